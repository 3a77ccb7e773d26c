// The database of a service as it is named in a call: where it is, and what is wrong with it.
import { FAULT } from '@wyrmtable/words/cli';
import { type Call, type Complaint, complain } from './call.ts';

/** As it may be shown: without the password. */
export function shownDatabase(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

export const isDatabase = (text: string): boolean =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

/** The address of a PostgreSQL by flag or environment; undefined for the file in the data folder. */
export function databaseOf(call: Call, env: NodeJS.ProcessEnv): string | undefined | Complaint {
  const text = call.text('database');
  const [flag, value] = text === undefined ? ['WYRMTABLE_DATABASE', env.WYRMTABLE_DATABASE] : ['--database', text];
  if (!value) return undefined;
  // What was given may hold a password: it is not repeated.
  return isDatabase(value) ? value : complain(FAULT.notDatabase, { flag });
}

export function databaseComplaint(url: string, thrown: unknown): Complaint {
  const causes = thrown instanceof AggregateError ? thrown.errors : [thrown];
  const problem = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join('; ');
  return complain(FAULT.noDatabase, { database: shownDatabase(url), problem });
}
