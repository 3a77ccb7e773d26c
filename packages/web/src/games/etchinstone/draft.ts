// The hand as it is being laid out: which card in which place, what is combined, where boosts go. Nothing is played yet.
import {
  type ArrangementView,
  type Element,
  EMPTY_ROLE,
  type EtchinstoneView,
  type Forecast,
  forecast,
  MAGE_CARDS,
  ROLES,
  type Role,
  type SetView,
} from '@wyrmtable/etchinstone';

export interface Draft {
  /** A card or nobody: the roles of every set first, then the places of cards without a role. */
  readonly places: readonly (string | null)[];
  readonly combined: ArrangementView['combined'];
  /** By set: the boost goes to initiative instead of the action. */
  readonly toInitiative: readonly boolean[];
  /** ETCH-12.6. */
  readonly givenUp: boolean;
}

/** What a place is: a role of a set, or the rest of the hand. */
export type Place =
  | { readonly kind: 'role'; readonly role: Role; readonly set: number }
  | { readonly kind: 'rest'; readonly number: number };

export function setsIn(view: EtchinstoneView): number {
  return view.arrangement.sets.length;
}

const rolesIn = (view: EtchinstoneView): number => setsIn(view) * ROLES.length;

export function placeAt(view: EtchinstoneView, index: number): Place {
  const role = ROLES[index % ROLES.length];
  if (index < rolesIn(view) && role !== undefined) return { kind: 'role', role, set: Math.floor(index / ROLES.length) };
  return { kind: 'rest', number: index - rolesIn(view) };
}

/** Places for cards without a role: the Spare's, and more in the final battle where several may stay out (ETCH-R4). */
function restPlaces(view: EtchinstoneView): number {
  const over = view.hand.length - rolesIn(view);
  if (over > 0) return over;
  return setsIn(view) === 1 ? 1 : 2;
}

/** The arrangement as the game has it; whatever is still open is filled in the order of the hand. */
export function draftOf(view: EtchinstoneView): Draft {
  const { sets, combined, givenUp } = view.arrangement;
  const decided = sets.flatMap(({ spell, element, boost }) => [spell, element, boost]);
  const free = view.hand.filter((card) => !decided.includes(card));
  const open = decided.map((card) => (card === null ? (free.shift() ?? null) : card === EMPTY_ROLE ? null : card));
  const rest = Array.from({ length: restPlaces(view) }, () => free.shift() ?? null);
  return {
    places: [...open, ...rest],
    combined,
    toInitiative: sets.map(({ aim }) => aim === 'initiative'),
    givenUp,
  };
}

const elementOf = (card: string): Element | undefined => MAGE_CARDS.find(({ id }) => id === card)?.element;

export interface Pair {
  readonly top: string;
  readonly hidden: string;
  /** The place of the card on top. */
  readonly place: Extract<Place, { readonly kind: 'role' }>;
}

/** ETCH-10.1, ETCH-10.5: a card without a role under one of its element that has one. */
export function pairsIn(view: EtchinstoneView, { places }: Draft): Pair[] {
  if (view.cavalier) return [];
  const found: Pair[] = [];
  places.forEach((top, i) => {
    const place = placeAt(view, i);
    if (top === null || place.kind !== 'role') return;
    for (const hidden of places.slice(rolesIn(view))) {
      if (hidden !== null && elementOf(hidden) === elementOf(top)) found.push({ top, hidden, place });
    }
  });
  return found;
}

/** A combination that no longer lies so is none; its element is chosen only in the Element role (ETCH-R2). */
function mended(view: EtchinstoneView, draft: Draft): Draft {
  const { combined } = draft;
  if (combined === null) return draft;
  const pair = pairsIn(view, draft).find(({ top, hidden }) => top === combined.top && hidden === combined.hidden);
  return { ...draft, combined: pair === undefined ? null : combinationOf(pair, combined.element) };
}

function combinationOf({ top, hidden, place }: Pair, element: Element | null): NonNullable<Draft['combined']> {
  const chosen = place.role === 'element' ? (element ?? elementOf(top) ?? null) : null;
  return { top, hidden, element: chosen };
}

/** Two places change their cards; either may be empty. */
export function swapped(view: EtchinstoneView, draft: Draft, one: number, other: number): Draft {
  const places = draft.places.with(one, draft.places[other] ?? null).with(other, draft.places[one] ?? null);
  return mended(view, { ...draft, places });
}

/** The same, with two cards combined; null parts them. */
export function combinedBy(draft: Draft, pair: Pair | null, element: Element | null = null): Draft {
  return { ...draft, combined: pair === null ? null : combinationOf(pair, element) };
}

export function aimed(draft: Draft, set: number, toInitiative: boolean): Draft {
  return { ...draft, toInitiative: draft.toInitiative.with(set, toInitiative) };
}

/** Initiative is compared only where somebody strikes back (ETCH-13.4, ETCH-20). */
export function isFight({ stage, encounter }: EtchinstoneView): boolean {
  return stage === 'finalEnemy' || (stage === 'region' && encounter?.kind === 'enemy');
}

/** As the game would have it; an aim that is not initiative stays open, and counts for the action. */
export function arrangementOf(view: EtchinstoneView, draft: Draft): ArrangementView {
  const card = (index: number): string => draft.places[index] ?? EMPTY_ROLE;
  const fight = isFight(view);
  const sets = view.arrangement.sets.map((_, set): SetView => {
    const first = set * ROLES.length;
    return {
      spell: card(first),
      element: card(first + 1),
      boost: card(first + 2),
      aim: fight && draft.toInitiative[set] === true && draft.places[first + 2] !== null ? 'initiative' : null,
    };
  });
  return { sets, combined: draft.combined, givenUp: draft.givenUp };
}

/** What the draft would lead to. Whoever weighs a regroup looks at what the hand is good for as it is. */
export function forecastOf(view: EtchinstoneView, draft: Draft): Forecast | null {
  const ahead: EtchinstoneView = view.step === 'regroup' ? { ...view, step: 'roles' } : view;
  return forecast(ahead, arrangementOf(view, draft));
}

/** Both would be played the same way. */
export function sameLayout(view: EtchinstoneView, one: Draft, other: Draft): boolean {
  return JSON.stringify(arrangementOf(view, one)) === JSON.stringify(arrangementOf(view, other));
}

export type Lack = 'spell' | 'role';

/** What keeps the arrangement from being played (ETCH-9.2, ETCH-9.3, ETCH-20.7, ETCH-R6), or null. */
export function lackOf(view: EtchinstoneView, draft: Draft): Lack | null {
  const roles = draft.places.slice(0, rolesIn(view));
  const usable = view.hand.length - (draft.combined === null ? 0 : 1);
  // Whoever comes to the dragon with no card left can only look on.
  if (usable === 0) return null;
  for (let set = 0; set < setsIn(view); set++) {
    const [spell, ...others] = roles.slice(set * ROLES.length, (set + 1) * ROLES.length);
    if (spell === null && (set === 0 || others.some((card) => card !== null))) return 'spell';
  }
  return usable >= roles.length && roles.includes(null) ? 'role' : null;
}

/** The card that fills the place of the one Spare. */
export function spareIn(view: EtchinstoneView, draft: Draft): string | null {
  const rest = draft.places.slice(rolesIn(view)).filter((card) => card !== null && card !== draft.combined?.hidden);
  return rest.length === 1 ? (rest[0] ?? null) : null;
}
