// A client that shares nothing with the house: written from docs/protocol.md alone, it plays one table to its end.
import { createHash, randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';

interface Reading {
  readonly kind: string;
  readonly dice?: readonly number[];
  readonly reward?: string;
}

interface NumberedEvent {
  readonly number: number;
  readonly event: { readonly kind: string; readonly seat?: number; readonly item?: string; readonly since?: number };
}

interface Table {
  readonly id: string;
  readonly status: 'lobby' | 'playing' | 'over' | 'aside';
  readonly seats: readonly { readonly taken: boolean; readonly ready: boolean; readonly word: string | null }[];
  readonly you: number | 'spectator';
  readonly commitment: string;
  readonly seed: string | null;
  readonly offer?: { readonly by: number; readonly agreed: readonly number[] } | null;
}

type Plain = null | boolean | number | string | readonly Plain[] | { readonly [field: string]: Plain };
/** Section 4: `[value]`, `[]`, or an object with a change for each field or place. */
type Change = readonly Plain[] | { readonly [field: string]: Change };

interface Update {
  readonly type: 'update';
  readonly match: string;
  readonly seq: number;
  readonly events: readonly NumberedEvent[];
  readonly picture: number;
  readonly view?: Plain;
  readonly change?: Change;
  readonly choices: readonly number[];
  readonly readings?: readonly Reading[];
  readonly back?: boolean;
  readonly outcome: { readonly kind: string; readonly winners?: readonly number[] } | null;
}

type Message =
  | { readonly type: 'accepted'; readonly re?: number; readonly match?: string; readonly seq?: number }
  | { readonly type: 'refused'; readonly re?: number; readonly code: string; readonly params: object }
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'events'; readonly match: string; readonly events: readonly NumberedEvent[] }
  | { readonly type: 'pong' }
  | Update;

interface Move {
  readonly match: string;
  readonly seq: number;
  readonly choice: number;
}

/** A move that the server has called accepted, which it promises to keep. */
export interface AcceptedMove extends Move {
  readonly seat: number;
  /** It answers a window: section 5 allows that such an answer is dropped. */
  readonly window: boolean;
}

export interface Guest {
  /** Where to come; asked anew for every line and request, since the service may have several doors. */
  readonly door: () => string;
  /** Whoever sits at the other seat: a bot of this level, or a person who comes to this table. */
  readonly rival: { readonly bot: string } | { readonly table: string } | { readonly invited: (table: string) => void };
  /** Gives each answer when it says so. */
  readonly ready: (answers: number) => Promise<void>;
  readonly accepted?: (move: AcceptedMove) => void;
  /** Told once: where it sits, and by which cookie it is known there. */
  readonly known?: (table: string, cookie: string) => void;
}

export interface Story {
  readonly table: string;
  /** Whoever shows it at the house is this player. */
  readonly cookie: string;
  readonly outcome: NonNullable<Update['outcome']>;
  /** The whole match file as the server gave it. */
  readonly file: string;
  readonly answers: number;
  /** How often the line had to be opened again. */
  readonly broken: number;
  /** Choices that it asked to take back, and that were. */
  readonly takenBack: number;
  /** Refusals that a client which keeps to the page should never meet. */
  readonly refusals: readonly string[];
}

/** Section 7: the service is in trouble for a moment, and the same may well be heard later. */
const PASSING: ReadonlySet<string> = new Set(['storage-failed', 'out-of-reach', 'closing']);

/** Small and safe steps end a match soonest. */
const ENOUGH = 250;

interface Picture {
  readonly number: number;
  readonly view: Plain;
}

/** A question as it was put, and the number of the last event before it. */
interface Question {
  readonly choices: readonly number[];
  readonly view: Plain;
  readonly last: number;
}

