// One's own account: ways in, sign-ins, one's data, and the way out.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { AccountInfo } from '@wyrmtable/wire';
import { account as words } from '@wyrmtable/words/people';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { notify } from '../shell/notices.tsx';
import { lazy } from '../shell/patient.ts';
import { useSpeech } from '../shell/words.ts';
import { change, codesFrom } from './api.ts';
import { PasswordField } from './fields.tsx';
import { Folk } from './folk.tsx';
import { hasPasskeys, makePasskey } from './passkeys.ts';
import { Programs } from './programs.tsx';
import { Prove } from './prove.tsx';
import { sentenceOf } from './sentence.ts';

export interface OwnProps {
  readonly account: AccountInfo;
  /** Something about it has changed. */
  readonly onChange: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Does something, and tells; null when it is done. */
type Deed = () => Promise<Refusal | null>;

interface Doing {
  readonly busy: boolean;
  /** `said`: what there is to say when it is done. */
  do(work: Deed, said?: string): void;
}

function useDoing({ account, onChange }: OwnProps): { readonly doing: Doing; readonly asked: ReactNode } {
  const { say, lang } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<{ readonly work: Deed; readonly said: string } | null>(null);
  const perform = async (work: Deed, said: string) => {
    setBusy(true);
    const refused = await work();
    setBusy(false);
    if (refused?.refused === 'prove-again') return setWaiting({ work, said });
    notify(refused === null ? said : sentenceOf(lang, refused), refused === null ? 'plain' : 'danger');
    onChange();
  };
  const asked = waiting !== null && (
    <Prove
      account={account}
      onCancel={() => setWaiting(null)}
      onProved={() => {
        setWaiting(null);
        void perform(waiting.work, waiting.said);
      }}
    />
  );
  return { doing: { busy, do: (work, said = say(words.done)) => void perform(work, said) }, asked };
}

type PartProps = OwnProps & { readonly doing: Doing };

function Codes({ account, doing, onCodes }: PartProps) {
  const { say } = useSpeech();
  const fresh: Deed = async () => {
    const codes = await codesFrom('/api/account/codes', {});
    if (isRefusal(codes)) return codes;
    onCodes(codes);
    return null;
  };
  return (
    <section className="account__part">
      <Rule>{say(words.codesTitle)}</Rule>
      <p className="prose">{say(words.codesLeft, { count: account.codes })}</p>
      <div className="row">
        <Btn disabled={doing.busy} note={say(words.codesFreshNote)} onPress={() => doing.do(fresh)}>
          {say(words.codesFresh)}
        </Btn>
      </div>
    </section>
  );
}

function Password({ account, doing }: PartProps) {
  const { say } = useSpeech();
  const [password, setPassword] = useState('');
  const set: Deed = async () => {
    const refused = await change('POST', '/api/account/password', { password });
    if (refused === null) setPassword('');
    return refused;
  };
  return (
    <section className="account__part">
      <Rule>{say(words.password)}</Rule>
      <p className="prose">{say(account.password ? words.passwordSet : words.passwordNone)}</p>
      <form
        className="account__form"
        onSubmit={(event) => {
          event.preventDefault();
          doing.do(set, say(words.passwordChanged));
        }}
      >
        <input className="sr-only" autoComplete="username" readOnly tabIndex={-1} aria-hidden value={account.name} />
        <PasswordField fresh label={say(words.newPassword)} value={password} onChange={setPassword} />
        <div className="row">
          <button type="submit" className="btn" disabled={doing.busy}>
            {say(account.password ? words.passwordChange : words.passwordAdd)}
          </button>
          {account.password && account.passkeys.length > 0 && (
            <Btn
              kind="quiet"
              disabled={doing.busy}
              onPress={() => doing.do(() => change('DELETE', '/api/account/password'))}
            >
              {say(words.passwordRemove)}
            </Btn>
          )}
        </div>
      </form>
    </section>
  );
}

function Passkeys({ account, doing }: PartProps) {
  const { say, ago } = useSpeech();
  const here = account.signIns.find((signIn) => signIn.here)?.device ?? '';
  const called = (label: string): string => (label === '' ? say(words.someDevice) : label);
  const add: Deed = async () => {
    const made = await makePasskey('/api/account/passkeys/wish');
    return isRefusal(made) ? made : change('POST', '/api/account/passkeys', { ...made, label: here });
  };
  return (
    <section className="account__part">
      <Rule>{say(words.passkeys)}</Rule>
      {account.passkeys.length === 0 && <p className="hint">{say(words.passkeysNone)}</p>}
      <ul className="account__list" hidden={account.passkeys.length === 0}>
        {account.passkeys.map(({ id, label, used }) => (
          <li key={id}>
            <p>
              {called(label)}
              <small>{say(words.used, { when: ago(used) })}</small>
            </p>
            <Btn
              disabled={doing.busy}
              label={say(words.passkeyRemove, { label: called(label) })}
              onPress={() => doing.do(() => change('DELETE', `/api/account/passkeys/${encodeURIComponent(id)}`))}
            >
              {say(words.remove)}
            </Btn>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <div className="row">
          <Btn disabled={doing.busy} onPress={() => doing.do(add, say(words.passkeyAdded))}>
            {say(words.passkeyAdd)}
          </Btn>
        </div>
      ) : (
        <p className="hint">{say(words.passkeysUnknown)}</p>
      )}
    </section>
  );
}

function SignIns({ account, doing }: PartProps) {
  const { say, ago } = useSpeech();
  const called = (device: string): string => (device === '' ? say(words.someDevice) : device);
  return (
    <section className="account__part">
      <Rule>{say(words.signIns)}</Rule>
      <ul className="account__list">
        {account.signIns.map(({ id, device, seen, here }) => (
          <li key={id}>
            <p>
              {called(device)}
              <small>{here ? say(words.here) : say(words.seen, { when: ago(seen) })}</small>
            </p>
            {!here && (
              <Btn
                disabled={doing.busy}
                label={say(words.endThere, { device: called(device) })}
                onPress={() => doing.do(() => change('DELETE', `/api/account/sign-ins/${id}`), say(words.ended))}
              >
                {say(words.end)}
              </Btn>
            )}
          </li>
        ))}
      </ul>
      <div className="row">
        <Btn
          disabled={doing.busy}
          onPress={() => doing.do(() => change('POST', '/api/sign-out'), say(words.signedOut))}
        >
          {say(words.signOut)}
        </Btn>
        {account.signIns.length > 1 && (
          <Btn disabled={doing.busy} onPress={() => doing.do(() => change('DELETE', '/api/account/sign-ins'))}>
            {say(words.endOthers)}
          </Btn>
        )}
      </div>
    </section>
  );
}

function Data() {
  const { say } = useSpeech();
  return (
    <section className="account__part">
      <Rule>{say(words.data)}</Rule>
      <p className="prose">{say(words.dataLead)}</p>
      <div className="row">
        <a className="btn" href="/api/account/data" download="wyrmtable-account.json">
          {say(words.dataTake)}
        </a>
      </div>
    </section>
  );
}

function Leave({ account, doing }: PartProps) {
  const { say } = useSpeech();
  const [typed, setTyped] = useState('');
  const sure = typed.trim().toLowerCase() === account.name.toLowerCase();
  return (
    <section className="account__part">
      <Rule>{say(words.delete)}</Rule>
      <p className="prose">{say(words.deleteLead)}</p>
      <form
        className="account__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (sure) doing.do(() => change('DELETE', '/api/account'), say(words.deleted));
        }}
      >
        <label className="account__field">
          <span>{say(words.deleteType, { name: account.name })}</span>
          <input
            className="field"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <div className="row">
          <button type="submit" className="btn" data-kind="danger" disabled={!sure || doing.busy}>
            {say(words.deleteDo)}
          </button>
        </div>
      </form>
    </section>
  );
}

const Duty = lazy(() => import('./duty.tsx'));

export function Own(props: OwnProps) {
  const { say, lang } = useSpeech();
  const { account } = props;
  const { doing, asked } = useDoing(props);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(account.since);
  const part = { ...props, doing };
  return (
    <>
      <p className="account__name">
        <Link href={`/people/${encodeURIComponent(account.name)}`}>{account.name}</Link>
        <small>{say(words.since, { date })}</small>
      </p>
      <Suspense fallback={null}>
        <Duty />
      </Suspense>
      <div className="account__parts">
        <SignIns {...part} />
        <Passkeys {...part} />
        <Password {...part} />
        <Codes {...part} />
        <Folk />
        <Programs {...doing} />
        <Data />
        <Leave {...part} />
      </div>
      {asked}
    </>
  );
}
