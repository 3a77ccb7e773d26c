// `bot`: one of our bots at a server, as an ordinary client over the wire.
import { type Outcome, refusal } from '@wyrmtable/kernel';
import { isGameId, loadGame, type RegisteredGame } from '@wyrmtable/registry';
import { KIND_IDS, KINDS, type KindId, type TableInfo } from '@wyrmtable/wire';
import { gameTitle, type Lang, type Message, type Params, phrase } from '@wyrmtable/words';
import { BOT, BOT_ABOUT, BOT_FLAG, FAULT, TRIAL } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { levelsFor } from '../bot/answering.ts';
import type { Place } from '../bot/lasting-line.ts';
import { soughtTable } from '../bot/seeking.ts';
import { type Played, type Player, sitAt } from '../bot/sitting.ts';
import {
  type Call,
  type Command,
  type Complaint,
  complain,
  type Ending,
  type Fault,
  isComplaint,
  isFault,
} from '../call.ts';
import { get, post, Refused, type Visitor, visit } from '../load/visitor.ts';
import { gameNamed } from '../named-games.ts';
import { note, report, say } from '../report.ts';

const MOST_MATCHES = 1_000_000;
const USUAL_GAME = 'dragon-farkle';
/** Reasons that every table of the game would have. */
const LASTING: ReadonlySet<string> = new Set(['content-missing', 'other-version']);

function serverOf(call: Call): string | Complaint {
  const text = call.text('server') ?? '';
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol)
    ? url.origin
    : complain(FAULT.notOrigin, { flag: '--server', text });
}

/** The bot of that level, if it can play the game from what a line tells. */
function playerOf(call: Call, registered: RegisteredGame): Player | Complaint {
  const name = call.text('level');
  const known = levelsFor(registered).join(', ');
  if (name === undefined) return complain(BOT.levelMissing, { known });
  const level = registered.bots[name];
  if (level === undefined) return complain(FAULT.unknownBot, { level: name, known });
  if (levelsFor(registered).includes(name)) return { registered, level };
  return complain(BOT.seesTooLittle, { game: gameTitle(call.lang, registered.game.id), level: name, known });
}

interface Came extends Place {
  readonly name: string;
}

/** Comes to the server as the program of the token, or as a guest. */
async function come(server: string, token: string | undefined, level: string): Promise<Came | Complaint> {
  const visitor: Visitor = token === undefined ? await visit(server) : { cookie: '', token };
  const { name, kind } = await get<{ name?: unknown; kind?: unknown }>(server, visitor, '/api/me');
  if (typeof name !== 'string') return complain(BOT.notOurs, { server });
  // A person's own sign-in is none: whoever plays by a bot is marked as one.
  if (token !== undefined && kind !== 'program') return complain(BOT.noToken, { server });
  return { server, visitor, name: token === undefined ? `${level} bot` : name };
}

/** Bots whose rules are not the server's would play another game. */
async function sameRules(lang: Lang, { server, visitor }: Place, { game }: RegisteredGame): Promise<Complaint | null> {
  const games = await get<readonly { readonly id: string; readonly version: string }[]>(server, visitor, '/api/games');
  const found = games.find(({ id }) => id === game.id)?.version ?? '–';
  if (found === game.version) return null;
  return complain(BOT.otherRules, { server, game: gameTitle(lang, game.id), found, wanted: game.version });
}

const kindFor = (game: string): KindId | undefined => KIND_IDS.find((kind) => KINDS[kind].game === game);

const howEnded = ({ kind, ...outcome }: Outcome, seat: number): string => {
  if (kind !== 'won') return kind;
  return 'winners' in outcome && outcome.winners.includes(seat) ? 'won' : 'lost';
};

interface Plan {
  readonly place: Came;
  readonly player: Player;
  /** At which table it sits down; null to seek one. */
  readonly table: string | null;
  readonly kind: KindId | null;
  readonly matches: number;
}

/** What the server says about somebody's wish: its own refusals are told as they are. */
function faultOf(thrown: unknown, server: string, token: string | undefined): Fault {
  if (thrown instanceof Refused) {
    const { code, params } = thrown;
    if (code === 'no-guest') return complain(token === undefined ? BOT.forgotten : BOT.noToken, { server });
    return /^\d+$/.test(code) ? complain(BOT.notOurs, { server }) : refusal(code, params);
  }
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  const problem = cause instanceof Error ? cause.message || cause.name : String(cause);
  return complain(TRIAL.unreachable, { server, problem });
}

