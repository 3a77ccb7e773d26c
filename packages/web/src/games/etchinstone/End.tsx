// The end of the road: won or lost, the score, and the shell's afterword.
import './end.css';
import { dragonOf } from '@wyrmtable/etchinstone';
import { END } from '@wyrmtable/words/etch-table';
import { difficultyName, dragonName, resultLine } from '@wyrmtable/words/etchinstone';
import type { ReactNode } from 'react';
import { Ending } from '../../pieces/Ending.tsx';
import { Frame } from '../../pieces/Frame.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import type { NumberedEvent, TablePort } from '../../table/port.ts';
import { useBoard } from './board.ts';
import { Record } from './Record.tsx';
import { Tale } from './Tale.tsx';

export interface EndProps {
  readonly port: TablePort;
  /** The run was played on this device. */
  readonly mine: boolean;
  readonly events: readonly NumberedEvent[];
  readonly afterword: ReactNode;
}

export function End({ port, mine, events, afterword }: EndProps) {
  const { say, lang, view } = useBoard();
  const won = view.result === 'won';
  const { icon, battle } = dragonOf(view, view.dragon);
  return (
    <Frame>
      <Ending
        result={won ? 'won' : 'lost'}
        title={say(won ? END.won : END.lost)}
        emblem={
          <>
            {won && <Icon name="laurels" />}
            <Portrait arms={{ accent: battle.element, division: 'chevron', charge: icon }} hurt={won} />
          </>
        }
      >
        <p className="end__score">{resultLine(lang, won ? 'won' : 'lost', won ? view.score : 0)}</p>
        <p>
          {say(END.foe, {
            dragon: dragonName(lang, view.dragon),
            difficulty: difficultyName(lang, view.difficulty),
          })}
        </p>
        <Tale events={events} />
        <Record port={port} mine={mine} />
        {afterword}
      </Ending>
    </Frame>
  );
}
