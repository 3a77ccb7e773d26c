// The report on a match that is looked at: its luck at once, and its decisions when they have been weighed.
import type { MatchFile } from '@wyrmtable/kernel';
import { useEffect, useState } from 'react';
import { askForReport } from '../report/ask.ts';
import type { Report } from '../report/protocol.ts';

export interface Reporting {
  readonly report: Report | null;
  /** Choices that have been looked at; null when nothing more is to come. */
  readonly done: number | null;
}

/** Weighing is hard work: whoever only passes by is spared it. */
const SETTLED_MS = 2000;

/** Bots' decisions are nobody's to learn from. */
const people = ({ seats }: MatchFile): number[] => seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

export function useReport(file: MatchFile): Reporting {
  const [reporting, setReporting] = useState<Reporting>({ report: null, done: 0 });
  useEffect(() => {
    const finished = () => setReporting((before) => ({ ...before, done: null }));
    const look = (seats: readonly number[], then: () => void) =>
      askForReport(
        { file, seats },
        {
          failed: finished,
          heard(message) {
            if (message.kind === 'progress') setReporting((before) => ({ ...before, done: message.done }));
            // A match that cannot be weighed can still be watched.
            else if (message.kind === 'refused') finished();
            else {
              setReporting({ report: message.report, done: 0 });
              then();
            }
          },
        },
      );
    let stop = look([], () => {
      const seats = people(file);
      if (seats.length === 0) return finished();
      const begin = setTimeout(() => {
        stop = look(seats, finished);
      }, SETTLED_MS);
      stop = () => clearTimeout(begin);
    });
    return () => stop();
  }, [file]);
  return reporting;
}
