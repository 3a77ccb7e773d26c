// Which dice lie on the felt after the events shown so far, whose they are, and which event threw each of them last.
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../../table/port.ts';
import { isThroneEvent } from './happening.ts';

export type Purpose = Extract<ThroneEvent, { kind: 'rolled' }>['purpose'];

export interface SceneDie {
  readonly face: number;
  /** The number of the event that threw it last. */
  readonly thrown: number;
}

export interface Throw {
  readonly seat: Seat;
  /** Which roll of its purpose it was. */
  readonly attempt: number;
  readonly dice: readonly SceneDie[];
}

export interface Scene {
  /** Whose turn it was, and which one. */
  readonly turn: { readonly seat: Seat; readonly turn: number } | null;
  /** The number of the event that last threw or turned any die; 0 when none was. */
  readonly thrown: number;
  /** The last roll of each purpose in this turn. */
  readonly throws: Readonly<Partial<Record<Purpose, Throw>>>;
  /** The purpose of the newest roll: its dice may still be turned. */
  readonly newest: Purpose | null;
  /** The other player's die of a contest. */
  readonly rival: Throw | null;
  /** What the roller has declared. */
  readonly declared: string | null;
}

const EMPTY: Scene = { turn: null, thrown: 0, throws: {}, newest: null, rival: null, declared: null };

/** Dice of a roll that went on keep their place; those that fell again may show the number they showed before. */
function fallen(
  dice: readonly number[],
  fell: readonly number[] | undefined,
  before: Throw | undefined,
  number: number,
): SceneDie[] {
  return dice.map((face, place) => {
    const old = before?.dice[place];
    const lay = fell !== undefined && !fell.includes(place) && old?.face === face;
    return lay ? old : { face, thrown: number };
  });
}

function turned({ dice, seat, attempt }: Throw, from: number, to: number, number: number): Throw {
  const place = dice.findIndex(({ face }) => face === from);
  return { seat, attempt, dice: dice.map((die, i) => (i === place ? { face: to, thrown: number } : die)) };
}

function after(scene: Scene, number: number, event: ThroneEvent, before: ThroneEvent | null): Scene {
  switch (event.kind) {
    case 'turn':
      return { ...EMPTY, thrown: scene.thrown, turn: { seat: event.seat, turn: event.turn } };
    case 'rolled': {
      const { purpose, seat, dice, fell } = event;
      const contest =
        purpose === 'effect' && before?.kind === 'rolled' && before.seat !== seat && before.purpose !== 'offence';
      if (contest) {
        return { ...scene, thrown: number, rival: { seat, attempt: 1, dice: fallen(dice, fell, undefined, number) } };
      }
      const last = scene.throws[purpose];
      // A second attempt of the same player goes on with the same dice.
      const goesOn = purpose !== 'effect' || fell !== undefined;
      const again = goesOn && last?.seat === seat && last.dice.length === dice.length;
      const attempt = again ? last.attempt + 1 : 1;
      const thrown: Throw = { seat, attempt, dice: fallen(dice, fell, again ? last : undefined, number) };
      return { ...scene, thrown: number, throws: { ...scene.throws, [purpose]: thrown }, newest: purpose, rival: null };
    }
    case 'altered': {
      const open = scene.newest === null ? undefined : scene.throws[scene.newest];
      if (scene.newest === null || open === undefined) return scene;
      const { from, to } = event;
      const throws = { ...scene.throws, [scene.newest]: turned(open, from, to, number) };
      return { ...scene, thrown: number, throws };
    }
    case 'declared':
      return { ...scene, declared: event.ability };
    default:
      return scene;
  }
}

/** The scene after every event up to that number; a turn begins with an empty felt, so reading starts there. */
export function sceneAt(events: readonly NumberedEvent[], upTo: number): Scene {
  let first = events.length - 1;
  while (first > 0 && !(events[first]?.event.kind === 'turn' && (events[first]?.number ?? 0) <= upTo)) first--;
  let scene = EMPTY;
  let before: ThroneEvent | null = null;
  for (let i = Math.max(0, first); i < events.length; i++) {
    const entry = events[i];
    if (entry === undefined || entry.number > upTo) break;
    if (!isThroneEvent(entry.event)) continue;
    scene = after(scene, entry.number, entry.event, before);
    before = entry.event;
  }
  return scene;
}
