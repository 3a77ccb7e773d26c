// Heroes and enemies of a scenario file.
import { cardOf, libraryOf, type Player, playerAt, run } from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';
import { type Fields, fields, list, ScenarioMistake, whole } from '@wyrmtable/kernel/scenario';
import { isLoot, lootOf, minionOf } from '../content/library.ts';
import { ownedVersion, putUnder } from '../rules/loot.ts';
import { seatMinion } from '../rules/minions.ts';
import { arenaOf } from '../rules/play.ts';
import { type AdventureState, enemyAt, travellerAt } from '../state.ts';
import { named } from './named.ts';
import { lootNamed, minionNamed, takeOut } from './stacks.ts';

function giveTokens(state: AdventureState, player: Player, value: unknown, path: string): void {
  const statuses = libraryOf(state).statuses.map(({ status }) => status);
  for (const [name, count] of Object.entries(fields(value, path)))
    player.tokens[named(statuses, name, `${path}.${name}`)] = whole(count, `${path}.${name}`);
}

/** Cards out of the player's deck, by name. */
function takeCards(state: AdventureState, player: Player, value: unknown, path: string): number[] {
  return list(value, path).map((name, i) => {
    const at = player.deck.findIndex((card) => cardOf(state, card).id === name);
    if (at < 0) throw new ScenarioMistake(`${path}.${i}`, `this deck has no ${String(name)} left to place`);
    return player.deck.splice(at, 1)[0] ?? 0;
  });
}

/** A boss's upgrades are no longer in its deck (ADV-15.10), so they are found by its board. */
function layUpgrades(state: AdventureState, player: Player, value: unknown, path: string): void {
  for (const name of list(value, path)) {
    const card = [...player.deck, ...(libraryOf(state).decks[player.hero] ?? [])].find(
      (one) => cardOf(state, one).id === name,
    );
    if (card === undefined) throw new ScenarioMistake(path, `there is no ${String(name)} to lay`);
    player.deck = player.deck.filter((one) => one !== card);
    const { upgrade } = cardOf(state, card);
    if (upgrade === null) throw new ScenarioMistake(path, `${cardOf(state, card).id} is no upgrade`);
    player.played.push(card);
    player.ranks[upgrade.slot] = upgrade.rank;
  }
}

/** What heroes and enemies have alike; false for a name it does not know. */
function givePlayer(state: AdventureState, player: Player, key: string, value: unknown, path: string): boolean {
  switch (key) {
    case 'health':
      state.arena.health[player.dial] = whole(value, path);
      return true;
    case 'cp':
      player.cp = whole(value, path);
      return true;
    case 'statuses':
      giveTokens(state, player, value, path);
      return true;
    case 'hand':
      player.hand = takeCards(state, player, value, path);
      return true;
    case 'deck':
      player.deck.push(...takeCards(state, player, value, path).reverse());
      return true;
    case 'discard':
      player.discard = takeCards(state, player, value, path).reverse();
      return true;
    case 'gear':
      player.gear = takeCards(state, player, value, path);
      return true;
    case 'upgrades':
      layUpgrades(state, player, value, path);
      return true;
    default:
      return false;
  }
}

export const HERO = [
  'health',
  'cp',
  'statuses',
  'hand',
  'deck',
  'discard',
  'gear',
  'upgrades',
  'place',
  'faces',
  'loot',
];
export const CAMPAIGN = ['mystery', 'offer', 'purse'];

