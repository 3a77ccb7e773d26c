// The names of Adventures: nothing missing, nothing left over, nothing left in English, each thing told apart.
import {
  BOSSES,
  CLASSES,
  DIFFICULTIES,
  EXTRA_MINIONS,
  LOOT,
  MAPS,
  MINIONS,
  NEW_STATUSES,
  PORTALS,
  SCENARIOS,
  STATUS_IDS,
  TILES,
  VISEER,
} from '@wyrmtable/adventures';
import {
  BOSS_ABILITIES,
  BOSS_CARDS,
  BOSS_NAMES,
  BOX_ATTACKS,
  CHAOS_SYMBOLS,
  EXTRA_ATTACKS,
  FURTHER_STATUSES,
  LEGACY_NAMES as LEGACY,
  LOOT_NAMES,
  MINIONS_EXTRA,
  MINIONS_I,
  MINIONS_II,
  MINIONS_III,
  MINIONS_IV,
  TILE_NAMES,
} from '@wyrmtable/adventures/names';
import { COMMON_CARD_NAMES } from '@wyrmtable/dice-throne/names';
import { describe, expect, test } from 'vitest';
import * as adventures from '../src/adventures/index.ts';
import { abilityName, cardName, heroName, statusName, symbolCount } from '../src/dice-throne/index.ts';
import { FORMS, GENDERS, type Noun, type Person } from '../src/dice-throne/nouns.ts';
import { LANGS, type Lang, type Message } from '../src/index.ts';

const { className, difficultyName, enemyName, lootName, mapName, scenarioName, tableNames, tileName } = adventures;

const minions = [...MINIONS, ...EXTRA_MINIONS, VISEER];
const people: Readonly<Record<string, Person>> = {
  ...MINIONS_I,
  ...MINIONS_II,
  ...MINIONS_III,
  ...MINIONS_IV,
  ...MINIONS_EXTRA,
  ...LEGACY,
  ...BOSS_NAMES,
};

/** Names and borrowed words that Polish writes as English does. */
const SAME_IN_POLISH = new Set(['Atlas', 'Chaos', 'Chimera', 'Onibaba', 'Satyr', 'Umbra', 'Vis’eer', 'chaos']);

const said = (name: (lang: Lang) => string): Message => ({ en: name('en'), pl: name('pl'), ru: name('ru') });

function isTranslated({ en, pl, ru }: Message): void {
  for (const name of [en, pl, ru]) {
    expect(name).toMatch(/\p{L}/u);
    expect(name).toBe(name.trim());
    expect(name).not.toMatch(/ {2}|[{}<>]/);
  }
  if (SAME_IN_POLISH.has(en)) expect(pl).toBe(en);
  else expect(pl).not.toBe(en);
  expect(en + pl).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(ru).toMatch(/\p{Script=Cyrillic}/u);
  // Versions keep their Roman numerals.
  expect(ru.replace(/ (II|III|IV)$/, '')).not.toMatch(/\p{Script=Latin}/u);
}

