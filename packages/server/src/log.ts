// What the server says to whoever runs it: one line of JSON each, and nothing in it that a player must not know.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { destination, type Logger, pino } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The route and not the address: addresses hold the codes of tables, and whoever has one may watch. */
const requestOf = ({ id, method, ip, routeOptions }: FastifyRequest): object => ({
  id,
  method,
  ip,
  route: routeOptions?.url ?? '',
});

/** A table as the log names it: whoever reads the log cannot come to it, and whoever has the database finds it. */
export const tableMark = (id: string): string => `table #${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;

export function loggerAt(level: LogLevel): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { req: requestOf } };
  return pino(options, destination({ dest: 2, sync: true }));
}
