// How scenario files speak of Adventures (docs/scenarios.md).

import { cardOf, giveTurn, NONE, type Player } from '@wyrmtable/dice-throne/lead';
import { ARGUMENTS, unfinished, VOCABULARY } from '@wyrmtable/dice-throne/scenario';
import type { Chance } from '@wyrmtable/kernel';
import {
  type Fields,
  fields,
  list,
  type ScenarioBook,
  ScenarioMistake,
  type Scripted,
  whole,
} from '@wyrmtable/kernel/scenario';
import { KINDS } from './choice.ts';
import { type AdventureEvent, EVENT_KINDS } from './events.ts';
import { adventures } from './game.ts';
import type { AdventureOptions } from './options.ts';
import { goOn } from './rules/apply.ts';
import { BOARD, CAMPAIGN, ENEMY, giveEnemies, giveHero, HERO } from './scenario/boards.ts';
import { ITEMS, layTiles } from './scenario/map.ts';
import { showState } from './scenario/show.ts';
import { stackDecks } from './scenario/stacks.ts';
import { type AdventureState, engagedWith, isPlayed, type Stage, type Step } from './state.ts';
import type { AdventureView } from './view.ts';

/** Nothing in anybody's hand, nothing going on, the first hero about to act. */
function bare(state: AdventureState): void {
  state.first = 0;
  state.active = 0;
  state.unshared = 0;
  state.asked = NONE;
  state.step = 'begin';
  const { arena } = state;
  arena.stack = [];
  arena.asking = null;
  arena.resting = true;
  arena.turn = 9;
  arena.players.forEach((player, seat) => {
    if (seat < state.heroes.length) bareHero(state, player);
  });
}

const isUpgrade = (state: AdventureState, card: number): number => (cardOf(state, card).upgrade === null ? 0 : 1);

/** All cards in the deck, upgrades on top: drawn by the way, they ask nobody anything. */
function bareHero(state: AdventureState, player: Player): void {
  const cards = [...player.deck, ...player.hand].toSorted((a, b) => a - b);
  player.deck = cards.sort((a, b) => isUpgrade(state, a) - isUpgrade(state, b));
  player.hand = [];
  player.tokens.fill(0);
  player.cp = 2;
}

const PLAIN = ['gold', 'shards', 'active', 'first', 'unshared', 'startingSalves'] as const;
const STAGES: readonly string[] = ['explore', 'boss', 'shop', 'spoils', 'trim', 'between'] satisfies Stage[];
const STEPS: readonly string[] = ['share', 'begin', 'move', 'ready', 'hero', 'enemy'] satisfies Step[];
const GIVEN = [
  ...PLAIN,
  'dealt',
  'map',
  'tiles',
  'open',
  'items',
  'heroes',
  'enemies',
  'boss',
  'beside',
  'minions',
  'loot',
  'empty',
];
const MOMENT = ['campaign', 'stage', 'step', 'phase', 'won', 'rolls', 'dice', 'attempts'];

function given(state: AdventureState, wanted: Fields, chance: Chance): void {
  for (const key of Object.keys(wanted))
    if (![...GIVEN, ...MOMENT].includes(key))
      throw new ScenarioMistake(`given.${key}`, `known are ${[...GIVEN, ...MOMENT].join(', ')}`);
  if (wanted.dealt === true) return;
  bare(state);
  for (const name of PLAIN) if (wanted[name] !== undefined) state[name] = whole(wanted[name], `given.${name}`);
  if (state.stage === 'explore') layTiles(state, wanted);
  stackDecks(state, wanted);
  giveEnemies(state, wanted);
  const heroes = wanted.heroes ?? [];
  const named = new Map(Object.entries(Array.isArray(heroes) ? { ...heroes } : fields(heroes, 'given.heroes')));
  state.heroes.forEach((_, seat) => {
    const path = `given.heroes.${seat}`;
    giveHero(state, seat, fields(named.get(String(seat)) ?? {}, path), path);
  });
  beginMoment(state, wanted, chance);
}

