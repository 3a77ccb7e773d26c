// Reading what a scenario file says, with a clear complaint where it says something else.
import { ScenarioMistake } from '@wyrmtable/kernel/scenario';

export type Fields = Readonly<Record<string, unknown>>;

export function fields(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ScenarioMistake(path, 'a map');
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

/** The number of the entry with that id. */
export function named(entries: readonly { readonly id: string }[], value: unknown, path: string): number {
  const at = entries.findIndex(({ id }) => id === value);
  if (at < 0) throw new ScenarioMistake(path, `nothing is called ${String(value)}`);
  return at;
}
