// Scenario files: those that hold, those that do not, and those that are written wrongly.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reported, temporary, wyrmtable } from './process.ts';

interface Entry {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly failures: readonly { readonly at: string; readonly problem: string; readonly path?: string }[];
  readonly final: { readonly pending: number } | null;
}

const HOLDS = `
name: The dragon eats what the roll would bring
game: dragon-farkle
given: { action: recruit, pending: 450, left: 2 }
chance: [{ dice: [1, 4], event: dragon }]
when: [roll]
then: { pending: 450, left: 1, legal: [roll, stop] }
`;

const FAILS = HOLDS.replace('pending: 450, left: 1', 'pending: 550, left: 1').replace('The dragon', 'No dragon');

function file(text: string): string {
  const path = join(temporary(), 'some.yaml');
  writeFileSync(path, text);
  return path;
}

test('every document of every file is reported, with its final state', async () => {
  const first = file(`${HOLDS}---${HOLDS}`);
  const entries = await reported<Entry[]>(['scenario', first, file(HOLDS)]);
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatchObject({ file: first, passed: true, failures: [], final: { pending: 450 } });
});

test('one that does not hold says where and is exit code 1', async () => {
  const entries = await reported<Entry[]>(['scenario', file(`${HOLDS}---${FAILS}`)], 1);
  expect(entries.map(({ passed }) => passed)).toEqual([true, false]);
  expect(entries[1]?.failures).toEqual([
    { at: 'then', problem: 'differs', path: 'pending', expected: 550, found: 450 },
  ]);
});

test('what is called illegal and can be chosen does not hold', async () => {
  const [entry] = await reported<Entry[]>(['scenario', file(HOLDS.replace('legal: [roll', 'illegal: [roll'))], 1);
  expect(entry?.failures).toEqual([
    { at: 'then', problem: 'legal', expected: 'roll' },
    { at: 'then', problem: 'legal', expected: 'stop' },
  ]);
});

test('people read it in their language', async () => {
  const { out } = await wyrmtable(['scenario', file(FAILS), '--lang', 'ru']);
  expect(out).toContain('pending должно быть 550, а есть 450');
});

test('a mistake in one document is exit code 2 with its line; the others are still reported', async () => {
  const path = file(`${HOLDS}---\nname: Odd\ngame: dragon-farkle\ngiven:\n  heroes:\n    - { armee: 3 }\n---${FAILS}`);
  const { code, out, err } = await wyrmtable(['scenario', path, '--json']);
  expect(code).toBe(2);
  expect(err).toMatch(/line 13: the scenario “Odd”.*given\.heroes\.0\.armee/);
  const entries: Entry[] = JSON.parse(out);
  expect(entries.map(({ passed, final }) => [passed, final !== null])).toEqual([
    [true, true],
    [false, false],
    [false, true],
  ]);
});

test.for([
  ['broken YAML', 'name: [1, 2\nthen: 3\n', /line 2.*YAML/],
  [
    'aliases without end',
    'a: &a [1]\nb: &b [*a, *a, *a, *a]\nc: &c [*b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c]\n',
    /YAML/,
  ],
  ['no document at all', '# nothing\n', /no scenario/],
  ['no game', 'name: Which?\n', /game: dragon-farkle/],
  ['a game nobody knows', 'name: Which?\ngame: go\n', /line 2.*game/],
  ['a plain list', '- 1\n- 2\n', /game/],
  ['an unknown key', `${HOLDS}whenever: now\n`, /whenever/],
  [
    'a token nobody knows',
    'name: A\ngame: adventures\ngiven: { heroes: [{ statuses: { luck: 1 } }] }\n',
    /line 3.*luck/,
  ],
  ['a place off the map', 'name: A\ngame: adventures\ngiven: { open: [99] }\n', /line 3.*cells are 0 to 19/],
  ['a seat nobody has', 'name: A\ngame: adventures\ngiven: { active: 7 }\n', /line 3.*nobody sits at seat 7/],
  ['options out of range', `${HOLDS}options: { wounds: 9 }\n`, /wounds cannot be so/],
  [
    'a boss nobody knows',
    'name: A\ngame: adventures\nseats: 3\noptions: { mode: boss-vs-team, bosses: [nobody] }\n',
    /line 4.*bosses\.0 cannot be so; known are fallen-barbarian/,
  ],
] as const)('%s is exit code 2', async ([, text, about]) => {
  const good = file(HOLDS);
  const { code, out, err } = await wyrmtable(['scenario', file(text), good, '--json']);
  expect(code).toBe(2);
  expect(err).toMatch(about);
  expect(err).not.toMatch(/^\s+at /m);
  const entries: Entry[] = JSON.parse(out);
  expect(entries.at(-1)).toMatchObject({ file: good, passed: true });
});

test('a missing file is exit code 2 and the report stays an array', async () => {
  const { code, out, err } = await wyrmtable(['scenario', 'nowhere.yaml', '--json']);
  expect(code).toBe(2);
  expect(err).toContain('nowhere.yaml');
  expect(JSON.parse(out)).toEqual([]);
});

const DUEL = `
name: A blow on its way
game: dice-throne
given: { dice: [1, 1, 1, 4, 5], attempts: 0, players: [{}, { statuses: { evasive: 1 } }] }
when: [{ declare: smack }]
then: { health: [50, 50] }
`;

test('a name that no state has is a mistake of the file', async () => {
  const { code, err } = await wyrmtable(['scenario', file(DUEL.replace('health:', 'healths:'))]);
  expect(code).toBe(2);
  expect(err).toContain('healths is unknown');
});

test('an end in the middle of a window is told of, unless it is said', async () => {
  const silent = await wyrmtable(['scenario', file(DUEL)]);
  expect(silent).toMatchObject({ code: 0 });
  expect(silent.out).toMatch(/warning: .*window/);
  const said = await wyrmtable(['scenario', file(DUEL.replace('then: {', 'then: { toMove: 1,'))]);
  expect(said.out).not.toContain('warning');
});

test('windows are passed up to a moment, which must come', async () => {
  const steps = 'when: [{ declare: smack }, { until: defence }, pass, { until: main-2 }]';
  const entries = await reported<Entry[]>([
    'scenario',
    file(DUEL.replace(/when: .*/, steps).replace('50, 50', '50, 46')),
  ]);
  expect(entries[0]?.passed).toBe(true);
  const never = file(DUEL.replace(/when: .*/, 'when: [{ declare: smack }, { until: main-2 }]'));
  const [stuck] = await reported<Entry[]>(['scenario', never], 1);
  expect(stuck?.failures[0]).toMatchObject({ at: 'when 2', problem: 'not-reached' });
});

test('a trace has the state after what is given and after every step', async () => {
  const entries = await reported<{ trace: { at: string; state: { dice: number[] } }[] }[]>([
    'scenario',
    '--trace',
    file(DUEL),
  ]);
  expect(entries[0]?.trace.map(({ at }) => at)).toEqual(['given', 'when 1']);
  const { out } = await wyrmtable(['scenario', '--trace', file(DUEL)]);
  expect(out).toContain('when 1: {"declare":"smack"}');
  expect(out).toContain('declared: "smack"');
});