/** The content's ids are the English names without their punctuation. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ +/g, '-');

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

test('the box is named: 4 bosses with 40 cards each, 20 scenario cards', () => {
  expect(MAPS.length + SCENARIOS.filter(({ kind }) => kind === 'boss').length).toBe(20);
  for (const { board, cards } of BOSSES) {
    const upgrades = board.slots.flatMap((slot) => slot.upgrades);
    expect(upgrades.length + cards.length).toBe(40);
    for (const { id } of [...upgrades, ...cards.map(({ card }) => card)])
      isTranslated(said((lang) => cardName(lang, id)));
  }
});

describe('tiles', () => {
  const ids = [...PORTALS, ...TILES].map(({ id }) => id);

  test('all have names, and there are no names without a tile', () => {
    expect(Object.keys(TILE_NAMES).sort()).toEqual([...ids].sort());
    for (const lang of LANGS) expect(repeated(ids.map((id) => tileName(lang, id)))).toEqual([]);
  });

  test.each(ids)('%s', (id) => {
    isTranslated(said((lang) => tileName(lang, id)));
  });
});

describe('enemies', () => {
  test('all have names, and there are no names without an enemy', () => {
    expect(Object.keys(people).sort()).toEqual([...minions, ...BOSSES].map(({ id }) => id).sort());
    for (const lang of LANGS) expect(repeated(Object.keys(people).map((id) => enemyName(lang, id)))).toEqual([]);
  });

  test.each(Object.entries(people))('%s is called by name in every case', (id, { en, pl, ru }) => {
    isTranslated(said((lang) => enemyName(lang, id)));
    expect([id, `the-${id}`]).toContain(idOf(en));
    for (const forms of [pl, ru]) {
      for (const form of ['nominative', 'genitive', 'accusative'] as const) expect(forms[form]).toMatch(/^\p{Lu}/u);
      // A masculine enemy is struck in its genitive when it lives, in its nominative when it is a thing.
      if (forms.gender === 'masculine' && !/[ay]( |$)/.test(forms.nominative)) {
        expect([forms.nominative, forms.genitive]).toContain(forms.accusative);
      }
    }
  });

  test('everything on their cards has a name', () => {
    for (const { board } of [...minions, ...BOSSES]) {
      const abilities = board.slots.flatMap(({ printed, upgrades }) => [
        printed,
        ...upgrades.flatMap(({ ability, adds }) => [ability, ...adds]),
      ]);
      for (const { id } of abilities) isTranslated(said((lang) => abilityName(lang, id)));
    }
  });

  test('what has a name of its own is told apart', () => {
    const names: [string, Message][] = [BOX_ATTACKS, EXTRA_ATTACKS, BOSS_ABILITIES].flatMap((list) =>
      Object.entries<Message>(list),
    );
    for (const [id, { en }] of names) expect(idOf(en)).toBe(id);
    for (const lang of LANGS) expect(repeated(names.map(([, name]) => name[lang]))).toEqual([]);
    const used = new Set(
      [...minions, ...BOSSES].flatMap(({ board }) =>
        board.slots.flatMap(({ printed, upgrades }) => [
          printed.id,
          ...upgrades.flatMap(({ adds }) => adds.map(({ id }) => id)),
        ]),
      ),
    );
    expect(names.filter(([id]) => !used.has(id))).toEqual([]);
  });

  test('each action card of a boss is there twice under one name', () => {
    const ids = BOSSES.flatMap(({ cards }) => cards.map(({ card }) => card.id));
    expect([...new Set(ids.map((id) => id.replace(/-[12]$/, '')))].sort()).toEqual(Object.keys(BOSS_CARDS).sort());
    expect(cardName('pl', 'kneel-1')).toBe('Na kolana');
    expect(cardName('pl', 'kneel-2')).toBe('Na kolana');
    for (const [id, { en }] of Object.entries<Message>(BOSS_CARDS)) expect(idOf(en)).toBe(id);
  });

  test('a boss calls what a hero has as well as the hero does', () => {
    expect(abilityName('pl', 'deadeye')).toBe('Sokole oko');
    expect(cardName('ru', 'duel-iii')).toBe('Дуэль III');
    expect(cardName('en', 'get-some')).toBe('Get Some!');
    expect(cardName('en', 'get-some-1')).toBe('Get Some');
  });
});

describe('loot', () => {
  test.each(LOOT.map(({ card }) => card.id))('%s', (id) => {
    isTranslated(said((lang) => lootName(lang, id)));
  });

  test('all are told apart, and there are no names without a card', () => {
    for (const lang of LANGS) expect(repeated(LOOT.map(({ card }) => lootName(lang, card.id)))).toEqual([]);
    const names = new Set<string>(LOOT.map(({ name }) => name));
    expect(Object.keys(LOOT_NAMES).filter((id) => !names.has(id))).toEqual([]);
    expect([...names].filter((id) => !(id in LOOT_NAMES) && !(id in COMMON_CARD_NAMES))).toEqual([]);
    for (const [id, { en }] of Object.entries<Message>(LOOT_NAMES)) expect(idOf(en)).toBe(id);
  });

  test('a better card is named after the one before, without the shout', () => {
    expect(LANGS.map((lang) => lootName(lang, 'buh-bye-iv'))).toEqual(['Buh, Bye IV', 'No to pa IV', 'Пока-пока IV']);
    expect(lootName('en', 'what-status-effects-ii')).toBe('What Status Effects II');
    expect(lootName('pl', 'codex-iii')).toBe('Kodeks III');
  });

  test('equipment does what it does under its own name', () => {
    const gear = LOOT.flatMap(({ card }) => (card.gear === undefined ? [] : [{ card, ability: card.gear.id }]));
    expect(gear.length).toBeGreaterThan(0);
    for (const { card, ability } of gear) {
      for (const lang of LANGS) expect(abilityName(lang, ability)).toBe(cardName(lang, card.id));
    }
  });
});

describe('tokens and dice', () => {
  test('every status of the box has a name', () => {
    expect(STATUS_IDS).toHaveLength(29);
    for (const id of [...STATUS_IDS, ...NEW_STATUSES.map((status) => status.id)]) {
      isTranslated(said((lang) => statusName(lang, id)));
    }
    for (const lang of LANGS) expect(repeated(STATUS_IDS.map((id) => statusName(lang, id)))).toEqual([]);
  });

  test.each([...Object.entries<Noun>(FURTHER_STATUSES), ...Object.entries<Noun>(CHAOS_SYMBOLS)])(
    '%s has every form',
    (_, noun) => {
      for (const lang of ['pl', 'ru'] as const) {
        const forms = noun[lang];
        expect(GENDERS).toContain(forms.gender);
        for (const form of FORMS) expect(forms[form].trim()).not.toBe('');
        if (forms.gender === 'neuter') expect(forms.accusative).toBe(forms.nominative);
        if (forms.gender === 'masculine') expect([forms.nominative, forms.genitive]).toContain(forms.accusative);
      }
    },
  );

  test('enemies roll swipes, vortices and chaos', () => {
    expect(LANGS.map((lang) => symbolCount(lang, 'fairy', 'vortex', 2))).toEqual(['2 vortices', '2 wiry', '2 вихря']);
    expect(symbolCount('pl', 'mad-king', 'swipe', 5)).toBe('5 pazurów');
  });
});

test('scenarios, maps, difficulties and classes', () => {
  expect(LANGS.map((lang) => scenarioName(lang, 1))).toEqual([
    'Scenario 1: portal exploration',
    'Scenariusz 1: eksploracja portalu',
    'Сценарий 1: исследование портала',
  ]);
  expect(scenarioName('pl', 8)).toBe('Scenariusz 8: Szalony Król');
  for (const { id } of MAPS) for (const lang of LANGS) expect(mapName(lang, id)).not.toBe(id);
  expect(mapName('ru', 's3-b')).toBe('Сценарий 3, карта B');
  for (const { id } of DIFFICULTIES) isTranslated(said((lang) => difficultyName(lang, id)));
  for (const id of CLASSES) isTranslated(said((lang) => className(lang, id)));
});

test('players first, then the enemies at the table', () => {
  expect(tableNames('pl', ['Mirka', 'Iwo'], [{ seat: 3, id: 'fairy' }])[3]).toBe('Wróżka');
  expect(heroName('ru', 'fallen-gunslinger', 'accusative')).toBe('Падшую наёмницу');
});

test('an id nobody knows stands for itself', () => {
  for (const lang of LANGS) {
    expect(tileName(lang, 'nowhere')).toBe('nowhere');
    expect(mapName(lang, 'nowhere')).toBe('nowhere');
    expect(difficultyName(lang, 'easy')).toBe('easy');
    expect(className(lang, 'mythic')).toBe('mythic');
  }
});
