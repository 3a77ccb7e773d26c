// `odds dice-throne`, as a process of its own: the report, the reading of its flags, and what it says to wrong ones.
import { describe, expect, test } from 'vitest';
import { complains, reported, wyrmtable } from './process.ts';

interface Odds {
  readonly rows: readonly { ability: string; row: number; chance: number; keep: readonly number[] }[];
  readonly abilities: readonly { ability: string; chance: number }[];
  readonly goal?: { ability: string; chance: number; keep: readonly number[] };
  readonly best: { keep: readonly number[]; worth: number };
}
const odds = (...flags: string[]) => reported<Odds>(['odds', 'dice-throne', ...flags]);

test('a fresh turn: every row and ability of the printed board', async () => {
  const { rows, abilities, goal, best } = await odds('--hero', 'pyromancer', '--dice', 'none', '--attempts', '3');
  expect(rows.filter(({ ability }) => ability === 'fireball').map(({ row }) => row)).toEqual([0, 1, 2]);
  expect(abilities.find(({ ability }) => ability === 'scorch-the-earth')?.chance).toBeCloseTo(0.013272, 6);
  expect(new Set(rows.map(({ ability }) => ability))).toEqual(new Set(abilities.map(({ ability }) => ability)));
  expect(goal).toBeUndefined();
  expect(best.keep).toEqual([]);
  expect(best.worth).toBeGreaterThan(0);
});

test('dice, attempts, upgrades and a goal', async () => {
  const flags = ['--hero', 'pyromancer', '--dice', '6,1,6,2,3', '--attempts', '2', '--upgrades', 'meteorite:2'];
  const { goal, abilities } = await odds(...flags, '--goal', 'meteoroid');
  expect(goal?.keep).toEqual([6, 6]);
  // One more of three dice within two rolls.
  expect(goal?.chance).toBeCloseTo(1 - (5 / 6) ** 6, 12);
  expect(abilities.find(({ ability }) => ability === 'meteoroid')?.chance).toBe(goal?.chance);
});

test('for people: names, needs and one sentence of advice, in their language', async () => {
  const { out, code } = await wyrmtable(['odds', 'dice-throne', '--hero', 'barbarian', '--lang', 'pl']);
  expect(code).toBe(0);
  expect(out).toMatch(/Zdolność.*Wymaga.*Szansa.*Zostaw/);
  expect(out).toMatch(/Rzuć wszystkimi kośćmi\./);
});

describe('wrong calls get one sentence', () => {
  const wrong = (flags: readonly string[], says: RegExp) => complains(['odds', 'dice-throne', ...flags], says);
  test('no hero', () => wrong([], /--hero.*barbarian/));
  test('nobody by that name', () => wrong(['--hero', 'wizard'], /wizard.*barbarian/));
  test('six dice', () => wrong(['--hero', 'monk', '--dice', '1,2,3,4,5,6'], /--dice/));
  test('a seven', () => wrong(['--hero', 'monk', '--dice', '1,2,3,4,7'], /--dice/));
  test('half an attempt', () => wrong(['--hero', 'monk', '--attempts', '1.5'], /--attempts/));
  test('an unknown slot', () => wrong(['--hero', 'monk', '--upgrades', 'fireball:2'], /fireball/));
  test('a level that is not there', () => wrong(['--hero', 'pyromancer', '--upgrades', 'ignite:3'], /3.*ignite/));
  test('an upgrade without a level', () => wrong(['--hero', 'pyromancer', '--upgrades', 'ignite'], /ignite/));
  test('an unknown goal', () => wrong(['--hero', 'pyromancer', '--goal', 'smack'], /smack.*fireball/));
  test("another game's flag", () => wrong(['--hero', 'monk', '--army', '500'], /--army/));
});
