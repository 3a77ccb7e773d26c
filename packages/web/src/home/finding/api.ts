// Who is there and which tables wait, as the server tells it; what does not look like that is left out.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { ClockTerms, House, WaitingTable } from '@wyrmtable/wire';
import { ask, type Fields } from '../../table/remote/api.ts';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A clock of a kind that this client does not know is none to it. */
function readClock(raw: unknown): ClockTerms {
  if (!isFields(raw)) return NO_CLOCK;
  const { kind, minutes, seconds, answers, days } = raw;
  if (kind === 'live') return { kind, minutes: count(minutes), seconds: count(seconds), answers: count(answers) };
  return kind === 'slow' ? { kind, days: count(days) } : NO_CLOCK;
}

const NO_CLOCK: ClockTerms = { kind: 'none' };

function readWaiting(raw: unknown): WaitingTable[] {
  if (!isFields(raw) || typeof raw.id !== 'string' || typeof raw.game !== 'string') return [];
  const { id, game } = raw;
  return [
    {
      id,
      game,
      options: isFields(raw.options) ? raw.options : {},
      clock: readClock(raw.clock),
      rated: raw.rated === true,
      seats: all(raw.seats)
        .filter(isFields)
        .map(({ name, bot, taken, program }) => ({
          name: text(name),
          bot: typeof bot === 'string' ? bot : null,
          taken: taken === true,
          ...(program === true ? { program } : {}),
        })),
      langs: all(raw.langs).map(text),
      friends: raw.friends === true,
      created: count(raw.created),
    },
  ];
}

export async function house(): Promise<House | Refusal> {
  const answer = await ask('GET', '/api/house');
  if (isRefusal(answer)) return answer;
  const { people, playing, seeking, tables } = answer;
  return {
    people: count(people),
    playing: count(playing),
    seeking: isFields(seeking)
      ? Object.fromEntries(Object.entries(seeking).map(([kind, many]) => [kind, count(many)]))
      : {},
    tables: all(tables).flatMap(readWaiting),
  };
}

/** Who this person is to the server: a guest, or an account with a name of its own. */
export interface Me {
  readonly name: string;
  readonly account: boolean;
}

export async function me(): Promise<Me | null> {
  const answer = await ask('GET', '/api/me');
  return isRefusal(answer) ? null : { name: text(answer.name), account: answer.kind === 'account' };
}

/** A seat at a table of the list; null when it is this person's. */
export async function join(code: string, name: string): Promise<Refusal | null> {
  const answer = await ask('POST', `/api/tables/${encodeURIComponent(code)}/join`, { name });
  return isRefusal(answer) ? answer : null;
}
