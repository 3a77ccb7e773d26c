// Reading what a scenario file says, with a clear complaint where it says something else.

export type Fields = Readonly<Record<string, unknown>>;

/** A mistake in the file itself, not in the game. */
export class ScenarioMistake extends Error {
  readonly path: string;
  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.path = path;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fields(value: unknown, path: string): Fields {
  if (!isFields(value)) throw new ScenarioMistake(path, 'a map');
  return { ...value };
}

export function whole(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new ScenarioMistake(path, 'a whole number');
  return value;
}

export function list(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ScenarioMistake(path, 'a list');
  return value;
}
