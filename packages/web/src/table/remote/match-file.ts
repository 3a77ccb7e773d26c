// Fetches a match from the server: a finished one, or one in play, which the whole table is told of.
import {
  isParcel,
  isRefusal,
  type MatchFile,
  type Parcel,
  type Position,
  type Refusal,
  readMatchFile,
  refusal,
  type Seat,
} from '@wyrmtable/kernel';
import { ask } from './api.ts';

export async function matchFile(code: string): Promise<MatchFile | Refusal> {
  const answer = await ask('GET', `/api/matches/${encodeURIComponent(code)}/file`);
  return isRefusal(answer) ? answer : readMatchFile(answer);
}

/** What the match at that table is played with. */
export async function parcelFrom(code: string): Promise<Parcel | Refusal> {
  const answer = await ask('GET', `/api/tables/${encodeURIComponent(code)}/content`);
  if (isRefusal(answer)) return answer;
  return isParcel(answer) ? answer : refusal('server-error');
}

const isPosition = (raw: unknown): raw is Position =>
  typeof raw === 'object' && raw !== null && 'library' in raw && 'drawn' in raw && typeof raw.library === 'string';

/** A world that is possible for all that the seat can know; what is hidden has been redealt. */
export async function worldFrom(code: string, seat: Seat): Promise<Position | Refusal> {
  const answer = await ask('GET', `/api/tables/${encodeURIComponent(code)}/world/${seat}`);
  if (isRefusal(answer)) return answer;
  return isPosition(answer.state) ? answer.state : refusal('server-error');
}

export async function takenOut(code: string): Promise<MatchFile | Refusal> {
  const answer = await ask('POST', `/api/tables/${encodeURIComponent(code)}/file`, {});
  return isRefusal(answer) ? answer : readMatchFile(answer);
}
