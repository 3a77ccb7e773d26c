// SK-6.6 and SK-10.8: which pending item is kept, or which item goes.
import { cardOf } from '@wyrmtable/dragon-farkle';
import { BUTTONS } from '@wyrmtable/words/farkle-table';
import { Btn } from '../../pieces/Btn.tsx';
import { useBoard } from './board.ts';
import { FarkleCard } from './FarkleCard.tsx';

export function ItemChoice() {
  const { say, view, offers, moment, choose, open, peek } = useBoard();
  if (!open) {
    return (
      <Btn icon="semi-closed-eye" onPress={peek}>
        {say(BUTTONS.peek)}
      </Btn>
    );
  }
  const ways = moment === 'keep' ? offers.keeps : offers.discards;
  return (
    <ul className="item-choice">
      {[...ways].map(([card, choice]) => (
        <li key={card}>
          <FarkleCard
            id={cardOf(view, card).id}
            state="playable"
            action={say(moment === 'keep' ? BUTTONS.keep : BUTTONS.discard)}
            onPress={() => choose(choice)}
          />
        </li>
      ))}
    </ul>
  );
}
