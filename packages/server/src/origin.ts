// Pages of other sites may not speak for our guests.
import type { FastifyRequest } from 'fastify';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the page that sent the request may have done so. Programs that are no browser send no Origin at all. */
export function originAllowed(request: FastifyRequest, further: readonly string[]): boolean {
  const { origin } = request.headers;
  if (SAFE.has(request.method) && !request.ws) return true;
  if (origin === undefined || further.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
