// Scenario files as documents, with the line of everything that may be wrong in them.
import { FAULT } from '@wyrmtable/words/cli';
import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import { type Complaint, complain } from '../call.ts';

export interface ScenarioDocument {
  readonly value: unknown;
  /** The line of a path such as `given.heroes.0` or `when 3`, or of its nearest parent. */
  lineOf(path: string): number;
}

export interface ReadFile {
  readonly documents: readonly ScenarioDocument[];
  readonly problems: readonly Complaint[];
}

/** `when 3` counts from one, as people do; every other part of a path is a key or an index. */
function keysOf(path: string): (string | number)[] {
  const [first = '', place] = path.split(' ');
  if (place !== undefined && /^\d+$/.test(place)) return [first, Number(place) - 1];
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function lineFinder(document: Document.Parsed, lines: LineCounter): (path: string) => number {
  const lineAt = (node: unknown): number | null => {
    if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return null;
    return lines.linePos(Number(node.range[0])).line;
  };
  return (path) => {
    const keys = keysOf(path);
    for (let depth = keys.length; depth > 0; depth--) {
      const line = lineAt(document.getIn(keys.slice(0, depth), true));
      if (line !== null) return line;
    }
    return lineAt(document.contents) ?? 1;
  };
}

/** Every document of the text; those that are not YAML become complaints and the others are kept. */
export function readDocuments(path: string, text: string): ReadFile {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  const documents: ScenarioDocument[] = [];
  const problems: Complaint[] = [];
  for (const document of Array.isArray(parsed) ? parsed : []) {
    const [error] = document.errors;
    if (error !== undefined) {
      const { line } = lines.linePos(error.pos[0]);
      problems.push(complain(FAULT.badYaml, { path, line, problem: error.message }));
      continue;
    }
    if (document.contents === null) continue;
    try {
      documents.push({ value: document.toJS(), lineOf: lineFinder(document, lines) });
    } catch (thrown) {
      // Aliases that multiply beyond reason are only found out when they are followed.
      const problem = thrown instanceof Error ? thrown.message : String(thrown);
      problems.push(complain(FAULT.badYaml, { path, line: lineFinder(document, lines)(''), problem }));
    }
  }
  if (documents.length === 0 && problems.length === 0) problems.push(complain(FAULT.noScenarios, { path }));
  return { documents, problems };
}
