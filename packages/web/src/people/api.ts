// What the page of one's account asks of the server, and what it makes of the answers.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { AccountInfo, RelationInfo } from '@wyrmtable/wire';
import { ask, type Fields } from '../table/remote/api.ts';
import { stanceOf } from './stances.ts';

const OFFLINE: Refusal = { refused: 'no-connection' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const fieldsIn = (value: unknown): Fields[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'object' && one !== null ? [{ ...one }] : []))
    : [];

function readAccount(raw: object): AccountInfo {
  const { name, since, password, codes, proved, passkeys, signIns }: Fields = { ...raw };
  return {
    name: text(name),
    since: number(since),
    password: password === true,
    codes: number(codes),
    proved: number(proved),
    passkeys: fieldsIn(passkeys).map(({ id, label, since, used }) => ({
      id: text(id),
      label: text(label),
      since: number(since),
      used: number(used),
    })),
    signIns: fieldsIn(signIns).map(({ id, device, since, seen, here }) => ({
      id: text(id),
      device: text(device),
      since: number(since),
      seen: number(seen),
      here: here === true,
    })),
  };
}

/** Null for a guest. */
export async function ownAccount(): Promise<AccountInfo | null | Refusal> {
  const answer = await ask('GET', '/api/account');
  if (isRefusal(answer)) return answer;
  const { account } = answer;
  return typeof account === 'object' && account !== null ? readAccount(account) : null;
}

/** Whether it was done; a body goes along where there is something to say. */
export async function change(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Refusal | null> {
  const answer = await ask(method, path, method === 'POST' ? (body ?? {}) : undefined);
  return isRefusal(answer) ? answer : null;
}

/** Whom this person follows or has blocked. */
export async function ownPeople(): Promise<readonly RelationInfo[] | Refusal> {
  const answer = await ask('GET', '/api/people');
  if (isRefusal(answer)) return answer;
  return fieldsIn(answer.people).map(({ id, kind, name, at }) => ({
    id: text(id),
    kind: stanceOf(kind),
    name: typeof name === 'string' ? name : null,
    at: number(at),
  }));
}

/** Recovery codes, which are told once. */
export async function codesFrom(path: string, body: object): Promise<readonly string[] | Refusal> {
  const answer = await ask('POST', path, body);
  if (isRefusal(answer)) return answer;
  const { codes } = answer;
  return Array.isArray(codes) ? codes.map(text) : OFFLINE;
}
