// Whether a server's answers take longer when a rival holds something: pairs play duels of Dice Throne over real sockets, and
// what one of the two has to wait for is sorted by whether the other was asked, which only the tool knows.
//
//   npx wyrmtable serve --port 8123 --data /tmp/somewhere
//   node packages/server/tools/time-answers.ts --server http://127.0.0.1:8123 --tables 8 --windows 2000
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { PASS, swiftChance } from '@wyrmtable/kernel';
import { post, visit } from '../test/client.ts';
import { chosen, clock, type RivalTold, SOON, sitting } from './at-a-table.ts';

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:8080' },
    tables: { type: 'string', default: '8' },
    windows: { type: 'string', default: '2000' },
  },
});

const SHUFFLES = 2000;
/** Milliseconds that are added wherever the rival was asked, to see which of them would have been found. */
const PLANTED = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** Something that was waited for: how long, beside which public events, and whether the rival was asked just then. */
interface Waited {
  readonly what: 'move' | 'probe' | 'moment';
  readonly beside: string;
  readonly ms: number;
  readonly asked: boolean;
}

/** Rivals sit in a thread of their own, so that what they are told does not hold up whoever measures. */
const rivals = new Worker(new URL('./rivals.ts', import.meta.url));
const rivalAsked = new Map<string, number>();
const seated = new Map<string, () => void>();
rivals.on('message', ({ table, at }: RivalTold) => {
  if (at === null) seated.get(table)?.();
  else rivalAsked.set(table, at);
});

const waited: Waited[] = [];
let windows = 0;

/** One duel after another at a table of two, until enough windows were seen. */
async function duels(address: string, most: number): Promise<void> {
  while (windows < most) await duel(address, most);
}

async function duel(address: string, most: number): Promise<void> {
  const [one, two] = [await visit(address), await visit(address)];
  const made = await post(one, '/api/tables', { game: 'dice-throne', name: 'One', options: {} });
  const table = String(made.body.table);
  if (made.status !== 201 && made.status !== 200) throw new Error(JSON.stringify(made.body));
  let over: () => void = () => {};
  const ended = new Promise<void>((done) => {
    over = done;
  });
  /** The window that is open to whoever looks: when it was told, beside what, and what waits to be sorted. */
  let open: { readonly at: number; readonly beside: string; readonly held: Omit<Waited, 'asked'>[] } | null = null;
  let sent: { readonly at: number; readonly id: number } | null = null;
  let probe: { readonly at: number; readonly id: number } | null = null;
  let ackMs: number | null = null;

  const keep = (now: number): void => {
    if (open === null) return;
    const { at, beside, held } = open;
    const when = rivalAsked.get(table) ?? Number.NEGATIVE_INFINITY;
    const asked = when > at - SOON / 4 && when < at + SOON;
    for (const one of held) waited.push({ ...one, asked });
    waited.push({ what: 'moment', beside, ms: now - at, asked });
    windows++;
    open = null;
  };

  const prober = await sitting(one, (message) => {
    const now = clock();
    if ('re' in message && message.re !== undefined) {
      if (message.re === sent?.id) ackMs = now - sent.at;
      if (message.re === probe?.id && open !== null)
        open.held.push({ what: 'probe', beside: open.beside, ms: now - probe.at });
    }
    if (message.type === 'events') {
      keep(now);
      const beside = message.events
        .map(({ event }) => event.kind)
        .slice(-4)
        .join();
      open = { at: now, beside, held: ackMs === null ? [] : [{ what: 'move', beside, ms: ackMs }] };
      ackMs = null;
      // What is late is refused, whoever is asked.
      probe = { at: clock(), id: prober.say({ type: 'move', match: table, seq: 0, choice: PASS }) };
    }
    if (message.type !== 'update') return;
    const inWindow = open !== null && now < open.at + SOON;
    if (!inWindow) keep(now);
    if (message.outcome !== null) return over();
    if (message.choices.length === 0) return;
    const choice = inWindow && message.choices.includes(PASS) ? PASS : chosen(0, message.choices, message.seq);
    if (inWindow) prober.say({ type: 'move', match: table, seq: message.seq, choice });
    else {
      ackMs = null;
      sent = { at: clock(), id: prober.say({ type: 'move', match: table, seq: message.seq, choice }) };
    }
  });
  await prober.ask({ type: 'hello', table });
  await new Promise<void>((done) => {
    seated.set(table, done);
    rivals.postMessage({ table, visitor: two });
  });
  await prober.ask({ type: 'ready', word: 'one' });
  await prober.ask({ type: 'start' });
  const enough = setInterval(() => {
    if (windows >= most) over();
  }, 500);
  await ended;
  clearInterval(enough);
  prober.socket.close();
}

