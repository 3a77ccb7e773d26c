// How scenario files speak of Dragon Farkle (docs/scenarios.md).

import type { Stocked } from '@wyrmtable/kernel';
import {
  everyOne,
  type Fields,
  fields,
  type ScenarioBook,
  ScenarioMistake,
  type Scripted,
  whole,
} from '@wyrmtable/kernel/scenario';
import { NO_CARD } from './content/cards.ts';
import { cardNumber, cardOf, cardsOf } from './content/library.ts';
import { EVENT_DIE, EVENT_FACES } from './content/table.ts';
import type { Card } from './content/verbs.ts';
import type { FarkleEvent } from './events.ts';
import { dragonFarkle } from './game.ts';
import type { FarkleOptions } from './options.ts';
import type { FarkleReading } from './readings.ts';
import { fullSet } from './rules/roll.ts';
import { beginRolling, clearRolls } from './rules/turn.ts';
import { unpack } from './score.ts';
import { ACTIONS, type Action, type FarkleState, type Hero, heroAt, toMove, windowOf } from './state.ts';
import type { FarkleView } from './view.ts';

function flag(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw new ScenarioMistake(path, 'true or false');
  return value;
}

function card(of: Stocked, value: unknown, path: string): number {
  const number = typeof value === 'string' ? cardNumber(of, value) : NO_CARD;
  if (number === NO_CARD) throw new ScenarioMistake(path, `no card is called ${String(value)}`);
  return number;
}

function cards(of: Stocked, value: unknown, path: string): number[] {
  if (!Array.isArray(value)) throw new ScenarioMistake(path, 'a list of cards');
  return value.map((entry, i) => card(of, entry, `${path}.${i}`));
}

function oneOf<T extends string>(list: readonly T[], value: unknown, path: string): T {
  const found = list.find((entry) => entry === value);
  if (found === undefined) throw new ScenarioMistake(path, `one of ${list.join(', ')}`);
  return found;
}

/** Cards not yet placed by the file. Scenarios begin with bare hands: cards only where named. */
interface Loose extends Stocked {
  readonly companions: number[];
  readonly items: number[];
}

function takeFrom(loose: Loose, number: number, path: string): number {
  const { id, kind } = cardOf(loose, number);
  const pool = kind === 'companion' ? loose.companions : loose.items;
  const at = pool.indexOf(number);
  if (at < 0) throw new ScenarioMistake(path, `every copy of ${id} is placed already`);
  pool.splice(at, 1);
  return number;
}

const takeAll = (loose: Loose, value: unknown, path: string): number[] =>
  cards(loose, value, path).map((number) => takeFrom(loose, number, path));

function bare(state: FarkleState): Loose {
  for (const hero of state.heroes) {
    hero.companion = NO_CARD;
    hero.items.length = 0;
  }
  const copies = (wanted: Card['kind']): number[] =>
    cardsOf(state).flatMap(({ kind, count }, number) => (kind === wanted ? Array<number>(count).fill(number) : []));
  return { library: state.library, companions: copies('companion'), items: copies('item') };
}

const HERO = ['army', 'companion', 'items', 'pendingItems', 'lair', 'wiped'];

function giveHero(hero: Hero, given: Fields, loose: Loose, path: string): void {
  for (const [key, value] of Object.entries(given)) {
    const at = `${path}.${key}`;
    switch (key) {
      case 'army':
        hero.army = whole(value, at);
        break;
      case 'companion':
        hero.companion = value === null ? NO_CARD : takeFrom(loose, card(loose, value, at), at);
        break;
      case 'items':
        hero.items = takeAll(loose, value, at);
        break;
      case 'pendingItems':
        hero.pending = takeAll(loose, value, at);
        break;
      case 'lair':
        hero.lair = flag(value, at);
        break;
      case 'wiped':
        hero.wiped = flag(value, at);
        break;
      default:
        throw new ScenarioMistake(at, `a hero has ${HERO.join(', ')}`);
    }
  }
}

/** Puts the state into the middle of an action: the roller is about to decide. */
function giveAction(state: FarkleState, action: Action, given: Fields): void {
  beginRolling(state, action);
  if (action === 'finalBattle') heroAt(state, state.active).lair = true;
  for (const [key, value] of Object.entries(given)) {
    const at = `given.${key}`;
    if (key === 'target') state.target = whole(value, at);
    if (key === 'attack') state.attack = whole(value, at);
    if (key === 'dealtWounds') state.dealt = whole(value, at);
    if (key === 'lost') state.lost = whole(value, at);
  }
  if (given.roller !== undefined) {
    clearRolls(state, whole(given.roller, 'given.roller'), 0);
    state.left = fullSet(state);
    state.asked = state.roller;
  }
  if (given.pending !== undefined) state.pending = whole(given.pending, 'given.pending');
  if (given.left !== undefined) state.left = whole(given.left, 'given.left');
  // Something pending, or fewer dice: the first roll lies behind.
  const rolled = given.pending !== undefined || given.left !== undefined;
  if (rolled) state.rolls = 1;
  state.mustRoll = action === 'finalBattle' || !rolled;
}

const GIVEN = [
  'dealt',
  'active',
  'heroes',
  'companionDeck',
  'companionDiscard',
  'itemDeck',
  'itemDiscard',
  'action',
  'target',
  'attack',
  'roller',
  'pending',
  'left',
  'dealtWounds',
  'lost',
];