/** Section 3, taking back: view and choices are those of before, and nothing holds that came of the choice. */
function checkBack(before: Question, now: Question, { since, seat }: NumberedEvent['event'], you: unknown): void {
  if (seat !== you) throw new Error(`a choice of seat ${seat} was taken back, and nobody there had asked`);
  if (since !== before.last)
    throw new Error(`events after ${since} do not hold, asked was for those after ${before.last}`);
  if (canonical(now.choices) !== canonical(before.choices))
    throw new Error('other choices than before the one taken back');
  if (canonical(now.view) !== canonical(before.view)) throw new Error('another view than before the choice taken back');
}

/** Section 4, step by step. A change in its turn that did not fit would be a fault of the server, and stops everything. */
function changedBy(value: Plain | undefined, change: Change): Plain {
  if (isList(change)) {
    const [now] = change;
    if (now === undefined) throw new Error('there is nothing here that could go');
    return now;
  }
  if (typeof value !== 'object' || value === null) throw new Error('there are no fields to change here');
  const fields = new Map<string, Plain>(Object.entries(value));
  for (const [name, inner] of Object.entries(change)) {
    if (isList(inner) && inner.length === 0) fields.delete(name);
    else fields.set(name, changedBy(fields.get(name), inner));
  }
  return isList(value) ? [...fields.values()] : Object.fromEntries(fields);
}

function isList<T>(value: readonly T[] | object): value is readonly T[] {
  return Array.isArray(value);
}

/** The view that goes with an update, or null if it does not follow from what is known. */
function look(known: Picture | null, { picture: number, view, change }: Update): Picture | null {
  if (view !== undefined) return { number, view };
  if (change === undefined) return known?.number === number ? known : null;
  return known?.number === number - 1 ? { number, view: changedBy(known.view, change) } : null;
}

/** Section 10: soldiers not yet safe. */
function pendingIn({ view }: Picture): number {
  if (typeof view !== 'object' || view === null || !('pending' in view)) throw new Error('no view of Dragon Farkle');
  return Number(view.pending);
}

/** Section 10: what each choice means is in its reading; anything else is this client's own taste. */
function prefer(update: Update, pending: number): number {
  const readings = update.readings ?? [];
  const worth = ({ kind, dice, reward }: Reading): number => {
    switch (kind) {
      case 'finalBattle':
        return 100;
      case 'setAside':
        return 50 + (dice?.length ?? 0) + (reward === 'double' ? 0.5 : 0);
      case 'stop':
        return pending >= ENOUGH ? 40 : 1;
      case 'roll':
        return 30;
      case 'recruit':
        return 20;
      case 'pass':
        return 10;
      default:
        return 0;
    }
  };
  let best = 0;
  for (const [i, reading] of readings.entries()) {
    const champion = readings[best];
    if (champion !== undefined && worth(reading) > worth(champion)) best = i;
  }
  const choice = update.choices[best];
  if (choice === undefined) throw new Error('asked to choose from nothing');
  return choice;
}

/** JSON with keys in order (docs/fairness.md). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

interface Promised {
  readonly game: string;
  readonly version: string;
  readonly options: object;
  readonly chance: {
    readonly seed: string;
    readonly words: readonly string[];
    readonly pledge: { readonly table: string; readonly seats: readonly (string | null)[]; readonly content: string };
  };
  readonly content: object;
}

/** Section 8: what the seed was promised for. */
function commitmentOf({ game, version, options, content, chance: { seed, pledge } }: Promised): string {
  const hashed = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex');
  return hashed(['wyrmtable-dice/3', seed, pledge.table, game, version, options, pledge.seats, hashed(content)]);
}

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** While the server is away there is nobody to ask; that is no reason to give up. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (thrown) {
      if (tries > 100) throw thrown;
      await later(200);
    }
  }
}

