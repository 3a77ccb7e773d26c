// Open lines by the token they came with: when a sign-in ends, whoever came by it has to come again.

export interface OpenLines {
  /** Gives how to forget it. */
  open(tokenHash: string, close: () => void): () => void;
  /** Those that are open here. */
  close(tokenHashes: readonly string[]): void;
}

export function openLinesOf(): OpenLines {
  const lines = new Map<string, Set<() => void>>();
  return {
    open(tokenHash, close) {
      const known = lines.get(tokenHash) ?? new Set();
      known.add(close);
      lines.set(tokenHash, known);
      return () => {
        known.delete(close);
        if (known.size === 0 && lines.get(tokenHash) === known) lines.delete(tokenHash);
      };
    },
    close(tokenHashes) {
      for (const tokenHash of tokenHashes) for (const close of [...(lines.get(tokenHash) ?? [])]) close();
    },
  };
}
