// A hero from a file is one like any other: simulated, asked about, saved, replayed and verified, and called as its author says.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { expect, test } from 'vitest';
import { complains, temporary, wyrmtable } from './process.ts';

type Document = { [field: string]: Document } & { id: string };

/** The Barbarian under a name of its own, called in Polish alone; a card and a token are its own too. */
function grunt(change: (document: Document) => void = () => {}): string {
  const barbarian = HERO_BOXES.find(({ hero }) => hero.id === 'barbarian');
  const text = JSON.stringify(barbarian).replaceAll('"barbarian"', '"osilek"').replaceAll('"stun"', '"lomot"');
  const document = JSON.parse(text);
  document.names.hero = { pl: 'Osiłek' };
  document.names.statuses.lomot = { pl: { nominative: 'Łomot', genitive: 'Łomotu' } };
  document.worth = undefined;
  document.look = undefined;
  change(document);
  const path = join(temporary(), 'osilek.json');
  writeFileSync(path, JSON.stringify(document));
  return path;
}

const DUEL = JSON.stringify({ heroes: ['osilek', 'monk'] });

test('names in one language are enough, and what is missing is said', async () => {
  const { code, out } = await wyrmtable(['hero', 'check', grunt(), '--json']);
  expect(code).toBe(0);
  const { ok, problems, odd } = JSON.parse(out);
  expect({ ok, problems }).toEqual({ ok: true, problems: [] });
  expect(odd).toContainEqual({ at: 'names', problem: expect.stringMatching(/^2 names are missing in English/) });
  const lines = (await wyrmtable(['hero', 'check', grunt(), '--lang', 'ru'])).out;
  expect(lines).toMatch(/Странно, но не ошибка/);
});

test('it is simulated, by one worker as by two, saved, replayed and verified', async () => {
  const folder = join(temporary(), 'matches');
  const call = ['simulate', 'dice-throne', '--games', '3', '--seed', '5', '--bots', 'eager', '--json'];
  const hero = ['--hero', grunt(), '--options', DUEL];
  const alone = JSON.parse((await wyrmtable([...call, ...hero, '--save', folder])).out);
  const shared = JSON.parse((await wyrmtable([...call, ...hero, '--workers', '2'])).out);
  expect(alone).toMatchObject({ finished: 3, unfinished: 0 });
  expect(shared.digest).toBe(alone.digest);
  const [first = ''] = readdirSync(folder);
  const file = JSON.parse(readFileSync(join(folder, first), 'utf8'));
  expect(file.brought.boxes).toHaveLength(1);
  expect(file.brought.boxes[0].names.hero.ru.nominative).toBe('Osiłek');
  const { code, out } = await wyrmtable(['replay', join(folder, first), '--verify', '--lang', 'pl']);
  expect(code).toBe(0);
  expect(out).toContain('Osiłek');
});

test('without a word about heroes it may be drawn by lot', async () => {
  const { code, out } = await wyrmtable(['simulate', 'dice-throne', '--hero', grunt(), '--games', '2', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ finished: 2 });
});

test('a copy that keeps the id of one of ours stands in for it on one’s own device', async () => {
  const path = join(temporary(), 'barbarian.json');
  const stronger = JSON.stringify(HERO_BOXES.find(({ hero }) => hero.id === 'barbarian'));
  writeFileSync(path, stronger.replace('"verb":"damage","amount":4', '"verb":"damage","amount":9'));
  const options = JSON.stringify({ heroes: ['barbarian', 'monk'] });
  const call = ['simulate', 'dice-throne', '--games', '4', '--bots', 'eager', '--options', options, '--json'];
  const ours = JSON.parse((await wyrmtable(call)).out);
  const theirs = JSON.parse((await wyrmtable([...call, '--hero', path])).out);
  expect(theirs.finished).toBe(4);
  expect(theirs.digest).not.toBe(ours.digest);
});

test('its odds are those of its board', async () => {
  const { out } = await wyrmtable(['odds', 'dice-throne', '--hero-file', grunt(), '--dice', 'none', '--json']);
  const ours = await wyrmtable(['odds', 'dice-throne', '--hero', 'barbarian', '--dice', 'none', '--json']);
  expect(JSON.parse(out).rows).toEqual(JSON.parse(ours.out).rows);
});

test('what cannot be played, and a game that knows no heroes', async () => {
  const broken = grunt((document) => {
    Object.assign(document.hero ?? {}, { die: ['sword'] });
  });
  await complains(['simulate', 'dice-throne', '--hero', broken], /hero\.die: There are too few entries/);
  await complains(['simulate', 'dice-throne', '--hero', join(temporary(), 'nobody.json')], /nobody\.json/);
  await complains(['simulate', 'dragon-farkle', '--hero', grunt()], /heroes of one’s own/);
  await complains(['odds', 'dice-throne', '--hero-file', broken], /cannot be played/);
});

test('it is balanced against the sixteen, whatever the number of workers', async () => {
  const call = ['lab', 'dice-throne', '--hero', grunt(), '--level', 'eager', '--duels', '16', '--json'];
  const alone = JSON.parse((await wyrmtable([...call, '--workers', '1'])).out);
  expect(alone).toMatchObject({ hero: 'osilek', level: 'eager', overall: { games: 16 }, changes: [], proposals: [] });
  expect(alone.rivals).toHaveLength(16);
  expect(JSON.parse((await wyrmtable([...call, '--workers', '2'])).out)).toEqual(alone);
  const lines = (await wyrmtable([...call.slice(0, -1), '--lang', 'pl'])).out;
  expect(lines).toContain('Osiłek: wygrane');
  await complains(['lab', 'adventures', '--hero', grunt()], /--hero/);
});
