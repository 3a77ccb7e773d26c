// For a guest: become an account, sign in to one, or find the way back with a recovery code.
import { isRefusal } from '@wyrmtable/kernel';
import { account as words } from '@wyrmtable/words/people';
import { type FormEvent, useState } from 'react';
import { Frame } from '../pieces/Frame.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { useOwnName } from '../shell/own-name.ts';
import { useTyped } from '../shell/typed.ts';
import { useSpeech } from '../shell/words.ts';
import { change, codesFrom } from './api.ts';
import { NameField, PasswordField, Problem } from './fields.tsx';
import { hasPasskeys, makePasskey, showPasskey } from './passkeys.ts';
import { useAsking } from './use-asking.ts';

export interface GuestProps {
  /** Codes are shown before anything else. */
  readonly onMade: (codes: readonly string[]) => void;
  readonly onSignedIn: () => void;
}

/** A form is sent by its button or by the key; the page stays. */
const sent = (work: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault();
  void work();
};

function Make({ onMade }: Pick<GuestProps, 'onMade'>) {
  const { say } = useSpeech();
  const [name, setName] = useOwnName();
  const [password, setPassword] = useState('');
  const asking = useAsking();
  const passkeys = hasPasskeys();

  const made = (codes: readonly string[] | null): void => {
    if (codes === null) return;
    onMade(codes);
  };
  const withPassword = async () => made(await asking.run(() => codesFrom('/api/account', { name, password })));
  const withPasskey = async () =>
    made(
      await asking.run(async () => {
        const passkey = await makePasskey('/api/account/wish', { name });
        return isRefusal(passkey) ? passkey : codesFrom('/api/account', { name, passkey });
      }),
    );
  return (
    <Frame>
      <form className="account__form" onSubmit={sent(withPassword)}>
        <Rule>{say(words.make)}</Rule>
        <p className="hint">{say(words.makeLead)}</p>
        <NameField fresh value={name} onChange={setName} />
        {passkeys && (
          <>
            <button
              type="button"
              className="btn"
              data-kind="primary"
              disabled={asking.busy}
              onClick={({ currentTarget }) => {
                // The password of the same form is not wanted here; the name, its first field, is.
                if (currentTarget.form?.querySelector('input')?.reportValidity()) void withPasskey();
              }}
            >
              {say(words.makeWithPasskey)}
            </button>
            <p className="hint">{say(words.passkeyHint)}</p>
            <p className="account__or">{say(words.or)}</p>
          </>
        )}
        <PasswordField fresh value={password} onChange={setPassword} />
        <button type="submit" className="btn" data-kind={passkeys ? 'plain' : 'primary'} disabled={asking.busy}>
          {say(words.makeWithPassword)}
        </button>
        <Problem of={asking.problem} />
      </form>
    </Frame>
  );
}

function SignIn({ onSignedIn }: Pick<GuestProps, 'onSignedIn'>) {
  const { say } = useSpeech();
  const [name, setName] = useTyped('sign-in');
  const [password, setPassword] = useState('');
  const asking = useAsking();

  const enter = async (work: () => ReturnType<typeof change>) => {
    if ((await asking.run(async () => (await work()) ?? 'done')) !== null) onSignedIn();
  };
  const withPassword = () => enter(() => change('POST', '/api/sign-in', { name, password }));
  const withPasskey = () =>
    enter(async () => {
      const shown = await showPasskey('/api/sign-in/wish');
      return isRefusal(shown) ? shown : change('POST', '/api/sign-in', shown);
    });
  return (
    <Frame>
      <form className="account__form" onSubmit={sent(withPassword)}>
        <Rule>{say(words.signIn)}</Rule>
        <p className="hint">{say(words.signInLead)}</p>
        {hasPasskeys() && (
          <>
            <button type="button" className="btn" disabled={asking.busy} onClick={() => void withPasskey()}>
              {say(words.withPasskey)}
            </button>
            <p className="account__or">{say(words.or)}</p>
          </>
        )}
        <NameField value={name} onChange={setName} />
        <PasswordField value={password} onChange={setPassword} />
        <button type="submit" className="btn" disabled={asking.busy}>
          {say(words.withPassword)}
        </button>
        <Problem of={asking.problem} />
      </form>
      <Recover onSignedIn={onSignedIn} known={name} />
    </Frame>
  );
}

function Recover({ onSignedIn, known }: Pick<GuestProps, 'onSignedIn'> & { readonly known: string }) {
  const { say } = useSpeech();
  const [typed, setTyped] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const asking = useAsking();
  const name = typed ?? known;
  const recover = async () => {
    const done = await asking.run(
      async () => (await change('POST', '/api/sign-in/recover', { name, code, password })) ?? 'done',
    );
    if (done !== null) onSignedIn();
  };
  return (
    <details className="account__recover">
      <summary>{say(words.recover)}</summary>
      <form className="account__form" onSubmit={sent(recover)}>
        <p className="hint">{say(words.recoverLead)}</p>
        <NameField value={name} onChange={setTyped} />
        <label className="account__field">
          <span>{say(words.code)}</span>
          <input
            className="field"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="xxxx-xxxx-xxxx-xxxx"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <PasswordField fresh label={say(words.newPassword)} value={password} onChange={setPassword} />
        <button type="submit" className="btn" disabled={asking.busy}>
          {say(words.recoverDo)}
        </button>
        <Problem of={asking.problem} />
      </form>
    </details>
  );
}

export function Guest({ onMade, onSignedIn }: GuestProps) {
  const { say } = useSpeech();
  return (
    <>
      <p className="prose">{say(words.guestLead)}</p>
      <div className="account__ways">
        <Make onMade={onMade} />
        <SignIn onSignedIn={onSignedIn} />
      </div>
    </>
  );
}
