// How soon ratings find the order of bots whose strength is known: they play rated matches of Dragon Farkle, paired and rated
// by the house's own code, and now and then their order is held against what each wins of many other matches.
//
//   node packages/server/tools/rate-bots.ts --players 200 --rounds 200 --measure 400 --seed 1
import { parseArgs } from 'node:util';
import { agreement, agreementWithin, erringBots, measured, season } from './season-of-bots.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '200' },
    /** Matches by which each one's strength is known. */
    measure: { type: 'string', default: '400' },
    /** The largest share of answers that are given at random. */
    errs: { type: 'string', default: '0.5' },
    seed: { type: 'string', default: '1' },
  },
});

const SHOWN = new Set([5, 10, 20, 40, 60, 100, 150, 200, 300, 400]);

const seed = Number(values.seed) * 1_000_003;
const players = erringBots(Number(values.players), Number(values.errs));
const strengths = measured(players, Number(values.measure), seed + 500_000_000, (i) => {
  if (i % 20 === 19) process.stderr.write(`${i + 1} measured\n`);
});
const ordered = strengths.toSorted((a, b) => a - b);
process.stdout.write(
  `${players.length} players, who win ${ordered
    .map((share) => share.toFixed(2))
    .filter((_, i) => i % 25 === 0 || i === ordered.length - 1)
    .join(' ')} of their matches against all\n`,
);
// A measure of this length does not agree with another of its kind either: more cannot be found.
const again = measured(players, Number(values.measure), seed + 700_000_000, () => {});
process.stdout.write(`two such measures agree by ${agreement(strengths, again).toFixed(3)}\n`);
const both = strengths.map((share, i) => share + (again[i] ?? 0));

process.stdout.write('matches  all  within a level  sure\n');
let round = 0;
for (const { ratings, sure } of season(players, Number(values.rounds), seed)) {
  round++;
  if (!SHOWN.has(round)) continue;
  const found = [agreement(ratings, both), agreementWithin(players, ratings), sure];
  process.stdout.write(`${round}  ${found.map((figure) => figure.toFixed(2)).join('  ')}\n`);
}
