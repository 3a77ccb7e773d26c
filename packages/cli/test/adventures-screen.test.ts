// Adventures looked at through the terminal, in every language and at every stage: nothing is ever too wide, missing or out of reach.
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import {
  chachaChance,
  derivedSeed,
  isRefusal,
  PASS,
  proceed,
  question,
  readOptions,
  type Seat,
  start,
  streamKey,
} from '@wyrmtable/kernel';
import { LANGS } from '@wyrmtable/words';
import { expect, test } from 'vitest';
import { adventureScreen } from '../src/adventures/screen.ts';
import type { Screen } from '../src/terminal-adapter.ts';

const NAMES = ['Mirka', 'Borys', 'Wiera', 'Jan', 'Olga'];
const COLUMNS = 80;

function looksRight(screen: Screen, state: AdventureState, seat: Seat, full: boolean): void {
  const choices = adventures.choices(state);
  const lines = screen.choices(state, seat, choices);
  const shown = [
    ...screen.table(state, seat),
    ...(full ? [...screen.hint(state, seat), ...screen.cards(state, seat)] : []),
  ];
  expect(shown.filter((line) => line.length > COLUMNS)).toEqual([]);
  expect(shown.filter((line) => /undefined|NaN|\{\w+\}/.test(line))).toEqual([]);
  const listed = lines.filter((line) => line !== null);
  // A boss's deck holds every action twice, and in a versus game only what the two have in common counts.
  if (state.stage !== 'versus') expect(new Set(listed).size, listed.join('\n')).toBe(listed.length);
  for (const [i, choice] of choices.entries()) {
    if (lines[i] !== null) continue;
    const reading = adventures.read(choice, state);
    const rest = [...state.arena.dice];
    for (const value of 'dice' in reading ? reading.dice : []) rest.splice(rest.indexOf(value), 1);
    expect(screen.typed(state, choices, ['k', ...rest].join(' '))).toBe(choice);
  }
}

/** Plays eagerly and looks at every table; only some moments are read in full, which takes longer. */
function lookThrough(raw: object, seats: number, seed: number, moments: number): Set<string> {
  const screen = adventureScreen(LANGS[seed % LANGS.length] ?? 'en', NAMES);
  const options = readOptions(adventures, raw, seats);
  if (isRefusal(options)) throw new Error(options.refused);
  const chance = chachaChance(streamKey(derivedSeed(seed, 0), []));
  const state = start(adventures, options, seats, chance);
  const seen = new Set<string>();
  for (let moment = 0; moment < moments; moment++) {
    const seat = adventures.toMove(state);
    if (seat === null) break;
    // Windows look like the fight they open in.
    const passed = adventures.window(state) !== null && moment % 5 !== 0;
    if (!passed) looksRight(screen, state, seat, moment % 40 === 0 || !seen.has(state.stage));
    seen.add(state.stage);
    const choice = passed ? PASS : adventuresBots.eager.bot.answer(question(adventures, state, seat, 0, seed + moment));
    const fallen: string[] = [];
    proceed(adventures, state, choice, chance, (event) => {
      const told = screen.event(event, state);
      if (told !== null && (event.kind === 'defeated' || event.kind === 'enemy-down')) fallen.push(told);
      for (const line of (told ?? '').split('\n')) expect(/undefined|NaN|\{\w+\}/.test(line), line).toBe(false);
    });
    // Who has fallen is told once.
    expect(new Set(fallen).size, fallen.join('\n')).toBe(fallen.length);
  }
  seen.add(state.stage);
  expect(screen.table(state, 'spectator').filter((line) => line.length > COLUMNS)).toEqual([]);
  return seen;
}

const heroes = ['cursed-pirate', 'vampire-lord', 'tactician', 'seraph'];

test.each([0, 1, 2])('explorations, the shop and what comes after (%i)', (seed) => {
  const seen = lookThrough({ heroes: heroes.slice(0, 2) }, 2, seed, 700);
  for (const stage of ['explore', 'shop', 'between']) expect(seen, stage).toContain(stage);
});

test.each([0, 1, 2])('a boss and its loot (%i)', (seed) => {
  const seen = lookThrough({ heroes, scenario: 2 + 2 * seed }, 4, seed, 600);
  for (const stage of ['boss', 'spoils', 'over']) expect(seen, stage).toContain(stage);
});

test.each([0, 1, 2])('bosses played by people (%i)', (seed) => {
  expect(lookThrough({ mode: 'boss-vs-boss' }, 2, seed, 150)).toContain('versus');
  expect(lookThrough({ mode: 'boss-vs-team' }, 3 + seed, seed, 150)).toContain('versus');
});
