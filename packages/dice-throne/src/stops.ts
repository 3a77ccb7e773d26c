// Stops: which windows ask a person and which go by. They are the person's own, no part of the rules or the match, and touch
// nothing but windows. A page applies them at a table of its own; an online table applies them for everybody who tells theirs,
// because a pass that had to travel could be told from one that the rules made.
//
// `all` asks in every window in which there is something to play. `off` lets every window go by. `auto` asks when it can
// matter: an answer that is tied to the moment and concerns the own attack, the own dice or the damage on its way to the
// own side, and for each answer in the last window in which it still does its work (raising or preventing damage: just
// before it lands), and only where enough is at stake: by measurement (`wyrmtable stops`) less is nearly always passed. On
// the phase strip a person can also leave out phases, on their own turns or on the others'.
// Damage that would defeat the own side, and an ultimate declared against it, ask wherever an answer could help.
import { type Choice, PASS, type Seat, type Stocked } from '@wyrmtable/kernel';
import { read } from './choice.ts';
import { cardNamed, libraryOf, useOf as libraryUse, statusNumber, statusOf } from './content/library.ts';
import type { Moment, PlayNeed, Use } from './content/shapes.ts';
import type { Condition } from './content/vocabulary.ts';
import { type Phase, phaseOf } from './phases.ts';
import type { ThroneReading } from './readings.ts';
import type { WindowCause } from './state.ts';
import type { ThroneView } from './view.ts';

export const HABITS = ['auto', 'all', 'off'] as const;
export type Habit = (typeof HABITS)[number];

/** On whose turns the windows of a phase may ask; in the order a tap goes through them. */
export const TURNS = ['all', 'mine', 'theirs', 'off'] as const;
export type Turns = (typeof TURNS)[number];

export type PhaseStops = Readonly<Record<Phase, Turns>>;

export interface Stops {
  readonly habit: Habit;
  readonly phases: PhaseStops;
}

const ALWAYS: PhaseStops = {
  upkeep: 'all',
  income: 'all',
  'main-1': 'all',
  offence: 'all',
  targeting: 'all',
  defence: 'all',
  'main-2': 'all',
  discard: 'all',
};

/** Anything at all may come from a device; what cannot be read is as usual. */
function stopsIn(raw: unknown): Stops {
  const stored: { habit?: unknown; phases?: unknown } = typeof raw === 'object' && raw !== null ? raw : {};
  const phases: Readonly<Record<string, unknown>> =
    typeof stored.phases === 'object' && stored.phases !== null ? { ...stored.phases } : {};
  const turnsOf = (phase: Phase): Turns => TURNS.find((turns) => turns === phases[phase]) ?? ALWAYS[phase];
  return {
    habit: HABITS.find((habit) => habit === stored.habit) ?? 'auto',
    phases: {
      upkeep: turnsOf('upkeep'),
      income: turnsOf('income'),
      'main-1': turnsOf('main-1'),
      offence: turnsOf('offence'),
      targeting: turnsOf('targeting'),
      defence: turnsOf('defence'),
      'main-2': turnsOf('main-2'),
      discard: turnsOf('discard'),
    },
  };
}

/** What is stored may be from another version or edited by hand. Off is never taken from there: it ends with the visit. */
export function readStops(raw: unknown): Stops {
  const stops = stopsIn(raw);
  return stops.habit === 'off' ? { ...stops, habit: 'auto' } : stops;
}

/** The next one on the strip. */
export function nextTurns(turns: Turns): Turns {
  return TURNS[(TURNS.indexOf(turns) + 1) % TURNS.length] ?? 'all';
}

/** Asked, or let go by and why. */
export type Verdict = 'ask' | 'off' | 'phase' | 'auto';

/** What stops need to see of a moment. */
export type Moments = Pick<
  ThroneView,
  | 'library'
  | 'window'
  | 'step'
  | 'active'
  | 'target'
  | 'attempts'
  | 'declared'
  | 'row'
  | 'players'
  | 'pools'
  | 'health'
  | 'healing'
>;

/** An answer as it is judged here: by its form for people. */
interface Answer {
  readonly reading: ThroneReading;
}

