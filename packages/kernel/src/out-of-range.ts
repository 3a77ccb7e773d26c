// Figures of content that no rule can mean: they compile, and are found when the content is loaded.

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A piece of ours that cannot be played, and the figure that it is for. */
export class OutOfRange extends Error {
  readonly piece: string;
  readonly id: string;
  readonly at: string;
  readonly range: Range;
  constructor(piece: string, id: string, at: string, range: Range) {
    super(`the ${piece} ${id} cannot be played: ${at} is a whole number from ${range.least} to ${range.most}`);
    this.name = 'OutOfRange';
    this.piece = piece;
    this.id = id;
    this.at = at;
    this.range = range;
  }
}

/** Holds every figure of a piece to its range; the first that does not fit is thrown. */
export const holder =
  (piece: string, id: string) =>
  (at: string, value: number, range: Range): void => {
    if (!Number.isInteger(value) || value < range.least || value > range.most)
      throw new OutOfRange(piece, id, at, range);
  };
