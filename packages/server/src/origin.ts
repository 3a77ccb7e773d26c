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

/** The site as the browser knows it. Its origin has been found to be one of ours before anything is asked here. */
export function siteOf({ headers, protocol, host, hostname }: FastifyRequest): {
  readonly origin: string;
  readonly id: string;
} {
  const { origin } = headers;
  if (origin !== undefined && URL.canParse(origin)) return { origin, id: new URL(origin).hostname };
  return { origin: `${protocol}://${host}`, id: hostname };
}
