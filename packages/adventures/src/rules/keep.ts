// Which dice an enemy keeps for its objective (ADV-11.3 to 11.6).
import type { Objective } from '../content/enemies.ts';

const FACES = ['', 'swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'] as const;

export function isMet(dice: readonly number[], objective: Objective): boolean {
  if (objective.kind === 'straight') return keep(dice, objective).length === 5;
  const wanted = Object.values(objective.symbols).reduce((sum, count) => sum + count, 0);
  return keep(dice, objective).length === wanted;
}

/** The dice that stay; the rest is rolled again. */
export function keep(dice: readonly number[], objective: Objective): number[] {
  return objective.kind === 'straight' ? keepStraight(dice) : keepSymbols(dice, objective.symbols);
}

function keepStraight(dice: readonly number[]): number[] {
  const has = (value: number): boolean => dice.includes(value);
  const kept = [2, 3, 4, 5].filter(has);
  if (has(1) && has(2) && has(3) && has(4)) kept.push(1);
  if (has(6) && has(3) && has(4) && has(5)) kept.push(6);
  // Both ends beside 2-3-4-5 are one die too many for five dice; there are only five.
  return kept.slice(0, 5);
}

function keepSymbols(dice: readonly number[], symbols: Readonly<Record<string, number>>): number[] {
  const left = { ...symbols };
  return dice.filter((value) => {
    const face = FACES[value] ?? '';
    if ((left[face] ?? 0) === 0) return false;
    left[face] = (left[face] ?? 0) - 1;
    return true;
  });
}

/** What is rolled again. */
export function reject(dice: readonly number[], kept: readonly number[]): number[] {
  const stay = kept.slice();
  return dice.filter((value) => {
    const at = stay.indexOf(value);
    if (at >= 0) stay.splice(at, 1);
    return at < 0;
  });
}
