// What is true at every moment of every adventure, and a walk by random legal play that looks for a moment where it is not.
import { heroOf, libraryOf, NONE, playerAt, statusNumber, statusOf } from '@wyrmtable/dice-throne/lead';
import {
  type Chance,
  type Choice,
  chachaChance,
  derivedSeed,
  proceed,
  start,
  streamKey,
  swiftChance,
} from '@wyrmtable/kernel';
import { brokenTable, cardsOf } from '../../dice-throne/test/invariants.ts';
import { LEGACY_PACKS } from '../src/content/legacy.ts';
import { bossCardOf, contentOf, isLoot } from '../src/content/library.ts';
import { BOSSES, EXTRA_MINIONS, MINIONS } from '../src/content/shipped.ts';
import { TILES } from '../src/content/tiles.ts';
import type { AdventureEvent } from '../src/events.ts';
import { adventures } from '../src/game.ts';
import { salvesLeft } from '../src/rules/counts.ts';
import { scoreOf } from '../src/rules/ending.ts';
import { owedRescue } from '../src/rules/rescue.ts';
import { type AdventureState, engagedWith, isEnemy, isPlayed } from '../src/state.ts';
import type { Table } from './tables.ts';

const inOrder = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();
const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && inOrder(a) === inOrder(b);

/** Every loot card is somewhere, and only there: in its deck, unseen, offered, looked at or owned. */
function brokenLoot(state: AdventureState): string | null {
  const { lootDecks, heroes, looking } = state;
  const { lootCards } = contentOf(state);
  const owned = heroes.flatMap(({ deck, mystery, dealt }) => [
    ...deck.filter((card) => isLoot(state, card)),
    ...mystery,
    ...dealt,
  ]);
  const all = [...lootDecks.flat(), ...owned, ...(looking === NONE ? [] : [looking])];
  return isSame(all, lootCards) ? null : `${all.length} loot cards of ${lootCards.length}, or one twice`;
}

/** What a hero plays with is what the hero owns; a boss has all its actions, and upgrades of its own. */
function brokenHands(state: AdventureState): string | null {
  const { arena, heroes, mode } = state;
  for (const [seat, { hero, deck }] of heroes.entries()) {
    const isBoss = BOSSES.some(({ id }) => id === heroOf(state, hero).id);
    const whole =
      mode === 'campaign'
        ? deck
        : [...(libraryOf(state).decks[hero] ?? []), ...(isBoss ? [contentOf(state).crown] : [])];
    if (!isSame(cardsOf(arena, seat), whole)) return `seat ${seat} plays with other cards than it owns`;
  }
  for (const [i, { boss }] of state.enemies.entries()) {
    const cards = cardsOf(arena, heroes.length + i);
    if (boss === NONE ? cards.length > 0 : cards.filter((card) => bossCardOf(state, card) !== undefined).length !== 24)
      return `enemy ${i} has ${cards.length} cards`;
  }
  return null;
}

function minionsPlayed({ extraMinions, legacy }: AdventureState): number[] {
  const packed = legacy ? LEGACY_PACKS.flatMap(({ levels }) => levels) : [];
  return [...MINIONS, ...EXTRA_MINIONS].flatMap(({ level }, number) =>
    number < MINIONS.length || extraMinions || packed.some((one) => one === level) ? [number] : [],
  );
}

/** Minions are in their deck or at the table, tiles in their deck or on the map. */
function brokenPortal(state: AdventureState): string | null {
  const { enemies, arena, heroes, minionDecks, tileDecks, cells } = state;
  // Whoever has fallen while a salve is still owed leaves when that is settled.
  const leaves = (seat: number): boolean => arena.calls.some(({ what, who }) => what === 'fallen' && who === seat);
  const seated = enemies.flatMap(({ minion }, i) => {
    const seat = heroes.length + i;
    return playerAt(arena, seat).out && !leaves(seat) ? [] : [minion];
  });
  if (!isSame([...minionDecks.flat(), ...seated], minionsPlayed(state))) return 'a minion is gone, or there twice';
  const laid = cells.flatMap(({ kind, tile }) => (kind === 'tile' ? [tile] : []));
  const all = TILES.map((_, tile) => tile);
  if (!isSame([...tileDecks.flat(), ...laid], all)) return 'a tile is gone, or there twice';
  const shards = cells.flatMap(({ items }) => items).filter((item) => item === 'shard').length;
  return shards + state.shards === 3 ? null : `${shards} shards on the map and ${state.shards} found`;
}

