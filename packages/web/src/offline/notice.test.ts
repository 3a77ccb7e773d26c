import { expect, test } from 'vitest';
import { sentencesIn } from '../word/sentences.ts';
import { noticeOf } from './notice.ts';

test('word is shown in the language of the device, one of each kind for a table, and leads there', () => {
  expect(noticeOf({ kind: 'move', table: 'h4k9tw', game: 'dragon-farkle' }, sentencesIn('pl'))).toEqual({
    title: 'Twój ruch',
    body: 'Smocze kości: stół czeka na ciebie.',
    tag: 'move h4k9tw',
    data: '/t/h4k9tw',
  });
  const challenge = { kind: 'challenge', table: 'k2', game: 'dice-throne', by: 'Mirka $& <b>' };
  expect(noticeOf(challenge, sentencesIn('ru'))).toMatchObject({ body: 'Mirka $& <b> вызывает вас: Трон кубов.' });
});

test('where nothing was put away, or nothing can be read, something is shown all the same', () => {
  const nothing = { titles: {}, texts: {} };
  expect(noticeOf({ kind: 'move', table: 'h4k9tw', game: 'dragon-farkle' }, nothing)).toMatchObject({
    title: 'Wyrmtable',
    body: '',
    data: '/t/h4k9tw',
  });
  for (const odd of [null, 7, 'text', { kind: 3, table: {} }])
    expect(noticeOf(odd, sentencesIn('en'))).toEqual({ title: 'Wyrmtable', body: '', tag: ' ', data: '/' });
});
