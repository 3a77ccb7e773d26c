// Measures one level against another: seats exchanged with the same seed, resumable, the result as JSON.
//
//   node packages/bots/tools/duel-of-bots.ts adept random --games 512 --out strength.json
//   node packages/bots/tools/duel-of-bots.ts master:400 adept --mode koth --seats 4 --games 120 --out koth.json
//   node packages/bots/tools/duel-of-bots.ts adept novice --game adventures --mode boss-vs-team --seats 3 --games 100
//   node packages/bots/tools/duel-of-bots.ts master adept-estimated --games 200
//
// A level may carry its budget after a colon. In a free-for-all one seat plays the first level, the rest the second. In Dice
// Throne `adept-hasty` is adept as it was before it compared like with like in windows, and `adept-estimated` the same with the
// prices as they were first estimated, which it had until duels had proven others. In Adventures `adept-handless` is adept as it
// was before it mended its windows and spent King's Hands by courses.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { adventures } from '@wyrmtable/adventures';
import { diceThrone, HEROES, teamsOf } from '@wyrmtable/dice-throne';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { type AnyBot, type AnyGame, type Position, question, type Seat, start, swiftChance } from '@wyrmtable/kernel';
import { fighting } from '../src/adventures/fighting.ts';
import { adventuresBots } from '../src/adventures/index.ts';
import { sensible } from '../src/adventures/sense.ts';
import { judgesWith } from '../src/dice-throne/adept.ts';
import { diceThroneBots } from '../src/dice-throne/index.ts';
import { HASTY, HASTY_HOARDING } from '../src/dice-throne/play/mind.ts';
import { dragonFarkleBots } from '../src/dragon-farkle/index.ts';

interface Level {
  readonly bot: AnyBot;
  readonly budget: number;
}

/** How one game is set up: its options, and which side each seat plays for. */
interface Table {
  readonly options: object;
  readonly sides: readonly number[];
}

interface Contest {
  readonly game: AnyGame;
  readonly levels: Readonly<Record<string, Level>>;
  table(number: number): Table;
}

interface Tally {
  readonly first: string;
  readonly second: string;
  readonly command: string;
  games: number;
  /** Won by the first level; a draw counts half. */
  wins: number;
  draws: number;
  decisions: number;
  /** Milliseconds the first level thought, and over how many decisions. */
  thought: number;
  asked: number;
  rate: number;
  low: number;
  high: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'dice-throne' },
    mode: { type: 'string', default: 'duel' },
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});

/** The sides of a Dice Throne table: two teams as the rules seat them, or everybody alone. */
const sidesAt = (mode: string): readonly number[] | undefined => (mode === 'duel' ? [0, 1] : teamsOf(mode)?.of);

function throneContest(mode: string, seats: number): Contest {
  const teams = sidesAt(mode) ?? Array.from({ length: seats }, (_, seat) => seat);
  const count = HEROES.length;
  return {
    game: diceThrone as AnyGame,
    levels: {
      ...diceThroneBots,
      'adept-hasty': { bot: judgesWith(HASTY), budget: 0 },
      'adept-estimated': { bot: judgesWith(HASTY_HOARDING), budget: 0 },
    },
    table(number) {
      // All pairs of heroes come up before one comes again: a step without a common divisor with their number.
      const pair = (number * 37) % (count * count);
      const others = swiftChance(number + 7);
      const heroes = teams.map((_, seat) => {
        const hero = seat === 0 ? Math.floor(pair / count) : seat === 1 ? pair % count : others.below(count);
        return HEROES[hero]?.id;
      });
      return { options: { mode, heroes, promo: false }, sides: teams };
    },
  };
}

function farkleContest(seats: number): Contest {
  const sides = Array.from({ length: seats }, (_, seat) => seat);
  return {
    game: dragonFarkle as AnyGame,
    levels: dragonFarkleBots,
    table: () => ({ options: { wounds: 3 }, sides }),
  };
}

/** Bosses by lot against each other, or one against a team of heroes by lot (ADV-23, ADV-24). */
function versusContest(mode: string, seats: number): Contest {
  const sides = Array.from({ length: seats }, (_, seat) => Math.min(seat, 1));
  return {
    game: adventures as AnyGame,
    levels: {
      ...adventuresBots,
      'adept-handless': { bot: fighting(sensible((asked) => judgesWith(HASTY).answer(asked))), budget: 0 },
    },
    table: () => ({ options: { mode, difficulty: 'normal', extraMinions: false, legacy: false }, sides }),
  };
}

