// Why a bot does something for its team is told with the first thing that happens, to everybody alike, live and from the log.
import type { AnyBot, Happening } from '@wyrmtable/kernel';
import { question } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { begin, type Recipe, rebuild, type Shown, step, storySince } from '../src/running.ts';
import type { MoveRow } from '../src/storage/port.ts';

const MIRKA = 0;
const BOT = 1;
const CHOICES = 400;

const becauseOf = (events: readonly (Happening | null)[]) => events.flatMap((event) => event?.because ?? []);

test('a bot says why it helps, a person is never spoken for, and a restart tells the same', async () => {
  const { game, bots } = await loadGame('adventures');
  const mind: AnyBot | null = bots.adept?.bot ?? null;
  const options = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false, scenario: 1 };
  const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
  const content = game.stock(options, 2);
  const recipe: Recipe = { id: 'x', game, options, content, seats: 2, seed, words: [], minds: [null, mind] };
  const run = begin(recipe);
  const told: Shown[] = [];
  const moves: MoveRow[] = [];
  for (let i = 0; i < CHOICES; i++) {
    const seat = game.toMove(run.state);
    if (seat === null || mind === null) break;
    const choice = mind.answer(question(game, run.state, seat, 0, i));
    moves.push(step(run, seat, choice, (shown) => told.push(shown)));
  }
  const heard = becauseOf(told.map(([mirka]) => mirka ?? null));
  expect(heard.length).toBeGreaterThan(3);
  expect(new Set(heard.map(({ seat }) => seat))).toEqual(new Set([BOT]));
  for (const watcher of [BOT, 2]) expect(becauseOf(told.map((shown) => shown[watcher] ?? null))).toEqual(heard);

  const again = rebuild(recipe, moves, []);
  const last = run.shown[MIRKA] ?? 0;
  for (const one of [run, again])
    expect(becauseOf([...storySince(one, MIRKA, 0, last)].flat().map(({ event }) => event))).toEqual(heard);
  // Without it, every event is what it was: nothing is counted otherwise.
  expect(rebuild({ ...recipe, minds: [null, null] }, moves, []).shown).toEqual(run.shown);
});
