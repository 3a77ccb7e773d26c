// The log, the buttons and the breakdown of Dice Throne: one of each to be read, and whole matches told.
import {
  type Asking,
  type BreakdownLine,
  diceThrone,
  HEROES,
  KINDS,
  type ThroneEvent,
  type ThroneReading,
  WINDOW_CAUSES,
} from '@wyrmtable/dice-throne';
import { chachaChance, derivedSeed, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import {
  askingLine,
  breakdownLine,
  choiceLine,
  eventLine,
  LOG_ICONS,
  momentOf,
  windowName,
} from '../src/dice-throne/index.ts';
import { LANGS, type Lang } from '../src/index.ts';

const NAMES = ['Mirka', 'Bogusz', 'Jagna', 'Iwo'];
const DUEL = ['barbarian', 'pyromancer'];
const BROKEN = /[{}]|undefined|NaN|\[object| {2}|[.,;:]{2}/;

const said = (lang: Lang, event: ThroneEvent): string => eventLine(lang, event, NAMES)?.text ?? '';
const read = (event: ThroneEvent): string[] => LANGS.map((lang) => said(lang, event));

/** One of each kind: a kind that is missing does not compile. */
const ONE_OF_EACH: { readonly [K in ThroneEvent['kind']]: Extract<ThroneEvent, { readonly kind: K }> } = {
  turn: { kind: 'turn', seat: 0, turn: 7 },
  skipped: { kind: 'skipped', seat: 0, phase: 'income', status: 'concussion' },
  cp: { kind: 'cp', seat: 0, change: 2, cp: 5 },
  drew: { kind: 'drew', seat: 0, count: 2, cards: ['smack-ii', 'get-some'] },
  reshuffled: { kind: 'reshuffled', seat: 0 },
  sold: { kind: 'sold', seat: 0, card: 'smack-ii' },
  discarded: { kind: 'discarded', seat: 0, card: 'get-some' },
  played: { kind: 'played', seat: 0, card: 'get-some' },
  upgraded: { kind: 'upgraded', seat: 0, card: 'smack-ii' },
  spent: { kind: 'spent', seat: 0, status: 'chi', tokens: 2 },
  rolled: { kind: 'rolled', seat: 0, purpose: 'offence', dice: [1, 2, 2, 5, 6] },
  altered: { kind: 'altered', by: 0, from: 2, to: 6 },
  declared: { kind: 'declared', seat: 0, ability: 'smack', row: 1 },
  activated: { kind: 'activated', seat: 0, ability: 'smack', row: 1 },
  failed: { kind: 'failed', seat: 0, ability: 'smack' },
  flipped: { kind: 'flipped', seat: 0 },
  'saw-hand': { kind: 'saw-hand', seat: 0, of: 1 },
  found: { kind: 'found', seat: 0, card: 'blood-flow' },
  targeted: { kind: 'targeted', seat: 0, target: 1 },
  defends: { kind: 'defends', seat: 0, ability: 'thick-skin' },
  status: { kind: 'status', seat: 0, status: 'poison', change: 1, tokens: 3 },
  limit: { kind: 'limit', seat: 0, status: 'fire-mastery', limit: 6 },
  incoming: { kind: 'incoming', by: 0, at: 1, damage: 5, type: 'undefendable' },
  damage: { kind: 'damage', by: 0, at: 1, type: 'normal', attack: true, subtotal: 8, damage: 5, lines: [] },
  health: { kind: 'health', seats: [0, 2], change: -5, health: 32 },
  saved: { kind: 'saved', seats: [0], by: 1, status: 'blessing-of-divinity', health: 1 },
  defeated: { kind: 'defeated', seats: [0] },
  window: { kind: 'window', cause: 'rolled' },
  won: { kind: 'won', seats: [0, 2] },
  drawn: { kind: 'drawn' },
};

test.each(Object.values(ONE_OF_EACH))('$kind is told in three languages', (event) => {
  const lines = read(event);
  if (event.kind === 'window') {
    expect(lines.join('')).toBe('');
    return;
  }
  expect(new Set(lines).size).toBe(LANGS.length);
  for (const line of lines) {
    expect(line).not.toMatch(BROKEN);
    if ('seat' in event) expect(line).toContain(NAMES[event.seat]);
  }
  expect(LOG_ICONS).toContain(eventLine('en', event, NAMES)?.icon);
});

describe('lines to be read', () => {
  test('damage, and nobody hurt', () => {
    expect(read(ONE_OF_EACH.damage)).toEqual([
      'Mirka deals 5 damage to Bogusz',
      'Mirka zadaje 5 obrażeń, cel: Bogusz',
      'Mirka наносит 5 урона, цель: Bogusz',
    ]);
    expect(read({ ...ONE_OF_EACH.damage, damage: 0 })).toEqual([
      'Bogusz takes no damage',
      'Bogusz nie otrzymuje obrażeń',
      'Bogusz не получает урона',
    ]);
    expect(read({ ...ONE_OF_EACH.damage, at: 0, damage: 1 })).toEqual([
      'Mirka takes 1 damage',
      'Mirka otrzymuje 1 obrażenie',
      'Mirka получает 1 урон',
    ]);
  });

  test('statuses in the case their verb wants', () => {
    expect(read(ONE_OF_EACH.status)).toEqual([
      'Mirka gets 1 Poison, now 3',
      'Mirka otrzymuje 1 Truciznę, razem 3',
      'Mirka получает 1 «Отравление», теперь 3',
    ]);
    expect(read({ kind: 'status', seat: 1, status: 'powder-keg', change: -1, tokens: 0 })).toEqual([
      'Bogusz loses Powder Keg',
      'Bogusz traci Beczkę prochu',
      'Bogusz теряет «Пороховую бочку»',
    ]);
    expect(read({ kind: 'status', seat: 0, status: 'nyra', change: -3, tokens: 2 })).toEqual([
      'Mirka: Nyra is at 2 health (−3)',
      'Mirka: Nyra, zdrowie 2 (−3)',
      'Mirka: Нира, здоровье 2 (−3)',
    ]);
  });

  test('a die that is turned, and one that is rolled again and shows the same', () => {
    expect(read(ONE_OF_EACH.altered)).toEqual([
      'Mirka changes a die: 2 → 6',
      'Mirka zmienia kość: 2 → 6',
      'Mirka меняет кубик: 2 → 6',
    ]);
    expect(read({ kind: 'altered', by: 0, from: 2, to: 2, fell: true })).toEqual([
      'Mirka rerolls a die: 2 → 2',
      'Mirka przerzuca kość: 2 → 2',
      'Mirka перебрасывает кубик: 2 → 2',
    ]);
  });

  test('cards that others drew stay hidden', () => {
    expect(read({ kind: 'drew', seat: 1, count: 2 })).toEqual([
      'Bogusz draws 2 cards',
      'Bogusz dobiera 2 karty',
      'Bogusz берёт 2 карты',
    ]);
    expect(read(ONE_OF_EACH.drew)).toEqual([
      'Mirka draws 2 cards: Smack II, Get Some!',
      'Mirka dobiera 2 karty: Grzmotnięcie II, Na dokładkę!',
      'Mirka берёт 2 карты: Затрещина II, Получай!',
    ]);
    expect(read({ kind: 'found', seat: 0 })).toEqual([
      'Mirka takes a card from the deck',
      'Mirka bierze kartę z talii',
      'Mirka берёт карту из колоды',
    ]);
  });

  test('nothing declared, nothing defended, nothing but a draw', () => {
    expect(read({ kind: 'declared', seat: 0, ability: null, row: 0 })).toEqual([
      'Mirka declares no ability',
      'Mirka nie ogłasza żadnej zdolności',
      'Mirka не объявляет способности',
    ]);
    expect(read({ kind: 'defends', seat: 1, ability: null })).toEqual([
      'Bogusz does not defend',
      'Bogusz się nie broni',
      'Bogusz не защищается',
    ]);
    expect(read(ONE_OF_EACH.won)).toEqual([
      'Mirka and Jagna win!',
      'Mirka i Jagna wygrywają!',
      'Mirka и Jagna побеждают!',
    ]);
  });

  test('what is coming, with and without somebody to hit', () => {
    expect(read({ ...ONE_OF_EACH.incoming, at: null, damage: 2 })).toEqual([
      'Mirka is about to deal 2 undefendable damage',
      'Mirka ma zadać 2 obrażenia nieuchronne',
      'Mirka нанесёт 2 неблокируемого урона',
    ]);
    expect(read({ ...ONE_OF_EACH.incoming, at: 0, type: 'normal' })).toEqual([
      'Mirka is about to take 5 damage',
      'Mirka ma otrzymać 5 obrażeń',
      'Mirka вот-вот получит 5 урона',
    ]);
  });

  test('CP goes and comes', () => {
    expect(read(ONE_OF_EACH.cp)[1]).toBe('Mirka otrzymuje 2 PW, ma teraz 5');
    expect(read({ kind: 'cp', seat: 0, change: -3, cp: 2 })).toEqual([
      'Mirka: −3 CP, 2 left',
      'Mirka: −3 PW, zostaje 2',
      'Mirka: −3 БС, остаётся 2',
    ]);
  });

  test('harm is danger, help heals, a defense guards', () => {
    const tone = (event: ThroneEvent) => eventLine('en', event, NAMES)?.tone;
    expect(tone(ONE_OF_EACH.damage)).toBe('danger');
    expect(tone(ONE_OF_EACH.status)).toBe('danger');
    expect(tone({ ...ONE_OF_EACH.status, change: -1 })).toBe('heal');
    expect(tone({ ...ONE_OF_EACH.status, status: 'chi' })).toBe('heal');
    expect(tone(ONE_OF_EACH.defends)).toBe('guard');
    expect(tone({ ...ONE_OF_EACH.health, change: 4 })).toBe('heal');
  });
});

describe('the breakdown', () => {
  const lines = (line: Omit<BreakdownLine, 'seat'>): string[] =>
    LANGS.map((lang) => breakdownLine(lang, { seat: 0, ...line }));

  test('says where every number comes from', () => {
    expect(lines({ what: 'base', cause: 'ability', source: 'smack', amount: 5 })).toEqual([
      'Smack: 5',
      'Grzmotnięcie: 5',
      'Затрещина: 5',
    ]);
    expect(lines({ what: 'plus', cause: 'card', source: 'get-some', amount: 3 })[1]).toBe('Na dokładkę!: +3');
    expect(lines({ what: 'minus', cause: 'spent', source: 'chi', amount: 1 })[2]).toBe('Ци: −1');
    expect(lines({ what: 'half', cause: 'spent', source: 'protect', amount: 4 })).toEqual([
      'Protect: half, −4',
      'Ochrona: połowa, −4',
      'Оборона: половина, −4',
    ]);
    expect(lines({ what: 'avoided', cause: 'status', source: 'shadows', amount: 0 })[0]).toBe('Shadows: avoided');
    expect(lines({ what: 'minus', cause: 'bought', source: '', amount: 1 })[0]).toBe('Passive ability: −1');
  });

  test('a companion takes some or all', () => {
    const shielded = { what: 'shielded', cause: 'spent', source: 'nyras-bond' } as const;
    expect(lines({ ...shielded, amount: 3 })[0]).toBe('Nyra’s Bond: up to 3 taken by the companion');
    expect(lines({ ...shielded, amount: Number.MAX_SAFE_INTEGER })[1]).toBe(
      'Więź z Nyrą: wszystko otrzymuje towarzysz',
    );
  });
});

describe('buttons', () => {
  const order = (reading: ThroneReading, asking?: Asking): string[] =>
    LANGS.map((lang) => choiceLine(lang, reading, NAMES, DUEL, asking === undefined ? {} : { asking }));

  const EXAMPLES: readonly ThroneReading[] = [
    ...(['pass', 'proceed', 'pay', 'roll'] as const).map((kind) => ({ kind })),
    ...(['play', 'sell', 'discard', 'search'] as const).map((kind) => ({ kind, card: 'smack-ii', number: 0 })),
    ...(['target', 'pick'] as const).map((kind) => ({ kind, seat: 1 })),
    ...(['option', 'against'] as const).map((kind) => ({ kind, index: 0 })),
    { kind: 'declare', ability: 'smack', row: 0, number: 0 },
    { kind: 'spend', status: 'poison', option: 0 },
    { kind: 'defend', ability: 'smack' },
    { kind: 'token', status: 'poison' },
    { kind: 'die', value: 2, to: 3 },
    { kind: 'reroll', dice: [1, 5] },
    { kind: 'count', count: 0 },
    { kind: 'order', status: 'poison' },
    { kind: 'from', seat: 1, status: 'poison' },
  ];

  test('there is an example of every kind', () => {
    expect(EXAMPLES.map(({ kind }) => kind).toSorted()).toEqual(KINDS.toSorted());
  });

  test.each(EXAMPLES)('$kind has words', (reading) => {
    const lines = order(reading);
    for (const line of lines) expect(line).not.toMatch(BROKEN);
    expect(new Set(lines).size).toBe(LANGS.length);
  });

  test('letting go means something else at other moments', () => {
    expect(order({ kind: 'pass' })).toEqual(['Let it pass', 'Odpuść', 'Пропустить']);
    expect(order({ kind: 'pass' }, 'defence')).toEqual(['Do not defend', 'Nie broń się', 'Не защищаться']);
    expect(order({ kind: 'proceed' }, 'main')).toEqual(['End the phase', 'Zakończ fazę', 'Закончить фазу']);
    const proceed = (step: 'main-1' | 'main-2') =>
      LANGS.map((lang) => choiceLine(lang, { kind: 'proceed' }, [], [], { asking: 'main', step }));
    expect(proceed('main-1')).toEqual(['On to the dice', 'Czas na kości', 'К кубикам']);
    expect(proceed('main-2')).toEqual(['End the turn', 'Zakończ turę', 'Закончить ход']);
    expect(order({ kind: 'proceed' }, 'pay')).toEqual(['Skip the phase', 'Pomiń fazę', 'Пропустить фазу']);
  });

  test('paying names the price', () => {
    const down = { statuses: [{ status: 'knockdown', tokens: 1 }] };
    const chance = chachaChance(streamKey(derivedSeed(23, 0), []));
    const view = diceThrone.view(start(diceThrone, { mode: 'duel', heroes: DUEL, promo: false }, 2, chance), 0);
    const players = view.players.map((player) => ({ ...player, ...down }));
    const moment = momentOf({ ...view, players, asking: 'pay', toMove: 0 });
    const paying = (more: object) => LANGS.map((lang) => choiceLine(lang, { kind: 'pay' }, NAMES, DUEL, more));
    expect(paying(moment)).toEqual(['Spend 2 CP', 'Wydaj 2 PW', 'Потратить 2 БС']);
    expect(paying({ asking: 'ransom', price: 2 })[0]).toBe('Pay 2 CP and keep the die');
  });

  test('what a token is spent on', () => {
    expect(order({ kind: 'spend', status: 'honor', option: 1 })).toEqual([
      'Honor: add 3 damage',
      'Honor: dodaj 3 obrażenia',
      'Честь: добавьте 3 урона',
    ]);
  });

  test('whom to hit', () => {
    expect(order({ kind: 'target', seat: 1 })).toEqual([
      'Aim at Bogusz (Pyromancer)',
      'Cel: Bogusz (Piromantka)',
      'Цель: Bogusz (Пиромант)',
    ]);
  });

  test('options say what they do when the effect is known', () => {
    const effect = {
      verb: 'choose',
      by: 'self',
      options: [
        { when: null, effects: [{ verb: 'gain', status: 'evasive', amount: 1, who: 'self' }] },
        { when: null, effects: [] },
      ],
    } as const;
    const options = [0, 1].flatMap((index) =>
      LANGS.map((lang) => choiceLine(lang, { kind: 'option', index }, NAMES, DUEL, { effect, hero: 'monk' })),
    );
    expect(options).toEqual([
      'Gain 1 Evasive',
      'Weź 1 Unik',
      'Получите 1 «Уклонение»',
      'Do nothing',
      'Nie rób nic',
      'Ничего не делать',
    ]);
  });
});

test.each(WINDOW_CAUSES)('the window %s has a name', (cause) => {
  const names = LANGS.map((lang) => windowName(lang, cause));
  expect(names).not.toContain(cause);
  expect(new Set(names).size).toBe(LANGS.length);
});

const TABLES = [
  { seats: 2, mode: 'duel' },
  { seats: 4, mode: '2v2' },
  { seats: 3, mode: 'koth' },
] as const;

test.each(Array.from({ length: 24 }, (_, game) => game))(
  'match %i can be told from the first choice to the last',
  (game) => {
    const { seats, mode } = TABLES[game % 6] ?? TABLES[0];
    const heroes = Array.from({ length: seats }, (_, seat) => HEROES[(game * 3 + seat * 5) % HEROES.length]?.id ?? '');
    const chance = chachaChance(streamKey(derivedSeed(23, game), []));
    const luck = swiftChance(game + 1);
    const state = start(diceThrone, { mode, heroes, promo: true }, seats, chance);
    // Every language has its matches; the choices are told in the same one.
    const lang = LANGS[(game + Math.floor(game / 3)) % LANGS.length] ?? 'en';
    for (let played = 0; played < 400; played++) {
      const choices = diceThrone.choices(state);
      const choice = choices[luck.below(Math.max(1, choices.length))];
      if (choice === undefined) break;
      const view = diceThrone.view(state, state.asked);
      const moment = momentOf(view);
      if (view.asking !== null) expect(askingLine(lang, view.asking)).not.toMatch(BROKEN);
      const orders = choices.map((one) => choiceLine(lang, diceThrone.read(one, state), NAMES, heroes, moment));
      for (const order of orders) expect(order).not.toMatch(BROKEN);
      expect(new Set(orders).size, `${view.asking}: ${orders.join(' | ')}`).toBe(orders.length);
      proceed(diceThrone, state, choice, chance, (event) => {
        expect(said(lang, event)).not.toMatch(BROKEN);
        if (event.kind !== 'damage') return;
        for (const line of event.lines) expect(breakdownLine(lang, line)).not.toMatch(BROKEN);
      });
    }
  },
);
