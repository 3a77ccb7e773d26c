// The chronicle's lines: the last ones at first, and earlier ones when somebody asks, from the table where the page has no more.
import { useState } from 'react';
import type { NumberedEvent, TablePort } from './port.ts';

/** What was asked for: everything before `until` that these eyes saw, as far back as it goes; `begun` when that is the beginning. */
export interface Past {
  readonly eyes: unknown;
  readonly until: number;
  readonly events: readonly NumberedEvent[];
  readonly begun: boolean;
}

export const NO_PAST: Past = { eyes: null, until: 0, events: [], begun: false };

/** The past in front of what the page has; null when it is of other eyes, or does not reach up to there any more. */
export function joined(past: Past, events: readonly NumberedEvent[], eyes: unknown): readonly NumberedEvent[] | null {
  const [first] = events;
  if (past.eyes !== eyes || first === undefined || first.number > past.until) return null;
  return [...past.events.filter(({ number }) => number < first.number), ...events];
}

/** The past after another part of it has come. */
export function further(past: Past, eyes: unknown, until: number, more: readonly NumberedEvent[]): Past {
  const known = past.eyes === eyes && past.events[0]?.number === until;
  const begun = more.length === 0;
  return known ? { ...past, events: [...more, ...past.events], begun } : { eyes, until, events: more, begun };
}

/** Is there anything before it? Tables count from 0 or from 1. */
const beginsLate = ([first]: readonly NumberedEvent[]): boolean => (first?.number ?? 0) > 1;

/** So many lines are all that the page has: what was before them is fetched meanwhile. */
export const runsOut = (events: readonly NumberedEvent[], lines: number): boolean => events.length <= lines;

export interface ChronicleLines {
  readonly events: readonly NumberedEvent[];
  /** So many of the last ones are told. */
  readonly lines: number;
  /** Tells more of them; null at the beginning. */
  readonly earlier: (() => void) | null;
}

/** `eyes` says whose events they are; `ask` is left out where the page has them all. */
export function useChronicleLines(
  events: readonly NumberedEvent[],
  eyes: unknown,
  step: number,
  ask: TablePort['earlier'] | null = null,
): ChronicleLines {
  const [lines, setLines] = useState(step);
  const [past, setPast] = useState(NO_PAST);
  const whole = joined(past, events, eyes);
  const all = whole ?? events;
  const missing = ask !== null && beginsLate(all) && !(whole !== null && past.begun);
  const earlier = (): void => {
    const until = all[0]?.number;
    setLines(lines + step);
    if (ask === null || until === undefined || !missing || !runsOut(all, lines + step)) return;
    // A table that cannot answer leaves everything as it is: one may ask again.
    void ask(until).then((more) => {
      if (more !== null) setPast((before) => further(before, eyes, until, more));
    });
  };
  return { events: all, lines, earlier: all.length > lines || missing ? earlier : null };
}
