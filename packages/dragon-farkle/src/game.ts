// Dragon Farkle as the kernel knows it.
import { type Game, refusal } from '@wyrmtable/kernel';
import { read } from './choice.ts';
import { CONTENT } from './content/catalogue.ts';
import { type FarkleEvent, REVEALS, SHOWS, show } from './events.ts';
import { imagine } from './imagine.ts';
import { type FarkleOptions, farkleOptions } from './options.ts';
import type { FarkleReading } from './readings.ts';
import { redeal } from './redeal.ts';
import { apply } from './rules/apply.ts';
import { choices } from './rules/choices.ts';
import { start } from './start.ts';
import { copy, type FarkleState, toMove, windowOf } from './state.ts';
import { type FarkleView, view } from './view.ts';

export const dragonFarkle: Game<FarkleState, FarkleView, FarkleEvent, FarkleOptions, FarkleReading> = {
  id: 'dragon-farkle',
  version: '2',
  seats: { min: 2, max: 5, usual: 2 },
  options: farkleOptions,
  bound: 100_000,
  reveals: REVEALS,
  shows: SHOWS,
  content: CONTENT,
  refuse: (options, seats) =>
    options.first !== undefined && options.first >= seats ? refusal('no-such-seat', { seat: options.first }) : null,
  // Every card may come up, so a match is played with all of them.
  stock: () => CONTENT.shipped(),
  start,
  toMove,
  choices,
  apply,
  view,
  show,
  outcome: (state) => (state.winner < 0 ? null : { kind: 'won', winners: [state.winner] }),
  window: windowOf,
  copy,
  redeal,
  imagine,
  read,
};
