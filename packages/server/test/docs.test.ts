// The protocol page says what the code does: codes, messages and the worked examples of the dice and of a hidden choice.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CARDS, KINDS } from '@wyrmtable/dragon-farkle';
import {
  bound,
  chachaChance,
  contentDigest,
  die,
  diffBetween,
  patched,
  pickHash,
  readOptions,
  streamKey,
  wordHash,
} from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { REFUSALS } from '../src/index.ts';
import { begin } from '../src/running.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

test('every refusal of the server stands in the table, with its parameters', () => {
  for (const [code, params] of Object.entries(REFUSALS)) {
    const row = page.match(new RegExp(`^\\| \`${code}\` +\\|([^|]*)\\|`, 'm'));
    expect(row?.[1]?.trim(), code).toBe(params.join(', '));
  }
});

test('every kind of choice and every card is named', () => {
  for (const kind of KINDS) expect(page).toContain(`"kind":"${kind}"`);
  for (const { id } of CARDS) expect(page).toContain(`\`${id}\``);
});

test('the worked example of the dice is right', () => {
  const seed = page.match(/seed `([0-9a-f]{64})`/)?.[1] ?? '';
  const row = (name: string) =>
    page
      .match(new RegExp(`^\\| ${name} +\\|(.*)\\|$`, 'm'))?.[1]
      ?.replaceAll('`', '')
      .trim();
  const key = streamKey(seed, ['rzepa', 'лопата']);
  const content = page.match(/content with the digest\n`([0-9a-f]{64})`/)?.[1] ?? '';
  expect(content).toBe(contentDigest({ cards: ['skrzek@00', 'sakwa@11'] }));
  const agreed = { table: 'h4k9tw', game: 'dragon-farkle', version: '1', options: { wounds: 3 }, seats: [null, null] };
  const terms = { ...agreed, content };
  expect(row('commitment')).toBe(bound(seed, terms));
  expect(row('hash of `rzepa`')).toBe(wordHash(bound(seed, terms), 'rzepa'));
  expect(row('hash of `лопата`')).toBe(wordHash(bound(seed, terms), 'лопата'));
  expect(row('key')).toBe(Buffer.from(key).toString('hex'));
  const words = chachaChance(key);
  expect(row('first words of the stream')).toBe(Array.from({ length: 4 }, () => words.below(2 ** 32)).join(', '));
  const dice = chachaChance(key);
  expect(row('six dice')).toBe(Array.from({ length: 6 }, () => die(dice)).join(', '));
  const list = [0, 1, 2, 3, 4];
  chachaChance(key).shuffle(list);
  expect(row('or the list 0, 1, 2, 3, 4 shuffled')).toBe(list.join(', '));
});

test('the worked example of a hidden choice is right', () => {
  const cell = (name: string) => page.match(new RegExp(`^\\| ${name} +\\| \`(.*)\` +\\|$`, 'm'))?.[1] ?? '';
  const parts: unknown = JSON.parse(cell('text of a promise'));
  expect(parts).toEqual(['wyrmtable-pick/1', 'h4k9tw', 0, 'monk', '0123456789abcdef0123456789abcdef']);
  expect(cell('hash of a promise')).toBe(pickHash('h4k9tw', 0, 'monk', '0123456789abcdef0123456789abcdef'));
  expect(cell('hash of a promise')).toBe(createHash('sha256').update(cell('text of a promise')).digest('hex'));
});

test('the example of a change is one, and leads where it says', () => {
  const text = page.match(/^\{ "picture": 13, "change": .*\}$/m)?.[0] ?? '';
  const { change }: { change: object } = JSON.parse(text);
  const hero = { army: 0, items: 1 };
  const before = { turn: 3, heroes: [hero, hero], dice: [1, 5], face: 'dragon', action: 'recruit' };
  const after = { ...before, turn: 4, heroes: [hero, { ...hero, army: 250 }], dice: [5, 6, 6, 2, 4, 1], face: null };
  expect(patched(before, change)).toEqual(after);
  expect(diffBetween(before, after)).toEqual(change);
});

const games = readFileSync(new URL('../../../docs/protocol-games.md', import.meta.url), 'utf8');

test.each([
  ['Dice Throne', 'dice-throne', 2],
  ['Etchinstone', 'etchinstone', 1],
  ['Adventures', 'adventures', 2],
] as const)('every field of a view of %s is explained', async (title, id, seats) => {
  const { game } = await loadGame(id);
  const options = readOptions(game, {}, seats);
  const run = begin({
    id: 'h4k9tw',
    game,
    options,
    content: game.stock(options, seats),
    seats,
    seed: '5e'.repeat(32),
    words: [],
  });
  const section = games.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
  const common = games.split(/^## /m)[0] ?? '';
  for (const field of Object.keys(game.view(run.state, 0)))
    expect(`${common}${section}`, field).toContain(`\`${field}\``);
});
