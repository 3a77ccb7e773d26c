// `admin`: moderation from the terminal. Every act goes into the log of the service, which `admin verify` checks.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { type About, type Bench, openBench, type Sentence, type Verdict } from '@wyrmtable/server/moderation';
import { type ActInfo, REASONS as KINDS, type Reason, type ReportInfo } from '@wyrmtable/wire';
import { type Lang, phrase } from '@wyrmtable/words';
import { ACTS, ADMIN, ADMIN_ABOUT, ADMIN_FLAG, FAULT, REASONS } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Call, type Command, type Complaint, complain, type Ending, isComplaint } from '../call.ts';
import { keepingComplaint, PLACE_FLAGS, placeOf } from '../keeping.ts';
import { report } from '../report.ts';

const HOUR = 60 * 60_000;
const MOST_HOURS = 24 * 365;

const day = (lang: Lang, at: number): string =>
  new Date(at).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' });

function reportLines(lang: Lang, reports: readonly ReportInfo[]): readonly string[] {
  if (reports.length === 0) return [phrase(lang, ADMIN.noReports)];
  return reports.flatMap(({ id, at, name, account, reason, words, match, act, talk }) => [
    phrase(lang, ADMIN.report, {
      id,
      at: day(lang, at),
      name: account ?? `${name} ${phrase(lang, ADMIN.guest)}`,
      reason: REASONS[reason][lang],
      match,
      settled: act === null ? 'no' : 'yes',
    }),
    ...(words === '' ? [] : [`    ${words}`]),
    ...talk.flatMap(({ who, phrase: code, text }) => (who === 'them' ? [`    > ${text ?? code ?? ''}`] : [])),
  ]);
}

function actLines(lang: Lang, acts: readonly ActInfo[]): readonly string[] {
  if (acts.length === 0) return [phrase(lang, ADMIN.emptyLog)];
  return acts.flatMap(({ number, at, by, kind, name, reason, words, until, undoes, undone }) => {
    const lasts = kind === 'mute' || kind === 'ban' || kind === 'ban-address';
    return [
      phrase(lang, ADMIN.act, {
        number,
        at: day(lang, at),
        by: by ?? phrase(lang, ADMIN.terminal),
        kind: undoes === null ? ACTS[kind][lang] : `${ACTS[kind][lang]} (${undoes})`,
        name: name ?? phrase(lang, ADMIN.guest),
        reason: REASONS[reason][lang],
        until: !lasts ? 'none' : until === null ? phrase(lang, ADMIN.forGood) : day(lang, until),
        undone: undone ? 'yes' : 'no',
      }),
      ...(words === '' ? [] : [`    ${words}`]),
    ];
  });
}

function verdictLine(lang: Lang, { acts, head, brokenAt, known }: Verdict): string {
  if (brokenAt !== null) return phrase(lang, ADMIN.broken, { at: brokenAt });
  return known === false ? phrase(lang, ADMIN.shortened) : phrase(lang, ADMIN.whole, { acts, head });
}

/** Whom the call is about. */
function aboutIn(call: Call): About | Complaint {
  const [, name] = call.places;
  const id = call.text('report');
  if (id !== undefined) return { report: id };
  return name === undefined ? complain(ADMIN.whom) : { name };
}

function reasonIn(call: Call): Reason | Complaint {
  const text = call.text('reason') ?? 'other';
  return KINDS.find((known) => known === text) ?? complain(ADMIN.noReason, { text, known: KINDS.join(', ') });
}

/** For how long, in milliseconds; null for good. */
function lengthIn(call: Call): number | null | Complaint {
  const [flag, unit] = call.text('days') === undefined ? ['hours', HOUR] : ['days', 24 * HOUR];
  if (call.text(flag) === undefined) return null;
  const count = wholeNumber(call, flag, { min: 1, max: (MOST_HOURS * HOUR) / unit, usual: 0 });
  return isComplaint(count) ? count : count * unit;
}

