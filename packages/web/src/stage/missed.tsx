// What happened while nobody looked, in a few lines, and a button that tells all of it.
import type { GameId } from '@wyrmtable/registry';
import { stage as words } from '@wyrmtable/words/shell-table';
import { use } from 'react';
import { GAMES } from '../games/index.ts';
import { onceEach } from '../games/loaded-game.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Told } from '../pieces/Told.tsx';
import { useSpeech } from '../shell/words.ts';
import { Slip } from '../table/company/slip.tsx';
import { type Chapter, turnsIn } from './stage.ts';
import type { StageDesk } from './use-stage.ts';
import { weightiest } from './weightiest.ts';

const lineOf = onceEach((game) => GAMES[game].chance.line());

export interface MissedProps {
  readonly game: GameId;
  readonly missed: Chapter;
  readonly desk: StageDesk;
}

export function Missed({ game, missed, desk }: MissedProps) {
  const { say, lang } = useSpeech();
  const line = use(lineOf(game));
  const answer = (wanted: boolean) => desk.tell({ kind: 'missed', wanted, now: performance.now() });
  const names = missed.from.seats.map(({ name }) => name);
  const lines = weightiest(missed).flatMap(({ number, event }) => {
    const text = line(lang, event, names);
    return text === '' ? [] : [{ number, text }];
  });
  return (
    <div data-stage="true">
      <Slip
        text={say(words.missed, { turns: turnsIn(missed) })}
        below={
          lines.length > 0 && (
            <ul className="slip__lines">
              {lines.map(({ number, text }) => (
                <li key={number}>
                  <Told text={text} />
                </li>
              ))}
            </ul>
          )
        }
      >
        <Btn kind="primary" onPress={() => answer(true)}>
          {say(words.showMissed)}
        </Btn>
        <Btn onPress={() => answer(false)}>{say(words.neverMind)}</Btn>
      </Slip>
    </div>
  );
}
