// Whoever comes while the moment of a window is being waited for hears everything they lack when it is over.
import { PASS } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { ClockWorld, type Somebody } from './clock-world.ts';

const PEOPLE = ['mirka', 'borys'];

const numbersHeard = ({ heard }: Somebody): number[] =>
  heard
    .flatMap((told) => (told.type === 'events' || told.type === 'update' ? told.events : []))
    .map((one) => one.number);

/** A window whose moment is not over, after a few events at least, and somebody whom it asks. */
function windowBegun(): { readonly world: ClockWorld; readonly asked: string } {
  const world = new ClockWorld(PEOPLE, { clock: { kind: 'none' }, rated: false });
  for (const name of PEOPLE) world.comes(name);
  for (let i = 0; i < 600; i++) {
    const asked = PEOPLE.find((name) => (world.update(name)?.choices.length ?? 0) > 0);
    const choices = asked === undefined ? [] : (world.update(asked)?.choices ?? []);
    if (world.table.pause !== null && asked !== undefined && choices.includes(PASS)) return { world, asked };
    if (asked !== undefined) world.moves(asked, choices[0]);
    world.passes(400);
  }
  throw new Error('no window came');
}

test.each([false, true])('the store fails meanwhile: %s', (fails) => {
  const { world, asked } = windowBegun();
  const last = world.table.told[2] ?? 0;
  const wanda = world.comes('wanda', 0, 'off', { since: last - 3 });
  expect(numbersHeard(wanda)).toEqual([]);
  if (fails) {
    world.disk.broken = true;
    expect(world.moves(asked, PASS)).toBe('storage-failed');
    world.disk.broken = false;
  }
  world.passes(2000);
  expect(numbersHeard(wanda).slice(0, 3)).toEqual([last - 2, last - 1, last]);
});
