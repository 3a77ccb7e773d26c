// The hero at a table of this device at once, against a bot with one of the sixteen.
import { readHero } from '@wyrmtable/dice-throne/check';
import type { Lang } from '@wyrmtable/words';
import { introduceMade } from '../games/dice-throne/made.ts';
import { loadedOnce } from '../games/loaded-game.ts';
import { freshSeat, levelsOf } from '../setup/plan.ts';
import { beginWith } from '../table/local/begin.ts';
import type { Draft } from './draft/document.ts';

/** The address of the table; null where the hero cannot be played. */
export async function playAgainst(draft: Draft, opponent: string, lang: Lang): Promise<string | null> {
  const { box } = readHero(draft);
  if (box === null) return null;
  const levels = levelsOf(await loadedOnce('dice-throne'));
  const seats = [0, 1].map((seat) => freshSeat('bots', seat, lang, levels));
  const options = { mode: 'duel', heroes: [box.hero.id, opponent] };
  introduceMade([box]);
  return `/table/${await beginWith('dice-throne', options, seats, [box])}`;
}
