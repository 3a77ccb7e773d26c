// Fetches a finished match from the server.
import { isRefusal, type MatchFile, type Refusal, readMatchFile } from '@wyrmtable/kernel';
import { ask } from './api.ts';

export async function matchFile(code: string): Promise<MatchFile | Refusal> {
  const answer = await ask('GET', `/api/matches/${encodeURIComponent(code)}/file`);
  return isRefusal(answer) ? answer : readMatchFile(answer);
}
