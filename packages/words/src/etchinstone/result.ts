// The end of a game in a sentence, and the result as a short text to share.
import { cardsOf, type DifficultyId, type DragonId, TOP_LEVEL } from '@wyrmtable/etchinstone';
import type { Stocked } from '@wyrmtable/kernel';
import { gameTitle } from '../common.ts';
import { RESULT, SHARE } from '../messages/etch-result.ts';
import { type Lang, phrase } from '../phrase.ts';
import { dragonName } from './encounters.ts';
import { difficultyName } from './terms.ts';

/** The best score of that match: every card it is played with at the top level (ETCH-22.2). */
export const bestScore = (of: Stocked): number => cardsOf(of).length * TOP_LEVEL;

export function resultLine(lang: Lang, result: 'won' | 'lost', score: number, best: number): string {
  return phrase(lang, RESULT[result], { score, best });
}

export interface RunResult {
  /** The day whose dragon it was, `2026-11-15`, or null. */
  readonly day: string | null;
  readonly difficulty: DifficultyId;
  readonly dragon: DragonId;
  readonly won: boolean;
  readonly score: number;
  /** The best that there was to reach. */
  readonly best: number;
}

/** The day as people write it; what is no date stands for itself. */
function dayName(lang: Lang, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

const BAR = 8;

/** The score as a row of scales, so that it can be seen at a glance in any language. */
function scales(score: number, best: number): string {
  const full = Math.min(BAR, Math.max(0, Math.round((score / best) * BAR)));
  return '◆'.repeat(full) + '◇'.repeat(BAR - full);
}

/** Four short lines; the table adds the address of the replay. */
export function shareText(lang: Lang, { day, difficulty, dragon, won, score, best }: RunResult): string {
  const game = gameTitle(lang, 'etchinstone');
  return [
    day === null
      ? phrase(lang, SHARE.titleAny, { game })
      : phrase(lang, SHARE.title, { game, day: dayName(lang, day) }),
    phrase(lang, SHARE.foe, { dragon: dragonName(lang, dragon), difficulty: difficultyName(lang, difficulty) }),
    phrase(lang, won ? SHARE.won : SHARE.lost, { score, best }),
    scales(won ? score : 0, best),
  ].join('\n');
}
