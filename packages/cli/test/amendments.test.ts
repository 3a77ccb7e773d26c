// Amendments that no stored match was begun without can become plain rules; the others are still needed.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { needsOf } from '../src/editions/amendments.ts';
import { complains, reported, temporary } from './process.ts';

const corpus = fileURLToPath(new URL('../../../corpus', import.meta.url));

test('an amendment is needed as long as some match of its game was begun without it', () => {
  const ties = { id: 'ties-go-on', since: '2026-11-20', rules: ['SK-7.15'] };
  const wounds = { id: 'six-wounds', since: '2026-12-01', rules: ['SK-2.1'] };
  const match = (where: string, game: string, ...amendments: string[]) => ({ where, game, content: { amendments } });
  const matches = [
    match('old.json', 'dragon-farkle', 'ties-go-on'),
    match('new.json', 'dragon-farkle', 'ties-go-on', 'six-wounds'),
    match('other.json', 'etchinstone'),
  ];
  expect(needsOf('dragon-farkle', [ties, wounds], matches)).toEqual([
    { game: 'dragon-farkle', ...ties, matches: 0, first: null },
    { game: 'dragon-farkle', ...wounds, matches: 1, first: 'old.json' },
  ]);
});

test('the corpus, files and folders of files are looked through', async () => {
  const folder = temporary();
  cpSync(join(corpus, 'lists.json'), join(folder, 'lists.json'));
  cpSync(join(corpus, 'etchinstone', 'burhast-easy.json'), join(folder, 'one.json'));
  const alone = await reported<{ matches: number; amendments: unknown[] }>(['amendments']);
  expect(alone.matches).toBeGreaterThanOrEqual(300);
  const more = await reported<{ matches: number }>(['amendments', folder]);
  expect(more.matches).toBe(alone.matches + 1);
});

test('what is no match file, and a folder without a server’s tables', async () => {
  await complains(['amendments', 'nowhere.json'], /nowhere\.json/);
  await complains(['amendments', '--data', temporary()], /No server/);
  await complains(['amendments', '--data', 'mysql://somewhere'], /--data/);
  await complains(
    ['amendments', '--data', 'postgres://somebody:secret@127.0.0.1:9/there'],
    /127\.0\.0\.1:9\/there cannot be used/,
  );
});
