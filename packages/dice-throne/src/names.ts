// What everything in Dice Throne is called; the keys are the ids.
import type { Noun } from '@wyrmtable/kernel/names';
import type { HeroNames } from './content/ids.ts';
import { HERO_BOXES } from './heroes/index.ts';

export { COMMON_CARD_NAMES } from './content/common-card-names.ts';
export type { AbilityId, CommonCard, HeroNames } from './content/ids.ts';

/** The sheets of names, by hero. */
export const HERO_NAMES: ReadonlyMap<string, HeroNames> = new Map(
  HERO_BOXES.map(({ hero, names }) => [hero.id, names]),
);
export const STATUS_NAMES: ReadonlyMap<string, Noun> = new Map(
  HERO_BOXES.flatMap(({ names }) => Object.entries<Noun>(names.statuses)),
);
