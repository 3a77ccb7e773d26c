// Who comes out of the legacy packs.
import { he, type Person, person } from '@wyrmtable/kernel/names';

export const LEGACY = {
  viseer: person('Vis’eer', he('Vis’eer', 'Vis’eera', 'Vis’eera'), he('Вис’ир', 'Вис’ира', 'Вис’ира')),
} as const satisfies Readonly<Record<string, Person>>;