export function verdictOf(view: Moments, answers: readonly Answer[], me: Seat, { habit, phases }: Stops): Verdict {
  if (view.window === null || habit === 'all') return 'ask';
  if (isGrave(view, me) && answers.some(({ reading }) => couldHelp(view, reading, me))) return 'ask';
  if (habit === 'off') return 'off';
  const turns = phases[phaseOf(view)];
  const mine = view.active === me;
  if (turns === 'off' || (turns === 'mine' && !mine) || (turns === 'theirs' && mine)) return 'phase';
  return answers.some(({ reading }) => matters(view, reading, me)) ? 'ask' : 'auto';
}

/** A person's stops as an online table applies them: may it pass for that seat? */
export function stopsOf(wish: unknown) {
  const stops = stopsIn(wish);
  return {
    letsPass(view: ThroneView, choices: readonly Choice[], seat: Seat): boolean {
      if (!choices.includes(PASS)) return false;
      const answers = choices.map((choice) => ({ reading: read(choice, view) }));
      return verdictOf(view, answers, seat, stops) !== 'ask';
    },
  };
}

const sameSide = ({ players }: Moments, one: Seat, other: Seat): boolean => players[one]?.team === players[other]?.team;

/** Windows after which damage lands. */
const BEFORE_LANDING: ReadonlySet<WindowCause> = new Set<WindowCause>(['last-chance', 'incoming', 'upkeep']);

const isUltimate = (of: Stocked, id: string): boolean =>
  libraryOf(of).abilities.some(({ ability }) => ability.id === id && ability.kind === 'ultimate');

/** The own side would be defeated, or an ultimate is declared against it: from its activation on nothing can be done (DT-9.2). */
export function isGrave(view: Moments, me: Seat): boolean {
  const { window, declared, active, pools, health, healing, players } = view;
  if (window === null) return false;
  if (window === 'declared' && declared !== null && isUltimate(view, declared)) return !sameSide(view, active, me);
  if (!BEFORE_LANDING.has(window)) return false;
  // Teammates need not share a dial, but whoever of them falls is everybody's loss.
  const dials = new Set(players.flatMap(({ dial }, seat) => (sameSide(view, seat, me) ? [dial] : [])));
  return [...dials].some((dial) => {
    const coming = pools.reduce(
      (sum, { at, damage }) => sum + (at !== null && players[at]?.dial === dial ? damage : 0),
      0,
    );
    return coming > 0 && (health[dial] ?? 0) + (healing[dial] ?? 0) <= coming;
  });
}

/** What ties an answer to its moment. */
interface Ties {
  readonly moment: Moment;
  readonly needs: readonly PlayNeed[];
}

function spendable(of: Stocked, reading: Extract<ThroneReading, { kind: 'spend' }>): Use | undefined {
  if ('status' in reading) return statusOf(of, statusNumber(of, reading.status)).uses[reading.option];
  return 'number' in reading ? libraryUse(of, reading.number).use : undefined;
}

function tiesOf(of: Stocked, reading: ThroneReading): Ties | undefined {
  if (reading.kind === 'spend') return spendable(of, reading);
  const card = reading.kind === 'play' ? cardNamed(of, reading.card)?.action : null;
  return card === null || card === undefined
    ? undefined
    : { moment: card.timing === 'roll' ? 'roll' : 'any', needs: card.needs };
}

const DICE: ReadonlySet<PlayNeed> = new Set<PlayNeed>([
  'own-die',
  'team-die',
  'opponent-die',
  'any-die',
  'two-own-dice',
  'offence',
  'defence',
]);
const touchesDice = ({ needs }: Ties): boolean =>
  needs.some((need) => DICE.has(need) || (typeof need === 'object' && 'dieOf' in need));

const asksBeforeDefence = (test: Condition): boolean =>
  test.kind === 'before-defence' || (test.kind === 'all' && test.tests.some(asksBeforeDefence));

/** It does its work only before the defence. */
const isEarly = ({ moment, needs }: Ties): boolean =>
  moment === 'before-defence' ||
  needs.some(
    (need) => need === 'defendable' || (typeof need === 'object' && 'kind' in need && asksBeforeDefence(need)),
  );

