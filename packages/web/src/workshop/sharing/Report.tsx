// Reporting a shared hero: what is wrong with its names or texts, for those who moderate.
import type { Reason } from '@wyrmtable/wire';
import { heroRefusalLine, SHARED } from '@wyrmtable/words/shared-heroes';
import { REASONS, reporting } from '@wyrmtable/words/talk';
import { type FormEvent, useState } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { notify } from '../../shell/notices.tsx';
import { useTyped } from '../../shell/typed.ts';
import { useSpeech } from '../../shell/words.ts';
import { OWN_REASONS } from '../../table/why-not.ts';
import { reportHero } from './api.ts';

/** What can be wrong with something written. */
const WRITTEN: readonly Reason[] = ['name', 'insult', 'spam', 'other'];

interface ReportProps {
  readonly code: string;
  readonly done: () => void;
}

export default function Report({ code, done }: ReportProps) {
  const { say, lang } = useSpeech();
  const [reason, setReason] = useState<Reason>('name');
  const [words, setWords] = useTyped(`report.${code}`);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refused = await reportHero(code, reason, words);
    setBusy(false);
    if (refused === null) {
      setWords('');
      notify(say(reporting.sent));
      done();
      return;
    }
    const own = OWN_REASONS[refused.refused];
    notify(own === undefined ? heroRefusalLine(lang, refused) : say(own), 'danger');
  };
  return (
    <form className="reporting-hero" onSubmit={(event) => void send(event)}>
      <p className="hint">{say(SHARED.reportLead)}</p>
      <label className="slot">
        <span>{say(reporting.what)}</span>
        <select
          className="field"
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(WRITTEN.find((one) => one === value) ?? reason)}
        >
          {WRITTEN.map((one) => (
            <option key={one} value={one}>
              {say(REASONS[one])}
            </option>
          ))}
        </select>
      </label>
      <label className="slot">
        <span>{say(reporting.words)}</span>
        <textarea
          className="field"
          rows={3}
          maxLength={500}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
      </label>
      <div className="row">
        <button type="submit" className="btn" data-kind="primary" disabled={busy}>
          {say(reporting.send)}
        </button>
        <Btn onPress={done}>{say(reporting.cancel)}</Btn>
      </div>
    </form>
  );
}
