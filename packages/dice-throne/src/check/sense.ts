// Whether a hero's box makes sense: everything it names exists and is named, and what is printed can be played.
import { digest } from '@wyrmtable/kernel';
import type { HeroBox } from '../content/box.ts';
import type { Status } from '../content/shapes.ts';
import type { IdKind } from '../content/slots.ts';
import { checksOf, everything } from '../content/verbs/checks.ts';
import type { Fault, Flaw } from './faults.ts';
import { knownOn } from './known.ts';
import { boardPrograms, cardsOf, checkBoard, type Program, tokenPrograms } from './printed.ts';

/** What ships besides the box: whose statuses there are. */
export interface Shipped {
  readonly statuses: readonly Status[];
  /** The hero in whose box a status lies. */
  readonly ownerOf: (status: string) => string | undefined;
}

/** Everything that is wrong with a box whose shape is right. */
export function senseOf(box: HeroBox, shipped: Shipped): Flaw[] {
  return [
    ...naming(box, shipped),
    ...checkBoard(box, knownOn(box.hero, [...shipped.statuses, ...box.statuses])),
    ...unused(box, [...boardPrograms(box.hero), ...tokenPrograms(box.statuses)]),
  ];
}

/** Names and things go together: nothing without a name, no name without a thing, nothing twice. */
function naming(box: HeroBox, shipped: Shipped): Flaw[] {
  const { hero, names, statuses, worth } = box;
  const flaws: Flaw[] = [];
  const say = (at: string, fault: Fault) => flaws.push({ at, fault });
  const match = (what: IdKind, at: string, things: readonly string[], named: Readonly<Record<string, unknown>>) => {
    const there = new Set(things);
    for (const id of there) if (!Object.hasOwn(named, id)) say(at, { kind: 'unnamed', what, id });
    for (const id of Object.keys(named)) if (!there.has(id)) say(at, { kind: 'only-named', what, id });
  };
  const once = (what: IdKind, at: string, ids: readonly string[]) => {
    for (const id of new Set(ids.filter((one, i) => ids.indexOf(one) !== i))) say(at, { kind: 'twice', what, id });
  };
  const upgrades = hero.slots.flatMap((slot) => slot.upgrades);
  const cards = cardsOf(hero).map(({ card }) => card.id);
  const own = statuses.map(({ id }) => id);
  match('symbol', 'names.symbols', hero.die, names.symbols);
  match('symbol', 'hero.faceIcons', hero.die, hero.faceIcons);
  match(
    'ability',
    'names.abilities',
    hero.slots.map(({ printed }) => printed.id),
    names.abilities,
  );
  match(
    'ability',
    'names.added',
    upgrades.flatMap(({ adds }) => adds.map(({ id }) => id)),
    names.added,
  );
  const turned = hero.slots.flatMap(({ printed, otherSide }) =>
    otherSide === null || otherSide.id === printed.id ? [] : [otherSide.id],
  );
  match('ability', 'names.otherSide', turned, names.otherSide);
  match('card', 'names.cards', cards, names.cards);
  match('status', 'names.statuses', own, names.statuses);
  for (const id of Object.keys(worth)) if (!own.includes(id)) say('worth', { kind: 'only-named', what: 'status', id });
  once(
    'slot',
    'hero.slots',
    hero.slots.map(({ id }) => id),
  );
  once('card', 'hero.cards', [...cards, ...upgrades.map(({ id }) => id)]);
  once('status', 'statuses', own);
  for (const { id, printed } of hero.slots)
    if (id !== printed.id) say(`hero.slots.${id}`, { kind: 'no-such', what: 'slot', id: printed.id });
  const exists = new Set([...own, ...shipped.statuses.map(({ id }) => id)]);
  for (const id of [...hero.statuses, ...Object.keys(hero.limits)])
    if (!exists.has(id)) say('hero.statuses', { kind: 'no-such', what: 'status', id });
  for (const status of statuses) {
    const { id } = status;
    const owner = shipped.ownerOf(id);
    if (owner === undefined || owner === hero.id) continue;
    // A token of ours comes along with a copy of its hero; another one must have a name of its own.
    const ours = shipped.statuses.find((one) => one.id === id);
    if (digest(ours) !== digest(status)) say(`statuses.${id}`, { kind: 'taken', what: 'status', id });
  }
  return flaws;
}

/** A token of one's own that nothing brings into play. */
function unused({ statuses }: HeroBox, programs: readonly Program[]): Flaw[] {
  const given = new Set(
    programs.flatMap(({ effects }) => everything(effects).flatMap((effect) => checksOf(effect).places?.(effect) ?? [])),
  );
  return statuses.flatMap(({ id }) =>
    given.has(id) ? [] : [{ at: `statuses.${id}`, fault: { kind: 'never-given', id } } as const],
  );
}
