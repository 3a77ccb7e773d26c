// The answers that belong to one thing as buttons at the foot of its sheet.
import type { SheetAction } from '../../pieces/Unfold.tsx';
import type { Answer, ThroneTable } from './table.ts';

/** `shines`: the first of them is worth something now. */
export const ordersFor = ({ words, send }: ThroneTable, answers: readonly Answer[], shines = true): SheetAction[] =>
  answers.map(({ choice, reading }, i) => ({
    text: words.order(reading),
    // What gives something away never shines.
    kind: shines && i === 0 && reading.kind !== 'sell' ? 'primary' : 'quiet',
    run: () => send(choice),
  }));
