// `load`: real clients at many tables of one or several servers, and what they had to wait for.
import { GAME_IDS, type GameId, isGameId } from '@wyrmtable/registry';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, TRIAL } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Call, type Command, type Complaint, complain, isComplaint } from '../call.ts';
import { measured } from '../load/measure.ts';
import { Refused } from '../load/visitor.ts';
import { report } from '../report.ts';

function serversOf(call: Call): readonly string[] | Complaint {
  const servers: string[] = [];
  for (const part of (call.text('server') ?? '').split(',').map((text) => text.trim())) {
    const url = URL.canParse(part) ? new URL(part) : null;
    if (url === null || !/^https?:$/.test(url.protocol))
      return complain(FAULT.notOrigin, { flag: '--server', text: part });
    servers.push(url.origin);
  }
  return servers;
}

function gamesOf(call: Call): readonly GameId[] | Complaint {
  const games = (call.text('games') ?? 'dragon-farkle').split(',').map((game) => game.trim());
  const known = games.filter(isGameId);
  if (known.length === games.length) return known;
  const unknown = games.find((game) => !isGameId(game)) ?? '';
  return complain(FAULT.notOneOf, { flag: '--games', text: unknown, known: GAME_IDS.join(', ') });
}

export const load: Command = {
  usage: 'load --server URL[,URL…] --tables N --seconds S',
  about: ABOUT.load,
  flags: {
    server: { type: 'string', hint: 'URL[,URL…]', about: FLAG.servers },
    tables: { type: 'string', hint: 'N', about: FLAG.loadTables },
    seconds: { type: 'string', hint: 'S', about: FLAG.seconds },
    games: { type: 'string', hint: 'G', about: FLAG.loadGames },
    seed: { type: 'string', hint: 'S', about: FLAG.trialSeed },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 0 },
  async run(call) {
    const servers = serversOf(call);
    if (isComplaint(servers)) return servers;
    const games = gamesOf(call);
    if (isComplaint(games)) return games;
    const tables = wholeNumber(call, 'tables', { min: 1, max: 20_000, usual: 10 });
    if (isComplaint(tables)) return tables;
    const seconds = wholeNumber(call, 'seconds', { min: 1, max: 86_400, usual: 10 });
    if (isComplaint(seconds)) return seconds;
    const seed = wholeNumber(call, 'seed', { min: 0, max: 2 ** 31, usual: 1 });
    if (isComplaint(seed)) return seed;
    try {
      const result = await measured({ servers, games, tables, seconds, seed });
      report(call, result, () => [
        phrase(call.lang, TRIAL.moves, { moves: result.moves, perSecond: result.movesPerSecond, tables }),
        phrase(call.lang, TRIAL.latency, result.latency),
        phrase(call.lang, TRIAL.trouble, { refused: result.refused, gaps: result.gaps, lost: result.lost }),
      ]);
      return result.gaps + result.lost === 0 ? 'done' : 'does-not-hold';
    } catch (thrown) {
      if (thrown instanceof Refused) return complain(TRIAL.refused, { code: thrown.code });
      const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
      const problem = cause instanceof Error ? cause.message || cause.name : String(cause);
      return complain(TRIAL.unreachable, { server: servers.join(', '), problem });
    }
  },
};
