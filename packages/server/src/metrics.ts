// The figures of a running server for Prometheus: counts of what was done, and how things stand.
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { House } from './house.ts';
import type { Tally } from './tally.ts';

type Summed = { [K in keyof Tally]: Tally[K] extends number ? K : never }[keyof Tally];

const COUNTS: Readonly<Record<Summed, readonly [name: string, help: string, scale?: number]>> = {
  messages: ['messages_total', 'Messages that were read from lines'],
  moves: ['moves_total', 'Choices that became durable'],
  commits: ['commits_total', 'Transactions of moves'],
  committing: ['commit_seconds_total', 'Time spent in transactions of moves', 0.001],
  failures: ['storage_failures_total', 'Writes that failed'],
  aside: ['matches_aside_total', 'Matches that broke and were set aside'],
  replayed: ['replayed_choices_total', 'Choices played again to take up matches and to tell their past'],
  thoughts: ['bot_questions_total', 'Questions that bots were asked'],
};

function registryOf(house: House): Registry {
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
        this.inc(house.tally[key] * scale);
      },
    });
  }
  new Counter({
    name: 'wyrmtable_refused_total',
    help: 'Messages and requests that were refused',
    labelNames: ['code'],
    registers,
    collect() {
      this.reset();
      for (const [code, count] of house.tally.refused) this.inc({ code }, count);
    },
  });
  new Gauge({
    name: 'wyrmtable_tables',
    help: 'Tables in memory, and lines at them',
    labelNames: ['what'],
    registers,
    async collect() {
      const rooms = await Promise.all(Array.from(house.rooms.values(), (room) => room.catch(() => null)));
      const open = rooms.filter((room) => room !== null);
      this.set({ what: 'in_memory' }, open.length);
      this.set({ what: 'in_play' }, open.filter(({ table }) => table.status === 'playing').length);
      this.set(
        { what: 'lines' },
        open.reduce((sum, { connections }) => sum + connections.size, 0),
      );
    },
  });
  return registry;
}

/** Not for everybody: a proxy in front should keep /metrics to those who run the server. */
export function metricsRoute(app: FastifyInstance, house: House): void {
  const registry = registryOf(house);
  app.get('/metrics', { config: { rateLimit: false } }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
