// Dice Throne Adventures as the kernel knows it.
import { topOf } from '@wyrmtable/dice-throne/lead';
import { type Game, refusal } from '@wyrmtable/kernel';
import { read } from './choice.ts';
import { bossesIn, CONTENT, poolOf, stockOf } from './content/catalogue.ts';
import { type AdventureEvent, REVEALS, SHOWS, show } from './events.ts';
import { type AdventureOptions, adventureOptions, optionsOver } from './options.ts';
import type { AdventureReading } from './readings.ts';
import { redeal } from './redeal.ts';
import { apply } from './rules/apply.ts';
import { choices, isFighting, toMove } from './rules/choices.ts';
import { scoreOf } from './rules/ending.ts';
import { start } from './start.ts';
import { type AdventureState, copy, type Mode } from './state.ts';
import { type AdventureView, view } from './view.ts';

const SEATS = { campaign: [1, 4], 'boss-vs-team': [3, 5], 'boss-vs-boss': [2, 2] } as const;

/** How many seats are heroes'. */
const heroesAt = (mode: Mode, seats: number): number =>
  mode === 'campaign' ? seats : mode === 'boss-vs-team' ? seats - 1 : 0;

export const adventures: Game<AdventureState, AdventureView, AdventureEvent, AdventureOptions, AdventureReading> = {
  id: 'adventures',
  version: '4',
  seats: { min: 1, max: 5, usual: 2 },
  options: adventureOptions,
  bound: 200_000,
  reveals: REVEALS,
  shows: SHOWS,
  content: CONTENT,
  refuse(options, seats) {
    const { mode } = options;
    const [min, max] = SEATS[mode];
    if (seats < min || seats > max) return refusal('mode-seats', { mode, min, max, seats });
    const heroes = heroesAt(mode, seats);
    if (options.heroes !== undefined && options.heroes.length !== heroes)
      return refusal('heroes-seats', { heroes: options.heroes.length, seats: heroes });
    return null;
  },
  sides({ mode }, seats) {
    if (mode === 'campaign') return new Array<number>(seats).fill(0);
    return Array.from({ length: seats }, (_, seat) => (mode === 'boss-vs-team' ? Math.min(seat, 1) : seat));
  },
  stock: ({ mode, heroes = [] }, seats, from) => stockOf(heroes, heroesAt(mode, seats), from),
  optionsWith: (content) => optionsOver(poolOf(content), bossesIn(content)),
  start,
  toMove,
  choices,
  apply,
  view,
  show,
  outcome(state) {
    if (state.stage !== 'over') return null;
    const { winners } = state;
    if (state.mode !== 'campaign')
      return winners.length > 0 ? { kind: 'won', winners: winners.slice() } : { kind: 'draw' };
    const score = scoreOf(state);
    if (state.won && !state.retired) return { kind: 'won', winners: state.heroes.map((_, seat) => seat), score };
    return { kind: 'lost', score };
  },
  window(state) {
    const top = topOf(state.arena);
    return isFighting(state) && state.arena.asking === 'window' && top?.kind === 'window' ? top.cause : null;
  },
  resting: ({ stage, begun }) => !begun || stage === 'between',
  copy,
  redeal,
  read,
};
