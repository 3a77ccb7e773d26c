// Talk at a table, by the machine itself: who may say what, who hears it, and what nobody is told.
import type { Said, Spoken, TalkWish } from '@wyrmtable/wire';
import { expect, test } from 'vitest';
import { ClockWorld } from './clock-world.ts';

const NONE = { clock: { kind: 'none' }, rated: false } as const;

/** Mirka and Borys play, Wanda and Witold watch. */
function table(wishes: Partial<Record<string, TalkWish>> = {}): ClockWorld {
  const world = new ClockWorld(['mirka', 'borys'], NONE);
  for (const name of ['mirka', 'borys', 'wanda', 'witold']) world.comes(name, 0, wishes[name] ?? 'free');
  return world;
}

const heard = (world: ClockWorld, name: string): (string | undefined)[] => {
  let all: readonly Spoken[] = [];
  for (const told of world.who(name).heard)
    if (told.type === 'talk') all = told.whole ? told.said : [...all, ...told.said];
  return all.map(({ phrase, text }) => phrase ?? text);
};
const say = (words: Omit<Said<'say'>, 'type'>): Said<'say'> => ({ type: 'say', ...words });

test('a phrase goes as a code to everybody who hears phrases, and to who watches too', () => {
  const world = table({ borys: 'phrases', witold: 'off' });
  expect(world.says('mirka', say({ phrase: 'hello' }))).toBeNull();
  expect(['mirka', 'borys', 'wanda', 'witold'].map((name) => heard(world, name))).toEqual([
    ['hello'],
    ['hello'],
    ['hello'],
    [],
  ]);
  const told = world.who('borys').heard.findLast((one) => one.type === 'talk');
  expect(told).toMatchObject({ said: [{ number: 1, name: 'mirka', seat: 0, room: 'players', phrase: 'hello' }] });
  expect(world.who('mirka').heard.findLast((one) => one.type === 'talk')).toMatchObject({ said: [{ own: true }] });
});

test('free words stay among the players who wish them; who plays never hears who watches', () => {
  const world = table();
  expect(world.says('mirka', say({ text: 'secret plan' }))).toBeNull();
  expect(world.says('wanda', say({ text: 'she bluffs' }))).toBeNull();
  expect(world.says('witold', say({ phrase: 'nice-roll' }))).toBeNull();
  expect(heard(world, 'borys')).toEqual(['secret plan']);
  expect(heard(world, 'witold')).toEqual(['she bluffs', 'nice-roll']);
  expect(world.says('borys', { type: 'hear', talk: 'phrases' })).toBeNull();
  expect(heard(world, 'borys')).toEqual([]);
  expect(world.says('borys', say({ text: 'hm' }))).toBe('chat-off');
  expect(world.says('mirka', say({ text: 'are you there' }))).toBe('nobody-hears');
  expect(world.says('mirka', { type: 'hear', talk: 'off' })).toBeNull();
  expect(world.says('mirka', say({ phrase: 'thanks' }))).toBe('talk-off');
});

test('when the match is over all talk together', () => {
  const world = table();
  expect(world.says('wanda', say({ phrase: 'good-luck' }))).toBeNull();
  expect(world.says('mirka', { type: 'resign' })).toBeNull();
  expect(world.says('wanda', say({ text: 'what a match' }))).toBeNull();
  expect(heard(world, 'borys')).toEqual(['what a match']);
});

test('what is invisible or stacked is folded, too long is refused, and nothing at all too', () => {
  const world = table();
  expect(world.says('mirka', say({ text: '\u200b\u2800 \u202e' }))).toBe('bad-words');
  expect(world.says('mirka', say({ text: 'x'.repeat(201) }))).toBe('bad-words');
  expect(world.says('mirka', say({}))).toBe('bad-message');
  expect(world.says('mirka', say({ text: 'a', phrase: 'hello' }))).toBe('bad-message');
  expect(world.says('mirka', say({ text: `z\u0301\u0302${'\u0303'.repeat(50)}algo\u200b \u202e!` }))).toBeNull();
  expect([...(heard(world, 'borys')[0] ?? '')].length).toBeLessThan(12);
});

test('whoever was muted or blocked is not heard, and is told only that nobody hears', () => {
  const world = table({ wanda: 'off', witold: 'off' });
  expect(world.says('borys', say({ text: 'you fool' }))).toBeNull();
  world.deafens('mirka', 'borys');
  expect(heard(world, 'mirka')).toEqual([]);
  expect(world.says('borys', say({ text: 'fool again' }))).toBe('nobody-hears');
  expect(world.says('mirka', say({ phrase: 'good-bye' }))).toBeNull();
  world.deafens('mirka');
  expect(heard(world, 'mirka')).toEqual(['you fool', 'good-bye']);
});

test('what is said to who is away waits for them, through a kill; who writes freely can be seen', () => {
  const world = table();
  expect(world.info('mirka').seats.map(({ chats }) => chats)).toEqual([true, true]);
  world.leaves('borys');
  expect(world.info('mirka').seats.map(({ chats }) => chats)).toEqual([true, undefined]);
  expect(world.says('mirka', say({ text: 'back on Sunday' }))).toBeNull();
  world.killed(1000);
  world.comes('borys', 0, 'free');
  expect(heard(world, 'borys')).toEqual(['back on Sunday']);
  expect(world.says('mirka', { type: 'hear', talk: 'free' })).toBeNull();
  expect(heard(world, 'mirka')).toEqual(['back on Sunday']);
});

test('what cannot be written is not said, and the last two hundred things are kept', () => {
  const world = table();
  world.disk.broken = true;
  expect(world.says('mirka', say({ phrase: 'hello' }))).toBe('storage-failed');
  expect(heard(world, 'borys')).toEqual([]);
  world.disk.broken = false;
  for (let i = 0; i < 230; i++) expect(world.says('mirka', say({ text: `word ${i}` }))).toBeNull();
  expect(world.table.talk.length).toBe(200);
  expect(world.table.talk.at(-1)).toMatchObject({ number: 230, text: 'word 229' });
  world.comes('wera', 0, 'free');
  expect(heard(world, 'wera')).toEqual([]);
  world.leaves('borys');
  world.comes('borys', 0, 'free');
  expect(heard(world, 'borys').length).toBe(50);
});
