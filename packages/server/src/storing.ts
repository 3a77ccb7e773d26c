// What a table asks of the store, and the store's answer in the words of the machine.

import { setImmediate } from 'node:timers/promises';
import type { Refusal } from '@wyrmtable/kernel';
import { prepare } from '@wyrmtable/registry';
import { tableMark } from './log.ts';
import type { Answer, Question, Sealing } from './machine/effects.ts';
import { programsAmong } from './people/who.ts';
import { countedAt } from './ratings/counting.ts';
import { fileOf, recipeOf } from './recipe.ts';
import { type Running, rebuilding } from './running.ts';
import type { Room, ServerContext } from './server-context.ts';
import { NotInCharge, type TableRow } from './storage/port.ts';
import type { RatedMatch } from './storage/ports/ratings.ts';
import { addWithFreshCode, rehearse } from './table-creation.ts';

export async function answered(context: ServerContext, room: Room, question: Question): Promise<Answer> {
  try {
    return await answerOf(context, room, question);
  } catch (problem) {
    if (problem instanceof NotInCharge) return { kind: 'taken' };
    context.report(`${tableMark(room.id)}: ${question.kind} failed in the store: ${String(problem)}`);
    return { kind: 'failed' };
  }
}

async function answerOf(context: ServerContext, room: Room, question: Question): Promise<Answer> {
  const { storage } = context;
  switch (question.kind) {
    case 'append': {
      const { after, entries, epoch } = question;
      const charge = context.charges === null ? {} : { epoch };
      const place = after === undefined ? {} : { after };
      return { kind: await context.ledger.write({ match: room.id, ...place, ...charge, entries }) };
    }
    case 'row': {
      const { row, seals, called } = question;
      await record(context, seals);
      const saved = save(context, row, question.epoch, await countedAt(context, room, row));
      await Promise.all([saved, called === null ? null : storage.renameGuest(called.guest, called.name)]);
      if (row.status === 'lobby') rehearse(context, row);
      if (row.status === 'over') context.days?.over(row);
      return { kind: 'written' };
    }
    case 'aside': {
      const { row, seals, problem, attempted } = question;
      context.tally.aside++;
      context.report(`${tableMark(room.id)} was set aside: ${problem}`);
      const input = { ...fileOf(row, room.registered, await storage.moves(room.id), ''), attempted };
      await storage.addReport({ match: room.id, at: row.changed, problem, input });
      await record(context, seals);
      await save(context, row, question.epoch);
      return { kind: 'written' };
    }
    case 'add': {
      const { row, unless } = question;
      const known = unless === null ? null : await storage.table(unless);
      const { id } = known ?? (await addWithFreshCode(context, row.listed, (code) => ({ ...row, id: code })));
      return { kind: 'added', id };
    }
    case 'load':
      return load(context, room, question.row);
    case 'moves':
      return { kind: 'moves', moves: await storage.moves(room.id) };
    case 'choice':
      return { kind: 'choice', choice: await storage.choiceAt(room.id, question.seat, question.seq) };
  }
}

function save(
  { storage, charges }: ServerContext,
  row: TableRow,
  epoch: number,
  rated: RatedMatch | null = null,
): Promise<void> {
  return storage.saveTable(row, charges === null ? undefined : epoch, rated);
}

async function record({ storage }: ServerContext, seals: readonly Sealing[]): Promise<void> {
  for (const { commitment, how } of seals) {
    if (how === 'sealed') await storage.seal(commitment, Date.now());
    else await storage.unseal(commitment, how, Date.now());
  }
}

/** Row and match as they stand in the store, whatever was in memory. */
async function load(context: ServerContext, room: Room, known: TableRow): Promise<Answer> {
  const { storage, charges } = context;
  // Whoever reads to go on from there must be sure that nothing of before comes after it.
  const charge = charges === null ? null : await charges.take(room.id);
  if (charge !== null && charge.owner !== charges?.name) {
    room.taker = charge.owner;
    return { kind: 'elsewhere' };
  }
  const epoch = charge?.epoch ?? 0;
  const row = (await storage.table(room.id)) ?? known;
  const stops = await storage.stops(room.id);
  const talk = await storage.talk(room.id);
  const programs = await programsAmong(storage, row.seats);
  const clock = row.terms.clock.kind === 'none' ? null : await storage.clock(room.id);
  const begun = row.status === 'playing' || row.status === 'over';
  if (!begun || row.version !== room.registered.game.version)
    return { kind: 'loaded', epoch, row, stops, talk, programs, run: null, clock };
  const lacks = await lacking(context, room, row);
  if (lacks !== null) return { kind: 'loaded', epoch, row, stops, talk, programs, run: null, clock, lacks };
  const moves = await storage.moves(room.id);
  const early = await storage.early(room.id);
  context.tally.replayed += moves.length;
  try {
    const run = await inSlices(rebuilding(recipeOf(row, room.registered), moves, early));
    return { kind: 'loaded', epoch, row, stops, talk, programs, run, clock };
  } catch (problem) {
    return { kind: 'broken', problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
  }
}

/** Others get their turn between the slices of long work. */
export async function inSlices(work: Generator<void, Running>): Promise<Running> {
  for (;;) {
    const slice = work.next();
    if (slice.done === true) return slice.value;
    await setImmediate();
  }
}

/**
 * A match of other rules is left as it is, and so is one whose content cannot be had: it can be neither shown nor continued,
 * and nothing of it is lost.
 */
async function lacking(context: ServerContext, { id, registered }: Room, table: TableRow): Promise<Refusal | null> {
  const { content, brought = {} } = table;
  const missing = content === null ? null : await prepare(registered, { content, brought });
  if (missing === null) return null;
  context.report(
    `${tableMark(id)} of ${registered.game.id} names content that is not here: ${missing.params?.first ?? ''}`,
  );
  return missing;
}
