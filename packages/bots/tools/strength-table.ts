// Prints the results of duel-of-bots as the table that docs/bots.md keeps.
//
//   node packages/bots/tools/strength-table.ts strength-*.json
import { readFileSync } from 'node:fs';

interface Result {
  readonly first: string;
  readonly second: string;
  readonly command: string;
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const percent = (part: number): string => (100 * part).toFixed(1);

function rowOf({ first, second, command, games, wins, rate, low, high }: Result): string {
  const game = /--game (\S+)/.exec(command)?.[1] ?? '';
  const mode = game === 'dice-throne' ? (/--mode (\S+)/.exec(command)?.[1] ?? '') : game;
  const won = Number.isInteger(wins) ? String(wins) : wins.toFixed(1);
  return `| ${mode} | \`${first}\` | \`${second}\` | ${games} | ${won} | ${percent(rate)} | ${percent(low)} to ${percent(high)} |`;
}

const results = process.argv.slice(2).map((path): Result => JSON.parse(readFileSync(path, 'utf8')));
const lines = [
  '| table | level | against | games | won | % | 95 % interval |',
  '| --- | --- | --- | ---: | ---: | ---: | --- |',
  ...results.map(rowOf),
  '',
  '```',
  ...results.map(({ command, games }) => command.replace(/--games \d+/, `--games ${games}`)),
  '```',
];
process.stdout.write(`${lines.join('\n')}\n`);
