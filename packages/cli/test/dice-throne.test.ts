// Dice Throne on the command line: its content, its modes and options, and a match in the terminal.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_CARDS, HEROES } from '@wyrmtable/dice-throne';
import { describe, expect, test } from 'vitest';
import { complains, reported, temporary, wyrmtable } from './process.ts';

interface Entry {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly confidence: string;
  readonly count?: number;
}

interface HeroEntry extends Entry {
  readonly abilities: readonly Entry[];
  readonly upgrades: readonly Entry[];
  readonly cards: readonly Entry[];
  readonly statuses: readonly Entry[];
  readonly companions: readonly Entry[];
  readonly deck: readonly { readonly id: string; readonly count: number }[];
  readonly promo: readonly Entry[];
}

interface Content {
  readonly heroes: readonly HeroEntry[];
  readonly commonCards: readonly Entry[];
  readonly statuses: readonly Entry[];
}

/** Entries wherever they stand. */
function entriesIn(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'text' in value ? [value as Entry] : [];
  return [...own, ...Object.values(value).flatMap(entriesIn)];
}

describe('content', () => {
  test('is whole: heroes with their boards and decks, common cards, statuses', async () => {
    const { heroes, commonCards, statuses } = await reported<Content>(['content', 'dice-throne']);
    expect(heroes.map(({ id }) => id)).toEqual(HEROES.map(({ id }) => id));
    expect(commonCards.map(({ id }) => id)).toEqual(COMMON_CARDS.map(({ id }) => id));
    const known = new Set(statuses.map(({ id }) => id));
    const boards = new Map(HEROES.map((hero) => [hero.id, hero]));
    for (const { id, abilities, upgrades, cards, deck, promo, ...hero } of heroes) {
      expect(abilities.length, id).toBeGreaterThanOrEqual(boards.get(id)?.slots.length ?? 1);
      for (const { count } of deck) expect(count).toBe(1);
      const printed = [...commonCards, ...upgrades, ...cards].map((card) => card.id);
      expect(deck.map((card) => card.id)).toEqual(printed);
      expect(promo, id).toHaveLength(boards.get(id)?.promo === null ? 0 : 1);
      for (const token of [...hero.statuses, ...hero.companions]) expect(known.has(token.id), token.id).toBe(true);
    }
    const barbarian = heroes.find(({ id }) => id === 'barbarian');
    expect(barbarian?.abilities[0]).toMatchObject({ id: 'smack', kind: 'offensive', confidence: 'sourced' });
    const monk = heroes.find(({ id }) => id === 'monk');
    expect(monk?.abilities.find(({ id }) => id === 'fist-strike')?.confidence).toBe('single');
  });

  test('every entry has a name and a text in three languages, and says how sure we are', async () => {
    const entries = entriesIn(await reported(['content', 'dice-throne']));
    expect(entries.length).toBeGreaterThan(500);
    for (const { id, name, text, confidence } of entries) {
      for (const lang of ['en', 'pl', 'ru']) {
        expect(name[lang], `${id} ${lang}`).toBeTruthy();
        expect(text[lang], `${id} ${lang}`).toBeTruthy();
      }
      expect(['sourced', 'single', 'conflict', 'guess', 'invented'], id).toContain(confidence);
    }
  });

  test('for people, a hero is listed with what belongs to it', async () => {
    const { out } = await wyrmtable(['content', 'dice-throne', '--lang', 'pl']);
    expect(out).toContain(`Bohaterowie: ${HEROES.length}`);
    expect(out).toMatch(/Zdolności: 9/);
    expect(out).toContain('Nyra');
  });
});

describe('modes', () => {
  const MODES = [
    ['duel', 2],
    ['2v2', 4],
    ['3v3', 6],
    ['koth', 3],
    ['koth', 6],
  ] as const;
  test.for(MODES)('%s with %d players', async ([mode, seats]) => {
    const call = ['--games', '10', '--seats', String(seats), '--options', JSON.stringify({ mode }), '--bots', 'eager'];
    const told = await reported<{ finished: number; wins: number[] }>(['simulate', 'dice-throne', ...call]);
    expect(told.finished).toBe(10);
    expect(told.wins).toHaveLength(seats);
    // Teammates win together.
    if (mode === '2v2') expect(told.wins[0]).toBe(told.wins[3]);
  });

  test('promo cards change the decks', async () => {
    const digest = async (promo: boolean) => {
      const options = JSON.stringify({ heroes: ['monk', 'treant'], promo });
      return (await reported<{ digest: string }>(['simulate', 'dice-throne', '--games', '5', '--options', options]))
        .digest;
    };
    expect(await digest(true)).not.toBe(await digest(false));
  });

  const wrong = (flags: string[], about: RegExp) => complains(['simulate', 'dice-throne', ...flags], about);
  test('a mode for another number of players', () =>
    wrong(['--seats', '3', '--options', '{"mode":"duel"}'], /“Duel” is for 2 players, not for 3/));
  test('a mode that does not exist', () => wrong(['--options', '{"mode":"ffa"}'], /“mode”.*duel, 2v2, 3v3, koth/));
  test('a hero too few', () => wrong(['--options', '{"heroes":["monk"]}'], /1 hero was named for 2 seats/));
  test('a hero nobody knows', () => wrong(['--options', '{"heroes":["monk","bob"]}'], /heroes\.1.*barbarian/));
  test('an option nobody knows', () => wrong(['--options', '{"map":1}'], /no option “map”.*mode, heroes, promo/));
});

