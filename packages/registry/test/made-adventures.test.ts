// Adventures with heroes that somebody made: whole scenarios of bots, and a file of each that brings them and verifies.
import { BOXES, isRefusal, readOptions, replay, swiftChance, verify } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { copyOf, madeByChance } from '../../dice-throne/test/made.ts';
import { botChoice, botToMove, matchFileOf, openMatch, playChoice } from '../src/device-match.ts';
import { bringHeroes, loadGame } from '../src/index.ts';

const registered = await loadGame('adventures');
const { game } = registered;

/** Far more than a scenario takes: 434 choices were the most of 48. */
const MOST = 4000;

test.each([
  [1, 'treant', 'eager'],
  [2, 'cursed-pirate', 'eager'],
  [3, 'artificer', 'eager'],
  [4, 'tactician', 'eager'],
  [5, 'huntress', 'novice'],
  [6, 'shadow-thief', 'eager'],
  [7, 'seraph', 'eager'],
  [8, 'vampire-lord', 'eager'],
] as const)('scenario %i with a hero made of the %s', async (scenario, model, level) => {
  const made = madeByChance(copyOf(model, `made-${model}`), 6, swiftChance(scenario));
  const brought = await bringHeroes(registered, [made]);
  if (isRefusal(brought)) throw new Error(JSON.stringify(brought));
  const heroes = [made.hero.id, 'monk', 'pyromancer'].slice(0, 1 + (scenario % 3));
  const options = readOptions(game, { mode: 'campaign', scenario, heroes }, heroes.length, brought.from);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const begun = {
    game: game.id,
    version: game.version,
    options,
    content: game.stock(options, heroes.length, brought.from),
    seats: heroes.map((name) => ({ name, bot: level })),
    seed: String(scenario).repeat(64),
  };
  const match = openMatch(registered, { ...begun, words: [] }, []);
  if (isRefusal(match)) throw new Error(match.refused);
  for (let i = 0; i < MOST && game.toMove(match.state) !== null; i++) {
    const choice = botChoice(match, botToMove(match) ?? level);
    if (isRefusal(choice)) throw new Error(choice.refused);
    expect(playChoice(match, choice)).toBeNull();
  }
  expect(game.outcome(match.state)?.kind).toMatch(/won|lost/);
  const file = matchFileOf(match);
  expect(file.brought?.[BOXES]).toEqual([made]);
  const again = replay(game, JSON.parse(JSON.stringify(file)));
  if (isRefusal(again)) throw new Error(again.refused);
  expect(verify(file, again)).toEqual({ digest: true, commitment: true, dice: true });
});
