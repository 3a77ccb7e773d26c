// What is worked out once for the content of a match: kept beside its library and gone with it.
import { type Library, libraryOf } from '@wyrmtable/dice-throne/inside';
import type { Stocked } from '@wyrmtable/kernel';

export function perLibrary<T>(make: () => T): (of: Stocked) => T {
  const known = new WeakMap<Library, T>();
  let lastLibrary: Library | null = null;
  let last: T | null = null;
  return (of) => {
    const library = libraryOf(of);
    if (library === lastLibrary && last !== null) return last;
    const found = known.get(library) ?? make();
    known.set(library, found);
    lastLibrary = library;
    last = found;
    return found;
  };
}
