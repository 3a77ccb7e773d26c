// What a finished run means among the others: its place in the history, and the day's result to share.
import './record.css';
import { isRefusal } from '@wyrmtable/kernel';
import { RECORD } from '@wyrmtable/words/etch-table';
import { difficultyName, dragonName, shareText } from '@wyrmtable/words/etchinstone';
import { lobby } from '@wyrmtable/words/shell-table';
import { useEffect, useState } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { notify } from '../../shell/notices.tsx';
import type { TablePort } from '../../table/port.ts';
import { useBoard } from './board.ts';
import { dayOfSeed } from './day.ts';
import { keepRun, type Run, runs, standingOf } from './runs.ts';

const SHOWN = 5;

/** Puts the run into the history as soon as its file is there. */
function useRun(port: TablePort, mine: boolean): Run | null {
  const { view } = useBoard();
  const [run, setRun] = useState<Run | null>(null);
  useEffect(() => {
    if (!mine) return undefined;
    let wanted = true;
    port.matchFile().then((file) => {
      if (!wanted || isRefusal(file)) return;
      const { difficulty, dragon, cavalier, glassCannon, result, score } = view;
      const won = result === 'won';
      const now = Date.now();
      const day = dayOfSeed(file.chance.seed, now);
      const found = {
        id: file.digest,
        when: now,
        difficulty,
        dragon,
        cavalier,
        glassCannon,
        won,
        score: won ? score : 0,
        day,
      };
      keepRun(found);
      setRun(found);
    });
    return () => {
      wanted = false;
    };
  }, [port, mine, view]);
  return run;
}

function Share({ run, day }: { readonly run: Run; readonly day: string }) {
  const { say, lang } = useBoard();
  const share = async () => {
    const text = `${shareText(lang, { ...run, day })}\n${location.origin}/play/etchinstone`;
    try {
      await navigator.clipboard.writeText(text);
      notify(say(RECORD.copied));
    } catch {
      // Without leave to copy, the text itself is shown: it can be copied by hand.
      notify(text);
    }
  };
  return (
    <Btn icon="scroll-unfurled" onPress={() => void share()}>
      {say(lobby.share)}
    </Btn>
  );
}

export function Record({ port, mine }: { readonly port: TablePort; readonly mine: boolean }) {
  const { say, lang } = useBoard();
  const run = useRun(port, mine);
  if (run === null) return null;
  const history = runs();
  const { best, played, won } = standingOf(history, run);
  const others = standingOf(
    history.filter(({ id }) => id !== run.id),
    run,
  );
  const isBest = run.won && run.score > (others.best ?? 0);
  return (
    <div className="record">
      <p data-best={isBest || undefined}>
        {isBest ? say(RECORD.newBest) : best === null ? say(RECORD.noBest) : say(RECORD.best, { best })}{' '}
        {say(RECORD.played, { played, won })}
      </p>
      <ol aria-label={say(RECORD.history)}>
        {history.slice(0, SHOWN).map((past) => (
          <li key={past.id} aria-current={past.id === run.id || undefined}>
            <Icon name={past.won ? 'laurels' : 'broken-shield'} />
            <span>{dragonName(lang, past.dragon)}</span>
            <span>{difficultyName(lang, past.difficulty)}</span>
            <b className="num">{past.won ? past.score : '–'}</b>
          </li>
        ))}
      </ol>
      {run.day !== null && <Share run={run} day={run.day} />}
    </div>
  );
}
