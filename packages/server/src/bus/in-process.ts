// The bus of a service that is one process, or several servers in one: a table of who listens.
import type { Bus } from './port.ts';

type Ears = Map<string, Set<(text: string) => void>>;

/** Buses that are made from the same ears hear each other. */
export function inProcessBus(ears: Ears = new Map()): Bus {
  const own: { readonly name: string; readonly hear: (text: string) => void }[] = [];
  return {
    async join(name, hear) {
      const known = ears.get(name) ?? new Set();
      ears.set(name, known.add(hear));
      own.push({ name, hear });
    },
    send(to, text) {
      // Never within whoever sends it.
      for (const hear of ears.get(to) ?? []) setImmediate(hear, text);
    },
    isUp: () => true,
    async close() {
      for (const { name, hear } of own) ears.get(name)?.delete(hear);
    },
  };
}
