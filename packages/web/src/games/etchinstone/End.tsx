// The end of the road: won or lost, the score, and the shell's afterword.
import './end.css';
import { dragonOf } from '@wyrmtable/etchinstone';
import { number } from '@wyrmtable/words';
import { END, TALE } from '@wyrmtable/words/etch-table';
import { bestScore, difficultyName, dragonName, resultLine } from '@wyrmtable/words/etchinstone';
import type { ReactNode } from 'react';
import { Ending, type Figure } from '../../pieces/Ending.tsx';
import { Frame } from '../../pieces/Frame.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import type { NumberedEvent, TablePort } from '../../table/port.ts';
import { type Board, useBoard } from './board.ts';
import { isEtchinstoneEvent } from './happening.ts';
import { Record } from './Record.tsx';
import { storyOf } from './story.ts';
import { Tale } from './Tale.tsx';

export interface EndProps {
  readonly port: TablePort;
  /** The run was played on this device. */
  readonly mine: boolean;
  readonly events: readonly NumberedEvent[];
  readonly afterword: ReactNode;
}

/** A page that knows only the end of the run tells no figures. */
function figuresOf({ say, lang }: Board, events: readonly NumberedEvent[]): readonly Figure[] {
  if ((events[0]?.number ?? 0) > 1) return [];
  const { mightiest, full, borne } = storyOf(events.map(({ event }) => event).filter(isEtchinstoneEvent));
  return [
    { value: number(lang, mightiest), text: say(END.mightiest) },
    { value: number(lang, full), text: say(TALE.full) },
    { value: number(lang, borne), text: say(END.borne) },
  ];
}

export function End({ port, mine, events, afterword }: EndProps) {
  const board = useBoard();
  const { say, lang, view } = board;
  const won = view.result === 'won';
  const { icon, battle } = dragonOf(view, view.dragon);
  return (
    <Frame>
      <Ending
        result={won ? 'won' : 'lost'}
        figures={figuresOf(board, events)}
        title={say(won ? END.won : END.lost)}
        emblem={
          <>
            {won && <Icon name="laurels" />}
            <Portrait arms={{ accent: battle.element, division: 'chevron', charge: icon }} hurt={won} />
          </>
        }
      >
        <p className="end__score">{resultLine(lang, won ? 'won' : 'lost', won ? view.score : 0, bestScore(view))}</p>
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
