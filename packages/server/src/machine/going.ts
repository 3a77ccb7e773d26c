// How a table goes on by itself: what is to be told is told, bots get their turn, windows end, the end is written down.
import { defaultChoice } from '@wyrmtable/registry/thinking';
import { offer, seqOf, take } from '../running.ts';
import type { PlayEntry, SeatRow } from '../storage/port.ts';
import { takeBack } from '../taking-back.ts';
import { tellTable } from './announcing.ts';
import { giveTurnBack } from './clocks.ts';
import type { Happened, Work } from './effects.ts';
import { finish } from './laying.ts';
import type { BotTurn, Table } from './table.ts';
import { hasLapsed, isAgreedBack, isAskedBack } from './taking-back.ts';
import { holdsBack, publish } from './telling.ts';
import { areBotsAwake, botAt, isGoing, isPaused, isResting, waitsForWord } from './waiting.ts';
import { commit, passOn, write } from './writing.ts';

/** Tells what there is to tell, writes the end down, and sees to it that bots get their turn. */
export function* goOn(room: Table, rested = false): Work<void> {
  yield* passOn(room);
  // Bots answer windows during the pause, so that their hands do not show.
  seekBots(room);
  const end = holdsBack(room) ? 'goes-on' : yield* finish(room);
  // What is in the log is told when it could be read again, with its end.
  if (end === 'failed' || !publish(room, rested)) return;
  if (yield* turnBack(room)) return yield* goOn(room, true);
  if (end === 'written' || room.resting !== isResting(room)) tellTable(room);
  seekBots(room);
}

/** What all have agreed to take back is taken back; a wish that nothing can come of any more is forgotten. */
function* turnBack(room: Table): Work<boolean> {
  const { run, proposal } = room;
  const lapsed = hasLapsed(room);
  if (proposal?.back === undefined || (!lapsed && !isAgreedBack(room))) return false;
  const { back, by } = proposal;
  room.proposal = null;
  tellTable(room);
  if (lapsed || run === null) return false;
  const seat = room.table.seats.findIndex((row) => row.kind === 'person' && row.guest === by);
  const written = yield* write(room, run, (tell) => {
    const entry = takeBack(run, back.remaining, seat, tell);
    giveTurnBack(room, run);
    return [entry];
  });
  return written === 'written';
}

/** The moment of a window is over, once. */
export function* endWindow(room: Table, number: number): Work<void> {
  if (room.pause !== number) return;
  room.pause = null;
  yield* passLate(room, (row) => botAt(row) !== null);
  yield* goOn(room, true);
}

/** The time of a window is over for everybody: whoever has not answered has passed. */
export function* passWindow(room: Table): Work<void> {
  yield* passLate(room, () => true);
  yield* goOn(room, true);
}

/** A bot that is still thinking has passed, for one that is late shows that it could answer. */
function* passLate(room: Table, isLate: (row: SeatRow) => boolean): Work<void> {
  const { run, table } = room;
  if (run === null || !isGoing(room) || room.queue.length > 0) return;
  yield* write(room, run, (tell) => {
    const entries: PlayEntry[] = [];
    let told = false;
    for (const [seat, row] of table.seats.entries()) {
      const stands = !told && run.recipe.game.window(run.state) !== null;
      const choice = stands && isLate(row) ? defaultChoice(offer(run, seat)) : undefined;
      if (choice === undefined) continue;
      const tellIt: typeof tell = (shown) => {
        told = true;
        tell(shown);
      };
      entries.push(...take(run, seat, choice, tellIt));
    }
    return entries;
  });
}

/** Asks every bot that may answer now; outside of windows that is when all has been told. */
export function seekBots(room: Table): void {
  const { run, table, setting } = room;
  if (run === null || !isGoing(room)) return;
  if (waitsForWord(room)) return;
  const window = run.recipe.game.window(run.state) !== null;
  // Nobody is here to see it: the bots wait until somebody comes.
  if (!window && (!areBotsAwake(room) || isAskedBack(room))) return;
  if (!window && (isPaused(room) || room.queue.length > 0)) return;
  for (const [seat, row] of table.seats.entries()) {
    const level = botAt(row);
    if (level === null) continue;
    const seq = seqOf(run, seat);
    if (room.asking[seat] === seq) continue;
    const choices = offer(run, seat);
    if (choices.length === 0) continue;
    room.asking[seat] = seq;
    const pause = window ? 0 : setting.draw.within(setting.botPause);
    const turn = { laid: room.laid, seat, seq, level, choices, window, pause };
    room.out.push({ kind: 'think', turn });
  }
}

/** Whether the bot's answer can still be of use. */
export function isWanted(room: Table, { laid, seat, seq, window }: BotTurn): boolean {
  const { run } = room;
  return run !== null && room.laid === laid && seqOf(run, seat) === seq && (window || areBotsAwake(room));
}

/** A bot has thought. If something came between, it is asked again when the table goes on. */
export function* hearBot(room: Table, { turn, choice }: Happened<'thought'>): Work<void> {
  const { run } = room;
  const { laid, seat, seq, choices, window } = turn;
  if (room.asking[seat] === seq && room.laid === laid) room.asking[seat] = -1;
  const chosen = choice ?? defaultChoice(choices);
  if (run === null || room.laid !== laid || chosen === undefined) return;
  // All have left while it thought, or before it came to that: it will be asked again.
  if (!window && (!areBotsAwake(room) || isAskedBack(room))) return;
  const seated = botAt(room.table.seats[seat]) !== null && isGoing(room);
  if (seated && seqOf(run, seat) === seq && offer(run, seat).includes(chosen)) yield* commit(room, run, seat, chosen);
  yield* goOn(room);
}
