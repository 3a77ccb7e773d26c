// The names of Dice Throne: nothing missing, nothing left in English, and the forms that sentences need.

import { COMMON_CARD_NAMES, HERO_NAMES, type HeroNames, STATUS_NAMES } from '@wyrmtable/dice-throne/names';
import { describe, expect, test } from 'vitest';
import * as throne from '../src/dice-throne/index.ts';
import { CASES, FORMS, GENDERS, type Noun } from '../src/dice-throne/nouns.ts';
import * as terms from '../src/dice-throne/terms.ts';
import { LANGS, type Message } from '../src/index.ts';

const { abilityName, cardName, heroGender, heroName, statusCount, statusName, symbolCount, symbolName, windowName } =
  throne;

/** What the heroes' sheets hold: the board, its other side, abilities that upgrades add, action cards with the promo. */
const SHEETS: Readonly<Record<string, Sheet>> = {
  barbarian: sheet(
    'sword sword sword life life pow',
    0,
    2,
    5,
    `smack III, sturdy-blow III, mighty-blow II, crit-bash II, fortitude II, overpower II, reckless II, thick-skin II`,
  ),
  'moon-elf': sheet(
    'arrow arrow arrow foot foot moon',
    0,
    4,
    5,
    `longbow III, demising-shot II, covered-shot II, exploding-arrow III, entangling-shot II, blinding-shot II, eclipse II, missed-me II`,
  ),
  pyromancer: sheet(
    'flame flame flame blaze soul meteor',
    0,
    3,
    5,
    `fireball II, pyroblast III, burning-soul II, combustion II, hot-streak II, ignite II, meteorite II, molten-armor III`,
  ),
  'shadow-thief': sheet(
    'dagger dagger bag bag card shadow',
    0,
    2,
    7,
    `dagger-strike II, pickpocket II, shifty-strike II, insidious-strike II, shadow-dance II, carducopia II, shadow-defense II, counter-strike II`,
  ),
  monk: sheet(
    'fist fist palm zen zen lotus',
    0,
    3,
    5,
    `fist-strike III, meditate II, fist-of-harmony II, lotus-strike II, combo-strike II, tempest-rush II, fist-of-tranquility II, serenity III`,
  ),
  paladin: sheet(
    'sword sword helmet helmet life prayer',
    0,
    4,
    5,
    `tithe II, retaliate II, holy-attack II, righteous-prayer II, righteous-combat III, mighty-prayer II, holy-light II, divine-defense III`,
  ),
  ninja: sheet(
    'ninjato ninjato ninjato shuriken shuriken mask',
    0,
    4,
    7,
    `slash II, death-blossom II, smoke-screen II, walk-the-line II, poison-blade II, shadow-fang II, shadewalk II, shade-shift II`,
  ),
  treant: sheet(
    'branch branch branch leaf leaf spirit',
    0,
    5,
    7,
    `splinter III, tend II, overgrowth II, vengeful-vines II, call-of-the-wild II, natures-grasp II, rooted II`,
  ),
  gunslinger: sheet(
    'bullet bullet bullet dash dash bullseye',
    0,
    3,
    6,
    `revolver II, bounty-hunter II, showdown III, fan-the-hammer II, take-cover II, deadeye II, duel II, quick-draw II`,
  ),
  // Nine abilities a side, of which the passive keeps its name; turning the board replaces upgrades.
  'cursed-pirate': sheet('cutlass cutlass cutlass booty booty skull', 8, 0, 16, ``),
  samurai: sheet(
    'katana katana katana kabuto kabuto sun',
    0,
    3,
    6,
    `katana-slice III, wakizashi III, solemnity II, budo II, masamune II, hagakure II, stand-tall II`,
  ),
  tactician: sheet(
    'saber saber saber flag flag medal',
    0,
    4,
    6,
    `saber-strike II, carpet-bomb II, profiteer II, strategic-approach II, flank II, exploit II, maneuver II, countermeasures III`,
  ),
  huntress: sheet(
    'spear spear claw claw soul sabertooth',
    0,
    4,
    6,
    `animalistic II, savage II, resuscitate II, feral-instincts II, predatory-advance II, onslaught II, feral II, maternal-bond III`,
  ),
  artificer: sheet(
    'wrench wrench wrench gear gear bolt',
    0,
    4,
    7,
    `spanner-strike II, schematics II, scrap-collector II, eureka II, jolt II, overclock II, zapppp II, ratchet-up II`,
  ),
  seraph: sheet(
    'blade blade blade wings cross pendant',
    0,
    5,
    5,
    `holy-blade III, glorious II, purify II, holy-smite II, triumphant II, archangels-will II, highest-power II, angelic-mantle III`,
  ),
  'vampire-lord': sheet(
    'claw claw claw gaze gaze droplet',
    0,
    5,
    7,
    `gouge III, sanguimancy II, glamour II, rend II, possess II, blood-magic II, blood-thirst II, immortal-flesh II`,
  ),
};

