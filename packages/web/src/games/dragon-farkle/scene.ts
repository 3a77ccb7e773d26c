// What lies on the felt after the events shown so far: the last roll, which of its dice went aside, and what came of it.
import type { EventFace, FarkleEvent } from '@wyrmtable/dragon-farkle';
import type { Seat } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../../table/port.ts';
import { isFarkleEvent } from './happening.ts';

export interface SceneDie {
  readonly face: number;
  readonly aside: boolean;
  /** The number of the event that threw it last. */
  readonly thrown: number;
}

export interface Scene {
  /** The number of the event that last threw any of these dice; 0 when none was thrown yet. */
  readonly thrown: number;
  /** The same for the event die alone. */
  readonly faceThrown: number;
  readonly seat: Seat;
  readonly dice: readonly SceneDie[];
  readonly face: EventFace | null;
  /** What became of the roll, for the line above the dice. */
  readonly verdict: FarkleEvent | null;
}

const EMPTY: Scene = { thrown: 0, faceThrown: 0, seat: 0, dice: [], face: null, verdict: null };

function putAside(dice: readonly SceneDie[], faces: readonly number[]): SceneDie[] {
  const left = [...faces];
  return dice.map((die) => {
    const found = die.aside ? -1 : left.indexOf(die.face);
    if (found < 0) return die;
    left.splice(found, 1);
    return { ...die, aside: true };
  });
}

function fallen(dice: readonly number[], thrown: number): SceneDie[] {
  return dice.map((face) => ({ face, aside: false, thrown }));
}

function after(scene: Scene, number: number, event: FarkleEvent): Scene {
  switch (event.kind) {
    case 'rolled':
      return {
        thrown: number,
        faceThrown: number,
        seat: event.seat,
        dice: fallen(event.dice, number),
        face: event.face,
        verdict: null,
      };
    case 'rerolledDice':
      return { ...scene, thrown: number, dice: fallen(event.dice, number), verdict: null };
    case 'rerolledDie': {
      const place = scene.dice.findIndex((die) => die.face === event.from && !die.aside);
      const dice = scene.dice.map((die, i) => (i === place ? { face: event.to, aside: false, thrown: number } : die));
      return { ...scene, thrown: number, dice, verdict: null };
    }
    case 'rerolledEvent':
      return { ...scene, thrown: number, faceThrown: number, face: event.to, verdict: null };
    case 'removedDie': {
      const place = scene.dice.findIndex((die) => die.face === event.face);
      return { ...scene, dice: scene.dice.filter((_, i) => i !== place) };
    }
    case 'setAside':
    case 'eaten':
    case 'fallen':
      return { ...scene, dice: putAside(scene.dice, event.dice), verdict: event };
    case 'action':
    case 'defending':
      // Somebody takes up all the dice again.
      return { ...EMPTY, thrown: scene.thrown, seat: event.seat };
    case 'dodged':
    case 'hotDice':
    case 'zonk':
    case 'saved':
    case 'stopped':
    case 'brawlEnded':
    case 'wounded':
    case 'wiped':
    case 'won':
      return { ...scene, verdict: event };
    default:
      return scene;
  }
}

/** The scene after every event up to that number. Only the last roll matters, so reading starts there. */
export function sceneAt(events: readonly NumberedEvent[], upTo: number): Scene {
  let first = events.length - 1;
  while (first > 0 && !(events[first]?.event.kind === 'rolled' && (events[first]?.number ?? 0) <= upTo)) first--;
  let scene = EMPTY;
  for (let i = Math.max(0, first); i < events.length; i++) {
    const entry = events[i];
    if (entry === undefined || entry.number > upTo) break;
    if (isFarkleEvent(entry.event)) scene = after(scene, entry.number, entry.event);
  }
  return scene;
}
