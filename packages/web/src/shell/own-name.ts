// The name the person last went by at a table with others.
import { deviceStorage } from './device-storage.ts';

const KEY = 'name';

export function ownName(): string {
  const name = deviceStorage.read(KEY);
  return typeof name === 'string' ? name : '';
}

export function rememberName(name: string): void {
  deviceStorage.write(KEY, name.trim());
}
