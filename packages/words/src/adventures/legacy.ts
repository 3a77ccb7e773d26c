// Who comes out of the legacy packs.
import { he, type Person, person } from '../dice-throne/nouns.ts';

export const LEGACY: Readonly<Record<string, Person>> = {
  viseer: person('Vis’eer', he('Vis’eer', 'Vis’eera', 'Vis’eera'), he('Вис’ир', 'Вис’ира', 'Вис’ира')),
};
