// Finding content by the name a scenario file gives it.
import { ScenarioMistake } from '@wyrmtable/kernel/scenario';

/** The number of the entry with that id. */
export function named(entries: readonly { readonly id: string }[], value: unknown, path: string): number {
  const at = entries.findIndex(({ id }) => id === value);
  if (at < 0) throw new ScenarioMistake(path, `nothing is called ${String(value)}`);
  return at;
}
