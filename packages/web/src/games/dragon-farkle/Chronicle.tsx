// The log of the match, in the person's own language.
import { eventLine } from '@wyrmtable/words/dragon-farkle';
import { REGIONS } from '@wyrmtable/words/farkle-table';
import { useMemo } from 'react';
import { Chronicled, type LogEntry } from '../../pieces/Log.tsx';
import { useToldOnce } from '../../pieces/told-once.ts';
import { useChronicleLines } from '../../table/chronicle-lines.ts';
import type { NumberedEvent } from '../../table/port.ts';
import { FARKLE_EVENT_RULES } from '../../why/dragon-farkle.ts';
import { useBoard } from './board.ts';
import { isFarkleEvent } from './happening.ts';
import { thingOf } from './things.tsx';

/** So many at first, and as many more each time somebody asks: a phone need not carry them all. */
const LINES = 120;

export function Chronicle({ events, upTo }: { readonly events: readonly NumberedEvent[]; readonly upTo: number }) {
  const { lang, names, say } = useBoard();
  const { lines, earlier } = useChronicleLines(events, null, LINES);
  const spoken = names.join('\n');
  const once = useToldOnce();
  const entries = useMemo(() => {
    const found: LogEntry[] = [];
    for (const { number, event } of events.slice(-lines)) {
      if (number > upTo || !isFarkleEvent(event)) continue;
      const entry = once(event, `${lang} ${spoken}`, () => {
        const line = eventLine(lang, event, spoken.split('\n'));
        if (line === null) return null;
        return { key: number, ...line, rule: FARKLE_EVENT_RULES[event.kind], thing: thingOf(lang, event) };
      });
      if (entry !== null) found.push(entry);
    }
    return found;
  }, [events, lines, upTo, lang, spoken, once]);
  return <Chronicled entries={entries} label={say(REGIONS.chronicle)} earlier={earlier} />;
}
