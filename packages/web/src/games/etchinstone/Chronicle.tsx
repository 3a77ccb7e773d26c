// The log of the journey, and the line of it that is being shown large.
import './chronicle.css';
import type { EtchinstoneEvent } from '@wyrmtable/etchinstone';
import type { Lang } from '@wyrmtable/words';
import { REGIONS } from '@wyrmtable/words/etch-table';
import { eventLine } from '@wyrmtable/words/etchinstone';
import { useMemo } from 'react';
import { Icon } from '../../pieces/Icon.tsx';
import { Chronicled, type LogEntry } from '../../pieces/Log.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { useToldOnce } from '../../pieces/told-once.ts';
import type { Beat } from '../../stage/stage.ts';
import { useChronicleLines } from '../../table/chronicle-lines.ts';
import type { NumberedEvent } from '../../table/port.ts';
import { ETCH_EVENT_RULES } from '../../why/etchinstone.ts';
import { useBoard } from './board.ts';
import { dragonArms } from './Foe.tsx';
import { isEtchinstoneEvent } from './happening.ts';
import { thingOf } from './things.tsx';

/** So many at first, and as many more each time somebody asks: a phone need not carry them all. */
const LINES = 120;

/** What lay in which role is in the sums of the outcome; a line for each step would only hide the news. */
const QUIET: ReadonlySet<string> = new Set<EtchinstoneEvent['kind']>(['faced', 'assigned', 'left', 'aimed', 'attuned']);

export interface ChronicleProps {
  readonly events: readonly NumberedEvent[];
  readonly upTo: number;
  readonly asSheet: boolean;
}

export function Chronicle({ events, upTo, asSheet }: ChronicleProps) {
  const { lang, say, view } = useBoard();
  const { lines, earlier } = useChronicleLines(events, null, LINES);
  const once = useToldOnce();
  const entries = useMemo(() => {
    const found: LogEntry[] = [];
    for (const { number, event } of events.slice(-lines)) {
      if (number > upTo || QUIET.has(event.kind) || !isEtchinstoneEvent(event)) continue;
      const entry = once(event, lang, () => {
        const line = eventLine(lang, event);
        if (line === null) return null;
        return { key: number, ...line, rule: ETCH_EVENT_RULES[event.kind], thing: thingOf(lang, event, view) };
      });
      if (entry !== null) found.push(entry);
    }
    return found;
  }, [events, lines, upTo, lang, view, once]);
  return <Chronicled entries={entries} label={say(REGIONS.chronicle)} earlier={earlier} sheet={asSheet} />;
}

/** The line of what is being shown, where there is one. */
export function lineOf(lang: Lang, playing: Beat | null): ReturnType<typeof eventLine> {
  return playing !== null && isEtchinstoneEvent(playing.event) ? eventLine(lang, playing.event) : null;
}

/** What has just happened, over the table for its while; the log says the same to the ear. */
export function Tidings({ playing }: { readonly playing: Beat | null }) {
  const { lang, view } = useBoard();
  const line = lineOf(lang, playing);
  if (line === null || playing === null) return null;
  // The one whom the whole road led to has the table for its entrance.
  const dragon = playing.event.kind === 'finalEnemy' ? dragonArms(view) : null;
  return (
    <p
      className="tidings"
      key={playing.number}
      data-tone={line.tone}
      data-entrance={dragon === null ? undefined : true}
      data-accent={dragon?.accent}
      aria-hidden="true"
    >
      {dragon === null ? <Icon name={line.icon} /> : <Portrait arms={dragon} />}
      <span>{line.text}</span>
    </p>
  );
}
