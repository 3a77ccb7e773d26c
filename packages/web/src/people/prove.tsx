// Asks once more who is there, and goes on with what was wanted when it is known.
import { isRefusal } from '@wyrmtable/kernel';
import type { AccountInfo } from '@wyrmtable/wire';
import { account as words } from '@wyrmtable/words/people';
import { useEffect, useId, useRef, useState } from 'react';
import { Btn } from '../pieces/Btn.tsx';
import { useSpeech } from '../shell/words.ts';
import { change } from './api.ts';
import { PasswordField, Problem } from './fields.tsx';
import { hasPasskeys, showPasskey } from './passkeys.ts';
import { sentenceOf } from './sentence.ts';
import { useAsking } from './use-asking.ts';

export interface ProveProps {
  readonly account: AccountInfo;
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

export function Prove({ account, onProved, onCancel }: ProveProps) {
  const { say, lang } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [password, setPassword] = useState('');
  const asking = useAsking();
  useEffect(() => dialog.current?.showModal(), []);
  const prove = async (work: () => ReturnType<typeof change>) => {
    if ((await asking.run(async () => (await work()) ?? 'done')) !== null) onProved();
  };
  const withPassword = () => prove(() => change('POST', '/api/account/prove', { password }));
  const withPasskey = () =>
    prove(async () => {
      const shown = await showPasskey('/api/account/prove/wish');
      return isRefusal(shown) ? shown : change('POST', '/api/account/prove', shown);
    });
  return (
    <dialog className="settings" ref={dialog} aria-labelledby={title} closedby="any" onClose={onCancel}>
      <div className="settings__sheet">
        <header>
          <h2 id={title}>{say(words.prove)}</h2>
        </header>
        <p className="hint">{sentenceOf(lang, { refused: 'prove-again' })}</p>
        {account.password && (
          <form
            className="account__form"
            onSubmit={(event) => {
              event.preventDefault();
              void withPassword();
            }}
          >
            <input
              className="sr-only"
              autoComplete="username"
              readOnly
              tabIndex={-1}
              aria-hidden
              value={account.name}
            />
            <PasswordField value={password} onChange={setPassword} />
            <button type="submit" className="btn" data-kind="primary" disabled={asking.busy}>
              {say(words.proveDo)}
            </button>
          </form>
        )}
        <div className="row">
          {account.passkeys.length > 0 && hasPasskeys() && (
            <Btn disabled={asking.busy} onPress={() => void withPasskey()}>
              {say(words.proveWithPasskey)}
            </Btn>
          )}
          <Btn kind="quiet" onPress={onCancel}>
            {say(words.cancel)}
          </Btn>
        </div>
        <Problem of={asking.problem} />
      </div>
    </dialog>
  );
}
