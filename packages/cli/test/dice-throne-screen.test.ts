// Whole matches of Dice Throne looked at through the terminal: nothing is ever too wide, missing or out of reach.
import { diceThrone, HEROES, type ThroneState } from '@wyrmtable/dice-throne';
import { chachaChance, derivedSeed, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { LANGS } from '@wyrmtable/words';
import { expect, test } from 'vitest';
import { throneScreen } from '../src/dice-throne/screen.ts';

const NAMES = ['Mirka', 'Borys', 'Wiera', 'Jan', 'Olga', 'Piotr'];
const COLUMNS = 80;

/** The dice that stay when those are rolled, as they are typed. */
function kept(state: ThroneState, rolled: readonly unknown[]): string {
  const rest = [...state.dice];
  for (const value of rolled) rest.splice(rest.indexOf(Number(value)), 1);
  return ['k', ...rest].join(' ');
}

/** Plays at random and looks at every table; only some moments are read in full, which takes longer. */
function lookThrough(options: { heroes?: string[]; mode?: 'koth' }, seats: number, seed: number): void {
  const lang = LANGS[seed % LANGS.length] ?? 'en';
  const screen = throneScreen(lang, NAMES);
  const chance = chachaChance(streamKey(derivedSeed(seed, 0), []));
  const whim = swiftChance(seed);
  const state = start(diceThrone, { ...options, promo: true }, seats, chance);
  for (let moment = 0; moment < 60; moment++) {
    const seat = diceThrone.toMove(state);
    if (seat === null) break;
    const choices = diceThrone.choices(state);
    const lines = screen.choices(state, seat, choices);
    const shown = [...screen.table(state, seat)];
    if (moment % 30 === 0) shown.push(...screen.hint(state, seat), ...screen.cards(state, seat));
    expect(shown.filter((line) => line.length > COLUMNS)).toEqual([]);
    expect(shown.filter((line) => line.includes('undefined'))).toEqual([]);
    const listed = lines.filter((line) => line !== null);
    expect(new Set(listed).size, listed.join('\n')).toBe(listed.length);
    for (const [i, choice] of choices.entries()) {
      if (lines[i] !== null) continue;
      const reading = diceThrone.read(choice, state);
      expect(screen.typed(state, choices, kept(state, 'dice' in reading ? reading.dice : []))).toBe(choice);
    }
    proceed(diceThrone, state, choices[whim.below(choices.length)] ?? 0, chance, (event) => screen.event(event, state));
  }
  expect(screen.table(state, 'spectator').filter((line) => line.length > COLUMNS)).toEqual([]);
}

test.each(HEROES.map(({ id }, number) => ({ id, number })))('$id', ({ id, number }) => {
  const rival = HEROES[(number + 5) % HEROES.length]?.id ?? '';
  LANGS.forEach((_, i) => {
    lookThrough({ heroes: [id, rival] }, 2, number * LANGS.length + i);
  });
});

test('six players', () => {
  for (let seed = 0; seed < LANGS.length; seed++) lookThrough({ mode: 'koth' }, 6, seed);
});
