// The matches of the day: what everybody plays, one's own try, and the table of results; of yesterday the best can be watched.
import './day.css';
import '../pieces/btn.css';
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { DayBoard, DayEntry } from '@wyrmtable/wire';
import { NAME_LIMIT } from '@wyrmtable/wire';
import { gameTitle, number } from '@wyrmtable/words';
import { day as words } from '@wyrmtable/words/day';
import { common } from '@wyrmtable/words/shell';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { accentOfGame } from '../games/accents.ts';
import type { DayWords } from '../games/manifest.ts';
import { me } from '../home/finding/api.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { Trouble } from '../shell/lost.tsx';
import { notify } from '../shell/notices.tsx';
import { useOwnName } from '../shell/own-name.ts';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { useSpeech } from '../shell/words.ts';
import { savedTable } from '../table/local/saves.ts';
import { sentenceOf } from '../table/refusal-line.ts';
import { makeTable } from '../table/remote/api.ts';
import { begin, boardOf, enter } from './api.ts';
import { resultLine, type SpokenTask, spokenTasks, taskLine } from './saying.ts';

const A_DAY = 86_400_000;
const HOUR = 3_600_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - A_DAY).toISOString().slice(0, 10);

interface TaskProps extends SpokenTask {
  readonly board: DayBoard;
  readonly look: () => void;
}

interface EntryProps {
  readonly entry: DayEntry;
  readonly place: number;
  readonly spoken: DayWords;
}

function Entry({ entry, place, spoken }: EntryProps) {
  const { say, lang } = useSpeech();
  const { name, account, program, you, match } = entry;
  const called = name === '' ? say(words.gone) : name;
  return (
    <li data-you={you || undefined}>
      <span className="day__place">{number(lang, place)}</span>
      <span className="day__name">
        {account ? <Link href={`/people/${encodeURIComponent(name)}`}>{called}</Link> : called}
        {you && <small>{say(words.you)}</small>}
        {program && <small>{say(words.program)}</small>}
      </span>
      <span className="day__result">{resultLine(lang, spoken, entry)}</span>
      {match !== null && (
        <Link className="btn" data-kind="quiet" href={`/m/${match}`} aria-label={say(words.watchIt, { name: called })}>
          {say(words.watch)}
        </Link>
      )}
    </li>
  );
}

function Results({ info, words: spoken, over }: SpokenTask & { readonly over: boolean }) {
  const { say } = useSpeech();
  const rest = info.count - info.best.length;
  const placed = info.best.map((entry, i) => ({ entry, place: i + 1 }));
  if (info.best.length === 0) return <p className="hint">{say(words.nobody, { over: String(over) })}</p>;
  return (
    <>
      <ol className="day__results" aria-label={say(words.results)}>
        {placed.map(({ entry, place }) => (
          <Entry key={place} entry={entry} place={place} spoken={spoken} />
        ))}
      </ol>
      {rest > 0 && <p className="hint">{say(words.more, { count: rest })}</p>}
    </>
  );
}

/** A try at the server's table: begun under a name, gone on with, or over. */
function AtTable({ info }: TaskProps) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [name, setName] = useOwnName();
  const [account, setAccount] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void me().then((who) => setAccount(who?.account === true));
  }, []);
  const lead = async (work: () => Promise<string | Refusal>) => {
    setBusy(true);
    const table = await work();
    setBusy(false);
    if (isRefusal(table)) return notify(sentenceOf(lang, table), 'danger');
    go(`/t/${table}`);
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    void lead(() => begin(info.task, name.trim()));
  };
  if (info.you !== null && info.you.result === null)
    return (
      <Link className="btn" data-kind="primary" href={`/t/${info.you.table}`}>
        {say(words.goOn)}
      </Link>
    );
  if (info.you !== null)
    return (
      <Btn
        disabled={busy}
        onPress={() =>
          void lead(() => makeTable({ game: info.task, options: info.options, bots: [...info.levels], name }))
        }
      >
        {say(words.practise)}
      </Btn>
    );
  return (
    <form className="day__start" onSubmit={start}>
      {!account && (
        <label>
          <span className="sr-only">{say(words.name)}</span>
          <input
            className="field"
            required
            maxLength={NAME_LIMIT}
            autoComplete="off"
            placeholder={say(words.name)}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </label>
      )}
      <button type="submit" className="btn" data-kind="primary" disabled={busy}>
        {say(words.play)}
      </button>
    </form>
  );
}

