// How far dice are from what an ability asks, and how its row of symbols is drawn.
import type { Ability, Effect, Hero, Need } from '@wyrmtable/dice-throne';
import type { TriggerMark } from '../../pieces/AbilityTile.tsx';

const countOf = (hero: Hero, dice: readonly number[], face: string): number =>
  dice.filter((value) => hero.die[value - 1] === face).length;

const distinct = (dice: readonly number[], from: number, length: number): number =>
  Array.from({ length }, (_, i) => from + i).filter((value) => dice.includes(value)).length;

/** The fewest dice that would have to show something else (DT-4). */
export function missing(hero: Hero, dice: readonly number[], need: Need): number {
  switch (need.kind) {
    case 'symbols':
      return Object.entries(need.symbols).reduce(
        (sum, [face, count]) => sum + Math.max(0, count - countOf(hero, dice, face)),
        0,
      );
    case 'micro-straight':
      return 3 - Math.max(...[1, 2, 3, 4].map((from) => distinct(dice, from, 3)));
    case 'small-straight':
      return 4 - Math.max(...[1, 2, 3].map((from) => distinct(dice, from, 4)));
    case 'large-straight':
      return 5 - Math.max(...[1, 2].map((from) => distinct(dice, from, 5)));
    case 'of-a-kind':
      return Math.max(0, need.count - Math.max(...[1, 2, 3, 4, 5, 6].map((n) => dice.filter((d) => d === n).length)));
    case 'numbers':
      return dice.some((value) => value >= need.from && value <= need.to) ? 0 : 1;
  }
}

/** The same for the nearest row of an ability; null where it has none. */
export function missingFor(hero: Hero, dice: readonly number[], { rows }: Ability): number | null {
  if (rows.length === 0 || dice.length === 0) return null;
  return Math.min(...rows.map(({ need }) => missing(hero, dice, need)));
}

/** The one symbol of rows that only ask for more and more of it. */
function scaleOf(needs: readonly Need[]): { readonly face: string; readonly counts: readonly number[] } | null {
  const faces = new Set<string>();
  const counts: number[] = [];
  for (const need of needs) {
    if (need.kind !== 'symbols') return null;
    const [first, ...more] = Object.entries(need.symbols);
    if (first === undefined || more.length > 0) return null;
    faces.add(first[0]);
    counts.push(first[1]);
  }
  const [face] = faces;
  return face === undefined || faces.size > 1 ? null : { face, counts };
}

function symbolMarks(hero: Hero, dice: readonly number[], need: Need, row: number, label: string): TriggerMark[] {
  if (need.kind !== 'symbols') {
    const have = dice.length > 0 && missing(hero, dice, need) === 0;
    return [{ key: `${row}`, text: label, have, apart: row > 0 }];
  }
  let first = row > 0;
  return Object.entries(need.symbols).flatMap(([face, count]) =>
    Array.from({ length: count }, (_, i): TriggerMark => {
      const apart = first;
      first = false;
      return {
        key: `${row} ${face} ${i}`,
        icon: hero.faceIcons[face] ?? '',
        have: i < countOf(hero, dice, face),
        apart,
      };
    }),
  );
}

/** The symbols of all rows; `labels` are the rows' words where symbols cannot say it. */
export function marksOf(
  hero: Hero,
  dice: readonly number[],
  { rows }: Ability,
  labels: readonly string[],
): TriggerMark[] {
  const scale = scaleOf(rows.map(({ need }) => need));
  if (scale === null || rows.length === 1) {
    return rows.flatMap(({ need }, row) => symbolMarks(hero, dice, need, row, labels[row] ?? ''));
  }
  const { face, counts } = scale;
  const have = countOf(hero, dice, face);
  return Array.from({ length: Math.max(...counts) }, (_, i) => ({
    key: `${i}`,
    icon: hero.faceIcons[face] ?? '',
    have: i < have,
    apart: i > 0 && counts.includes(i) && i >= Math.min(...counts),
  }));
}

interface Dealt {
  readonly damage: number;
  /** Dice, tokens or a choice may add to it. */
  readonly more: boolean;
}

export function dealtBy(effects: readonly Effect[]): Dealt {
  let damage = 0;
  let more = false;
  for (const effect of effects) {
    if (effect.verb === 'add-damage' || effect.verb === 'multiply-damage') more = true;
    if (effect.verb === 'damage' && effect.to === 'target') {
      if (typeof effect.amount === 'number') damage += effect.amount;
      else {
        const parts = effect.amount.kind === 'total' ? effect.amount.of : [];
        for (const part of parts) if (typeof part === 'number') damage += part;
        more = true;
      }
    } else if ('effects' in effect && dealtBy(effect.effects).damage + Number(dealtBy(effect.effects).more) > 0) {
      more = true;
    }
  }
  return { damage, more };
}

/** What the rows deal by themselves: `4/6/8`, `5+`; null where that is nothing. */
export function dealsOf({ rows }: Pick<Ability, 'rows'>): string | null {
  const dealt = rows.map(({ effects }) => dealtBy(effects));
  if (!dealt.some(({ damage }) => damage > 0)) return null;
  const figures = dealt.map(({ damage, more }) => `${damage}${more ? '+' : ''}`);
  return [...new Set(figures)].join('/');
}

/** Rows that differ by their damage alone need no words of their own beside the figures. */
export function isPlainScale({ rows }: Ability): boolean {
  const [first, ...rest] = rows;
  if (first === undefined || rest.length === 0) return false;
  const shared = (effect: Effect): boolean =>
    rest.every(({ effects }) => effects.some((other) => JSON.stringify(other) === JSON.stringify(effect)));
  return rows.every(({ effects }) => effects.every((effect) => effect.verb === 'damage' || shared(effect)));
}
