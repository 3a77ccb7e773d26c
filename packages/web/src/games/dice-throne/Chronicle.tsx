// The log of the match, in the person's own language.
import { diceThrone } from '@wyrmtable/dice-throne';
import { eventLine } from '@wyrmtable/words/dice-throne';
import { REGIONS } from '@wyrmtable/words/throne-table';
import { useMemo } from 'react';
import { Chronicled, type LogEntry } from '../../pieces/Log.tsx';
import { useToldOnce } from '../../pieces/told-once.ts';
import { useChronicleLines } from '../../table/chronicle-lines.ts';
import { THRONE_EVENT_RULES } from '../../why/dice-throne.ts';
import { isThroneEvent } from './happening.ts';
import { useThrone } from './table.ts';
import { thingOf } from './things.tsx';

/** So many at first, and as many more each time somebody asks: a phone need not carry them all. */
const LINES = 160;

export function Chronicle() {
  const { lang, names, say, me, told, open, ...table } = useThrone();
  const { events, lines, earlier } = useChronicleLines(table.events, me, LINES, table.earlier);
  const spoken = names.join('\n');
  const { players } = table.view;
  const once = useToldOnce();
  const entries = useMemo(() => {
    const found: LogEntry[] = [];
    for (const { number, event } of events.slice(-lines)) {
      if (number > told || !isThroneEvent(event)) continue;
      // What a covered hand holds is not told in the margin either.
      const heard = open ? event : diceThrone.show(event, 'spectator');
      const entry = once(event, `${lang} ${open} ${spoken}`, () => {
        const line = heard === null ? null : eventLine(lang, heard, spoken.split('\n'));
        if (line === null || heard === null) return null;
        const thing = thingOf(lang, heard, players);
        return { key: number, ...line, rule: THRONE_EVENT_RULES[event.kind], thing };
      });
      if (entry !== null) found.push(entry);
    }
    return found;
  }, [events, lines, told, lang, spoken, open, players, once]);
  return <Chronicled entries={entries} label={say(REGIONS.chronicle)} earlier={earlier} />;
}
