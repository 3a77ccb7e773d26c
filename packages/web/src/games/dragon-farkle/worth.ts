// What dice are worth to the one who rolls, as the rules count it: the table shows it before it is taken.
import {
  allScoring,
  CARDS,
  type Card,
  DEFENCE_DICE,
  DICE,
  type Effect,
  type FarkleView,
  type Pack,
  pack,
  previewSet,
  type Reward,
  sizeOf,
  type Verb,
} from '@wyrmtable/dragon-farkle';

export function cardById(id: string): Card | undefined {
  return CARDS.find((card) => card.id === id);
}

/** The effect of that verb on the card, if it has one. */
export function effectOf<V extends Verb>(id: string | null, verb: V): Extract<Effect, { verb: V }> | undefined {
  const effects: readonly Effect[] = id === null ? [] : (cardById(id)?.effects ?? []);
  return effects.find((effect): effect is Extract<Effect, { verb: V }> => effect.verb === verb);
}

/** The roller's companion works on the own turn only (SK-10.2). */
export function companionAtWork(view: FarkleView): string | null {
  return view.roller === view.active ? (view.heroes[view.roller]?.companion ?? null) : null;
}

/** What of the pending soldiers a Zonk would leave (Uncle Justincase). */
export function savedAtZonk(view: FarkleView): number {
  return Math.min(view.pending, effectOf(companionAtWork(view), 'zonk-insurance')?.upTo ?? 0);
}

/** The roller's full set of dice: a defender has fewer, unless the companion says otherwise (SK-7.6). */
export function fullSetOf(view: FarkleView): number {
  if (view.roller === view.active) return DICE;
  return effectOf(view.heroes[view.roller]?.companion ?? null, 'defence-dice')?.dice ?? DEFENCE_DICE;
}

/** What stopping a Recruit brings, the Corporal's men included. */
export function gainOfStop(view: FarkleView): number {
  if (view.action !== 'recruit' || view.pending === 0) return view.pending;
  return view.pending + (effectOf(companionAtWork(view), 'stop-bonus')?.soldiers ?? 0);
}

/**
 * Which dice of the last roll lie aside already, as places in `view.dice`.
 * Only after a choice has been made: before it, and when a dragon let the roller go (SK-5.4), none does.
 */
export function placesAside(view: FarkleView): ReadonlySet<number> {
  const places = new Set<number>();
  const last = view.aside.at(-1);
  if (view.step !== 'decide' || last === undefined || allScoring(pack(view.dice)) === 0) return places;
  for (const face of last.dice) {
    const place = view.dice.findIndex((die, i) => die === face && !places.has(i));
    if (place >= 0) places.add(place);
  }
  return places;
}

/** The faces that belong to some legal set: the others can only stay. */
export function usefulFaces(sets: Iterable<Pack>): ReadonlySet<number> {
  const faces = new Set<number>();
  for (const set of sets) for (let face = 1; face <= 6; face++) if ((set >> (3 * (face - 1))) & 7) faces.add(face);
  return faces;
}

/** The set that takes most soldiers: what "all that score" means. */
export function bestSet(view: FarkleView, sets: Iterable<Pack>, reward: Reward): Pack | null {
  let best: Pack | null = null;
  for (const set of sets) {
    if (best === null) best = set;
    else {
      const more = previewSet(view, set, reward) - previewSet(view, best, reward);
      if (more > 0 || (more === 0 && sizeOf(set) > sizeOf(best))) best = set;
    }
  }
  return best;
}