/** Where the example begins: a stage of the campaign, a step of the turn, or a phase of the arena. */
function beginMoment(state: AdventureState, wanted: Fields, chance: Chance): void {
  const { stage, step } = wanted;
  if (stage !== undefined) {
    if (typeof stage !== 'string' || !STAGES.includes(stage))
      throw new ScenarioMistake('given.stage', `one of ${STAGES.join(', ')}`);
    state.stage = stage as Stage;
  }
  if (step !== undefined) {
    if (typeof step !== 'string' || !STEPS.includes(step))
      throw new ScenarioMistake('given.step', `one of ${STEPS.join(', ')}`);
    state.step = step as Step;
  }
  // One game of a campaign, which goes on after it.
  if (wanted.campaign !== undefined) state.single = wanted.campaign !== true;
  if (wanted.won !== undefined) state.won = wanted.won === true;
  if (wanted.rolls !== undefined) state.rolls = whole(wanted.rolls, 'given.rolls');
  if (state.stage === 'shop') state.asked = state.first;
  if (wanted.phase !== undefined || wanted.dice !== undefined) beginPhase(state, wanted);
  // ADV-10.6: the enemy of the active hero takes its turn, with the file's luck.
  if (step === 'enemy') giveTurn(state.arena, engagedWith(state, state.active));
  goOn({ state, chance, emit: null });
}

/** The active hero is in the middle of the own turn. */
function beginPhase({ arena, active }: AdventureState, wanted: Fields): void {
  arena.active = active;
  arena.resting = false;
  const phase = wanted.phase ?? 'offence';
  if (wanted.dice !== undefined) {
    arena.dice = list(wanted.dice, 'given.dice').map((value, i) => whole(value, `given.dice.${i}`));
    arena.attempts = wanted.attempts === undefined ? 2 : whole(wanted.attempts, 'given.attempts');
    arena.rolls = Math.max(1, 3 - arena.attempts);
    arena.step = 'rolling';
  } else if (phase === 'main-1' || phase === 'main-2') arena.step = phase;
  else throw new ScenarioMistake('given.phase', 'main-1 or main-2, or dice of the Offensive Roll Phase');
}

const result = (value: number): Scripted => ({ result: value });

/** Dice of six as they show, the loot die as `d20`, cards and shuffles as in Dice Throne. */
function script(entry: unknown): readonly Scripted[] {
  if (typeof entry === 'number') return [result(entry - 1)];
  const found: Scripted[] = [];
  for (const [key, value] of Object.entries(fields(entry, 'chance'))) {
    if (key === 'dice' || key === 'd20')
      found.push(...(Array.isArray(value) ? value : [value]).map((one) => result(whole(one, `chance.${key}`) - 1)));
    else if (key === 'card') found.push(result(whole(value, 'chance.card')));
    else if (key === 'shuffle') found.push({ order: list(value, 'chance.shuffle').map(String) });
    else throw new ScenarioMistake(`chance.${key}`, 'dice: […], d20: […], card: n, shuffle: […] or one number');
  }
  return found;
}

const nameOfCard = (state: AdventureState, shuffled: unknown): string =>
  typeof shuffled === 'number' && shuffled >= 0 ? cardOf(state, shuffled).id : '';

export const adventureScenarios: ScenarioBook<AdventureState, AdventureView, AdventureEvent, AdventureOptions> = {
  game: adventures,
  seats: 2,
  options: { heroes: ['barbarian', 'monk'], scenario: 1 },
  added: [],
  given,
  script,
  nameOf: nameOfCard,
  show: showState,
  // An arena that asks nobody lies empty between two fights.
  unfinished: (state) => (isPlayed(state) && state.arena.asking !== null ? unfinished(state.arena) : null),
  vocabulary: {
    given: [...GIVEN, ...MOMENT],
    'given.heroes': [...HERO, ...CAMPAIGN],
    'given.enemies': ENEMY,
    'given.boss': BOARD,
    stage: STAGES,
    'given.step': STEPS,
    when: [...VOCABULARY.when, ...KINDS],
    chance: [...VOCABULARY.chance, 'd20'],
    items: ITEMS,
    events: [...VOCABULARY.events, ...Object.keys(EVENT_KINDS)],
  },
  argument: {
    ...ARGUMENTS,
    share: 'seat',
    rescue: 'seat',
    move: 'cell',
    buy: 'card',
    identify: 'index',
    'sell-mystery': 'index',
    'sell-loot': 'card',
    trim: 'card',
  },
  ordered: new Set(['deck', 'health', 'results']),
};