function contestOf(game: string, mode: string, seats: number | null): Contest {
  switch (game) {
    case 'dice-throne':
      return throneContest(mode, seats ?? 4);
    case 'adventures':
      return versusContest(mode, seats ?? 2);
    default:
      return farkleContest(seats ?? 2);
  }
}

function levelOf(contest: Contest, named: string): Level {
  const [name = '', budget] = named.split(':');
  const level = contest.levels[name];
  if (level === undefined) throw new RangeError(`no level ${name}: ${Object.keys(contest.levels).join(', ')}`);
  return budget === undefined ? level : { bot: level.bot, budget: Number(budget) };
}

/** Wilson's interval at 95 %. */
function interval(wins: number, games: number): [number, number] {
  const z = 1.96;
  const p = wins / games;
  const middle = p + (z * z) / (2 * games);
  const half = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const all = 1 + (z * z) / games;
  return [(middle - half) / all, (middle + half) / all];
}

const [first = 'adept', second = 'random'] = positionals;
const contest = contestOf(values.game, values.mode, values.seats === undefined ? null : Number(values.seats));
const levels = [levelOf(contest, first), levelOf(contest, second)] as const;
const command = `node packages/bots/tools/duel-of-bots.ts ${first} ${second} --game ${values.game} --mode ${values.mode}${
  values.seats === undefined ? '' : ` --seats ${values.seats}`
} --games ${values.games} --seed ${values.seed}`;

function fresh(): Tally {
  const none = { games: 0, wins: 0, draws: 0, decisions: 0, thought: 0, asked: 0, rate: 0, low: 0, high: 1 };
  return { first, second, command, ...none };
}

/** More games of the same kind go on where the last ones stopped. */
function isSame(earlier: string): boolean {
  const withoutGames = (text: string): string => text.replace(/ --games \d+/, '');
  return withoutGames(earlier) === withoutGames(command);
}

function saved(): Tally {
  if (values.out === undefined) return fresh();
  try {
    const tally: Tally = JSON.parse(readFileSync(values.out, 'utf8'));
    return isSame(tally.command) ? { ...tally, command } : fresh();
  } catch {
    return fresh();
  }
}

const tally = saved();

/** Choices after which a game counts as drawn: four healers in a free-for-all can keep each other alive for hundreds of turns. */
const LONGEST = 20_000;

function play(number: number): void {
  const { game } = contest;
  const kinds = new Set(contest.table(0).sides).size;
  // The same table is played once for every side that the first level can have.
  const same = Math.floor(number / kinds);
  const { options, sides } = contest.table(same);
  const side = number % kinds;
  const seed = Number(values.seed) * 1_000_003 + same;
  const chance = swiftChance(seed);
  const state: Position = start(game, options, sides.length, chance);
  const levelAt = (seat: Seat): 0 | 1 => (sides[seat] === side ? 0 : 1);
  for (let i = 0; i < LONGEST; i++) {
    const seat = game.toMove(state);
    if (seat === null) break;
    const choices = game.choices(state, seat);
    let [choice = 0] = choices;
    if (choices.length > 1) {
      const which = levelAt(seat);
      const { bot, budget } = levels[which];
      const before = performance.now();
      choice = bot.answer(question(game, state, seat, budget, seed * 10_000 + i));
      tally.decisions++;
      if (which === 0) {
        tally.thought += performance.now() - before;
        tally.asked++;
      }
    }
    if (!choices.includes(choice)) throw new Error(`seat ${seat} chose what cannot be chosen: ${choice}`);
    game.apply(state, choice, chance, null);
  }
  const outcome = game.outcome(state);
  tally.games++;
  if (outcome === null || outcome.kind === 'draw') {
    tally.draws++;
    tally.wins += 1 / kinds;
  } else if (outcome.kind === 'won' && outcome.winners.some((seat) => levelAt(seat) === 0)) tally.wins++;
}

const wanted = Number(values.games);
let told = performance.now();
while (tally.games < wanted) {
  play(tally.games);
  const [low, high] = interval(tally.wins, tally.games);
  Object.assign(tally, { rate: tally.wins / tally.games, low, high });
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(tally, null, 2)}\n`);
  if (performance.now() - told > 10_000) {
    told = performance.now();
    process.stderr.write(`${tally.games}/${wanted}: ${tally.wins} won\n`);
  }
}
const per = tally.asked === 0 ? 0 : tally.thought / tally.asked;
process.stderr.write(
  `${first} won ${tally.wins} of ${tally.games} against ${second}; ${per.toFixed(2)} ms a decision\n`,
);
process.stdout.write(`${JSON.stringify(tally)}\n`);
