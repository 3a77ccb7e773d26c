// Right and wrong calls of the program as such: help, languages, flags.
import { describe, expect, test } from 'vitest';
import { complains, started, temporary, wyrmtable } from './process.ts';

const COMMANDS = [
  'games',
  'play',
  'serve',
  'bot',
  'backup',
  'restore',
  'migrate',
  'repair',
  'content',
  'odds',
  'simulate',
  'habits',
  'stops',
  'replay',
  'scenario',
  'hero',
  'new',
  'rules',
  'bench',
];

describe('help', () => {
  test('the program lists every command', async () => {
    const { code, out } = await wyrmtable(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  });

  test.for(COMMANDS)('%s explains itself', async (command) => {
    const { code, out, err } = await wyrmtable([command, '--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(`wyrmtable ${command}`);
    expect(out).toContain('--lang en|pl|ru');
  });

  test('in the language of the flag, else of the shell', async () => {
    expect((await wyrmtable(['simulate', '--help', '--lang', 'pl'])).out).toContain('ile partii');
    expect((await wyrmtable(['simulate', '--help'], { env: { LANG: 'ru_RU.UTF-8' } })).out).toContain('сколько партий');
    expect((await wyrmtable(['--lang=pl', '--help'])).out).toContain('Polecenia');
  });
});

describe('wrong calls', () => {
  test('no command', () => complains([], /--help/));
  test('an unknown command names the known ones', () => complains(['dance'], /“dance”.*games.*simulate/));
  test('an unknown flag', () => complains(['games', '--fast'], /--fast/));
  test('an unknown flag before any command', () => complains(['--fast'], /--fast/));
  test('a flag without its value', () => complains(['simulate', 'dragon-farkle', '--games', '--json'], /--games/));
  test('a value where none belongs', () => complains(['games', '--json=yes'], /--json/));
  test('a word too many', () => complains(['games', 'now'], /“now”/));
  test('a word too few', () => complains(['content'], /content <game>/));
  test('an unknown language', () => complains(['games', '--lang', 'de'], /“de”/));
  test('an unknown game', () => complains(['content', 'chess'], /“chess”.*dragon-farkle/));
  test('in Polish when asked', () => complains(['content', 'chess', '--lang', 'pl'], /Nie ma gry „chess”/));
});

describe('as a process', () => {
  test('what is reported goes to standard output, and all is well', async () => {
    expect(await started(['games', '--json'])).toEqual(await wyrmtable(['games', '--json']));
  });

  test('what is wrong goes to standard error, and the exit code says so', async () => {
    const ended = await started(['content', 'chess']);
    expect(ended).toEqual(await wyrmtable(['content', 'chess']));
    expect(ended.code).toBe(2);
  });

  test('a match in the terminal reads what is typed', async () => {
    const call = ['play', 'dragon-farkle', '--seed', '4', '--to', 'match.json'];
    const typed = { cwd: temporary(), input: '1\nq\n' };
    const ended = await started(call, typed);
    expect(ended).toEqual(await wyrmtable(call, typed));
    expect(ended.code).toBe(0);
  });
});

test('the version is that of the house', async () => {
  const { code, out } = await wyrmtable(['--version']);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
