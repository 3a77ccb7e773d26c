// What the server says to whoever runs it: one line of JSON each, and nothing in it that a player must not know.
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

export function loggerAt(level: LogLevel): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { req: requestOf } };
  return pino(options, destination({ dest: 2, sync: true }));
}
