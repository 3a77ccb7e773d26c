// First encounters: found in the view of who is asked, told in three languages, each once, and only to who has learned here.
import { swiftChance } from '@wyrmtable/kernel';
import { openScenario } from '@wyrmtable/kernel/scenario';
import { type GameId, loadScenarioBook } from '@wyrmtable/registry';
import { LANGS } from '@wyrmtable/words';
import { expect, test } from 'vitest';
import { meets as adventures } from '../games/adventures/encounters.ts';
import { meets as diceThrone } from '../games/dice-throne/encounters.ts';
import { meets as dragonFarkle } from '../games/dragon-farkle/encounters.ts';
import { openDeviceStorage } from '../shell/device-storage.ts';
import { hasLearned } from './learned.ts';
import { type Meets, metIn, newTo, remember } from './meeting.ts';

const memory = () =>
  openDeviceStorage(() => {
    throw new Error('forbidden');
  });

async function metAt(game: GameId, meets: Meets, scenario: object) {
  const book = await loadScenarioBook(game);
  const { state } = openScenario(book, scenario, swiftChance(5));
  const found = meets.in(book.game.view(state, book.game.toMove(state) ?? 0));
  for (const meeting of found)
    for (const lang of LANGS) {
      expect(meeting.title(lang)).not.toBe('');
      expect(meeting.text(lang)).not.toMatch(/[{}]|^$/);
    }
  return found.map(({ key }) => key);
}

test('statuses of Dice Throne are met as they lie there', async () => {
  const players = [{ statuses: { burn: 1 } }, { statuses: { knockdown: 1 } }];
  const keys = await metAt('dice-throne', diceThrone, { given: { players } });
  expect(keys).toEqual(['status burn', 'status knockdown']);
  expect(await metAt('dice-throne', diceThrone, {})).toEqual([]);
});

test('a Brawl and the Final Battle of Dragon Farkle are explained with their figures', async () => {
  const heroes = [{ army: 6000 }, { army: 900 }];
  expect(await metAt('dragon-farkle', dragonFarkle, { given: { action: 'finalBattle', heroes } })).toEqual(['battle']);
  expect(await metAt('dragon-farkle', dragonFarkle, { given: { action: 'brawl', target: 1, heroes } })).toEqual([
    'brawl',
  ]);
  expect(await metAt('dragon-farkle', dragonFarkle, { given: { action: 'recruit', heroes } })).toEqual([]);
});

test('a boss is met before what its fight brings', async () => {
  const keys = await metAt('adventures', adventures, { seats: 1, options: { heroes: ['barbarian'], scenario: 2 } });
  expect(keys[0]).toBe('boss');
});

test('each is new once', async () => {
  const storage = memory();
  const meetings = ['window', 'ultimate'].map((key) => ({ key, title: () => key, text: () => key }));
  expect(newTo(metIn('dice-throne', storage), meetings)?.key).toBe('window');
  const met = remember('dice-throne', 'window', storage);
  expect(newTo(met, meetings)?.key).toBe('ultimate');
  expect(metIn('dice-throne', storage)).toEqual(['window']);
  expect(metIn('dragon-farkle', storage)).toEqual([]);
});

test('who has declined to learn, or never began, is not taught in passing', () => {
  const storage = memory();
  expect(hasLearned('dice-throne', storage)).toBe(false);
  storage.write('lesson.dice-throne', { step: 0, choices: [], done: true });
  expect(hasLearned('dice-throne', storage)).toBe(false);
  storage.write('lesson.dice-throne', { step: 3, choices: [4, 8], done: false });
  expect(hasLearned('dice-throne', storage)).toBe(true);
});
