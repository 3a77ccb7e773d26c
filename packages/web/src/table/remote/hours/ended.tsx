// The end of a match that was not played to its end: how it came, who has won, and what the shell has to offer after a match.
import './ended.css';
import type { TableInfo } from '@wyrmtable/wire';
import { list } from '@wyrmtable/words';
import { hours as words } from '@wyrmtable/words/shell-hours';
import type { ReactNode } from 'react';
import { Ending } from '../../../pieces/Ending.tsx';
import { Frame } from '../../../pieces/Frame.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { useSpeech } from '../../../shell/words.ts';
import { endedLine } from '../../ended-line.ts';
import type { TableSnapshot } from '../../port.ts';
import { seatsNamed } from '../../seat-names.ts';

export interface EndedProps {
  readonly ended: NonNullable<TableInfo['ended']>;
  readonly snapshot: TableSnapshot;
  readonly afterword: ReactNode;
}

export default function Ended({ ended, snapshot: { seats, outcome }, afterword }: EndedProps) {
  const { say, lang } = useSpeech();
  const names = seatsNamed(lang, seats).map(({ name }) => name);
  const winners = outcome?.kind === 'won' ? outcome.winners : [];
  const sits = seats.some(({ mine }) => mine);
  const won = winners.some((seat) => seats[seat]?.mine);
  return (
    <div className="ended">
      <Frame>
        <Ending
          emblem={<Icon name={winners.length > 0 ? 'laurels' : 'shaking-hands'} />}
          title={endedLine(lang, ended, names)}
          result={sits && winners.length > 0 ? (won ? 'won' : 'lost') : undefined}
        >
          {winners.length > 0 && (
            <p>
              {say(words.winners, {
                names: list(
                  lang,
                  winners.map((seat) => names[seat] ?? ''),
                ),
              })}
            </p>
          )}
          {afterword}
        </Ending>
      </Frame>
    </div>
  );
}
