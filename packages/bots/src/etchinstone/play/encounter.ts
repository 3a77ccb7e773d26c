// An encounter of a region: what the best arrangement of the hand brings, and what a detour might.
import {
  CARDS_FOR_ENCOUNTER,
  detour as detourWith,
  type EtchinstoneState,
  etchinstone,
  FACE,
  type Forecast,
  KNOCKOUT_DISCARD,
  levelOf,
} from '@wyrmtable/etchinstone';
import type { Choice } from '@wyrmtable/kernel';
import { bestLayout, type Layout } from './layouts.ts';
import { bestSpoils, overwhelmed, type Spoils } from './spoils.ts';
import { type Worths, worthAt, worthsFor } from './worth.ts';

/** An encounter takes three cards from hand and deck together (ETCH-17.1, ETCH-17.4). */
const CARDS_USED = 3;

export const JUDGEMENT = {
  /** What an encounter still to come in this region is worth on average, by region. */
  encounter: [0, 1, 1, 1, 1],
  /** A card more than the encounters to come need, for time or a detour, as a share of an encounter. */
  slack: 0.12,
  /** Poison costs the next hand about a level. */
  poison: 0.6,
  /** How much better a detour must look: facing what comes instead is only a guess. */
  detour: 1.2,
};

/** What the rest of the region is worth with so many cards in hand and deck. */
export function ahead(cards: number, region: number): number {
  if (cards < CARDS_FOR_ENCOUNTER) return 0;
  const spare = cards - CARDS_FOR_ENCOUNTER;
  const encounters = 1 + Math.floor(spare / CARDS_USED) + JUDGEMENT.slack * (spare % CARDS_USED);
  return encounters * (JUDGEMENT.encounter[region] ?? 0);
}

/** Judges forecasts of one encounter; the same damage and experience come up again and again. */
function judge(state: EtchinstoneState, worths: Worths): (forecast: Forecast) => number {
  const known = new Map<number, Spoils>();
  const { hand, region, deck } = state;
  return (forecast) => {
    const { damage, xp, knockout, discards, poison, spare } = forecast;
    const key = damage.total * 64 + xp;
    let spoils = known.get(key);
    if (spoils === undefined) {
      spoils = knockout
        ? overwhelmed(state, hand, worths)
        : bestSpoils(state, hand, damage.total, forecast.element, xp, worths);
      known.set(key, spoils);
    }
    const kept = spare !== null && !spare.goes ? 1 : 0;
    const left = deck.length - discards - (knockout ? KNOCKOUT_DISCARD : 0) + kept;
    return spoils.worth + ahead(left, region) - (poison > 0 ? JUDGEMENT.poison : 0);
  };
}

/** The best way to finish the arrangement of a region's encounter. */
export function bestOutlook(state: EtchinstoneState): Layout {
  return bestLayout(state, judge(state, worthsFor(state.dragon)));
}

/** The same encounter faced now, for its worth. */
function faced(state: EtchinstoneState): EtchinstoneState {
  return { ...state, step: 'roles' };
}

/** Face the encounter, with all that follows up to the commitment, or go around it. */
export function bestChallenge(state: EtchinstoneState): readonly Choice[] {
  const face = bestOutlook(faced(state));
  const { hand, region, dragon } = state;
  // A detour takes two cards, and the usual encounter is met with a hand of one fewer.
  const usual = ahead(state.deck.length + hand.length - 2, region) - JUDGEMENT.detour;
  if (face.worth >= usual || etchinstone.choices(state).length === 1) return [FACE, ...face.path];
  const worths = worthsFor(dragon);
  const worth = (card: number): number => worthAt(worths, card, levelOf(state, card));
  const least = hand.toSorted((a, b) => worth(a) - worth(b))[0] ?? 0;
  return [detourWith(least)];
}
