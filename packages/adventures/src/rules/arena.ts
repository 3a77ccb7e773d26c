// Letting the arena run until a hero is asked: enemies answer, calls are done, the fallen are cleared away.
import {
  apply,
  type Call,
  changeCp,
  checkDefeat,
  discardCard,
  NONE,
  playerAt,
  removeTokens,
  run,
  skippingStatus,
  statusOf,
} from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';
import { bossCardOf } from '../content/library.ts';
import { type AdventureState, enemyAt, isEnemy, isPlayed } from '../state.ts';
import { decide } from './enemy.ts';
import { clearFallen, isHeroFallen } from './fallen.ts';
import { openChest, rollLoot } from './loot.ts';
import { beginScene } from './minions.ts';
import { arenaOf, changeGold, type Play } from './play.ts';
import { settleRescues } from './rescue.ts';
import { explain, tellCard } from './telling.ts';
import { spendHand } from './versus-hand.ts';

/** Runs on; true when nothing is left to do at the arena, false when a hero is asked or the scenario is over. */
export function runArena(play: Play): boolean {
  const { state } = play;
  for (;;) {
    const { arena } = state;
    run(arenaOf(play));
    if (!settleRescues(play)) return false;
    if (arena.calls.length > 0) {
      for (const call of minionsFirst(state, arena.calls.splice(0))) answer(play, call);
      if (!isPlayed(state)) return false;
      continue;
    }
    if (arena.asking === null) return true;
    if (!isEnemy(state, arena.asked)) return false;
    letEnemyAct(play, arena.asked);
  }
}

/** A minion that falls together with a hero leaves its chest before the team may have lost (Ambiguities 12). */
function minionsFirst(state: AdventureState, calls: Call[]): readonly Call[] {
  const isLast = (call: Call): boolean => isHeroFallen(state, call);
  if (state.stage !== 'explore') return calls;
  return [...calls.filter((call) => !isLast(call)), ...calls.filter(isLast)];
}

function letEnemyAct(play: Play, seat: Seat): void {
  const { state } = play;
  const { arena } = state;
  if (arena.asking === 'main' && arena.step === 'main-1' && beforeMain(play, seat)) return;
  const choice = decide(state, seat);
  explain(play, seat, choice);
  apply(arena, choice, play.chance, play.emit);
}

/** What a boss does before its Main Phase: the hero bonus (ADV-16.6), and a status bought off (ADV-17.1, 17.2). */
function beforeMain(play: Play, seat: Seat): boolean {
  const { state } = play;
  const { arena } = state;
  const player = playerAt(arena, seat);
  const [card] = player.hand;
  if (state.bonusTurn !== arena.turn) {
    state.bonusTurn = arena.turn;
    if (card !== undefined) tellCard(play, seat, card, 'revealed');
    settleSkipping(play, seat);
    const drawn = card === undefined ? undefined : bossCardOf(state, card);
    if (drawn !== undefined && player.faces !== NONE) {
      arena.asking = null;
      beginScene(play, drawn, player.faces);
      return true;
    }
  }
  return false;
}

function settleSkipping(play: Play, seat: Seat): void {
  const table = arenaOf(play);
  const player = playerAt(table.state, seat);
  const status = skippingStatus(table.state, seat);
  if (status === NONE) return;
  const price = statusOf(table.state, status).hooks.skipsOffence?.price ?? 0;
  const [card] = player.hand;
  // The card replaces the missing payment and brings no CP; without one the status acts as ever (ADV-17.3).
  if (player.cp >= price) changeCp(table, seat, -price);
  else if (card === undefined) return;
  else {
    tellCard(play, seat, card, 'ransom');
    discardCard(table, seat, card);
  }
  removeTokens(table, seat, status, 1);
}

/** What an effect asked of the campaign. */
function answer(play: Play, { what, amount, by, who }: Call): void {
  const { state } = play;
  switch (what) {
    case 'fallen':
      clearFallen(play, who);
      break;
    case 'gold':
      changeGold(play, amount);
      break;
    case 'gold-lost':
      changeGold(play, -amount);
      break;
    case 'chest':
      openChest(play, amount);
      break;
    case 'hand-die':
      spendHand(play, by);
      break;
    case 'own-chest':
      rollLoot(play, by, amount);
      break;
    case 'spawn':
    case 'spawn-swift':
      state.waiting = amount;
      state.swift = what === 'spawn-swift';
      break;
    case 'explore':
      state.onward = true;
      break;
    case 'flee':
      leaveFight(play, by, 0, false);
      break;
    case 'replace':
    case 'replace-swift':
      leaveFight(play, by, amount, what === 'replace-swift');
      break;
  }
}

/** The minion is gone without a reward; another one may take its place. */
function leaveFight(play: Play, seat: Seat, replacement: number, swift: boolean): void {
  const enemy = enemyAt(play.state, seat);
  enemy.fled = true;
  enemy.replacement = replacement;
  enemy.swift = swift;
  const { arena }: AdventureState = play.state;
  arena.health[playerAt(arena, seat).dial] = 0;
  checkDefeat(arenaOf(play));
}
