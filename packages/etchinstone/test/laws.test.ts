// Dragons of Etchinstone keeps the laws of the house at every difficulty, and laws of its own.
import { chachaChance, derivedSeed, proceed, readOptions, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { laws } from '@wyrmtable/kernel/laws';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADDED_CARDS, MAGE_CARDS } from '../src/content/cards.ts';
import { DRAGON_IDS } from '../src/content/dragons.ts';
import { DIFFICULTIES, DIFFICULTY_IDS, FIGURES, TOP_LEVEL } from '../src/content/figures.ts';
import type { EtchinstoneEvent } from '../src/events.ts';
import { forecast } from '../src/forecast.ts';
import { etchinstone } from '../src/game.ts';
import type { EtchinstoneOptions } from '../src/options.ts';
import type { Tally } from '../src/rules/tally.ts';
import { type EtchinstoneState, QUESTIONS, scoreOf } from '../src/state.ts';

/** Every difficulty, with dragons and alternative rules spread over them. */
const tables = DIFFICULTY_IDS.map((difficulty, i) => ({
  seats: 1,
  options: {
    difficulty,
    dragon: DRAGON_IDS[i % DRAGON_IDS.length] ?? 'burhast',
    cavalier: i % 2 === 1,
    glassCannon: i % 3 === 1,
  },
}));

for (const table of tables) {
  describe(JSON.stringify(table.options), () => {
    for (const law of laws(etchinstone, table)) {
      test(law.name, () => {
        fc.assert(
          fc.property(fc.nat(2 ** 31), (seed) => law.check(seed)),
          { numRuns: 20 },
        );
      });
    }
  });
}

/** Plays one game by random choices and shows every state with the events that led to it. */
function wander(
  seed: number,
  options: EtchinstoneOptions,
  visit: (state: EtchinstoneState, events: readonly EtchinstoneEvent[]) => void,
): EtchinstoneState {
  const chance = chachaChance(streamKey(derivedSeed(seed, 1), []));
  const whim = swiftChance(seed);
  const state = start(etchinstone, options, 1, chance);
  visit(state, []);
  while (etchinstone.toMove(state) !== null) {
    const legal = etchinstone.choices(state);
    const events: EtchinstoneEvent[] = [];
    proceed(etchinstone, state, legal[whim.below(legal.length)] ?? 0, chance, (event) => events.push(event));
    visit(state, events);
  }
  return state;
}

const anyOptions: fc.Arbitrary<EtchinstoneOptions> = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTY_IDS),
  dragon: fc.constantFrom(...DRAGON_IDS),
  cavalier: fc.boolean(),
  glassCannon: fc.boolean(),
});

function always(visit: (state: EtchinstoneState, events: readonly EtchinstoneEvent[]) => void): void {
  fc.assert(
    fc.property(fc.nat(2 ** 31), anyOptions, (seed, options) => {
      wander(seed, options, visit);
    }),
    { numRuns: 60 },
  );
}

const BOX = MAGE_CARDS.map((_, card) => card);

test('ETCH-3.1: every card is in exactly one zone, and level 0 means removed', () => {
  always((state) => {
    const all = [...state.deck, ...state.hand, ...state.discard, ...state.removed];
    expect(all.sort((a, b) => a - b)).toEqual(BOX);
    for (const card of BOX) {
      const level = state.levels[card] ?? -1;
      expect(level === 0).toBe(state.removed.includes(card));
      expect(level).toBeGreaterThanOrEqual(0);
      expect(level).toBeLessThanOrEqual(TOP_LEVEL);
    }
  });
});

test('ETCH-2.4: levels change only by what is told: changed, upgraded, downgraded, removed', () => {
  const told = new Map<string, number>();
  always((state, events) => {
    if (events.length === 0) told.clear();
    for (const event of events) {
      if (event.kind === 'changed' || event.kind === 'upgraded' || event.kind === 'downgraded')
        told.set(event.card, event.level);
      if (event.kind === 'removed') told.set(event.card, 0);
    }
    MAGE_CARDS.forEach(({ id }, card) => {
      const level = state.levels[card];
      if (told.has(id)) expect(level).toBe(told.get(id));
      else told.set(id, level ?? -1);
    });
  });
});

test('a state at rest asks a question and is at most 4 KB of JSON', () => {
  always((state) => {
    expect(QUESTIONS).toContain(state.step);
    expect(JSON.stringify(state).length).toBeLessThan(4096);
  });
});

test('no list of choices is long', () => {
  always((state) => expect(etchinstone.choices(state).length).toBeLessThanOrEqual(20));
});

function adds({ addends, total }: Tally): void {
  expect(addends.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
}

test('what the forecast says before the commitment is what happens, and its addends make its totals', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), anyOptions, (seed, options) => {
      let expected: unknown = null;
      wander(seed, options, (state, events) => {
        const resolved = events.find((event) => event.kind === 'resolved');
        if (resolved?.kind === 'resolved') {
          expect(resolved.forecast).toEqual(expected);
          const { action, goal, initiative, time, damage, discards, shortage } = resolved.forecast;
          for (const tally of [action, goal, initiative, time, damage]) if (tally !== null) adds(tally);
          expect(discards + shortage).toBe(time.total);
        }
        if (state.step === 'commit') expected = forecast(etchinstone.view(state, 0));
      });
    }),
    { numRuns: 60 },
  );
});

test('ETCH-6.1: the regions come in order, each once, and the final journey after the fourth', () => {
  let region = 0;
  always((state, events) => {
    if (events.length === 0) region = state.region;
    for (const event of events) {
      if (event.kind === 'region' || event.kind === 'regionSkipped') expect(event.region).toBe(++region);
      if (event.kind === 'finalJourney') expect(region).toBe(4);
    }
  });
});

test.each(DIFFICULTY_IDS)('ETCH-5.1: the deck of %s has its level total', (difficulty) => {
  const totals = { adventure: 36, easy: 34, normal: 32, hard: 30, impossible: 27, dontEvenTry: 25 };
  const options = readOptions(etchinstone, { difficulty }, 1) as EtchinstoneOptions;
  let total = 0;
  wander(7, options, (state) => {
    if (total === 0 && state.step !== 'difficulty') total = scoreOf(state);
  });
  // The totals are those of the box.
  expect(total).toBe(totals[difficulty] + ADDED_CARDS.length * FIGURES.startLevel);
  expect(DIFFICULTIES[difficulty].changed).toBeLessThanOrEqual(DIFFICULTIES[difficulty].taken);
});

test('a score is the sum of levels, and only winners have one (ETCH-22.1, ETCH-22.2)', () => {
  const ends = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    const options = readOptions(etchinstone, { difficulty: 'adventure' }, 1) as EtchinstoneOptions;
    const state = wander(seed, options, () => {});
    const outcome = etchinstone.outcome(state);
    ends.add(outcome?.kind ?? 'none');
    expect(outcome?.score).toBe(outcome?.kind === 'won' ? scoreOf(state) : 0);
  }
  expect(ends.has('none')).toBe(false);
  expect(ends.has('lost')).toBe(true);
});
