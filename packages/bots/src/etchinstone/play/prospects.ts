// What the end of a region promises: the chance to win and the score, from the levels of the cards alone.
//
// Fitted to 12,000 games, all dragons and difficulties: adept's play with a part of the choices left to chance, and a
// regroup weighed over several orders of the deck. The win by logistic, the score of a won game by linear regression on
// the cards' figures. The chances hold: of the positions called 0.83 on average, 0.84 were won, whatever the region.
import {
  cardsOf,
  type DragonId,
  dragonOf,
  type Element,
  type EtchinstoneState,
  type Face,
  faceOf,
  LAST_REGION,
  TOP_LEVEL,
} from '@wyrmtable/etchinstone';
import type { Stocked } from '@wyrmtable/kernel';

/** What a point of each figure adds, summed over all cards. */
interface Line {
  readonly base: number;
  readonly enhanced: number;
  readonly initiative: number;
  readonly boost: number;
  /** Of armour against the dragon's element. */
  readonly absorption: number;
  readonly level: number;
}

const line = (
  base: number,
  enhanced: number,
  initiative: number,
  boost: number,
  absorption: number,
  level: number,
): Line => ({ base, enhanced, initiative, boost, absorption, level });

/** The logarithm of the odds to win, after each region. */
const ODDS: readonly Line[] = [
  line(-16.4, 0.1, 0.043, 0.136, 0.037, 0),
  line(-17.7, 0.082, 0.064, 0.123, 0.032, 0.036),
  line(-19.5, 0.131, 0.035, 0.069, 0.04, 0),
  line(-21.3, 0.165, 0.017, 0.016, 0.048, 0),
];

/** How much easier or harder a dragon is than the first. */
const DRAGON: Readonly<Record<DragonId, number>> = {
  burhast: 0,
  'proposed-water': 0.2,
  'proposed-lightning': -0.5,
  'proposed-shadow': -0.15,
};

/** The score of a won game: towards the end levels are what counts. */
const SCORE: readonly Line[] = [
  line(-4.6, 0.149, 0.1, 0.304, 0.142, 0.146),
  line(-6.9, 0.094, 0.095, 0.186, 0.102, 0.469),
  line(-9, 0.068, 0.041, 0.101, 0.102, 0.684),
  line(-10.3, 0.031, 0, 0.016, 0.052, 0.988),
];

export interface Prospects {
  /** Chance to win. */
  readonly win: number;
  /** Score to expect; a lost game scores 0 (ETCH-22.1). */
  readonly score: number;
}

function along({ enhanced, initiative, boost, absorption, level }: Line, face: Face, element: Element): number {
  const { value, element: own } = face.armour;
  return (
    enhanced * face.enhanced.value +
    initiative * face.initiative +
    boost * face.boost +
    absorption * value * (own === element ? 2 : 1) +
    level * face.level
  );
}

/** What every card adds at every level, flat. */
type Shares = readonly number[];
const STRIDE = TOP_LEVEL + 1;

function sharesOf(of: Stocked, line: Line, element: Element): Shares {
  return cardsOf(of).flatMap((_, card) => [
    0,
    ...Array.from({ length: TOP_LEVEL }, (_, i) => along(line, faceOf(of, card, i + 1), element)),
  ]);
}

interface Sheet {
  readonly odds: Shares;
  readonly score: Shares;
}

/** What prospects depend on. */
type Prepared = Pick<EtchinstoneState, 'library' | 'dragon' | 'levels'>;

/** By library and dragon. */
const sheets = new Map<string, readonly Sheet[]>();

function sheetsFor(of: Prepared): readonly Sheet[] {
  const key = `${of.library} ${of.dragon}`;
  let found = sheets.get(key);
  if (found === undefined) {
    const { element } = dragonOf(of, of.dragon).battle;
    found = ODDS.map((odds, i) => ({
      odds: sharesOf(of, odds, element),
      score: sharesOf(of, SCORE[i] ?? odds, element),
    }));
    sheets.set(key, found);
  }
  return found;
}

function total(base: number, shares: Shares, levels: readonly number[]): number {
  let sum = base;
  for (let card = 0; card < levels.length; card++) sum += shares[card * STRIDE + (levels[card] ?? 0)] ?? 0;
  return sum;
}

/** Prospects with these levels when that region (1 to 4) has just ended. */
export function prospectsAfter(region: number, of: Prepared): Prospects {
  const { dragon, levels } = of;
  const i = Math.min(region, LAST_REGION) - 1;
  const sheet = sheetsFor(of)[i];
  const odds = ODDS[i];
  const score = SCORE[i];
  if (sheet === undefined || odds === undefined || score === undefined)
    throw new RangeError(`no region ${region} ends`);
  const win = 1 / (1 + Math.exp(-total(odds.base + DRAGON[dragon], sheet.odds, levels)));
  return { win, score: win * Math.max(0, total(score.base, sheet.score, levels)) };
}