/** A run on this device: begun at its own place, and brought when it is over. */
function OnDevice({ info, board, look }: TaskProps) {
  const { say, lang } = useSpeech();
  const [busy, setBusy] = useState(false);
  const saved = savedTable(`day-${board.day}`);
  const bring = async () => {
    if (saved === null) return;
    setBusy(true);
    const { fileOf } = await import('../table/local/table-transfer.ts');
    const file = await fileOf(saved);
    const entered = isRefusal(file) ? file : await enter(info.task, file);
    setBusy(false);
    if (isRefusal(entered)) notify(sentenceOf(lang, entered), 'danger');
    else notify(say(words.entered, { ...entered }));
    look();
  };
  if (info.you !== null) return null;
  if (saved?.over === true)
    return (
      <Btn kind="primary" disabled={busy} onPress={() => void bring()}>
        {say(words.enter)}
      </Btn>
    );
  return (
    <Link className="btn" data-kind="primary" href={saved === null ? `/play/${info.task}` : `/table/${saved.id}`}>
      {say(saved === null ? words.setOut : words.goOn)}
    </Link>
  );
}

function Task(props: TaskProps) {
  const { say, lang } = useSpeech();
  const { info, board } = props;
  const over = board.day !== board.today;
  const { you, task, count } = info;
  return (
    <section className="day__task" data-accent={accentOfGame(task)} aria-labelledby={`day-${task}`}>
      <h2 id={`day-${task}`}>{gameTitle(lang, task)}</h2>
      <p>{taskLine(lang, props)}</p>
      {you?.result != null && (
        <p className="day__yours">
          {say(words.yours, { result: resultLine(lang, props.words, you.result), place: you.place ?? 0, count })}
        </p>
      )}
      {over && you !== null && you.result === null && <p className="hint">{say(words.notCounted)}</p>}
      {!over && (info.levels.length > 0 ? <AtTable {...props} /> : <OnDevice {...props} />)}
      <Results info={info} words={props.words} over={over} />
    </section>
  );
}

export default function Day() {
  const { say, lang } = useSpeech();
  const [past, setPast] = useState(false);
  const [today, setToday] = useState('');
  const [board, setBoard] = useState<DayBoard | Refusal | null>(null);
  const [spoken, setSpoken] = useState<readonly SpokenTask[]>([]);
  usePageBusy(board === null);
  const wanted = past && today !== '' ? dayBefore(today) : '';
  const look = useCallback(() => {
    void boardOf(wanted).then(async (found) => {
      if (!isRefusal(found)) {
        setSpoken(await spokenTasks(found));
        setToday(found.today);
      }
      setBoard(found);
    });
  }, [wanted]);
  useEffect(look, [look]);
  if (board !== null && isRefusal(board)) return <Trouble title={say(words.trouble)} text={sentenceOf(lang, board)} />;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Page title={say(words.title)} className="page day">
      <h1>{say(words.title)}</h1>
      <p className="prose">{say(words.lead)}</p>
      <p className="prose">
        <Link href="/tasks">{say(words.choice)}</Link>
      </p>
      <div className="day__head">
        <Switch
          label={say(words.which)}
          options={[
            { value: 'today', text: say(words.today) },
            { value: 'yesterday', text: say(words.yesterday) },
          ]}
          value={past ? 'yesterday' : 'today'}
          onChange={(value) => setPast(value === 'yesterday')}
        />
        {board === null ? (
          <p className="hint">{say(common.loading)}</p>
        ) : (
          <p className="hint">
            {date.format(Date.parse(board.day))}
            {board.day === board.today &&
              ` · ${say(words.next, { hours: Math.max(0, Math.floor((board.ends - Date.now()) / HOUR)) })}`}
          </p>
        )}
      </div>
      <div className="day__tasks">
        {board !== null &&
          spoken.map(({ info, words }) => (
            <Task key={`${board.day} ${info.task}`} info={info} words={words} board={board} look={look} />
          ))}
      </div>
    </Page>
  );
}
