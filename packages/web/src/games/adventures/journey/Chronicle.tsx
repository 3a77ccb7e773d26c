// The log of the campaign, in the person's own language: only its end, since a campaign has tens of thousands of events.
import { adventures } from '@wyrmtable/adventures';
import { REGIONS } from '@wyrmtable/words/adv-table';
import { eventLine } from '@wyrmtable/words/adventures';
import { useMemo } from 'react';
import { Log, type LogEntry } from '../../../pieces/Log.tsx';
import { Rule } from '../../../pieces/Rule.tsx';
import { isAdventureEvent } from '../happening.ts';
import { useAdventure } from '../table.ts';

const LINES = 200;

export function Chronicle() {
  const { lang, names, say, events, told, open } = useAdventure();
  const spoken = names.join('\n');
  const entries = useMemo(() => {
    const found: LogEntry[] = [];
    for (const { number, event } of events.slice(-LINES)) {
      if (number > told || !isAdventureEvent(event)) continue;
      // What a covered hand holds is not told in the margin either.
      const heard = open ? event : adventures.show(event, 'spectator');
      const line = heard === null ? null : eventLine(lang, heard, spoken.split('\n'));
      if (line !== null) found.push({ key: number, ...line });
    }
    return found;
  }, [events, told, lang, spoken, open]);
  return (
    <section className="chronicle" aria-label={say(REGIONS.chronicle)}>
      <Rule>{say(REGIONS.chronicle)}</Rule>
      <Log entries={entries} label={say(REGIONS.chronicle)} />
    </section>
  );
}
