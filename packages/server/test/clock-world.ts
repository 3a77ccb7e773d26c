// One table, the machine itself, and a clock that a test turns by hand: no server, no socket, no waiting.
import { type Choice, derivedSeed, isRefusal, PASS, readOptions, type Seat } from '@wyrmtable/kernel';
import { loadGame, type RegisteredGame } from '@wyrmtable/registry';
import type { ClockTold, ServerMessage, TableInfo, TalkWish, Update } from '@wyrmtable/wire';
import type { Answer, AtTable, Brought, Output, Question, Result } from '../src/machine/effects.ts';
import { step } from '../src/machine/step.ts';
import { type Line, newTable, type Past, type Setting, type Table } from '../src/machine/table.ts';
import { recipeOf } from '../src/recipe.ts';
import { begin, rebuild } from '../src/running.ts';
import type { ClockRow, EarlyRow, MoveRow, SeatRow, TableRow, TalkRow, Terms } from '../src/storage/port.ts';

/** What is played. */
export interface Played {
  readonly registered: RegisteredGame;
  readonly wish: object;
  /** Which of many matches. */
  readonly match: number;
}

const FARKLE: Played = { registered: await loadGame('dragon-farkle'), wish: { wounds: 3, first: 0 }, match: 3 };

/** What is on disk: it outlives the table in memory. */
interface Disk {
  row: TableRow;
  readonly moves: MoveRow[];
  readonly early: Map<Seat, EarlyRow>;
  readonly talk: TalkRow[];
  clock: (ClockRow & { readonly at: number }) | null;
  /** Writings that failed, from now on. */
  broken: boolean;
  /** Moves of before cannot be looked up. */
  unread: boolean;
  /** The match cannot be read. */
  dark: boolean;
  /** Milliseconds that the next writing takes to fail, and whether it is written all the same; null for none. */
  silence: { readonly ms: number; readonly written: boolean } | null;
}

export interface Somebody {
  readonly line: Line;
  readonly heard: ServerMessage[];
  /** When each of them came. */
  readonly times: number[];
}

let lines = 0;

/** A table at which people sit from the start; seats without a name are bots'. */
export class ClockWorld {
  readonly disk: Disk;
  table: Table;
  /** True time, in milliseconds; the ticks of each life of the process begin anywhere. */
  now = 0;
  origin: number;
  readonly people = new Map<string, Somebody>();
  private readonly alarms: { readonly at: number; readonly table: Table; readonly wake: Brought }[] = [];
  readonly thinking: Extract<Output, { kind: 'think' }>['turn'][] = [];
  private readonly setting: Setting = {
    windowPause: [300, 300],
    botPause: [0, 0],
    wordPatience: 15_000,
    draw: { seed: () => derivedSeed(1, 1), word: () => 'word', within: ([least]) => least },
  };
  private brought = 0;

  private readonly registered: RegisteredGame;

  constructor(names: readonly (string | null)[], terms: Terms, { registered, wish, match }: Played = FARKLE) {
    this.registered = registered;
    const options = readOptions(registered.game, wish, names.length);
    if (isRefusal(options)) throw new Error(options.refused);
    const words = names.map((_, seat) => `word ${seat}`);
    const row: TableRow = {
      id: 'table1',
      game: registered.game.id,
      version: registered.game.version,
      status: 'playing',
      options,
      content: registered.game.stock(options, names.length),
      seats: names.map(
        (name, seat): SeatRow =>
          name === null
            ? { kind: 'bot', level: 'random', name: 'random', word: words[seat] ?? '' }
            : { kind: 'person', guest: name, name, word: words[seat] ?? '' },
      ),
      words,
      pledge: null,
      terms,
      ended: null,
      links: [],
      seedKnown: [],
      host: 'mirka',
      listed: false,
      seed: derivedSeed(20_261_117, match),
      setUp: [],
      outcome: null,
      digest: null,
      next: null,
      created: 0,
      changed: 0,
    };
    const setUp = begin(recipeOf(row, registered)).results.slice();
    this.disk = {
      row: { ...row, setUp },
      moves: [],
      early: new Map(),
      talk: [],
      clock: null,
      broken: false,
      unread: false,
      dark: false,
      silence: null,
    };
    this.origin = 0;
    this.table = this.opened();
  }

