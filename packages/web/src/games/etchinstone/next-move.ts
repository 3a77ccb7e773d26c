// The way from where the game stands to what the player wants: one small choice after another, or a step back.
import {
  type Aim,
  type ArrangementView,
  EMPTY_ROLE,
  type EtchinstoneReading,
  type EtchinstoneView,
  etchinstone,
  type SetView,
} from '@wyrmtable/etchinstone';
import type { Choice, Stocked } from '@wyrmtable/kernel';

export type Course =
  | { readonly kind: 'commit'; readonly arrangement: ArrangementView }
  | { readonly kind: 'detour' | 'regroup'; readonly card: string };

export type Move =
  | { readonly kind: 'choose'; readonly choice: Choice; readonly last: boolean }
  | { readonly kind: 'undo' }
  /** It cannot be done from here. */
  | { readonly kind: 'stuck' };

/** The steps in which the hand is laid out; all of them can be taken back. */
export const ARRANGING: ReadonlySet<string> = new Set<EtchinstoneView['step']>([
  'challenge',
  'regroup',
  'roles',
  'combine',
  'attune',
  'aim',
  'ranged',
  'commit',
]);

/** Steps after the question of combining has been answered. */
const AFTER_COMBINING: ReadonlySet<string> = new Set<EtchinstoneView['step']>(['aim', 'ranged', 'commit']);

const STUCK: Move = { kind: 'stuck' };
const UNDO: Move = { kind: 'undo' };

const isAimed = (decided: Aim | null, wanted: Aim | null): boolean =>
  decided === null || (decided === 'initiative') === (wanted === 'initiative');

function setAgrees(decided: SetView, wanted: SetView | undefined): boolean {
  if (wanted === undefined) return false;
  const roles = ['spell', 'element', 'boost'] as const;
  return (
    roles.every((role) => decided[role] === null || decided[role] === wanted[role]) && isAimed(decided.aim, wanted.aim)
  );
}

function combinationAgrees({ step, arrangement }: EtchinstoneView, wanted: ArrangementView): boolean {
  const decided = arrangement.combined;
  if (decided === null) return wanted.combined === null || !AFTER_COMBINING.has(step);
  const { combined } = wanted;
  return (
    combined !== null &&
    decided.top === combined.top &&
    decided.hidden === combined.hidden &&
    (decided.element === null || decided.element === combined.element)
  );
}

/** Everything decided so far is as wanted. */
function agrees(view: EtchinstoneView, wanted: ArrangementView): boolean {
  const { sets, givenUp } = view.arrangement;
  if (view.step === 'commit' && givenUp !== wanted.givenUp) return false;
  return sets.every((set, i) => setAgrees(set, wanted.sets[i])) && combinationAgrees(view, wanted);
}

/** What the reading of the wanted choice must have: its kind, and where that is not enough what it is about. */
type Wanted = Pick<EtchinstoneReading, 'kind'> & Readonly<Record<string, string>>;

/** What is wanted at this step. */
function wantedAt(view: EtchinstoneView, { sets, combined, givenUp }: ArrangementView): Wanted | null {
  switch (view.step) {
    case 'challenge':
      return { kind: 'face' };
    case 'regroup':
      return { kind: 'march' };
    case 'roles': {
      if (view.asked === null) return null;
      const { role, set } = view.asked;
      const card = sets[set]?.[role] ?? EMPTY_ROLE;
      return card === EMPTY_ROLE ? { kind: 'leave' } : { kind: role, card };
    }
    case 'combine':
      return combined === null
        ? { kind: 'keepApart' }
        : { kind: 'combine', top: combined.top, hidden: combined.hidden };
    case 'attune':
      return combined?.element ? { kind: 'attune', element: combined.element } : null;
    case 'ranged':
      return { kind: givenUp ? 'giveUpSpare' : 'keepSpare' };
    case 'commit':
      return { kind: 'commit' };
    default:
      return null;
  }
}

function fits(reading: EtchinstoneReading, wanted: Wanted): boolean {
  const read = new Map<string, unknown>(Object.entries(reading));
  return Object.entries(wanted).every(([key, value]) => read.get(key) === value);
}

/** Where each set's boost goes is asked set by set; the choice names the set it is for. */
function aimChoice(of: Stocked, choices: readonly Choice[], sets: readonly SetView[]): Choice | undefined {
  return choices.find((choice) => {
    const reading = etchinstone.read(choice, of);
    if (reading.kind !== 'aim') return false;
    const { at, set = 1 } = reading;
    return (at === 'initiative') === (sets[set - 1]?.aim === 'initiative');
  });
}

function towardsCommit(view: EtchinstoneView, choices: readonly Choice[], wanted: ArrangementView): Move {
  if (!agrees(view, wanted)) return UNDO;
  if (view.step === 'aim') {
    const choice = aimChoice(view, choices, wanted.sets);
    return choice === undefined ? STUCK : { kind: 'choose', choice, last: false };
  }
  const reading = wantedAt(view, wanted);
  const choice = reading === null ? undefined : choices.find((one) => fits(etchinstone.read(one, view), reading));
  return choice === undefined ? STUCK : { kind: 'choose', choice, last: view.step === 'commit' };
}

/** The next step of the course; the position after it decides about the one after that. */
export function nextMove(view: EtchinstoneView, choices: readonly Choice[], course: Course): Move {
  if (!ARRANGING.has(view.step)) return STUCK;
  if (course.kind === 'commit') return towardsCommit(view, choices, course.arrangement);
  const wanted = { kind: course.kind, card: course.card };
  const choice = choices.find((one) => fits(etchinstone.read(one, view), wanted));
  if (choice !== undefined) return { kind: 'choose', choice, last: true };
  return view.step === 'challenge' || view.step === 'regroup' ? STUCK : UNDO;
}
