// The tasks of the day by HTTP: what is played, who did how well, a try, and a run that was played on a device.
import { isRefusal } from '@wyrmtable/kernel';
import { type DayBoard, type DayEntry, type DayTaskInfo, Joining } from '@wyrmtable/wire';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { FILE_LIMIT } from '../files.ts';
import { guestOf } from '../guests.ts';
import { sendRefusal } from '../http.ts';
import { read } from '../people/sign-in-routes.ts';
import { accountsOf } from '../people/who.ts';
import { addressOf } from '../rate-limits.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { DayTry } from '../storage/ports/days.ts';
import { closingOf, dayAt, endOf, startOf } from './days.ts';
import { isPlayedHere, planOf, type Task, tasks } from './plans.ts';
import { tryAtTable, tryByFile } from './trying.ts';

const joining = Compile(Joining);
const BEST = 20;

type Named = { Params: { task: string } };

async function entriesOf(
  { storage }: ServerContext,
  best: readonly DayTry[],
  person: string,
  open: boolean,
): Promise<DayEntry[]> {
  const people = await accountsOf(
    storage,
    best.map((one) => one.person),
  );
  return best.flatMap(({ counted, ...one }) => {
    if (counted === null) return [];
    const { won, turns, figure } = counted;
    const account = people.get(one.person);
    return {
      ...{ name: account?.name ?? one.name, account: account !== undefined, program: account?.kind === 'program' },
      ...{ you: one.person === person, won, turns, figure },
      // What a match shows would be worth something to who has not played yet.
      match: open ? one.match : null,
    };
  });
}

export function dayRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, days } = context;
  if (days === null) return;
  const { secret } = days;

  const infoOf = async (day: string, task: Task, person: string): Promise<DayTaskInfo> => {
    const open = Date.now() >= closingOf(day);
    const best = await storage.days.bestOfDay(day, task.id, BEST);
    const own = await storage.days.dayTry(day, task.id, person);
    const { count, better } = await storage.days.placeInDay(day, task.id, own?.counted ?? null);
    return {
      task: task.id,
      ...planOf(secret, day, task),
      count,
      best: await entriesOf(context, best, person, open),
      you:
        own === null
          ? null
          : {
              table: own.match,
              place: own.counted === null ? null : better + 1,
              ...(own.counted === null ? { result: null } : { result: own.counted }),
            },
    };
  };

  app.get<{ Querystring: { day?: string } }>('/api/day', async (request, reply) => {
    const today = dayAt(Date.now());
    const { day = today } = request.query;
    // What is to come is nobody's to know.
    if (startOf(day) === null || day > today) return sendRefusal(reply, no('no-such-day', { day: day.slice(0, 16) }));
    const { id } = await guestOf(storage, request, reply);
    await days.mend(day);
    const all = await Promise.all((await tasks()).map((task) => infoOf(day, task, id)));
    return { day, today, ends: endOf(day), tasks: all } satisfies DayBoard;
  });

  const found = async (name: string) => (await tasks()).find(({ id }) => id === name) ?? null;

  app.post<Named>('/api/day/:task', async (request, reply) => {
    const task = await found(request.params.task);
    if (task === null || !isPlayedHere(task.day))
      return sendRefusal(reply, no('no-such-task', { task: request.params.task.slice(0, 24) }));
    const guest = await guestOf(storage, request, reply);
    const wish = read(joining, request.body);
    if (isRefusal(wish)) return sendRefusal(reply, wish);
    const refused = context.purses.pay('tables', { guest: guest.id, address: addressOf(request.ip) });
    if (refused !== null) return sendRefusal(reply, refused);
    const own = await tryAtTable(context, secret, task, guest, wish.name);
    if (isRefusal(own)) return sendRefusal(reply, own);
    return reply.code(201).send({ table: own.match, path: `/t/${own.match}` });
  });

  app.post<Named>('/api/day/:task/file', { bodyLimit: FILE_LIMIT }, async (request, reply) => {
    const task = await found(request.params.task);
    if (task === null || isPlayedHere(task.day))
      return sendRefusal(reply, no('no-such-task', { task: request.params.task.slice(0, 24) }));
    const guest = await guestOf(storage, request, reply);
    const own =
      context.purses.pay('uploads', { guest: guest.id, address: addressOf(request.ip) }) ??
      (await tryByFile(context, { ...task, day: task.day }, guest, request.body));
    if (isRefusal(own)) return sendRefusal(reply, own);
    const { better, count } = await storage.days.placeInDay(own.day, own.task, own.counted);
    return reply.code(201).send({ table: own.match, place: better + 1, count });
  });
}
