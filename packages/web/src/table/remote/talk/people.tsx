// Who is at the table, and one's stance towards each: follow, mute, block, report.
import { isRefusal } from '@wyrmtable/kernel';
import type { SeatedInfo } from '@wyrmtable/wire';
import { talk as words } from '@wyrmtable/words/talk';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { leaveStance, seatedAt, takeStance } from '../../../people/stances.ts';
import { Btn } from '../../../pieces/Btn.tsx';
import { notify } from '../../../shell/notices.tsx';
import { useSpeech } from '../../../shell/words.ts';
import { whyNot } from '../../why-not.ts';
import { Stances } from './stances.tsx';

interface Named {
  readonly seat: number;
  readonly name: string;
}

/** Those who sit with this person, with how they stand to each other; asked again after every change. */
function useSeated(code: string): { readonly seated: readonly SeatedInfo[]; readonly look: () => void } {
  const [seated, setSeated] = useState<readonly SeatedInfo[]>([]);
  const look = useCallback(() => {
    void seatedAt(code).then((found) => isRefusal(found) || setSeated(found));
  }, [code]);
  useEffect(look, [look]);
  return { seated, look };
}

interface PeopleProps {
  readonly code: string;
  readonly others: readonly Named[];
  readonly onReport: (whom: { readonly seat: number; readonly name: string }) => void;
}

export function People({ code, others, onReport }: PeopleProps) {
  const { say, lang } = useSpeech();
  const { seated, look } = useSeated(code);
  const known = others.flatMap(({ seat, name }) => {
    const one = seated.find((info) => info.seat === seat);
    return one === undefined ? [] : [{ ...one, name }];
  });
  if (known.length === 0) return null;
  return (
    <section className="talk__people" aria-label={say(words.about)}>
      <h3>{say(words.about)}</h3>
      <ul>
        {known.map(({ seat, name, account, kind, stance }) => (
          <li key={seat}>
            <p className="talk__who">
              <b>{name}</b>
              {kind === 'program' && <small>{say(words.program)}</small>}
              {account !== null && <Link href={`/people/${encodeURIComponent(account)}`}>{say(words.page)}</Link>}
            </p>
            <div className="talk__stances">
              <Stances
                name={name}
                stance={stance?.kind ?? null}
                onTake={async (wanted) => {
                  const refused =
                    stance?.kind === wanted
                      ? await leaveStance(stance.id)
                      : await takeStance({ table: code, seat }, wanted);
                  if (refused !== null) notify(await whyNot(lang, refused), 'danger');
                  look();
                }}
              />
              <Btn kind="quiet" onPress={() => onReport({ seat, name })}>
                {say(words.report)}
              </Btn>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
