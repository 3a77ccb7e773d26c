// Every reason for a no, wherever in the house it is given, has its sentence.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusal } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { LANGS } from '../src/index.ts';
import { HERO_REFUSALS } from '../src/messages/hero-refusals.ts';
import { PEOPLE_REFUSALS } from '../src/messages/people-refusals.ts';
import { REFUSALS as TABLE_REFUSALS } from '../src/messages/refusals.ts';
import { peopleRefusalLine } from '../src/people.ts';
import { refusalLine } from '../src/refusals.ts';
import { heroRefusalLine } from '../src/shared-heroes.ts';

/** Pages of a table fetch only their own. */
const REFUSALS = { ...TABLE_REFUSALS, ...PEOPLE_REFUSALS, ...HERO_REFUSALS };

const house = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: house }).filter(
  (file) => !file.startsWith('words') && !/\.test\.tsx?$/.test(file),
);

/** `refusal('code'`, `no('code'` and `refused: 'code'`: the three ways in which the sources say no. */
const SAYS_NO = /(?:\brefusal\(\s*|\bno\(\s*|\brefused:\s*)'([a-z-]+)'/g;

function codesUsed(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of sources) {
    for (const [, code] of readFileSync(`${house}${file}`, 'utf8').matchAll(SAYS_NO)) {
      if (code !== undefined) found.set(code, file);
    }
  }
  return found;
}

/** The server lists its codes with their parameters; the words take part in neither and only read the list. */
const listed: unknown = await import(new URL('../../server/src/refusals.ts', import.meta.url).href);

function serverCodes(): Map<string, readonly string[]> {
  const { REFUSALS: codes } = listed as { REFUSALS: Record<string, readonly string[]> };
  return new Map(Object.entries(codes));
}

test('every code in the sources has a sentence', () => {
  const used = codesUsed();
  expect(used.has('illegal-choice')).toBe(true);
  expect([...used].filter(([code]) => !(code in REFUSALS))).toEqual([]);
  expect([...serverCodes().keys()].filter((code) => !(code in REFUSALS))).toEqual([]);
});

test('every code of the server is said with the parameters it sends', () => {
  for (const [code, names] of serverCodes()) {
    const params = Object.fromEntries(names.map((name) => [name, 3]));
    for (const lang of LANGS) {
      const line = code in PEOPLE_REFUSALS ? peopleRefusalLine : code in HERO_REFUSALS ? heroRefusalLine : refusalLine;
      expect(line(lang, refusal(code, params)), code).not.toContain(code);
    }
  }
});

test('no sentence is left without a code', () => {
  const known = new Set([...codesUsed().keys(), ...serverCodes().keys()]);
  expect(Object.keys(REFUSALS).filter((code) => !known.has(code))).toEqual([]);
});

test('games are called by their titles and seats are counted from one', () => {
  const crowd = refusal('seats-out-of-range', { game: 'dragon-farkle', min: 2, max: 5, seats: 9 });
  expect(refusalLine('en', crowd)).toBe('Dragon Farkle is for 2 to 5 players, not for 9.');
  expect(refusalLine('pl', crowd)).toBe('Smocze kości: liczba graczy może wynosić od 2 do 5, a podano 9.');
  expect(refusalLine('ru', crowd)).toBe('Драконьи кости: число игроков — от 2 до 5, а указано 9.');
  expect(refusalLine('pl', refusal('seat-taken', { seat: 0 }))).toBe(
    'Miejsce 1 jest już zajęte. Wybierz inne albo patrz.',
  );
  expect(refusalLine('ru', refusal('too-many-requests', { seconds: 21 }))).toBe(
    'Слишком много запросов. Попробуйте снова через 21 секунду.',
  );
});

test('modes are called by name, whichever game has them', () => {
  const boss = refusal('mode-seats', { mode: 'boss-vs-team', min: 3, max: 5, seats: 2 });
  expect(LANGS.map((lang) => refusalLine(lang, boss))).toEqual([
    'The mode “Boss vs team” is for 3 to 5 players, not for 2.',
    'Tryb „Boss kontra drużyna”: liczba graczy to od 3 do 5, a podano 2.',
    'Режим «Босс против команды»: число игроков — от 3 до 5, а указано 2.',
  ]);
  expect(refusalLine('pl', refusal('mode-seats', { mode: 'duel', min: 2, max: 2, seats: 3 }))).toBe(
    'Tryb „Pojedynek”: liczba graczy to 2, a podano 3.',
  );
});

test('a code from another version, or one without its parameters, still gets a sentence', () => {
  expect(refusalLine('en', refusal('moon-in-the-way'))).toBe(
    'That was refused, and we have no better word for it than “moon-in-the-way”.',
  );
  expect(refusalLine('pl', refusal('no-such-table'))).toBe(
    'Odmowa, a lepszego słowa niż „no-such-table” na nią nie mamy.',
  );
});

test('a pause after wrong tries speaks of them, and other pauses as ever', () => {
  const after = (work: string) => peopleRefusalLine('en', refusal('over-budget', { work, seconds: 60 }));
  expect(after('tries')).toContain('wrong tries');
  expect(after('accounts')).toContain('accounts');
  expect(after('tables')).toBe(refusalLine('en', refusal('over-budget', { work: 'tables', seconds: 60 })));
});
