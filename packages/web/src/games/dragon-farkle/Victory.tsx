// The end: who beat the dragon, and what the shell has to offer after a match.
import { type Message, number } from '@wyrmtable/words';
import { WIN } from '@wyrmtable/words/farkle-table';
import type { ReactNode } from 'react';
import { Ending, type Figure } from '../../pieces/Ending.tsx';
import { Frame } from '../../pieces/Frame.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { armsOf } from '../../seats/arms.ts';
import { type Board, nameOf, useBoard } from './board.ts';
import { type Deed, storyOf } from './story.ts';

function figuresOf(board: Board): readonly Figure[] {
  const { say, lang, events } = board;
  const { haul, zonks, dearest } = storyOf(events);
  const figure = (deed: Deed | null, text: Message): Figure[] =>
    deed === null ? [] : [{ value: number(lang, deed.amount), text: say(text, { name: nameOf(board, deed.seat) }) }];
  return [...figure(haul, WIN.haul), ...figure(zonks, WIN.zonks), ...figure(dearest, WIN.dearest)];
}

export function Victory({ afterword }: { readonly afterword: ReactNode }) {
  const board = useBoard();
  const { say, view, me, shared } = board;
  const { winner } = view;
  if (winner === null) return null;
  const mine = winner === me && !shared;
  const lost = !mine && me !== null && !shared;
  return (
    <Frame>
      <Ending
        accent={armsOf(winner).accent}
        result={lost ? 'lost' : mine ? 'won' : undefined}
        figures={figuresOf(board)}
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
