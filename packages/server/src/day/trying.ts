// A try at a task of the day: a table of one's own with the dice of the day, once; or a run that was played on a device.
import { digest, isRefusal, type Refusal, readMatchFile, readOptions } from '@wyrmtable/kernel';
import type { DayFile } from '@wyrmtable/registry';
import { NAME_LIMIT, NO_CLOCK } from '@wyrmtable/wire';
import { freshCode } from '../fairness.ts';
import { missingIn, type PlayedAgain, playedAgain } from '../files.ts';
import { cleanName, nameApart } from '../lobby.ts';
import { calledAt } from '../people/who.ts';
import { no } from '../refusals.ts';
import { begin } from '../running.ts';
import type { ServerContext } from '../server-context.ts';
import type { Guest, SeatRow, TableRow } from '../storage/port.ts';
import type { DayTry } from '../storage/ports/days.ts';
import { lobbyRow, rehearse } from '../table-creation.ts';
import { closingOf, dayAt, dayBefore } from './days.ts';
import { planOf, seedOf, type Task } from './plans.ts';

const TRIES = 8;

/** A code that no table has; nine letters are not met twice, but somebody may be unlucky. */
async function freeCode({ storage }: ServerContext): Promise<string> {
  for (let i = 0; i < TRIES; i++) {
    const code = freshCode(false);
    if ((await storage.table(code)) === null) return code;
  }
  throw new Error('no free table code was found');
}

function nameOf(guest: Guest, wished: string | undefined): string | Refusal {
  return cleanName(calledAt(guest, wished)) ?? no('bad-name', { max: NAME_LIMIT });
}

/** The person's table for that task, new or as they left it. */
export async function tryAtTable(
  context: ServerContext,
  secret: Buffer,
  task: Task,
  guest: Guest,
  wished: string | undefined,
): Promise<DayTry | Refusal> {
  const { days } = context.storage;
  const now = Date.now();
  const day = dayAt(now);
  const known = await days.dayTry(day, task.id, guest.id);
  if (known?.counted) return no('day-done');
  const name = known?.name ?? nameOf(guest, wished);
  if (typeof name !== 'string') return name;
  const fresh = { day, task: task.id, person: guest.id, name, begun: now, counted: null };
  // The try is taken first: whoever asks twice at once, or was cut off in between, has one table all the same.
  const own = known ?? (await days.tryDay({ ...fresh, match: await freeCode(context) }));
  if ((await context.storage.table(own.match)) === null) {
    const row = tableFor(secret, task, own);
    if (isRefusal(row)) return row;
    await context.storage.addTable(row);
    rehearse(context, row);
  }
  return own;
}

function tableFor(secret: Buffer, task: Task, { day, match, person, name }: DayTry): TableRow | Refusal {
  const { game, bots } = task.registered;
  const plan = planOf(secret, day, task);
  const seats: SeatRow[] = [
    { kind: 'person', guest: person, name: nameApart(name, Object.keys(bots)), word: null },
    ...plan.levels.map((level): SeatRow => ({ kind: 'bot', level, name: level, word: '' })),
  ];
  const options = readOptions(game, plan.options, seats.length);
  if (isRefusal(options)) return options;
  const terms = { clock: NO_CLOCK, rated: false, day };
  const row = lobbyRow(game, { id: match, options, seats, host: person, listed: false, terms });
  const laid: TableRow = { ...row, status: 'playing', words: [], seed: seedOf(secret, day, task.id) };
  const content = laid.content ?? game.stock(options, seats.length);
  const { results } = begin({ id: match, game, options, content, seats: seats.length, seed: laid.seed, words: [] });
  return { ...laid, setUp: results.slice() };
}

/** The day whose run that is, as long as it counts. */
function dayOfRun({ planOf: plan }: DayFile, seed: string, now: number): string | Refusal {
  const today = dayAt(now);
  const day = [today, dayBefore(today)].find((one) => plan(one).seed === seed);
  if (day === undefined) return no('not-of-day');
  return now < closingOf(day) ? day : no('day-over', { day });
}

/** A finished run from a device, played again choice by choice before it counts; the first that somebody brings does. */
export async function tryByFile(
  context: ServerContext,
  task: Task & { readonly day: DayFile },
  guest: Guest,
  raw: unknown,
): Promise<DayTry | Refusal> {
  const { registered, day: plans } = task;
  const file = readMatchFile(raw);
  if (isRefusal(file)) return file;
  const now = Date.now();
  const day = file.game === task.id ? dayOfRun(plans, file.chance.seed, now) : no('not-of-day');
  if (typeof day !== 'string') return day;
  if ((await context.storage.days.dayTry(day, task.id, guest.id)) !== null) return no('day-done');
  const options = readOptions(registered.game, plans.planOf(day).options, file.seats.length);
  const brought = readOptions(registered.game, file.options, file.seats.length);
  // A word for the dice would make others of them, and other options an easier road.
  const same = !isRefusal(options) && JSON.stringify(options) === JSON.stringify(brought);
  if (!same || file.chance.words.length > 0 || file.brought !== undefined) return no('not-of-day');
  const played = await playedAgain(registered, file).catch(missingIn);
  if (isRefusal(played)) return played;
  const outcome = registered.game.outcome(played.state);
  if (outcome === null) return no('match-not-over');
  const name = nameOf(guest, file.seats[0]?.name);
  if (typeof name !== 'string') return name;
  const match = await freeCode(context);
  const attempt = { day, task: task.id, person: guest.id, name, match, begun: now };
  const counted = { ...plans.result(played.state), ended: now };
  const own = await context.storage.days.tryDay({ ...attempt, counted });
  if (own.match !== match) return no('day-done');
  await keepRun(context, task, own, played);
  return own;
}

/** The run as a finished match, so that it can be looked at like any other. */
async function keepRun(
  { storage }: ServerContext,
  { registered, day: plans }: Task & { readonly day: DayFile },
  { day, match, person, name }: DayTry,
  { state, setUp, moves }: PlayedAgain,
): Promise<void> {
  const { game } = registered;
  const { seed, options } = plans.planOf(day);
  const seats: SeatRow[] = [{ kind: 'person', guest: person, name, word: null }];
  const terms = { clock: NO_CLOCK, rated: false };
  const row = lobbyRow(game, { id: match, options, seats, host: person, listed: false, terms });
  const over = { status: 'over', words: [], seed, setUp, outcome: game.outcome(state), digest: digest(state) } as const;
  await storage.addTable(
    { ...row, ...over },
    moves.map((move) => ({ ...move, match })),
  );
}
