// The person at the terminal: lines out, lines in.
import { createInterface } from 'node:readline';

export interface Terminal {
  show(lines: readonly string[]): void;
  /** What the person typed, or null when they are gone (Ctrl-D, Ctrl-C, the end of a pipe). */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function openTerminal(): Terminal {
  const lines = createInterface({
    input: process.stdin,
    terminal: process.stdin.isTTY === true,
    output: process.stdout,
  });
  const leave = (): void => lines.close();
  lines.on('SIGINT', leave);
  // A pipe may be at its end while lines from it still wait to be asked for: then there is nobody left to prompt.
  let ended = false;
  lines.once('close', () => {
    ended = true;
  });
  // A terminal that is closed, a machine that goes down: whoever plays has left, and the match is saved.
  process.on('SIGHUP', leave).on('SIGTERM', leave);
  // The iterator keeps lines that come before they are asked for, as they do from a pipe.
  const typed = lines[Symbol.asyncIterator]();
  return {
    show(text) {
      for (const line of text) process.stdout.write(`${line}\n`);
    },
    async ask(prompt) {
      if (ended) process.stdout.write(prompt);
      else {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const { value, done } = await typed.next();
      return done === true ? null : value;
    },
    close() {
      lines.close();
      process.off('SIGHUP', leave).off('SIGTERM', leave);
    },
  };
}
