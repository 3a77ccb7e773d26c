// What fits in a place of a hero that is being made: for every verb, number, condition or id that could stand there, one that
// the checks find nothing wrong with. Nothing is known here of any verb: each is tried.
import type { AnySlot, Fields, IdKind, Tagged } from '../content/slots.ts';
import { traitOf } from '../content/verbs/index.ts';
import { type Effect, WHO } from '../content/vocabulary.ts';
import { HERO_BOXES } from '../heroes/index.ts';
import { knownOn } from './known.ts';
import { shippedWith } from './loaded.ts';
import { placeAt, stepsOf, withAt } from './places.ts';
import { abilitiesOf, boardPrograms, cardsOf, checkBoard, type Printed, tokenPrograms } from './printed.ts';
import { checkProgram } from './programs.ts';
import { PRINTED } from './shapes.ts';
import { familyOf } from './vocabulary.ts';
import { walk } from './walk.ts';

/** Something that may stand there: as it would be written, and what it is called in the vocabulary. */
export interface Offer {
  readonly name: string;
  readonly value: unknown;
}

/** So many ways to fill in a new literal are tried before it is taken not to fit. */
const MOST_TRIES = 120;

/** The ids that a hero's programs may name, by what they name. */
function idsFor({ hero, statuses }: Printed): (of: IdKind) => readonly string[] {
  const shipped = shippedWith(HERO_BOXES).statuses;
  const own = statuses.map(({ id }) => id);
  const all: Partial<Record<IdKind, readonly string[]>> = {
    symbol: hero.die,
    status: [...own, ...hero.statuses, ...shipped.map(({ id }) => id)],
    slot: hero.slots.map(({ id }) => id),
    ability: abilitiesOf(hero).map(({ ability }) => ability.id),
    card: cardsOf(hero).map(({ card }) => card.id),
    group: statuses.flatMap(({ hooks }) => hooks.group?.name ?? []),
  };
  return (of) => [...new Set(all[of] ?? [])];
}

type Ids = ReturnType<typeof idsFor>;

/** What stands where somebody has just put a verb: small numbers, the first of several, nothing that may be left out. */
function blanks(slot: AnySlot, ids: Ids): readonly unknown[] {
  switch (slot.kind) {
    case 'whole':
    case 'part':
      return [Math.min(slot.most, Math.max(slot.least, 1))];
    case 'flag':
      return [false];
    case 'only':
      return [slot.value];
    case 'oneOf':
      return slot.of;
    case 'id':
      return ids(slot.of).slice(0, 1);
    case 'text':
      return [];
    case 'tagged':
      return PLAINEST[slot.of];
    case 'either': {
      const nothing = slot.of.find((one) => one.kind === 'only');
      return blanks(nothing ?? slot.of[0] ?? slot, ids);
    }
    case 'list':
      return [Array.from({ length: slot.least }, () => blanks(slot.of, ids)[0])];
    case 'record':
      return ids(slot.keys).map((id) => ({ [id]: blanks(slot.of, ids)[0] }));
    case 'object':
      return literals(slot.fields(), {}, ids);
    case 'maybe':
      return [undefined];
  }
}

const PLAINEST: Readonly<Record<Tagged, readonly unknown[]>> = {
  amount: [1],
  condition: [{ kind: 'goes-first' }],
  need: [{ kind: 'small-straight' }],
  effect: [{ verb: 'draw', amount: 1 }],
};

/** Every way to fill in the fields, the plainest first. */
function literals(fields: Fields, tag: object, ids: Ids): readonly object[] {
  let all: readonly object[] = [tag];
  for (const [field, slot] of Object.entries(fields)) {
    const ways = blanks(slot, ids);
    all = ways
      .flatMap((way) => all.map((one) => (way === undefined ? one : { ...one, [field]: way })))
      .slice(0, MOST_TRIES);
  }
  return all;
}

