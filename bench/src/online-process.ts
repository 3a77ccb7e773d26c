// A server as a process of its own for a bench, how much memory it holds, and the pace of its answers.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answered } from './online-players.ts';

export const SERVER = new URL('./online-server.ts', import.meta.url);

export interface Pace {
  readonly perSecond: number;
  /** Half of the answers took no longer, in milliseconds. */
  readonly p50: number;
  /** Of a hundred answers 99 took no longer, in milliseconds. */
  readonly p99: number;
}

export interface Running {
  readonly port: number;
  /** Bytes that it holds after it has tidied up, those of its buffers included. */
  heap(): Promise<number>;
  end(): Promise<void>;
}

export async function start(entry: URL, ...args: readonly string[]): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', fileURLToPath(entry), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await new Promise<number>((ready, failed) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => ready(Number(text)));
    child.once('exit', () => failed(new Error(`${entry} did not start`)));
  });
  return {
    port,
    heap() {
      child.stdin?.write('\n');
      return new Promise((told) => child.stdout?.once('data', (text: string) => told(Number(text))));
    },
    end() {
      child.stdin?.end();
      return gone;
    },
  };
}

/** The pace from the tenth to the sixtieth in a hundred: after the warm-up, and while all tables are still at play. */
export function paceOf(answers: readonly Answered[]): Pace {
  const inOrder = answers.toSorted((a, b) => a.at - b.at);
  const counted = inOrder.slice(Math.floor(answers.length * 0.1), Math.ceil(answers.length * 0.6));
  const [first, last] = [counted.at(0), counted.at(-1)];
  if (first === undefined || last === undefined || first === last) throw new Error('too little was answered');
  const slow = counted.map(({ took }) => took).toSorted((a, b) => a - b);
  return {
    perSecond: ((counted.length - 1) / (last.at - first.at)) * 1000,
    p50: slow[Math.floor(slow.length / 2)] ?? 0,
    p99: slow[Math.floor(slow.length * 0.99)] ?? 0,
  };
}
