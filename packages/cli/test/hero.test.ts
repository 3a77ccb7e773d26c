// `hero show` prints a hero of ours, `hero check` takes it back and says what is wrong with others.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { expect, test } from 'vitest';
import { complains, temporary, wyrmtable } from './process.ts';

const IDS = HERO_BOXES.map(({ hero }) => hero.id);

function file(name: string, text: string): string {
  const path = join(temporary(), name);
  writeFileSync(path, text);
  return path;
}

const shown = async (id: string) => (await wyrmtable(['hero', 'show', id])).out;

test.each([IDS[0] ?? '', IDS.at(-1) ?? ''])('%s is shown in the form that is checked', async (id) => {
  const { code, out } = await wyrmtable(['hero', 'check', file('hero.json', await shown(id)), '--json']);
  expect(JSON.parse(out)).toMatchObject({ ok: true, problems: [] });
  expect(code).toBe(0);
});

test('what is wrong is said where it is, in the language asked for', async () => {
  const text = (await shown('barbarian')).replace('"face": "sword"', '"face": "swrod"');
  const path = file('hero.json', text);
  const { code, out } = await wyrmtable(['hero', 'check', path, '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    ok: false,
    problems: [{ at: expect.stringMatching(/^hero\./), problem: 'There is no such symbol: “swrod”.' }],
  });
  expect((await wyrmtable(['hero', 'check', path, '--lang', 'pl'])).out).toContain('symbol „swrod”');
  expect((await wyrmtable(['hero', 'check', path, '--lang', 'ru'])).out).toContain('символ «swrod»');
});

test('what is no hero at all, or no JSON, or not there', async () => {
  await complains(['hero', 'check', file('a.json', '[1, 2]')], /no hero/);
  await complains(['hero', 'check', file('b.json', '{')], /b\.json/);
  await complains(['hero', 'check', join(temporary(), 'nowhere.json')], /nowhere/);
  await complains(['hero', 'check', file('c.json', `"${'x'.repeat(600_000)}"`)], /larger/);
  await complains(['hero', 'show', 'nobody'], /“nobody”.*barbarian/);
  await complains(['hero', 'juggle', 'nobody'], /“juggle”/);
});

test('the vocabulary is one JSON value with every verb', async () => {
  const { code, out } = await wyrmtable(['hero', 'vocabulary']);
  expect(code).toBe(0);
  const { format, families } = JSON.parse(out);
  expect(format).toBe('wyrmtable-vocabulary/1');
  expect(families.effect.entries.damage.fields.type.of).toContain('undefendable');
  await complains(['hero', 'vocabulary', 'damage'], /“vocabulary”/);
  await complains(['hero', 'show'], /hero show ID/);
});
