// Adventures on the command line: its content, its modes, and campaigns in the terminal that are gone on with from a file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { complains, dialogue, reported, temporary, wyrmtable } from './process.ts';

interface Entry {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly confidence: string;
}

/** Entries wherever they stand. */
function entriesIn(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'text' in value ? [value as Entry] : [];
  return [...own, ...Object.values(value).flatMap(entriesIn)];
}

describe('content', () => {
  test('holds as much as the box, in three languages, each with how sure we are of it', async () => {
    const content = await reported<Record<string, (Entry & { readonly cards?: readonly Entry[] })[]>>([
      'content',
      'adventures',
    ]);
    const lengths = Object.fromEntries(Object.entries(content).map(([list, entries]) => [list, entries.length]));
    expect(lengths).toMatchObject({
      tiles: 70,
      portals: 2,
      minions: 52,
      extraMinions: 25,
      loot: 140,
      scenarios: 20,
      bosses: 4,
      difficulties: 4,
      statuses: 29,
    });
    for (const { id, cards } of content.bosses ?? []) expect(new Set(cards?.map((card) => card.id)).size, id).toBe(40);
    for (const { id, name, text, confidence } of entriesIn(content)) {
      for (const words of [name, text])
        for (const lang of ['en', 'pl', 'ru']) expect(words[lang]?.trim(), `${id} ${lang}`).toBeTruthy();
      expect(['sourced', 'single', 'conflict', 'guess', 'invented'], id).toContain(confidence);
    }
    for (const entries of Object.values(content))
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('can be read in a terminal', async () => {
    const { code, out } = await wyrmtable(['content', 'adventures', '--lang', 'pl']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Kafelki: 70$/m);
    expect(out).toMatch(/^Karty scenariuszy: 20$/m);
    expect(out).toContain('[');
  });
});

describe('simulate', () => {
  interface Simulated {
    readonly finished: number;
    readonly wins: readonly number[];
    readonly losses: number;
    readonly score?: { readonly max: number };
    readonly digest: string;
  }

  test.each([
    ['one scenario', 3, { scenario: 1 }],
    ['a boss', 1, { scenario: 8, difficulty: 'insane', extraMinions: true }],
    ['boss against team', 4, { mode: 'boss-vs-team', bosses: ['mad-king'] }],
    ['boss against boss', 2, { mode: 'boss-vs-boss' }],
  ])('%s, the same for any number of workers, and its files hold', async (_, seats, options) => {
    const folder = temporary();
    const call = ['simulate', 'adventures', '--games', '6', '--bots', 'eager', '--seats', String(seats)];
    const wanted = [...call, '--options', JSON.stringify(options)];
    const alone = await reported<Simulated>([...wanted, '--save', folder]);
    const shared = await reported<Simulated>([...wanted, '--workers', '3']);
    expect(shared.digest).toBe(alone.digest);
    expect(alone.finished).toBe(6);
    const someWon = Math.max(...alone.wins);
    if ('mode' in options) expect(alone.losses).toBe(0);
    else expect(someWon + alone.losses).toBe(6);
    const replayed = await wyrmtable(['replay', join(folder, 'adventures-1-000003.json'), '--verify']);
    expect(replayed.code, replayed.out).toBe(0);
  });

  test('compares scenarios', async () => {
    const { runs } = await reported<{ runs: { value: number }[] }>([
      'simulate',
      'adventures',
      '--games',
      '1',
      '--bots',
      'eager',
      '--seats',
      '1',
      '--by',
      'scenario',
    ]);
    expect(runs.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a mode with a wrong number of seats is refused', () =>
    complains(['simulate', 'adventures', '--seats', '5'], /5/));
});

/** Both heroes belong to the person, and the dice are always the same ones. */
const PLAY = ['play', 'adventures', '--own', 'all', '--seed', '4', '--options', '{"heroes": ["monk", "treant"]}'];
const typed = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('a campaign in the terminal', () => {
  test('shows the map, and nonsense does nothing', async () => {
    const { code, out } = await wyrmtable(PLAY, { cwd: temporary(), input: typed('99', 'dance', '1', 'c', 'q') });
    expect(code).toBe(0);
    expect(out).toContain('── Scenario 1: portal exploration, Normal ──');
    expect(out).toContain('Boss Portal');
    expect(out).toContain('“99” is not one of the choices');
    expect(out).toContain('A Salve for Treant');
    expect(out).toContain('── Your hand ──');
  });

  test('is played to the end of a scenario by somebody who lets everything pass', async () => {
    const options = '{"heroes": ["monk"], "scenario": 1}';
    const call = ['play', 'adventures', '--seats', '1', '--seed', '2', '--options', options, '--lang', 'ru'];
    const { code, out } = await wyrmtable(call, { cwd: temporary(), input: 's\n1\n'.repeat(3000) });
    expect(code).toBe(0);
    expect(out).toContain('Лавка Розеллы');
    expect(out).toContain('── Лист результатов ──');
    expect(out).toContain('Партия окончена. Поражение.');
  });

  test('goes on from its file after a kill, with every choice that was made', async () => {
    const cwd = temporary();
    const file = join(cwd, 'campaign.json');
    const call = [...PLAY, '--file', 'campaign.json'];
    const answers = ['1', '2', null];
    const killed = await dialogue(call, { cwd }, () => answers.shift() ?? null);
    expect(killed.out).toContain('Spend a Salve before you move?');
    const kept: { choices: number[] } = JSON.parse(readFileSync(file, 'utf8'));
    expect(kept.choices).toHaveLength(2);
    const back = await wyrmtable(call, { cwd, input: typed('q') });
    expect(back.code, back.err).toBe(0);
    expect(back.out).toContain('2 choices were made so far');
    expect(back.out).toContain('Spend a Salve before you move?');
    expect(readFileSync(file, 'utf8')).toContain(JSON.stringify(kept.choices));
  });

  test.each([
    ['a fight', 1, 'Roll the dice'],
    ['the shop', 1, 'Rosella’s shop: buy'],
    ['a look at boss loot', 2, 'Do you keep this card?'],
  ])(
    'killed in the middle of %s it goes on there, with nothing lost and nothing doubled',
    async (_, scenario, moment) => {
      const cwd = temporary();
      const options = JSON.stringify({ heroes: ['monk'], scenario });
      const call = [
        'play',
        'adventures',
        '--seats',
        '1',
        '--seed',
        '2',
        '--options',
        options,
        '--file',
        'campaign.json',
      ];
      const killed = await dialogue(call, { cwd }, (said) =>
        said.includes(moment) ? null : said.includes('lets it pass') ? 's' : '1',
      );
      const before = readFileSync(join(cwd, 'campaign.json'), 'utf8');
      const back = await dialogue(call, { cwd }, () => 'q');
      expect(back.code, back.err).toBe(0);
      const tables = (out: string) => out.split('\n── Scenario').slice(1);
      expect(tables(back.out)[0]?.split('\n> ')[0]).toBe(tables(killed.out).at(-1)?.split('\n> ')[0]);
      expect(readFileSync(join(cwd, 'campaign.json'), 'utf8')).toBe(before);
      expect((await wyrmtable(['replay', 'campaign.json', '--verify'], { cwd })).code).toBe(0);
    },
  );

  test('giving it up is asked about once more, and can be taken back', async () => {
    const cwd = temporary();
    const call = ['play', 'adventures', '--seats', '1', '--seed', '2', '--options', '{"heroes": ["monk"]}'];
    let given = 0;
    const { code, out } = await dialogue([...call, '--file', 'campaign.json'], { cwd }, (said) => {
      if (said.includes('That ends the match')) return given++ === 0 ? 'u' : '';
      if (said.includes('Do you go on?')) return '2';
      // Whoever only ever passes and takes the first choice has lost the scenario soon.
      return said.includes('lets it pass') ? 's' : '1';
    });
    expect(code).toBe(0);
    expect(given).toBe(2);
    expect(out).toContain('Taken back.');
    expect(out).toContain('The campaign is over');
    await complains([...call, '--file', 'campaign.json'], /is over/, { cwd });
  });

  test('a damaged or foreign file is refused with a sentence and stays as it is', async () => {
    const cwd = temporary();
    const file = join(cwd, 'campaign.json');
    await wyrmtable([...PLAY, '--file', file], { cwd, input: typed('1', '1', 'q') });
    const good = readFileSync(file, 'utf8');
    const refused = async (text: string, about: RegExp) => {
      writeFileSync(file, text);
      await complains([...PLAY, '--file', file], about, { cwd });
      expect(readFileSync(file, 'utf8')).toBe(text);
    };
    await refused(good.slice(0, 100), /campaign\.json/);
    await refused('a shopping list', /campaign\.json/);
    // The match names its own content, and nobody in it is a Ninja.
    await refused(good.replace('"monk"', '"ninja"'), /heroes\.0/);
    await refused(good.replace('"adventures"', '"dragon-farkle"'), /Dragon Farkle/);
    const match: object = JSON.parse(good);
    await refused(JSON.stringify({ ...match, digest: '0'.repeat(64) }), /damaged or was changed/);
    await refused(JSON.stringify({ ...match, choices: [1, 999_999] }), /Move 1 in the record/);
    writeFileSync(file, good);
    expect((await wyrmtable([...PLAY, '--file', file], { cwd, input: typed('q') })).code).toBe(0);
  });

  test('seats change hands when it is gone on with', async () => {
    const cwd = temporary();
    const seatsIn = (): { bot: string | null }[] => JSON.parse(readFileSync(join(cwd, 'campaign.json'), 'utf8')).seats;
    await wyrmtable([...PLAY, '--file', 'campaign.json'], { cwd, input: typed('1', 'q') });
    expect(seatsIn().map(({ bot }) => bot)).toEqual([null, null]);
    const call = ['play', 'adventures', '--resume', 'campaign.json', '--own', '1', '--bots', 'eager'];
    const { code, out } = await wyrmtable(call, { cwd, input: typed('q') });
    expect(code).toBe(0);
    expect(out).toContain('Eager and You');
    expect(seatsIn().map(({ bot }) => bot)).toEqual(['eager', null]);
    expect((await wyrmtable(['replay', 'campaign.json', '--verify'], { cwd })).code).toBe(0);
  });

  test('seats that are not there are named', async () => {
    await complains(['play', 'adventures', '--own', '2'], /--own takes seats from 0 to 1/);
    expect(existsSync('wyrmtable-adventures.json')).toBe(false);
  });
});
