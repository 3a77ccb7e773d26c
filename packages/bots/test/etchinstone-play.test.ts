// The judgement inside adept and master: spoils, arrangements of the final battle, prospects.
import {
  DRAGON_IDS,
  ENCOUNTER_KINDS,
  type EtchinstoneState,
  etchinstone,
  type Forecast,
  HARDSHIPS,
  MAGE_CARDS,
  reckon,
  shippedContent,
} from '@wyrmtable/etchinstone';
import { start, swiftChance } from '@wyrmtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestLayout } from '../src/etchinstone/play/layouts.ts';
import { prospectsAfter } from '../src/etchinstone/play/prospects.ts';
import { bestFinal } from '../src/etchinstone/play/sets.ts';
import { bestSpoils } from '../src/etchinstone/play/spoils.ts';
import { worthsFor } from '../src/etchinstone/play/worth.ts';

const CARDS = MAGE_CARDS.length;
const numberOf = (id: string): number => MAGE_CARDS.findIndex((card) => card.id === id);

/** Any dragon may be put on it, so all that ships is at hand. */
function table(changes: Partial<EtchinstoneState>): EtchinstoneState {
  const options = { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false } as const;
  return { ...start(etchinstone, options, 1, swiftChance(1), etchinstone.content.shipped()), ...changes };
}

/** The forecast at the end of a path. */
function forecastAfter(state: EtchinstoneState, path: readonly number[]): Forecast {
  const here = etchinstone.copy(state);
  for (const choice of path) {
    expect(etchinstone.choices(here)).toContain(choice);
    etchinstone.apply(here, choice, swiftChance(0), null);
  }
  expect(here.step).toBe('commit');
  return reckon(here, here.deck.length);
}

describe('spoils', () => {
  const worths = worthsFor({ ...shippedContent(), dragon: 'burhast' });

  it('takes damage with the one card whose armour is enough, and raises others', () => {
    const hand = ['fire-ice-wall', 'water-destruction', 'shadow-fleet-footed'].map(numberOf);
    const state = table({ hand });
    // Against water the Ice Wall's armour counts twice: 4; the others hold 1 and 3.
    const { absorb, upgrade } = bestSpoils(state, hand, 4, 'water', 4, worths);
    expect(absorb).toEqual([numberOf('fire-ice-wall')]);
    expect(upgrade).toHaveLength(1);
    expect(upgrade).not.toContain(numberOf('fire-ice-wall'));
  });

  it('raises one card twice where experience allows', () => {
    const card = numberOf('fire-ice-wall');
    const levels = MAGE_CARDS.map(() => 1);
    expect(bestSpoils(table({ hand: [card], levels }), [card], 0, null, 4, worths).upgrade).toEqual([card, card]);
  });
});

/** The best of every arrangement the rules allow, one by one. */
function bruteForce(state: EtchinstoneState, rank: (forecast: Forecast) => number): number {
  if (state.step === 'commit') return rank(reckon(state, state.deck.length));
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of etchinstone.choices(state)) {
    const next = etchinstone.copy(state);
    etchinstone.apply(next, choice, swiftChance(0), null);
    most = Math.max(most, bruteForce(next, rank));
  }
  return most;
}

const hands = (fewest: number, most: number) =>
  fc.record({
    hand: fc.shuffledSubarray(
      MAGE_CARDS.map((_, card) => card),
      { minLength: fewest, maxLength: most },
    ),
    levels: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: CARDS, maxLength: CARDS }),
    dragon: fc.constantFrom(...DRAGON_IDS),
    cavalier: fc.boolean(),
  });

describe('an encounter', () => {
  it('loses nothing by the arrangements that are not tried', () => {
    const encounters = fc.record({
      region: fc.integer({ min: 1, max: 4 }),
      type: fc.integer({ min: 1, max: 4 }),
      encounter: fc.constantFrom(...ENCOUNTER_KINDS),
      hardship: fc.constantFrom(null, ...HARDSHIPS),
    });
    // Success first, then the damage: what any judgement looks at.
    const rank = ({ xp, damage, time }: Forecast): number => 100 * xp - 10 * damage.total - time.total;
    fc.assert(
      fc.property(hands(2, 4), encounters, (held, faced) => {
        const state = table({ stage: 'region', step: 'roles', ...held, ...faced });
        const { path, worth } = bestLayout(state, rank);
        expect(worth).toBe(bruteForce(state, rank));
        expect(rank(forecastAfter(state, path))).toBe(worth);
      }),
      { numRuns: 200, seed: 30 },
    );
  });
});

describe('the final battle', () => {
  const rankIn =
    (stage: EtchinstoneState['stage']) =>
    ({ action, damage, result }: Forecast): number => {
      if (stage === 'finalJourney') return action.total;
      return result === 'defeat' ? -1000 : -damage.total;
    };

  describe.each(['finalJourney', 'finalEnemy'] as const)('%s', (stage) => {
    const rank = rankIn(stage);

    it('is arranged as well as the rules allow', () => {
      fc.assert(
        fc.property(hands(3, 4), (held) => {
          const state = table({ stage, step: 'roles', deck: [], encounter: null, ...held });
          expect(rank(forecastAfter(state, bestFinal(state).path))).toBe(bruteForce(state, rank));
        }),
        { numRuns: 25, seed: 31 },
      );
    });

    it('is arranged with six cards as well as by trying every useful order', () => {
      fc.assert(
        fc.property(hands(6, 6), (held) => {
          const state = table({ stage, step: 'roles', deck: [], encounter: null, ...held });
          expect(rank(forecastAfter(state, bestFinal(state).path))).toBe(bestLayout(state, rank).worth);
        }),
        { numRuns: 12, seed: 32 },
      );
    });
  });

  it('settles for nine cards at once', () => {
    const hand = MAGE_CARDS.map((_, card) => card).slice(0, 9);
    const state = table({ stage: 'finalEnemy', step: 'roles', hand, deck: [], encounter: null });
    expect(forecastAfter(state, bestFinal(state).path).action.total).toBeGreaterThan(0);
  });
});

describe('prospects', () => {
  it('rise with every level, for win and score', () => {
    const { library } = shippedContent();
    const levels = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: CARDS, maxLength: CARDS });
    const region = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(levels, region, fc.nat(CARDS - 1), fc.constantFrom(...DRAGON_IDS), (held, after, card, dragon) => {
        const before = prospectsAfter(after, { library, dragon, levels: held });
        const raised = prospectsAfter(after, { library, dragon, levels: held.with(card, (held[card] ?? 0) + 1) });
        expect(raised.win).toBeGreaterThan(before.win);
        expect(raised.score).toBeGreaterThanOrEqual(before.score);
      }),
      { numRuns: 300, seed: 33 },
    );
  });
});
