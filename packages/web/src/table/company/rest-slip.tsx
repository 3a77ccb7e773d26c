// Where a match rests: who plays on, and the word that the company is complete.
import { company } from '@wyrmtable/words/shell-company';
import { type ReactNode, useEffect } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { useSpeech } from '../../shell/words.ts';
import { isForTable } from '../keys.ts';
import type { TablePort, TableSnapshot } from '../port.ts';
import { Slip } from './slip.tsx';

export interface RestSlipProps {
  readonly port: TablePort;
  readonly snapshot: TableSnapshot;
  /** The seats, with all that may be changed about them. */
  readonly children: ReactNode;
}

/** A match that has just begun rests too, but its company has only now been agreed on. */
function isAtRest({ status, resting, waitsForWord, events, seats }: TableSnapshot): boolean {
  // While the line is being restored the slip stays, and with it what somebody has opened there.
  const inPlay = status === 'playing' || status === 'connecting';
  return inPlay && (waitsForWord || seats.some(({ taken }) => !taken) || (resting && events.length > 0));
}

/** Enter gives the word too: nobody else is asked anything then. */
function useEnter(wanted: boolean, press: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isForTable(event)) press();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [wanted, press]);
}

export function RestSlip({ port, snapshot, children }: RestSlipProps) {
  const { say } = useSpeech();
  const mayGoOn = snapshot.waitsForWord && snapshot.seats.some(({ mine }) => mine);
  useEnter(mayGoOn, port.onward);
  if (!isAtRest(snapshot)) return null;
  const empty = snapshot.seats.findIndex(({ taken }) => !taken);
  // Whoever only watches can do nothing about it unless a seat is free.
  if (empty < 0 && !snapshot.seats.some(({ mine }) => mine)) return null;
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
      {mayGoOn && (
        <Btn kind="primary" hotkey="Enter" onPress={port.onward}>
          {say(company.onward)}
        </Btn>
      )}
    </Slip>
  );
}
