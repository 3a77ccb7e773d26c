// A match in the terminal, typed through a pipe.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complains, temporary, wyrmtable } from './process.ts';

/** The person begins, and the dice are always the same ones. */
const PLAY = ['play', 'dragon-farkle', '--seed', '3', '--options', '{"first": 0}'];

const typed = (...lines: string[]) => `${lines.join('\n')}\n`;

test('a choice by number, a hint, the cards, and what to do with nonsense', async () => {
  const cwd = temporary();
  const { code, out } = await wyrmtable(PLAY, { cwd, input: typed('7777', 'dance', '1', 'h', 'c', '?', 'q') });
  expect(code).toBe(0);
  expect(out).toContain('“7777” is not one of the choices');
  expect(out).toContain('“dance” is not one of the choices');
  expect(out).toContain('Chance of a Zonk');
  expect(out).toContain('Type the number of a choice');
});

test('undo goes back to the last die and no further', async () => {
  const { out } = await wyrmtable(PLAY, { cwd: temporary(), input: typed('1', 'u', '1', '1', 'u', 'q') });
  expect(out).toContain('Taken back.');
  expect(out).toContain('There is nothing to take back');
});

test('leaving saves, and the saved match goes on where it stopped', async () => {
  const cwd = temporary();
  const left = await wyrmtable(PLAY, { cwd, input: typed('1', '1', 'q') });
  const [file = ''] = readdirSync(cwd);
  expect(left.out).toContain(`--resume ${file}`);
  const back = await wyrmtable(['play', 'dragon-farkle', '--resume', file], { cwd });
  expect(back.code).toBe(0);
  // The last table that was shown is the first one now.
  const tables = (out: string) => out.split('\n\n── ').slice(1);
  expect(tables(back.out)[0]).toBe(tables(left.out).at(-1));
  const verified = await wyrmtable(['replay', file, '--verify'], { cwd });
  expect(verified.code, verified.out).toBe(0);
});

test('a second match does not overwrite the first', async () => {
  const cwd = temporary();
  await wyrmtable(PLAY, { cwd, input: typed('q') });
  await wyrmtable(PLAY, { cwd, input: typed('q') });
  expect(readdirSync(cwd)).toHaveLength(2);
});

test('a place that cannot be written to loses no match', async () => {
  const env = { TMPDIR: temporary() };
  const call = [...PLAY, '--to', join(temporary(), 'no', 'such', 'folder.json')];
  const { code, out, err } = await wyrmtable(call, { env, input: typed('1', 'q') });
  expect(code).toBe(0);
  expect(err).toContain('folder.json');
  expect(out).toContain(join(env.TMPDIR, 'folder.json'));
  expect((await wyrmtable(['replay', join(env.TMPDIR, 'folder.json'), '--verify'])).code).toBe(0);
});

test('a whole match, kept in a file when asked', async () => {
  const cwd = temporary();
  const call = [...PLAY, '--bots', 'bold', '--seats', '3', '--to', 'kept.json', '--lang', 'pl', '--name', 'Mirka'];
  // Whoever only ever takes the first choice loses to the others in the end.
  const { code, out } = await wyrmtable(call, { cwd, input: '1\n'.repeat(20_000) });
  expect(code).toBe(0);
  expect(out).toContain('Koniec partii. Wygrywa: ');
  expect(out).toContain('Mirka');
  expect(existsSync(join(cwd, 'kept.json'))).toBe(true);
  await complains(['play', 'dragon-farkle', '--resume', 'kept.json'], /is over/, { cwd });
});

test('a lost match shows its last table too', async () => {
  const call = ['play', 'etchinstone', '--seed', '1', '--options', '{"difficulty": "dontEvenTry"}'];
  const { code, out } = await wyrmtable(call, { cwd: temporary(), input: '1\n'.repeat(2000) });
  expect(code).toBe(0);
  const [end = ''] = out.split('\n\n── ').slice(-1);
  expect(end).toContain('Burhast');
  expect(end).toContain('The match is over. It is lost.');
});

test('a match among bots has no seat for you', async () => {
  const cwd = temporary();
  await wyrmtable(['simulate', 'dragon-farkle', '--games', '1', '--save', cwd]);
  const [name = ''] = readdirSync(cwd);
  const file = JSON.parse(readFileSync(join(cwd, name), 'utf8'));
  writeFileSync(join(cwd, name), JSON.stringify({ ...file, choices: [] }));
  await complains(['play', 'dragon-farkle', '--resume', name], /no seat/, { cwd });
});

test('a wrong call says so before anything is dealt', () => complains([...PLAY, '--seats', '9'], /--seats/));
