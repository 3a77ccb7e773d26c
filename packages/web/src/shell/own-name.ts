// The name the person last went by at a table with others, or has typed to go by.
import { useState } from 'react';
import { deviceStorage } from './device-storage.ts';

const KEY = 'name';

export function ownName(): string {
  const name = deviceStorage.read(KEY);
  return typeof name === 'string' ? name : '';
}

export function rememberName(name: string): void {
  deviceStorage.write(KEY, name.trim());
}

/** A field for it: a reload finds what was typed. */
export function useOwnName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState(ownName);
  return [
    name,
    (typed) => {
      setName(typed);
      rememberName(typed);
    },
  ];
}
