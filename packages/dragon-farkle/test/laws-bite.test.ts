// The laws can fail: games with one thing broken each, and the law that must notice.
import { type AnyGame, type Position, swiftChance } from '@wyrmtable/kernel';
import { LawBroken, laws } from '@wyrmtable/kernel/laws';
import { expect, test } from 'vitest';
import { dragonFarkle } from '../src/game.ts';

const game: AnyGame = dragonFarkle;
const table = { seats: 3, options: { wounds: 3 } };

const memory = new WeakMap<Position, number>();

const mutants: Record<string, Partial<AnyGame>> = {
  'random legal play ends, and choices are neither empty nor repeated': {
    choices: (state, seat) => game.choices(state, seat).flatMap((choice) => [choice, choice]),
  },
  'play refuses what is not among the choices and leaves the state untouched': {
    // Listing the choices must not touch the state either.
    choices(state, seat) {
      state.drawn++;
      return game.choices(state, seat);
    },
  },
  'every choice can be read, and no two legal ones read alike': {
    read: (choice, of) => ({ kind: game.read(choice, of).kind }),
  },
  'every state survives JSON and goes on identically': {
    // Remembers something outside the state, which no state put away can take along.
    apply(state, choice, chance, emit) {
      game.apply(state, choice, chance, emit);
      const played = (memory.get(state) ?? 0) + 1;
      memory.set(state, played);
      if (played === 10) Object.assign(state, { turn: 0 });
    },
  },
  'a copy shares nothing with its original': {
    copy: (state: Position) => ({ ...state }),
  },
  'a replay of the log gives the same digest': {
    apply(state, choice, chance, emit) {
      game.apply(state, choice, chance, emit);
      Object.assign(state, { pending: performance.now() });
    },
  },
  'a view does not change when only what its watcher may not know is redealt': {
    view: (state, watcher) => ({ ...game.view(state, watcher), leak: structuredClone(state) }),
  },
  'what may be taken back has shown nobody anything that was hidden': {
    shows: new Set(),
  },
  'a world imagined from a view looks and asks as the table does, and can be played to its end': {
    // Whoever must roll is taken for one who may stop: then more is offered than the table does.
    imagine(view, choices) {
      const world = game.imagine?.(view, choices);
      if (world === undefined) throw new TypeError('there is nothing to break');
      return Object.assign(world, { mustRoll: false });
    },
  },
  'a view stays as it was taken, and changes alone lead from each view to the next': {
    // A part of the state itself, which goes on changing in the hands of whoever holds the view.
    view: (state, watcher) => Object.assign(game.view(state, watcher), { heroes: Reflect.get(state, 'heroes') }),
  },
};

for (const [name, mutation] of Object.entries(mutants)) {
  test(`noticed: ${name}`, () => {
    const law = laws({ ...game, ...mutation }, table).find((one) => one.name === name);
    expect(law).toBeDefined();
    expect(() => {
      for (let seed = 0; seed < 20; seed++) law?.check(seed);
    }).toThrow(LawBroken);
  });
}

test('noticed: an event that tells what was drawn', () => {
  const law = laws({ ...game, show: (event) => event }, table).find(({ name }) => name.startsWith('a view does not'));
  expect(() => {
    for (let seed = 0; seed < 200; seed++) law?.check(seed);
  }).toThrow(LawBroken);
});

test('noticed: play that never ends', () => {
  const law = laws({ ...game, bound: 20 }, table)[0];
  expect(() => law?.check(swiftChance(1).below(1000))).toThrow(/did not end/);
});
