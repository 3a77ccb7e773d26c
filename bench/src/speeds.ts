// How fast this checkout plays, copies and reckons, once each, by processor time: beside.ts puts this file into an older checkout too.
import { adventures } from '@wyrmtable/adventures';
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import { diceThrone } from '@wyrmtable/dice-throne';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { oddsContests } from './odds.ts';
import { middleOf, playByBot, playRandomly } from './ours.ts';

export interface Speed {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** Of milliseconds fewer are better, of everything else more. */
  readonly lessIsBetter: boolean;
}

const FARKLE = { wounds: 3 };
const THRONE = { promo: false };
const CAMPAIGN = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false };
const SCENARIO = { ...CAMPAIGN, scenario: 1 };

/** Done once before it counts. */
function perSecondOfProcessor(work: () => number): number {
  work();
  const began = process.threadCpuUsage();
  const done = work();
  const { user, system } = process.threadCpuUsage(began);
  return done / ((user + system) / 1_000_000);
}

/** Several moments of a match, since no two of them are as large. */
const MOMENTS = [40, 70, 100, 130];

function copies<S>(copy: (state: S) => S, states: readonly S[], times: number): () => number {
  return () => {
    for (let i = 0; i < times; i++) for (const state of states) copy(state);
    return times * states.length;
  };
}

const farkle = MOMENTS.map((at) => middleOf(dragonFarkle, FARKLE, 2, at));
const duel = MOMENTS.map((at) => middleOf(diceThrone, THRONE, 2, at));
const campaign = MOMENTS.map((at) => middleOf(adventures, CAMPAIGN, 2, at));

const WORK: readonly (readonly [name: string, unit: string, work: () => number])[] = [
  ['dragon-farkle: random play', 'decisions/s', () => playRandomly(dragonFarkle, FARKLE, 2, 2000, true)],
  ['dice-throne: random play', 'decisions/s', () => playRandomly(diceThrone, THRONE, 2, 250, true)],
  ['adventures: random play', 'decisions/s', () => playRandomly(adventures, SCENARIO, 2, 200, true)],
  ['dice-throne: random', 'duels/s', () => playByBot(diceThrone, THRONE, 2, 250, diceThroneBots.random.bot)],
  ['dice-throne: eager', 'duels/s', () => playByBot(diceThrone, THRONE, 2, 800, diceThroneBots.eager.bot)],
  ['dice-throne: adept', 'duels/s', () => playByBot(diceThrone, THRONE, 2, 6, diceThroneBots.adept.bot)],
  ['dragon-farkle: copies', 'copies/s', copies(dragonFarkle.copy, farkle, 25_000)],
  ['dice-throne: copies', 'copies/s', copies(diceThrone.copy, duel, 12_000)],
  ['adventures: copies', 'copies/s', copies(adventures.copy, campaign, 5000)],
];

const speeds: Speed[] = WORK.map(([name, unit, work]) => ({
  name,
  unit,
  value: perSecondOfProcessor(work),
  lessIsBetter: false,
}));

/** What the same odds take of the processor: first in processes that know nothing, then where the boards were asked about before. */
const [first, again] = oddsContests();
if (first === undefined || again === undefined) throw new RangeError('odds are measured in two ways');
const HEROES_ASKED = 4;
let firstTime = 0;
for (let i = 0; i < HEROES_ASKED; i++) firstTime += (await first.ours()) / HEROES_ASKED;
speeds.push({ name: first.name, unit: 'ms of processor', value: firstTime, lessIsBetter: true });
await again.ours();
const began = process.threadCpuUsage();
await again.ours();
const { user } = process.threadCpuUsage(began);
speeds.push({ name: again.name, unit: 'ms of processor', value: user / 1000, lessIsBetter: true });
process.stdout.write(JSON.stringify(speeds));