async function plan(call: Call, server: string): Promise<Plan | Fault> {
  const { lang } = call;
  const token = call.text('token') ?? (process.env.WYRMTABLE_TOKEN || undefined);
  const matches = wholeNumber(call, 'matches', { min: 1, max: MOST_MATCHES, usual: MOST_MATCHES });
  if (isComplaint(matches)) return matches;
  const named = gameNamed(call.text('game') ?? USUAL_GAME);
  if (isComplaint(named)) return named;
  const code = call.text('table') ?? null;
  const level = call.text('level') ?? '';
  // What can be told without the server is told first; at a table its own game counts.
  const wished = code === null ? playerOf(call, await loadGame(named)) : null;
  if (isComplaint(wished)) return wished;
  const kind = code === null ? (kindFor(named) ?? null) : null;
  if (code === null && kind === null) return complain(BOT.playedAlone, { game: gameTitle(lang, named) });
  try {
    const place = await come(server, token, level);
    if (isComplaint(place)) return place;
    const laid = code === null ? null : await tableAt(place, code);
    const player = wished ?? playerOf(call, await loadGame(laid !== null && isGameId(laid.game) ? laid.game : named));
    if (isComplaint(player)) return player;
    const other = await sameRules(lang, place, player.registered);
    if (other !== null) return other;
    if (laid !== null) await post(server, place.visitor, `/api/tables/${laid.id}/join`, { name: place.name });
    return { place, player, table: laid?.id ?? null, kind, matches };
  } catch (thrown) {
    return faultOf(thrown, server, token);
  }
}

async function tableAt({ server, visitor }: Place, code: string): Promise<TableInfo> {
  const path = `/api/tables/${encodeURIComponent(code)}`;
  return (await get<{ readonly table: TableInfo }>(server, visitor, path)).table;
}

/** Plays one match after another until it has played enough or is told to stop. */
async function playOn(
  { place, player, table, kind, matches }: Plan,
  stop: AbortSignal,
  tell: (message: Message, params: Params) => void,
  game: string,
): Promise<readonly Played[]> {
  const { name } = place;
  const played: Played[] = [];
  let code = table;
  while (!stop.aborted && played.length < matches) {
    const paired = code === null;
    if (code === null) {
      if (kind === null) break;
      tell(BOT.waits, { name, game });
      code = await soughtTable(place, { kind, name }, stop);
      if (code === null) break;
    }
    tell(BOT.sits, { name, table: code });
    const left = await sitAt(place, player, {
      code,
      paired,
      stop,
      over(one) {
        played.push(one);
        tell(BOT.over, { table: one.table, how: howEnded(one.outcome, one.seat) });
        return !paired && played.length < matches;
      },
      stumbled: (problem) => tell(BOT.stumbled, { name, problem }),
    });
    const refused = left.next === null ? left.refused : null;
    // Strangers are sought again, unless it would go the same way with everybody.
    if (refused !== null && (!paired || LASTING.has(refused.refused)))
      throw new Refused(refused.refused, refused.params);
    code = left.next;
  }
  return played;
}

export const bot: Command = {
  usage: 'bot --server URL --level L',
  about: BOT_ABOUT,
  flags: {
    server: { type: 'string', hint: 'URL', about: BOT_FLAG.server },
    level: { type: 'string', hint: 'L', about: BOT_FLAG.level },
    token: { type: 'string', hint: 'T', about: BOT_FLAG.token },
    game: { type: 'string', hint: 'G', about: BOT_FLAG.game },
    table: { type: 'string', hint: 'CODE', about: BOT_FLAG.table },
    matches: { type: 'string', hint: 'N', about: BOT_FLAG.matches },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 0 },
  async run(call): Promise<Ending> {
    const server = serverOf(call);
    if (isComplaint(server)) return server;
    const planned = await plan(call, server);
    if (isFault(planned)) return planned;
    const { place, player } = planned;
    const { game } = player.registered;
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.once(signal, stop);
    const line = call.has('json') ? note : say;
    try {
      const tell = (message: Message, params: Params): void => line(phrase(call.lang, message, params));
      const matches = await playOn(planned, stopping.signal, tell, gameTitle(call.lang, game.id));
      const won = matches.filter(({ outcome, seat }) => howEnded(outcome, seat) === 'won').length;
      report(call, { server, name: place.name, level: call.text('level'), game: game.id, matches, won }, () => [
        phrase(call.lang, BOT.tally, { matches: matches.length, won }),
      ]);
      return 'done';
    } catch (thrown) {
      return faultOf(thrown, server, place.visitor.token);
    } finally {
      for (const signal of signals) process.off(signal, stop);
    }
  },
};
