// Everything somebody has at tables, wherever those are: handed over to their account, or left behind without a name.
import { setImmediate } from 'node:timers/promises';
import { fetched } from '../errands.ts';
import { freshGuestId } from '../fairness.ts';
import type { Ask } from '../machine/effects.ts';
import type { ServerContext } from '../server-context.ts';
import { putAway } from '../tables.ts';

/** Tables that are opened for it before those that nobody is at are put away again. */
const PORTION = 20;

/** True when every table of the person has done it, or never can. */
async function everywhere(context: ServerContext, person: string, askOf: () => Ask): Promise<boolean> {
  let done = true;
  for (const [i, id] of (await context.storage.people.tablesWith(person)).entries()) {
    if (context.closing) return false;
    const { kind } = await fetched(context, {}, id, { kind: 'ask', ask: askOf() });
    done &&= kind === 'done';
    if (i % PORTION === PORTION - 1) await putAway(context, 0);
    await setImmediate();
  }
  return done;
}

/**
 * What a guest has at tables and has shared is the account's from now on; where both sit against each other it stays as it
 * is.
 */
export async function handOver(
  context: ServerContext,
  from: string,
  to: { readonly id: string; readonly name: string },
): Promise<void> {
  await context.storage.heroes.handOver(from, to.id);
  await everywhere(context, from, () => ({ kind: 'hand-over', from, to: to.id, name: to.name }));
  await context.storage.luck.handOver(from, to.id);
}

/** More rated matches at once than anybody plays. */
const MANY = 1000;

/**
 * Whoever goes for good gives up the rated matches they are in while they still have an account: otherwise nobody who
 * played against them would have their win counted. False when a table could not be reached.
 */
export async function giveUpRated(context: ServerContext, person: string): Promise<boolean> {
  const tables = await context.storage.tablesOf(person, MANY);
  for (const { id, status, terms } of tables) {
    if (status !== 'playing' || !terms.rated) continue;
    const { kind } = await fetched(context, {}, id, { kind: 'ask', ask: { kind: 'give-up', guest: person } });
    if (kind !== 'done') return false;
  }
  return true;
}

const EVERY = 60_000;
const AT_ONCE = 10;

/** The names of those who are gone are taken from their tables, also of those whose going was interrupted. */
async function forgetLeft(context: ServerContext): Promise<void> {
  const { people } = context.storage;
  for (const person of await people.leaving(AT_ONCE)) {
    if (await everywhere(context, person, () => ({ kind: 'forget', guest: person, ghost: freshGuestId() })))
      await people.left(person);
  }
}

export interface Forgetting {
  now(): Promise<void>;
  stop(): void;
}

/** Gives how to do it now, and how to stop. */
export function forgetting(context: ServerContext): Forgetting {
  let work: Promise<void> = Promise.resolve();
  const now = (): Promise<void> => {
    work = work
      .then(() => (context.closing ? undefined : forgetLeft(context)))
      .catch((problem: unknown) => context.report(`a person could not be forgotten: ${String(problem)}`));
    return work;
  };
  const timer = setInterval(() => void now(), EVERY);
  timer.unref();
  return { now, stop: () => clearInterval(timer) };
}
