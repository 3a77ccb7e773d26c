// What is said before anything is installed is said in every language of the house: nothing else asks for it.
import { readFileSync } from 'node:fs';
import { LANGS } from '@wyrmtable/words';
import { expect, test } from 'vitest';

const MESSAGE = /\{\s*en: [\s\S]*?\}/g;

test.each(['ready.mjs', 'start.mjs'])('%s', (file) => {
  const messages = readFileSync(new URL(file, import.meta.url), 'utf8').match(MESSAGE) ?? [];
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) for (const lang of LANGS) expect(message).toMatch(new RegExp(`\\b${lang}: '`));
});
