// What a card at a level is worth: the judgement behind every trade of levels against time.
import {
  type DragonId,
  dragonOf,
  type Element,
  type Face,
  faceOf,
  MAGE_CARDS,
  TOP_LEVEL,
} from '@wyrmtable/etchinstone';

/** A point of each figure. */
export const WEIGHTS = {
  basic: 0.1,
  enhancedAttack: 0.1,
  enhancedMove: 0.1,
  initiative: 0.06,
  boost: 0.2,
  armour: 0.2,
  doubled: 0.1,
  level: 0.3,
};

function faceWorth(face: Face, battle: Element): number {
  const { basic, enhanced, initiative, boost, armour, level } = face;
  return (
    WEIGHTS.basic * basic.value +
    (enhanced.kind === 'move' ? 0 : WEIGHTS.enhancedAttack * enhanced.value) +
    (enhanced.kind === 'attack' ? 0 : WEIGHTS.enhancedMove * enhanced.value) +
    WEIGHTS.initiative * initiative +
    WEIGHTS.boost * boost +
    WEIGHTS.armour * armour.value +
    (armour.element === battle ? WEIGHTS.doubled * armour.value : 0) +
    WEIGHTS.level * level
  );
}

/** By card and level; a removed card is worth nothing. */
export type Worths = readonly (readonly number[])[];

export const known = new Map<DragonId, Worths>();

export function worthsFor(dragon: DragonId): Worths {
  let worths = known.get(dragon);
  if (worths === undefined) {
    const { element } = dragonOf(dragon).battle;
    worths = MAGE_CARDS.map((_, card) => [
      0,
      ...Array.from({ length: TOP_LEVEL }, (_, i) => faceWorth(faceOf(card, i + 1), element)),
    ]);
    known.set(dragon, worths);
  }
  return worths;
}

export function worthAt(worths: Worths, card: number, level: number): number {
  return worths[card]?.[level] ?? 0;
}