describe('in the terminal', () => {
  const PLAY = ['play', 'dice-throne', '--seed', '3', '--bots', 'eager', '--options'];
  const HEROES = '{"heroes":["barbarian","pyromancer"]}';

  test('dice are kept by typing them, hints come from the odds, texts on demand', async () => {
    const cwd = temporary();
    // With this seed the person begins: to the Roll Phase, roll, ask, keep nothing.
    const input = '1\n2\nh\nk 7\nk\nc\nq\n';
    const { code, out } = await wyrmtable([...PLAY, HEROES, '--to', 'y.json'], { cwd, input });
    expect(code).toBe(0);
    expect(out).toContain('Smack');
    expect(out).toContain('Playing for');
    expect(out).toContain('“k 7” is not one of the choices');
    expect(out).toMatch(/Dice of Player\. 1 attempt left\./);
    expect(out).toContain('── Your abilities ──');
    expect(out).toContain('Deal 4 damage.');
  });

  test('a whole match, every window says what happens without an answer, and eighty columns are enough', async () => {
    const cwd = temporary();
    const call = [...PLAY, '{"heroes":["pyromancer","huntress"]}', '--stops', 'all', '--to', 'kept.json'];
    const { code, out } = await wyrmtable(call, { cwd, input: '1\n'.repeat(3000) });
    expect(code).toBe(0);
    expect(out).toContain('The match is over. Won by: Eager.');
    expect(out).toContain('out of the game');
    const asked = out.match(/^Do you answer\?$/gm)?.length ?? 0;
    expect(asked).toBeGreaterThan(0);
    expect(out.match(/^If nobody answers, /gm)?.length).toBe(asked);
    // The log may tell longer; tables and choices may not.
    const tables = out.split('\n').filter((line) => /^[│╭▸ ]/.test(line));
    expect(tables.filter((line) => line.length > 80)).toEqual([]);
    const { chance } = JSON.parse(readFileSync(join(cwd, 'kept.json'), 'utf8'));
    expect(chance.results.length).toBeGreaterThan(0);
    const verified = await wyrmtable(['replay', 'kept.json', '--verify'], { cwd });
    expect(verified.code, verified.out).toBe(0);
  });

  test('windows ask as far as one wants them to', async () => {
    const cwd = temporary();
    const asked = async (...stops: string[]) => {
      const call = [...PLAY, '{"heroes":["monk","paladin"]}', '--to', 'kept.json', ...stops];
      const { code, out } = await wyrmtable(call, { cwd, input: '1\n'.repeat(3000) });
      expect(code).toBe(0);
      expect(out).toContain('The match is over.');
      return out;
    };
    const windows = (out: string) => out.match(/^Do you answer\?$/gm)?.length ?? 0;
    const [auto, all, off] = [await asked(), await asked('--stops', 'all'), await asked('--stops', 'off')];
    expect(auto).toContain('--stops all asks in every one');
    expect(windows(all)).toBeGreaterThan(windows(auto));
    expect(windows(auto)).toBeGreaterThan(windows(off));
    expect(off).toContain('Windows go by without asking you');
  });
  test('a wish about windows that nobody knows', () =>
    complains([...PLAY, HEROES, '--stops', 'some'], /--stops is one of auto, all, off, not “some”/));
  test('a game that asks in every window', () =>
    complains(['play', 'dragon-farkle', '--stops', 'off'], /dragon-farkle asks in every window/));

  test('four at one table', async () => {
    const call = ['play', 'dice-throne', '--seats', '4', '--seed', '2', '--lang', 'ru', '--to', 'four.json'];
    const { code, out } = await wyrmtable(call, { cwd: temporary(), input: '1\n1\nc\nq\n' });
    expect(code).toBe(0);
    expect(out).toContain('Команда 1');
    expect(out).toContain('Команда 2');
  });
});
