// Programs of an account: a token is made for one by its name, made anew, and ended.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { programs as words } from '@wyrmtable/words/programs';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { notify } from '../shell/notices.tsx';
import { useTyped } from '../shell/typed.ts';
import { useSpeech } from '../shell/words.ts';
import { ask } from '../table/remote/api.ts';

interface Program {
  readonly name: string;
  readonly since: number;
}

const isProgram = (raw: unknown): raw is Program =>
  typeof raw === 'object' && raw !== null && 'name' in raw && typeof raw.name === 'string' && 'since' in raw;

async function ownPrograms(): Promise<readonly Program[]> {
  const answer = await ask('GET', '/api/account/programs');
  return !isRefusal(answer) && Array.isArray(answer.programs) ? answer.programs.filter(isProgram) : [];
}

interface ProgramsProps {
  readonly busy: boolean;
  /** Does something that may have to be proved first, and tells. */
  do(work: () => Promise<Refusal | null>, said?: string): void;
}

export function Programs({ busy, do: doIt }: ProgramsProps) {
  const { say, lang } = useSpeech();
  const [known, setKnown] = useState<readonly Program[]>([]);
  const [name, setName] = useTyped('program');
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | null>(null);
  const look = useCallback(() => {
    void ownPrograms().then(setKnown);
  }, []);
  useEffect(look, [look]);
  const make = async (wanted: string): Promise<Refusal | null> => {
    const answer = await ask('POST', '/api/account/programs', { name: wanted });
    if (isRefusal(answer)) return answer;
    setMade({ name: String(answer.name), token: String(answer.token) });
    setName('');
    look();
    return null;
  };
  const end = async (of: string): Promise<Refusal | null> => {
    const answer = await ask('DELETE', `/api/account/programs/${encodeURIComponent(of)}`);
    if (isRefusal(answer)) return answer;
    if (made?.name === of) setMade(null);
    look();
    return null;
  };
  const copy = (token: string) =>
    navigator.clipboard.writeText(token).then(
      () => notify(say(words.copied)),
      () => {},
    );
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' });
  return (
    <section className="account__part">
      <Rule>{say(words.title)}</Rule>
      <p className="prose">{say(words.lead)}</p>
      {known.length === 0 && <p className="hint">{say(words.none)}</p>}
      <ul className="account__list" hidden={known.length === 0}>
        {known.map((program) => (
          <li key={program.name}>
            <p>
              <Link href={`/people/${encodeURIComponent(program.name)}`}>{program.name}</Link>
              <small>{say(words.since, { date: date.format(program.since) })}</small>
            </p>
            <Btn
              disabled={busy}
              label={say(words.againFor, { name: program.name })}
              onPress={() => doIt(() => make(program.name))}
            >
              {say(words.again)}
            </Btn>
            <Btn
              disabled={busy}
              label={say(words.endOf, { name: program.name })}
              onPress={() => doIt(() => end(program.name), say(words.ended))}
            >
              {say(words.end)}
            </Btn>
          </li>
        ))}
      </ul>
      {made !== null && (
        <div role="status">
          <p>{say(words.token, { name: made.name })}</p>
          <p className="account__token">
            <code>{made.token}</code>
            <Btn onPress={() => void copy(made.token)}>{say(words.copy)}</Btn>
          </p>
        </div>
      )}
      <form
        className="account__form"
        onSubmit={(event) => {
          event.preventDefault();
          doIt(() => make(name));
        }}
      >
        <label className="account__field">
          <span>{say(words.name)}</span>
          <input
            className="field"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <div className="row">
          <button type="submit" className="btn" disabled={busy}>
            {say(words.make)}
          </button>
        </div>
      </form>
    </section>
  );
}
