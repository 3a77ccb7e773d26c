// The frame around the routes: security headers, limits, origin check, errors in codes, and the client's files.
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import { isRefusal } from '@wyrmtable/kernel';
import { MESSAGE_LIMIT } from '@wyrmtable/wire';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import type { ServerOptions } from './config.ts';
import { countRefused } from './counters.ts';
import { dayRoutes } from './day/routes.ts';
import { challengeRoutes } from './finding/challenge-routes.ts';
import { knownGuest } from './guests.ts';
import { healthRoutes } from './health.ts';
import { heroRoutes } from './heroes/routes.ts';
import { routes, sendRefusal } from './http.ts';
import { previewRoutes } from './looking/pages.ts';
import { metricsRoute } from './metrics.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { originAllowed } from './origin.ts';
import { peopleRoutes } from './people/routes.ts';
import { addressOf, type RateLimits } from './rate-limits.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { no } from './refusals.ts';
import type { ServerContext } from './server-context.ts';
import { CLOSE_GOING, serve } from './socket.ts';
import type { Guest } from './storage/port.ts';
import { wordRoutes } from './word/routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for WebSockets before they open. */
    guest: Guest | null;
  }
}

/** Frames above this close the line; between it and MESSAGE_LIMIT they are refused in words. */
const FRAME_LIMIT = 16 * MESSAGE_LIMIT;
const HEARTBEAT = 25_000;
const MINUTE = 60_000;
const NO_FIGURES = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** A Vite client with workers, fonts and data images of its own, and nothing from anywhere else. */
const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    mediaSrc: ["'self'", 'data:', 'blob:'],
    workerSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

const YEAR = 365 * 24 * 60 * 60;

/** No file system has longer names. */
const LONGEST_NAME = 255;

/** An address that no route can read and no file can have is an unknown page like any other: the client says so. */
function readable(url: string): string {
  const [path = ''] = url.split('?');
  if (/^\/(api|ws|assets)\b/.test(path)) return url;
  try {
    return decodeURIComponent(path)
      .split('/')
      .some((name) => Buffer.byteLength(name) > LONGEST_NAME)
      ? '/'
      : url;
  } catch {
    return '/';
  }
}

/** What is no HTTP at all, or has headers of many kilobytes: there is no request yet, so the answer is written by hand. */
function unreadable(problem: NodeJS.ErrnoException, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = problem.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const { refused, params } = no('bad-message', { path: '(request)', problem: problem.code ?? 'unknown' });
  const body = JSON.stringify({ refused, params });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

export async function site(
  context: ServerContext,
  options: ServerOptions,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    trustProxy: options.trustProxy ?? false,
    // An address that cannot be read, and a request that is none.
    frameworkErrors: (problem, _, reply) =>
      sendRefusal(reply, no('bad-message', { path: '(address)', problem: problem.code }), problem.statusCode ?? 400),
    clientErrorHandler: unreadable,
    bodyLimit: MESSAGE_LIMIT,
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => readable(url),
    routerOptions: { maxParamLength: 64 },
  });
  app.decorateRequest('guest', null);
  app.setErrorHandler<FastifyError>((problem, request, reply) => {
    const status = problem.statusCode ?? 500;
    if (status === 429)
      return sendRefusal(reply, no('too-many-requests', { seconds: secondsOf(reply.getHeader('retry-after')) }), 429);
    if (status === 413) {
      const limit = request.routeOptions.bodyLimit ?? MESSAGE_LIMIT;
      return sendRefusal(reply, no('message-too-large', { limit }), 413);
    }
    if (status < 500) return sendRefusal(reply, no('bad-message', { path: '(body)', problem: problem.code }), status);
    context.report(`${request.method} ${request.routeOptions.url ?? ''}: ${problem.stack ?? problem.message}`);
    return sendRefusal(reply, no('server-error'), 500);
  });

  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    // Whether a site is reached by https alone is for whoever puts it behind a proxy to say.
    strictTransportSecurity: options.hsts ? { maxAge: YEAR, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  const { requestsPerMinute } = context.limits;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => addressOf(ip),
    store: requestsBy(context.purses, requestsPerMinute),
    // How much of a purse is left is nobody's business.
    addHeaders: NO_FIGURES,
    addHeadersOnExceeding: NO_FIGURES,
    // A first visit takes in all files of the client for play without a network. They cost next to nothing, and some
    // people behind one address must not be turned away because they came in the same minute.
    allowList: (request) => request.url.startsWith('/assets/'),
  });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: FRAME_LIMIT }, preClose: () => sendHome(app) });
  app.addHook('onRequest', async (request, reply) => {
    if (!originAllowed(request, options.origins ?? [])) return sendRefusal(reply, no('wrong-origin'), 403);
    return undefined;
  });
  app.addHook('preSerialization', async (_, __, payload) => {
    if (isRefusal(payload)) countRefused(context.tally, payload.refused);
    return payload;
  });
  // What the API says is of now and for one guest.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/health/'))
      reply.header('cache-control', 'no-store');
  });
  healthRoutes(app, context);
  if (options.metrics) metricsRoute(app, context);
  routes(app, context);
  peopleRoutes(app, context);
  moderationRoutes(app, context);
  ratingRoutes(app, context);
  heroRoutes(app, context);
  wordRoutes(app, context);
  dayRoutes(app, context);
  challengeRoutes(app, context);
  lines(app, context);
  await client(app, context, options.webRoot);
  return app;
}

