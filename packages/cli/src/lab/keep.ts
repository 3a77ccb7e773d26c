// The lab's file: what has been played so far, so that a run that was stopped goes on where it was.
import { existsSync } from 'node:fs';
import { LAB_FORMAT } from '@wyrmtable/bots/lab';
import { LAB_FAULT } from '@wyrmtable/words/lab';
import { type Complaint, complain, isComplaint } from '../call.ts';
import { parseJson, readText, writeWhole } from '../files.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** What the file holds of this very plan; null when there is no file yet. */
export function takeUp<Result>(
  path: string,
  plan: object,
  isResult: (value: unknown) => value is Result,
): Result | null | Complaint {
  if (!existsSync(path)) return null;
  const text = readText(path);
  if (isComplaint(text)) return text;
  const parsed = parseJson(text, path);
  if (isComplaint(parsed)) return complain(LAB_FAULT.notLab, { path });
  const found = fieldsOf(parsed.value);
  if (found?.format !== LAB_FORMAT) return complain(LAB_FAULT.notLab, { path });
  for (const [field, wanted] of Object.entries(plan)) {
    if (shown(found[field]) !== shown(wanted))
      return complain(LAB_FAULT.otherPlan, { path, field, found: shown(found[field]), wanted: shown(wanted) });
  }
  return isResult(parsed.value) ? parsed.value : complain(LAB_FAULT.notLab, { path });
}

export const keep = (path: string, result: object): Complaint | null => writeWhole(path, `${JSON.stringify(result)}\n`);