  private opened(): Table {
    const table = newTable('table1', this.registered, this.disk.row, this.setting);
    this.table = table;
    this.bring({ kind: 'opened' });
    return table;
  }

  /** The process is killed; another one takes the table up so many milliseconds later, when somebody comes. */
  killed(ms: number): void {
    this.now += ms;
    this.origin = 9_000_000 - this.now * 2;
    const names = [...this.people.keys()];
    this.people.clear();
    this.thinking.length = 0;
    this.opened();
    for (const name of names) this.comes(name);
  }

  /** The same with nobody coming back. */
  killedAndLeft(ms: number): void {
    this.people.clear();
    this.killed(ms);
  }

  /** With nothing of the past, or with all that came after the event they have heard last. */
  comes(name: string, lag = 0, talk: TalkWish = 'off', past: Past = { last: 0 }): Somebody {
    lines++;
    const line: Line = {
      id: lines,
      guest: { id: name, name },
      lag,
      seat: null,
      readings: false,
      changes: false,
      picture: null,
      waiting: null,
      story: null,
      talk: 'off',
      deaf: new Set(),
    };
    const somebody = { line, heard: [], times: [] };
    this.people.set(name, somebody);
    this.bring({ kind: 'hello', line, message: { type: 'hello', table: 'table1', ...past, talk } });
    return somebody;
  }

  /** From now on the person does not hear those, and nobody else. */
  deafens(name: string, ...others: readonly string[]): void {
    this.bring({ kind: 'deaf', line: this.who(name).line, deaf: new Set(others) });
  }

  leaves(name: string): void {
    const { line } = this.who(name);
    this.people.delete(name);
    this.bring({ kind: 'left', line });
  }

  who(name: string): Somebody {
    const found = this.people.get(name);
    if (found === undefined) throw new Error(`${name} is not here`);
    return found;
  }

  /** Says it, and gives what that person is told at once. */
  sends(name: string, message: AtTable): readonly ServerMessage[] {
    const { line, heard } = this.who(name);
    const before = heard.length;
    this.bring({ kind: 'said', line, message: { ...message, id: 1 }, overdrawn: null });
    return heard.slice(before);
  }

  /** Says it, and gives what was answered: null for yes, or the code of the refusal. */
  says(name: string, message: AtTable): string | null {
    const answer = this.sends(name, message).find((told) => 're' in told && told.re === 1);
    if (answer === undefined) throw new Error(`no answer to ${message.type}`);
    return answer.type === 'refused' ? answer.code : null;
  }

