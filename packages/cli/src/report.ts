// Where reports go: one JSON value or lines for people on standard output, everything else on standard error.
import { type Lang, phrase } from '@wyrmtable/words';
import { REPORT } from '@wyrmtable/words/cli';
import { peopleRefusalLine } from '@wyrmtable/words/people';
import { type Call, type Fault, isComplaint } from './call.ts';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** For what is not part of the report: progress, notes, faults. */
export function note(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The report: as JSON when the call asks for it, else in lines. */
export function report(call: Call, value: unknown, lines: () => readonly string[]): void {
  if (call.has('json')) say(JSON.stringify(value, null, 2));
  else for (const line of lines()) say(line);
}

export function faultLine(lang: Lang, fault: Fault): string {
  return isComplaint(fault) ? phrase(lang, fault.complaint, fault.params) : peopleRefusalLine(lang, fault);
}

/** Columns padded to their widest cell; numbers read better flush right. */
export function table(rows: readonly (readonly string[])[], right: ReadonlySet<number> = new Set()): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (right.has(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export interface Progress {
  to(done: number): void;
  end(): void;
}

/** On a terminal only and at most a few times a second. */
function showing(line: (done: number) => string): Progress {
  if (!process.stderr.isTTY) return { to() {}, end() {} };
  let shown = 0;
  return {
    to(done) {
      const now = performance.now();
      if (now - shown < 200) return;
      shown = now;
      process.stderr.write(`\r\u001b[K${line(done)}`);
    },
    end() {
      process.stderr.write('\r\u001b[K');
    },
  };
}

/** How far long work has come. */
export function progress(lang: Lang, total: number): Progress {
  return showing((done) => phrase(lang, REPORT.progress, { done, total }));
}

/** How far work has come that ends when its time is up, in milliseconds. */
export function timedProgress(lang: Lang, time: number): Progress {
  const begun = performance.now();
  return showing((done) => {
    const minutes = Math.max(0, Math.ceil((begun + time - performance.now()) / 60_000));
    return phrase(lang, REPORT.timedProgress, { done, minutes });
  });
}
