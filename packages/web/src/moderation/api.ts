// What the page of moderators asks of the server, and what it makes of the answers.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import {
  ACT_KINDS,
  type ActInfo,
  type ActKind,
  type NewAct,
  type Quote,
  REASONS,
  type Reason,
  type ReportInfo,
} from '@wyrmtable/wire';
import { ask, type Fields } from '../table/remote/api.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const rows = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const reasonIn = (value: unknown): Reason => REASONS.find((reason) => reason === value) ?? 'other';
const kindIn = (value: unknown): ActKind => ACT_KINDS.find((kind) => kind === value) ?? 'warn';

const readAct = (raw: Fields): ActInfo => ({
  number: number(raw.number),
  at: number(raw.at),
  by: textOrNull(raw.by),
  kind: kindIn(raw.kind),
  name: textOrNull(raw.name),
  reason: reasonIn(raw.reason),
  words: text(raw.words),
  until: numberOrNull(raw.until),
  report: textOrNull(raw.report),
  undoes: numberOrNull(raw.undoes),
  hash: text(raw.hash),
  undone: raw.undone === true,
});

const readQuote = (raw: Fields): Quote => ({
  at: number(raw.at),
  who: raw.who === 'them' || raw.who === 'reporter' ? raw.who : 'other',
  seat: numberOrNull(raw.seat),
  phrase: textOrNull(raw.phrase),
  text: textOrNull(raw.text),
});

const readReport = (raw: Fields): ReportInfo => ({
  id: text(raw.id),
  at: number(raw.at),
  reason: reasonIn(raw.reason),
  words: text(raw.words),
  match: text(raw.match),
  name: text(raw.name),
  account: textOrNull(raw.account),
  address: raw.address === true,
  talk: rows(raw.talk).map(readQuote),
  before: rows(raw.before).map(readAct),
  act: numberOrNull(raw.act),
});

export interface Queue {
  readonly reports: readonly ReportInfo[];
  readonly log: readonly ActInfo[];
  /** The first row that is not what was written, or null. */
  readonly brokenAt: number | null;
}

export async function queue(): Promise<Queue | Refusal> {
  const [reports, log] = await Promise.all([ask('GET', '/api/moderation/reports'), ask('GET', '/api/moderation/log')]);
  if (isRefusal(reports)) return reports;
  if (isRefusal(log)) return log;
  return {
    reports: rows(reports.reports).map(readReport),
    log: rows(log.log).map(readAct),
    brokenAt: numberOrNull(log.brokenAt),
  };
}

export async function act(wish: NewAct): Promise<Refusal | null> {
  const answer = await ask('POST', '/api/moderation/acts', wish);
  return isRefusal(answer) ? answer : null;
}
