// The talk of a table, opened: what was said, phrases to say, free words among those who wish them, and who is here.
import { MANNERS, type Phrase, REMARKS, type Spoken, WORDS_LIMIT } from '@wyrmtable/wire';
import { list } from '@wyrmtable/words';
import { PHRASES, talk as words } from '@wyrmtable/words/talk';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Btn } from '../../../pieces/Btn.tsx';
import { deviceStorage } from '../../../shell/device-storage.ts';
import { useSpeech } from '../../../shell/words.ts';
import type { TableSnapshot } from '../../port.ts';
import { seatsNamed } from '../../seat-names.ts';
import type { RemotePort } from '../port.ts';
import { People } from './people.tsx';
import { Report, type Reported } from './report.tsx';
import { wordsOf } from './said.ts';
import { chatAt } from './wish.ts';

export interface PanelProps {
  readonly port: RemotePort;
  readonly snapshot: TableSnapshot;
  readonly code: string;
  readonly onClose: () => void;
}

function Line({ one, onReport }: { one: Spoken; onReport: (about: Reported) => void }) {
  const { say, lang } = useSpeech();
  const text = wordsOf(lang, one);
  if (text === null) return null;
  const name = one.own ? say(words.you) : one.name === '' ? say(words.watcher) : one.name;
  return (
    <li data-own={one.own || undefined}>
      <p>
        <b className="talk__name">{name}</b>
        {one.seat === null && !one.own && <small>{say(words.watches)}</small>}
        <span className="talk__text">{text}</span>
      </p>
      {!one.own && one.seat === null && (
        <Btn
          kind="quiet"
          label={`${say(words.report)} ${name}`}
          onPress={() => onReport({ name, by: { said: one.number } })}
        >
          {say(words.report)}
        </Btn>
      )}
    </li>
  );
}

/** What scrolls is reached by the keyboard too. */
const REACHABLE = { tabIndex: 0 };

function Said({ said, onReport }: { said: readonly Spoken[]; onReport: (about: Reported) => void }) {
  const { say } = useSpeech();
  const end = useRef<HTMLDivElement>(null);
  const last = said.at(-1)?.number ?? 0;
  useEffect(() => {
    if (last > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (said.length === 0) return <p className="hint">{say(words.nothing)}</p>;
  return (
    <div className="talk__said" role="log" aria-label={say(words.title)} {...REACHABLE}>
      <ol>
        {said.map((one) => (
          <Line key={one.number} one={one} onReport={onReport} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}

function Phrases({ title, codes, onSay }: { title: string; codes: readonly Phrase[]; onSay: (code: Phrase) => void }) {
  const { say } = useSpeech();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <div className="talk__phrases">
        {codes.map((code) => (
          <Btn key={code} onPress={() => onSay(code)}>
            {say(PHRASES[code])}
          </Btn>
        ))}
      </div>
    </section>
  );
}

/** What is typed stays until it has been said, through a reload too. */
function useDraft(code: string, said: readonly Spoken[]): readonly [string, (text: string) => void] {
  const key = `talk-draft.${code}`;
  const [draft, setDraft] = useState(() => {
    const kept = deviceStorage.read(key);
    return typeof kept === 'string' ? kept : '';
  });
  const set = (text: string): void => {
    setDraft(text);
    if (text === '') deviceStorage.remove(key);
    else deviceStorage.write(key, text);
  };
  const own = said.findLast((one) => one.own && one.text !== undefined);
  const seen = useRef(own?.number ?? 0);
  useEffect(() => {
    if (own === undefined || own.number <= seen.current) return;
    seen.current = own.number;
    setDraft('');
    deviceStorage.remove(key);
  }, [own, key]);
  return [draft, set];
}

function Free({ port, snapshot, code }: Omit<PanelProps, 'onClose'>) {
  const { say, lang } = useSpeech();
  const { wish, said } = port.talk();
  const [draft, setDraft] = useDraft(code, said);
  const { table } = port.timing();
  const named = seatsNamed(lang, snapshot.seats);
  const others = (table?.seats ?? []).flatMap(({ chats }, seat) =>
    chats && !table?.yours.includes(seat) ? [named[seat]?.name ?? ''] : [],
  );
  const free = wish === 'free';
  return (
    <section className="talk__free">
      <label className="talk__switch">
        <input
          type="checkbox"
          checked={free}
          onChange={({ currentTarget }) => {
            chatAt(code, currentTarget.checked);
            port.hear(currentTarget.checked ? 'free' : 'phrases');
          }}
        />
        <span>{say(words.free)}</span>
      </label>
      <p className="hint">
        {say(words.freeNote)}{' '}
        {others.length > 0 ? say(words.freeWith, { names: list(lang, others) }) : free && say(words.freeNobody)}
      </p>
      {free && (
        <form
          className="talk__form"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (draft.trim() !== '') port.request({ type: 'say', text: draft });
          }}
        >
          <input
            className="field"
            aria-label={say(words.write)}
            placeholder={say(words.write)}
            maxLength={WORDS_LIMIT}
            autoComplete="off"
            value={draft}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
          <button type="submit" className="btn" data-kind="primary">
            {say(words.send)}
          </button>
        </form>
      )}
    </section>
  );
}

export function Panel({ port, snapshot, code, onClose }: PanelProps) {
  const { say, lang } = useSpeech();
  const [reported, setReported] = useState<Reported | null>(null);
  const { said } = port.talk();
  const panel = useRef<HTMLElement>(null);
  const toPanel = () => panel.current?.focus({ preventScroll: true });
  useEffect(toPanel, []);
  const goBack = () => {
    setReported(null);
    toPanel();
  };
  const others = seatsNamed(lang, snapshot.seats).flatMap(({ name, bot, taken, mine }, seat) =>
    taken && bot === null && !mine ? [{ seat, name }] : [],
  );
  const watching = snapshot.status === 'playing' && snapshot.watcher === 'spectator';
  const speak = (code: Phrase) => port.request({ type: 'say', phrase: code });
  return (
    <aside
      className="talk"
      aria-label={say(words.title)}
      ref={panel}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (reported === null) onClose();
        else goBack();
      }}
    >
      <header>
        <h2>{say(words.title)}</h2>
        <Btn kind="quiet" icon="cancel" label={say(words.close)} onPress={onClose} />
      </header>
      {reported === null ? (
        <>
          <Said said={said} onReport={setReported} />
          {watching && <p className="hint">{say(words.amongWatchers)}</p>}
          <Free port={port} snapshot={snapshot} code={code} />
          <Phrases title={say(words.manners)} codes={MANNERS} onSay={speak} />
          <Phrases title={say(words.remarks)} codes={REMARKS} onSay={speak} />
          <p className="hint">{say(words.allRead)}</p>
          <People code={code} others={others} onReport={({ seat, name }) => setReported({ name, by: { seat } })} />
        </>
      ) : (
        <Report code={code} about={reported} onDone={goBack} />
      )}
    </aside>
  );
}
