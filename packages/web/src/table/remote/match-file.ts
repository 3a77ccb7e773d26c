// Fetches a match from the server: a finished one, or one in play, which the whole table is told of.
import { isRefusal, type MatchFile, type Refusal, readMatchFile } from '@wyrmtable/kernel';
import { ask } from './api.ts';

export async function matchFile(code: string): Promise<MatchFile | Refusal> {
  const answer = await ask('GET', `/api/matches/${encodeURIComponent(code)}/file`);
  return isRefusal(answer) ? answer : readMatchFile(answer);
}

export async function takenOut(code: string): Promise<MatchFile | Refusal> {
  const answer = await ask('POST', `/api/tables/${encodeURIComponent(code)}/file`, {});
  return isRefusal(answer) ? answer : readMatchFile(answer);
}
