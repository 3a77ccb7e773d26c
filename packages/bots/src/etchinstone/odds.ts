// What the next key card can tell: every card of the deck may be it, each as likely as the next (ETCH-3.5).
import { cardsOf, type EncounterKind, type EtchinstoneView, type Hardship } from '@wyrmtable/etchinstone';

export interface Ahead {
  readonly kind: EncounterKind;
  readonly type: number;
  readonly chance: number;
}

export interface KeyOdds {
  /** The likeliest first. */
  readonly encounters: readonly Ahead[];
  /** Hardships with their chances; what is left to 1 is none. */
  readonly hardships: readonly { readonly hardship: Hardship; readonly chance: number }[];
}

/** Null where no key card is to come: outside the regions, or with an empty deck. */
export function keyOdds(view: EtchinstoneView): KeyOdds | null {
  const { stage, deck, levels } = view;
  if (stage !== 'region' || deck.cards.length === 0) return null;
  const share = 1 / deck.cards.length;
  const encounters = new Map<string, Ahead>();
  const hardships = new Map<Hardship, number>();
  for (const id of deck.cards) {
    const face = cardsOf(view).find((card) => card.id === id)?.faces[(levels[id] ?? 1) - 1];
    if (face === undefined) throw new RangeError(`no card ${id} at level ${levels[id]}`);
    const { kind, type } = face.encounter;
    const key = `${kind} ${type}`;
    encounters.set(key, { kind, type, chance: (encounters.get(key)?.chance ?? 0) + share });
    if (face.hardship !== null) hardships.set(face.hardship, (hardships.get(face.hardship) ?? 0) + share);
  }
  return {
    encounters: [...encounters.values()].sort(
      (a, b) => b.chance - a.chance || a.kind.localeCompare(b.kind) || a.type - b.type,
    ),
    hardships: [...hardships].map(([hardship, chance]) => ({ hardship, chance })).sort((a, b) => b.chance - a.chance),
  };
}
