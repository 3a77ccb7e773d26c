// How far a saved table has come, told from its choices alone.
import { adventures } from '@wyrmtable/adventures';
import { diceThrone } from '@wyrmtable/dice-throne';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { etchinstone } from '@wyrmtable/etchinstone';
import { type AnyGame, chachaChance, proceed, start, streamKey } from '@wyrmtable/kernel';
import { number } from '@wyrmtable/words';
import { describe, expect, test } from 'vitest';
import { savedLineOf } from '../src/home/saved-line.ts';
import type { SavedTable } from '../src/table/local/saves.ts';

const ALONE = { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false };
const SEED = '07'.repeat(32);

/** Always the last choice: nobody plays so, but everything happens. */
function playedOn(game: AnyGame, options: object, seats: number, count: number): SavedTable {
  const chance = chachaChance(streamKey(SEED, []));
  const state = start(game, options, seats, chance);
  const choices: number[] = [];
  while (choices.length < count) {
    const choice = game.choices(state).at(-1);
    if (choice === undefined) break;
    proceed(game, state, choice, chance);
    choices.push(choice);
  }
  return {
    id: 'played',
    game: game.id,
    version: game.version,
    options,
    content: game.stock(options, seats),
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Hero ${i + 1}`, bot: null })),
    seed: SEED,
    choices,
    touched: 0,
    over: false,
  };
}

describe('the standing of a saved table', () => {
  test('is the turn and the armies in Dragon Farkle', async () => {
    const saved = playedOn(dragonFarkle, { wounds: 3 }, 3, 60);
    const chance = chachaChance(streamKey(SEED, []));
    const state = start(dragonFarkle, { wounds: 3 }, 3, chance);
    for (const choice of saved.choices) proceed(dragonFarkle, state, choice, chance);
    const { turn, heroes, winner } = dragonFarkle.view(state, 'spectator');
    expect(turn).toBeGreaterThan(1);
    expect(winner).toBeNull();
    const armies = heroes.map(({ army }) => number('en', army)).join(' · ');
    expect(await savedLineOf('en', saved)).toBe(`Turn ${turn}, armies ${armies}`);
  });

  test('is the region in Etchinstone', async () => {
    const saved = playedOn(etchinstone, ALONE, 1, 0);
    expect(await savedLineOf('en', saved)).toBe('Region 1 of 4');
  });

  test('is the turn and the health in Dice Throne, and nobody has won yet', async () => {
    const options = { mode: 'duel', heroes: ['barbarian', 'monk'] };
    const saved = playedOn(diceThrone, options, 2, 4);
    expect(await savedLineOf('en', saved)).toBe('Turn 1, health 50 · 50');
  });

  test('is the scenario and the score in a campaign', async () => {
    const options = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false };
    const saved = playedOn(adventures, options, 1, 30);
    expect(await savedLineOf('en', saved)).toBe('Scenario 1 of 8, 0 points');
  });

  test('is unknown where the choices cannot be followed', async () => {
    const saved = playedOn(dragonFarkle, { wounds: 3 }, 2, 10);
    expect(await savedLineOf('en', { ...saved, version: 'another' })).toBeNull();
    expect(await savedLineOf('en', { ...saved, choices: [-1] })).toBeNull();
    expect(await savedLineOf('en', { ...saved, game: 'chess' })).toBeNull();
    expect(await savedLineOf('en', { ...saved, options: { wounds: 77 } })).toBeNull();
  });
});
