// Where a match rests: who plays on, and the word that the company is complete.
import { company } from '@wyrmtable/words/shell-company';
import type { ReactNode } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { useSpeech } from '../../shell/words.ts';
import type { TablePort, TableSnapshot } from '../port.ts';
import { Slip } from './slip.tsx';

export interface RestSlipProps {
  readonly port: TablePort;
  readonly snapshot: TableSnapshot;
  /** The seats, with all that may be changed about them. */
  readonly children: ReactNode;
}

/** A match that has just begun rests too, but its company has only now been agreed on. */
function isAtRest({ status, resting, events, seats }: TableSnapshot): boolean {
  // While the line is being restored the slip stays, and with it what somebody has opened there.
  const inPlay = status === 'playing' || status === 'connecting';
  return inPlay && (seats.some(({ taken }) => !taken) || (resting && events.length > 0));
}

export function RestSlip({ port, snapshot, children }: RestSlipProps) {
  const { say } = useSpeech();
  if (!isAtRest(snapshot)) return null;
  const empty = snapshot.seats.findIndex(({ taken }) => !taken);
  const text =
    empty >= 0
      ? say(company.waits, { number: empty + 1 })
      : say(snapshot.waitsForWord ? company.botNext : company.rest);
  const content = (
    <>
      <h2 className="sr-only">{say(company.title)}</h2>
      {children}
    </>
  );
  return (
    <Slip text={text} more={{ open: say(company.change), close: say(company.done), content }}>
      {snapshot.waitsForWord && snapshot.seats.some(({ mine }) => mine) && (
        <Btn kind="primary" onPress={() => port.onward()}>
          {say(company.onward)}
        </Btn>
      )}
    </Slip>
  );
}
