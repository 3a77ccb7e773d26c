// Open lines by the token they came with and by their person: who must come again is found by either.
import type { ServerMessage } from '@wyrmtable/wire';

interface OpenLine {
  readonly tokenHash: string;
  readonly person: string;
  /** The mark of the address that a guest comes from; '' for accounts. */
  readonly mark: string;
  close(): void;
  send(text: string): void;
}

export interface OpenLines {
  /** Gives how to forget it. */
  open(line: OpenLine): () => void;
  /** Those that came by the tokens: their sign-ins have ended. */
  close(tokenHashes: readonly string[]): void;
  tell(person: string, message: ServerMessage): void;
  /** Those of that person, or of guests from that address. */
  dismiss(id: string): void;
}

/** Lines by a key of theirs. */
function indexOf(keyOf: (line: OpenLine) => string) {
  const lines = new Map<string, Set<OpenLine>>();
  return {
    of: (key: string): readonly OpenLine[] => [...(lines.get(key) ?? [])],
    add(line: OpenLine): void {
      const known = lines.get(keyOf(line)) ?? new Set();
      known.add(line);
      lines.set(keyOf(line), known);
    },
    drop(line: OpenLine): void {
      const known = lines.get(keyOf(line));
      known?.delete(line);
      if (known?.size === 0) lines.delete(keyOf(line));
    },
  };
}

export function openLinesOf(): OpenLines {
  const byToken = indexOf(({ tokenHash }) => tokenHash);
  const byPerson = indexOf(({ person }) => person);
  const byMark = indexOf(({ mark }) => mark);
  return {
    open(line) {
      byToken.add(line);
      byPerson.add(line);
      byMark.add(line);
      return () => {
        byToken.drop(line);
        byPerson.drop(line);
        byMark.drop(line);
      };
    },
    close(tokenHashes) {
      for (const tokenHash of tokenHashes) for (const line of byToken.of(tokenHash)) line.close();
    },
    tell(person, message) {
      for (const line of byPerson.of(person)) line.send(JSON.stringify(message));
    },
    dismiss(id) {
      for (const line of [...byPerson.of(id), ...byMark.of(id)]) line.close();
    },
  };
}
