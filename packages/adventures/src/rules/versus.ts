// Boss vs Team and Boss vs Boss: people play the bosses, turns go round the table (ADV-23, ADV-24).
import {
  addTokens,
  begin,
  drawCards,
  FIGURES,
  giveTurn,
  libraryOf,
  NONE,
  newPlayer,
  newTable,
  statusNumber,
} from '@wyrmtable/dice-throne/lead';
import type { Chance, Seat } from '@wyrmtable/kernel';
import { contentOf } from '../content/library.ts';
import type { AdventureState } from '../state.ts';
import { runArena } from './arena.ts';
import { lootDie } from './loot.ts';
import { arenaOf, type Play } from './play.ts';

const OPENING_HAND = 4;
const TEAM_HEALTH = 50;
const DUEL_HEALTH = 70;
const BOSS = 0;

const isBoss = ({ mode }: AdventureState, seat: Seat): boolean => mode === 'boss-vs-boss' || seat === BOSS;

/** ADV-23.1 to 23.3, ADV-24.1: one shuffled deck, 4 cards, 2 CP; heroes share a dial. */
export function setUpVersus(play: Play): void {
  const { state, chance } = play;
  const duel = state.mode === 'boss-vs-boss';
  state.stage = 'versus';
  state.enemies = [];
  const players = state.heroes.map(({ hero }, seat) => {
    const side = duel || seat === BOSS ? seat : 1;
    return newPlayer(state, { hero, dial: side, team: side, deck: libraryOf(state).decks[hero] ?? [] }, chance);
  });
  const heroes = players.length - 1;
  state.arena = newTable(state, 'led', players, duel ? [DUEL_HEALTH, DUEL_HEALTH] : [10 + 20 * heroes, TEAM_HEALTH]);
  players.forEach((player, seat) => {
    if (isBoss(state, seat)) player.gear.push(contentOf(state).crown);
    // ADV-23.7: a boss against a team faces nobody and rolls for its target.
    player.faces = seat !== BOSS ? BOSS : duel ? 1 : NONE;
    drawCards(arenaOf(play), seat, OPENING_HAND);
  });
  for (const [seat, { hero }] of players.entries())
    begin(state.arena, libraryOf(state).setUps[hero] ?? 0, seat, 'passive', 0);
  // ADV-23.3, ADV-24.3: the boss does not skip its first Income, one of two bosses does.
  const figures: readonly string[] = duel ? [] : ['first-income', 'target-die'];
  state.arena.figures = FIGURES.map((figure) => (figures.includes(figure) ? 1 : 0));
  state.first = duel ? firstBoss(chance) : BOSS;
  state.active = state.first;
  state.step = 'hero';
  beginTurn(play);
}

function firstBoss(chance: Chance): Seat {
  for (;;) {
    const [a, b] = [lootDie(chance), lootDie(chance)];
    if (a !== b) return a > b ? 0 : 1;
  }
}

/** Goes round the table until somebody is asked. */
export function stepVersus(play: Play): boolean {
  if (!runArena(play)) return false;
  play.state.active = (play.state.active + 1) % play.state.heroes.length;
  beginTurn(play);
  return true;
}

/** ADV-23.5, ADV-24.2: a King's Hand in every Upkeep, between bosses in the own one only; then the turn. */
function beginTurn(play: Play): void {
  const { state } = play;
  const { active, arena } = state;
  const holder = state.mode === 'boss-vs-boss' ? active : BOSS;
  addTokens(arenaOf(play), holder, statusNumber(state, 'versus-hand'), 1);
  giveTurn(arena, active);
}
