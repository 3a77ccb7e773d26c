// The clock in the lobby: its host chooses, everybody reads what was agreed.

import type { ClockTerms } from '@wyrmtable/wire';
import { timing as words } from '@wyrmtable/words/shell-hours';
import { useId } from 'react';
import { Rule } from '../../../pieces/Rule.tsx';
import { useSpeech } from '../../../shell/words.ts';
import type { RemotePort } from '../port.ts';

const NONE: ClockTerms = { kind: 'none' };
const live = (minutes: number, seconds: number): ClockTerms => ({ kind: 'live', minutes, seconds, answers: 20 });
const slow = (days: number): ClockTerms => ({ kind: 'slow', days });
const CHOICES: readonly ClockTerms[] = [NONE, live(5, 10), live(10, 15), live(25, 20), slow(1), slow(3), slow(7)];

const same = (a: ClockTerms, b: ClockTerms): boolean => JSON.stringify(a) === JSON.stringify(b);

export default function Timing({ port }: { readonly port: RemotePort }) {
  const { say } = useSpeech();
  const id = useId();
  const { table } = port.timing();
  // Where nobody plays against anybody there is nobody to hurry.
  if (table === null || new Set(table.sides).size < 2) return null;
  const { clock = NONE, rated = false, host } = table;
  const named = (terms: ClockTerms): string => {
    if (terms.kind === 'none') return say(words.none);
    return terms.kind === 'live' ? say(words.live, terms) : say(words.slow, terms);
  };
  const choices = CHOICES.some((terms) => same(terms, clock)) ? CHOICES : [...CHOICES, clock];
  return (
    <section aria-labelledby={`${id}-title`} className="lobby">
      <Rule id={`${id}-title`}>{say(words.title)}</Rule>
      {host && !rated ? (
        <div className="row">
          <select
            className="field"
            aria-label={say(words.choose)}
            value={choices.findIndex((terms) => same(terms, clock))}
            onChange={({ target }) => {
              const chosen = choices[Number(target.value)];
              if (chosen !== undefined) port.request({ type: 'setup', clock: chosen });
            }}
          >
            {choices.map((terms, i) => (
              <option key={named(terms)} value={i}>
                {named(terms)}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p>{named(clock)}</p>
      )}
      {clock.kind !== 'none' && <p className="hint">{say(rated ? words.rated : words.note)}</p>}
    </section>
  );
}
