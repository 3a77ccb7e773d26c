// The phases of a turn on one line; the present one is marked.
import './phases.css';
import { Told } from './Told.tsx';

export interface PhasesProps {
  readonly label: string;
  readonly phases: readonly { readonly key: string; readonly name: string }[];
  readonly current: string | null;
}

export function Phases({ label, phases, current }: PhasesProps) {
  return (
    <ol className="phases" aria-label={label}>
      {phases.map(({ key, name }) => (
        <li key={key} className="phase" aria-current={key === current ? 'step' : undefined}>
          <Told text={name} />
        </li>
      ))}
    </ol>
  );
}
