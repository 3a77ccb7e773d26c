// Which dice make a difference to a row beyond meeting it: abilities that count symbols or reward a kind.
import type { Amount, Condition, Effect, Need } from '@wyrmtable/dice-throne';
import { abilityOf } from '@wyrmtable/dice-throne';
import { countBits, meets } from '@wyrmtable/dice-throne/inside';
import { FULL } from '../odds/keeps.ts';
import { bitsOf, placesMeeting } from '../odds/needs.ts';
import { CLEAR, SIGHTS, type Sight, shownIn } from '../odds/sight.ts';

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

const CLASSES = new Map<number, readonly DiceClass[]>();

function classesOfRow(ability: number, row: number, sight: Sight): DiceClass[] {
  const { ability: printed, hero } = abilityOf(ability);
  const { need, effects } = printed.rows[row] ?? {};
  if (need === undefined || effects === undefined) return [];
  const probes: Probe[] = [];
  probe(effects, false, probes);
  const meeting = placesMeeting(hero, need, sight);
  if (meeting.length === 0) return [];
  if (probes.length === 0) return [{ ability, row, places: meeting, dice: FULL[meeting[0] ?? 0] ?? [] }];
  const signature = (dice: readonly number[]): string =>
    probes
      .map((one) => {
        if (one === 'dice') return dice.join('');
        if (one.kind === 'need') return meets(dice, one.need, hero) ? 1 : 0;
        return countBits(dice, bitsOf(hero, one.face));
      })
      .join();
  const found = new Map<string, number[]>();
  for (const place of meeting) {
    const key = signature(shownIn(sight, FULL[place] ?? []));
    const places = found.get(key);
    if (places === undefined) found.set(key, [place]);
    else places.push(place);
  }
  return [...found.values()].map((places) => ({ ability, row, places, dice: FULL[places[0] ?? 0] ?? [] }));
}

/** The classes of all rows of an ability with dice seen so, worked out once. */
export function classesOf(ability: number, sight: Sight = CLEAR): readonly DiceClass[] {
  const key = ability * SIGHTS + sight;
  let classes = CLASSES.get(key);
  if (classes === undefined) {
    classes = abilityOf(ability).ability.rows.flatMap((_, row) => classesOfRow(ability, row, sight));
    CLASSES.set(key, classes);
  }
  return classes;
}
