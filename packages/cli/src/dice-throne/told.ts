// A line of the log in the colours of a terminal, with the reckoning of damage under it.
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import type { Happening } from '@wyrmtable/kernel';
import type { Lang } from '@wyrmtable/words';
import { breakdownLine, type LogLine, type Tone } from '@wyrmtable/words/dice-throne';
import { type Colour, paint } from '../paint.ts';

const COLOURS: Readonly<Record<Tone, Colour>> = { plain: 'plain', danger: 'red', heal: 'green', guard: 'blue' };

/** A turn begins after an empty line; damage says why it is so much. */
export function painted(lang: Lang, event: ThroneEvent | Happening, line: LogLine | null): string | null {
  if (line === null) return null;
  if (event.kind === 'turn') return `\n${paint('strong', line.text)}`;
  const why = isDamage(event) && event.lines.length > 1 ? event.lines : [];
  return [paint(COLOURS[line.tone], line.text), ...why.map((one) => `    ${breakdownLine(lang, one)}`)].join('\n');
}

const isDamage = (event: Happening): event is Extract<ThroneEvent, { kind: 'damage' }> => event.kind === 'damage';
