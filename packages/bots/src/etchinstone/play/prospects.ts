// What the end of a region promises: the chance to win and the score, from the levels of the cards alone.
//
// Fitted to 14,400 games, all dragons and difficulties: adept's play with a part of the choices on the way left to chance.
// The win by logistic, the score of a won game by linear regression on the cards' figures, a line for each dragon because
// each asks for something else. The chances hold within 0.013: see what the fitting says.
import {
  cardsOf,
  dragonOf,
  type Element,
  type EtchinstoneState,
  type Face,
  faceOf,
  LAST_REGION,
  TOP_LEVEL,
} from '@wyrmtable/etchinstone';
import type { Stocked } from '@wyrmtable/kernel';
import { LINES, type Line, type Prospect } from './prospect-lines.ts';

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

/** The end of one region with one library. */
interface Sheet {
  readonly of: Prospect;
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
    found = LINES[of.dragon].map((prospect) => ({
      of: prospect,
      odds: sharesOf(of, prospect.odds, element),
      score: sharesOf(of, prospect.score, element),
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
  const sheet = sheetsFor(of)[Math.min(region, LAST_REGION) - 1];
  if (sheet === undefined) throw new RangeError(`no region ${region} ends`);
  const win = 1 / (1 + Math.exp(-total(sheet.of.odds.base, sheet.odds, of.levels)));
  return { win, score: win * Math.max(0, total(sheet.of.score.base, sheet.score, of.levels)) };
}
