// Where a service keeps its data, as calls name it, and what can be wrong with it.
import { resolve } from 'node:path';
import type { Counts, Place } from '@wyrmtable/server/keeping';
import type { Message } from '@wyrmtable/words';
import { FAULT, FLAG } from '@wyrmtable/words/cli';
import { type Call, type Complaint, complain, type Flags, isComplaint } from './call.ts';
import { databaseComplaint, databaseOf, isDatabase, shownDatabase } from './database.ts';
import { fileComplaint, isFileTrouble } from './files.ts';

export const PLACE_FLAGS = {
  data: { type: 'string', hint: 'DIR', about: FLAG.data },
  database: { type: 'string', hint: 'URL', about: FLAG.database },
} as const satisfies Flags;

export const folderOf = (call: Call): string => resolve(call.text('data') ?? process.env.WYRMTABLE_DATA ?? 'data');

/** As for `serve`: a PostgreSQL where one is named, else the data folder. */
export function placeOf(call: Call): Place | Complaint {
  const database = databaseOf(call, process.env);
  if (isComplaint(database)) return database;
  return database === undefined ? { folder: folderOf(call) } : { database };
}

/** A place by itself: an address of PostgreSQL or a folder. */
export function placeNamed(call: Call, flag: string): Place | Complaint {
  const text = call.text(flag);
  return text === undefined ? complain(FAULT.flagWanted, { flag: `--${flag}` }) : placeFrom(text, flag);
}

export function placeFrom(text: string, flag: string): Place | Complaint {
  if (isDatabase(text)) return { database: text };
  return text.includes('://') ? complain(FAULT.notDatabase, { flag: `--${flag}` }) : { folder: resolve(text) };
}

export const shownPlace = (place: Place): string => ('folder' in place ? place.folder : shownDatabase(place.database));

/** The figures that a person wants to see; the report has all. */
export const figures = ({ guests, tables, moves }: Counts) => ({ guests, tables, moves });

const BY_NAME: Readonly<Record<string, Message>> = {
  NewerDatabase: FAULT.newerDatabase,
  OthersLive: FAULT.othersLive,
  FolderInUse: FAULT.folderInUse,
  DatabaseInUse: FAULT.databaseInUse,
  DamagedDatabase: FAULT.damagedDatabase,
  NoService: FAULT.noService,
  NotEmpty: FAULT.notEmptyPlace,
  NotTheSame: FAULT.notTheSame,
};

/** What went wrong at that place, in a sentence; `path` where it is not the place itself. */
export function keepingComplaint(thrown: unknown, place: Place, path = shownPlace(place)): Complaint {
  const known = thrown instanceof Error ? BY_NAME[thrown.name] : undefined;
  if (known !== undefined) return complain(known, { path });
  if (isFileTrouble(thrown) && 'folder' in place) return fileComplaint(path, thrown);
  if ('database' in place) return databaseComplaint(place.database, thrown);
  return complain(FAULT.fileUnreadable, { path, problem: thrown instanceof Error ? thrown.message : String(thrown) });
}
