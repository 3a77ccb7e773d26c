// Waiting for somebody to play with: one seek, said again on every new line, until a table is found.
import type { FindingMessage, KindId, ServerMessage } from '@wyrmtable/wire';
import { Refused } from '../load/visitor.ts';
import { lastingLine, type Place } from './lasting-line.ts';

export interface Wish {
  readonly kind: KindId;
  readonly name: string;
}

/** Milliseconds after which a refused or lost seek is said again. */
const SAY_AGAIN = 1000;
/** Refusals that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['closing', 'too-many-messages', 'over-budget', 'out-of-reach']);

/** The code of the table, or null when it was told to stop; throws what the server will refuse again. */
export function soughtTable(place: Place, wish: Wish, stop: AbortSignal): Promise<string | null> {
  return new Promise((found, fail) => {
    const end = (act: () => void): void => {
      stop.removeEventListener('abort', stopped);
      line.hangUp();
      act();
    };
    const stopped = (): void => {
      line.say({ type: 'unseek' });
      end(() => found(null));
    };
    const seek = (): void => line.say({ type: 'seek', ...wish });
    const line = lastingLine(place, {
      opened: seek,
      closed() {},
      told(text) {
        const message: ServerMessage | FindingMessage = JSON.parse(text);
        if (message.type === 'paired') end(() => found(message.table));
        else if (message.type === 'unsought') setTimeout(seek, SAY_AGAIN);
        else if (message.type !== 'refused') return;
        else if (PASSING.has(message.code)) setTimeout(seek, SAY_AGAIN);
        else end(() => fail(new Refused(message.code, message.params)));
      },
    });
    if (stop.aborted) stopped();
    else stop.addEventListener('abort', stopped, { once: true });
  });
}
