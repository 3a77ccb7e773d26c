// A campaign from game to game: what comes next, what is carried over, how it ends.
// rules: ADV-1.1, ADV-1.3, ADV-1.4, ADV-1.5, ADV-2.1, ADV-2.2, ADV-3.1, ADV-3.2, ADV-3.3, ADV-3.4, ADV-5.1, ADV-5.2,
// rules: ADV-R1, ADV-15.4, ADV-18.4, ADV-18.5, ADV-19.8, ADV-22.1, ADV-22.5, ADV-22.6, ADV-22.7, ADV-25.3
import { cardOf } from '@wyrmtable/dice-throne/lead';
import { isRefusal, proceed, readOptions, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { LEAVE, ONWARD, RETIRE, trim } from '../src/choice.ts';
import { contentOf } from '../src/content/library.ts';
import { CLASSES } from '../src/content/loot-card.ts';
import { LOOT } from '../src/content/shipped.ts';
import { adventures } from '../src/game.ts';
import { endScenario, scoreOf } from '../src/rules/ending.ts';
import type { AdventureState } from '../src/state.ts';

const chance = swiftChance(7);

function campaign(difficulty = 'normal', heroes = ['barbarian', 'monk']): AdventureState {
  return start(
    adventures,
    { mode: 'campaign', heroes, difficulty, extraMinions: false, legacy: false },
    heroes.length,
    chance,
  );
}

/** The running game ends so; everybody leaves the shop or declines what the boss left. */
function finish(state: AdventureState, won: boolean): void {
  endScenario({ state, chance, emit: null }, won);
  if (state.stage === 'shop') for (const _ of state.heroes) proceed(adventures, state, LEAVE, chance);
  else {
    state.rolls = 0;
    state.looking = contentOf(state).lootCards[0] ?? 0;
    state.lootDecks[0]?.splice(state.lootDecks[0].indexOf(state.looking), 1);
    state.asked = state.active;
    const [, decline = 0] = adventures.choices(state);
    proceed(adventures, state, decline, chance);
  }
}

test('the first game: two heroes of 18 health, 2 CP and 4 cards, the map of scenario 1', () => {
  const state = campaign();
  expect(state.scenario).toBe(1);
  expect(state.arena.health.slice(0, 2)).toEqual([18, 18]);
  expect(state.arena.players.slice(0, 2).map(({ cp, hand }) => [cp, hand.length])).toEqual([
    [2, 4],
    [2, 4],
  ]);
  expect(state.map).toMatch(/^s1-/);
  expect(state.unshared).toBe(2);
  expect(state.gold).toBe(10);
  expect(state.minionDecks.map((deck) => deck.length)).toEqual([17, 17, 13, 5]);
  const ofClass = CLASSES.map((kind) => LOOT.filter((card) => card.class === kind).length);
  expect(state.lootDecks.map((deck) => deck.length)).toEqual(ofClass);
  expect(state.cells.filter(({ open }) => open)).toHaveLength(1);
});

test('a game won leads to the next, a game lost to the same one', () => {
  const state = campaign();
  finish(state, false);
  expect(state.stage).toBe('between');
  expect(adventures.choices(state)).toEqual([ONWARD, RETIRE]);
  proceed(adventures, state, ONWARD, chance);
  // ADV-22.4: the two salves of the lost game and three more.
  expect([state.scenario, state.stage, state.startingSalves]).toEqual([1, 'explore', 5]);
  finish(state, true);
  proceed(adventures, state, ONWARD, chance);
  expect([state.scenario, state.stage]).toEqual([2, 'boss']);
  expect(state.arena.health[0]).toBe(50);
  expect(state.gold).toBe(0);
});

test('boss decks are split, and the boss has bought what its CP allowed', () => {
  const state = start(
    adventures,
    { mode: 'campaign', heroes: ['barbarian'], difficulty: 'normal', extraMinions: false, legacy: false, scenario: 2 },
    1,
    chance,
  );
  const boss = state.arena.players[1];
  expect(boss?.deck).toHaveLength(24);
  expect(boss?.deck.every((card) => cardOf(state, card).upgrade === null)).toBe(true);
  expect(boss?.played.length).toBeGreaterThan(0);
  expect(boss?.cp).toBe(2);
});

test('seats may change hands before the first choice and between two games', () => {
  const state = campaign();
  const { resting } = adventures;
  expect(resting?.(state)).toBe(true);
  const [first = 0] = adventures.choices(state);
  proceed(adventures, state, first, chance);
  expect(resting?.(state)).toBe(false);
  finish(state, true);
  expect(resting?.(state)).toBe(true);
  proceed(adventures, state, ONWARD, chance);
  expect(resting?.(state)).toBe(false);
});

test('what Rosella deals is read by the one it is dealt to, and by nobody else', () => {
  // rules: ADV-20.3
  const offered = { kind: 'offered', seat: 0, cards: ['codex'], count: 1 } as const;
  expect(adventures.show(offered, 0)).toEqual(offered);
  for (const watcher of [1, 'spectator'] as const)
    expect(adventures.show(offered, watcher)).toEqual({ kind: 'offered', seat: 0, count: 1 });
});

test('a lost game on hardcore ends the campaign', () => {
  const state = campaign('hardcore');
  finish(state, false);
  expect(state.stage).toBe('over');
  expect(adventures.outcome(state)).toEqual({ kind: 'lost', score: -10 });
});

test('whoever gives up keeps the points so far', () => {
  const state = campaign();
  finish(state, true);
  const score = scoreOf(state);
  proceed(adventures, state, RETIRE, chance);
  expect(adventures.outcome(state)).toEqual({ kind: 'lost', score });
});

test('the Mad King is the end, and the result is the sum of all columns', () => {
  const state = campaign();
  for (let game = 1; game <= 8; game++) {
    expect(state.scenario).toBe(game);
    finish(state, true);
    if (game < 8) proceed(adventures, state, ONWARD, chance);
  }
  expect(state.stage).toBe('over');
  expect(state.sheet).toHaveLength(8);
  // ADV-2.8: one card of every boss was left behind.
  expect(state.sheet.map(({ discardedLoot }) => discardedLoot)).toEqual([null, 1, null, 1, null, 1, null, 1]);
  const score = state.sheet.reduce((sum, { result }) => sum + result, 0);
  expect(adventures.outcome(state)).toEqual({ kind: 'won', winners: [0, 1], score });
});

test('upgrades and equipment return to the deck, and loot is shuffled into it', () => {
  const state = campaign();
  const [codex = 0] = contentOf(state).lootCards;
  state.heroes[0]?.deck.push(codex);
  state.lootDecks[0]?.splice(state.lootDecks[0].indexOf(codex), 1);
  const barbarian = state.arena.players[0];
  barbarian?.played.push(...barbarian.deck.splice(0, 3));
  finish(state, true);
  proceed(adventures, state, ONWARD, chance);
  const next = state.arena.players[0];
  expect(next?.played).toEqual([]);
  expect([...(next?.deck ?? []), ...(next?.hand ?? [])]).toHaveLength(33);
  expect([...(next?.deck ?? []), ...(next?.hand ?? [])]).toContain(codex);
});

test('a deck of more than fifty gives up loot before the next game', () => {
  const state = campaign();
  const extra = contentOf(state).lootCards.slice(60, 79);
  state.heroes[0]?.deck.push(...extra);
  state.lootDecks = state.lootDecks.map((deck) => deck.filter((card) => !extra.includes(card)));
  finish(state, true);
  expect([state.stage, adventures.toMove(state)]).toEqual(['trim', 0]);
  expect(adventures.choices(state)).toEqual(extra.map(trim));
  proceed(adventures, state, trim(extra[0] ?? 0), chance);
  expect(state.heroes[0]?.deck).toHaveLength(50);
  expect(state.stage).toBe('between');
});

describe('options', () => {
  const read = (raw: object, seats: number) => readOptions(adventures, raw, seats);
  test('everything has a default', () => {
    expect(read({}, 3)).toEqual({ mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false });
  });
  test.each([
    [{ heroes: ['barbarian'] }, 2],
    [{ difficulty: 'easy' }, 2],
    [{ scenario: 9 }, 2],
    [{}, 5],
  ])('%j for %i is refused', (raw, seats) => {
    expect(isRefusal(read(raw, seats))).toBe(true);
  });
});

// rules: ADV-3.9
test('alone, cards for a team stay in their deck', () => {
  const state = campaign('normal', ['barbarian']);
  const [common = []] = state.lootDecks;
  const { loot, lootCards } = contentOf(state);
  const card = lootCards[loot.findIndex(({ name, version }) => name === 'link' && version === 1)] ?? 0;
  common.splice(common.indexOf(card), 1);
  common.push(card);
  endScenario({ state, chance, emit: null }, true);
  expect(state.heroes[0]?.dealt).not.toContain(card);
  expect(common[0]).toBe(card);
});
