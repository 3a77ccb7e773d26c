// Somebody who looks at every frame of a table: no stops but the needed ones, motion as it is, at the speed and size that a tool was given.
import type { Browser } from 'playwright-core';
import { DESK, type Person, PHONE, visit } from './people.ts';

interface Looks {
  readonly phone: boolean;
  readonly speed: string;
  readonly calm: boolean;
}

export const onlooker = (
  browser: Browser,
  address: string,
  { phone, speed, calm }: Looks,
  kept: Readonly<Record<string, unknown>>,
): Promise<Person> =>
  visit(browser, {
    address,
    screen: phone ? PHONE : DESK,
    remembers: { 'wyrmtable.stops.dice-throne': { habit: 'off' }, 'wyrmtable.settings': { speed }, ...kept },
    animated: true,
    calm,
  });
