// Action sets read off their cards, and the numbers they bring: action, initiative, armour, bonus (ETCH-9 to ETCH-13).
import { ROLES } from '../content/figures.ts';
import { cardOf, effectOf, enemyOf, faceOf, figuresOf } from '../content/library.ts';
import type { Charged, Element, Face } from '../content/verbs.ts';
import { type Affair, levelOf, NONE, setsOf, spareOf, UNDECIDED } from '../state.ts';
import type { Addend, Source, Tally } from './tally.ts';

/** One action set, read off its cards (ETCH-9). */
export interface Reading {
  readonly set: number;
  readonly spell: Face;
  readonly spellCard: number;
  readonly elementCard: number;
  readonly boostCard: number;
  /** Printed initiative of the Element card (ETCH-9.11). */
  readonly initiative: number;
  readonly enhanced: boolean;
  readonly kind: 'attack' | 'move';
  readonly fits: boolean;
  readonly value: number;
  /** The element that armour and bonus look at, or null (ETCH-9.10, ETCH-12.9). */
  readonly element: Element | null;
}

export const faceIn = (affair: Affair, card: number): Face => faceOf(affair, card, levelOf(affair, card));

/** ETCH-10.3: a combination replaces the top card's own element. */
function ownElement(affair: Affair, card: number): Element {
  return card === affair.top && affair.attuned !== null ? affair.attuned : cardOf(affair, card).element;
}

function cardAt(affair: Affair, place: number): number {
  const card = affair.roles[place] ?? NONE;
  return card === UNDECIDED ? NONE : card;
}

function readSet(affair: Affair, set: number, wanted: 'attack' | 'move', outrun: boolean): Reading | null {
  const first = set * ROLES.length;
  const spellCard = cardAt(affair, first);
  if (spellCard === NONE) return null;
  const spell = faceIn(affair, spellCard);
  const elementCard = cardAt(affair, first + 1);
  // ETCH-9.6, ETCH-9.9: the match picks the action before its kind is looked at.
  const enhanced = elementCard !== NONE && ownElement(affair, elementCard) === spell.enhanced.element;
  const action = enhanced ? spell.enhanced : spell.basic;
  // ETCH-12.8, ETCH-R3: what can be a move is one against an enemy that can be outrun.
  const kind = outrun && action.kind !== 'attack' ? 'move' : wanted;
  const fits = action.kind === 'both' || action.kind === kind;
  return {
    set,
    spell,
    spellCard,
    elementCard,
    boostCard: cardAt(affair, first + 2),
    initiative: elementCard === NONE ? 0 : faceIn(affair, elementCard).initiative,
    enhanced,
    kind,
    fits,
    value: fits ? action.value : figuresOf(affair).wrongKindValue,
    element: enhanced && fits && kind === wanted ? spell.enhanced.element : null,
  };
}

export function readSets(affair: Affair, wanted: 'attack' | 'move', outrun = false): Reading[] {
  const found: Reading[] = [];
  for (let set = 0; set < setsOf(affair.stage); set++) {
    const reading = readSet(affair, set, wanted, outrun);
    if (reading !== null) found.push(reading);
  }
  return found;
}

/** What a set's action counts as against the foe at hand, and so what its boost can be added to. */
export function actionKind(affair: Affair, set: number): 'attack' | 'move' {
  if (affair.stage !== 'region') return affair.stage === 'finalJourney' ? 'move' : 'attack';
  if (affair.encounter === 'journey') return 'move';
  const outrun =
    effectOf(affair, 'outrun', affair.hardship, enemyOf(affair, affair.region, affair.type).ability) !== null;
  return readSet(affair, set, 'attack', outrun)?.kind ?? 'attack';
}

export function tally(addends: Addend[]): Tally {
  let total = 0;
  for (const { amount } of addends) total += amount;
  // ETCH-11.6, ETCH-21.8: never below nothing.
  if (total < 0) addends.push({ source: 'floor', amount: -total });
  return { addends, total: Math.max(0, total) };
}

/** An addend of nothing is not worth a line, unless it is all there is to say. */
export function put(
  addends: Addend[],
  source: Source,
  amount: number,
  of: Omit<Addend, 'source' | 'amount'> = {},
): void {
  if (amount !== 0) addends.push({ source, amount, ...of });
}

/** ETCH-9.12 and, at night, ETCH-8.4. */
function putBoost(affair: Affair, reading: Reading, dim: boolean, addends: Addend[]): void {
  if (reading.boostCard === NONE) return;
  const { boost } = faceIn(affair, reading.boostCard);
  const { set } = reading;
  put(addends, 'boost', boost, { card: cardOf(affair, reading.boostCard).id, set });
  if (dim && reading.elementCard !== NONE) {
    put(addends, 'dimmed', -Math.min(boost, reading.initiative), { card: cardOf(affair, reading.elementCard).id, set });
  }
}

const toInitiative = (affair: Affair, { set }: Reading): boolean => affair.aims[set] === 'initiative';

export function actionAddends(affair: Affair, readings: readonly Reading[], dim: boolean): Addend[] {
  const addends: Addend[] = [];
  for (const reading of readings) {
    const { set, spellCard, fits, enhanced, value } = reading;
    const source = fits ? (enhanced ? 'enhanced' : 'basic') : 'wrongKind';
    addends.push({ source, amount: value, card: cardOf(affair, spellCard).id, set });
    if (!toInitiative(affair, reading)) putBoost(affair, reading, dim, addends);
  }
  return addends;
}

/** ETCH-11.2, ETCH-21.5. */
export function initiativeTally(affair: Affair, readings: readonly Reading[], dim: boolean): Tally {
  const addends: Addend[] = [];
  for (const reading of readings) {
    const { set, elementCard, initiative } = reading;
    if (elementCard !== NONE)
      addends.push({ source: 'initiative', amount: initiative, card: cardOf(affair, elementCard).id, set });
    if (toInitiative(affair, reading)) putBoost(affair, reading, dim, addends);
  }
  return tally(addends);
}

/** ETCH-11.5, ETCH-21.8: each element's armour counts once. */
export function putArmour(readings: readonly Reading[], armour: readonly Charged[], addends: Addend[]): void {
  for (const { value, element } of armour) {
    if (readings.some((reading) => reading.element === element)) put(addends, 'armour', -value, { element });
  }
}

/** ETCH-13.3, ETCH-20.9: the Spare's boost, once. */
export function putBonus(affair: Affair, readings: readonly Reading[], element: Element, addends: Addend[]): void {
  const spare = spareOf(affair);
  if (spare === NONE || !readings.some((reading) => reading.element === element)) return;
  put(addends, 'spare', faceIn(affair, spare).boost, { card: cardOf(affair, spare).id });
}