  /** Time goes by, and whatever is planned meanwhile happens. */
  passes(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.alarms
        .filter(({ at, table }) => at <= end && table === this.table)
        .sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.alarms.splice(this.alarms.indexOf(next), 1);
      this.now = Math.max(this.now, next.at);
      this.bring(next.wake);
    }
    this.now = end;
  }

  /** Bots that are asked answer with the first choice they have. */
  botsAnswer(): void {
    for (const turn of this.thinking.splice(0)) {
      this.bring({ kind: 'thought', turn, choice: turn.choices[0] ?? null });
    }
  }

  /** The bot of that seat answers what it was asked. */
  botAnswers(seat: Seat, choice: Choice): void {
    const at = this.thinking.findIndex((turn) => turn.seat === seat);
    const [turn] = at < 0 ? [] : this.thinking.splice(at, 1);
    if (turn !== undefined) this.bring({ kind: 'thought', turn, choice });
  }

  update(name: string): Update | undefined {
    return this.who(name).heard.findLast((told): told is Update => told.type === 'update');
  }

  clock(name: string): ClockTold | undefined {
    return this.who(name).heard.findLast((told): told is ClockTold => told.type === 'clock');
  }

  info(name: string): TableInfo {
    const told = this.who(name).heard.findLast((one) => one.type === 'table');
    if (told?.type !== 'table') throw new Error('no table was told');
    return told.table;
  }

  /** What a client would show now: what was told last, and its own watch since. */
  shown(name: string, seat: Seat): number | null {
    const told = this.clock(name);
    const left = told?.left[seat] ?? null;
    if (told === undefined || left === null) return null;
    return told.runs === seat ? Math.max(0, left - (this.now + this.origin - told.now)) : left;
  }

  /** The person makes the first choice they have, or the one that is wanted. */
  moves(name: string, wanted?: Choice): string | null {
    const update = this.update(name);
    const choice = wanted ?? update?.choices.at(-1);
    if (update === undefined || choice === undefined) throw new Error(`${name} has no choice`);
    return this.says(name, { type: 'move', match: 'table1', seq: update.seq, choice });
  }

  /** Whoever is asked chooses, at once, until that one is asked for a turn of their own; windows are passed. */
  until(stop: () => boolean): void {
    for (let i = 0; i < 400 && !stop(); i++) {
      this.passes(400);
      this.botsAnswer();
      const asked = [...this.people.keys()].find((name) => (this.update(name)?.choices.length ?? 0) > 0);
      if (asked === undefined || stop()) continue;
      const choices = this.update(asked)?.choices ?? [];
      this.moves(asked, choices.includes(PASS) ? PASS : choices[0]);
    }
    if (!stop()) throw new Error('it never came to that');
  }

  private bring(what: Brought): Result | null {
    this.brought++;
    const of = this.brought;
    let result: Result | null = null;
    const queue = [...step(this.table, { ...what, of, now: 0, ticks: this.now + this.origin }, this.setting)];
    for (let output = queue.shift(); output !== undefined; output = queue.shift()) {
      if (output.kind === 'done' && output.of === of) result = output.result;
      if (output.kind === 'store') {
        const answer = this.answerTo(output.question);
        const ticks = this.now + this.origin;
        const stored = { kind: 'stored', ticket: output.ticket, answer, now: 0, ticks } as const;
        queue.push(...step(this.table, stored, this.setting));
      }
      this.perform(output);
    }
    return result;
  }

  private perform(output: Output): void {
    if (output.kind === 'tell') {
      for (const { line, heard, times } of this.people.values()) {
        if (!output.lines.includes(line.id)) continue;
        heard.push(output.message);
        times.push(this.now);
      }
    } else if (output.kind === 'wake') {
      this.alarms.push({ at: this.now + output.ms, table: this.table, wake: { kind: 'woken', wake: output.wake } });
    } else if (output.kind === 'think') this.thinking.push(output.turn);
    else if (output.kind === 'report') throw new Error(output.problem);
  }

  private answerTo(question: Question): Answer {
    const { disk } = this;
    if (disk.broken && 'epoch' in question) return { kind: 'failed' };
    if (disk.dark && question.kind === 'load') return { kind: 'failed' };
    const { silence } = disk;
    if (silence !== null && question.kind === 'append') {
      disk.silence = null;
      if (silence.written) this.answerTo(question);
      this.now += silence.ms;
      return { kind: 'failed' };
    }
    switch (question.kind) {
      case 'append':
        for (const entry of question.entries) {
          if (entry.kind === 'move') {
            disk.moves.push(entry);
            disk.early.delete(entry.seat);
          } else if (entry.kind === 'early') disk.early.set(entry.seat, entry);
          else if (entry.kind === 'clock') disk.clock = { ...entry, at: this.now };
          else if (entry.kind === 'talk') disk.talk.push(entry);
        }
        return { kind: 'written' };
      case 'row':
        disk.row = question.row;
        return { kind: 'written' };
      case 'load': {
        const run = rebuild(recipeOf(disk.row, this.registered), disk.moves, [...disk.early.values()]);
        const { clock } = disk;
        const kept =
          clock === null ? null : { standing: clock.standing, age: this.now - clock.at, due: clock.due !== null };
        const talk = disk.talk.slice();
        return { kind: 'loaded', epoch: 0, row: disk.row, stops: [], talk, programs: new Set(), run, clock: kept };
      }
      case 'choice': {
        if (disk.unread) return { kind: 'failed' };
        const found = disk.moves.find(({ seat, seq }) => seat === question.seat && seq === question.seq);
        return { kind: 'choice', choice: found?.choice ?? null };
      }
      default:
        throw new Error(`the store is asked for ${question.kind}`);
    }
  }
}
