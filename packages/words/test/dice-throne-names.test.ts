// The names of Dice Throne: nothing missing, nothing left in English, and the forms that sentences need.

import { COMMON_CARDS, HEROES, STATUSES } from '@wyrmtable/dice-throne';
import { COMMON_CARD_NAMES, HERO_NAMES, type HeroNames, STATUS_NAMES } from '@wyrmtable/dice-throne/names';
import { describe, expect, test } from 'vitest';
import * as throne from '../src/dice-throne/index.ts';
import { CASES, FORMS, GENDERS, type Noun } from '../src/dice-throne/nouns.ts';
import * as terms from '../src/dice-throne/terms.ts';
import { LANGS, type Message } from '../src/index.ts';

const { abilityName, cardName, heroGender, heroName, statusCount, statusName, symbolCount, symbolName, windowName } =
  throne;

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

const heroes = [...HERO_NAMES];
const boards = new Map(HEROES.map((hero) => [hero.id, hero]));
const abilitiesOf = (hero: HeroNames): [string, Message][] =>
  [hero.abilities, hero.otherSide, hero.added].flatMap((names) => Object.entries(names));
const abilities = heroes.flatMap(([, hero]) => abilitiesOf(hero));
const cards: [string, Message][] = [
  ...Object.entries<Message>(COMMON_CARD_NAMES),
  ...heroes.flatMap(([, hero]) => Object.entries(hero.cards)),
];
const statuses = [...STATUS_NAMES];
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

test('every hero and every common card has a name, and nothing else has', () => {
  expect(heroes.map(([id]) => id)).toEqual(HEROES.map(({ id }) => id));
  expect(Object.keys(COMMON_CARD_NAMES).sort()).toEqual(COMMON_CARDS.map(({ id }) => id).sort());
});

describe.each(heroes)('%s', (id, hero) => {
  const slots = boards.get(id)?.slots ?? [];

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

  test('calls every upgrade after its ability', () => {
    for (const { id: upgrade } of slots.flatMap(({ upgrades }) => upgrades)) {
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
  expect(ids.sort()).toEqual(STATUSES.map(({ id }) => id).sort());
  for (const id of ids) expect(id).toMatch(KEBAB);
  for (const lang of LANGS) expect(repeated(ids.map((id) => statusName(lang, id)))).toEqual([]);
});

describe.each([
  ['statuses', statuses, /^\p{Lu}/u],
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
