// A match with a hero that somebody made, opened where nobody has heard of it: every call is a process of its own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeBox, madeMatch } from '../../registry/test/made.ts';
import { started, temporary } from './process.ts';

function replayed(text: string) {
  const path = join(temporary(), 'match.json');
  writeFileSync(path, text);
  return started(['replay', path, '--verify', '--json']);
}

test('the file brings the hero: it replays and verifies; a broken hero is refused with the place', async () => {
  const text = JSON.stringify(await madeMatch(madeBox(), 150));
  const { code, out } = await replayed(text);
  expect(code).toBe(0);
  expect(JSON.parse(out).verified).toMatchObject({ holds: true, digest: true, dice: true, choices: true });

  const refused = async (changed: string, why: RegExp) => {
    const { code: ended, err } = await replayed(changed);
    expect(err).toMatch(why);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(ended).toBe(2);
  };
  const misspelt = text.replace('"face":"sword"', '"face":"swrod"');
  await refused(misspelt, /“hail-witch”.*hero\.cards\.get-some\.effects\[1\]/);
  const { brought, ...without } = JSON.parse(text);
  await refused(
    JSON.stringify(without),
    /^The match in .*match\.json is played with content that is not here: heroes\/hail-witch.* keep the file/,
  );
  // A list of content that leaves out what its heroes need.
  const bare = { ...without, brought, content: { ...without.content, statuses: [] } };
  await refused(JSON.stringify(bare), /content that is not here: status called/);
});
