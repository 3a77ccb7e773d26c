// The coach's word at a table where it was asked for; its thinking is fetched only then.
import { Suspense } from 'react';
import { lazy } from '../shell/patient.ts';
import type { TablePort, TableSnapshot } from '../table/port.ts';
import type { useCoaching } from './use-coaching.ts';

const Coach = lazy(async () => ({ default: (await import('./coach.tsx')).Coach }));

interface Props {
  readonly coaching: ReturnType<typeof useCoaching>;
  readonly port: TablePort;
  readonly snapshot: TableSnapshot;
}

export function AskedCoach({ coaching: { game, wanted, toggle, advise }, port, snapshot }: Props) {
  if (game === null || !wanted) return null;
  return (
    <Suspense fallback={null}>
      <Coach game={game} port={port} snapshot={snapshot} close={toggle} advise={advise} />
    </Suspense>
  );
}
