// The rows of a plan: what is asked, the answers, and what the chosen one means; and the button that lays the table.
import { setUp } from '@wyrmtable/words/shell';
import type { ReactNode } from 'react';
import { Switch } from '../pieces/Switch.tsx';
import { useSpeech } from '../shell/words.ts';
import type { Submission } from './laying.ts';
import type { Way } from './plan.ts';

export interface RowProps {
  readonly title: string;
  readonly note?: string;
}

export function Row({ title, note, children }: RowProps & { readonly children: ReactNode }) {
  return (
    <div className="plan__row">
      <h2>{title}</h2>
      {children}
      {note !== undefined && <p className="hint plan__note">{note}</p>}
    </div>
  );
}

export interface NumberRowProps extends RowProps {
  readonly values: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function NumberRow({ values, value, onChange, ...row }: NumberRowProps) {
  return (
    <Row {...row}>
      <Switch
        label={row.title}
        options={values.map((one) => ({ value: String(one), text: String(one) }))}
        value={String(value)}
        onChange={(one) => onChange(Number(one))}
      />
    </Row>
  );
}

export interface OnOffRowProps extends RowProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function OnOffRow({ on, onChange, ...row }: OnOffRowProps) {
  const { say } = useSpeech();
  return (
    <Row {...row}>
      <Switch
        label={row.title}
        options={[
          { value: 'off', text: say(setUp.off) },
          { value: 'on', text: say(setUp.on) },
        ]}
        value={on ? 'on' : 'off'}
        onChange={(value) => onChange(value === 'on')}
      />
    </Row>
  );
}

export interface StartRowProps {
  readonly way: Way;
  readonly laying: Pick<Submission, 'busy' | 'watched' | 'setWatched'>;
}

/** Online: who may find the table. */
export function WatchedRow({ laying: { watched, setWatched } }: Pick<StartRowProps, 'laying'>) {
  const { say } = useSpeech();
  return (
    <OnOffRow
      title={say(setUp.watched)}
      note={say(watched ? setUp.watchedOn : setUp.watchedOff)}
      on={watched}
      onChange={setWatched}
    />
  );
}

/** The last of a plan: online also who may find the table. */
export function StartRow({ way, laying }: StartRowProps) {
  const { say } = useSpeech();
  return (
    <>
      {way === 'online' && <WatchedRow laying={laying} />}
      <div className="plan__start">
        <button type="submit" className="btn" data-kind="primary" disabled={laying.busy}>
          {say(way === 'online' ? setUp.makeLink : setUp.start)}
        </button>
      </div>
    </>
  );
}
