// One's stance towards others: whom one follows, has muted or blocked; and reporting somebody.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { Reason, RelationInfo, SeatedInfo } from '@wyrmtable/wire';
import { ask, type Fields } from '../table/remote/api.ts';

export type Stance = RelationInfo['kind'];

/** Somebody at a table, by seat or by what they said, or an account by its name. */
export type Whom =
  | { readonly name: string }
  | { readonly table: string; readonly seat: number }
  | { readonly table: string; readonly said: number };

export const stanceOf = (kind: unknown): Stance => (kind === 'block' || kind === 'mute' ? kind : 'follow');

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function readSeated(raw: unknown): SeatedInfo[] {
  if (!isFields(raw) || typeof raw.seat !== 'number') return [];
  const { seat, kind, account, stance } = raw;
  const id = isFields(stance) && typeof stance.id === 'string' ? stance.id : null;
  return [
    {
      seat,
      kind: kind === 'account' || kind === 'program' ? kind : 'guest',
      account: typeof account === 'string' ? account : null,
      stance: isFields(stance) && id !== null ? { id, kind: stanceOf(stance.kind) } : null,
    },
  ];
}

/** Who sits at the table. */
export async function seatedAt(code: string): Promise<readonly SeatedInfo[] | Refusal> {
  const answer = await ask('GET', `/api/tables/${code}/people`);
  if (isRefusal(answer)) return answer;
  return Array.isArray(answer.people) ? answer.people.flatMap(readSeated) : [];
}

/** Takes that stance, or leaves the one there is. */
export async function takeStance(whom: Whom, kind: Stance): Promise<Refusal | null> {
  const answer = await ask('POST', '/api/people', { kind, ...whom });
  return isRefusal(answer) ? answer : null;
}

export async function leaveStance(id: string): Promise<Refusal | null> {
  const answer = await ask('DELETE', `/api/people/${id}`);
  return isRefusal(answer) ? answer : null;
}

export async function reportThem(
  whom: Exclude<Whom, { readonly name: string }>,
  reason: Reason,
  words: string,
): Promise<Refusal | null> {
  const answer = await ask('POST', '/api/reports', { ...whom, reason, ...(words.trim() === '' ? {} : { words }) });
  return isRefusal(answer) ? answer : null;
}
