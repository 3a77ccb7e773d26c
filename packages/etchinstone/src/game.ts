// Dragons of Etchinstone as the kernel knows it.
import type { Game } from '@wyrmtable/kernel';
import { read } from './choice.ts';
import { CARD_PLACES } from './content/cards.ts';
import { CONTENT, difficultiesIn, dragonsIn, stockOf } from './content/catalogue.ts';
import { LAST_REGION } from './content/figures.ts';
import { type EtchinstoneEvent, REVEALS, SHOWS } from './events.ts';
import { type EtchinstoneOptions, etchinstoneOptions, optionsOver } from './options.ts';
import type { EtchinstoneReading } from './readings.ts';
import { redeal } from './redeal.ts';
import { apply } from './rules/apply.ts';
import { choices } from './rules/choices.ts';
import { start } from './start.ts';
import { copy, type EtchinstoneState, scoreOf } from './state.ts';
import { type EtchinstoneView, view } from './view.ts';

export const etchinstone: Game<
  EtchinstoneState,
  EtchinstoneView,
  EtchinstoneEvent,
  EtchinstoneOptions,
  EtchinstoneReading
> = {
  id: 'etchinstone',
  version: '2',
  seats: { min: 1, max: 1, usual: 1 },
  options: etchinstoneOptions,
  // An encounter needs 5 cards and uses up at least one, so a region has at most as many of them as there are cards but 4, each
  // with at most 27 choices (2 detours, face, 3 roles, combine, attune, aim, Spare, commit, 4 to absorb and 2 for poison, 9
  // upgrades at 1 XP or more, finish); the set-up takes at most 4 and the final battle 40.
  bound: 4 + LAST_REGION * (CARD_PLACES - 4) * 27 + 40,
  reveals: REVEALS,
  shows: SHOWS,
  content: CONTENT,
  refuse: () => null,
  stock: ({ dragon, difficulty }) => stockOf(dragon, difficulty),
  optionsWith: (content) => optionsOver(dragonsIn(content), difficultiesIn(content)),
  start,
  toMove: (state) => (state.step === 'over' ? null : 0),
  choices,
  apply,
  view,
  show: (event) => event,
  outcome: (state) => {
    if (state.result === null) return null;
    // ETCH-22.1, ETCH-22.2.
    return state.result === 'won' ? { kind: 'won', winners: [0], score: scoreOf(state) } : { kind: 'lost', score: 0 };
  },
  window: () => null,
  copy,
  redeal,
  read,
};