/** Cards of the heroes' own in a box deck beside the 18 common ones: upgrades and actions, without the promo. */
const OWN_CARDS: Readonly<Record<string, number>> = { 'cursed-pirate': 15, 'vampire-lord': 15 };

interface Sheet {
  readonly die: readonly string[];
  readonly otherSide: number;
  readonly added: number;
  readonly cards: number;
  readonly upgrades: readonly string[];
}

/** `highest` says up to which level each ability can be upgraded; a III always comes with its II. */
function sheet(die: string, otherSide: number, added: number, cards: number, highest: string): Sheet {
  const upgrades = [...highest.matchAll(/([a-z-]+) (III?)/g)].flatMap(([, id, level]) =>
    level === 'III' ? [`${id}-ii`, `${id}-iii`] : [`${id}-ii`],
  );
  return { die: die.split(' '), otherSide, added, cards, upgrades };
}

/** Borrowed words and proper names that Polish writes as English does. */
const SAME_IN_POLISH = new Set([
  'Budo',
  'Bushido',
  'Chi',
  'Dojo!',
  'Eureka',
  'Gishi!',
  'Haga',
  'Hagakure',
  'Honor',
  'Kensei!',
  'Kuji-Kiri',
  'Masamune',
  'Meteoroid',
  'Nanobot',
  'Ninja',
  'Ninjutsu',
  'Nyra',
  'Wakizashi',
  'kabuto',
  'katana',
  'medal',
  'meteor',
  'ninjato',
  'shuriken',
  'zen',
]);

const heroes = Object.entries(HERO_NAMES);
const abilitiesOf = (hero: HeroNames): [string, Message][] =>
  [hero.abilities, hero.otherSide, hero.added].flatMap((names) => Object.entries(names));
const abilities = heroes.flatMap(([, hero]) => abilitiesOf(hero));
const cards: [string, Message][] = [
  ...Object.entries<Message>(COMMON_CARD_NAMES),
  ...heroes.flatMap(([, hero]) => Object.entries(hero.cards)),
];
const statuses = Object.entries<Noun>(STATUS_NAMES);
const companions = Object.entries<Noun>(throne.COMPANION_NAMES);
const symbols = heroes.flatMap(([id, hero]) =>
  Object.entries(hero.symbols).map(([face, noun]): [string, Noun] => [`${id} ${face}`, noun]),
);

/** Letters of one alphabet, no loose ends, and nothing left in English that is not so on purpose. */
function isTranslated({ en, pl, ru }: Message): void {
  for (const name of [en, pl, ru]) {
    expect(name).toMatch(/\p{L}|\d/u);
    expect(name).toBe(name.trim());
    expect(name).not.toMatch(/ {2}|[{}<>]/);
  }
  if (SAME_IN_POLISH.has(en)) expect(pl).toBe(en);
  else expect(pl).not.toBe(en);
  expect(en + pl).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(ru).toMatch(/\p{Script=Cyrillic}/u);
  expect(ru).not.toMatch(/\p{Script=Latin}/u);
}

const nominative = ({ en, pl, ru }: Noun): Message => ({ en: en.one, pl: pl.nominative, ru: ru.nominative });

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The content's ids are the English names without their punctuation. */
function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace('’em', ' em')
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ +/g, '-');
}

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

test('there are sixteen heroes and eighteen common cards', () => {
  expect(Object.keys(HERO_NAMES).sort()).toEqual(Object.keys(SHEETS).sort());
  expect(heroes).toHaveLength(16);
  expect(Object.keys(COMMON_CARD_NAMES)).toHaveLength(18);
});

