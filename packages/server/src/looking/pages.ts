// Links that show something of themselves in messengers: the client's first page with a title, a sentence and a picture.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isGameId, loadGame } from '@wyrmtable/registry';
import { LANGS } from '@wyrmtable/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tidyCode } from '../fairness.ts';
import { sendRefusal } from '../http.ts';
import { addressOf, type Who } from '../rate-limits.ts';
import { fileOf } from '../recipe.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/port.ts';
import { escaped } from './escaping.ts';
import type { Shown } from './jobs.ts';
import { keptOf } from './kept.ts';
import { wordsOf } from './saying.ts';

type Coded = { Params: { code: string }; Querystring: { lang?: string } };

/** A picture says no more of a longer match than the names. */
const LONGEST = 40_000;
/** Pictures that are kept, and seconds for which others may keep them. */
const KEPT = 200;
const STAYS = 24 * 60 * 60;
const CHANGES = 60;

/** The language of the link, else the first that the browser asks for. */
function langOf({ query, headers }: FastifyRequest<Coded>): string {
  const asked = [query.lang, ...(headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2))];
  return LANGS.find((lang) => lang === asked.find((one) => LANGS.some((known) => known === one))) ?? 'en';
}

const whoAsks = ({ ip }: FastifyRequest): Who => ({ address: addressOf(ip) });

/** A table as its link may show it: who sits there, and of the match itself nothing before it is over. */
function shownOf(table: TableRow, lang: string): Omit<Shown, 'file'> {
  const over = table.status === 'over' || table.status === 'aside';
  const { outcome } = table;
  const seats = table.seats.map((row) =>
    row.kind === 'empty' ? { name: '', bot: null } : { name: row.name, bot: row.kind === 'bot' ? row.level : null },
  );
  return {
    lang,
    game: table.game,
    status: over ? 'over' : table.status === 'lobby' ? 'lobby' : 'playing',
    seats,
    winners: over && outcome?.kind === 'won' ? outcome.winners : [],
    lost: over && outcome?.kind === 'lost',
  };
}

/** The table with that code; wrong codes are counted. */
async function tableOf(
  context: ServerContext,
  request: FastifyRequest<Coded>,
): Promise<TableRow | 'none' | 'over-budget'> {
  const who = whoAsks(request);
  if (context.purses.refuse('misses', who) !== null) return 'over-budget';
  const table = await context.storage.table(tidyCode(request.params.code));
  if (table !== null && isGameId(table.game)) return table;
  context.purses.spend('misses', who);
  return 'none';
}

const keyOf = ({ id, status, changed }: TableRow, lang: string): string => `${id} ${lang} ${status} ${changed}`;

/** The match of a table that is over, where it is not too long to be played again for a picture. */
async function fileFor(context: ServerContext, table: TableRow, who: Who): Promise<Shown['file']> {
  if (table.status !== 'over' || !isGameId(table.game)) return null;
  const moves = await context.storage.moves(table.id);
  if (moves.length > LONGEST || context.purses.refuse('replays', who) !== null) return null;
  context.purses.spend('replays', who, moves.length);
  return fileOf(table, await loadGame(table.game), moves, table.digest ?? '');
}

function pictureRoute(app: FastifyInstance, context: ServerContext): void {
  const pictures = keptOf<Promise<Uint8Array | null>>(KEPT);
  app.get<Coded>('/picture/:code.png', async (request, reply) => {
    const table = await tableOf(context, request);
    if (table === 'over-budget') return sendRefusal(reply, no('too-many-requests', { seconds: 60 }), 429);
    if (table === 'none')
      return sendRefusal(reply, no('no-such-table', { table: request.params.code.slice(0, 16) }), 404);
    const lang = langOf(request);
    const png = await pictures(keyOf(table, lang), async () => {
      const file = await fileFor(context, table, whoAsks(request));
      const done = await context.looking.ask({ kind: 'picture', shown: { ...shownOf(table, lang), file } });
      return done?.kind === 'picture' ? done.png : null;
    });
    if (png === null) return sendRefusal(reply, no('out-of-reach'), 503);
    const seconds = table.status === 'over' ? STAYS : CHANGES;
    return reply.type('image/png').header('cache-control', `public, max-age=${seconds}`).send(Buffer.from(png));
  });
}

/** The page as it was last built: a client that is built anew under a running server has other files, which only this one names. */
function pageIn(indexFile: string): () => Promise<string> {
  let known = readFileSync(indexFile, 'utf8');
  return async () => {
    // It may be missing while a build is under way.
    known = await readFile(indexFile, 'utf8').catch(() => known);
    return known;
  };
}

/** The client's first page, as it is or with what the link says of itself. */
export function previewRoutes(app: FastifyInstance, context: ServerContext, indexFile: string): void {
  const page = pageIn(indexFile);
  const plain = async (reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await page());
  const show = async (request: FastifyRequest<Coded>, reply: FastifyReply) => {
    const table = await tableOf(context, request);
    if (table === 'over-budget') return plain(reply, 200);
    // The client says what is wrong; whoever only looks at the status knows too.
    if (table === 'none') return plain(reply, 404);
    const lang = langOf(request);
    const said = wordsOf(shownOf(table, lang));
    const origin = `${request.protocol}://${request.host}`;
    const tags: readonly (readonly [string, string])[] = [
      ['og:type', 'website'],
      ['og:site_name', 'Wyrmtable'],
      ['og:title', said.title],
      ['og:description', said.text],
      ['og:image', `${origin}/picture/${table.id}.png?lang=${lang}`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
    ];
    const head = tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`);
    const first = await page();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(first.replace('</head>', () => `${head.join('\n    ')}\n  </head>`));
  };
  // A match that travels in the address itself: the part after # never comes here.
  app.get('/m/file', (_, reply) => plain(reply, 200));
  app.get<Coded>('/m/:code', show);
  app.get<Coded>('/t/:code', show);
  pictureRoute(app, context);
}
