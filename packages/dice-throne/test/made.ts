// Heroes made by chance out of what is offered, and matches with heroes that somebody made.
import { BOXES, type Chance, proceed, type Seat, start, swiftChance } from '@wyrmtable/kernel';
import { offersAt, readHero } from '../src/check/index.ts';
import { placeAt, stepsOf, withAt } from '../src/check/places.ts';
import { PRINTED } from '../src/check/shapes.ts';
import type { HeroBox } from '../src/content/box.ts';
import { CONTENT } from '../src/content/catalogue.ts';
import { diceThrone } from '../src/game.ts';
import { HERO_BOXES } from '../src/heroes/index.ts';
import type { ThroneState } from '../src/state.ts';

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of one of ours under an id of its own, as out of a file. */
export function copyOf(id: string, as: string): HeroBox {
  const box = HERO_BOXES.find(({ hero }) => hero.id === id);
  const own = box?.statuses.map((status) => status.id) ?? [];
  const text = own.reduce((sum, token) => sum.replaceAll(`"${token}"`, `"${as}-${token}"`), JSON.stringify(box));
  return JSON.parse(text.replaceAll(`"${id}"`, `"${as}"`));
}

/** The document with something else in one place, if it is a hero's then. */
export function changed(box: HeroBox, at: string, value: unknown): HeroBox | null {
  return readHero(JSON.parse(JSON.stringify(withAt(box, stepsOf(at), value)))).box;
}

/** Every place in which a program of the hero says something. */
function placesOf(box: HeroBox): string[] {
  const found: string[] = [];
  const visit = (value: unknown, at: string): void => {
    if (Array.isArray(value))
      value.forEach((one: unknown, i) => {
        visit(one, isData(one) && typeof one.id === 'string' ? `${at}.${one.id}` : `${at}[${i}]`);
      });
    else if (isData(value))
      for (const [field, one] of Object.entries(value)) {
        const place = at === '' ? field : `${at}.${field}`;
        if (placeAt(PRINTED, box, place) !== undefined) found.push(place);
        visit(one, place);
      }
    if (at.includes('effects[') || at.includes('hooks.')) found.push(at);
  };
  visit({ hero: box.hero, statuses: box.statuses }, '');
  return found;
}

/** Changes so many things of the hero by chance into others that are offered in their place. */
export function madeByChance(box: HeroBox, changes: number, chance: Chance): HeroBox {
  let made = box;
  for (let i = 0; i < changes; i++) {
    const places = placesOf(made);
    const at = places[chance.below(places.length)] ?? '';
    const offers = offersAt(made, at);
    const offer = offers[chance.below(Math.max(1, offers.length))];
    if (offer !== undefined) made = changed(made, at, offer.value) ?? made;
  }
  return made;
}

/** A duel of the box's hero with one of ours. */
export function duelOf(box: HeroBox, rival: string, chance: Chance): ThroneState {
  CONTENT.learn({ [BOXES]: [box] });
  const options = { mode: 'duel', heroes: [box.hero.id, rival], promo: true } as const;
  const content = diceThrone.stock(options, 2, CONTENT.shippedAnd([box]));
  return start(diceThrone, options, 2, chance, content);
}

/** Plays on by whim; gives how many choices were made. */
export function playedOn(state: ThroneState, chance: Chance, most: number, look?: (seat: Seat) => void): number {
  const whim = swiftChance(7);
  for (let i = 0; i < most; i++) {
    const seat = diceThrone.toMove(state);
    if (seat === null) return i;
    const legal = diceThrone.choices(state);
    look?.(seat);
    // Who likes to act acts: of three whims two are for something else than passing.
    const choice = legal[legal.length > 1 && whim.below(3) > 0 ? 1 + whim.below(legal.length - 1) : 0] ?? 0;
    proceed(diceThrone, state, choice, chance);
  }
  return most;
}
