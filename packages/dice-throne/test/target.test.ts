// What an ability reads of its target, whom it does not know when it is activated: it waits and counts what is there then.
import { type Choice, PASS, start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { declare } from '../src/choice.ts';
import {
  addDamage,
  andThen,
  damage,
  draw,
  gainCp,
  handOf,
  iff,
  roll,
  smallStraight,
  strip,
  total,
  undefendable,
} from '../src/content/build.ts';
import { COMMON_CARDS } from '../src/content/common.ts';
import { compile } from '../src/content/compile.ts';
import type { Ids } from '../src/content/ids.ts';
import { wordsFor } from '../src/content/kit.ts';
import { addShelf, heroNumber, libraryOf, statusNumber } from '../src/content/library.ts';
import { row, slot } from '../src/content/print.ts';
import { STATUSES } from '../src/content/statuses.ts';
import type { Effect } from '../src/content/vocabulary.ts';
import { diceThrone } from '../src/game.ts';
import { HEROES } from '../src/heroes/index.ts';
import { apply } from '../src/rules/apply.ts';
import { clearOffence } from '../src/rules/offence.ts';
import type { ThroneState } from '../src/state.ts';

const { each, finisher, gain, hero, holding, inflict, loseToken, offensive, perToken, symbols } = wordsFor<Ids>();

const PROGRAMS = {
  added: [undefendable(3), addDamage(perToken('poison', 2, 'target'))],
  dealt: [undefendable(total(1, perToken('poison', 2, 'target')))],
  behindThen: [gain('chi'), andThen, undefendable(total(1, perToken('poison', 2, 'target')))],
  afterInflicting: [inflict('poison'), undefendable(perToken('poison', 2, 'target'))],
  ifHeld: [undefendable(1), iff(holding('poison', 'target', 2), [addDamage(4)], [addDamage(1)])],
  withDice: [roll(3), undefendable(total(each('blade'), perToken('poison', 1, 'target')))],
  asManyDice: [roll(perToken('poison', 1, 'target')), undefendable(each('blade', 2))],
  takenAway: [undefendable(1), loseToken('poison', 1, 'target'), strip('negative', 1, 'target')],
  forOneself: [draw(handOf('target')), gainCp(perToken('poison', 1, 'target')), undefendable(1)],
} satisfies Record<string, Effect[]>;

const ids = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];
const { library } = compile({
  statuses: STATUSES,
  common: COMMON_CARDS,
  further: [],
  amendments: new Set(),
  heroes: [
    ...HEROES,
    hero({
      id: 'reader',
      complexity: 1,
      icon: 'x',
      die: ['blade', 'blade', 'blade', 'blade', 'blade', 'blade'],
      faceIcons: { blade: 'x' },
      statuses: [],
      slots: [
        ...ids.map((id) => slot(offensive(id, row(symbols({ blade: 1 }), ...PROGRAMS[id])))),
        slot(offensive('plain', row(smallStraight, damage(1)))),
        slot(finisher('last', row(symbols({ blade: 5 }), undefendable(1)))),
      ],
      cards: [],
      promo: null,
    }),
  ],
});

const of = { library: 'all that ships, and the reader' };
addShelf({
  libraryIfAny: (key) => (key === of.library ? library : undefined),
  inUse: () => [],
  boxes: () => [],
});

/** The reader has just rolled and declares; nobody answers, and the last opponent is aimed at. */
function played(id: keyof typeof PROGRAMS, mode: 'duel' | 'koth'): ThroneState {
  const chance = swiftChance(7);
  const seats = mode === 'duel' ? 2 : 3;
  const names = ['barbarian', 'barbarian', 'barbarian'].slice(0, seats);
  const begun = start(diceThrone, { mode, heroes: names, promo: false }, seats, chance, diceThrone.content.shipped());
  const state: ThroneState = { ...begun, ...of };
  clearOffence(state);
  const reader = heroNumber(of, 'reader');
  const own = state.players[0];
  if (own === undefined) throw new Error('nobody reads');
  own.hero = reader;
  own.ranks = libraryOf(of).board[reader]?.map(() => 0) ?? [];
  own.cp = 0;
  // King of the Hill: the second opponent has one poison more than the first.
  state.players.forEach((player, seat) => {
    player.hand = [];
    player.tokens[statusNumber(of, 'poison')] = seat === 0 ? 0 : seat + 1;
  });
  Object.assign(state, { active: 0, step: 'rolling', asking: 'roll', asked: 0, dice: [1, 1, 1, 1, 1], rolls: 3 });
  const number = libraryOf(of).board[reader]?.[ids.indexOf(id)]?.[0]?.[0] ?? 0;
  let choice: Choice = declare(number, 0);
  for (let i = 0; i < 60; i++) {
    apply(state, choice, chance, null);
    if (state.step === 'main-2') return state;
    const legal = diceThrone.choices(state);
    choice = state.asking === 'target' ? (legal.at(-1) ?? PASS) : PASS;
  }
  throw new Error(`${id} does not come to an end at ${state.step}, ${state.asking}`);
}

const lost = (state: ThroneState, before: number): number => before - (state.health.at(-1) ?? 0);

// rules: DT-R32 DT-3.17
test.each([
  ['added', 3 + 2 * 2],
  ['dealt', 1 + 2 * 2],
  ['behindThen', 1 + 2 * 2],
  ['afterInflicting', 2 * 3],
  ['ifHeld', 1 + 4],
  ['withDice', 3 + 2],
  ['asManyDice', 2 * 2],
] as const)('%s counts the tokens of the one who is attacked', (id, damaged) => {
  expect(lost(played(id, 'duel'), 50)).toBe(damaged);
});

// rules: DT-R32
test('with several opponents it is the one who was aimed at', () => {
  expect(lost(played('added', 'koth'), 35)).toBe(3 + 2 * 3);
  expect(lost(played('asManyDice', 'koth'), 35)).toBe(2 * 3);
});

// rules: DT-R32
test('tokens are taken from the one who is attacked', () => {
  const state = played('takenAway', 'duel');
  expect(state.players[1]?.tokens[statusNumber(of, 'poison')]).toBe(0);
});

// rules: DT-R32
test('what the target has counts for what one gains oneself', () => {
  const state = played('forOneself', 'duel');
  expect(state.players[0]?.cp).toBe(2);
});
