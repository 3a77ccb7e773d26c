// The command as people call it: its output and its exit code. Most calls are made right here, since starting a process costs
// more than what it does; whatever is about the process itself gets one.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, vi } from 'vitest';
import { run } from '../src/program.ts';

const program = fileURLToPath(new URL('../wyrmtable.mjs', import.meta.url));
const project = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Nothing of the shell that runs the tests may change what is said. */
const quiet = { LANG: 'C', LC_ALL: '', LC_MESSAGES: '', PORT: '', WYRMTABLE_TRACE: '' };

export function begin(args: readonly string[], { cwd = project, env = {} }: Surroundings = {}): ChildProcess {
  return spawn(process.execPath, [program, ...args], { cwd, env: { ...process.env, ...quiet, ...env } });
}

/** A process of its own. */
export function started(args: readonly string[], surroundings: Surroundings = {}): Promise<Ended> {
  const child = begin(args, surroundings);
  let out = '';
  let err = '';
  child.stdout?.on('data', (part) => {
    out += part;
  });
  child.stderr?.on('data', (part) => {
    err += part;
  });
  // A game that ends before all input is read closes the pipe; that is its right.
  child.stdin?.on('error', () => {});
  child.stdin?.end(surroundings.input ?? '');
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** What the program would write goes into the returned text instead. */
function overheard(stream: NodeJS.WriteStream) {
  let text = '';
  const spy = vi.spyOn(stream, 'write').mockImplementation((part) => {
    text += part;
    return true;
  });
  return { text: () => text, end: () => spy.mockRestore() };
}

async function calledHere(args: readonly string[], { cwd = project, input = '' }: Surroundings): Promise<Ended> {
  const folder = process.cwd();
  const keyboard = Object.getOwnPropertyDescriptor(process, 'stdin');
  const [out, err] = [overheard(process.stdout), overheard(process.stderr)];
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([input]) });
  process.chdir(cwd);
  try {
    const code = await run(args, { ...process.env, ...quiet });
    return { code, out: out.text(), err: err.text() };
  } finally {
    process.chdir(folder);
    if (keyboard !== undefined) Object.defineProperty(process, 'stdin', keyboard);
    out.end();
    err.end();
  }
}

let before: Promise<unknown> = Promise.resolve();

/** There is one standard output, so whoever calls waits for the call before. Another environment is another process. */
export function wyrmtable(args: readonly string[], surroundings: Surroundings = {}): Promise<Ended> {
  if (surroundings.env !== undefined) return started(args, surroundings);
  const ended = before.then(() => calledHere(args, surroundings));
  before = ended.catch(() => {});
  return ended;
}

/** A conversation: `reply` reads what was said since the last answer and gives the next one; null is kill -9. */
export function dialogue(
  args: readonly string[],
  surroundings: Surroundings,
  reply: (said: string) => string | null,
): Promise<Ended> {
  const child = begin(args, surroundings);
  let out = '';
  let err = '';
  let heard = 0;
  child.stdout?.on('data', (part) => {
    out += part;
    if (!out.endsWith('\n> ') && out !== '> ') return;
    const answer = reply(out.slice(heard));
    heard = out.length;
    if (answer === null) child.kill('SIGKILL');
    else child.stdin?.write(`${answer}\n`);
  });
  child.stderr?.on('data', (part) => {
    err += part;
  });
  child.stdin?.on('error', () => {});
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** The one JSON value of a report. */
export async function reported<T>(args: readonly string[], code = 0): Promise<T> {
  const ended = await wyrmtable([...args, '--json']);
  expect(ended.code, ended.err).toBe(code);
  const value: T = JSON.parse(ended.out);
  return value;
}

/** A wrong call: exit code 2, one sentence, nothing reported, no stack trace. */
export async function complains(args: readonly string[], about: RegExp, surroundings?: Surroundings): Promise<void> {
  const { code, out, err } = await wyrmtable(args, surroundings);
  expect(err).toMatch(about);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).not.toMatch(/^\s+at /m);
  expect(out).toBe('');
  expect(code).toBe(2);
}

export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
