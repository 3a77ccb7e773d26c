// Where things lie on paper, in millimetres: blocks of equal cells, one after another, and the marks to cut along.

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** What is printed in its true size; a place of the board is as large as the card that is laid on it. */
export const SIZES = {
  card: { width: 63, height: 88 },
  token: { width: 25, height: 25 },
  /** For dice of 16 mm, the usual size. */
  sticker: { width: 16, height: 16 },
} as const;
export type Size = keyof typeof SIZES;

/** So much of each edge stays empty: printers do not reach it, and the marks need room. */
const MARGIN = 6.5;
/** Between two blocks both have their marks. */
const GAP = 12;
const MARK = { from: 1, length: 4 } as const;

/** Equal things that are cut apart, or stay together as a board does. */
export interface Group<T> {
  readonly size: Size;
  readonly columns: number;
  readonly cut: 'apart' | 'around';
  readonly items: readonly T[];
}

/** A part of a group on one sheet; `x` and `y` are its upper left corner. */
export interface Block<T> extends Group<T> {
  readonly x: number;
  readonly y: number;
  readonly rows: number;
}

export interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Sheet<T> {
  readonly blocks: readonly Block<T>[];
  readonly marks: readonly Line[];
}

type Placed<T> = Omit<Block<T>, 'x' | 'y'>;

const heightOf = ({ size, rows }: { readonly size: Size; readonly rows: number }): number => SIZES[size].height * rows;

const stackHeight = <T>(stack: readonly Placed<T>[]): number =>
  stack.reduce((sum, block) => sum + heightOf(block), GAP * Math.max(0, stack.length - 1));

/** The groups in order; what does not fit on a sheet goes on with the next row on another. */
function stacks<T>(groups: readonly Group<T>[], paper: Paper): Placed<T>[][] {
  const room = PAPERS[paper].height - 2 * MARGIN;
  const done: Placed<T>[][] = [[]];
  for (const group of groups) {
    let rest = group.items;
    while (rest.length > 0) {
      const stack = done.at(-1) ?? [];
      const left = room - stackHeight(stack) - (stack.length > 0 ? GAP : 0);
      const rows = Math.min(Math.floor(left / SIZES[group.size].height), Math.ceil(rest.length / group.columns));
      if (rows <= 0) {
        done.push([]);
        continue;
      }
      const items = rest.slice(0, rows * group.columns);
      stack.push({ ...group, items, rows });
      rest = rest.slice(items.length);
    }
  }
  return done.filter((stack) => stack.length > 0);
}

/** Short lines outside the block at every cut, at both its ends. */
function marksOf<T>({ x, y, rows, columns, size, cut, items }: Block<T>): Line[] {
  const { width, height } = SIZES[size];
  const used = Math.min(columns, items.length);
  const every = (count: number) => Array.from({ length: count + 1 }, (_, i) => i);
  const edges = (count: number) => (cut === 'apart' ? every(count) : [0, count]);
  const reach = MARK.from + MARK.length;
  return [
    ...edges(used).flatMap((i) => [
      { x: x + i * width, y: y - reach, width: 0, height: MARK.length },
      { x: x + i * width, y: y + rows * height + MARK.from, width: 0, height: MARK.length },
    ]),
    ...edges(rows).flatMap((i) => [
      { x: x - reach, y: y + i * height, width: MARK.length, height: 0 },
      { x: x + used * width + MARK.from, y: y + i * height, width: MARK.length, height: 0 },
    ]),
  ];
}

/** Everything on as few sheets as its order allows, in the middle of each. */
export function layOut<T>(groups: readonly Group<T>[], paper: Paper): Sheet<T>[] {
  const { width, height } = PAPERS[paper];
  return stacks(groups, paper).map((stack) => {
    let y = (height - stackHeight(stack)) / 2;
    const blocks = stack.map((block): Block<T> => {
      const used = Math.min(block.columns, block.items.length);
      const placed = { ...block, x: (width - used * SIZES[block.size].width) / 2, y };
      y += heightOf(block) + GAP;
      return placed;
    });
    return { blocks, marks: blocks.flatMap(marksOf) };
  });
}

/** The cells of a block with their corners, row by row. */
export function cellsOf<T>({ x, y, columns, size, items }: Block<T>): (Line & { readonly item: T })[] {
  const { width, height } = SIZES[size];
  return items.map((item, i) => ({
    item,
    x: x + (i % columns) * width,
    y: y + Math.floor(i / columns) * height,
    width,
    height,
  }));
}