/** What waits for the attack's target is meant for it. */
function othersFirst(verb: string, fields: Fields): Fields {
  const waiting = (effect: { verb: string }): effect is Effect => Object.hasOwn(familyOf('effect').table, effect.verb);
  const effect = { verb };
  if (!waiting(effect) || traitOf(effect).waits !== true) return fields;
  const turned = Object.entries(fields).map(([field, slot]): [string, AnySlot] =>
    slot.kind === 'oneOf' && WHO.every((who) => slot.of.includes(who))
      ? [field, { kind: 'oneOf', of: ['target', 'attacker', 'picked', ...slot.of.filter((who) => who === 'self')] }]
      : [field, slot],
  );
  return Object.fromEntries(turned);
}

/** Everything that could stand in the slot: by its name, in every way worth trying. */
function candidates(slot: AnySlot, ids: Ids): readonly (readonly [name: string, ways: readonly unknown[]])[] {
  switch (slot.kind) {
    case 'flag':
      return [true, false].map((value) => [String(value), [value]] as const);
    case 'only':
      return [[String(slot.value), [slot.value]]];
    case 'oneOf':
      return slot.of.map((value) => [value, [value]] as const);
    case 'id':
      return ids(slot.of).map((value) => [value, [value]] as const);
    case 'tagged': {
      const { tag, table } = familyOf(slot.of);
      const kinds = Object.entries(table).map(([name, fields]) => {
        const turned = slot.of === 'effect' ? othersFirst(name, fields) : fields;
        return [name, literals(turned, { [tag]: name }, ids)] as const;
      });
      return slot.of === 'amount' ? [['number', [1]], ...kinds] : kinds;
    }
    case 'either':
      return slot.of.flatMap((one) => candidates(one, ids));
    case 'maybe':
      return [['nothing', [undefined]], ...candidates(slot.of, ids)];
    default:
      return [];
  }
}

const isPrinted = (data: unknown, { slot, value }: { slot: AnySlot; value: unknown }): data is Printed =>
  (value === undefined && slot.kind === 'maybe') || walk(slot, value).length === 0;

/** What is wrong at that place or inside it, as text to compare. */
function wrong(box: Printed, at: string, around: string): readonly string[] {
  const known = knownOn(box.hero, [...shippedWith(HERO_BOXES).statuses, ...box.statuses]);
  const holds = (program: { readonly at: string }) => at.startsWith(`${program.at}[`);
  const [program] = boardPrograms(box.hero).filter(holds);
  const [token] = tokenPrograms(box.statuses).filter(holds);
  const flaws =
    program !== undefined
      ? checkProgram(program.effects, program.scene, known, program.at)
      : token !== undefined
        ? checkProgram(token.effects, token.scene, { ...known, symbols: null }, token.at)
        : checkBoard(box, known);
  return flaws.filter((flaw) => flaw.at.startsWith(around)).map(({ fault }) => JSON.stringify(fault));
}

/**
 * What may be put at that place of a hero whose shape is right; empty where numbers, texts and lists stand, which have their
 * limits in the description. What stands there now is always among it.
 */
export function offersAt(box: Printed, at: string): readonly Offer[] {
  const place = placeAt(PRINTED, box, at);
  if (place === undefined) return [];
  const { slot, value: now, around, literal } = place;
  const ids = idsFor(box);
  const steps = stepsOf(at);
  // What was wrong with the literal that stands there is gone with it.
  const before = around === '' || literal ? [] : wrong(box, at, around);
  const fits = (value: unknown): boolean => {
    const changed = withAt(box, steps, value);
    if (!isPrinted(changed, { slot, value })) return false;
    return around === '' || wrong(changed, at, around).every((one) => before.includes(one));
  };
  const standing = JSON.stringify(now);
  return candidates(slot, ids).flatMap(([name, ways]) => {
    const stands = ways.find((way) => JSON.stringify(way) === standing);
    const value = stands !== undefined ? now : ways.find(fits);
    return value === undefined && !ways.includes(undefined) ? [] : [{ name, value }];
  });
}
