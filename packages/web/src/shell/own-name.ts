// The name the person last went by at a table with others.
import { vault } from './vault.ts';

const KEY = 'name';

export function ownName(): string {
  const name = vault.read(KEY);
  return typeof name === 'string' ? name : '';
}

export function rememberName(name: string): void {
  vault.write(KEY, name.trim());
}
