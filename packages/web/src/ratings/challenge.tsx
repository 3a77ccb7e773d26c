// Challenging somebody from their page: what, at which pace; the table then waits for both.
import { isRefusal } from '@wyrmtable/kernel';
import { NAME_LIMIT, type NewChallenge, PACES, type Pace } from '@wyrmtable/wire';
import { challenge as words } from '@wyrmtable/words/challenge';
import { finding } from '@wyrmtable/words/finding';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { kindName } from '../home/finding/kinds.ts';
import { sentenceOf } from '../people/sentence.ts';
import { Rule } from '../pieces/Rule.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { notify } from '../shell/notices.tsx';
import { useOwnName } from '../shell/own-name.ts';
import { useSpeech } from '../shell/words.ts';
import { ask } from '../table/remote/api.ts';

const KINDS = ['duel', 'farkle-2', 'campaign'] as const satisfies readonly NewChallenge['kind'][];

export function Challenge({ name, account }: { readonly name: string; readonly account: boolean }) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [kind, setKind] = useState<NewChallenge['kind']>('duel');
  const [pace, setPace] = useState<Pace>('live');
  const [rated, setRated] = useState(false);
  const [called, setCalled] = useOwnName();
  const [busy, setBusy] = useState(false);
  const mayCount = account && kind !== 'campaign';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const wish = { name, kind, pace, rated: rated && mayCount, ...(account ? {} : { called: called.trim() }) };
    const answer = await ask('POST', '/api/challenges', wish);
    setBusy(false);
    if (isRefusal(answer)) return notify(sentenceOf(lang, answer), 'danger');
    go(`/t/${String(answer.table)}`);
  };
  const paceNames = { live: finding.live, days: finding.days } as const;
  return (
    <section aria-labelledby="challenge-title">
      <Rule id="challenge-title">{say(words.title)}</Rule>
      <p className="hint">{say(words.lead, { name })}</p>
      <form className="challenge" onSubmit={(event) => void send(event)}>
        <label>
          <span className="sr-only">{say(finding.what)}</span>
          <select
            className="field"
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(KINDS.find((one) => one === value) ?? 'duel')}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {kindName(lang, one)}
              </option>
            ))}
          </select>
        </label>
        {kind !== 'campaign' && (
          <Switch
            label={say(finding.pace)}
            options={PACES.map((value) => ({ value, text: say(paceNames[value]) }))}
            value={pace}
            onChange={setPace}
          />
        )}
        {mayCount && (
          <Switch
            label={say(finding.stakes)}
            options={[
              { value: 'friendly', text: say(finding.friendly) },
              { value: 'rated', text: say(finding.rated) },
            ]}
            value={rated ? 'rated' : 'friendly'}
            onChange={(value) => setRated(value === 'rated')}
          />
        )}
        {!account && (
          <label>
            <span className="sr-only">{say(finding.name)}</span>
            <input
              className="field"
              required
              maxLength={NAME_LIMIT}
              autoComplete="off"
              placeholder={say(finding.name)}
              value={called}
              onChange={({ currentTarget: { value } }) => setCalled(value)}
            />
          </label>
        )}
        <button type="submit" className="btn" data-kind="primary" disabled={busy}>
          {say(words.send, { name })}
        </button>
      </form>
    </section>
  );
}
