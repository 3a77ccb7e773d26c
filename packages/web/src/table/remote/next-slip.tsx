// After a match: somebody of the company has laid the table once more, and the others are told.
import { company } from '@wyrmtable/words/shell-company';
import { Link } from 'wouter';
import { useSpeech } from '../../shell/words.ts';
import { Slip } from '../company/slip.tsx';
import type { TableSnapshot } from '../port.ts';

export interface NextSlipProps {
  readonly snapshot: TableSnapshot;
  /** The code of the table that follows, or null. */
  readonly next: string | null;
}

export function NextSlip({ snapshot, next }: NextSlipProps) {
  const { say } = useSpeech();
  if (snapshot.status !== 'over' || next === null) return null;
  const sits = snapshot.seats.some(({ mine }) => mine);
  return (
    <Slip text={say(sits ? company.nextLaid : company.nextLaidWatching)}>
      <Link className="btn" data-kind="primary" href={`/t/${next}`}>
        {say(sits ? company.toNext : company.watchNext)}
      </Link>
    </Slip>
  );
}
