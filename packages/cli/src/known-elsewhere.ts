// Matches that are whole and cannot be played by this build: whoever opens one is told which file it is, and to keep it.
import type { Refusal } from '@wyrmtable/kernel';
import { FAULT } from '@wyrmtable/words/cli';
import { complain, type Fault } from './call.ts';

/** What was refused of the match in that file; the refusals themselves speak of matches that are no file yet. */
export function refusedIn(path: string, refused: Refusal): Fault {
  if (refused.refused === 'other-version') return complain(FAULT.otherVersion, { ...refused.params, path });
  if (refused.refused === 'content-missing') return complain(FAULT.contentElsewhere, { ...refused.params, path });
  return refused;
}
