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
import type { ChoiceWords } from '../report/telling.ts';
import { type TableSnapshot, UNEVENTFUL } from '../table/port.ts';
import { coachedHere, coachedOnline } from './allowed.ts';
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

/** What comes of a state that has gone over the wire. */
async function sent(id: GameId, scenario: object) {
  const book = await loadScenarioBook(id);
  const { state } = openScenario(book, scenario, swiftChance(5));
  const { game } = book;
  const seat = game.toMove(state) ?? 0;
  const world: typeof state = JSON.parse(JSON.stringify(state));
  return adviceFrom({ world: { game: id, seat, state: world, parcel: parcelOf(game.content, state), seed: 3 } });
}

test('in a possible world that came from a server the coach says what it says with the match at hand', async () => {
  const given = { action: 'recruit', pending: 1500, left: 1, heroes: [{ army: 3000 }, { army: 3000 }] };
  const farkle = await sent('dragon-farkle', { given });
  expect(farkle?.ways.map(({ reading }) => reading.kind)).toEqual(['stop', 'roll']);
  const throne = await sent('dice-throne', { given: { dice: [6, 6, 6, 6, 6], attempts: 1 } });
  expect(throne?.ways[0]?.reading).toMatchObject({ kind: 'declare', ability: 'rage' });
  expect([...(farkle?.ways ?? []), ...(throne?.ways ?? [])].every(({ win }) => isChance(win))).toBe(true);
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
  expect(coachedOnline(table('dice-throne', bots), false)).toBe('dice-throne');
  expect(coachedOnline(table('adventures', bots), false)).toBe('adventures');
  expect(coachedOnline({ ...table('dice-throne', bots), day: '2026-11-18' }, false)).toBeNull();
  expect(coachedHere(table('dice-throne', bots))).toBe('dice-throne');
  expect(coachedHere(table('etchinstone', bots))).toBeNull();
});
