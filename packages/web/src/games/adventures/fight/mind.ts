// What an enemy did at its latest turn and why, from the events that have been told: its rolls with what it kept, its card, its choice.
import type { AdventureEvent } from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../../../table/port.ts';
import { isAdventureEvent } from '../happening.ts';

type Told<Kind extends AdventureEvent['kind']> = Extract<AdventureEvent, { kind: Kind }>;

export type Thought =
  /** A roll for an ability; `kept` follows once the enemy has made up its mind. */
  | {
      readonly kind: 'roll';
      readonly number: number;
      readonly dice: readonly number[];
      readonly kept: Told<'kept'> | null;
    }
  | { readonly kind: 'chose'; readonly number: number; readonly event: Told<'chose'> }
  | { readonly kind: 'card'; readonly number: number; readonly event: Told<'boss-card'> }
  /** A King's Hand was spent; the die says whether it succeeds. */
  | { readonly kind: 'hand'; readonly number: number; readonly die: number | null };

const HAND = 'kings-hand';

/** The event with which the seat's latest turn began, as far as told. */
function turnOf(events: readonly NumberedEvent[], told: number, seat: Seat): number {
  return events.findLastIndex(
    ({ event, number }) => number <= told && isAdventureEvent(event) && event.kind === 'turn' && event.seat === seat,
  );
}

function after(thoughts: Thought[], number: number, event: AdventureEvent, seat: Seat): void {
  const last = thoughts.at(-1);
  switch (event.kind) {
    case 'rolled':
      if (event.seat !== seat) return;
      if (event.purpose === 'offence') thoughts.push({ kind: 'roll', number, dice: event.dice, kept: null });
      if (event.purpose === 'effect' && last?.kind === 'hand' && last.die === null)
        thoughts[thoughts.length - 1] = { ...last, die: event.dice[0] ?? null };
      return;
    case 'kept': {
      const at = thoughts.findLastIndex(({ kind }) => kind === 'roll');
      const roll = thoughts[at];
      if (event.seat === seat && roll?.kind === 'roll') thoughts[at] = { ...roll, kept: event };
      return;
    }
    case 'chose':
      if (event.seat === seat) thoughts.push({ kind: 'chose', number, event });
      return;
    case 'boss-card':
      if (event.seat === seat) thoughts.push({ kind: 'card', number, event });
      return;
    case 'status':
      if (event.seat === seat && event.status === HAND && event.change < 0)
        thoughts.push({ kind: 'hand', number, die: null });
      return;
    default:
  }
}

/** When this enemy came to the table in the scenario being played: others may have sat at its seat before. */
function arrivalOf(events: readonly NumberedEvent[], enemy: string): number {
  const scenario = events.findLastIndex(({ event }) => event.kind === 'scenario');
  return events.findIndex(
    ({ event }, at) => at > scenario && isAdventureEvent(event) && event.kind === 'engaged' && event.enemy === enemy,
  );
}

export interface Thinker {
  readonly seat: Seat;
  /** The id of the minion or boss. */
  readonly enemy: string;
}

/** Since the enemy's latest turn began: a King's Hand may be spent in a hero's turn too (ADV-14.8). */
export function mindOf(events: readonly NumberedEvent[], told: number, { seat, enemy }: Thinker): readonly Thought[] {
  const from = turnOf(events, told, seat);
  if (from < 0 || from < arrivalOf(events, enemy)) return [];
  const thoughts: Thought[] = [];
  for (const { event, number } of events.slice(from)) {
    if (number > told) break;
    if (isAdventureEvent(event)) after(thoughts, number, event, seat);
  }
  return thoughts;
}

/** The dice that the roll on the felt leaves lying; nothing once the next roll lies there. */
export function stayedIn(thoughts: readonly Thought[]): readonly number[] {
  const rolls = thoughts.filter((thought) => thought.kind === 'roll');
  // While the next roll is falling, what was kept before stays kept.
  const shown = rolls.at(-1)?.kept ?? rolls.at(-2)?.kept ?? null;
  return shown?.dice ?? [];
}

/** The card a boss turned up in its latest turn, and what became of it (ADV-16.5). */
export function cardIn(thoughts: readonly Thought[]): Told<'boss-card'> | null {
  return thoughts.findLast((thought) => thought.kind === 'card')?.event ?? null;
}

type Doing = Extract<AdventureEvent, { kind: 'kept' | 'chose' | 'boss-card' | 'rolled' }>;

/** An enemy makes up its mind, or rolls for it. */
function isDoing(event: AdventureEvent): event is Doing {
  switch (event.kind) {
    case 'kept':
    case 'chose':
    case 'boss-card':
      return true;
    case 'rolled':
      return event.purpose === 'offence';
    default:
      return false;
  }
}

/**
 * The enemy's doing that is being shown or is the next to be, of an enemy sitting at `first` or after; nothing is asked before
 * all of it has been told.
 */
export function doingNext(events: readonly NumberedEvent[], told: number, first: Seat): Doing | null {
  for (const { event, number } of events) {
    if (number >= told && isAdventureEvent(event) && isDoing(event) && event.seat >= first) return event;
  }
  return null;
}
