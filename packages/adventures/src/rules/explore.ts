// Exploring a portal: the seven steps of a hero's turn, movement, tiles (ADV-6 to ADV-8, ADV-10).
import {
  addTokens,
  changeCp,
  changeHealth,
  giveTurn,
  NONE,
  playerAt,
  removeTokens,
  statusNumber,
  tokensOf,
} from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';
import { contentOf, difficultyOf, portalOf, scenarioOf, tileScene } from '../content/library.ts';
import { type AdventureState, type Cell, enemyAt, engagedWith, travellerAt } from '../state.ts';
import { runArena } from './arena.ts';
import { openChest } from './loot.ts';
import { beginScene, engage, meetMinion } from './minions.ts';
import { destinations, neighbours } from './movement.ts';
import { arenaOf, changeGold, type Play } from './play.ts';

const SALVE = 'salve';

const salvesOf = (state: AdventureState, seat: Seat): number => tokensOf(state.arena, seat, statusNumber(state, SALVE));

/** What a salve heals now: a figure of the scenario, in explorations of the difficulty, too, and 1 more for every shard. */
export function salveValue(state: AdventureState): number {
  const scenario = scenarioOf(state, state.scenario);
  if (scenario === undefined) return 0;
  if (scenario.kind === 'boss') return scenario.salveValue;
  const { id = '' } = difficultyOf(state) ?? {};
  return scenario.salveValue + (scenario.salveValueOn?.[id] ?? 0) + state.shards;
}

/** May a salve be spent, and would it do anything? */
export function canSalve(state: AdventureState, seat: Seat): boolean {
  const { arena } = state;
  const { dial } = playerAt(arena, seat);
  return salvesOf(state, seat) > 0 && (arena.health[dial] ?? 0) < (arena.ceilings[dial] ?? 0);
}

export function spendSalve(play: Play, seat: Seat): void {
  const { state, emit } = play;
  const table = arenaOf(play);
  removeTokens(table, seat, statusNumber(state, SALVE), 1);
  changeHealth(table, playerAt(state.arena, seat).dial, salveValue(state));
  if (emit) emit({ kind: 'salve', seat, left: salvesOf(state, seat) });
}

function ask(state: AdventureState, seat: Seat): void {
  state.asked = seat;
}

/** Goes on with the turn until a hero is asked; false when somebody is, or the scenario is over. */
export function stepExplore(play: Play): boolean {
  const { state } = play;
  const { active } = state;
  switch (state.step) {
    case 'share':
      return shareSalves(play);
    case 'begin':
      // ADV-6.2: an engaged hero goes straight to the fight.
      state.step = engagedWith(state, active) === NONE ? 'salves' : 'ready';
      return true;
    case 'salves':
    case 'ready':
    case 'upkeep':
      return offerSalves(state, active);
    case 'move':
      return offerMoves(state, active);
    case 'reveal':
      collectItems(play, active);
      state.step = 'tile';
      return true;
    case 'tile':
      // What a chest brought too much of is settled first (ADV-13.5).
      return runArena(play) && resolveTile(play, active);
    case 'explored':
      return afterTile(play, active);
    case 'first-strike':
      return finishTurn(play, () => afterStrike(state, active));
    case 'hero':
      return finishTurn(play, () => {
        state.step = 'enemy';
        const enemy = engagedWith(state, active);
        if (enemy !== NONE && !enemyAt(state, enemy).firstStrike) beginEnemyTurn(state, enemy, active);
      });
    case 'enemy':
      return finishTurn(play, () => {
        state.step = 'end';
      });
    case 'end':
      state.active = (active + 1) % state.heroes.length;
      state.step = 'begin';
      return true;
  }
}

/** ADV-3.6: the team divides its salves as it likes; alone there is nothing to divide. */
export function shareSalves({ state, chance, emit }: Play): boolean {
  if (state.heroes.length === 1 && state.unshared > 0) {
    addTokens(arenaOf({ state, chance, emit }), 0, statusNumber(state, SALVE), state.unshared);
    state.unshared = 0;
  }
  if (state.unshared === 0) {
    state.step = 'begin';
    return true;
  }
  ask(state, state.first);
  return false;
}

function offerSalves(state: AdventureState, active: Seat): boolean {
  if (canSalve(state, active)) {
    ask(state, active);
    return false;
  }
  leaveSalves(state);
  return true;
}

/** The hero is done with salves. */
export function leaveSalves(state: AdventureState): void {
  if (state.step === 'salves') {
    state.step = 'move';
    return;
  }
  if (state.step === 'upkeep') {
    beginHeroTurn(state, state.active);
    return;
  }
  const enemy = engagedWith(state, state.active);
  state.step = 'first-strike';
  if (enemy !== NONE && enemyAt(state, enemy).firstStrike) beginEnemyTurn(state, enemy, state.active);
}

