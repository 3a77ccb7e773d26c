// Reporting somebody: what is wrong, words if one likes, and what will be done with it. What is typed stays until it is sent,
// through a reload too.
import { REASONS as KINDS, REPORT_LIMIT, type Reason } from '@wyrmtable/wire';
import { REASONS, reporting as words } from '@wyrmtable/words/talk';
import { useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '../../../people/sentence.ts';
import { reportThem } from '../../../people/stances.ts';
import { Btn } from '../../../pieces/Btn.tsx';
import { notify } from '../../../shell/notices.tsx';
import { useTyped } from '../../../shell/typed.ts';
import { useSpeech } from '../../../shell/words.ts';

/** Who is reported, and by what. */
export interface Reported {
  readonly name: string;
  readonly by: { readonly seat: number } | { readonly said: number };
}

export function Report({ code, about, onDone }: { code: string; about: Reported; onDone: () => void }) {
  const { say, lang } = useSpeech();
  const [reason, setReason] = useState<Reason>('insult');
  const [typed, setTyped] = useTyped(`report.${code}.${JSON.stringify(about.by)}`);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const title = useId();
  // The button that led here is gone: whoever works by keys goes on with the first question.
  const reasons = useRef<HTMLFieldSetElement>(null);
  useEffect(() => reasons.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  const send = async () => {
    setBusy(true);
    const refused = await reportThem({ table: code, ...about.by }, reason, typed);
    setBusy(false);
    setProblem(refused === null ? '' : sentenceOf(lang, refused));
    if (refused !== null) return;
    setTyped('');
    notify(say(words.sent));
    onDone();
  };
  return (
    <form
      className="talk__report"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 id={title}>{say(words.title, { name: about.name })}</h3>
      <p className="hint">{say(words.lead)}</p>
      <fieldset className="talk__reasons" ref={reasons}>
        <legend>{say(words.what)}</legend>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input type="radio" name="reason" checked={reason === kind} onChange={() => setReason(kind)} />
            <span>{say(REASONS[kind])}</span>
          </label>
        ))}
      </fieldset>
      <label className="talk__words">
        <span>{say(words.words)}</span>
        <textarea
          className="field"
          rows={3}
          maxLength={REPORT_LIMIT}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p role="alert" className="talk__problem" hidden={problem === ''}>
        {problem}
      </p>
      <div className="row">
        <button type="submit" className="btn" data-kind="primary" disabled={busy}>
          {say(words.send)}
        </button>
        <Btn onPress={onDone}>{say(words.cancel)}</Btn>
      </div>
    </form>
  );
}
