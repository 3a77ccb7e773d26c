// The coats of arms of minions and bosses: every one has its own charge; a level, and every boss, has its own colours (tokens.css).
import { BOSSES, EXTRA_MINIONS, MINIONS, VISEER } from '@wyrmtable/adventures';
import type { Arms } from '../../../pieces/Portrait.tsx';
import { introduceArms } from '../../dice-throne/arms.ts';

type Blazon = Omit<Arms, 'accent'>;

const MINION_ARMS: Readonly<Record<string, Blazon>> = {
  'street-rat': { charge: 'rat', division: 'bend' },
  fairy: { charge: 'fairy', division: 'pale' },
  'wandering-ronin': { charge: 'katana', division: 'chevron' },
  'goblin-enchanter': { charge: 'goblin-head', division: 'fess' },
  'shadow-archer': { charge: 'bowman', division: 'saltire' },
  'feline-shade': { charge: 'feline', division: 'bend' },
  'lost-swordsman': { charge: 'swordman', division: 'pale' },
  'chaos-elf': { charge: 'elf-helmet', division: 'chevron' },
  'raving-oni': { charge: 'oni', division: 'fess' },
  'vulture-king': { charge: 'vulture', division: 'saltire' },
  'living-rock': { charge: 'rock-golem', division: 'bend' },
  serpentyne: { charge: 'snake-tongue', division: 'pale' },
  'dreg-lackey': { charge: 'shambling-zombie', division: 'chevron' },
  lizardman: { charge: 'lizardman', division: 'fess' },
  satyr: { charge: 'goat', division: 'saltire' },
  'ogrun-warrior': { charge: 'ogre', division: 'bend' },
  'lizard-mage': { charge: 'gecko', division: 'pale' },
  'bestial-dreg': { charge: 'werewolf', division: 'chevron' },
  'blind-archer': { charge: 'blindfold', division: 'fess' },
  'entropy-mage': { charge: 'warlock-eye', division: 'saltire' },
  'brutish-cyclops': { charge: 'cyclops', division: 'bend' },
  'vicious-viper': { charge: 'snake', division: 'pale' },
  scoundrel: { charge: 'hooded-assassin', division: 'chevron' },
  'phantom-blade': { charge: 'spectre', division: 'fess' },
  'withered-elf': { charge: 'dead-wood', division: 'saltire' },
  'wailing-banshee': { charge: 'screaming', division: 'bend' },
  'raging-centaur': { charge: 'centaur', division: 'pale' },
  'axe-knight': { charge: 'sharp-axe', division: 'chevron' },
  'dark-panther': { charge: 'tiger-head', division: 'fess' },
  'horned-harpy': { charge: 'harpy', division: 'saltire' },
  trickster: { charge: 'jester-hat', division: 'bend' },
  'soulless-bandit': { charge: 'bandit', division: 'pale' },
  'arcane-vibra': { charge: 'vibrating-ball', division: 'chevron' },
  yokai: { charge: 'fox-head', division: 'fess' },
  'devilish-imp': { charge: 'imp', division: 'saltire' },
  'blackroot-elf': { charge: 'elf-ear', division: 'bend' },
  'death-seer': { charge: 'grim-reaper', division: 'pale' },
  basilisk: { charge: 'reptile-tail', division: 'chevron' },
  'crushing-golem': { charge: 'golem-head', division: 'fess' },
  'fierce-hydra': { charge: 'hydra', division: 'saltire' },
  'loot-goblin': { charge: 'swap-bag', division: 'bend' },
  onibaba: { charge: 'witch-face', division: 'pale' },
  'holy-zealot': { charge: 'prayer', division: 'chevron' },
  'cursed-blade': { charge: 'winged-sword', division: 'fess' },
  'crimson-archer': { charge: 'archer', division: 'saltire' },
  'dark-lion': { charge: 'lion', division: 'bend' },
  'chaos-knight': { charge: 'black-knight-helm', division: 'pale' },
  'corrupted-rogue': { charge: 'rogue', division: 'chevron' },
  'whispering-death': { charge: 'hooded-figure', division: 'fess' },
  'goblin-horde': { charge: 'minions', division: 'saltire' },
  'raging-berserker': { charge: 'enrage', division: 'bend' },
  atlas: { charge: 'atlas', division: 'pale' },
  // Further known ones.
  'melodious-maiden': { charge: 'lyre', division: 'chevron' },
  'dark-druid': { charge: 'deer-head', division: 'fess' },
  disciple: { charge: 'monk-face', division: 'saltire' },
  'plague-bearer': { charge: 'plague-doctor-profile', division: 'bend' },
  'corrupted-ghoul': { charge: 'chewed-skull', division: 'pale' },
  'blood-mage': { charge: 'bleeding-wound', division: 'chevron' },
  'bone-witch': { charge: 'crossed-bones', division: 'fess' },
  'agile-elf': { charge: 'woman-elf-face', division: 'saltire' },
  'the-hermit': { charge: 'wizard-face', division: 'bend' },
  'dark-specter': { charge: 'ghost', division: 'pale' },
  'the-butcher': { charge: 'meat-cleaver', division: 'chevron' },
  succubus: { charge: 'devil-mask', division: 'fess' },
  'black-wyrm': { charge: 'spiked-dragon-head', division: 'saltire' },
  wyvern: { charge: 'wyvern', division: 'bend' },
  chimera: { charge: 'gluttonous-smile', division: 'pale' },
  'orc-shaman': { charge: 'orc-head', division: 'chevron' },
  'iron-maiden': { charge: 'iron-mask', division: 'fess' },
  'carrion-golem': { charge: 'brute', division: 'saltire' },
  'fell-summoner': { charge: 'magic-portal', division: 'bend' },
  umbra: { charge: 'shadow-follower', division: 'pale' },
  'emperor-cobra': { charge: 'cobra', division: 'chevron' },
  'swamp-dweller': { charge: 'swamp', division: 'fess' },
  bloodseeker: { charge: 'bat', division: 'saltire' },
  'ashen-king': { charge: 'crowned-skull', division: 'bend' },
  'fallen-pharaoh': { charge: 'pharoah', division: 'pale' },
};

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
    { ...(MINION_ARMS[id] ?? NOBODY), accent: `minion-${level}` },
  ]),
  [VISEER.id, VISEER_ARMS],
  ...BOSSES.map(({ id }): [string, Arms] => [id, { ...(BOSS_ARMS[id] ?? NOBODY), accent: id }]),
]);

introduceArms(ENEMY_ARMS);