/** ADV-7.10: who has nowhere to go stays, and the turn is over. */
function offerMoves(state: AdventureState, active: Seat): boolean {
  const open = state.onward ? adjacentHidden(state, active) : destinations(state, active);
  if (open.length > 0) {
    ask(state, active);
    return false;
  }
  state.onward = false;
  state.step = engagedWith(state, active) === NONE ? 'end' : 'ready';
  return true;
}

/** Where a tile may send its hero on to. */
export function adjacentHidden(state: AdventureState, hero: Seat): number[] {
  return neighbours(state, travellerAt(state, hero).place).filter((at) => {
    const cell = state.cells[at];
    return cell !== undefined && !cell.open && (cell.kind === 'tile' || (cell.kind === 'portal' && state.shards >= 3));
  });
}

/** ADV-7.3, ADV-7.4. */
export function moveTo(play: Play, hero: Seat, at: number): void {
  const { state, emit } = play;
  const cell = cellAt(state, at);
  travellerAt(state, hero).place = at;
  state.onward = false;
  if (emit) emit({ kind: 'moved', seat: hero, cell: at });
  if (!cell.open) {
    state.step = 'reveal';
    return;
  }
  const mate = state.heroes.findIndex(
    ({ place }, other) => other !== hero && place === at && engagedWith(state, other) !== NONE,
  );
  engage(play, hero, engagedWith(state, mate));
  state.step = 'ready';
}

function cellAt(state: AdventureState, at: number): Cell {
  const cell = state.cells[at];
  if (cell === undefined) throw new RangeError(`the map has no cell ${at}`);
  return cell;
}

/** ADV-8.1: shards, salves and chests first. */
function collectItems(play: Play, hero: Seat): void {
  const { state, emit } = play;
  const cell = cellAt(state, travellerAt(state, hero).place);
  for (const item of cell.items.splice(0)) {
    if (item === 'shard') {
      state.shards++;
      if (emit) emit({ kind: 'shard', seat: hero, shards: state.shards });
    } else if (item === 'salve') addTokens(arenaOf(play), hero, statusNumber(state, SALVE), 1);
    else openChest(play, Number(item.slice(-1)));
  }
}

/** ADV-8.2: CP, gold, what the tile says, and then its minion. */
function resolveTile(play: Play, hero: Seat): boolean {
  const { state, emit } = play;
  const { place } = travellerAt(state, hero);
  const cell = cellAt(state, place);
  cell.open = true;
  const tile = cell.kind === 'portal' ? portalOf(state) : contentOf(state).tiles[cell.tile];
  if (tile === undefined) throw new RangeError(`cell ${place} has no tile`);
  if (emit) emit({ kind: 'revealed', seat: hero, cell: place, tile: tile.id });
  changeCp(arenaOf(play), hero, tile.cp);
  changeGold(play, tile.gold);
  state.waiting = 0;
  state.swift = false;
  if (cell.kind === 'tile') beginScene(play, tileScene(state, cell.tile), hero);
  state.step = 'explored';
  return true;
}

function afterTile(play: Play, hero: Seat): boolean {
  const { state } = play;
  if (!runArena(play)) return false;
  const cell = cellAt(state, travellerAt(state, hero).place);
  const tile = cell.kind === 'portal' ? portalOf(state) : contentOf(state).tiles[cell.tile];
  const level = tile !== undefined && tile.minion > 0 ? tile.minion : state.waiting;
  if (level > 0) meetMinion(play, hero, level, state.swift, tile?.hands ?? 0, cell.kind === 'portal');
  state.waiting = 0;
  // ADV-6.3: who met nobody has ended the turn, unless the tile sends the hero on.
  if (engagedWith(state, hero) !== NONE) state.step = 'ready';
  else state.step = state.onward ? 'move' : 'end';
  return true;
}

function beginEnemyTurn(state: AdventureState, enemy: Seat, hero: Seat): void {
  playerAt(state.arena, enemy).faces = hero;
  giveTurn(state.arena, enemy);
}

/** ADV-10.2, ADV-10.3: now the hero; after a First Strike salves may be spent once more, before the own Upkeep (ADV-6.6). */
function afterStrike(state: AdventureState, hero: Seat): void {
  const enemy = engagedWith(state, hero);
  if (enemy !== NONE && enemyAt(state, enemy).firstStrike) state.step = 'upkeep';
  else beginHeroTurn(state, hero);
}

function beginHeroTurn(state: AdventureState, hero: Seat): void {
  state.step = 'hero';
  giveTurn(state.arena, hero);
}

/** Lets the arena play out the turn that is going on there, then goes on. */
function finishTurn(play: Play, then: () => void): boolean {
  if (!runArena(play)) return false;
  then();
  return true;
}
