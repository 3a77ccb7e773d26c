// SK-5.5: after a rally the roller says what the reward is, before taking the dice.
import { previewSet, soldiersFor } from '@wyrmtable/dragon-farkle';
import { ARENA } from '@wyrmtable/words/farkle-table';
import { Btn } from '../../pieces/Btn.tsx';
import { useBoard } from './board.ts';
import type { Picking } from './picking.ts';

export function Rewards({ picking }: { readonly picking: Picking }) {
  const { say, view } = useBoard();
  if (picking.rewards.length < 2) return null;
  // Before anything is picked the figures are those of all scoring dice.
  const set = picking.taken === null ? (picking.all?.set ?? 0) : picking.set;
  return (
    <fieldset className="rewards">
      <legend className="sr-only">{say(ARENA.rewards)}</legend>
      <Btn
        icon="rally-the-troops"
        pressed={picking.reward === 'double'}
        onPress={() => picking.choose('double')}
        note={say(ARENA.doubleNote, { plain: soldiersFor(set), worth: previewSet(view, set, 'double') })}
      >
        {say(ARENA.doubleReward)}
      </Btn>
      <Btn
        icon="locked-chest"
        pressed={picking.reward === 'item'}
        onPress={() => picking.choose('item')}
        note={say(ARENA.itemNote, { worth: previewSet(view, set, 'item') })}
      >
        {say(ARENA.itemReward)}
      </Btn>
    </fieldset>
  );
}
