// Reads what a server tells. A client that trusted it would break somewhere else, later, on whatever a proxy or another version sent.
import type { HiddenPick, Pledge } from '@wyrmtable/kernel';
import { type SeatInfo, type SeedKnower, TABLE_STATUSES, type TableInfo } from './table.ts';
import { type Spoken, TALK_ROOMS } from './talk.ts';
import type { NumberedEvent, ServerMessage } from './told.ts';

type Fields = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isCount: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isWatcher: Test = (value) => value === 'spectator' || isCount(value);
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);
const orAbsent =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);

/** Has a field for each test, as the test wants it. More fields are no fault: a later version may tell more. */
const has = (tests: Readonly<Record<string, Test>>): Test => {
  const fields = Object.entries(tests);
  return (value) => isFields(value) && fields.every(([name, test]) => test(value[name]));
};

/** A test for every field of the type. */
type TestsOf<T> = Readonly<Record<keyof T & string, Test>>;

const OUTCOMES: Readonly<Record<string, Test>> = {
  won: has({ winners: listOf(isCount) }),
  draw: isFields,
  lost: isFields,
};
const isOutcome: Test = (value) =>
  isFields(value) &&
  orAbsent(Number.isFinite)(value.score) &&
  typeof value.kind === 'string' &&
  OUTCOMES[value.kind]?.(value) === true;

const SEAT: TestsOf<SeatInfo> = {
  name: isText,
  bot: orNull(isText),
  taken: isFlag,
  connected: isFlag,
  ready: isFlag,
  word: orNull(isText),
  hash: orNull(isText),
  deputy: orAbsent(isText),
  out: orAbsent(isText),
  chats: orAbsent(isFlag),
  program: orAbsent(isFlag),
};
const PLEDGE: TestsOf<Pledge> = {
  table: isText,
  seats: listOf(orNull(isText)),
  hashes: listOf(isText),
  content: orAbsent(isText),
};
const SEED_KNOWER: TestsOf<SeedKnower> = { name: isText, how: (value) => value === 'brought' || value === 'taken' };
const isHeroes = listOf(isText);
const HIDDEN_PICK: TestsOf<HiddenPick> = { hash: orAbsent(isText), hero: orAbsent(isText), salt: orAbsent(isText) };
const CHOOSING: Readonly<Record<string, Test>> = {
  hidden: has({ picks: listOf(orNull(has(HIDDEN_PICK))) }),
  draft: has({ bans: isCount, first: isCount, deeds: isHeroes }),
};
const isChoosing: Test = (value) =>
  isFields(value) && typeof value.how === 'string' && CHOOSING[value.how]?.(value) === true;
const TABLE: TestsOf<TableInfo> = {
  id: isText,
  game: isText,
  version: isText,
  status: (value) => TABLE_STATUSES.some((known) => known === value),
  options: isFields,
  seats: listOf(has(SEAT)),
  you: isWatcher,
  yours: listOf(isCount),
  sides: listOf(isCount),
  resting: isFlag,
  waitsForWord: isFlag,
  devices: isCount,
  seedKnown: listOf(has(SEED_KNOWER)),
  host: isFlag,
  listed: isFlag,
  watchers: isCount,
  commitment: isText,
  pledge: orNull(has(PLEDGE)),
  seed: orNull(isText),
  outcome: orNull(isOutcome),
  next: orNull(isText),
  clock: orAbsent(isFields),
  day: orAbsent(isText),
  rated: orAbsent(isFlag),
  ended: orAbsent(has({ how: isText, seat: orAbsent(isCount) })),
  offer: orAbsent(has({ what: isText, by: isCount, agreed: listOf(isCount) })),
  made: orAbsent(listOf(isText)),
  choosing: orAbsent(isChoosing),
  expires: orAbsent(isCount),
};
const SPOKEN: TestsOf<Spoken> = {
  number: isCount,
  at: isCount,
  name: isText,
  seat: orNull(isCount),
  room: (value) => TALK_ROOMS.some((known) => known === value),
  phrase: orAbsent(isText),
  text: orAbsent(isText),
  own: orAbsent(isFlag),
};
const EVENT: TestsOf<NumberedEvent> = { number: isCount, event: has({ kind: isText }) };
const isEvents = listOf(has(EVENT));

/** All of the view; or the picture's number, with what has changed or without. A change is held against the view it is made on. */
const isLook: Test = (value) =>
  isFields(value) &&
  ('view' in value ? isFields(value.view) && orAbsent(isCount)(value.picture) : isCount(value.picture));

const re = orAbsent(isCount);
const answer = { re, match: orAbsent(isText), seq: orAbsent(isCount) };
const isUpdate = has({
  match: isText,
  seq: isCount,
  events: isEvents,
  choices: listOf(isCount),
  readings: orAbsent(listOf(has({ kind: isText }))),
  outcome: orNull(isOutcome),
  back: orAbsent(isFlag),
});

const TOLD: Readonly<Record<ServerMessage['type'], Test>> = {
  table: has({ table: has(TABLE) }),
  events: has({ match: isText, events: isEvents }),
  update: (value) => isUpdate(value) && isLook(value),
  accepted: has(answer),
  refused: has({
    ...answer,
    code: isText,
    params: (value) =>
      isFields(value) && Object.values(value).every((one) => typeof one === 'string' || Number.isFinite(one)),
  }),
  past: has({ re, match: isText, events: isEvents }),
  clock: has({
    match: isText,
    now: isCount,
    left: listOf(orNull(isCount)),
    runs: orNull((value) => value === 'window' || isCount(value)),
    answers: isCount,
    leaves: orAbsent(isCount),
    paused: isFlag,
  }),
  talk: has({ match: isText, said: listOf(has(SPOKEN)), whole: orAbsent(isFlag) }),
  moderated: has({ number: isCount, kind: isText, reason: isText, words: isText, until: isCount }),
  pong: has({ re, now: orAbsent(isCount) }),
};

const isTold = (value: Fields): value is Fields & ServerMessage =>
  Object.entries(TOLD).some(([type, test]) => type === value.type && test(value));

/**
 * The message, 'unknown' for one of a type that this version does not know and may leave alone, and null for one that was
 * damaged on its way: that may have been anything.
 */
export function readTold(text: string): ServerMessage | 'unknown' | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(raw) || typeof raw.type !== 'string') return null;
  if (!Object.hasOwn(TOLD, raw.type)) return 'unknown';
  return isTold(raw) ? raw : null;
}