/** Section 11: a table, and its code. */
async function makeTable(door: () => string, cookie: string, bots: readonly string[]): Promise<string> {
  const answer = await patiently(async () => {
    const made = await fetch(`${door()}/api/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'dragon-farkle',
        name: 'Niezależna',
        ...(bots.length > 0 ? { bots } : { seats: 2 }),
      }),
    });
    const text = await made.text();
    if (made.status !== 201) throw new Error(`no table was made: ${text}`);
    return text;
  });
  const { table }: { table: string } = JSON.parse(answer);
  return table;
}

/** Makes a table as section 11 does, with one bot, and plays it to the end. It gives each answer when `ready` says so. */
export function playIndependently(
  address: string,
  bot: string,
  ready: (answers: number) => Promise<void>,
): Promise<Story> {
  return playAsGuest({ door: () => address, rival: { bot }, ready });
}

/** Makes a table, or comes to one, and plays it to the end. */
export async function playAsGuest({ door, rival, ready, accepted, known }: Guest): Promise<Story> {
  const me = await patiently(async () => {
    const answer = await fetch(`${door()}/api/me`);
    if (!answer.ok) throw new Error(`not known to the service: ${await answer.text()}`);
    return answer;
  });
  const cookie = (me.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const isHost = !('table' in rival);
  const code = 'table' in rival ? rival.table : await makeTable(door, cookie, 'bot' in rival ? [rival.bot] : []);
  known?.(code, cookie);
  if ('invited' in rival) rival.invited(code);

  const word = randomBytes(8).toString('hex');
  const refusals: string[] = [];
  let commitment: string | null = null;
  let table: Table | null = null;
  let last = 0;
  let answers = 0;
  let lines = 0;
  let unanswered: Move | null = null;
  let held: Promise<void> = Promise.resolve();
  let waiting: WebSocket | null = null;
  /** The last question that was answered, and the line on which it was asked to take the answer back. */
  let answered: Question | null = null;
  let asking: { readonly line: WebSocket; readonly id: number } | null = null;
  let takenBack = 0;
  let inWindow = false;
  /** Moves by their count that were said and not yet called accepted, on whichever line. */
  const said = new Map<number, AcceptedMove>();

  const outcome = await new Promise<NonNullable<Update['outcome']>>((finish, fail) => {
    const open = () => {
      const socket = new WebSocket(`${door().replace('http', 'ws')}/ws`, {
        headers: { cookie },
        handshakeTimeout: 5000,
      });
      let id = 0;
      let hello = 0;
      let picture: Picture | null = null;
      const say = (message: object) => {
        id++;
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, ...message }));
        return id;
      };
      /** What is said on every line, and not again while the table only tells of others. */
      const done = new Set<string>();
      const once = (message: { readonly type: string; readonly [field: string]: Plain }) => {
        if (done.has(message.type)) return;
        done.add(message.type);
        say(message);
      };
      const greet = () => {
        hello = say({ type: 'hello', table: code, since: last, readings: true, changes: true });
      };
      let back: NumberedEvent['event'] | null = null;
      const learn = (events: readonly NumberedEvent[]) => {
        for (const { number, event } of events) {
          if (number <= last) continue;
          if (number !== last + 1) return greet();
          last = number;
          inWindow = event.kind === 'window';
          // What a rival takes back, and we agreed to, may have been before our own answer.
          if (event.kind === 'taken-back' && event.seat !== table?.you) answered = null;
          else if (event.kind === 'taken-back') back = event;
          const foreign = event.seat !== table?.you;
          if ((event.kind === 'drew' || event.kind === 'kept') && foreign && event.item !== undefined) {
            fail(new Error(`shown what somebody else holds: ${event.item}`));
          }
        }
      };
      const inLobby = (now: Table) => {
        if (now.you === 'spectator') {
          if (isHost) return fail(new Error('the maker was given no seat'));
          return once({ type: 'sit', seat: 1, name: 'Obca' });
        }
        if (!now.seats[now.you]?.ready) return once({ type: 'ready', word });
        if (isHost && now.seats.every(({ taken, ready }) => taken && ready)) return once({ type: 'start' });
        return undefined;
      };
      const onTable = (now: Table) => {
        table = now;
        commitment ??= now.commitment;
        if (now.commitment !== commitment) fail(new Error('the commitment has changed'));
        if (now.status === 'lobby') inLobby(now);
        if (now.status === 'aside') fail(new Error('the match was set aside'));
        if (now.offer && typeof now.you === 'number' && !now.offer.agreed.includes(now.you)) say({ type: 'agree' });
      };
      /**
       * Once on every line, and never before it may: the same question may be shown again meanwhile, or the next one, if an
       * answer that was said on the line before came through after all.
       */
      const give = async () => {
        if (waiting === socket) return;
        waiting = socket;
        try {
          for (let leave = null; leave !== held; await leave) leave = held;
          if (waiting !== socket) return;
          waiting = null;
          if (unanswered !== null) say({ type: 'move', ...unanswered });
        } catch (thrown) {
          fail(thrown);
        }
      };
      const onUpdate = (update: Update) => {
        picture = look(picture, update);
        if (picture === null) return greet();
        learn(update.events);
        if (update.outcome !== null) {
          socket.removeAllListeners('close');
          socket.close();
          return finish(update.outcome);
        }
        if (unanswered !== null && update.seq === unanswered.seq && update.choices.includes(unanswered.choice)) {
          return give();
        }
        unanswered = null;
        const question = { choices: update.choices, view: picture.view, last };
        if (back !== null) {
          if (answered === null || asking === null)
            return fail(new Error('something was taken back, and nobody had asked'));
          checkBack(answered, question, back, table?.you);
          takenBack++;
          [back, asking] = [null, null];
        }
        if (update.choices.length === 0 || asking?.line === socket) return undefined;
        // Once in a match. A line that breaks meanwhile takes the wish along.
        if (update.back && takenBack === 0 && answered !== null) {
          asking = { line: socket, id: say({ type: 'offer', what: 'back' }) };
          return undefined;
        }
        answered = question;
        answers++;
        const move = { match: update.match, seq: update.seq, choice: prefer(update, pendingIn(picture)) };
        unanswered = move;
        if (typeof table?.you === 'number') said.set(move.seq, { ...move, seat: table.you, window: inWindow });
        held = ready(answers);
        return give();
      };
      const hear = (message: Message) => {
        switch (message.type) {
          case 'table':
            return onTable(message.table);
          case 'events':
            return learn(message.events);
          case 'update':
            return onUpdate(message);
          case 'refused':
            // A new line comes to wherever the service is well, and says an unanswered move again.
            if (PASSING.has(message.code)) return socket.close();
            if (message.re === hello) return fail(new Error(`not let in: ${message.code}`));
            if (asking?.line === socket && asking.id === message.re && message.code === 'nothing-to-undo') {
              // Something happened meanwhile that holds: what is asked now is another question.
              asking = null;
              return greet();
            }
            refusals.push(`${message.code} ${JSON.stringify(message.params)}`);
            unanswered = null;
            return undefined;
          case 'accepted': {
            const move = message.seq === undefined ? undefined : said.get(message.seq);
            if (move !== undefined) {
              said.delete(move.seq);
              accepted?.(move);
            }
            return undefined;
          }
          case 'pong':
            return undefined;
        }
      };
      socket.on('open', () => {
        lines++;
        greet();
      });
      socket.on('message', (data) => {
        try {
          hear(JSON.parse(String(data)));
        } catch (thrown) {
          fail(thrown);
        }
      });
      // A refused connection says so by an error and then closes like any other.
      socket.on('error', () => {});
      socket.on('close', () => setTimeout(open, 200));
    };
    open();
  });

  const file = await patiently(async () => {
    const answer = await fetch(`${door()}/api/matches/${code}/file`, { headers: { cookie } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`no file of a match that is over: ${text}`);
    return text;
  });
  const promised: Promised = JSON.parse(file);
  if (commitmentOf(promised) !== commitment) throw new Error('the seed is not the promised one');
  if (!promised.chance.words.includes(word)) throw new Error('the word of this seat is not in the dice');
  return { table: code, cookie, outcome, file, answers, broken: lines - 1, takenBack, refusals };
}
