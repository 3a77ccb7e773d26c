// `npm test`: everything that must hold, step by step, stopping at the first that does not.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from './chromium.mjs';
import { postgres } from './postgres.mjs';
import { buildClient, install, node, root, run } from './ready.mjs';
import { redis } from './redis.mjs';

const tool = (...path) => join(root, 'node_modules', ...path);
const quietly = (script, ...args) => run(node, [script, ...args], { quiet: true });

const wyrmtable = (...args) => quietly(join('packages', 'cli', 'wyrmtable.mjs'), ...args);

const failed = (output) => ({ ok: false, output });

/** Types of one part of the house; they are checked apart because the browser and Node know different globals. */
const types = (project) => quietly(tool('typescript', 'bin', 'tsc'), '-p', project, '--pretty', 'false');

async function allTypes() {
  const web = ['packages/web', 'packages/web/tsconfig.test.json', 'packages/web/tsconfig.worker.json'];
  // The peers of the bench are installed only where somebody has run it.
  const peers = existsSync(join(root, 'bench', 'peers', 'node_modules')) ? ['bench/peers'] : [];
  for (const project of ['tsconfig.core.json', 'tsconfig.json', ...web, ...peers]) {
    const result = await types(project);
    if (!result.ok) return result;
  }
  return { ok: true, output: '' };
}

/** The tests that failed, a line each: the last words of a long run are the ones that are read. */
function brokenIn(report) {
  if (!existsSync(report)) return 'No report was written.';
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const lines = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return tests.map((test) => `${file} > ${test.title}: ${firstLine(test.failureMessages[0])}`);
  });
  return lines.join('\n');
}

function firstLine(message = '') {
  return (message.split('\n')[0] ?? '').slice(0, 200);
}

/** A project of vitest. A test that did not run has not passed, so a skipped one fails the step. */
async function tests(project, { env = {}, ...how } = {}) {
  const reports = join(root, 'node_modules', '.cache', 'wyrmtable');
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const path = { PATH: `${tool('.bin')}:${process.env.PATH ?? ''}` };
  const result = await run(node, [tool('vitest', 'vitest.mjs'), ...args], {
    env: { ...process.env, ...path, ...env },
    ...how,
  });
  if (!result.ok) return failed(`${result.output.trimEnd()}\n${brokenIn(report)}`.trim());
  const { numPendingTests, numTodoTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (numPendingTests + numTodoTests > 0) return failed(`${numPendingTests + numTodoTests} tests were skipped.`);
  return numTotalTests > 0 ? result : failed('There were no tests to run.');
}

async function browserTests() {
  const browser = await chromium();
  return browser.path === undefined ? failed(browser.problem) : tests('browser', { env: { CHROME: browser.path } });
}

/**
 * The tests beside the sources fill the time in which those in the browser wait for a page, and say what they found when
 * those are done. A minute of a service that is killed piece by piece, which mostly waits, runs beside them.
 */
async function allTests() {
  const chaos = wyrmtable('chaos', '--processes', '3', '--seconds', '60', '--json');
  const house = tests('house', { quiet: true, patient: true });
  const results = [await browserTests(), await house, await chaos];
  const wrong = results.filter(({ ok }) => !ok);
  return wrong.length === 0 ? { ok: true, output: '' } : failed(wrong.map(({ output }) => output.trimEnd()).join('\n'));
}

/** What the tests of storage and of several servers stand on. */
async function databases() {
  for (const find of [postgres, redis]) {
    const { path, problem } = await find();
    if (path === undefined) return failed(problem);
  }
  return { ok: true, output: '' };
}

const steps = [
  ['install', async () => ({ ok: await install(), output: '' })],
  ['lock', () => quietly(join('scripts', 'lock.mjs'), '--check')],
  ['types', allTypes],
  ['lint', () => run(tool('.bin', 'biome'), ['check', '--error-on-warnings'], { quiet: true })],
  ['arrows', () => quietly(join('scripts', 'arrows.ts'))],
  ['unused', () => quietly(tool('knip', 'bin', 'knip.js'), '--no-progress')],
  ['client', () => buildClient({ force: true, quiet: true })],
  ['databases', databases],
  ['tests', allTests],
  // Every rule of every game has its check.
  ['rules', () => wyrmtable('rules')],
  // Every match that was recorded comes out as it did, and everything that ships has its matches (docs/editions.md).
  ['corpus', () => wyrmtable('corpus')],
];

let passed = 0;
for (const [name, check] of steps) {
  const begun = performance.now();
  const { ok, output } = await check();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (!ok && output) console.log(output.trimEnd());
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds.padStart(6)} s`);
  if (!ok) break;
  passed++;
}
const broken = passed < steps.length ? 1 : 0;
console.log(`${passed} passed, ${broken} failed`);
process.exitCode = broken;
