// Which dice make a difference to a row beyond meeting it: abilities that count symbols or reward a kind.
import type { Ability, Amount, Condition, Effect, LibraryAbility, Need } from '@wyrmtable/dice-throne';
import { abilityOf } from '@wyrmtable/dice-throne';
import { countBits, libraryOf, meets } from '@wyrmtable/dice-throne/inside';
import type { Stocked } from '@wyrmtable/kernel';
import { FULL } from '../odds/keeps.ts';
import { bitsOf, placesMeeting } from '../odds/needs.ts';
import { CLEAR, SIGHTS, type Sight, shownIn } from '../odds/sight.ts';
import { perLibrary } from '../per-library.ts';

/** What the row reads of the dice that activated it. */
type Probe = { readonly kind: 'face'; readonly face: string } | { readonly kind: 'need'; readonly need: Need } | 'dice';

function probeAmount(amount: Amount, into: Probe[]): void {
  if (typeof amount === 'number') return;
  switch (amount.kind) {
    case 'each':
    case 'pairs':
      into.push({ kind: 'face', face: amount.face });
      break;
    case 'numbers':
    case 'sum':
      into.push('dice');
      break;
    case 'half':
      probeAmount(amount.of, into);
      break;
    case 'total':
      for (const part of amount.of) probeAmount(part, into);
      break;
    default:
      break;
  }
}

function probeCondition(test: Condition, fresh: boolean, into: Probe[]): void {
  switch (test.kind) {
    case 'activated-by':
      into.push({ kind: 'need', need: test.need });
      break;
    case 'shows':
      if (!fresh) into.push({ kind: 'need', need: test.need });
      break;
    case 'at-least':
      if (!fresh) probeAmount(test.amount, into);
      break;
    case 'not':
      probeCondition(test.test, fresh, into);
      break;
    case 'all':
      for (const one of test.tests) probeCondition(one, fresh, into);
      break;
    default:
      break;
  }
}

/** `fresh`: dice rolled by the ability itself are read instead from there on (DT-13.3). */
function probe(effects: readonly Effect[], fresh: boolean, into: Probe[]): void {
  let rolled = fresh;
  for (const effect of effects) {
    if (!rolled && 'amount' in effect) probeAmount(effect.amount, into);
    if (!rolled && effect.verb === 'repeat') probeAmount(effect.times, into);
    if (effect.verb === 'if') {
      probeCondition(effect.test, rolled, into);
      probe(effect.effects, rolled, into);
      probe(effect.otherwise, rolled, into);
    } else if (effect.verb === 'choose') {
      for (const { effects: inner } of effect.options) probe(inner, rolled, into);
    } else if ('effects' in effect) probe(effect.effects, rolled, into);
    if (effect.verb === 'roll') rolled = true;
  }
}

/** Dice among which the row makes no difference. */
export interface DiceClass {
  readonly ability: number;
  readonly row: number;
  /** One of them. */
  readonly dice: readonly number[];
  /** All of them, by their place among the full multisets. */
  readonly places: readonly number[];
}

/** What the classes of an ability are whatever its number: worked out once for all matches it is printed in. */
const KNOWN = new WeakMap<Ability, Map<Sight, readonly RowClass[]>>();
type RowClass = Omit<DiceClass, 'ability'>;

/** The same with the ability's number in the match. */
const numberedOf = perLibrary(() => new Map<number, readonly DiceClass[]>());

function classesOfRow(of: Stocked, { ability, hero }: LibraryAbility, row: number, sight: Sight): RowClass[] {
  const { need, effects } = ability.rows[row] ?? {};
  if (need === undefined || effects === undefined) return [];
  const probes: Probe[] = [];
  probe(effects, false, probes);
  const meeting = placesMeeting(of, hero, need, sight);
  if (meeting.length === 0) return [];
  if (probes.length === 0) return [{ row, places: meeting, dice: FULL[meeting[0] ?? 0] ?? [] }];
  const signature = (dice: readonly number[]): string =>
    probes
      .map((one) => {
        if (one === 'dice') return dice.join('');
        if (one.kind === 'need') return meets(libraryOf(of), dice, one.need, hero) ? 1 : 0;
        return countBits(dice, bitsOf(of, hero, one.face));
      })
      .join();
  const found = new Map<string, number[]>();
  for (const place of meeting) {
    const key = signature(shownIn(sight, FULL[place] ?? []));
    const places = found.get(key);
    if (places === undefined) found.set(key, [place]);
    else places.push(place);
  }
  return [...found.values()].map((places) => ({ row, places, dice: FULL[places[0] ?? 0] ?? [] }));
}

function rowClasses(of: Stocked, entry: LibraryAbility, sight: Sight): readonly RowClass[] {
  const bySight = KNOWN.get(entry.ability) ?? new Map<Sight, readonly RowClass[]>();
  KNOWN.set(entry.ability, bySight);
  let classes = bySight.get(sight);
  if (classes === undefined) {
    classes = entry.ability.rows.flatMap((_, row) => classesOfRow(of, entry, row, sight));
    bySight.set(sight, classes);
  }
  return classes;
}

/** The classes of all rows of an ability with dice seen so, worked out once. */
export function classesOf(of: Stocked, ability: number, sight: Sight = CLEAR): readonly DiceClass[] {
  const numbered = numberedOf(of);
  const key = ability * SIGHTS + sight;
  let classes = numbered.get(key);
  if (classes === undefined) {
    classes = rowClasses(of, abilityOf(of, ability), sight).map((one) => ({ ability, ...one }));
    numbered.set(key, classes);
  }
  return classes;
}
