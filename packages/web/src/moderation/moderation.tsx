// The page of moderators: reports that wait, what can be done about each, and the log.
import './moderation.css';
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { REASONS as KINDS, type NewAct, type Quote, REPORT_LIMIT, type Reason, type ReportInfo } from '@wyrmtable/wire';
import { ACTS, moderation as words } from '@wyrmtable/words/moderation';
import { REASONS } from '@wyrmtable/words/talk';
import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { sentenceOf } from '../people/sentence.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { Trouble } from '../shell/lost.tsx';
import { notify } from '../shell/notices.tsx';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { useTyped } from '../shell/typed.ts';
import { useSpeech } from '../shell/words.ts';
import { wordsOf } from '../table/remote/talk/said.ts';
import { act, type Queue, queue } from './api.ts';
import { Log } from './log.tsx';

const LENGTHS = [1, 24, 24 * 7, 24 * 30, null] as const;

function Talk({ talk }: { readonly talk: readonly Quote[] }) {
  const { say, lang } = useSpeech();
  if (talk.length === 0) return <p className="hint">{say(words.noTalk)}</p>;
  return (
    <ol className="moderation__talk">
      {talk.map(({ at, who, phrase, text }) => (
        <li key={`${at} ${phrase ?? text}`} data-who={who}>
          <b>{say(words[who])}</b> {wordsOf(lang, text === null ? { phrase: phrase ?? '' } : { text }) ?? phrase}
        </li>
      ))}
    </ol>
  );
}

type Doing = (wish: NewAct) => Promise<void>;

function Acting({ report, onAct }: { readonly report: ReportInfo; readonly onAct: Doing }) {
  const { say } = useSpeech();
  const [reason, setReason] = useState<Reason>(report.reason);
  const [note, setNote] = useTyped(`note.${report.id}`);
  const [hours, setHours] = useState<number | null>(24);
  const [address, setAddress] = useState(false);
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const lengthText = (length: number | null): string => {
    if (length === null) return say(words.forGood);
    return length < 48 ? say(words.hours, { hours: length }) : say(words.days, { days: length / 24 });
  };
  const doIt = async (kind: 'warn' | 'mute' | 'ban' | 'dismiss') => {
    setBusy(true);
    const lasts = (kind === 'mute' || kind === 'ban') && hours !== null ? { hours } : {};
    const said = note.trim() === '' ? {} : { words: note };
    const also = kind === 'ban' && address ? ({ address: true } as const) : {};
    await onAct({ kind, report: report.id, reason, ...said, ...lasts, ...also });
    setBusy(false);
  };
  return (
    <div className="moderation__acting">
      <label>
        <span>{say(words.reason)}</span>
        <select
          className="field"
          value={reason}
          onChange={({ currentTarget }) => setReason(KINDS.find((kind) => kind === currentTarget.value) ?? 'other')}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {say(REASONS[kind])}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say(words.length)}</span>
        <select
          className="field"
          value={String(hours)}
          onChange={({ currentTarget }) =>
            setHours(currentTarget.value === 'null' ? null : Number(currentTarget.value))
          }
        >
          {LENGTHS.map((length) => (
            <option key={String(length)} value={String(length)}>
              {lengthText(length)}
            </option>
          ))}
        </select>
      </label>
      <label className="moderation__note" htmlFor={id}>
        <span>{say(words.note)}</span>
        <input
          id={id}
          className="field"
          maxLength={REPORT_LIMIT}
          autoComplete="off"
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </label>
      {report.address && (
        <label className="moderation__address">
          <input
            type="checkbox"
            checked={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.checked)}
          />
          <span>{say(words.address)}</span>
        </label>
      )}
      <div className="row">
        <Btn disabled={busy} onPress={() => void doIt('dismiss')}>
          {say(words.dismiss)}
        </Btn>
        <Btn disabled={busy} onPress={() => void doIt('warn')}>
          {say(words.warn)}
        </Btn>
        <Btn disabled={busy} onPress={() => void doIt('mute')}>
          {say(words.mute)}
        </Btn>
        <Btn kind="danger" disabled={busy} onPress={() => (sure ? void doIt('ban') : setSure(true))}>
          {say(sure ? words.sure : words.ban)}
        </Btn>
      </div>
    </div>
  );
}

/** A report may be about a page that somebody has shared, by its address, and not about a table. */
const isPlace = (match: string): boolean => match.includes('/');

function Reported({ report, onAct }: { readonly report: ReportInfo; readonly onAct: Doing }) {
  const { say, ago } = useSpeech();
  const { reason, name, account, match, at, talk, before } = report;
  const called = account ?? (name === '' ? say(words.nameless) : name);
  return (
    <li className="moderation__report">
      <h2>{say(words.about, { reason: say(REASONS[reason]), name: called })}</h2>
      <p className="moderation__facts">
        <span>{ago(at)}</span>
        {account === null ? (
          <span>{say(words.guest)}</span>
        ) : (
          <Link href={`/people/${encodeURIComponent(account)}`}>{account}</Link>
        )}
        {isPlace(match) ? (
          <Link href={`/${match}`}>{match}</Link>
        ) : (
          <>
            <Link href={`/t/${match}`}>{`${say(words.match)} ${match}`}</Link>
            <a href={`/api/matches/${match}/file`}>{say(words.file)}</a>
          </>
        )}
      </p>
      {report.words !== '' && <blockquote>{report.words}</blockquote>}
      <h3>{say(words.talk)}</h3>
      <Talk talk={talk} />
      {before.length > 0 && (
        <>
          <h3>{say(words.before)}</h3>
          <ul className="moderation__before">
            {before.map((one) => (
              <li key={one.number}>
                {`${ago(one.at)}: ${say(ACTS[one.kind])}, ${say(REASONS[one.reason])}`}
                {one.undone && ` (${say(words.undone)})`}
              </li>
            ))}
          </ul>
        </>
      )}
      <Acting report={report} onAct={onAct} />
    </li>
  );
}

export default function Moderation() {
  const { say, lang } = useSpeech();
  const [known, setKnown] = useState<Queue | Refusal | null>(null);
  usePageBusy(known === null);
  const look = useCallback(() => {
    void queue().then(setKnown);
  }, []);
  useEffect(look, [look]);
  const doIt: Doing = async (wish) => {
    const refused = await act(wish);
    if (refused === null) notify(say(words.done));
    else notify(sentenceOf(lang, refused), 'danger');
    look();
  };
  if (known !== null && isRefusal(known)) return <Trouble title={say(words.title)} text={sentenceOf(lang, known)} />;
  return (
    <Page title={say(words.title)} className="page moderation">
      <h1>{say(words.title)}</h1>
      <p className="prose">{say(words.lead)}</p>
      {known !== null && (
        <>
          {known.reports.length === 0 && <p role="status">{say(words.none)}</p>}
          <ul className="moderation__queue">
            {known.reports.map((report) => (
              <Reported key={report.id} report={report} onAct={doIt} />
            ))}
          </ul>
          <div className="row">
            <Btn onPress={look}>{say(words.again)}</Btn>
          </div>
          <section aria-labelledby="log-title">
            <Rule id="log-title">{say(words.log)}</Rule>
            <Log
              log={known.log}
              brokenAt={known.brokenAt}
              onUndo={(number) => void doIt({ kind: 'undo', act: number })}
            />
          </section>
        </>
      )}
    </Page>
  );
}
