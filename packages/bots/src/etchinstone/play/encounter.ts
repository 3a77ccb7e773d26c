// An encounter of a region: what the best arrangement of the hand brings, and whether that is worth facing it.
import {
  CARDS_FOR_ENCOUNTER,
  detour,
  type EtchinstoneState,
  FACE,
  type Forecast,
  KNOCKOUT_DISCARD,
} from '@wyrmtable/etchinstone';
import type { Choice } from '@wyrmtable/kernel';
import { bestLayout, type Layout } from './layouts.ts';
import { bestSpoils, overwhelmed, type Spoils } from './spoils.ts';
import { leastOf, type Worths, worthsFor } from './worth.ts';

/** An encounter takes three cards from hand and deck together (ETCH-17.1, ETCH-17.4). */
const CARDS_USED = 3;

/** What an encounter still to come in this region is worth on average: about a level of a card. */
const ENCOUNTER = 1;
/** A card more than the encounters to come need, for time or a detour, as a share of an encounter. */
const SLACK = 0.12;
/** Poison costs the next hand the better part of a level. */
const POISON = 0.6;
/** How far below the usual an encounter must stay for a detour: what comes instead is met with one card fewer. */
const DETOUR = 1.2;

/** What the rest of the region is worth with so many cards in hand and deck. */
function ahead(cards: number): number {
  if (cards < CARDS_FOR_ENCOUNTER) return 0;
  const more = cards - CARDS_FOR_ENCOUNTER;
  return ENCOUNTER * (1 + Math.floor(more / CARDS_USED) + SLACK * (more % CARDS_USED));
}

/** Judges forecasts of one encounter; the same damage and experience come up again and again. */
function judge(state: EtchinstoneState, worths: Worths): (forecast: Forecast) => number {
  const known = new Map<number, Spoils>();
  const { hand, deck } = state;
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
    return spoils.worth + ahead(left) - (poison > 0 ? POISON : 0);
  };
}

/** The best way to finish the arrangement of a region's encounter. */
export function bestOutlook(state: EtchinstoneState): Layout {
  return bestLayout(state, judge(state, worthsFor(state)));
}

/** Face the encounter, with all that follows up to the commitment, or go around it. */
export function bestChallenge(state: EtchinstoneState, choices: readonly Choice[]): readonly Choice[] {
  const face = bestOutlook({ ...state, step: 'roles' });
  const { hand, deck } = state;
  // ETCH-7.3: a detour takes the key card and one of the hand.
  const around = ahead(deck.length + hand.length - 2) - DETOUR;
  if (face.worth >= around || choices.length === 1) return [FACE, ...face.path];
  return [detour(leastOf(state, hand, worthsFor(state)))];
}
