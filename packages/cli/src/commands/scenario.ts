// `scenario`: runs scenario files and reports document by document.
import {
  type Failure,
  runScenario,
  ScenarioMistake,
  type ScenarioReport,
  type Traced,
} from '@wyrmtable/kernel/scenario';
import { GAME_IDS, isGameId } from '@wyrmtable/registry';
import { type Lang, phrase } from '@wyrmtable/words';
import { ABOUT, FAILED, FAULT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, type Complaint, complain, isComplaint } from '../call.ts';
import { readText } from '../files.ts';
import { faultLine, note, report } from '../report.ts';
import { readDocuments, type ScenarioDocument } from '../scenario/documents.ts';
import { terminalAdapter } from '../terminal-adapters.ts';

interface Entry extends Omit<ScenarioReport, 'failures' | 'final'> {
  readonly file: string;
  readonly failures: readonly (Failure | Mistake)[];
  /** Null when the document could not be run. */
  readonly final: ScenarioReport['final'] | null;
}

/** The document itself is wrong: it says something that scenarios of this game do not know. */
interface Mistake {
  readonly at: string;
  readonly problem: 'mistake';
  readonly found: string;
}

interface Checked {
  readonly entry: Entry;
  readonly complaint: Complaint | null;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function mistaken(file: string, document: ScenarioDocument, at: string, found: string): Checked {
  const name = String(fieldOf(document.value, 'name') ?? '');
  return {
    entry: { file, name, passed: false, failures: [{ at, problem: 'mistake', found }], unfinished: null, final: null },
    complaint: complain(FAULT.badScenario, { path: file, line: document.lineOf(at), name, at: found }),
  };
}

async function check(file: string, document: ScenarioDocument, traced: boolean): Promise<Checked> {
  const game = fieldOf(document.value, 'game');
  if (!isGameId(game)) return mistaken(file, document, 'game', `game: ${GAME_IDS.join(', ')}`);
  const { scenarios } = await terminalAdapter(game);
  try {
    return { entry: { file, ...runScenario(scenarios, document.value, traced) }, complaint: null };
  } catch (thrown) {
    if (thrown instanceof ScenarioMistake) return mistaken(file, document, thrown.path, thrown.message);
    // A table that cannot be: the rules met a seat or a place that is not there. The other documents still count.
    if (thrown instanceof RangeError) return mistaken(file, document, 'given', `given: ${thrown.message}`);
    throw thrown;
  }
}

const plain = (value: unknown): string => JSON.stringify(value) ?? '–';

function failureLine(lang: Lang, failure: Failure | Mistake): string {
  const { at, problem } = failure;
  const params = {
    at,
    path: 'path' in failure ? (failure.path ?? '') : '',
    expected: 'expected' in failure ? plain(failure.expected) : '',
    found: 'found' in failure ? plain(failure.found) : '',
  };
  return phrase(lang, FAILED[problem], params);
}

/** What has changed since the step before, and who may do what now. */
function traceLines(trace: readonly Traced[]): string[] {
  return trace.flatMap(({ at, step, state, choices }, i) => {
    const before = trace[i - 1]?.state ?? {};
    const changed = Object.entries(state).flatMap(([name, value]) =>
      changesIn(name, fieldOf(before, name), value).map((line) => `      ${line}`),
    );
    return [`    ${at}: ${plain(step)}`, ...changed, `      → ${plain(choices)}`];
  });
}

/** One line for each place that is not what it was; a value that was not there before is told whole. */
function changesIn(path: string, before: unknown, now: unknown): string[] {
  if (plain(before) === plain(now)) return [];
  const isDeep = typeof now === 'object' && now !== null && typeof before === 'object' && before !== null;
  if (!isDeep || !Object.values(now).some((one) => typeof one === 'object' && one !== null))
    return [`${path}: ${plain(now)}`];
  return Object.entries(now).flatMap(([name, value]) => changesIn(`${path}.${name}`, fieldOf(before, name), value));
}

function lines(lang: Lang, entries: readonly Entry[]): string[] {
  const passed = entries.filter((entry) => entry.passed).length;
  return [
    ...entries.flatMap((entry) => [
      `${entry.passed ? '✓' : '✗'} ${entry.name}  (${entry.file})`,
      ...traceLines(entry.trace ?? []),
      ...entry.failures.map((failure) => `    ${failureLine(lang, failure)}`),
      ...(entry.unfinished === null ? [] : [`    ${phrase(lang, REPORT.inTheMiddle, { what: entry.unfinished })}`]),
    ]),
    phrase(lang, REPORT.scenarios, { passed, failed: entries.length - passed }),
  ];
}

export const scenario: Command = {
  usage: 'scenario FILE… [--trace]',
  about: ABOUT.scenario,
  flags: { trace: { type: 'boolean', about: FLAG.trace }, ...JSON_FLAG },
  places: { min: 1, max: Number.POSITIVE_INFINITY },
  async run(call) {
    const entries: Entry[] = [];
    const wrong = new Set<string>();
    const complainOf = (file: string, complaint: Complaint) => {
      wrong.add(file);
      note(faultLine(call.lang, complaint));
    };
    for (const file of call.places) {
      const text = readText(file);
      if (isComplaint(text)) {
        complainOf(file, text);
        continue;
      }
      const { documents, problems } = readDocuments(file, text);
      for (const problem of problems) complainOf(file, problem);
      for (const document of documents) {
        const { entry, complaint } = await check(file, document, call.has('trace'));
        entries.push(entry);
        if (complaint) complainOf(file, complaint);
      }
    }
    report(call, entries, () => lines(call.lang, entries));
    if (wrong.size > 0) return complain(FAULT.filesWrong, { files: wrong.size });
    return entries.every((entry) => entry.passed) ? 'done' : 'does-not-hold';
  },
};
