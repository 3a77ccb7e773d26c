// Nobody who owns the box looks for a term in vain on a card either: generated and hand-written texts and all names of
// content, where verbs are bent and words are put together that no message file holds as they are printed.
import { GAME_IDS as GAMES, type GameId } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { BRITISH, TERMS, type Term } from '../packages/words/src/terms.ts';
import { type Text, textsOf } from './texts.ts';

/** Whose terms are held against those of a box. */
const BOOKS: Readonly<Partial<Record<GameId, NonNullable<Term['books']>[number]>>> = {
  'dice-throne': 'throne',
  adventures: 'adventures',
  etchinstone: 'etchinstone',
  'dragon-farkle': 'farkle',
};

const texts = new Map<GameId, readonly Text[]>();
for (const game of GAMES) texts.set(game, await textsOf(game));

test('every game has its texts', () => {
  for (const game of GAMES) expect(texts.get(game)?.length).toBeGreaterThan(0);
});

test.each(TERMS.map((term): [string, Term] => [`${term.lang}: ${term.en}`, term]))(
  '%s',
  (_, { lang, never, books }) => {
    const wrong = GAMES.filter((game) => books === undefined || books.some((book) => book === BOOKS[game])).flatMap(
      (game) =>
        (texts.get(game) ?? [])
          .filter(({ name, text }) => never.test(name[lang]) || never.test(text[lang]))
          .map(({ path, name, text }) => [path, name[lang], text[lang]]),
    );
    expect(wrong).toEqual([]);
  },
);

test('English is spelled as the names on the cards are', () => {
  const wrong = [...texts.values()].flat().filter(({ name, text }) => BRITISH.test(name.en) || BRITISH.test(text.en));
  expect(wrong.map(({ path, text }) => [path, text.en])).toEqual([]);
});