/** Damage on its way can be raised or lessened by it. */
const aboutDamage = ({ moment, needs }: Ties): boolean =>
  moment === 'incoming' ||
  moment === 'own-attack' ||
  moment === 'attacked' ||
  needs.some(
    (need) =>
      need === 'an-attack' ||
      need === 'attacked' ||
      need === 'somebody-incoming' ||
      (typeof need === 'object' && ('attackBase' in need || 'incoming' in need)),
  );

/** One more attempt for whoever attacks has never saved anybody from it. */
function couldHelp(view: Moments, reading: ThroneReading, me: Seat): boolean {
  if (reading.kind === 'pass' || reading.kind === 'discard') return false;
  return view.active === me || tiesOf(view, reading)?.needs.includes('offence') !== true;
}

function matters(view: Moments, reading: ThroneReading, me: Seat): boolean {
  const ties = tiesOf(view, reading);
  // Something we cannot judge is asked about; changing a card for another one can wait for one's own turn.
  if (ties === undefined) return reading.kind !== 'pass' && reading.kind !== 'discard';
  const { window, active, target } = view;
  const concerned = target === null || sameSide(view, target, me) || sameSide(view, active, me);
  // One more attempt is for one's own dice.
  if (ties.needs.includes('offence') && active !== me) return false;
  if (ties.needs.includes('defence') && target !== me) return false;
  if (touchesDice(ties)) return concerned && diceMatter(view, me) && isMuch(view, me);
  // Once the target is known; what is still open when the rest has been resolved was passed then.
  if (isEarly(ties)) return window === 'targeted' || !sameSide(view, active, me);
  if (ties.needs.includes('status-arrived')) return true;
  if (aboutDamage(ties))
    return window !== null && BEFORE_LANDING.has(window) && (isOwnAttack(view, ties, me) || isHurt(view, me));
  if (ties.moment === 'upkeep') return window === 'upkeep';
  if (ties.needs.includes('own-negative')) return window === 'upkeep' && active === me;
  return ties.needs.some((need) => typeof need === 'object' && 'landed' in need);
}

/** It raises the own attack, or one of the own side. */
const isOwnAttack = (view: Moments, { moment, needs }: Ties, me: Seat): boolean =>
  moment === 'own-attack' || (needs.includes('an-attack') && sameSide(view, view.active, me));

/** What is on its way to the own side, or from it to others. */
const coming = (view: Moments, me: Seat, own: boolean): number =>
  view.pools.reduce((sum, { at, damage }) => sum + (own === (at !== null && sameSide(view, at, me)) ? damage : 0), 0);

/** A scratch is worth no question, least of all what comes back from the own attack. */
const SCRATCH = 2;
const STRUCK_BACK = 4;
const isHurt = (view: Moments, me: Seat): boolean =>
  coming(view, me, true) > (sameSide(view, view.active, me) ? STRUCK_BACK : SCRATCH);

/** Dice are turned against a great blow, or for one; a smaller one is worth less than the card. */
const GREAT = 13;
const GREAT_DECLARED = 9;

/** The damage that the declared row names, of whatever it does besides. */
function declaredDamage(view: Moments): number {
  const declared = libraryOf(view).abilities.find(({ ability: { id } }) => id === view.declared)?.ability;
  const effects = declared?.rows[view.row]?.effects ?? [];
  return effects.reduce(
    (sum, effect) => sum + (effect.verb === 'damage' && typeof effect.amount === 'number' ? effect.amount : 0),
    0,
  );
}

/** Before a blow has been dealt, what is declared says how great it will be. */
const isMuch = (view: Moments, me: Seat): boolean =>
  view.window === 'declared'
    ? declaredDamage(view) >= GREAT_DECLARED
    : coming(view, me, true) >= GREAT || coming(view, me, false) >= GREAT;

/** Between others' rolls nothing is settled yet; what oneself declares could have been turned before. */
function diceMatter(view: Moments, me: Seat): boolean {
  const { window, active, attempts } = view;
  if (window === 'rolled') return active !== me && sameSide(view, active, me) && attempts === 0;
  return window !== 'declared' || active !== me;
}
