// What must hold in every state of every game, told as a sentence when it does not; and games played at random to find one.
import { chachaChance, derivedSeed, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { MAGE_CARDS } from '../src/content/cards.ts';
import { DRAGON_IDS } from '../src/content/dragons.ts';
import { DIFFICULTY_IDS, TOP_LEVEL } from '../src/content/figures.ts';
import { forecast } from '../src/forecast.ts';
import { etchinstone } from '../src/game.ts';
import type { EtchinstoneOptions } from '../src/options.ts';
import type { Forecast } from '../src/rules/tally.ts';
import { type EtchinstoneState, QUESTIONS } from '../src/state.ts';

/** ETCH-3.1, ETCH-2.3: every card in one zone, level 0 for removed ones alone. */
function problemWithCards({ deck, hand, discard, removed, levels }: EtchinstoneState): string | null {
  const zones = [...deck, ...hand, ...discard, ...removed];
  if (zones.length !== MAGE_CARDS.length || new Set(zones).size !== MAGE_CARDS.length)
    return 'a card is lost or doubled';
  for (const [card, level] of levels.entries()) {
    if (!Number.isInteger(level) || level < 0 || level > TOP_LEVEL) return `card ${card} has level ${level}`;
    if ((level === 0) !== removed.includes(card)) return `card ${card} at level ${level} is in the wrong zone`;
  }
  return null;
}

export function problemWith(state: EtchinstoneState): string | null {
  const cards = problemWithCards(state);
  if (cards !== null) return cards;
  if (!QUESTIONS.some((question) => question === state.step)) return `a state at rest stands on ${state.step}`;
  const choices = etchinstone.choices(state);
  const over = etchinstone.toMove(state) === null;
  if (over !== (etchinstone.outcome(state) !== null)) return 'an end without an outcome, or an outcome before the end';
  if (over !== (choices.length === 0)) return over ? 'choices after the end' : 'nothing to choose';
  if (new Set(choices).size !== choices.length) return 'a choice is offered twice';
  if (state.damage < 0 || state.xp < 0 || state.poison < 0) return 'a figure is below zero';
  return null;
}

/** Every sum is made of its addends, and time is paid by the deck or becomes damage (ETCH-15.3). */
export function problemWithForecast({
  action,
  goal,
  initiative,
  time,
  damage,
  discards,
  shortage,
}: Forecast): string | null {
  for (const tally of [action, goal, initiative, time, damage]) {
    if (tally !== null && tally.addends.reduce((sum, { amount }) => sum + amount, 0) !== tally.total)
      return 'addends do not make their total';
  }
  return discards + shortage === time.total ? null : 'time is not what the deck and the hand pay for it';
}

/** Difficulties, dragons and alternative rules in turn. */
export function optionsOf(game: number): EtchinstoneOptions {
  const turn = <T>(list: readonly [T, ...T[]], every: number): T =>
    list[Math.floor(game / every) % list.length] ?? list[0];
  return {
    difficulty: turn(DIFFICULTY_IDS, 1),
    dragon: turn(DRAGON_IDS, DIFFICULTY_IDS.length),
    cavalier: game % 5 === 0,
    glassCannon: game % 7 === 0,
  };
}

export interface Walked {
  readonly choices: number;
  /** The first thing that was wrong, or null. */
  readonly problem: string | null;
}

/** One game by random choices, looked at after every one; what was forecast must be what happens. */
export function walk(game: number): Walked {
  const chance = chachaChance(streamKey(derivedSeed(game, 2), []));
  const whim = swiftChance(game);
  const state = start(etchinstone, optionsOf(game), 1, chance);
  let choices = 0;
  let problem = problemWith(state);
  while (problem === null && etchinstone.toMove(state) !== null) {
    const promised = state.step === 'commit' ? forecast(etchinstone.view(state, 0)) : null;
    const legal = etchinstone.choices(state);
    proceed(etchinstone, state, legal[whim.below(legal.length)] ?? 0, chance, (event) => {
      if (event.kind !== 'resolved') return;
      problem = problemWithForecast(event.forecast);
      if (JSON.stringify(event.forecast) !== JSON.stringify(promised)) problem = 'it came otherwise than forecast';
    });
    choices++;
    problem ??= problemWith(state);
  }
  return { choices, problem };
}
