// What is odd about a hero that can be played: its author is told, and nobody of ours is odd in that way.
import { expect, test } from 'vitest';
import { oddities } from '../src/check/index.ts';
import { HERO_BOXES } from '../src/heroes/index.ts';
import { changed, copyOf } from './made.ts';

const RAGE = 'hero.slots.rage.printed.rows[0]';
const kinds = (data: unknown) => oddities(JSON.parse(JSON.stringify(data))).map(({ at, odd }) => `${at}: ${odd.kind}`);

test.each(HERO_BOXES.map((box) => [box.hero.id, box] as const))(
  '%s deals ultimate damage by its ultimate',
  (_, box) => {
    expect(kinds(box).filter((line) => line.endsWith('not-ultimate'))).toEqual([]);
  },
);

test('an ultimate whose damage is called undefendable says too little: nobody can prevent it (DT-9.3)', () => {
  const grunt = copyOf('barbarian', 'grunt');
  expect(kinds(grunt)).not.toContain(`${RAGE}: not-ultimate`);
  const row = grunt.hero.slots.find(({ id }) => id === 'rage')?.printed.rows[0];
  const number = row?.effects.findIndex(({ verb }) => verb === 'damage') ?? -1;
  expect(kinds(changed(grunt, `${RAGE}.effects[${number}].type`, 'undefendable'))).toContain(`${RAGE}: not-ultimate`);
});

test('other things that are odd are told where they are', () => {
  const grunt = copyOf('barbarian', 'grunt');
  const dear = changed(grunt, 'hero.slots.smack.upgrades.smack-ii.cost', 12);
  expect(kinds(dear)).toContain('hero.slots.smack.upgrades.smack-ii.cost: dear');
  expect(kinds(changed(grunt, 'hero.slots.smack.printed.rows[1].effects', []))).toContain(
    'hero.slots.smack.printed.rows[1]: does-nothing',
  );
});
