// Takes every mend of docs/service-findings.md out again, one at a time, and sees the test that holds it fail.
// `node scripts/breaks/held.ts [--only D4,low]`. No file is changed: the edit is made while it is read.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Break } from './edit.ts';
import { FINDINGS, type Finding } from './findings.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-held-'));

function editOf({ path, from, to, holds }: Finding): Break & { readonly path: string } {
  const start = readFileSync(join(root, path), 'utf8').indexOf(from);
  if (start < 0) throw new Error(`${path} does not hold “${from}” any more`);
  return { path, start, end: start + from.length, text: to, what: holds };
}

interface Counted {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
}

/** What its test says with the edit; a source that cannot be read any more fails no test, and is no answer. */
async function verdictOn(finding: Finding): Promise<'noticed' | 'NOT NOTICED' | 'NO TEST RAN'> {
  const { test, name } = finding;
  const options = `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(import.meta.dirname, 'while-read.ts'))}`;
  const env = { ...process.env, NODE_OPTIONS: options, WYRMTABLE_BREAK: JSON.stringify(editOf(finding)) };
  const named = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const told = join(folder, 'told.json');
  const how = ['--project', 'house', '--maxWorkers', '1', '--reporter', 'json', '--outputFile', told];
  const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...how, test, '-t', named];
  rmSync(told, { force: true });
  await new Promise((done) => spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' }).on('close', done));
  const { numFailedTests, numPassedTests }: Counted = JSON.parse(readFileSync(told, 'utf8'));
  if (numFailedTests > 0) return 'noticed';
  return numPassedTests > 0 ? 'NOT NOTICED' : 'NO TEST RAN';
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
for (const finding of FINDINGS) {
  if (only !== undefined && !only.includes(finding.id)) continue;
  const verdict = await verdictOn(finding);
  if (verdict !== 'noticed') process.exitCode = 1;
  console.log(`${verdict}  ${finding.id}  ${finding.holds}`);
}
rmSync(folder, { recursive: true, force: true });
