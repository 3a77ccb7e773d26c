// The end: who beat the dragon, and what the shell has to offer after a match.
import { WIN } from '@wyrmtable/words/farkle-table';
import type { ReactNode } from 'react';
import { Ending } from '../../pieces/Ending.tsx';
import { Frame } from '../../pieces/Frame.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { armsOf } from '../../seats/arms.ts';
import { nameOf, useBoard } from './board.ts';

export function Victory({ afterword }: { readonly afterword: ReactNode }) {
  const board = useBoard();
  const { say, view, me, shared } = board;
  const { winner } = view;
  if (winner === null) return null;
  const mine = winner === me && !shared;
  return (
    <Frame>
      <Ending
        accent={armsOf(winner).accent}
        title={mine ? say(WIN.you) : say(WIN.title, { name: nameOf(board, winner) })}
        emblem={
          <>
            <Icon name="laurels" />
            <Portrait arms={armsOf(winner)} />
          </>
        }
      >
        <p>{say(WIN.text, { turn: view.turn, army: view.heroes[winner]?.army ?? 0 })}</p>
        {afterword}
      </Ending>
    </Frame>
  );
}