/** Who fights the same minion stands on the same tile, and nobody fights somebody who is gone. */
function brokenFights(state: AdventureState): string | null {
  const places = new Map<number, number>();
  for (const [hero, { place }] of state.heroes.entries()) {
    const enemy = engagedWith(state, hero);
    if (enemy === NONE) continue;
    if (!isEnemy(state, enemy)) return `hero ${hero} fights a teammate`;
    const other = places.get(enemy);
    if (other !== undefined && other !== place) return 'one minion is fought in two places';
    places.set(enemy, place);
  }
  return null;
}

/** ADV-2: every column adds up, and leads to the next. */
function brokenSheet(state: AdventureState): string | null {
  const { sheet } = state;
  for (const [i, column] of sheet.entries()) {
    const { won, remainingSalves, goldPoints, discardedLoot, allTiles, value, result } = column;
    const sum = [remainingSalves, goldPoints, discardedLoot, allTiles, value].reduce<number>(
      (all, n) => all + (n ?? 0),
      0,
    );
    if (result !== (won ? sum : -10)) return `column ${i} does not add up`;
    const next = sheet[i + 1];
    if (next !== undefined && next.scenario !== column.scenario + (won ? 1 : 0))
      return `column ${i + 1} is out of turn`;
  }
  const total = sheet.reduce((sum, { result }) => sum + result, 0);
  if (scoreOf(state) !== total) return 'the score is not the sum of the sheet';
  const recorded = state.stage === 'trim' || state.stage === 'between' || state.stage === 'over';
  const before = state.mode === 'campaign' ? sheet.at(recorded ? -2 : -1) : undefined;
  return before === undefined || before.nextSalves === state.startingSalves ? null : 'salves were not carried over';
}

const boostsIn = (state: AdventureState): number[] => [1, 2, 3, 4].map((n) => statusNumber(state, `boost-${n}`));

/** Cheap enough for every moment. */
function brokenNow(state: AdventureState): string | null {
  const { arena, heroes } = state;
  if (!Number.isInteger(state.gold) || state.gold < 0) return `${state.gold} gold`;
  for (const [seat, { purse }] of heroes.entries()) {
    if (purse < 0 || purse % 5 !== 0) return `hero ${seat} has ${purse} gold to spend`;
    const boosts = boostsIn(state).reduce((sum, status) => sum + (arena.players[seat]?.tokens[status] ?? 0), 0);
    // One too many lies there until its hero has said which one goes (ADV-13.5).
    if (boosts > 2 && arena.asking !== 'token' && arena.stack.length === 0)
      return `hero ${seat} has ${boosts} bonus damage tokens`;
  }
  for (const [seat, { untouched }] of arena.players.map(({ hero }) => heroOf(state, hero)).entries()) {
    const held = arena.players[seat]?.tokens.findIndex((tokens) => tokens > 0) ?? NONE;
    if (untouched === true && held >= 0) return `seat ${seat} has ${statusOf(state, held).id}`;
  }
  if (owedRescue(state) !== undefined && (arena.asking !== null || !isPlayed(state))) return 'a salve is still owed';
  const moves = adventures.toMove(state);
  if (moves !== null && moves >= heroes.length) return 'an enemy is asked';
  return isPlayed(state) ? brokenTable(arena) : null;
}

function brokenWhole(state: AdventureState): string | null {
  return (
    (state.mode === 'campaign' ? brokenLoot(state) : null) ??
    (isPlayed(state) ? brokenHands(state) : null) ??
    (state.stage === 'explore' ? (brokenPortal(state) ?? brokenFights(state)) : null) ??
    brokenSheet(state)
  );
}

interface Account {
  readonly gold: number;
  /** On boards, still to be divided, and on the map. */
  readonly salves: number;
}

