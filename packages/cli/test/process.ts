// The command as people call it: a process of its own, its output and its exit code.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

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

export function wyrmtable(args: readonly string[], surroundings: Surroundings = {}): Promise<Ended> {
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
