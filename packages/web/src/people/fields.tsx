// The fields that forms about accounts are made of, and the line that says what went wrong.
import type { Refusal } from '@wyrmtable/kernel';
import { NAME_LIMIT, PASSWORD_LENGTH } from '@wyrmtable/wire';
import { account as words } from '@wyrmtable/words/people';
import { useId, useState } from 'react';
import { useSpeech } from '../shell/words.ts';
import { sentenceOf } from './sentence.ts';

export interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function Problem({ of }: { readonly of: Refusal | null }) {
  const { lang } = useSpeech();
  return <div role="alert">{of !== null && <p className="account__problem">{sentenceOf(lang, of)}</p>}</div>;
}

export function NameField({ value, onChange, fresh = false }: FieldProps & { readonly fresh?: boolean }) {
  const { say } = useSpeech();
  const id = useId();
  return (
    <div className="account__field">
      <label htmlFor={id}>{say(words.name)}</label>
      <input
        id={id}
        className="field"
        required
        maxLength={fresh ? NAME_LIMIT : undefined}
        autoComplete={fresh ? 'username' : 'username webauthn'}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={fresh ? `${id}-hint` : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {fresh && (
        <p className="hint" id={`${id}-hint`}>
          {say(words.nameHint)}
        </p>
      )}
    </div>
  );
}

export interface PasswordProps extends FieldProps {
  /** To be made up now, or known already. */
  readonly fresh?: boolean;
  readonly label?: string;
  readonly required?: boolean;
}

export function PasswordField({ value, onChange, fresh = false, label, required = true }: PasswordProps) {
  const { say } = useSpeech();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="account__field">
      <label htmlFor={id}>{label ?? say(words.password)}</label>
      <div className="account__secret">
        <input
          id={id}
          className="field"
          type={shown ? 'text' : 'password'}
          required={required}
          minLength={fresh ? PASSWORD_LENGTH.least : undefined}
          maxLength={PASSWORD_LENGTH.most}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          aria-describedby={fresh ? `${id}-hint` : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {fresh && (
          <p className="hint" id={`${id}-hint`}>
            {say(words.passwordHint, { least: PASSWORD_LENGTH.least })}
          </p>
        )}
        <label className="account__show">
          <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
          <span>{say(words.show)}</span>
        </label>
      </div>
    </div>
  );
}
