// The figures of a running server for Prometheus: counts of what was done, and how things stand.
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Counters } from './counters.ts';
import { isRoom, type ServerContext } from './server-context.ts';

type Summed = { [K in keyof Counters]: Counters[K] extends number ? K : never }[keyof Counters];

const COUNTS: Readonly<Record<Summed, readonly [name: string, help: string, scale?: number]>> = {
  messages: ['messages_total', 'Messages that were read from lines'],
  moves: ['moves_total', 'Choices that became durable'],
  commits: ['commits_total', 'Transactions of moves'],
  committing: ['commit_seconds_total', 'Time spent in transactions of moves', 0.001],
  failures: ['storage_failures_total', 'Writes that failed'],
  aside: ['matches_aside_total', 'Matches that broke and were set aside'],
  replayed: ['replayed_choices_total', 'Choices played again to take up matches and to tell their past'],
  thoughts: ['bot_questions_total', 'Questions that bots were asked'],
  pushed: ['pushes_total', 'Messages that push services took for people who were away'],
  unpushed: ['pushes_failed_total', 'Messages that push services did not take'],
};

function registryOf(context: ServerContext): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const key of Object.keys(COUNTS) as Summed[]) {
    const [name, help, scale = 1] = COUNTS[key];
    new Counter({
      name: `wyrmtable_${name}`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(context.tally[key] * scale);
      },
    });
  }
  new Counter({
    name: 'wyrmtable_busy_seconds_total',
    help: 'Time for which the thread that serves was at work; bots think in threads of their own',
    registers,
    collect() {
      this.reset();
      this.inc(performance.eventLoopUtilization().active / 1000);
    },
  });
  new Counter({
    name: 'wyrmtable_refused_total',
    help: 'Messages and requests that were refused',
    labelNames: ['code'],
    registers,
    collect() {
      this.reset();
      for (const [code, count] of context.tally.refused) this.inc({ code }, count);
    },
  });
  new Gauge({
    name: 'wyrmtable_tables',
    help: 'Tables in memory, and lines at them',
    labelNames: ['what'],
    registers,
    async collect() {
      const rooms = await Promise.all(Array.from(context.rooms.values(), (room) => room.catch(() => null)));
      const open = rooms.filter(isRoom);
      this.set({ what: 'in_memory' }, open.length);
      this.set({ what: 'in_play' }, open.filter(({ table }) => table.status === 'playing').length);
      this.set(
        { what: 'lines' },
        open.reduce((sum, { connections }) => sum + connections.size, 0),
      );
    },
  });
  new Gauge({
    name: 'wyrmtable_lines',
    help: 'Lines that are open at this process, whichever has their tables',
    registers,
    collect() {
      this.set(context.linesByAddress.count());
    },
  });
  const { relays } = context;
  if (relays !== null) {
    new Gauge({
      name: 'wyrmtable_bus_up',
      help: 'Whether other processes can be reached',
      registers,
      collect() {
        this.set(relays.isUp() ? 1 : 0);
      },
    });
  }
  return registry;
}

/** Not for everybody: a proxy in front should keep /metrics to those who run the server. */
export function metricsRoute(app: FastifyInstance, context: ServerContext): void {
  const registry = registryOf(context);
  app.get('/metrics', { config: { rateLimit: false } }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