/** Requests are paid for from the purse of their address, which other processes hear of. */
function requestsBy(purses: RateLimits, most: number): NonNullable<RateLimitPluginOptions['store']> {
  return class Requests {
    incr(address: string, done: (problem: Error | null, found?: { current: number; ttl: number }) => void): void {
      const seconds = Number(purses.pay('requests', { address })?.params?.seconds ?? 0);
      done(null, seconds === 0 ? { current: 1, ttl: MINUTE } : { current: most + 1, ttl: 1000 * seconds });
    }
    child(): Requests {
      return this;
    }
  };
}

/** Milliseconds in which a client may say goodbye; then it is cut off. */
const GOODBYE = 1000;

/** Everybody is told that the server goes away, and is waited for a moment. */
async function sendHome(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer;
  const gone = Array.from(clients, (socket) => new Promise((done) => socket.once('close', done)));
  for (const socket of clients) socket.close(CLOSE_GOING, 'closing');
  const patience = setTimeout(() => {
    for (const socket of clients) socket.terminate();
  }, GOODBYE);
  await Promise.all(gone);
  clearTimeout(patience);
  app.websocketServer.close();
}

const secondsOf = (header: number | string | string[] | undefined): number => Number(header ?? 60) || 60;

/** The language that the page says it shows; anything else says nothing. */
function langIn(query: unknown): string | null {
  const lang = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : null;
  return typeof lang === 'string' && /^[a-z]{2,3}$/.test(lang) ? lang : null;
}

/** The WebSocket at /ws. */
function lines(app: FastifyInstance, context: ServerContext): void {
  const open = context.linesByAddress;
  const full = no('too-many-connections', { limit: context.limits.connectionsPerAddress });
  // A socket that asks for a line is no request any more: where the answer is no while the server closes, nobody else ends it.
  app.server.on('upgrade', (_, socket) => {
    if (context.closing) setTimeout(() => socket.destroy(), GOODBYE);
  });
  app.get(
    '/ws',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (context.closing) return sendRefusal(reply, no('closing'), 503);
        if (open.isFull(addressOf(request.ip))) return sendRefusal(reply, full, 429);
        request.guest = await knownGuest(context.storage, request);
        // Many may have come while this one was looked up.
        return open.isFull(addressOf(request.ip)) ? sendRefusal(reply, full, 429) : undefined;
      },
    },
    (socket, request) => {
      // Its request came before the end was known: nobody waits for such a line any more.
      if (context.closing) {
        socket.close(CLOSE_GOING, 'closing');
        setTimeout(() => socket.terminate(), GOODBYE).unref();
        return;
      }
      const ip = addressOf(request.ip);
      open.came(ip);
      let alive = true;
      let pinged = performance.now();
      const ping = (): void => {
        alive = false;
        pinged = performance.now();
        socket.ping();
      };
      const beat = setInterval(() => {
        if (alive) ping();
        else socket.terminate();
      }, HEARTBEAT);
      socket.on('pong', () => {
        alive = true;
        // Clocks allow for the way there and back.
        if (line !== null) line.lag = performance.now() - pinged;
      });
      socket.on('close', () => {
        clearInterval(beat);
        open.left(ip);
      });
      // Broken frames end the line with the code the protocol has for them; nothing else depends on it.
      socket.on('error', () => {});
      const line = serve(context, socket, request.guest, ip, langIn(request.query));
      if (line !== null) ping();
    },
  );
}

/** The client's files; every other address of the site is the client's own business and gets its first page. */
async function client(app: FastifyInstance, context: ServerContext, webRoot: string | undefined): Promise<void> {
  const built = webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
  if (built) {
    previewRoutes(app, context, join(webRoot, 'index.html'));
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: true,
      preCompressed: true,
      setHeaders(reply, path) {
        // Names under assets/ carry a hash of the content; anything else may change with the next build.
        const hashed = path.startsWith(join(webRoot, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    // A file of an older build must not be answered with a page, nor whoever asks for figures that are not given.
    const page = !['/api/', '/ws', '/assets/', '/health/', '/metrics'].some((start) => request.url.startsWith(start));
    if (request.method !== 'GET' || !page)
      return sendRefusal(reply, no('not-found', { path: request.url.slice(0, 80) }), 404);
    if (!built) return sendRefusal(reply, no('no-client'), 404);
    return reply.sendFile('index.html');
  });
}
