// The log of the campaign, in the person's own language: its end, and more on demand, since a campaign has tens of thousands of events.
import { adventures } from '@wyrmtable/adventures';
import { REGIONS } from '@wyrmtable/words/adv-table';
import { enemyName, eventLine, reasonLine } from '@wyrmtable/words/adventures';
import { useMemo } from 'react';
import { Chronicled, type LogEntry } from '../../../pieces/Log.tsx';
import { useToldOnce } from '../../../pieces/told-once.ts';
import { useChronicleLines } from '../../../table/chronicle-lines.ts';
import { ADVENTURE_EVENT_RULES, reasonRule } from '../../../why/adventures.ts';
import { isAdventureEvent } from '../happening.ts';
import { useAdventure } from '../table.ts';
import { thingOf } from '../things.tsx';
import { enemiesAlong, enemiesBefore } from './telling.ts';

const LINES = 200;

export function Chronicle() {
  const { lang, names, say, me, told, open, ...table } = useAdventure();
  const { events, lines, earlier } = useChronicleLines(table.events, me, LINES, table.earlier);
  const spoken = names.join('\n');
  const { players } = table.view.arena;
  const once = useToldOnce();
  const entries = useMemo(() => {
    const found: LogEntry[] = [];
    const last = events.slice(-lines).flatMap(({ number, event }) => {
      const { because = null } = event;
      return isAdventureEvent(event) ? [{ number, event, because }] : [];
    });
    const sitting = enemiesAlong(
      last.map(({ event }) => event),
      enemiesBefore(events, events.length - lines),
    );
    last.forEach(({ number, event, because }, i) => {
      // An enemy's defeat is told once, by the campaign.
      if (number > told || (event.kind === 'defeated' && last[i + 1]?.event.kind === 'enemy-down')) return;
      const called = spoken.split('\n');
      for (const [seat, enemy] of sitting[i] ?? []) called[seat] = enemyName(lang, enemy);
      // What a covered hand holds is not told in the margin either.
      const heard = open ? event : adventures.show(event, 'spectator');
      const entry = once(event, `${lang} ${open} ${called.join()}`, () => {
        const line = heard === null ? null : eventLine(lang, heard, called);
        if (line === null || heard === null) return null;
        const thing = thingOf(lang, heard, players);
        return { key: number, ...line, rule: ADVENTURE_EVENT_RULES[event.kind], thing };
      });
      if (entry !== null) found.push(entry);
      const why = because === null ? null : reasonLine(lang, because, called);
      if (because !== null && why !== null) found.push({ key: number + 0.5, ...why, rule: reasonRule(because.why) });
    });
    return found;
  }, [events, lines, told, lang, spoken, open, players, once]);
  return <Chronicled entries={entries} label={say(REGIONS.chronicle)} earlier={earlier} />;
}
