// Which dice of the own offensive roll stay on the felt, and the choice that rolls all the others.
import type { ThroneView } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../shell/device-storage.ts';
import type { Answer } from './table.ts';

export interface Keeping {
  /** The dice may be kept or rolled now. */
  readonly choosing: boolean;
  /** Kept dice by their place on the felt. */
  readonly places: ReadonlySet<number>;
  /** Which die of `view.dice` lies at each place of the felt. */
  readonly order: readonly number[];
  readonly toggle: (place: number) => void;
  /** Keeps dice of these numbers and no others. */
  readonly keep: (dice: readonly number[]) => void;
  /** Rolls every die that is not kept; null where that is not allowed or nothing would be rolled. */
  readonly roll: Choice | null;
  /** How many dice that would be. */
  readonly rolling: number;
}

const sorted = (dice: readonly number[]): string => dice.toSorted((a, b) => a - b).join('');

/** The legal rolls by the dice they take up; the first roll takes up whatever there is. */
export function rollsIn(answers: readonly Answer[]): ReadonlyMap<string, Choice> {
  const found = new Map<string, Choice>();
  for (const { choice, reading } of answers) {
    if (reading.kind === 'roll') found.set(sorted(reading.dice ?? []), choice);
  }
  return found;
}

/**
 * A choice names numbers, not dice, and the rules roll the first dice of a number they find. Dice of one number are
 * alike, so that they may change places on the felt before: then exactly the others are rolled.
 */
export function arranged(dice: readonly number[], order: readonly number[], kept: ReadonlySet<number>): number[] {
  const next = [...order];
  for (const value of new Set(dice)) {
    const places = order.flatMap((die, place) => (dice[die] === value ? [place] : []));
    const found = places.map((place) => order[place] ?? place).toSorted((a, b) => a - b);
    const rolledFirst = [...places.filter((place) => !kept.has(place)), ...places.filter((place) => kept.has(place))];
    rolledFirst.forEach((place, i) => {
      next[place] = found[i] ?? place;
    });
  }
  return next;
}

/** The first places of the felt where dice of these numbers lie. */
export function placesOf(numbers: readonly number[], felt: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const number of numbers) {
    const place = felt.findIndex((lies, at) => lies === number && !found.has(at));
    if (place >= 0) found.add(place);
  }
  return found;
}

const NOTHING: ReadonlySet<number> = new Set();
const FIVE: readonly number[] = [0, 1, 2, 3, 4];

/** Where the device notes which dice are kept, of the one roll that is being decided, for whoever comes back to it. */
const NOTE = 'kept-dice';

interface Kept {
  readonly phase: string;
  readonly places: ReadonlySet<number>;
  readonly order: readonly number[];
}

/** A note is good for the very dice it was made of. */
const momentOf = (phase: string, dice: readonly number[]): string => `${location.pathname} ${phase} ${dice.join('')}`;

function noted(phase: string, dice: readonly number[]): Kept {
  const note = deviceStorage.read(NOTE);
  const none = { phase, places: NOTHING, order: FIVE };
  if (typeof note !== 'object' || note === null || !('at' in note) || note.at !== momentOf(phase, dice)) return none;
  const places = 'places' in note && Array.isArray(note.places) ? note.places : [];
  const order = 'order' in note && Array.isArray(note.order) ? note.order : [];
  const whole = FIVE.every((die) => order.includes(die)) && order.length === FIVE.length;
  return whole ? { phase, places: new Set(places.filter((place) => FIVE.includes(place))), order } : none;
}

/** The numbers of the dice that stay. */
export const keptDice = ({ places, order }: Keeping, dice: readonly number[]): number[] =>
  order.flatMap((die, place) => (places.has(place) ? [dice[die] ?? 0] : []));

export function useKeeping(
  view: Pick<ThroneView, 'turn' | 'active' | 'dice' | 'rolls' | 'asking'>,
  answers: readonly Answer[],
): Keeping {
  // Dice stay kept from roll to roll; another phase begins with none.
  const phase = `${view.turn} ${view.active}`;
  const [kept, setKept] = useState<Kept>(() => noted(phase, view.dice));
  const fresh = kept.phase !== phase || view.rolls === 0;
  const places = fresh ? NOTHING : kept.places;
  const order = fresh ? FIVE : kept.order;
  const rolls = rollsIn(answers);
  const choosing = view.asking === 'roll' && rolls.size > 0 && view.rolls > 0;
  const taken = order.flatMap((die, place) => (places.has(place) ? [] : [view.dice[die] ?? 0]));
  const roll = rolls.get(view.rolls === 0 ? '' : sorted(taken)) ?? null;
  useEffect(() => {
    if (choosing) deviceStorage.write(NOTE, { at: momentOf(phase, view.dice), places: [...places], order });
  }, [choosing, phase, view.dice, places, order]);
  const stay = (next: ReadonlySet<number>) => setKept({ phase, places: next, order: arranged(view.dice, order, next) });
  return {
    choosing,
    places,
    order,
    toggle: (place) => {
      const next = new Set(places);
      if (!next.delete(place)) next.add(place);
      stay(next);
    },
    keep: (dice) =>
      stay(
        placesOf(
          dice,
          order.map((die) => view.dice[die] ?? 0),
        ),
      ),
    roll,
    rolling: view.rolls === 0 ? FIVE.length : taken.length,
  };
}
