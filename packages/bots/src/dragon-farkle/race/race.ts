// How good a position is: every hero runs a race of recruiting and fighting on its own, and somebody is first.
import { LAIR_THRESHOLD } from '@wyrmtable/dragon-farkle';
import { UNIT } from '../odds/throws.ts';
import { battleCourse, recruitGains } from './turns.ts';

/** One hero's standing in the race. */
export interface Runner {
  readonly army: number;
  readonly lair: boolean;
  /** Soldiers paid for a second try at the event die, 0 without (Offkey the Bard). */
  readonly secondFace: number;
}

/** Turns looked ahead; hardly any race of one hero takes more. */
const TURNS = 40;
/** Larger armies win no sooner. */
const MOST = 8000 / UNIT;
/** Companions and items make a turn better than bare dice: about what the average companion brings. */
const PACE = 1.12;
/** With fewer soldiers than this the lair is no place to stay. */
const LEAST_TO_STAY = 400 / UNIT;

/** For each army inside and outside the lair: the chance not to have won after 0, 1, 2 … own turns. */
type Curves = Float64Array;

const curveAt = (units: number, lair: boolean): number => (units * 2 + (lair ? 1 : 0)) * (TURNS + 1);

const KNOWN = new Map<number, Curves>();

function curvesFor(wounds: number, secondFace: number): Curves {
  const key = wounds * 10_000 + secondFace;
  let curves = KNOWN.get(key);
  if (curves === undefined) {
    curves = makeCurves(wounds, secondFace / UNIT);
    KNOWN.set(key, curves);
  }
  return curves;
}

/** Gains at the pace of a hero with cards, cut off where an army is large enough anyway. */
function pacedGains(): Float64Array {
  const gains = new Float64Array(MOST + 1);
  recruitGains().forEach((chance, units) => {
    const at = Math.min(MOST, Math.round(units * PACE));
    gains[at] = (gains[at] as number) + chance;
  });
  return gains;
}

function makeCurves(wounds: number, secondFace: number): Curves {
  const gains = pacedGains();
  const course = battleCourse(wounds, MOST, secondFace);
  const curves = new Float64Array(curveAt(MOST + 1, false));
  const after = (units: number, lair: boolean, turn: number): number => curves[curveAt(units, lair) + turn] as number;
  for (let units = 0; units <= MOST; units++) {
    curves[curveAt(units, false)] = 1;
    curves[curveAt(units, true)] = 1;
  }
  for (let turn = 0; turn < TURNS; turn++) {
    for (let units = 0; units <= MOST; units++) {
      for (const lair of [false, true]) {
        const fights = lair ? units >= LEAST_TO_STAY : units * UNIT >= LAIR_THRESHOLD;
        curves[curveAt(units, lair) + turn + 1] = fights ? fight(units, turn) : recruit(units, turn);
      }
    }
  }
  return curves;

  function recruit(units: number, turn: number): number {
    let sum = 0;
    for (let gain = 0; gain <= MOST; gain++) {
      const chance = gains[gain] as number;
      if (chance > 0) sum += chance * after(Math.min(MOST, units + gain), false, turn);
    }
    return sum;
  }

  function fight(units: number, turn: number): number {
    let wiped = 1;
    let sum = 0;
    for (let lost = 0; lost < units; lost++) {
      const zonk = course.zonk[lost] as number;
      wiped -= zonk + (course.win[lost] as number);
      sum += zonk * after(units - lost, true, turn);
    }
    return sum + Math.max(0, wiped) * after(0, false, turn);
  }
}

/** Each runner's chance to be first, the runners in the order in which they take their next turns. */
export function raceChances(runners: readonly Runner[], wounds: number): number[] {
  const curves: Curves[] = [];
  const starts: number[] = [];
  const chances: number[] = [];
  for (const { army, lair, secondFace } of runners) {
    curves.push(curvesFor(wounds, secondFace));
    starts.push(curveAt(Math.min(MOST, Math.floor(army / UNIT)), lair));
    chances.push(0);
  }
  let running = 1;
  for (let turn = 0; turn < TURNS && running > 1e-6; turn++) {
    for (let i = 0; i < starts.length; i++) {
      const at = (starts[i] as number) + turn;
      const curve = curves[i] as Curves;
      const still = running * ((curve[at + 1] as number) / (curve[at] as number));
      chances[i] = (chances[i] as number) + running - still;
      running = still;
    }
  }
  for (let i = 0; i < chances.length; i++) chances[i] = (chances[i] as number) + running / chances.length;
  return chances;
}