async function sentence(call: Call, bench: Bench, kind: Sentence['kind']): Promise<Ending> {
  const [about, reason, lasts] = [aboutIn(call), reasonIn(call), lengthIn(call)];
  if (isComplaint(about)) return about;
  if (isComplaint(reason)) return reason;
  if (isComplaint(lasts)) return lasts;
  const long = kind === 'mute' || kind === 'ban' ? lasts : null;
  const address = call.has('address');
  return told(call, await bench.act(about, { kind, reason, words: call.text('words') ?? '', lasts: long, address }));
}

function told(call: Call, act: ActInfo | Refusal): Ending {
  if (isRefusal(act)) return act;
  report(call, act, () => actLines(call.lang, [act]));
  return 'done';
}

async function undo(call: Call, bench: Bench): Promise<Ending> {
  const number = wholeNumber(call, 'act', { min: 1, max: Number.MAX_SAFE_INTEGER, usual: 0 });
  if (isComplaint(number)) return number;
  const what = number > 0 ? { act: number } : aboutIn(call);
  if (isComplaint(what)) return what;
  return told(call, await bench.undo(what, call.text('words') ?? ''));
}

async function verify(call: Call, bench: Bench): Promise<Ending> {
  const verdict = await bench.verify(call.text('head') ?? null);
  report(call, verdict, () => [verdictLine(call.lang, verdict)]);
  return verdict.whole && verdict.known !== false ? 'done' : 'does-not-hold';
}

async function log(call: Call, bench: Bench): Promise<Ending> {
  const acts = await bench.log(call.places[1] ?? null);
  if (isRefusal(acts)) return acts;
  report(call, acts, () => actLines(call.lang, acts));
  return 'done';
}

const WAYS: Readonly<Record<string, (call: Call, bench: Bench) => Promise<Ending>>> = {
  async reports(call, bench) {
    const reports = await bench.reports(call.has('all'));
    report(call, reports, () => reportLines(call.lang, reports));
    return 'done';
  },
  async moderators(call, bench) {
    const names = await bench.moderators();
    report(call, names, () => (names.length === 0 ? [phrase(call.lang, ADMIN.nobody)] : names));
    return 'done';
  },
  grant: (call, bench) => sentence(call, bench, 'grant'),
  revoke: (call, bench) => sentence(call, bench, 'revoke'),
  warn: (call, bench) => sentence(call, bench, 'warn'),
  mute: (call, bench) => sentence(call, bench, 'mute'),
  ban: (call, bench) => sentence(call, bench, 'ban'),
  dismiss: (call, bench) => sentence(call, bench, 'dismiss'),
  undo,
  log,
  verify,
};

export const admin: Command = {
  usage: 'admin reports|warn|mute|ban|dismiss|undo|grant|revoke|moderators|log|verify [NAME]',
  about: ADMIN_ABOUT,
  flags: {
    ...PLACE_FLAGS,
    report: { type: 'string', hint: 'ID', about: ADMIN_FLAG.report },
    reason: { type: 'string', hint: 'REASON', about: ADMIN_FLAG.reason },
    words: { type: 'string', hint: 'TEXT', about: ADMIN_FLAG.words },
    hours: { type: 'string', hint: 'N', about: ADMIN_FLAG.hours },
    days: { type: 'string', hint: 'N', about: ADMIN_FLAG.days },
    address: { type: 'boolean', about: ADMIN_FLAG.address },
    act: { type: 'string', hint: 'N', about: ADMIN_FLAG.act },
    all: { type: 'boolean', about: ADMIN_FLAG.all },
    head: { type: 'string', hint: 'HASH', about: ADMIN_FLAG.head },
    ...JSON_FLAG,
  },
  places: { min: 1, max: 2 },
  async run(call) {
    const [what = ''] = call.places;
    const way = Object.hasOwn(WAYS, what) ? WAYS[what] : undefined;
    if (way === undefined) return complain(FAULT.wordTooMany, { word: what, usage: admin.usage });
    const place = placeOf(call);
    if (isComplaint(place)) return place;
    try {
      const bench = await openBench(place);
      try {
        return await way(call, bench);
      } finally {
        await bench.close();
      }
    } catch (thrown) {
      return keepingComplaint(thrown, place);
    }
  },
};
