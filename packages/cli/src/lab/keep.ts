// The lab's file: what has been played so far, so that a run that was stopped goes on where it was.
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { inOrder, LAB_FORMAT, type LabPlan, type LabResult } from '@wyrmtable/bots/lab';
import { LAB_FAULT } from '@wyrmtable/words/lab';
import { type Complaint, complain, isComplaint } from '../call.ts';
import { fileComplaint, parseJson, readText } from '../files.ts';

const PLANNED = ['game', 'version', 'bot', 'seed', 'gamesPerPair'] as const;

function isLabFile(value: unknown): value is LabResult {
  if (typeof value !== 'object' || value === null) return false;
  const file: Partial<LabResult> = value;
  return (
    file.format === LAB_FORMAT &&
    Array.isArray(file.heroes) &&
    Array.isArray(file.pairs) &&
    typeof file.abilities === 'object' &&
    typeof file.lengths === 'object'
  );
}

/** What the file holds of this very plan; null when there is no file yet. */
export function takeUp(path: string, plan: LabPlan, heroes: readonly string[]): LabResult | null | Complaint {
  if (!existsSync(path)) return null;
  const text = readText(path);
  if (isComplaint(text)) return text;
  const parsed = parseJson(text, path);
  if (isComplaint(parsed)) return complain(LAB_FAULT.notLab, { path });
  if (!isLabFile(parsed.value)) return complain(LAB_FAULT.notLab, { path });
  const file = parsed.value;
  const other = PLANNED.find((field) => file[field] !== plan[field]);
  if (other !== undefined)
    return complain(LAB_FAULT.otherPlan, {
      path,
      field: other,
      found: String(file[other]),
      wanted: String(plan[other]),
    });
  return file.heroes.join() === heroes.join() ? file : complain(LAB_FAULT.notLab, { path });
}

/** Written beside the file and put in its place at once: a run that is killed leaves the old file or the new one. */
export function keep(path: string, result: LabResult): Complaint | null {
  const fresh = `${path}.part`;
  try {
    writeFileSync(fresh, `${JSON.stringify(inOrder(result))}\n`);
    renameSync(fresh, path);
    return null;
  } catch (thrown) {
    return fileComplaint(path, thrown);
  }
}
