// Heroes are checked when they are loaded: one that reads what cannot be there never reaches a table.
import type { HeroBox } from '../content/box.ts';
import type { Flaw } from './faults.ts';
import { type Shipped, senseOf } from './sense.ts';

/** A hero of ours that cannot be played, and why. */
export class UnplayableHero extends Error {
  readonly hero: string;
  readonly flaws: readonly Flaw[];
  constructor(hero: string, flaws: readonly Flaw[]) {
    const places = flaws.map(({ at, fault }) => `${at}: ${Object.values(fault).join(' ')}`);
    super(`the hero ${hero} cannot be played: ${places.join('; ')}`);
    this.name = 'UnplayableHero';
    this.hero = hero;
    this.flaws = flaws;
  }
}

/** Everything that ships, for whoever is checked beside it. */
export function shippedWith(boxes: readonly HeroBox[]): Shipped {
  const owners = new Map(boxes.flatMap(({ hero, statuses }) => statuses.map((status) => [status.id, hero.id])));
  return { statuses: boxes.flatMap(({ statuses }) => statuses), ownerOf: (status) => owners.get(status) };
}

/** The boxes as they are, if all of them can be played. */
export function playable<const Boxes extends readonly HeroBox[]>(boxes: Boxes): Boxes {
  const shipped = shippedWith(boxes);
  for (const box of boxes) {
    const flaws = senseOf(box, shipped);
    if (flaws.length > 0) throw new UnplayableHero(box.hero.id, flaws);
  }
  return boxes;
}
