// Where the project lies: rules, scenarios and the built client are found from here, whatever the working folder.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
