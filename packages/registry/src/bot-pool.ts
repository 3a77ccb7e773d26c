// Bots think on a thread of their own: questions wait in line, and a bot that hangs is answered for.
import { type Choice, PASS, type Parcel, type Position, question, type Seat, unpackParcel } from '@wyrmtable/kernel';
import { isGameId, loadGame } from './index.ts';
import { type Laid, warmUp } from './warm-up.ts';

/** What a bot is asked, in a form that can be sent to another thread. */
export interface Asked {
  readonly game: string;
  readonly level: string;
  readonly state: Position;
  /** What its library is made of: threads share nothing. */
  readonly parcel: Parcel;
  readonly seat: Seat;
  readonly seed: number;
  /** There is little time: it thinks through a part of its budget only. */
  readonly hasty?: true;
}

/** What part of its budget a bot in haste thinks through. */
const HASTE = 1 / 4;

/** The choice, or what went wrong in the bot. */
export type Answered = { readonly choice: Choice } | { readonly problem: string };

async function ask({ game: id, level, state, parcel, seat, seed, hasty }: Asked): Promise<Answered> {
  if (!isGameId(id)) return { problem: `no game ${id}` };
  const { game, bots } = await loadGame(id);
  const found = bots[level];
  if (found === undefined) return { problem: `no bot ${level}` };
  const missing = unpackParcel(game.content, state, parcel);
  if (missing !== null) return { problem: `${missing.refused} ${missing.params?.first ?? ''}` };
  const budget = hasty ? Math.ceil(found.budget * HASTE) : found.budget;
  const choice = found.bot.answer(question(game, state, seat, budget, seed));
  return game.choices(state, seat).includes(choice) ? { choice } : { problem: `illegal choice ${choice}` };
}

/** The thread's side: the bot sees its view and possible worlds only, and whatever happens there is an answer. */
export async function answerTo(asked: Asked): Promise<Answered> {
  try {
    return await ask(asked);
  } catch (problem) {
    return { problem: String(problem) };
  }
}

/** What a thread is told: a question, or that bots sit down somewhere. */
export type Word = { readonly asked: Asked } | { readonly laid: Laid };

/** The thread's side of all it is told: the answer to a question, null where nobody waits for one. */
export function thinker(): (word: Word) => Promise<Answered | null> {
  const rehearsed = new Set<string>();
  let questions = 0;
  return async (word) => {
    if ('asked' in word) {
      questions++;
      return answerTo(word.asked);
    }
    const { laid } = word;
    const part = `${laid.game} ${[...new Set(laid.levels)].sort().join(' ')}`;
    if (rehearsed.has(part)) return null;
    rehearsed.add(part);
    const before = questions;
    // What goes wrong here will go wrong again where somebody waits for it, and is reported there.
    await warmUp(laid, () => questions > before).catch(() => {});
    return null;
  };
}

/** What is done for a bot that gave no answer. */
export function defaultChoice(choices: readonly Choice[]): Choice | undefined {
  return choices.includes(PASS) ? PASS : choices[0];
}

/** A thread that answers one question at a time. */
export interface Thread {
  post(word: Word): void;
  /** Ends it, whatever it is doing. */
  end(): unknown;
}

/** What a thread tells whoever hired it. */
export interface Hearing {
  answered(answered: Answered): void;
  failed(problem: string): void;
}

export interface BotPool {
  /** The bot's choice, or null when it failed or thought too long. */
  ask(asked: Asked): Promise<Choice | null>;
  /** Bots sit down at a table: their thread makes itself ready, unless it is busy. */
  rehearse(laid: Laid): void;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly hire: (hearing: Hearing) => Thread;
  /** Milliseconds after which a bot is given up. */
  readonly patience: number;
  readonly report: (problem: string) => void;
}

/** A thread that has not answered yet reads its games first: it has so many times as long, or on a busy machine none ever would. */
const FIRST_ANSWER = 3;

interface Waiting {
  readonly asked: Asked;
  readonly done: (choice: Choice | null) => void;
}

export function botPool({ hire, patience, report }: PoolOptions): BotPool {
  const line: Waiting[] = [];
  let thread: Thread | null = null;
  let hasAnswered = false;
  let asking: { readonly job: Waiting; readonly watchdog: ReturnType<typeof setTimeout> } | null = null;
  let closed = false;

  const settle = (choice: Choice | null): void => {
    if (asking === null) return;
    clearTimeout(asking.watchdog);
    const { done } = asking.job;
    asking = null;
    done(choice);
    next();
  };

  const giveUp = (problem: string): void => {
    report(problem);
    // The thread may be stuck for good; a new one costs less than not knowing.
    void thread?.end();
    thread = null;
    hasAnswered = false;
    settle(null);
  };

  const hired = (): Thread => {
    // Whatever a thread says after it was given up is not heard any more.
    const current: Thread = hire({
      answered(answered) {
        if (thread !== current) return;
        hasAnswered = true;
        if ('problem' in answered) report(answered.problem);
        settle('choice' in answered ? answered.choice : null);
      },
      failed(problem) {
        if (thread === current) giveUp(problem);
      },
    });
    return current;
  };

  function next(): void {
    if (asking !== null || closed) return;
    const job = line.shift();
    if (job === undefined) return;
    thread ??= hired();
    const { game, level } = job.asked;
    const given = hasAnswered ? patience : patience * FIRST_ANSWER;
    asking = { job, watchdog: setTimeout(() => giveUp(`bot ${level} of ${game} did not answer in time`), given) };
    thread.post({ asked: job.asked });
  }

  return {
    ask(asked) {
      return new Promise((done) => {
        line.push({ asked, done });
        next();
      });
    },
    rehearse(laid) {
      if (closed || asking !== null) return;
      thread ??= hired();
      thread.post({ laid });
    },
    async close() {
      closed = true;
      if (asking !== null) clearTimeout(asking.watchdog);
      line.length = 0;
      await thread?.end();
      thread = null;
    },
  };
}
