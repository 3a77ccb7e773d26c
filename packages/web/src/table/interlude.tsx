// The shell's part of the pause between two parts of a match: how the one that has just ended went.
import { LookBackButton, LookBackPanel, useLookBack } from '../report/look-back.tsx';
import { useSpeech } from '../shell/words.ts';
import type { TablePort, TableSnapshot } from './port.ts';
import { seatsNamed } from './seat-names.ts';

export interface InterludeProps {
  readonly port: TablePort;
  readonly snapshot: TableSnapshot;
}

export function Interlude({ port, snapshot }: InterludeProps) {
  const { lang } = useSpeech();
  const lookBack = useLookBack(port, snapshot, true);
  return (
    <div className="interlude">
      <LookBackButton {...lookBack} />
      <LookBackPanel {...lookBack} names={seatsNamed(lang, snapshot.seats).map(({ name }) => name)} />
    </div>
  );
}
