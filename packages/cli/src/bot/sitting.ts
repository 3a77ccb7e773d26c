// A bot at one table, from the lobby to the end of its match: the client's own line, with a level in the place of a person.
import { randomInt } from 'node:crypto';
import { isRefusal, type Outcome, type Parcel, type Refusal, type Seat } from '@wyrmtable/kernel';
import { type BotLevel, openParcel, type RegisteredGame } from '@wyrmtable/registry';
import { BEAT_MS, choicesIn, type Deed, type LineState, newLine, step, type Told } from '@wyrmtable/web/line';
import { type ClientMessage, readTold } from '@wyrmtable/wire';
import { get, Refused } from '../load/visitor.ts';
import { answerTo, looksAt } from './answering.ts';
import { freshPromise, inLobby, inMatch, type Promised } from './courtesy.ts';
import { type LastingLine, lastingLine, type Place } from './lasting-line.ts';

export interface Player {
  readonly registered: RegisteredGame;
  readonly level: BotLevel;
}

export interface Played {
  readonly table: string;
  readonly seat: Seat;
  readonly outcome: Outcome;
  readonly moves: number;
}

export interface Sitting {
  readonly code: string;
  /** Strangers were brought together here: anybody begins, and nobody waits for ever. */
  readonly paired: boolean;
  readonly stop: AbortSignal;
  /** The match is over; true to stay for the table that follows it. */
  readonly over: (played: Played) => boolean;
  /** The bot gave no answer, and something was chosen for it. */
  readonly stumbled: (problem: string) => void;
}

/** How it went on: at the next table, or away; `refused` where the match cannot be played here. */
export type Left = { readonly next: string } | { readonly next: null; readonly refused: Refusal | null };

/** Milliseconds between two moves: a line may say thirty things a second. */
const PACE = 40;
/** Milliseconds after a refusal, or when something could not be fetched. */
const BREATH = 1000;
/** Milliseconds for which strangers who do not get ready are waited for. */
const LOBBY_PATIENCE = 90_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Seeds of answers. */
const SEEDS = 2 ** 31;

export function sitAt(place: Place, player: Player, sitting: Sitting): Promise<Left> {
  return new Promise((leave, fail) => {
    const table = atTable(place, player, sitting, { leave, fail });
    if (sitting.stop.aborted) table.getUp();
  });
}

interface Ending {
  readonly leave: (left: Left) => void;
  readonly fail: (problem: Error) => void;
}

function atTable(place: Place, player: Player, { code, paired, stop, over, stumbled }: Sitting, ending: Ending) {
  let state: LineState = newLine(code, null, null);
  let promised: Promised | null = null;
  /** What was said last besides moves, so that the same is not said again until something has come of it. */
  let said = '';
  let moves = 0;
  let thinking = false;
  let ended = false;
  let isOver = false;

  const finish = (act: () => void): void => {
    if (ended) return;
    ended = true;
    clearInterval(heart);
    clearTimeout(patience);
    stop.removeEventListener('abort', getUp);
    line.hangUp();
    act();
  };
  const away = (refused: Refusal | null): void => finish(() => ending.leave({ next: null, refused }));

  const perform = (deed: Deed): void => {
    if (deed.kind === 'say') line.say(deed.message);
    else if (deed.kind === 'reconnect') line.again();
  };
  const tell = (told: Told): void => {
    if (ended) return;
    const after = step(state, told);
    state = after.state;
    for (const deed of after.deeds) perform(deed);
    if (told.kind !== 'request') look();
  };
  const sayOnce = (message: ClientMessage | null): void => {
    const text = JSON.stringify(message);
    if (text === said) return;
    said = text;
    if (message !== null && state.open) tell({ kind: 'request', message });
  };

  const sayAgain = (): void => {
    said = '';
    if (!ended) look();
  };

  /** Whatever has changed: what is there to do? */
  const look = (): void => {
    const { table, update, gone, problem } = state;
    if (gone || table?.you === 'spectator') away(problem);
    if (ended || table === null || table.you === 'spectator') return;
    const outcome = update?.outcome ?? (table.status === 'over' ? table.outcome : null);
    if (outcome !== null) {
      const { next, you: seat } = table;
      if (!isOver && !over({ table: code, seat, outcome, moves })) away(null);
      isOver = true;
      if (next !== null) finish(() => ending.leave({ next }));
      return;
    }
    if (table.status === 'lobby') {
      if (promised?.commitment !== table.commitment) promised = freshPromise(table.commitment);
      sayOnce(inLobby(table, promised, paired));
      return;
    }
    clearTimeout(patience);
    sayOnce(inMatch(table));
    if (!thinking && choicesIn(state).length > 0) void decide();
  };

  const decide = async (): Promise<void> => {
    thinking = true;
    await pause(state.problem === null ? PACE : BREATH);
    const refused = await provided(place, player, code, state.picture?.view ?? null);
    thinking = false;
    if (ended) return;
    if (refused === 'later') return void setTimeout(look, BREATH);
    if (refused !== null) return away(refused);
    const choices = choicesIn(state);
    const { table, picture } = state;
    if (choices.length === 0 || picture === null || table === null || table.you === 'spectator') return;
    const asked = { seat: table.you, view: picture.view, choices, seed: randomInt(SEEDS) };
    moves++;
    const choice = answerTo(player.registered, player.level, asked, stumbled);
    if (choice !== undefined) tell({ kind: 'choose', choice });
  };

  const line: LastingLine = lastingLine(place, {
    opened() {
      said = '';
      tell({ kind: 'opened' });
    },
    closed: () => tell({ kind: 'closed' }),
    told(text) {
      const message = readTold(text);
      if (message === 'unknown') return;
      if (message?.type === 'refused' && message.code === 'no-guest')
        return finish(() => ending.fail(new Refused(message.code)));
      tell({ kind: 'heard', message });
      // What was refused may be wanted later.
      if (message?.type === 'refused') setTimeout(sayAgain, BREATH);
    },
  });
  const heart = setInterval(() => tell({ kind: 'beat' }), BEAT_MS);
  /** A seat in a lobby is free again; one in a match waits, and the table's own rules say for how long. */
  const getUp = (): void => {
    if (state.table?.status === 'lobby') line.say({ type: 'stand' });
    away(null);
  };
  const patience = paired ? setTimeout(getUp, LOBBY_PATIENCE) : undefined;
  stop.addEventListener('abort', getUp, { once: true });
  return { getUp };
}

/** What the match is played with is at hand: null, why it is not to be had, or `later` when the server is away. */
async function provided(
  { server, visitor }: Place,
  { registered, level }: Player,
  code: string,
  view: object | null,
): Promise<Refusal | 'later' | null> {
  if (!looksAt(level) || view === null || !('library' in view) || typeof view.library !== 'string') return null;
  const { library } = view;
  if (registered.game.content.has(library)) return null;
  try {
    const parcel = await get<Parcel>(server, visitor, `/api/tables/${code}/content`);
    const refused = await openParcel(registered, { library }, parcel);
    return isRefusal(refused) ? refused : null;
  } catch {
    return 'later';
  }
}
