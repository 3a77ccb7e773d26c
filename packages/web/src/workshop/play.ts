// The hero at a table at once: against a bot or a friend on this device, or online by a link.
import { HEROES } from '@wyrmtable/dice-throne';
import { readHero } from '@wyrmtable/dice-throne/check';
import type { Refusal } from '@wyrmtable/kernel';
import { isRefusal } from '@wyrmtable/kernel';
import type { Lang } from '@wyrmtable/words';
import { introduceMade } from '../games/dice-throne/made.ts';
import { loadedOnce } from '../games/loaded-game.ts';
import { freshSeat, levelsOf } from '../setup/plan.ts';
import { beginWith } from '../table/local/begin.ts';
import { makeTable } from '../table/remote/api.ts';
import type { Draft } from './draft/document.ts';

const NOT_PLAYED: Refusal = { refused: 'no-connection' };

/** The address of a table of this device; null where the hero cannot be played. */
export async function playHere(
  draft: Draft,
  opponent: string,
  way: 'bots' | 'screen',
  lang: Lang,
): Promise<string | null> {
  const { box } = readHero(draft);
  if (box === null) return null;
  const levels = levelsOf(await loadedOnce('dice-throne'));
  const seats = [0, 1].map((seat) => freshSeat(way, seat, lang, levels));
  const options = { mode: 'duel', heroes: [box.hero.id, opponent] };
  introduceMade([box]);
  return `/table/${await beginWith('dice-throne', options, seats, [box])}`;
}

/** The address of a table on the server, at which the other hero is drawn until somebody chooses. */
export async function playOnline(draft: Draft, lang: Lang): Promise<string | Refusal> {
  const { box } = readHero(draft);
  const other = HEROES[Math.floor(Math.random() * HEROES.length)];
  if (box === null || other === undefined) return NOT_PLAYED;
  const { name } = freshSeat('online', 0, lang, []);
  const options = { mode: 'duel', heroes: [box.hero.id, other.id] };
  const code = await makeTable({ game: 'dice-throne', seats: 2, options, name, made: [draft] });
  return isRefusal(code) ? code : `/t/${code}`;
}