describe.each(heroes)('%s', (id, hero) => {
  const on = SHEETS[id] ?? sheet('', 0, 0, 0, '');

  test('is called by name in every case', () => {
    isTranslated({ en: hero.hero.en, pl: hero.hero.pl.nominative, ru: hero.hero.ru.nominative });
    expect(idOf(hero.hero.en)).toBe(id);
    for (const lang of ['pl', 'ru'] as const) {
      expect(Object.keys(hero.hero[lang]).sort()).toEqual([...CASES, 'gender'].sort());
      for (const form of CASES) expect(hero.hero[lang][form]).toMatch(/^\p{Lu}/u);
      expect(['masculine', 'feminine']).toContain(hero.hero[lang].gender);
      // Heroes are alive: a masculine one has the genitive for an accusative, unless it declines like a feminine.
      if (hero.hero[lang].gender === 'masculine' && !/[ay]$/.test(hero.hero[lang].nominative)) {
        expect(hero.hero[lang].accusative).toBe(hero.hero[lang].genitive);
      }
    }
  });

  test('has every ability, added ability and card of its sheet', () => {
    expect(Object.keys(hero.abilities)).toHaveLength(9);
    expect(Object.keys(hero.otherSide)).toHaveLength(on.otherSide);
    expect(Object.keys(hero.added)).toHaveLength(on.added);
    expect(Object.keys(hero.cards)).toHaveLength(on.cards);
    expect(on.upgrades.length + on.cards - 1).toBe(OWN_CARDS[id] ?? 14);
  });

  test('has a word for every side of its die and for no other', () => {
    expect(on.die).toHaveLength(6);
    expect(Object.keys(hero.symbols).sort()).toEqual([...new Set(on.die)].sort());
  });

  test('calls every upgrade after its ability', () => {
    for (const upgrade of on.upgrades) {
      const ability = upgrade.replace(/-i+$/, '');
      expect(Object.keys(hero.abilities)).toContain(ability);
      for (const lang of LANGS) {
        expect(cardName(lang, upgrade)).toBe(
          `${abilityName(lang, ability)} ${upgrade.endsWith('-iii') ? 'III' : 'II'}`,
        );
      }
    }
  });

  test('ends its board with the ultimate, which is a shout', () => {
    const [last] = Object.values(hero.abilities).slice(-1);
    for (const lang of LANGS) expect(last?.[lang]).toMatch(/!$/);
  });
});

describe.each([
  ['abilities', abilities],
  ['cards', cards],
] as const)('%s', (_, names) => {
  test('have ids made of their English names, each once', () => {
    for (const [id, { en }] of names) expect(idOf(en)).toBe(id);
    expect(repeated(names.map(([id]) => id))).toEqual([]);
  });

  test('are told apart in every language', () => {
    for (const lang of LANGS) expect(repeated(names.map(([, name]) => name[lang]))).toEqual([]);
  });

  test.each(names)('%s is written three times', (_, name) => {
    isTranslated(name);
    for (const lang of LANGS) expect(name[lang]).toMatch(/^\p{Lu}/u);
  });
});

test.each(cards)('%s is a shout or a question where the printed card is', (_, name) => {
  const end = /[!?]?$/.exec(name.en)?.[0];
  for (const lang of LANGS) expect(/[!?]?$/.exec(name[lang])?.[0]).toBe(end);
});

test('every status is told apart from every other', () => {
  const ids = statuses.map(([id]) => id);
  expect(ids).toHaveLength(52);
  for (const id of ids) expect(id).toMatch(KEBAB);
  for (const lang of LANGS) expect(repeated(ids.map((id) => statusName(lang, id)))).toEqual([]);
});

describe.each([
  ['statuses', [...statuses, ...companions], /^\p{Lu}/u],
  ['symbols', symbols, /^\p{Ll}/u],
] as const)('%s', (_, nouns, start) => {
  test.each(nouns)('%s has every form', (_, noun) => {
    isTranslated(nominative(noun));
    expect(noun.en.several).toMatch(start);
    for (const lang of ['pl', 'ru'] as const) {
      const forms = noun[lang];
      expect(Object.keys(forms).sort()).toEqual([...FORMS, 'gender'].sort());
      expect(GENDERS).toContain(forms.gender);
      for (const form of FORMS) expect(forms[form]).toMatch(start);
      // What every grammar of the two languages says.
      if (forms.gender === 'neuter' || forms.gender === 'plural') expect(forms.accusative).toBe(forms.nominative);
      if (forms.gender === 'masculine') expect([forms.nominative, forms.genitive]).toContain(forms.accusative);
      if (forms.gender === 'plural') expect(forms.many).toBe(forms.genitive);
    }
    // Russian counts 2 to 4 with the noun in the genitive singular: its last word says so.
    const last = (text: string): string | undefined => text.split(' ').at(-1);
    if (noun.ru.gender !== 'plural' && !/ /.test(noun.ru.nominative)) {
      expect(last(noun.ru.few)).toBe(last(noun.ru.genitive));
    }
  });
});

