// The version of the house, as its package.json says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

export function version(): string {
  const about: { version: string } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
  return about.version;
}
