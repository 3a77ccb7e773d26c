// What a finished run means among the others: its place in the history, and the day's result to share.
import './record.css';
import { isRefusal, type MatchFile } from '@wyrmtable/kernel';
import { BESTS, RECORD } from '@wyrmtable/words/etch-table';
import { bestScore, difficultyName, dragonName, shareText } from '@wyrmtable/words/etchinstone';
import { common } from '@wyrmtable/words/shell';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Btn } from '../../pieces/Btn.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { notify } from '../../shell/notices.tsx';
import { linkTo } from '../../table/local/table-transfer.ts';
import type { TablePort } from '../../table/port.ts';
import { useBoard } from './board.ts';
import { dayOfSeed } from './day.ts';
import { keepRun, type Run, runs, standingOf } from './runs.ts';

const SHOWN = 5;

interface Ended {
  readonly run: Run;
  readonly file: MatchFile;
}

/** Puts the run into the history as soon as its file is there. */
function useRun(port: TablePort, mine: boolean): Ended | null {
  const { view } = useBoard();
  const [run, setRun] = useState<Ended | null>(null);
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
      setRun({ run: found, file });
    });
    return () => {
      wanted = false;
    };
  }, [port, mine, view]);
  return run;
}

/** A short text, and a link to the whole run: whoever opens it sees how it went, card by card. */
function Share({ run, file }: Ended) {
  const { say, lang, view } = useBoard();
  const share = async () => {
    const text = `${shareText(lang, { ...run, best: bestScore(view) })}\n${await linkTo(file)}`;
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
      {say(BESTS.share)}
    </Btn>
  );
}

export function Record({ port, mine }: { readonly port: TablePort; readonly mine: boolean }) {
  const { say, lang } = useBoard();
  const ended = useRun(port, mine);
  if (ended === null) return null;
  const { run, file } = ended;
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
      <Share run={run} file={file} />
      {run.day !== null && (
        <Link className="btn" href="/day">
          {say(common.day)}
        </Link>
      )}
    </div>
  );
}