function given(state: FarkleState, wanted: Fields): void {
  for (const key of Object.keys(wanted)) {
    if (!GIVEN.includes(key)) throw new ScenarioMistake(`given.${key}`, `known are ${GIVEN.join(', ')}`);
  }
  if (wanted.dealt === true) return;
  const loose = bare(state);
  if (wanted.active !== undefined) state.active = whole(wanted.active, 'given.active');
  const heroes = wanted.heroes ?? [];
  for (const [seat, hero] of Object.entries(Array.isArray(heroes) ? { ...heroes } : fields(heroes, 'given.heroes'))) {
    const path = `given.heroes.${seat}`;
    const there = state.heroes[Number(seat)];
    if (there === undefined) throw new ScenarioMistake(path, 'nobody sits there');
    giveHero(there, fields(hero, path), loose, path);
  }
  const piles = ['companionDiscard', 'itemDiscard', 'companionDeck', 'itemDeck'] as const;
  for (const pile of piles) {
    // Files name the top card first; lists keep it last.
    if (wanted[pile] !== undefined) state[pile] = takeAll(loose, wanted[pile], `given.${pile}`).reverse();
  }
  if (wanted.companionDeck === undefined) state.companionDeck = loose.companions;
  if (wanted.itemDeck === undefined) state.itemDeck = loose.items;
  const hero = heroAt(state, state.active);
  state.roller = state.active;
  state.asked = state.active;
  state.armyAtStart = hero.army;
  if (wanted.action !== undefined) {
    giveAction(state, oneOf(ACTIONS, wanted.action, 'given.action'), wanted);
  }
}

const CHOICES = everyOne<FarkleReading['kind']>({
  pass: true,
  recruit: true,
  finalBattle: true,
  roll: true,
  stop: true,
  brawl: true,
  setAside: true,
  use: true,
  removeDie: true,
  keep: true,
  discard: true,
});

const result = (value: number): Scripted => ({ result: value });

function dieResult(value: unknown): Scripted {
  const pips = whole(value, 'chance');
  if (pips < 1 || pips > 6) throw new ScenarioMistake('chance', 'a die shows 1 to 6');
  return result(pips - 1);
}

function script(entry: unknown): readonly Scripted[] {
  if (typeof entry === 'number') return [dieResult(entry)];
  const said = fields(entry, 'chance');
  const found: Scripted[] = [];
  for (const [key, value] of Object.entries(said)) {
    if (key === 'dice' && Array.isArray(value)) found.push(...value.map(dieResult));
    else if (key === 'event') {
      found.push(result(EVENT_DIE.indexOf(oneOf(EVENT_FACES, value, 'chance.event'))));
    } else if (key === 'shuffle' && Array.isArray(value)) found.push({ order: value.map(String) });
    else throw new ScenarioMistake(`chance.${key}`, 'dice: […], event: …, shuffle: […] or one number');
  }
  return found;
}

const names = (of: Stocked, pile: readonly number[]): string[] => pile.map((number) => cardOf(of, number).id);

function show(state: FarkleState): Fields {
  return {
    wounds: state.wounds,
    ties: state.ties,
    turn: state.turn,
    active: state.active,
    toMove: toMove(state),
    step: state.step,
    window: windowOf(state),
    action: state.action,
    target: state.target < 0 ? null : state.target,
    attack: state.attack,
    roller: state.roller,
    pending: state.pending,
    aside: state.aside.filter((_, i) => i % 2 === 0).map(unpack),
    left: state.left,
    rolls: state.rolls,
    dice: state.dice,
    event: state.face,
    dealtWounds: state.dealt,
    lost: state.lost,
    threshold: state.threshold,
    winner: state.winner < 0 ? null : state.winner,
    heroes: state.heroes.map((hero) => ({
      army: hero.army,
      companion: hero.companion === NO_CARD ? null : cardOf(state, hero.companion).id,
      items: names(state, hero.items),
      pendingItems: names(state, hero.pending),
      lair: hero.lair,
      wiped: hero.wiped,
    })),
    companionDeck: names(state, state.companionDeck).reverse(),
    companionDiscard: names(state, state.companionDiscard).reverse(),
    itemDeck: names(state, state.itemDeck).reverse(),
    itemDiscard: names(state, state.itemDiscard).reverse(),
  };
}

export const dragonFarkleScenarios: ScenarioBook<FarkleState, FarkleView, FarkleEvent, FarkleOptions> = {
  game: dragonFarkle,
  seats: 2,
  options: { first: 0 },
  added: [],
  given,
  script,
  nameOf: (state, shuffled) => (typeof shuffled === 'number' ? cardOf(state, shuffled).id : ''),
  unfinished: (state) => {
    const window = windowOf(state);
    return window === null ? null : `window ${window}`;
  },
  vocabulary: {
    given: GIVEN,
    'given.heroes': HERO,
    when: CHOICES,
    chance: ['dice', 'event', 'shuffle'],
  },
  show,
  argument: { brawl: 'target', setAside: 'dice', use: 'card', removeDie: 'face', keep: 'item', discard: 'item' },
  ordered: new Set(['companionDeck', 'itemDeck', 'aside']),
};
