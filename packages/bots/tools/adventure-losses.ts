// Where and how adventures are lost: scenario games of one level, by map and by the last enemy, with what lay unused at the end.
//
//   node packages/bots/tools/adventure-losses.ts --scenario 1 --heroes 2 --games 40 --seed 1
//   node packages/bots/tools/adventure-losses.ts --scenario 1 --heroes 2 --seed 1 --watch 3     (the fourth game, event by event)
import { parseArgs } from 'node:util';
import { type AdventureEvent, type AdventureState, adventures, BOSSES, MINIONS } from '@wyrmtable/adventures';
import { engagedWith, isEnemy } from '@wyrmtable/adventures/inside';
import { NONE, statusNumber, tokensOf } from '@wyrmtable/dice-throne/lead';
import { type AnyGame, isRefusal, question, readOptions, start, swiftChance } from '@wyrmtable/kernel';
import { adventuresBots } from '../src/adventures/index.ts';
import { rate } from '../src/lab/figures.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'adept' },
    budget: { type: 'string' },
    scenario: { type: 'string', default: '1' },
    heroes: { type: 'string', default: '2' },
    difficulty: { type: 'string', default: 'normal' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    watch: { type: 'string' },
  },
});

/** What lay there when the scenario was over, and what had happened until then. */
interface End {
  won: boolean;
  map: string;
  last: string;
  shards: number;
  opened: number;
  salves: number;
  cp: number;
  cards: number;
  turns: number;
  /** Turns of a hero in a fight that no mate was in, while some mate was free. */
  alone: number;
}

const seats = Number(values.heroes);
const level = Object.entries(adventuresBots).find(([id]) => id === values.level)?.[1];
if (level === undefined) throw new RangeError(`no level ${values.level}`);
const { bot } = level;
const budget = Number(values.budget ?? level.budget);
const wanted = { difficulty: values.difficulty, scenario: Number(values.scenario) };
const options = readOptions(adventures, wanted, seats);
if (isRefusal(options)) throw new RangeError(`such a game is refused: ${options.refused}`);

const healthAt = ({ arena }: AdventureState, seat: number): number =>
  arena.health[arena.players[seat]?.dial ?? NONE] ?? 0;

function nameAt(state: AdventureState, seat: number): string {
  const enemy = state.enemies[seat - state.heroes.length];
  if (enemy === undefined) return '–';
  return (enemy.boss === NONE ? MINIONS[enemy.minion]?.id : BOSSES[enemy.boss]?.id) ?? '–';
}

function told(state: AdventureState, event: AdventureEvent): string {
  const where = state.heroes.map((_, seat) => `${healthAt(state, seat)}♥${state.arena.players[seat]?.cp}cp`).join(' ');
  const foes = state.enemies.map((_, at) => healthAt(state, state.heroes.length + at)).join(' ');
  return `[${where} | ${foes}] ${JSON.stringify(event)}`;
}

const QUIET = new Set(['window', 'targeted', 'kept', 'chose', 'incoming', 'rolled', 'defends', 'limit']);

function played(seed: number, watched: boolean): End {
  const chance = swiftChance(seed);
  const state = start(adventures, options, seats, chance);
  const end: End = {
    won: false,
    map: '',
    last: '–',
    shards: 0,
    opened: 0,
    salves: 0,
    cp: 0,
    cards: 0,
    turns: 0,
    alone: 0,
  };
  let turn = -1;
  for (let i = 0; i < 50_000; i++) {
    const seat = adventures.toMove(state);
    if (seat === null || (state.stage !== 'explore' && state.stage !== 'boss')) break;
    end.map = state.map;
    end.shards = state.shards;
    end.opened = state.cells.filter(({ open }) => open).length;
    const heroes = state.arena.players.slice(0, seats);
    end.salves = heroes.reduce((sum, _, at) => sum + tokensOf(state.arena, at, statusNumber(state.arena, 'salve')), 0);
    end.cp = heroes.reduce((sum, { cp }) => sum + cp, 0);
    end.cards = heroes.reduce((sum, { hand }) => sum + hand.length, 0);
    const foe = engagedWith(state, state.active);
    if (foe !== NONE) {
      end.last = nameAt(state, foe);
      if (state.arena.turn !== turn && !isEnemy(state, state.arena.active)) {
        turn = state.arena.turn;
        end.turns++;
        const mates = state.heroes.map((_, at) => at).filter((at) => at !== state.active);
        const free = mates.some((at) => engagedWith(state, at) === NONE);
        if (free && !mates.some((at) => engagedWith(state, at) === foe)) end.alone++;
      }
    }
    const choices = adventures.choices(state, seat);
    const asked = question(adventures as AnyGame, state, seat, budget, seed * 10_000 + i);
    const [only = 0] = choices;
    const choice = choices.length > 1 ? bot.answer(asked) : only;
    adventures.apply(state, choice, chance, (event) => {
      if (watched && !QUIET.has(event.kind)) console.log(told(state, event));
    });
  }
  end.won = state.won;
  return end;
}

if (values.watch === undefined) {
  const ends = Array.from({ length: Number(values.games) }, (_, i) =>
    played(Number(values.seed) * 1_000_003 + i, false),
  );
  const lost = ends.filter(({ won }) => !won);
  const shown = (some: readonly End[]): string => {
    const { share, low, high } = rate(some.filter(({ won }) => won).length, some.length);
    return `${Math.round(100 * share)} % (${Math.round(100 * low)}–${Math.round(100 * high)}) of ${some.length}`;
  };
  const mean = (some: readonly End[], of: (end: End) => number): string =>
    (some.reduce((sum, end) => sum + of(end), 0) / Math.max(1, some.length)).toFixed(1);
  console.log(`won ${shown(ends)}`);
  for (const map of [...new Set(ends.map((end) => end.map))].sort())
    console.log(`  ${map || 'boss'}: ${shown(ends.filter((end) => end.map === map))}`);
  for (const [name, some] of [
    ['won', ends.filter(({ won }) => won)],
    ['lost', lost],
  ] as const)
    console.log(
      `${name}: shards ${mean(some, (end) => end.shards)}, tiles open ${mean(some, (end) => end.opened)}, salves ${mean(some, (end) => end.salves)}, CP a hero ${mean(some, (end) => end.cp / seats)}, cards a hero ${mean(some, (end) => end.cards / seats)}, turns in fights ${mean(some, (end) => end.turns)}, alone ${mean(some, (end) => end.alone)}`,
    );
  const by = Map.groupBy(lost, ({ last }) => last);
  for (const [last, some] of [...by].sort((a, b) => b[1].length - a[1].length)) {
    const of = MINIONS.find(({ id }) => id === last)?.level ?? 'boss';
    console.log(`  ${some.length} lost to ${last} (${of}), shards ${mean(some, (end) => end.shards)}`);
  }
} else played(Number(values.seed) * 1_000_003 + Number(values.watch), true);
