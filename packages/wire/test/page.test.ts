// The protocol page and the wire agree: every message is described there, and every example is one.
import { readFileSync } from 'node:fs';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { SAID, type SaidType } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const said = page.slice(page.indexOf('\n## 3.'));
const types = Object.keys(SAID) as SaidType[];

/** The messages in the tables of what a client says. */
const examples = Array.from(said.matchAll(/^\| `(\{"type":.*?\})` /gm), ([, text = '']): { type: string } =>
  JSON.parse(text),
);

test('every message a client may say has its row on the page, and no other', () => {
  expect(examples.map(({ type }) => type).sort()).toEqual([...types].sort());
});

test.for(types)('the example of “%s” is one, also with a number, and with nothing else', (type) => {
  const example = examples.find((one) => one.type === type);
  expect(Check(SAID[type], example)).toBe(true);
  expect(Check(SAID[type], { ...example, id: 7 })).toBe(true);
  expect(Check(SAID[type], { ...example, more: 1 })).toBe(false);
});
