// The log, the buttons and the questions of an adventure: one of each to be read, and campaigns told as they are played.
import {
  type AdventureEvent,
  type AdventureReading,
  adventures,
  type JourneyReading,
  KINDS,
  MODES,
  type Mode,
  REASONS,
} from '@wyrmtable/adventures';
import { BOXES, chachaChance, derivedSeed, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { copyOf, madeByChance } from '../../dice-throne/test/made.ts';
import {
  askingLine,
  choiceLine,
  eventLine,
  ITEM_NAMES,
  MODE_NAMES,
  momentOf,
  reasonLine,
  SHEET_FIELDS,
  STAGE_NAMES,
  tableNames,
} from '../src/adventures/index.ts';
import { breakdownLine, LOG_ICONS } from '../src/dice-throne/index.ts';
import { introduceHero } from '../src/dice-throne/made.ts';
import { LANGS, type Lang, type Message } from '../src/index.ts';
import type { OwnKind } from '../src/messages/adv-log.ts';

const NAMES = ['Mirka', 'Bogusz', 'Jagna', 'Iwo'];
const BROKEN = /[{}]|undefined|NaN|\[object| {2}|[.,;:]{2}/;

const said = (lang: Lang, event: AdventureEvent): string => eventLine(lang, event, NAMES)?.text ?? '';
const read = (event: AdventureEvent): string[] => LANGS.map((lang) => said(lang, event));

/** One of each kind: a kind that is missing does not compile. */
const ONE_OF_EACH: { readonly [K in OwnKind]: Extract<AdventureEvent, { readonly kind: K }> } = {
  scenario: { kind: 'scenario', number: 1, map: 's1-c' },
  'loot-die': { kind: 'loot-die', seat: 0, chest: 2, result: 17 },
  moved: { kind: 'moved', seat: 0, cell: 4 },
  revealed: { kind: 'revealed', seat: 0, cell: 4, tile: 'bog-ii' },
  shard: { kind: 'shard', seat: 0, shards: 2 },
  gold: { kind: 'gold', change: -1, gold: 9 },
  engaged: { kind: 'engaged', seat: 0, enemy: 'fairy', at: 2 },
  kept: { kind: 'kept', seat: 0, dice: [5, 2, 3], objective: { kind: 'straight' }, why: 'objective' },
  chose: { kind: 'chose', seat: 0, ability: 'low-blow', row: 0, priority: 4, over: ['overload'] },
  'boss-card': { kind: 'boss-card', seat: 0, card: 'kneel-1', fate: 'too-dear' },
  'enemy-down': { kind: 'enemy-down', enemy: 'fairy', fled: false },
  salve: { kind: 'salve', seat: 0, left: 1 },
  mystery: { kind: 'mystery', seat: 0, class: 'epic' },
  offered: { kind: 'offered', seat: 0, count: 4 },
  acquired: { kind: 'acquired', seat: 0, card: 'codex-ii' },
  'gave-up': { kind: 'gave-up', seat: 0, card: 'codex' },
  scored: { kind: 'scored', scenario: 2, won: true, result: 27 },
  unlocked: { kind: 'unlocked', packs: ['A', 'B', 'C'] },
  'campaign-over': { kind: 'campaign-over', score: 140 },
};

test.each(Object.values(ONE_OF_EACH))('$kind is told in three languages', (event) => {
  const lines = read(event);
  expect(new Set(lines).size).toBe(LANGS.length);
  for (const line of lines) {
    expect(line).not.toMatch(BROKEN);
    if ('seat' in event) expect(line).toContain(NAMES[event.seat]);
  }
  expect(LOG_ICONS).toContain(eventLine('en', event, NAMES)?.icon);
});

test.each(REASONS)('why a bot helps is told in three languages: %s', (why) => {
  const lines = LANGS.map((lang) => reasonLine(lang, { seat: 0, why, mate: 1 }, NAMES)?.text ?? '');
  expect(new Set(lines).size).toBe(LANGS.length);
  for (const line of lines) {
    expect(line).not.toMatch(BROKEN);
    expect(line).toMatch(/Mirka|Bogusz/);
  }
  expect(reasonLine('en', { seat: 0, why: 'of another edition', mate: null }, NAMES)).toBeNull();
});

describe('lines to be read', () => {
  test('a tile is revealed, somebody waits there', () => {
    expect(read(ONE_OF_EACH.revealed)).toEqual([
      'Mirka reveals Poison Bog',
      'Mirka odkrywa: Trujące Bagno',
      'Mirka открывает: Ядовитое болото',
    ]);
    expect(read(ONE_OF_EACH.engaged)[1]).toBe('Mirka staje do walki, wróg: Wróżka');
  });

  test('an enemy keeps dice, prefers an ability, and has a card', () => {
    expect(read(ONE_OF_EACH.kept)).toEqual([
      'Mirka keeps 2, 3, and 5 and rolls the rest again',
      'Mirka zostawia: 2, 3 i 5, resztę przerzuca',
      'Mirka оставляет 2, 3 и 5 и перебрасывает остальное',
    ]);
    const symbols = { kind: 'symbols', symbols: { swipe: 3, vortex: 1 } } as const;
    expect(read({ ...ONE_OF_EACH.kept, dice: [5, 1, 3], objective: symbols })).toEqual([
      'Mirka keeps 2 swipes and 1 vortex and rolls the rest again',
      'Mirka zostawia: 2 pazury i 1 wir, resztę przerzuca',
      'Mirka оставляет 2 когтя и 1 вихрь и перебрасывает остальное',
    ]);
    expect(read({ ...ONE_OF_EACH.kept, dice: [1, 2, 3, 6], objective: symbols, why: 'last' })).toEqual([
      'Mirka has no attempt left and of its objective only 3 swipes and 1 chaos symbol',
      'Mirka nie ma już prób rzutu, do celu rzutu pasuje tylko: 3 pazury i 1 symbol chaosu',
      'Mirka: попыток броска больше нет, к цели броска подходит только 3 когтя и 1 символ хаоса',
    ]);
    expect(read({ ...ONE_OF_EACH.kept, dice: [], why: 'last' })[1]).toBe(
      'Mirka nie ma już prób rzutu ani żadnej kości pasującej do celu rzutu',
    );
    expect(read(ONE_OF_EACH.chose)[0]).toBe('Mirka prefers Low Blow (priority 4) to Overload');
    expect(read({ ...ONE_OF_EACH.chose, over: [] })[0]).toBe('');
    expect(read(ONE_OF_EACH['boss-card'])[1]).toBe('Mirka nie ma czym zapłacić za kartę „Na kolana”');
  });

  test('what Rosella shows is named for the one who sees it', () => {
    expect(read({ kind: 'offered', seat: 1, count: 2, cards: ['codex', 'brace'] })[0]).toBe(
      'Rosella shows Bogusz: Codex, Brace',
    );
    expect(read(ONE_OF_EACH.offered)[0]).toBe('Rosella shows Mirka 4 cards');
  });

  test('a card nobody saw stays unnamed', () => {
    expect(read({ kind: 'gave-up', seat: 0, card: null })[0]).toBe('Mirka parts with a mystery card');
  });

  test('a chest, and a King’s Hand that has none', () => {
    expect(read(ONE_OF_EACH['loot-die'])[1]).toBe('Mirka otwiera skrzynię 2 i wyrzuca 17');
    expect(read({ kind: 'loot-die', seat: 0, chest: 0, result: 3 })[0]).toBe('Mirka rolls 3 for the King’s Hand');
  });

  test('what happens in the arena is told as in Dice Throne', () => {
    expect(read({ kind: 'played', seat: 0, card: 'codex-ii' })[0]).toBe('Mirka plays Codex II');
    expect(read({ kind: 'status', seat: 1, status: 'parasite', change: 1, tokens: 1 })[1]).toBe(
      'Bogusz otrzymuje Pasożyta',
    );
  });
});

describe('buttons', () => {
  const order = (reading: AdventureReading, moment = {}): string[] =>
    LANGS.map((lang) => choiceLine(lang, reading, NAMES, [], moment));

  const EXAMPLES: readonly JourneyReading[] = [
    ...(['go', 'salve', 'leave', 'keep', 'decline', 'onward', 'retire'] as const).map((kind) => ({ kind })),
    ...(['share', 'rescue'] as const).map((kind) => ({ kind, seat: 1 })),
    ...(['buy', 'sell-loot', 'trim'] as const).map((kind) => ({ kind, card: 'codex-ii' })),
    ...(['identify', 'sell-mystery'] as const).map((kind) => ({ kind, index: 0 })),
    { kind: 'move', cell: 3 },
  ];

  test('there is an example of every kind', () => {
    expect(EXAMPLES.map(({ kind }) => kind).toSorted()).toEqual(KINDS.toSorted());
  });

  test.each(EXAMPLES)('$kind has words', (reading) => {
    const lines = order(reading);
    for (const line of lines) expect(line).not.toMatch(BROKEN);
    expect(new Set(lines).size).toBe(LANGS.length);
  });

  test('where to go, as the map shows it', () => {
    const hidden = { kind: 'tile', level: 2, tile: null, open: false, items: [] } as const;
    const open = { ...hidden, open: true, tile: 'caves-i' };
    const map = { cells: [open, hidden, hidden, { ...hidden, kind: 'portal' }], columns: 2 };
    expect(order({ kind: 'move', cell: 2 }, map)[0]).toBe('Reveal a level II tile (row 2, column 1)');
    expect(order({ kind: 'move', cell: 0 }, map)).toEqual([
      'Join the fight: Caves',
      'Dołącz do walki: Jaskinie',
      'Вступить в бой: Пещеры',
    ]);
    expect(order({ kind: 'move', cell: 3 }, map)[1]).toBe('Wejdź na Portal Bossa');
  });

  test('what lies on the table is named', () => {
    expect(order({ kind: 'identify', index: 1 }, { mystery: ['common', 'epic'] })[0]).toBe(
      'Identify mystery card 2 (Epic loot)',
    );
    expect(order({ kind: 'keep' }, { looking: 'greed-iv' })[1]).toBe('Zatrzymaj „Chciwość IV”');
    expect(order({ kind: 'onward' }, { won: false })[0]).toBe('Play the scenario again');
    expect(order({ kind: 'go' }, { step: 'ready' })[2]).toBe('В бой');
  });

  test('a fallen hero asks for a salve, and every helper says how many there are', () => {
    expect(order({ kind: 'rescue', seat: 1 }, { salves: [0, 2] })).toEqual([
      'Bogusz spends a Salve (has 2)',
      'Maść wydaje Bogusz (ma: 2)',
      'Мазь расходует Bogusz (есть: 2)',
    ]);
    const options = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false } as const;
    const state = start(adventures, { ...options, heroes: ['monk', 'paladin'] }, 2, swiftChance(1));
    const view = { ...adventures.view(state, 0), fallen: 0 };
    expect(LANGS.map((lang) => askingLine(lang, view))).toEqual([
      'Monk has fallen. Who spends a Salve?',
      'Mnich pada. Kto wydaje Maść?',
      'Монах падает. Кто расходует мазь?',
    ]);
  });

  test('loot may be changed for a card, which is no common discard', () => {
    const reading = { kind: 'discard', card: 'codex', number: 0 } as const;
    expect(order(reading, { arena: { asking: 'main' } })[0]).toBe('Discard Codex to draw a card');
    expect(order(reading, { arena: { asking: 'card' } })[0]).toBe('Discard Codex');
  });
});

test('stages, ways to play, things on the map and fields of the sheet have names', () => {
  const names: Message[] = [STAGE_NAMES, MODE_NAMES, ITEM_NAMES, SHEET_FIELDS].flatMap((list) =>
    Object.values<Message>(list),
  );
  for (const { en, pl, ru } of names) expect(new Set([en, pl, ru]).size).toBe(3);
  expect(Object.keys(MODE_NAMES)).toEqual([...MODES]);
});

const TABLES: readonly { readonly scenario?: number; readonly mode?: Mode; readonly seats: number }[] = [
  { scenario: 1, seats: 2 },
  { scenario: 2, seats: 3 },
  { scenario: 5, seats: 1 },
  { scenario: 6, seats: 2 },
  { scenario: 7, seats: 4 },
  { scenario: 8, seats: 2 },
  { mode: 'boss-vs-team', seats: 3 },
  { mode: 'boss-vs-boss', seats: 2 },
];

test.each(Array.from({ length: 16 }, (_, game) => game))('game %i can be told as it is played', (game) => {
  const { mode = 'campaign', seats = 2, scenario } = TABLES[game % TABLES.length] ?? {};
  const chance = chachaChance(streamKey(derivedSeed(29, game), []));
  const luck = swiftChance(game + 1);
  const lang = LANGS[game % LANGS.length] ?? 'en';
  const options = {
    mode,
    difficulty: 'normal',
    extraMinions: true,
    legacy: true,
    ...(scenario === undefined ? {} : { scenario }),
  };
  const state = start(adventures, options, seats, chance);
  for (let played = 0; played < 250; played++) {
    const choices = adventures.choices(state);
    const choice = choices[luck.below(Math.max(1, choices.length))];
    const seat = adventures.toMove(state);
    if (choice === undefined || seat === null) break;
    const view = adventures.view(state, seat);
    const names = tableNames(lang, NAMES.slice(0, seats), view.enemies);
    const moment = momentOf(view);
    expect(askingLine(lang, view)).not.toMatch(BROKEN);
    const orders = choices.map((one) => choiceLine(lang, adventures.read(one, view), names, [], moment));
    for (const order of orders) expect(order).not.toMatch(BROKEN);
    // Two copies of a card are one order.
    const meant = choices.map((one) => JSON.stringify(adventures.read(one, view)).replace(/-\d"|"number":\d+/g, ''));
    expect(new Set(orders).size, orders.join(' | ')).toBe(new Set(meant).size);
    proceed(adventures, state, choice, chance, (event) => {
      expect(eventLine(lang, event, names)?.text ?? '').not.toMatch(BROKEN);
      if (event.kind !== 'damage') return;
      for (const line of event.lines) expect(breakdownLine(lang, line)).not.toMatch(BROKEN);
    });
  }
});

test('a scenario with heroes that somebody made is told by the names their authors gave them', () => {
  for (const [i, model] of ['treant', 'cursed-pirate', 'artificer'].entries()) {
    const id = `made-${model}`;
    const box = madeByChance(copyOf(model, id), 4, swiftChance(i));
    introduceHero(box);
    adventures.content.learn({ [BOXES]: [box] });
    const options = {
      mode: 'campaign',
      difficulty: 'normal',
      extraMinions: false,
      legacy: false,
      scenario: 1,
    } as const;
    const heroes = [id, 'monk'];
    const content = adventures.stock({ ...options, heroes }, 2, adventures.content.shippedAnd([box]));
    const [chance, luck] = [swiftChance(i + 1), swiftChance(i + 2)];
    const state = start(adventures, { ...options, heroes }, 2, chance, content);
    const lang = LANGS[i % LANGS.length] ?? 'en';
    for (let played = 0; played < 300; played++) {
      const seat = adventures.toMove(state);
      if (seat === null) break;
      const choices = adventures.choices(state);
      const view = adventures.view(state, seat);
      const names = tableNames(lang, NAMES.slice(0, 2), view.enemies);
      for (const one of choices) {
        const order = choiceLine(lang, adventures.read(one, view), names, [], momentOf(view));
        expect(order).not.toMatch(BROKEN);
        expect(order).not.toContain(id);
      }
      proceed(adventures, state, choices[luck.below(choices.length)] ?? 0, chance, (event) => {
        const line = eventLine(lang, event, names)?.text ?? '';
        expect(line).not.toMatch(BROKEN);
        expect(line).not.toContain(id);
      });
    }
  }
});
