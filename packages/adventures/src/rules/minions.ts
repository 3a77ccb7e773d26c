// Minions come to the arena (ADV-9), heroes become engaged, and scenes of tiles and boss cards begin.
import {
  addTokens,
  begin,
  changeCp,
  libraryOf,
  NONE,
  type Player,
  playerAt,
  statusNumber,
} from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';
import { difficultyOf, minionBoard, minionOf } from '../content/library.ts';
import { enemyAt, isEnemy } from '../state.ts';
import { arenaOf, type Play } from './play.ts';

const ABOVE_START = 10;

/** What a tile or a card says, for that hero. */
export function beginScene(
  { state }: Play,
  { scene, sequence }: { readonly scene: number; readonly sequence: number },
  seat: Seat,
): void {
  begin(state.arena, sequence, seat, 'scene', scene);
}

/** ADV-8.4: the top minion of that level, engaged with the hero. */
export function meetMinion(play: Play, hero: Seat, level: number, swift: boolean, hands: number, guard: boolean): void {
  const { state } = play;
  const seat = state.arena.players.findIndex((player, at) => isEnemy(state, at) && player.out);
  if (seat < 0 || !seatMinion(play, seat, level, swift, hands)) return;
  enemyAt(state, seat).guard = guard;
  engage(play, hero, seat);
}

/** ADV-9.1 to 9.3; false when no minion of that level is left. */
export function seatMinion(play: Play, seat: Seat, level: number, swift: boolean, hands: number): boolean {
  const { state } = play;
  const number = state.minionDecks[level - 1]?.pop();
  if (number === undefined) return false;
  const { health, cp, firstStrike, kingsHand } = minionOf(state, number);
  const enemy = enemyAt(state, seat);
  enemy.minion = number;
  enemy.fled = false;
  enemy.replacement = 0;
  enemy.firstStrike = firstStrike || swift;
  const player = playerAt(state.arena, seat);
  clearBoard(player, minionBoard(state, number));
  state.arena.health[player.dial] = health;
  state.arena.ceilings[player.dial] = health + ABOVE_START;
  const table = arenaOf(play);
  changeCp(table, seat, cp);
  const extra = level === 4 ? (difficultyOf(state)?.guardHands ?? 0) : 0;
  addTokens(table, seat, statusNumber(state, 'kings-hand'), kingsHand + hands + extra);
  begin(state.arena, libraryOf(state).setUps[player.hero] ?? 0, seat, 'passive', 0);
  return true;
}

function clearBoard(player: Player, hero: number): void {
  player.hero = hero;
  player.out = false;
  player.cp = 0;
  player.faces = NONE;
  player.tokens.fill(0);
  player.fresh.length = 0;
  player.raised.length = 0;
  player.ranks = [0, 0, 0];
}

/** ADV-7.4, ADV-8.4. */
export function engage({ state, emit }: Play, hero: Seat, enemy: Seat): void {
  playerAt(state.arena, hero).faces = enemy;
  playerAt(state.arena, enemy).faces = hero;
  if (emit) emit({ kind: 'engaged', seat: hero, enemy: minionOf(state, enemyAt(state, enemy).minion).id, at: enemy });
}
