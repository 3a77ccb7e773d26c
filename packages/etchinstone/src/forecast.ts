// What an arrangement would lead to, from a view alone: the table shows it before it is committed, the bots weigh it.
import { cardNumber, MAGE_CARDS } from './content/cards.ts';
import { ROLES } from './content/figures.ts';
import { reckon } from './rules/reckon.ts';
import type { Forecast } from './rules/tally.ts';
import { type Affair, NONE, noRoles, type Step, UNDECIDED } from './state.ts';
import { type ArrangementView, EMPTY_ROLE, type EtchinstoneView, type SetView } from './view.ts';

function roleNumber(card: string | null): number {
  if (card === null) return UNDECIDED;
  if (card === EMPTY_ROLE) return NONE;
  const number = cardNumber(card);
  if (number < 0) throw new RangeError(`no Mage card is called ${card}`);
  return number;
}

const rolesOf = ({ spell, element, boost }: SetView): number[] => [spell, element, boost].map(roleNumber);

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
    roles.splice(i * ROLES.length, ROLES.length, ...rolesOf(set));
  });
  const affair: Affair = {
    stage: view.stage,
    region: view.region,
    dragon: view.dragon,
    glassCannon: view.glassCannon,
    encounter: view.encounter?.kind ?? null,
    type: view.encounter?.type ?? 0,
    hardship: view.hardship,
    levels: MAGE_CARDS.map(({ id }) => view.levels[id] ?? 0),
    hand: view.hand.map(roleNumber),
    roles,
    top: combined === null ? NONE : roleNumber(combined.top),
    hidden: combined === null ? NONE : roleNumber(combined.hidden),
    attuned: combined?.element ?? null,
    aims: arrangement.sets.map(({ aim }) => aim),
    givenUp: arrangement.givenUp,
  };
  return reckon(affair, view.deck.count);
}
