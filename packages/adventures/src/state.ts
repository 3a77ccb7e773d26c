// The whole state of an adventure: the campaign, the scenario being played, and its arena, a table of Dice Throne.
import { copy as copyTable, type ThroneState } from '@wyrmtable/dice-throne/lead';
import type { Position, Seat } from '@wyrmtable/kernel';
import type { Item } from './content/maps.ts';

export const NONE = -1;

/** One column of the score sheet (ADV-2.3 to 2.11); null is a blank field. */
export interface Column {
  scenario: number;
  won: boolean;
  remainingSalves: number | null;
  nextSalves: number;
  goldPoints: number | null;
  discardedLoot: number | null;
  allTiles: number | null;
  value: number | null;
  result: number;
}

export interface Traveller {
  hero: number;
  /** The cards this hero owns, as numbers of Dice Throne's library. */
  deck: number[];
  /** Mystery loot, unseen (ADV-13.10). */
  mystery: number[];
  /** Rosella's offer, and gold left to spend. */
  dealt: number[];
  purse: number;
  /** Where the figure stands. */
  place: number;
}

export interface Cell {
  kind: 'start' | 'portal' | 'tile' | 'none';
  level: number;
  tile: number;
  open: boolean;
  items: Item[];
}

/** Who sits at an enemy's seat: a minion by number, or the boss. */
export interface Enemy {
  minion: number;
  boss: number;
  firstStrike: boolean;
  guard: boolean;
  /** Left the fight without a reward. */
  fled: boolean;
  /** The level of the minion that takes its place, or 0, and whether that one strikes first. */
  replacement: number;
  swift: boolean;
}

export const MODES = ['campaign', 'boss-vs-team', 'boss-vs-boss'] as const;
export type Mode = (typeof MODES)[number];

export type Stage = 'explore' | 'boss' | 'versus' | 'shop' | 'spoils' | 'trim' | 'between' | 'over';

/** Where in a hero's turn the scenario stands (ADV-6.1, ADV-16.1). */
export type Step =
  | 'share'
  | 'begin'
  | 'salves'
  | 'move'
  | 'reveal'
  | 'tile'
  | 'explored'
  | 'ready'
  | 'first-strike'
  /** Salves between a First Strike and the own Upkeep. */
  | 'upkeep'
  | 'hero'
  | 'enemy'
  | 'end';

export interface AdventureState extends Position {
  mode: Mode;
  difficulty: number;
  /** One scenario alone, not a campaign. */
  single: boolean;
  extraMinions: boolean;
  legacy: boolean;
  scenario: number;
  stage: Stage;
  step: Step;
  /** Has anybody chosen anything yet? */
  begun: boolean;
  /** Who decides outside the arena, or NONE. */
  asked: Seat;
  /** Whose turn it is, and who began. */
  active: Seat;
  first: Seat;
  heroes: Traveller[];
  arena: ThroneState;
  enemies: Enemy[];
  cells: Cell[];
  columns: number;
  map: string;
  gold: number;
  shards: number;
  /** Salves still to be divided, and how many this game began with. */
  unshared: number;
  startingSalves: number;
  guardDown: boolean;
  /** A tile sends the hero on to the next one. */
  onward: boolean;
  /** A minion that waits for the tile's text to be done: its level, and whether it strikes first; 0 for none. */
  waiting: number;
  swift: boolean;
  /** The turn of the arena in which the boss's hero bonus was given. */
  bonusTurn: number;
  /** Decks with the top at the end: minions by level, loot by class, tiles by level. */
  minionDecks: number[][];
  lootDecks: number[][];
  tileDecks: number[][];
  /** Boss loot: rolls left, the card being looked at or NONE, cards not kept. */
  rolls: number;
  looking: number;
  discarded: number;
  won: boolean;
  sheet: Column[];
  /** The winners of a versus game. */
  winners: Seat[];
  /** Given up before the end (ADV-R1). */
  retired: boolean;
}

export function copy(state: AdventureState): AdventureState {
  return {
    ...state,
    heroes: state.heroes.map((one) => ({
      ...one,
      deck: one.deck.slice(),
      mystery: one.mystery.slice(),
      dealt: one.dealt.slice(),
    })),
    arena: copyTable(state.arena),
    enemies: state.enemies.map((enemy) => ({ ...enemy })),
    cells: state.cells.map((cell) => ({ ...cell, items: cell.items.slice() })),
    minionDecks: state.minionDecks.map((deck) => deck.slice()),
    lootDecks: state.lootDecks.map((deck) => deck.slice()),
    tileDecks: state.tileDecks.map((deck) => deck.slice()),
    sheet: state.sheet.map((column) => ({ ...column })),
    winners: state.winners.slice(),
  };
}

export function travellerAt(state: AdventureState, seat: Seat): Traveller {
  const traveller = state.heroes[seat];
  if (traveller === undefined) throw new RangeError(`no hero sits at seat ${seat}`);
  return traveller;
}

/** Is there a table at which something is played? */
export const isPlayed = ({ stage }: AdventureState): boolean =>
  stage === 'explore' || stage === 'boss' || stage === 'versus';

/** Seats of enemies come after those of heroes. */
export const isEnemy = (state: AdventureState, seat: Seat): boolean => seat >= state.heroes.length;

export function enemyAt(state: AdventureState, seat: Seat): Enemy {
  const enemy = state.enemies[seat - state.heroes.length];
  if (enemy === undefined) throw new RangeError(`no enemy sits at seat ${seat}`);
  return enemy;
}

/** The enemy a hero is engaged with, or NONE. */
export function engagedWith({ arena }: AdventureState, hero: Seat): Seat {
  const faces = arena.players[hero]?.faces ?? NONE;
  return faces === NONE || (arena.players[faces]?.out ?? true) ? NONE : faces;
}
