// The cards that a hero has in hand on an adventure: those of its arena.
import type { AdventureView } from '@wyrmtable/adventures';
import type { HeldOf } from '../../replay/held.ts';
import { held as throneHeld } from '../dice-throne/held.ts';

export const held: HeldOf<AdventureView> = {
  names: (lang, { arena }, seat) => throneHeld.names(lang, arena, seat),
};