test('statuses are counted as people count', () => {
  expect([1, 2, 5, 22, 25].map((n) => statusCount('pl', 'fire-mastery', n))).toEqual([
    '1 Kunszt ognia',
    '2 Kunszty ognia',
    '5 Kunsztów ognia',
    '22 Kunszty ognia',
    '25 Kunsztów ognia',
  ]);
  expect([1, 3, 5, 21].map((n) => statusCount('ru', 'cursed-doubloon', n))).toEqual([
    '1 Проклятый дублон',
    '3 Проклятых дублона',
    '5 Проклятых дублонов',
    '21 Проклятый дублон',
  ]);
  expect([1, 3].map((n) => statusCount('en', 'cursed-doubloon', n))).toEqual([
    '1 Cursed Doubloon',
    '3 Cursed Doubloons',
  ]);
  expect(statusCount('en', 'chi', 5)).toBe('5 Chi');
  expect(statusCount('pl', 'poison', 1, 'accusative')).toBe('1 Truciznę');
  expect(statusName('ru', 'powder-keg', 'accusative')).toBe('Пороховую бочку');
});

test('symbols belong to a hero', () => {
  expect(symbolName('en', 'pyromancer', 'soul')).toBe('fiery soul');
  expect(symbolName('en', 'huntress', 'soul')).toBe('bonded soul');
  expect(symbolCount('pl', 'barbarian', 'sword', 3)).toBe('3 miecze');
  expect(symbolCount('ru', 'moon-elf', 'arrow', 5)).toBe('5 стрел');
  expect(symbolCount('en', 'moon-elf', 'foot', 2)).toBe('2 feet');
  expect(symbolCount('pl', 'cursed-pirate', 'skull', 1, 'accusative')).toBe('1 czaszkę');
});

test('names are found by id', () => {
  expect(cardName('en', 'smack-ii')).toBe('Smack II');
  expect(cardName('pl', 'fireball-ii')).toBe('Kula ognia II');
  expect(cardName('ru', 'zapppp-ii')).toBe('Бззззт! II');
  expect(abilityName('en', 'cherubim-ii')).toBe('Cherubim II');
  // Both sides of the Cursed Pirate's board have it.
  expect(abilityName('pl', 'cursed')).toBe('Klątwa');
  expect(abilityName('en', 'fill-em-with-lead')).toBe('Fill’em With Lead!');
  expect(abilityName('en', 'cultivate')).toBe('Cultivate');
  expect(cardName('en', 'cultivate')).toBe('Cultivate!');
  expect(cardName('en', 'what-status-effects')).toBe('What Status Effects?');
  expect(heroName('pl', 'moon-elf', 'accusative')).toBe('Księżycową Elfkę');
  expect(heroName('en', 'moon-elf', 'genitive')).toBe('Moon Elf');
  expect(heroGender('ru', 'gunslinger')).toBe('feminine');
});

test('an id nobody knows stands for itself', () => {
  for (const lang of LANGS) {
    expect(heroName(lang, 'nobody')).toBe('nobody');
    expect(abilityName(lang, 'no-such-thing-ii')).toBe('no-such-thing-ii');
    expect(cardName(lang, 'ii')).toBe('ii');
    expect(statusCount(lang, 'nothing', 2)).toBe('2 nothing');
    expect(symbolName(lang, 'barbarian', 'arrow')).toBe('arrow');
    expect(windowName(lang, 'never')).toBe('never');
  }
});

const { WINDOW_NAMES, windowName: _, ...LISTS } = terms;
const TERMS: [string, Message][] = [
  ...WINDOW_NAMES,
  ...Object.values(LISTS).flatMap((list): [string, Message][] => Object.entries(list)),
];

test('phases, damage, modes and windows are all there', () => {
  expect(Object.keys(terms.PHASE_NAMES)).toHaveLength(8);
  expect(Object.keys(terms.DAMAGE_NAMES)).toEqual(['normal', 'undefendable', 'pure', 'collateral', 'ultimate']);
  expect(Object.keys(terms.MODE_NAMES).sort()).toEqual(['2v2', '3v3', 'duel', 'koth']);
  expect(WINDOW_NAMES.size).toBe(15);
  expect(windowName('pl', 'last-chance')).toBe('Ostatnia szansa przed obrażeniami');
});

test.each(TERMS)('%s', (_, name) => {
  isTranslated(name);
});
