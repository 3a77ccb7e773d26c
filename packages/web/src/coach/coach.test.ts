// The coach names what master would do and what each way is worth, in words of the table and three languages.
import { parcelOf, swiftChance } from '@wyrmtable/kernel';
import { openScenario } from '@wyrmtable/kernel/scenario';
import { type GameId, loadGame, loadScenarioBook } from '@wyrmtable/registry';
import { LANGS } from '@wyrmtable/words';
import { expect, test } from 'vitest';
import { choiceWords } from '../games/adventures/journey/choice-words.ts';
import { slips as throneSlips } from '../games/dice-throne/slips.ts';
import { slips as farkleSlips } from '../games/dragon-farkle/slips.ts';
import { adviceAt, adviceFrom } from '../report/advice.ts';
import type { Way } from '../report/protocol.ts';
import { type TableSnapshot, UNEVENTFUL } from '../table/port.ts';
import { coachedHere, coachedOnline } from './allowed.ts';
import type { ChoiceWords } from './lines.ts';
import { adviceLines } from './saying.ts';

/** Asked at that moment, what the coach says; the choices are told as readings. */
async function advised(game: GameId, scenario: object, words: ChoiceWords) {
  const registered = await loadGame(game);
  const { state } = openScenario(await loadScenarioBook(game), scenario, swiftChance(5));
  const advice = await adviceAt(registered, state, 3);
  if (advice === null) throw new RangeError(`${game} has no coach`);
  const view = registered.game.view(state, registered.game.toMove(state) ?? 0);
  const said = LANGS.map((lang) =>
    adviceLines(lang, advice, ({ reading }) => words.choice(lang, reading, ['Jagna', 'Bogusz'], view)),
  );
  return { ways: advice.ways.map(({ reading, win }) => ({ win, ...reading })), said };
}

const isChance = (win: Way['win']): boolean => win !== null && win >= 0 && win <= 1;

test('an ultimate that lies there is declared', async () => {
  const { ways, said } = await advised('dice-throne', { given: { dice: [6, 6, 6, 6, 6], attempts: 1 } }, throneSlips);
  expect(ways[0]).toMatchObject({ kind: 'declare', ability: 'rage' });
  expect(ways.every(({ win }) => isChance(win))).toBe(true);
  expect(ways.length).toBeGreaterThan(1);
  expect(said.map((lines) => lines.length)).toEqual([3, 3, 3]);
  expect(said[0]?.[0]).toMatch(/^Master would choose: .*Rage.* \(\d+\s?% to win\)\.$/);
});

test('with much waiting and one die left one stops', async () => {
  const { ways, said } = await advised(
    'dragon-farkle',
    {
      given: { action: 'recruit', pending: 1500, left: 1, heroes: [{ army: 3000 }, { army: 3000 }] },
    },
    farkleSlips,
  );
  expect(ways.map(({ kind }) => kind)).toEqual(['stop', 'roll']);
  const [stop, roll] = ways.map(({ win }) => win ?? 0);
  expect(stop).toBeGreaterThan(roll ?? 1);
  expect(said[0]?.[1]).toMatch(/percentage points? less/);
});

test('in a fight of an adventure ways have figures, on the map they have none', async () => {
  const hero = { seats: 1, options: { heroes: ['barbarian'], scenario: 1 } };
  const fight = await advised(
    'adventures',
    {
      ...hero,
      given: {
        step: 'hero',
        enemies: [{ minion: 'lost-swordsman' }],
        heroes: [{ faces: 0 }],
        dice: [1, 1, 2, 3, 3],
        attempts: 0,
      },
    },
    choiceWords,
  );
  expect(fight.ways[0]).toMatchObject({ kind: 'declare', ability: 'smack', row: 2 });
  expect(fight.ways.every(({ win }) => isChance(win))).toBe(true);
  const map = await advised(
    'adventures',
    { ...hero, given: { heroes: [{ health: 5, statuses: { salve: 2 } }] } },
    choiceWords,
  );
  expect(map.ways).toEqual([{ win: null, kind: 'salve' }]);
  expect(map.said[0]).toHaveLength(1);
});

test('from the view alone the coach says what it says with the match at hand', async () => {
  const book = await loadScenarioBook('dragon-farkle');
  const given = { action: 'recruit', pending: 1500, left: 1, heroes: [{ army: 3000 }, { army: 3000 }] };
  const { state } = openScenario(book, { given }, swiftChance(5));
  const { game } = book;
  const seat = game.toMove(state) ?? 0;
  const view = { ...game.view(state, seat), library: state.library };
  const wanted = { game: 'dragon-farkle', seat, view, choices: game.choices(state, seat), seed: 3 };
  const advice = await adviceFrom({ imagine: { ...wanted, parcel: parcelOf(game.content, state) } });
  expect(advice?.ways.map(({ reading }) => reading.kind)).toEqual(['stop', 'roll']);
  expect(advice?.ways.every(({ win }) => isChance(win))).toBe(true);
});

test('where a view does not tell enough there is no advice from it', async () => {
  const book = await loadScenarioBook('dice-throne');
  const { state } = openScenario(book, {}, swiftChance(5));
  const { game } = book;
  const view = { ...game.view(state, 0), library: state.library };
  const wanted = { game: 'dice-throne', seat: 0, view, choices: game.choices(state, 0), seed: 3 };
  expect(await adviceFrom({ imagine: { ...wanted, parcel: parcelOf(game.content, state) } })).toBeNull();
});

test('a server’s table has a coach in unrated play against bots, and for who sits there', () => {
  const seat = (mine: boolean, bot: string | null) => ({
    name: 'Jagna',
    bot,
    taken: true,
    connected: true,
    ready: true,
    mine,
  });
  const table = (game: string, seats: TableSnapshot['seats']): TableSnapshot => ({
    status: 'playing',
    game,
    options: {},
    seats,
    watcher: 0,
    view: {},
    choices: [],
    events: [],
    outcome: null,
    ...UNEVENTFUL,
  });
  const bots = [seat(true, null), seat(false, 'adept')];
  expect(coachedOnline(table('dragon-farkle', bots), false)).toBe('dragon-farkle');
  expect(coachedOnline(table('dragon-farkle', bots), true)).toBeNull();
  expect(coachedOnline(table('dragon-farkle', [seat(true, null), seat(false, null)]), false)).toBeNull();
  expect(coachedOnline(table('dragon-farkle', [seat(false, 'adept'), seat(false, 'adept')]), false)).toBeNull();
  // Its view does not tell what is being resolved.
  expect(coachedOnline(table('dice-throne', bots), false)).toBeNull();
  expect(coachedHere(table('dice-throne', bots))).toBe('dice-throne');
  expect(coachedHere(table('etchinstone', bots))).toBeNull();
});
