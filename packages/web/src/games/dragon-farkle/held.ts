// The items that a hero has in hand.
import type { FarkleView } from '@wyrmtable/dragon-farkle';
import { cardName } from '@wyrmtable/words/dragon-farkle';
import type { HeldOf } from '../../replay/held.ts';

export const held: HeldOf<FarkleView> = {
  names: (lang, { hand, pendingHand }) => [...hand, ...pendingHand].map((id) => cardName(lang, id)),
};