function accountOf(state: AdventureState): Account {
  const onMap = state.cells.flatMap(({ items }) => items).filter((item) => item === 'salve').length;
  return { gold: state.gold, salves: salvesLeft(state) + state.unshared + onMap };
}

/** Gold comes only from where the events say, salves from the map and from the cards of a boss. */
function brokenAccount(before: Account, state: AdventureState, events: readonly AdventureEvent[]): string | null {
  if (!isPlayed(state) || events.some(({ kind }) => kind === 'scenario')) return null;
  const now = accountOf(state);
  const earned = events.reduce((sum, event) => sum + (event.kind === 'gold' ? event.change : 0), 0);
  if (before.gold + earned !== now.gold) return 'gold out of nowhere';
  const given = events.filter((event) => event.kind === 'boss-card' && event.fate === 'revealed').length;
  return now.salves <= before.salves + given ? null : 'a salve out of nowhere';
}

const IDLE: ReadonlySet<string> = new Set(['sell', 'proceed', 'pass', 'discard', 'retire', 'leave']);

/** Any legal choice; an eager player mostly declares what is met, and does something rather than nothing. */
function pick(
  state: AdventureState,
  legal: readonly Choice[],
  whim: Chance,
  { eager, sturdy }: Table,
): Choice | undefined {
  const kind = (choice: Choice): string => adventures.read(choice, state).kind;
  // Who gives the campaign up sees no more of it.
  const going = sturdy ? legal.filter((choice) => legal.length > 2 || kind(choice) !== 'retire') : legal;
  let wanted = going;
  if (eager && whim.below(4) > 0) {
    const declared = going.filter((choice) => kind(choice) === 'declare');
    const busy = declared.length > 0 ? declared : going.filter((choice) => !IDLE.has(kind(choice)));
    if (busy.length > 0) wanted = busy;
  }
  return wanted[whim.below(wanted.length)];
}

const EVERLASTING = 5000;
const ENOUGH = 30_000;

function strengthen({ arena, heroes }: AdventureState): void {
  for (const { dial } of arena.players.slice(0, heroes.length)) {
    arena.ceilings[dial] = EVERLASTING;
    arena.health[dial] = EVERLASTING;
  }
}

/** How often all of it is looked at, with everybody's view: that costs more than the moves. */
const LOOK_EVERY = 16;

function unreadable(state: AdventureState, legal: readonly Choice[]): string | null {
  adventures.view(state, 'spectator');
  state.heroes.forEach((_, seat) => {
    adventures.view(state, seat);
  });
  return new Set(legal).size === legal.length ? null : 'a choice is offered twice';
}

export interface Found {
  readonly choices: number;
  readonly problem: string | null;
  readonly state: AdventureState;
}

/** One adventure by legal play at random, looked at before every choice. */
export function walk(table: Table, seed: number): Found {
  const { options, seats, sturdy } = table;
  const chance = chachaChance(streamKey(derivedSeed(seed, 0), []));
  const whim = swiftChance(seed);
  const state = start(adventures, options, seats, chance);
  let choices = 0;
  let problem: string | null = null;
  let stage: AdventureState['stage'] | null = null;
  while (problem === null && adventures.toMove(state) !== null) {
    if (sturdy && isPlayed(state)) strengthen(state);
    const legal = adventures.choices(state);
    const whole = state.stage !== stage || choices % LOOK_EVERY === 0;
    stage = state.stage;
    problem = brokenNow(state) ?? (whole ? (brokenWhole(state) ?? unreadable(state, legal)) : null);
    const choice = pick(state, legal, whim, table);
    if (choice === undefined) problem ??= 'nothing to choose';
    // Who cannot fall may fight for ever against whoever heals as fast as a random hand strikes.
    if (sturdy && choices > ENOUGH) break;
    if (choices > adventures.bound) problem ??= 'no end';
    if (problem !== null || choice === undefined) break;
    const events: AdventureEvent[] = [];
    const before = accountOf(state);
    proceed(adventures, state, choice, chance, (event) => events.push(event));
    problem = brokenAccount(before, state, events);
    choices++;
  }
  return { choices, problem: problem ?? brokenWhole(state), state };
}
