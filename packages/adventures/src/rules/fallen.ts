// Somebody at the arena has fallen: rewards, freedom, victory or defeat (ADV-12, ADV-17.7).
import { type Call, NONE } from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';
import { minionOf } from '../content/library.ts';
import { type AdventureState, enemyAt, engagedWith, isEnemy } from '../state.ts';
import { endScenario } from './ending.ts';
import { openChest } from './loot.ts';
import { seatMinion } from './minions.ts';
import type { Play } from './play.ts';

/** Is that the fall of a hero whom nobody could bring back? */
export const isHeroFallen = (state: AdventureState, { what, who }: Call): boolean =>
  what === 'fallen' && !isEnemy(state, who);

export function clearFallen(play: Play, seat: Seat): void {
  const { state } = play;
  if (state.stage === 'boss') {
    bossFightLoses(play, seat);
    return;
  }
  if (state.stage === 'versus') {
    // Whoever still stands has won; both together is a draw of two bosses and the heroes' victory over one (ADV-17.7).
    const standing = state.arena.players.flatMap(({ out }, at) => (out ? [] : [at]));
    const team = state.mode === 'boss-vs-team' ? state.heroes.flatMap((_, at) => (at === 0 ? [] : [at])) : [];
    state.winners = standing.length > 0 ? standing : team;
    state.stage = 'over';
    return;
  }
  if (state.stage !== 'explore') return;
  if (isEnemy(state, seat)) minionFalls(play, seat);
  // ADV-12.5: nobody could bring the hero back.
  else endScenario(play, false);
}

/** The boss's fall or the team's ends it, both together for the heroes (ADV-17.7); who stood beside it just leaves. */
function bossFightLoses(play: Play, seat: Seat): void {
  const { state, emit } = play;
  const boss = state.heroes.length;
  const won = state.arena.players[boss]?.out ?? false;
  if (isEnemy(state, seat) && !won) {
    if (emit) emit({ kind: 'enemy-down', enemy: minionOf(state, enemyAt(state, seat).minion).id, fled: false });
    return;
  }
  endScenario(play, won);
}

function minionFalls(play: Play, seat: Seat): void {
  const { state, emit } = play;
  const { arena } = state;
  const enemy = enemyAt(state, seat);
  const { id, chests, level } = minionOf(state, enemy.minion);
  if (emit) emit({ kind: 'enemy-down', enemy: id, fled: enemy.fled });
  // ADV-12.2: under its deck; the top is the end of the list.
  state.minionDecks[level - 1]?.unshift(enemy.minion);
  const { replacement, swift, guard } = enemy;
  if (replacement > 0 && seatMinion(play, seat, replacement, swift, 0)) {
    enemyAt(state, seat).guard = guard;
    const first = arena.players.findIndex((player, at) => !isEnemy(state, at) && player.faces === seat);
    const player = arena.players[seat];
    if (player !== undefined) player.faces = first;
    return;
  }
  for (const player of arena.players) if (player.faces === seat) player.faces = NONE;
  if (!enemy.fled) for (const chest of chests) openChest(play, chest);
  if (guard) state.guardDown = true;
  if (isWon(state) && arena.players.every((player, at) => isEnemy(state, at) || !player.out)) endScenario(play, true);
}

/** ADV-12.6: the guard is down and nobody fights on. */
function isWon(state: AdventureState): boolean {
  return state.guardDown && state.heroes.every((_, hero) => engagedWith(state, hero) === NONE);
}
