// What a card at a level is worth: the judgement behind every trade of levels against time.
import {
  cardsOf,
  dragonOf,
  type Element,
  type EtchinstoneState,
  type Face,
  faceOf,
  levelOf,
  TOP_LEVEL,
} from '@wyrmtable/etchinstone';

/**
 * What a point of each figure adds; a level more comes to about one in all. Found by trying: over hundreds of games the
 * figures together win far more often than levels alone, and small changes of any one of them make no difference.
 */
const BASIC = 0.1;
const ENHANCED = 0.1;
const INITIATIVE = 0.06;
const BOOST = 0.2;
const ARMOUR = 0.2;
/** On top, for armour of the dragon's element: it will absorb twice (ETCH-15.8). */
const DOUBLED = 0.1;
/** Levels are the score (ETCH-22.2). */
const LEVEL = 0.3;

function faceWorth({ basic, enhanced, initiative, boost, armour, level }: Face, battle: Element): number {
  return (
    BASIC * basic.value +
    // What can be attack and move serves twice.
    ENHANCED * enhanced.value * (enhanced.kind === 'both' ? 2 : 1) +
    INITIATIVE * initiative +
    BOOST * boost +
    (armour.element === battle ? ARMOUR + DOUBLED : ARMOUR) * armour.value +
    LEVEL * level
  );
}

/** By card and level; a removed card is worth nothing. */
export type Worths = readonly (readonly number[])[];

/** By library and dragon. */
const known = new Map<string, Worths>();

export function worthsFor(of: Pick<EtchinstoneState, 'library' | 'dragon'>): Worths {
  const key = `${of.library} ${of.dragon}`;
  let worths = known.get(key);
  if (worths === undefined) {
    const { element } = dragonOf(of, of.dragon).battle;
    worths = cardsOf(of).map((_, card) => [
      0,
      ...Array.from({ length: TOP_LEVEL }, (_, i) => faceWorth(faceOf(of, card, i + 1), element)),
    ]);
    known.set(key, worths);
  }
  return worths;
}

export function worthAt(worths: Worths, card: number, level: number): number {
  return worths[card]?.[level] ?? 0;
}

/** The card that is missed least. */
export function leastOf(state: EtchinstoneState, cards: readonly number[], worths: Worths): number {
  const worth = (card: number): number => worthAt(worths, card, levelOf(state, card));
  const [least] = cards.toSorted((a, b) => worth(a) - worth(b));
  if (least === undefined) throw new RangeError('no card is the least of none');
  return least;
}
