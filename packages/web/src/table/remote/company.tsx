// The company of an online match: who knows its dice, and at a rest who plays on.
import './lobby.css';
import { botName } from '@wyrmtable/words';
import { useSpeech } from '../../shell/words.ts';
import { RestSlip } from '../company/rest-slip.tsx';
import { SeedNotice } from '../company/seed-notice.tsx';
import type { TableSnapshot } from '../port.ts';
import { useLevels } from '../use-levels.ts';
import { useParts } from '../use-parts.ts';
import type { RemotePort } from './port.ts';
import { LobbySeats } from './seats.tsx';

export interface CompanyProps {
  readonly port: RemotePort;
  readonly snapshot: TableSnapshot;
  readonly code: string;
}

export function Company({ port, snapshot, code }: CompanyProps) {
  const { lang } = useSpeech();
  const levels = useLevels(snapshot.game);
  const parts = useParts(snapshot);
  return (
    <>
      {snapshot.status === 'playing' && <SeedNotice code={code} known={snapshot.seedKnown} />}
      <RestSlip port={port} snapshot={snapshot}>
        <LobbySeats
          port={port}
          seats={snapshot.seats}
          levels={levels}
          levelName={(level) => botName(lang, level)}
          begun
          {...(parts === undefined ? {} : { parts })}
        />
      </RestSlip>
    </>
  );
}
