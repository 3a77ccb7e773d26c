// Every first match can be played to its end: each step's choice is there, each text can be said, in three languages.
import { readdirSync, readFileSync } from 'node:fs';
import { PASS } from '@wyrmtable/kernel';
import { type GameId, loadGame, loadScenarioBook } from '@wyrmtable/registry';
import { LANGS, phrase } from '@wyrmtable/words';
import { describe, expect, test } from 'vitest';
import { mapStorage } from '../../test/storage.ts';
import { atTableOf } from '../games/at-table.ts';
import { isWorthRolling } from '../games/dragon-farkle/odds.ts';
import { openDeviceStorage } from '../shell/device-storage.ts';
import { isToRead, type Lesson, openLesson } from './lesson.ts';
import type { LessonPlan } from './plan.ts';
import { isOffered, keepProgress, NOT_BEGUN, progressIn } from './progress.ts';

const GAMES = ['dice-throne', 'dragon-farkle', 'adventures'] as const satisfies readonly GameId[];

async function planOf(game: GameId): Promise<LessonPlan> {
  const plan = await (await atTableOf(game)).firstMatch?.();
  if (plan === undefined) throw new RangeError(`${game} teaches in its own way`);
  return plan;
}

/** Does what the step asks for; false when the match has become free. */
function follow(lesson: Lesson): boolean {
  const step = lesson.step();
  if (step === null) return false;
  if (isToRead(step)) lesson.next();
  else {
    const right = lesson.offered().filter(lesson.isRight);
    expect(right, step.topic).toHaveLength(1);
    lesson.choose(right[0] ?? PASS);
  }
  return true;
}

/** Where the sheets and components are, to find the parts that lessons point at. */
const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
  .join('\n');

describe.each(GAMES)('the first match of %s', (game) => {
  test('leads through all its steps to a match that is free and goes on', async () => {
    const plan = await planOf(game);
    const book = await loadScenarioBook(game);
    const lesson = openLesson(book, plan);
    while (follow(lesson));
    const { state } = lesson.scenario;
    expect(book.game.toMove(state)).toBe(0);
    expect(lesson.offered()).toEqual(book.game.choices(state, 0));
    for (let turns = 0; turns < 60 && book.game.toMove(state) !== null; turns++) {
      lesson.choose(book.game.choices(state).at(-1) ?? PASS);
    }
  });

  test('what was watched stays to be read, and nothing is asked before; what was read already does not', async () => {
    const plan = await planOf(game);
    const lesson = openLesson(await loadScenarioBook(game), plan);
    const stayed = new Set<string>();
    do {
      const step = lesson.step();
      if (step?.kind !== 'watch') continue;
      stayed.add(step.topic);
      expect(lesson.offered()).toEqual([]);
    } while (follow(lesson));
    const said = plan.steps.filter(({ kind, topic }, i) => kind === 'watch' && plan.steps[i - 1]?.topic !== topic);
    expect([...stayed]).toEqual(said.map(({ topic }) => topic));
  });

  test('can be left after any step and taken up there', async () => {
    const plan = await planOf(game);
    const book = await loadScenarioBook(game);
    const lesson = openLesson(book, plan);
    do {
      const again = openLesson(book, plan, lesson.kept());
      expect(again.scenario.state).toEqual(lesson.scenario.state);
      expect(again.step()).toBe(lesson.step());
      expect(again.offered()).toEqual(lesson.offered());
    } while (follow(lesson));
  });

  test('says every step in three languages, and points at parts that the table has', async () => {
    const { steps, texts, names, free } = await planOf(game);
    for (const lang of LANGS) {
      for (const topic of [...steps.map((step) => step.topic), free]) {
        const { title, text } = texts[topic] ?? {};
        if (title === undefined || text === undefined) throw new RangeError(`nothing is said at ${topic}`);
        const said = `${phrase(lang, title)} ${phrase(lang, text, names(lang))}`;
        expect(said).not.toMatch(/[{}]|undefined/);
      }
    }
    const used = new Set([...steps.map(({ topic }) => topic), free]);
    expect(Object.keys(texts).filter((topic) => !used.has(topic))).toEqual([]);
    for (const { point } of steps) {
      for (const [, name] of point.matchAll(/\.([\w-]+)/g))
        expect(sources).toMatch(new RegExp(`["\`' ]${name}["\`' ]`));
    }
  });

  test('refuses nothing but asks for the right thing: other choices of the kind are offered too', async () => {
    const plan = await planOf(game);
    const lesson = openLesson(await loadScenarioBook(game), plan);
    let wrong = 0;
    do wrong += lesson.offered().filter((choice) => !lesson.isRight(choice)).length;
    while (follow(lesson));
    expect(wrong).toBeGreaterThan(0);
  });

  test('has a bot to play on with', async () => {
    const { level } = await planOf(game);
    expect((await loadGame(game)).bots[level]).toBeDefined();
  });
});

test('each leads where its words say: a rival nearly beaten, an army for the lair, a shard and loot', async () => {
  const end = async (game: GameId) => {
    const book = await loadScenarioBook(game);
    const lesson = openLesson(book, await planOf(game));
    while (follow(lesson));
    return book.show(lesson.scenario.state);
  };
  expect(await end('dice-throne')).toMatchObject({ health: [27, 4], players: [{ cp: 0 }, {}] });
  expect(await end('dragon-farkle')).toMatchObject({ heroes: [{ army: 5100 }, { army: 2800 }] });
  expect(await end('adventures')).toMatchObject({ shards: 1, heroes: [{ mystery: ['codex-ii'] }] });
});

test('where Dragon Farkle teaches to roll on or to stop, that answer shines', async () => {
  const { game, show } = await loadScenarioBook('dragon-farkle');
  const lesson = openLesson(await loadScenarioBook('dragon-farkle'), await planOf('dragon-farkle'));
  const { state } = lesson.scenario;
  const taught: string[] = [];
  const shining: string[] = [];
  do {
    const offered = lesson.offered().map((choice) => ({ kind: game.read(choice, state).kind, choice }));
    const roll = offered.find(({ kind }) => kind === 'roll');
    if (roll === undefined || !offered.some(({ kind }) => kind === 'stop')) continue;
    taught.push(lesson.isRight(roll.choice) ? 'roll' : 'stop');
    const { left, pending } = show(state);
    shining.push(isWorthRolling({ left: Number(left), extraDie: false }, Number(pending)) ? 'roll' : 'stop');
  } while (follow(lesson));
  expect(taught).toEqual(['roll', 'stop', 'roll', 'stop']);
  expect(shining).toEqual(taught);
});

test('a newcomer is offered it until they have played, finished or said no', () => {
  const storage = mapStorage();
  const device = openDeviceStorage(() => storage);
  expect(isOffered('dice-throne', device)).toBe(true);
  keepProgress('dice-throne', { ...NOT_BEGUN, step: 2, choices: [7, 9] }, device);
  expect(progressIn('dice-throne', device)).toEqual({ step: 2, choices: [7, 9], done: false });
  expect(isOffered('dice-throne', device)).toBe(true);
  keepProgress('dice-throne', { ...NOT_BEGUN, done: true }, device);
  expect(isOffered('dice-throne', device)).toBe(false);
  expect(isOffered('dragon-farkle', device)).toBe(true);
  device.write('lesson.dragon-farkle', { step: 'spoilt' });
  expect(progressIn('dragon-farkle', device)).toBeNull();
});
