// The server's HTTP side: tables are made and listed here, and finished matches fetched.
import { isRefusal, type MatchFile, type Refusal, refusal, type Watcher } from '@wyrmtable/kernel';
import { type ListedTable as Listed, type NewTable, type SeatInfo, TABLE_STATUSES } from '@wyrmtable/wire';

/** A table of a list, as far as the front page shows it. */
export interface ListedTable extends Pick<Listed, 'id' | 'game' | 'status' | 'changed'> {
  readonly seats: readonly Pick<SeatInfo, 'name' | 'bot' | 'program'>[];
  readonly you: Watcher;
  readonly yourMove: boolean;
  /** Who challenges this person to it. */
  readonly challenger?: string;
  /** Days for each turn, where it is played by days; and milliseconds left for this person's move. */
  readonly days?: number;
  readonly left?: number;
  /** When it will be removed unless somebody comes before. */
  readonly expires?: number;
}

export type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** An answer is JSON or a refusal; no answer at all, or one that is no server of ours, is a refusal too. */
export async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Fields | Refusal> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = fieldsOf(await response.json());
    if (response.ok) return answer;
    const code = answer.refused;
    const params: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(fieldsOf(answer.params))) {
      if (typeof value === 'string' || typeof value === 'number') params[name] = value;
    }
    return typeof code === 'string' ? refusal(code, params) : { refused: 'no-connection' };
  } catch {
    return { refused: 'no-connection' };
  }
}

function readListed(raw: unknown): ListedTable[] {
  const table = fieldsOf(raw);
  const status = TABLE_STATUSES.find((name) => name === table.status);
  const { id, game, seats, you, changed, yourMove, expires, days, left, challenger } = table;
  if (typeof id !== 'string' || typeof game !== 'string' || status === undefined || !Array.isArray(seats)) return [];
  return [
    {
      id,
      game,
      status,
      seats: seats.map(fieldsOf).map(({ name, bot, program }) => ({
        name: typeof name === 'string' ? name : '',
        bot: typeof bot === 'string' ? bot : null,
        ...(program === true ? { program } : {}),
      })),
      you: typeof you === 'number' ? you : 'spectator',
      changed: typeof changed === 'number' ? changed : Date.now(),
      yourMove: yourMove === true,
      ...(typeof expires === 'number' ? { expires } : {}),
      ...(typeof challenger === 'string' ? { challenger } : {}),
      ...(typeof days === 'number' ? { days } : {}),
      ...(typeof left === 'number' ? { left } : {}),
    },
  ];
}

async function listed(path: string): Promise<ListedTable[] | Refusal> {
  const answer = await ask('GET', path);
  if (isRefusal(answer)) return answer;
  const { tables } = answer;
  return Array.isArray(tables) ? tables.flatMap(readListed) : [];
}

export function myTables(): Promise<ListedTable[] | Refusal> {
  return listed('/api/tables/mine');
}

export function openTables(): Promise<ListedTable[] | Refusal> {
  return listed('/api/tables/open');
}

function codeFrom(answer: Fields | Refusal): string | Refusal {
  if (isRefusal(answer)) return answer;
  const code = answer.table;
  return typeof code === 'string' ? code : { refused: 'no-connection' };
}

/** The code of a new table. */
export async function makeTable(wish: NewTable): Promise<string | Refusal> {
  return codeFrom(await ask('POST', '/api/tables', wish));
}

/** The code of the table that follows a finished one; the same for everybody who asks. */
export async function followingTable(code: string): Promise<string | Refusal> {
  return codeFrom(await ask('POST', `/api/tables/${encodeURIComponent(code)}/again`, {}));
}

const at = (code: string, what: string): string => `/api/tables/${encodeURIComponent(code)}/${what}`;

/** Puts a match on the server, which plays it again first; gives the code of its table. */
export async function bringMatch({ chance, ...file }: MatchFile): Promise<string | Refusal> {
  // What chance gave follows from the seed, and is longer than all the rest.
  const { results: _, ...promise } = chance;
  return codeFrom(await ask('POST', '/api/matches', { ...file, chance: promise }));
}

/** The address by which another device plays this person's seats. The secret stands where no server sees it. */
export async function freshLink(code: string): Promise<string | Refusal> {
  const answer = await ask('POST', at(code, 'link'), {});
  if (isRefusal(answer)) return answer;
  const { key } = answer;
  return typeof key === 'string' ? `${location.origin}/t/${code}#${key}` : { refused: 'no-connection' };
}

/** The link leads nowhere any more, and devices that came by it only watch. */
export async function takeLinkBack(code: string): Promise<Refusal | null> {
  const answer = await ask('DELETE', at(code, 'link'));
  return isRefusal(answer) ? answer : null;
}

/** This device plays for the owner of the link from now on. */
export async function comeByLink(code: string, key: string): Promise<Refusal | null> {
  const answer = await ask('POST', at(code, 'device'), { key });
  return isRefusal(answer) ? answer : null;
}