export function giveHero(state: AdventureState, seat: Seat, given: Fields, path: string): void {
  const player = playerAt(state.arena, seat);
  const traveller = travellerAt(state, seat);
  // Loot first: the other piles may name it.
  for (const name of list(given.loot ?? [], `${path}.loot`)) ownLoot(state, seat, player, lootNamed(state, name, path));
  for (const [key, value] of Object.entries(given)) {
    const at = `${path}.${key}`;
    const cards = (): number[] => list(value, at).map((name) => takeOut(state, lootNamed(state, name, at)));
    if (key === 'place') traveller.place = whole(value, at);
    else if (key === 'faces') engageWith(state, seat, whole(value, at), at);
    else if (key === 'mystery') traveller.mystery = cards();
    else if (key === 'offer') traveller.dealt = cards();
    else if (key === 'purse') traveller.purse = whole(value, at);
    else if (key !== 'loot' && !givePlayer(state, player, key, value, at))
      throw new ScenarioMistake(at, `a hero has ${[...HERO, ...CAMPAIGN].join(', ')}`);
  }
}

/** The card is in the hero's deck, instead of a lower one of its name (ADV-19.6). */
function ownLoot(state: AdventureState, seat: Seat, player: Player, card: number): void {
  const { deck } = travellerAt(state, seat);
  const owned = ownedVersion(state, seat, lootOf(state, card).name);
  if (owned !== null) {
    deck.splice(deck.indexOf(owned.card), 1);
    player.deck = player.deck.filter((one) => one !== owned.card);
    if (isLoot(state, owned.card)) putUnder(state, owned.card);
  }
  deck.push(takeOut(state, card));
  player.deck.unshift(card);
}

function engageWith(state: AdventureState, seat: Seat, enemy: number, path: string): void {
  if (state.enemies[enemy] === undefined) throw new ScenarioMistake(path, `there is no enemy ${enemy}`);
  playerAt(state.arena, seat).faces = state.heroes.length + enemy;
  playerAt(state.arena, state.heroes.length + enemy).faces = seat;
}

/** What a boss has, and any enemy besides what a minion is. */
export const BOARD = ['health', 'cp', 'statuses', 'hand', 'deck', 'discard', 'gear', 'upgrades'];
const MINION = ['minion', 'firstStrike', 'guard'];
export const ENEMY = [...MINION, ...BOARD];

/** Minions by the order of their seats, or the one boss and who stands beside it. */
export function giveEnemies(state: AdventureState, wanted: Fields): void {
  list(wanted.enemies ?? [], 'given.enemies').forEach((one, i) => {
    const given = fields(one, `given.enemies.${i}`);
    const seat = state.heroes.length + i;
    const number = minionNamed(state, given.minion, `given.enemies.${i}.minion`);
    const { level } = minionOf(state, number);
    const deck = state.minionDecks[level - 1] ?? [];
    if (deck.includes(number)) deck.splice(deck.indexOf(number), 1);
    deck.push(number);
    const play = { state, chance: { at: 0, below: () => 0, shuffle: () => {} }, emit: null };
    seatMinion(play, seat, level, false, 0);
    // What it sets up itself, before the file has its say.
    run(arenaOf(play));
    if (given.firstStrike !== undefined) enemyAt(state, seat).firstStrike = given.firstStrike === true;
    enemyAt(state, seat).guard = given.guard === true;
    giveRest(state, seat, given, `given.enemies.${i}`);
  });
  if (wanted.boss === undefined) return;
  const seat = state.heroes.length;
  const boss = playerAt(state.arena, seat);
  boss.tokens.fill(0);
  boss.ranks.fill(0);
  boss.played = [];
  boss.deck.sort((a, b) => b - a);
  giveRest(state, seat, fields(wanted.boss, 'given.boss'), 'given.boss');
  if (wanted.beside !== undefined) giveRest(state, seat + 1, fields(wanted.beside, 'given.beside'), 'given.beside');
}

function giveRest(state: AdventureState, seat: Seat, given: Fields, path: string): void {
  const player = playerAt(state.arena, seat);
  for (const [key, value] of Object.entries(given)) {
    if (MINION.includes(key)) continue;
    if (!givePlayer(state, player, key, value, `${path}.${key}`))
      throw new ScenarioMistake(`${path}.${key}`, `an enemy has ${BOARD.join(', ')}`);
  }
}
