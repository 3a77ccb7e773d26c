// The table port over WebSockets, a line for each seat of this person: what is shown is the seat that is asked, as on one screen.
import type { ClientMessage, ClockTold, ModeratedTold, Spoken, TableInfo, TalkWish } from '@wyrmtable/wire';
import type { LobbyPort, TableSnapshot } from '../port.ts';
import { promiseWord, witness, wordToShow } from './dice-words.ts';
import { choicesIn, type LineState } from './line.ts';
import { matchFile, parcelFrom, worldFrom } from './match-file.ts';
import { type Line, openLine } from './open-line.ts';
import { picksToHandIn } from './picks.ts';

/** What a lobby shows beyond the seats. */
export interface LobbyInfo {
  readonly host: boolean;
  /** Strangers may find it. */
  readonly listed: boolean;
  readonly watchers: number;
  /** The code of the table that follows this one, or null. */
  readonly next: string | null;
  /** The side of each seat; one person may hold several seats of one. */
  readonly sides: readonly number[];
  /** Further devices that act for this person. */
  readonly devices: number;
  /** It counts for ratings. */
  readonly rated: boolean;
  /** It brings heroes that somebody made. */
  readonly made: boolean;
}

/** How the table is timed, as it was last told; `offset` is what the server's clock shows beyond the page's watch. */
export interface Timing {
  readonly table: TableInfo | null;
  readonly clock: ClockTold | null;
  readonly offset: number;
  /** Whose last choice all have taken back; null once something has happened since. */
  readonly takenBack: number | null;
}

/** What is said at the table, as this person hears it. */
export interface Talk {
  readonly wish: TalkWish;
  readonly said: readonly Spoken[];
  /** The last thing a moderator did about this person since the page was opened. */
  readonly moderated: ModeratedTold | null;
}

export interface RemotePort extends LobbyPort {
  talk(): Talk;
  /** Wishes to hear that much from now on. */
  hear(wish: TalkWish): void;
  timing(): Timing;
  /** Says that on the line; what comes of it is told as ever. */
  request(message: ClientMessage): void;
  lobby(): LobbyInfo;
  /** Lets strangers find the table, or not. */
  list(listed: boolean): void;
}

function statusOf({ table, update, gone }: LineState): TableSnapshot['status'] {
  if (gone) return 'gone';
  if (table === null || (table.status !== 'lobby' && update === null)) return 'connecting';
  if (table.status === 'lobby') return 'lobby';
  return update?.outcome == null ? 'playing' : 'over';
}

/** The first line knows all about the table, `shown` about the match. */
function snapshotOf(first: LineState, shown: LineState): TableSnapshot {
  const { table } = first;
  return {
    status: statusOf(first.gone ? first : shown),
    game: table?.game ?? '',
    options: table?.options ?? {},
    seats: (table?.seats ?? []).map(({ name, bot, taken, connected, ready, program }, seat) => ({
      name,
      bot,
      taken,
      connected,
      ready,
      mine: table?.yours.includes(seat) ?? false,
      ...(program ? { program } : {}),
    })),
    watcher: shown.table?.you ?? 'spectator',
    view: shown.picture?.view ?? null,
    choices: choicesIn(shown),
    events: shown.events,
    outcome: shown.update?.outcome ?? null,
    canUndo: shown.update?.back === true && !shown.held && shown.move === null && table?.offer === undefined,
    resting: table?.resting ?? false,
    waitsForWord: table?.waitsForWord ?? false,
    seedKnown: table?.seedKnown ?? [],
    ...(table?.day === undefined ? {} : { day: table.day }),
    commitment: table?.commitment ?? null,
    refusal: shown.problem ?? first.problem,
    offline: first.offline || shown.offline,
    ...(shown.takenBack === null ? {} : { leapt: true }),
  };
}

export function openRemoteTable(code: string): RemotePort {
  const listeners = new Set<() => void>();
  /** Lines of further seats, by seat. */
  const further = new Map<number, Line>();
  const first: Line = openLine(code, null, () => show());
  let shown: Line = first;
  let shownFor: string | null = null;
  const handedIn = new Set<string>();
  let snapshot = snapshotOf(first.state(), first.state());

  /** In a match every further seat has its line; seats that were given up have none. */
  function followSeats(): void {
    const { table } = first.state();
    const seats = table === null || table.status === 'lobby' ? [] : table.yours.filter((seat) => seat !== table.you);
    for (const [seat, line] of further) {
      if (seats.includes(seat)) continue;
      further.delete(seat);
      line.close();
    }
    for (const seat of seats)
      if (!further.has(seat))
        further.set(
          seat,
          openLine(code, seat, () => show()),
        );
  }

  /** Stays with the seat it is at until another of this person is asked. */
  function chosen(): Line {
    const lines = [first, ...further.values()];
    const here = lines.includes(shown) ? shown : first;
    return [here, ...lines].find((line) => choicesIn(line.state()).length > 0) ?? here;
  }

  /** Everybody has promised a word: this device shows its own, once for each promise. */
  function showWord(table: TableInfo): void {
    if (table.commitment === shownFor) return;
    const word = wordToShow(code, table);
    if (word === null) return;
    shownFor = table.commitment;
    first.request(word);
  }

  /** Everybody has promised whom they play: this device hands its own in, once for each promise. */
  function handIn(table: TableInfo): void {
    for (const message of picksToHandIn(code, table)) {
      const which = JSON.stringify(message);
      if (handedIn.has(which)) continue;
      handedIn.add(which);
      first.request(message);
    }
  }

  function show(): void {
    const { table } = first.state();
    if (table !== null) {
      witness(code, table);
      showWord(table);
      handIn(table);
    }
    followSeats();
    shown = chosen();
    snapshot = snapshotOf(first.state(), shown.state());
    for (const listener of listeners) listener();
  }

  const request = (message: ClientMessage) => first.request(message);
  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (choice) => shown.choose(choice),
    undo: () => request({ type: 'offer', what: 'back' }),
    timing() {
      const { table, clock } = first.state();
      return { table, clock, offset: first.offset(), takenBack: shown.state().takenBack };
    },
    talk() {
      const { talk, said, moderated } = first.state();
      return { wish: talk, said, moderated };
    },
    hear: (wish) => first.hear(wish),
    request,
    onward: () => request({ type: 'onward' }),
    matchFile: () => matchFile(code),
    world: (seat) => worldFrom(code, seat),
    parcel: () => parcelFrom(code),
    earlier: (before) => shown.earlier(before),
    lobby() {
      const { table } = first.state();
      return {
        host: table?.host ?? false,
        listed: table?.listed ?? false,
        watchers: table?.watchers ?? 0,
        next: table?.next ?? null,
        sides: table?.sides ?? [],
        devices: table?.devices ?? 0,
        rated: table?.rated ?? false,
        made: table?.made !== undefined,
      };
    },
    sit(seat, name) {
      const seated = (first.state().table?.yours.length ?? 0) > 0;
      request({ type: 'sit', seat, name, ...(seated ? { also: true } : {}) });
    },
    stand: (seat) => request({ type: 'stand', seat }),
    seatBot: (seat, level) => request({ type: 'bot', seat, level }),
    unseatBot: (seat) => request({ type: 'unseat', seat }),
    ready(ready) {
      if (!ready) return request({ type: 'unready' });
      const { table } = first.state();
      if (table !== null) request(promiseWord(code, table));
    },
    begin: () => request({ type: 'start' }),
    list: (listed) => request({ type: 'list', listed }),
    close() {
      listeners.clear();
      for (const line of [first, ...further.values()]) line.close();
    },
  };
}
