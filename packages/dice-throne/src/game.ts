// Dice Throne as the kernel knows it.
import { type Game, refusal } from '@wyrmtable/kernel';
import { read } from './choice.ts';
import { CONTENT, poolOf, stockOf } from './content/catalogue.ts';
import { REVEALS, SHOWS, show, type ThroneEvent } from './events.ts';
import { MODES } from './modes.ts';
import { optionsOver, type ThroneOptions, throneOptions } from './options.ts';
import type { ThroneReading } from './readings.ts';
import { redeal } from './redeal.ts';
import { apply } from './rules/apply.ts';
import { choices } from './rules/choices.ts';
import { modeOf, sidesOf, start } from './start.ts';
import { copy, seatsOfDial, type ThroneState, topOf } from './state.ts';
import { type ThroneView, view } from './view.ts';

export const diceThrone: Game<ThroneState, ThroneView, ThroneEvent, ThroneOptions, ThroneReading> = {
  id: 'dice-throne',
  version: '3',
  seats: { min: 2, max: 6, usual: 2 },
  options: throneOptions,
  bound: 100_000,
  reveals: REVEALS,
  shows: SHOWS,
  content: CONTENT,
  refuse(options, seats) {
    const mode = modeOf(options, seats);
    const { min, max } = MODES[mode].seats;
    if (seats < min || seats > max) return refusal('mode-seats', { mode, min, max, seats });
    if (options.heroes !== undefined && options.heroes.length !== seats)
      return refusal('heroes-seats', { heroes: options.heroes.length, seats });
    return null;
  },
  sides: sidesOf,
  stock: ({ heroes = [] }, seats, from) => stockOf(heroes, seats, from),
  optionsWith: (content) => optionsOver(poolOf(content)),
  start,
  toMove: (state) => (state.asking === null ? null : state.asked),
  choices,
  apply,
  view,
  show,
  outcome(state) {
    if (state.winners === null) return null;
    const [dial] = state.winners;
    return dial === undefined ? { kind: 'draw' } : { kind: 'won', winners: seatsOfDial(state, dial) };
  },
  window(state) {
    const top = topOf(state);
    return state.asking === 'window' && top?.kind === 'window' ? top.cause : null;
  },
  copy,
  redeal,
  read,
};
