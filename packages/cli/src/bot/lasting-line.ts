// A line to a server that is opened again whenever it breaks, until whoever has it hangs up.
import type { ClientMessage } from '@wyrmtable/wire';
import { connect, type Line, type Visitor } from '../load/visitor.ts';

/** Where a bot is, and as whom. */
export interface Place {
  readonly server: string;
  readonly visitor: Visitor;
}

export interface Hearing {
  readonly opened: () => void;
  readonly told: (text: string) => void;
  readonly closed: () => void;
}

export interface LastingLine {
  /** Nothing is said while there is no connection. */
  say(message: ClientMessage): void;
  /** The connection is dead: another one. */
  again(): void;
  hangUp(): void;
}

/** Milliseconds before the first try to come again; each is twice as long as the one before, up to the last. */
const SOONEST = 300;
const LATEST = 8000;

export function lastingLine({ server, visitor }: Place, { opened, told, closed }: Hearing): LastingLine {
  let line: Line | null = null;
  let isOver = false;
  let wait = SOONEST;
  let timer: NodeJS.Timeout | undefined;

  const comeAgain = (): void => {
    if (isOver) return;
    // Not everybody who was cut off comes at the same moment.
    timer = setTimeout(come, wait * (0.5 + Math.random() / 2));
    wait = Math.min(LATEST, wait * 2);
  };

  const come = async (): Promise<void> => {
    const fresh = await connect(server, visitor, {
      told: (_, text) => {
        if (!isOver) told(text);
      },
      closed() {
        line = null;
        closed();
        comeAgain();
      },
    });
    if (fresh === null) return comeAgain();
    if (isOver) return fresh.close();
    line = fresh;
    wait = SOONEST;
    opened();
  };

  void come();
  return {
    say: (message) => line?.say(message),
    again: () => line?.cut(),
    hangUp() {
      isOver = true;
      clearTimeout(timer);
      line?.close();
    },
  };
}
