// What the player, or anybody who watches, may know: all but the order of the deck (ETCH-3.5).
import type { Seat, Stocked, Watcher } from '@wyrmtable/kernel';
import type { DragonId } from './content/dragons.ts';
import { type DifficultyId, ROLES, type Role } from './content/figures.ts';
import { cardOf, cardsOf } from './content/library.ts';
import type { Element, EncounterKind, Hardship } from './content/verbs.ts';
import { eligible } from './rules/damage.ts';
import { absorptionOf } from './rules/reckon.ts';
import { type Aim, type EtchinstoneState, NONE, type Stage, type Step, scoreOf, setsOf, spareOf } from './state.ts';

/** An action set by card ids: null while undecided, `none` for a role left empty. */
export interface SetView {
  readonly spell: string | null;
  readonly element: string | null;
  readonly boost: string | null;
  readonly aim: Aim | null;
}

export interface ArrangementView {
  readonly sets: readonly SetView[];
  /** `element` is the one chosen for the top card; null while it keeps its own. */
  readonly combined: { readonly top: string; readonly hidden: string; readonly element: Element | null } | null;
  readonly givenUp: boolean;
}

export interface EtchinstoneView extends Stocked {
  readonly seat: Watcher;
  readonly difficulty: DifficultyId;
  readonly dragon: DragonId;
  readonly cavalier: boolean;
  readonly glassCannon: boolean;
  readonly stage: Stage;
  /** 1 to 4; 0 during the set-up. */
  readonly region: number;
  readonly step: Step;
  readonly toMove: Seat | null;
  /** Level of every card, 0 for a removed one. */
  readonly levels: Readonly<Record<string, number>>;
  /** What victory would score now. */
  readonly score: number;
  readonly hand: readonly string[];
  /** The key card while it lies open. */
  readonly key: string | null;
  readonly deck: {
    readonly count: number;
    /** What lies in it, in no order: everything that lies nowhere else. The key card is not among them. */
    readonly cards: readonly string[];
    /** Those of them known to lie at the bottom, after a regroup. */
    readonly under: readonly string[];
  };
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  /** What the deck lost when the last arrangement was resolved. */
  readonly lost: readonly string[];
  readonly encounter: { readonly kind: EncounterKind; readonly type: number } | null;
  readonly hardship: Hardship | null;
  readonly detours: number;
  /** The role that is being filled. */
  readonly asked: { readonly role: Role; readonly set: number } | null;
  readonly arrangement: ArrangementView;
  readonly spare: string | null;
  readonly damage: { readonly left: number; readonly element: Element | null } | null;
  /** What each card that may absorb would take off the damage. */
  readonly absorption: Readonly<Record<string, number>>;
  /** Already downgraded in this encounter. */
  readonly downgraded: readonly string[];
  readonly xp: number;
  readonly poison: number;
  readonly spareGoes: boolean;
  readonly regrouped: boolean;
  readonly result: 'won' | 'lost' | null;
}

/** A role left empty. */
export const EMPTY_ROLE = 'none';

const idOf = (of: Stocked, card: number): string => cardOf(of, card).id;
const idsOf = (of: Stocked, cards: readonly number[]): string[] => cards.map((card) => cardOf(of, card).id);
const sortedIds = (of: Stocked, cards: readonly number[]): string[] =>
  idsOf(
    of,
    cards.toSorted((a, b) => a - b),
  );

function roleView(of: Stocked, card: number | undefined): string | null {
  if (card === undefined || card < NONE) return null;
  return card === NONE ? EMPTY_ROLE : idOf(of, card);
}

function arrangementView(state: EtchinstoneState): ArrangementView {
  const sets = Array.from({ length: setsOf(state.stage) }, (_, set): SetView => {
    const [spell, element, boost] = state.roles.slice(set * ROLES.length);
    return {
      spell: roleView(state, spell),
      element: roleView(state, element),
      boost: roleView(state, boost),
      aim: state.aims[set] ?? null,
    };
  });
  const { top, hidden, attuned, givenUp } = state;
  return {
    sets,
    combined: top === NONE ? null : { top: idOf(state, top), hidden: idOf(state, hidden), element: attuned },
    givenUp,
  };
}

function askedRole({ step, cursor }: EtchinstoneState): EtchinstoneView['asked'] {
  const role = ROLES[cursor % ROLES.length];
  return step === 'roles' && role !== undefined ? { role, set: Math.floor(cursor / ROLES.length) } : null;
}

function absorptions(state: EtchinstoneState): Record<string, number> {
  if (state.step !== 'absorb') return {};
  return Object.fromEntries(
    eligible(state).map((card) => [idOf(state, card), absorptionOf(state, card, state.element)] as const),
  );
}

export function view(state: EtchinstoneState, watcher: Watcher): EtchinstoneView {
  const { deck, keyOpen } = state;
  const cards = cardsOf(state);
  const key = keyOpen ? (deck.at(-1) ?? NONE) : NONE;
  const spare = spareOf(state);
  return {
    seat: watcher,
    library: state.library,
    difficulty: state.difficulty,
    dragon: state.dragon,
    cavalier: state.cavalier,
    glassCannon: state.glassCannon,
    stage: state.stage,
    region: state.region,
    step: state.step,
    toMove: state.step === 'over' ? null : 0,
    levels: Object.fromEntries(cards.map(({ id }, card) => [id, state.levels[card] ?? 0] as const)),
    score: scoreOf(state),
    hand: idsOf(state, state.hand),
    key: key === NONE ? null : idOf(state, key),
    deck: {
      count: deck.length,
      cards: sortedIds(state, key === NONE ? deck : deck.slice(0, -1)),
      under: sortedIds(state, deck.slice(0, state.under)),
    },
    discard: idsOf(state, state.discard),
    removed: idsOf(state, state.removed),
    lost: idsOf(state, state.lost),
    encounter: state.encounter === null ? null : { kind: state.encounter, type: state.type },
    hardship: state.hardship,
    detours: state.detours,
    asked: askedRole(state),
    arrangement: arrangementView(state),
    spare: spare === NONE ? null : idOf(state, spare),
    damage: state.step === 'absorb' ? { left: state.damage, element: state.element } : null,
    absorption: absorptions(state),
    downgraded: cards.filter((_, card) => (state.downgraded & (1 << card)) !== 0).map(({ id }) => id),
    xp: state.xp,
    poison: state.poison,
    spareGoes: state.spareGoes,
    regrouped: state.regrouped,
    result: state.result,
  };
}
