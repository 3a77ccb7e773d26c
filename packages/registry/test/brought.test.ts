// Content that does not ship travels with the match, and is looked at before anything of it is played.
import { BOXES, isRefusal, replay, verify } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { loadGame, openParcel, prepare } from '../src/index.ts';
import { madeBox, madeMatch, provisions } from './made.ts';

const registered = await loadGame('dice-throne');

test('a broken hero is refused with its place, and one of ours cannot be passed off as another', async () => {
  const misspelt = madeBox((text) => text.replace('"face":"sword"', '"face":"swrod"'));
  expect(await prepare(registered, await provisions(misspelt))).toMatchObject({
    refused: 'bad-hero',
    params: { hero: 'hail-witch', at: 'hero.cards.get-some.effects[1].amount', fault: 'no-such' },
  });
  const barbarian = madeBox((text) => text.replaceAll('hail-witch', 'barbarian'));
  expect(await prepare(registered, await provisions(barbarian))).toMatchObject({
    refused: 'bad-hero',
    params: { at: 'hero.id', fault: 'taken' },
  });
});

test('what is no box, too many boxes, and pieces outside of a box are not taken in', async () => {
  const box = madeBox((text) => text.replaceAll('hail-', 'ice-'));
  const { content } = await provisions(box);
  const bringing = (brought: Record<string, unknown[]>) => prepare(registered, { content, brought });
  expect(await bringing({ [BOXES]: ['witch'] })).toMatchObject({ params: { path: 'brought.boxes[0]' } });
  expect(await bringing({ [BOXES]: Array(7).fill(box) })).toMatchObject({ params: { path: 'brought.boxes' } });
  expect(await bringing({ heroes: [box.hero], statuses: [...box.statuses] })).toMatchObject({
    refused: 'content-missing',
  });
});

test('a match with a made hero is a file that brings it, replays and verifies', async () => {
  const file = JSON.parse(JSON.stringify(await madeMatch(madeBox(), 200)));
  expect(file.brought).toEqual({ [BOXES]: [madeBox()] });
  const again = replay(registered.game, file);
  if (isRefusal(again)) throw new Error(again.refused);
  expect(verify(file, again)).toEqual({ digest: true, commitment: true, dice: true });
  expect(await openParcel(registered, again.state, { content: file.content, brought: file.brought })).toBeNull();
});
