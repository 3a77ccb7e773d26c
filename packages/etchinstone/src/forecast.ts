// What an arrangement would lead to, from a view alone: the table shows it before it is committed, the bots weigh it.
import type { Stocked } from '@wyrmtable/kernel';
import { ROLES } from './content/figures.ts';
import { cardNumber, cardsOf } from './content/library.ts';
import { reckon } from './rules/reckon.ts';
import type { Forecast } from './rules/tally.ts';
import { type Affair, NONE, noRoles, type Step, UNDECIDED } from './state.ts';
import { type ArrangementView, EMPTY_ROLE, type EtchinstoneView, type SetView } from './view.ts';

function roleNumber(of: Stocked, card: string | null): number {
  if (card === null) return UNDECIDED;
  if (card === EMPTY_ROLE) return NONE;
  const number = cardNumber(of, card);
  if (number < 0) throw new RangeError(`no Mage card is called ${card}`);
  return number;
}

const rolesOf = (of: Stocked, { spell, element, boost }: SetView): number[] =>
  [spell, element, boost].map((card) => roleNumber(of, card));

/** From here on the outcome is history, and cards of the arrangement may be gone. */
const SETTLED: ReadonlySet<Step> = new Set<Step>(['absorb', 'upgrade', 'regroup', 'over']);

/**
 * The outcome in numbers with every addend, of the arrangement as it lies or of any other that is tried out. A boost
 * not yet aimed counts for the action. Null where no outcome hangs on an arrangement, or no Spell is chosen yet.
 */
export function forecast(view: EtchinstoneView, arrangement: ArrangementView = view.arrangement): Forecast | null {
  if (SETTLED.has(view.step)) return null;
  if (view.stage === 'setup' || (view.stage === 'region' && view.encounter === null)) return null;
  const spell = arrangement.sets[0]?.spell ?? null;
  if (spell === null) return null;
  const { combined } = arrangement;
  const roles = noRoles();
  arrangement.sets.forEach((set, i) => {
    roles.splice(i * ROLES.length, ROLES.length, ...rolesOf(view, set));
  });
  const affair: Affair = {
    library: view.library,
    stage: view.stage,
    region: view.region,
    dragon: view.dragon,
    glassCannon: view.glassCannon,
    encounter: view.encounter?.kind ?? null,
    type: view.encounter?.type ?? 0,
    hardship: view.hardship,
    levels: cardsOf(view).map(({ id }) => view.levels[id] ?? 0),
    hand: view.hand.map((card) => roleNumber(view, card)),
    roles,
    top: combined === null ? NONE : roleNumber(view, combined.top),
    hidden: combined === null ? NONE : roleNumber(view, combined.hidden),
    attuned: combined?.element ?? null,
    aims: arrangement.sets.map(({ aim }) => aim),
    givenUp: arrangement.givenUp,
  };
  return reckon(affair, view.deck.count);
}
