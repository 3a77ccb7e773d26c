// The cards that a player of Dice Throne has in hand.
import type { ThroneView } from '@wyrmtable/dice-throne';
import { cardName } from '@wyrmtable/words/dice-throne';
import type { HeldOf } from '../../replay/held.ts';

export const held: HeldOf<Pick<ThroneView, 'hands'>> = {
  names: (lang, { hands }, seat) =>
    (hands.find((hand) => hand.seat === seat)?.cards ?? []).map((id) => cardName(lang, id)),
};
