// Two questions of whoever watches over a server: does it live, and can it do its work.
import type { Refusal } from '@wyrmtable/kernel';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './http.ts';
import { no } from './refusals.ts';
import type { ServerContext } from './server-context.ts';

/** Milliseconds for which an answer of the disk is believed: asking must not be a way of keeping it busy. */
const BELIEVED = 1000;

/** Whether moves can be made durable now; null, or why not. */
function readiness(context: ServerContext): () => Promise<Refusal | null> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Refusal | null> = Promise.resolve(null);
  return () => {
    if (context.closing) return Promise.resolve(no('closing'));
    const now = performance.now();
    if (now - asked < BELIEVED) return answer;
    asked = now;
    answer = context.storage.check().then(
      () => null,
      (problem: unknown) => {
        context.report(`the storage takes nothing: ${String(problem)}`);
        return no('storage-failed');
      },
    );
    return answer;
  };
}

export function healthRoutes(app: FastifyInstance, context: ServerContext): void {
  // Whoever asks is a machine that asks for ever; it is nobody's budget.
  const unmetered = { config: { rateLimit: false } };
  const refusedNow = readiness(context);
  app.get('/health/live', unmetered, async () => ({ ok: true }));
  for (const path of ['/health/ready', '/api/health']) {
    app.get(path, unmetered, async (_, reply) => {
      const refused = await refusedNow();
      return refused === null ? { ok: true } : sendRefusal(reply, refused, 503);
    });
  }
}