/** Where each stands among those beside the same public events, from 0 to 1. */
function standings(of: readonly Waited[]): { readonly at: number[]; readonly groups: number[][] } {
  const by = Map.groupBy(of.keys(), (i) => of[i]?.beside ?? '');
  const groups = [...by.values()].filter(
    (group) => group.some((i) => of[i]?.asked) && group.some((i) => of[i]?.asked === false),
  );
  const at: number[] = new Array(of.length).fill(0);
  for (const group of groups) {
    const ordered = group.toSorted((a, b) => (of[a]?.ms ?? 0) - (of[b]?.ms ?? 0));
    for (const [rank, i] of ordered.entries()) at[i] = (rank + 0.5) / ordered.length;
  }
  return { at, groups };
}

/** By how much those of the asked stand later than the others, 0 for not at all and 1 for always. */
function later(at: readonly number[], groups: readonly number[][], isAsked: (i: number) => boolean): number {
  const sum = { asked: 0, others: 0 };
  const count = { asked: 0, others: 0 };
  for (const group of groups)
    for (const i of group) {
      const side = isAsked(i) ? 'asked' : 'others';
      sum[side] += at[i] ?? 0;
      count[side]++;
    }
  return 2 * (sum.asked / count.asked - sum.others / count.others);
}

/** How much later the asked had to wait, and in how many of a hundred cases chance alone would bring as much. */
function held(of: readonly Waited[], shuffles: number): { readonly seen: number; readonly chance: number } {
  const { at, groups } = standings(of);
  const asked = of.map((one) => one.asked);
  const seen = later(at, groups, (i) => asked[i] ?? false);
  const luck = swiftChance(1);
  let asFar = 0;
  for (let round = 0; round < shuffles; round++) {
    const shuffled = asked.slice();
    for (const group of groups)
      for (let k = group.length - 1; k > 0; k--) {
        const [i = 0, j = 0] = [group[k], group[luck.below(k + 1)]];
        const kept = shuffled[i] ?? false;
        shuffled[i] = shuffled[j] ?? false;
        shuffled[j] = kept;
      }
    if (Math.abs(later(at, groups, (i) => shuffled[i] ?? false)) >= Math.abs(seen)) asFar++;
  }
  return { seen, chance: (100 * asFar) / shuffles };
}

function told(what: Waited['what']): string {
  const of = waited.filter((one) => one.what === what);
  const { seen, chance } = held(of, SHUFFLES);
  const found = PLANTED.find((ms) => {
    const planted = of.map((one) => (one.asked ? { ...one, ms: one.ms + ms } : one));
    const then = held(planted, SHUFFLES / 4);
    return then.seen > 0 && then.chance < 1;
  });
  const half = (wish: boolean): string => {
    const times = of.filter((one) => one.asked === wish).map(({ ms }) => ms);
    return `${times.length} of ${(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(2)} ms`;
  };
  return `${what}: asked ${half(true)}, others ${half(false)} (medians), later by ${seen.toFixed(3)}, by chance in ${chance.toFixed(1)} of 100; ${found ?? 'more'} ms would be found`;
}

await Promise.all(Array.from({ length: Number(values.tables) }, () => duels(values.server, Number(values.windows))));
for (const what of ['move', 'probe', 'moment'] as const) process.stdout.write(`${told(what)}\n`);
process.exit();
