// One deliberate edit of one source, as it is handed to every process that runs with it.
export interface Break {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What it does, for people. */
  readonly what: string;
}

export const broken = (source: string, { start, end, text }: Break): string =>
  source.slice(0, start) + text + source.slice(end);
