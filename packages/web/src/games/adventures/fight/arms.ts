// The coats of arms of minions and bosses: every one has its own charge; a level, and every boss, has its own colours (tokens.css).
import { BOSSES, EXTRA_MINIONS, MINIONS, VISEER } from '@wyrmtable/adventures';
import type { Arms } from '../../../pieces/Portrait.tsx';
import { introduceArms } from '../../dice-throne/hero-arms.ts';

type Blazon = Omit<Arms, 'accent'>;

const CHARGES: Readonly<Record<string, string>> = {
  'street-rat': 'rat',
  fairy: 'fairy',
  'wandering-ronin': 'katana',
  'goblin-enchanter': 'goblin-head',
  'shadow-archer': 'bowman',
  'feline-shade': 'feline',
  'lost-swordsman': 'swordman',
  'chaos-elf': 'elf-helmet',
  'raving-oni': 'oni',
  'vulture-king': 'vulture',
  'living-rock': 'rock-golem',
  serpentyne: 'snake-tongue',
  'dreg-lackey': 'shambling-zombie',
  lizardman: 'lizardman',
  satyr: 'goat',
  'ogrun-warrior': 'ogre',
  'lizard-mage': 'gecko',
  'bestial-dreg': 'werewolf',
  'blind-archer': 'blindfold',
  'entropy-mage': 'warlock-eye',
  'brutish-cyclops': 'cyclops',
  'vicious-viper': 'snake',
  scoundrel: 'hooded-assassin',
  'phantom-blade': 'spectre',
  'withered-elf': 'dead-wood',
  'wailing-banshee': 'screaming',
  'raging-centaur': 'centaur',
  'axe-knight': 'sharp-axe',
  'dark-panther': 'tiger-head',
  'horned-harpy': 'harpy',
  trickster: 'jester-hat',
  'soulless-bandit': 'bandit',
  'arcane-vibra': 'vibrating-ball',
  yokai: 'fox-head',
  'devilish-imp': 'imp',
  'blackroot-elf': 'elf-ear',
  'death-seer': 'grim-reaper',
  basilisk: 'reptile-tail',
  'crushing-golem': 'golem-head',
  'fierce-hydra': 'hydra',
  'loot-goblin': 'swap-bag',
  onibaba: 'witch-face',
  'holy-zealot': 'prayer',
  'cursed-blade': 'winged-sword',
  'crimson-archer': 'archer',
  'dark-lion': 'lion',
  'chaos-knight': 'black-knight-helm',
  'corrupted-rogue': 'rogue',
  'whispering-death': 'hooded-figure',
  'goblin-horde': 'minions',
  'raging-berserker': 'enrage',
  atlas: 'atlas',
  // Further known ones.
  'melodious-maiden': 'lyre',
  'dark-druid': 'deer-head',
  disciple: 'monk-face',
  'plague-bearer': 'plague-doctor-profile',
  'corrupted-ghoul': 'chewed-skull',
  'blood-mage': 'bleeding-wound',
  'bone-witch': 'crossed-bones',
  'agile-elf': 'woman-elf-face',
  'the-hermit': 'wizard-face',
  'dark-specter': 'ghost',
  'the-butcher': 'meat-cleaver',
  succubus: 'devil-mask',
  'black-wyrm': 'spiked-dragon-head',
  wyvern: 'wyvern',
  chimera: 'gluttonous-smile',
  'orc-shaman': 'orc-head',
  'iron-maiden': 'iron-mask',
  'carrion-golem': 'brute',
  'fell-summoner': 'magic-portal',
  umbra: 'shadow-follower',
  'emperor-cobra': 'cobra',
  'swamp-dweller': 'swamp',
  bloodseeker: 'bat',
  'ashen-king': 'crowned-skull',
  'fallen-pharaoh': 'pharoah',
};

const DIVISIONS = ['bend', 'pale', 'chevron', 'fess', 'saltire'] as const;

/** The divisions take turns, so that neighbours in a deck never look alike. */
const MINION_ARMS = new Map<string, Blazon>(
  Object.entries(CHARGES).map(([id, charge], i) => [
    id,
    { charge, division: DIVISIONS[i % DIVISIONS.length] ?? 'fess' },
  ]),
);

/** Who stands beside a boss. */
const VISEER_ARMS: Arms = { charge: 'third-eye', division: 'pale', accent: 'minion-4' };

const BOSS_ARMS: Readonly<Record<string, Blazon>> = {
  'fallen-barbarian': { charge: 'barbarian', division: 'saltire' },
  'fallen-gunslinger': { charge: 'cowboy-holster', division: 'pale' },
  'fallen-monk': { charge: 'inner-self', division: 'chevron' },
  'mad-king': { charge: 'imperial-crown', division: 'bend' },
};

const NOBODY: Blazon = { charge: 'imp', division: 'fess' };

/** By the id of the minion or boss. */
const ENEMY_ARMS: Readonly<Record<string, Arms>> = Object.fromEntries<Arms>([
  ...[...MINIONS, ...EXTRA_MINIONS].map(({ id, level }): [string, Arms] => [
    id,
    { ...(MINION_ARMS.get(id) ?? NOBODY), accent: `minion-${level}` },
  ]),
  [VISEER.id, VISEER_ARMS],
  ...BOSSES.map(({ id }): [string, Arms] => [id, { ...(BOSS_ARMS[id] ?? NOBODY), accent: id }]),
]);

introduceArms(ENEMY_ARMS);
