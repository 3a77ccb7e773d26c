// A hero that nobody ships, and a match in which bots play it: what somebody's workshop would send.
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { BOXES, type Brought, isRefusal, type Manifest, type MatchFile, refOf } from '@wyrmtable/kernel';
import { expect } from 'vitest';
import { botChoice, botToMove, matchFileOf, openMatch, playChoice } from '../src/device-match.ts';
import { loadGame, prepare } from '../src/index.ts';

type Box = (typeof HERO_BOXES)[number];

/** The Barbarian under another name, with a token of its own. */
export function madeBox(change: (text: string) => string = (text) => text): Box {
  const barbarian = HERO_BOXES.find(({ hero }) => hero.id === 'barbarian');
  const own = barbarian?.statuses.map(({ id }) => id) ?? [];
  const renamed = own.reduce((text, id) => text.replaceAll(`"${id}"`, `"hail-${id}"`), JSON.stringify(barbarian));
  const text = renamed.replaceAll('"barbarian"', '"hail-witch"');
  return JSON.parse(change(text));
}

/** What a duel of the made hero with the Monk names and brings. */
export async function provisions(box: Box): Promise<{ readonly content: Manifest; readonly brought: Brought }> {
  const { game } = await loadGame('dice-throne');
  const { heroes = [], statuses = [], ...rest } = game.stock({ heroes: ['monk', 'monk'], promo: false }, 2);
  const own = box.statuses.map(refOf);
  const content = { ...rest, heroes: [refOf(box.hero), ...heroes], statuses: [...statuses, ...own] };
  return { content, brought: { [BOXES]: [box] } };
}

/** So many choices of random players; the file as any device writes it. */
export async function madeMatch(box: Box, choices: number): Promise<MatchFile> {
  const registered = await loadGame('dice-throne');
  const { content, brought } = await provisions(box);
  expect(await prepare(registered, { content, brought })).toBeNull();
  const seats = [
    { name: 'Mirka', bot: null },
    { name: 'random', bot: 'random' },
  ];
  const options = { mode: 'duel', heroes: ['hail-witch', 'monk'], promo: false };
  const begun = {
    game: 'dice-throne',
    version: registered.game.version,
    options,
    content,
    seats,
    seed: 'ab'.repeat(32),
  };
  const match = openMatch(registered, { ...begun, words: [] }, []);
  if (isRefusal(match)) throw new Error(match.refused);
  for (let i = 0; i < choices && registered.game.toMove(match.state) !== null; i++) {
    const choice = botChoice(match, botToMove(match) ?? 'random');
    if (isRefusal(choice)) throw new Error(choice.refused);
    expect(playChoice(match, choice)).toBeNull();
  }
  return matchFileOf(match);
}
