// The end of a campaign, of one scenario, or of a fight between bosses and heroes.
import './between.css';
import { list } from '@wyrmtable/words';
import { END } from '@wyrmtable/words/adv-table';
import { difficultyName, eventLine } from '@wyrmtable/words/adventures';
import type { ReactNode } from 'react';
import { Ending } from '../../../pieces/Ending.tsx';
import { Frame } from '../../../pieces/Frame.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import { nameOf, useAdventure } from '../table.ts';
import { Chapters } from './Chapters.tsx';
import { figuresOf } from './figures.ts';
import { SheetTable } from './Sheet.tsx';

export interface EndProps {
  /** Seats that have won; empty when nobody has. */
  readonly winners: readonly number[];
  /** One scenario alone, not a campaign. */
  readonly single: boolean;
  readonly afterword: ReactNode;
}

export function End({ winners, single, afterword }: EndProps) {
  const table = useAdventure();
  const { say, lang, view, names } = table;
  const campaign = view.mode === 'campaign';
  const won = winners.length > 0;
  const victors = list(
    lang,
    winners.map((seat) => nameOf(table, seat)),
  );
  const title = !campaign
    ? say(won ? END.versus : END.drawn, { names: victors, count: winners.length })
    : view.retired
      ? say(END.retired)
      : single
        ? say(won ? END.wonScenario : END.lostScenario)
        : say(won ? END.won : END.lost);
  const facts = [
    say(END.score, { score: view.score }),
    difficultyName(lang, view.difficulty),
    ...(single ? [] : [say(END.games, { games: view.sheet.length })]),
  ];
  const packs = view.unlocked;
  const opened = packs.length === 0 ? null : eventLine(lang, { kind: 'unlocked', packs }, names);
  const shown = won ? winners : view.heroes.map((_, seat) => seat);
  return (
    <Frame>
      <div className="campaign-end">
        <Ending
          size="small"
          result={won ? 'won' : 'lost'}
          figures={figuresOf(table)}
          title={title}
          emblem={
            <>
              <Icon name={won ? 'laurels' : 'broken-shield'} />
              {shown.map((seat) => (
                <Portrait key={seat} arms={heroArms(view.heroes[seat]?.hero)} hurt={!won} />
              ))}
            </>
          }
        >
          {campaign && (
            <>
              <p>{facts.join(' · ')}</p>
              {opened !== null && <p className="campaign-end__opened">{opened.text}</p>}
              {afterword}
              {single ? <SheetTable last /> : <Chapters />}
            </>
          )}
          {!campaign && afterword}
        </Ending>
      </div>
    </Frame>
  );
}
