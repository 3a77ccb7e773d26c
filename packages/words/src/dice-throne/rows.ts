// Rows of an ability that differ only in their figures are printed as one: `3 / 4 / 5 swords: deal 4 / 6 / 8 damage`.
import type { Ability } from '@wyrmtable/dice-throne';

type Row = Ability['rows'][number];

/** The data without its figures. */
const shapeOf = ({ need, effects }: Row): string =>
  JSON.stringify({ need, effects }, (_, value: unknown) => (typeof value === 'number' ? 0 : value));

const FIGURE = /^(\d+)(\D*)$/;

/** All rows as one line, or null where more than figures differs. Nouns agree with the last figure. */
export function foldedRows(rows: readonly Row[], lines: readonly string[]): string | null {
  const [first, ...others] = rows;
  if (first?.need.kind !== 'symbols' || others.length === 0) return null;
  if (others.some((row) => shapeOf(row) !== shapeOf(first))) return null;
  return foldedLines(lines);
}

/** Lines that differ only in their figures as one, or null. */
export function foldedLines(lines: readonly string[]): string | null {
  const words = lines.map((line) => line.split(' '));
  const last = words.at(-1) ?? [];
  if (words.some(({ length }) => length !== last.length)) return null;
  /** How far behind a figure that differs a noun and its adjective may differ too. */
  let near = 0;
  const folded: string[] = [];
  for (const [at, word] of last.entries()) {
    const all = words.map((line) => line[at] ?? '');
    const figures = all.map((one) => FIGURE.exec(one)?.[1]);
    near--;
    if (all.every((one) => one === word)) folded.push(word);
    else if (figures.every((figure) => figure !== undefined)) {
      folded.push(`${figures.join(' / ')}${FIGURE.exec(word)?.[2] ?? ''}`);
      near = 3;
    } else if (near > 0) folded.push(word);
    else return null;
  }
  return folded.join(' ');
}
