// `rules`: which rules of the finished games are checked, by what, and which are not.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId, lettersOf } from '@wyrmtable/registry';
import { type Rule, rulesIn } from '@wyrmtable/web/rule-pages';
import { type Lang, phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Call, type Command, type Complaint, complain, isComplaint } from '../call.ts';
import { readText } from '../files.ts';
import { gameNamed } from '../named-games.ts';
import { PROJECT } from '../project.ts';
import { report } from '../report.ts';
import { type Citation, citationsIn } from '../rules/citations.ts';
import { readDocuments } from '../scenario/documents.ts';
import { terminalAdapter } from '../terminal-adapters.ts';

interface Checked {
  readonly id: string;
  readonly checks: readonly string[];
}

interface Uncheckable {
  readonly id: string;
  readonly why: string;
}

interface Coverage {
  readonly rules: readonly (Checked & { readonly text: string })[];
  readonly uncheckable: readonly Uncheckable[];
  readonly unchecked: readonly string[];
  /** Cited by a check, but in no rules page and no content. */
  readonly unknown: readonly Citation[];
  readonly content: { readonly entries: readonly Checked[]; readonly unchecked: readonly string[] };
}

const PAGES = join('docs', 'rules');
const UNCHECKABLE = join(PAGES, 'uncheckable.yaml');

function isUncheckable(value: unknown): value is Uncheckable {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('why' in value)) return false;
  return typeof value.id === 'string' && typeof value.why === 'string' && value.why.trim() !== '';
}

function readUncheckable(): Uncheckable[] | Complaint {
  const path = join(PROJECT, UNCHECKABLE);
  if (!existsSync(path)) return [];
  const text = readText(path);
  if (isComplaint(text)) return text;
  const { documents, problems } = readDocuments(UNCHECKABLE, text);
  const [problem] = problems;
  if (problem) return problem;
  const entries = documents[0]?.value;
  return Array.isArray(entries) && entries.every(isUncheckable)
    ? entries
    : complain(FAULT.uncheckableBroken, { path: UNCHECKABLE });
}

/** Every rule of every page of docs/rules. */
function readRules(): Rule[] {
  const folder = join(PROJECT, PAGES);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => rulesIn(readFileSync(join(folder, name), 'utf8')));
}

function checksOf(id: string, citations: readonly Citation[]): string[] {
  return [...new Set(citations.filter(({ of }) => of === id).map(({ by }) => by))];
}

async function coverage(games: readonly GameId[]): Promise<Coverage | Complaint> {
  const uncheckable = readUncheckable();
  if (isComplaint(uncheckable)) return uncheckable;
  const citations = citationsIn(PROJECT);
  const adapters = await Promise.all(games.map(terminalAdapter));
  const letters = new Set(games.map(lettersOf));
  const lettersIn = (id: string) => id.split('-')[0] ?? '';
  const rules = readRules()
    .filter(({ id }) => letters.has(lettersIn(id)))
    .map((rule) => ({ ...rule, checks: checksOf(rule.id, citations.rules) }));
  const ids = new Set(rules.map(({ id }) => id));
  const excused = new Set(uncheckable.map(({ id }) => id));
  // Scenarios name content by its game: `dragon-farkle/skrzek`.
  const entries = adapters.flatMap(({ citable }, i) =>
    [...new Set(citable())]
      .map((id) => `${games[i]}/${id}`)
      .map((id) => ({ id, checks: checksOf(id, citations.content) })),
  );
  const shipped = new Set(entries.map(({ id }) => id));
  const isOurs = (id: string) => games.some((game) => id.startsWith(`${game}/`));
  return {
    rules,
    uncheckable: uncheckable.filter(({ id }) => ids.has(id)),
    unchecked: rules.filter(({ id, checks }) => checks.length === 0 && !excused.has(id)).map(({ id }) => id),
    unknown: [
      ...citations.rules.filter(({ of }) => letters.has(lettersIn(of)) && !ids.has(of)),
      ...citations.content.filter(({ of }) => isOurs(of) && !shipped.has(of)),
    ],
    content: { entries, unchecked: entries.filter(({ checks }) => checks.length === 0).map(({ id }) => id) },
  };
}

function lines(lang: Lang, { rules, uncheckable, unchecked, unknown, content }: Coverage): string[] {
  return [
    ...rules.map(({ id, checks }) => {
      const why = uncheckable.find((entry) => entry.id === id)?.why;
      return `${id.padEnd(9)} ${checks.length > 0 ? phrase(lang, REPORT.checks, { n: checks.length }) : (why ?? '–')}`;
    }),
    phrase(lang, REPORT.ruleCoverage, {
      rules: rules.length,
      checked: rules.length - unchecked.length - uncheckable.length,
      uncheckable: uncheckable.length,
    }),
    ...(unchecked.length > 0 ? [phrase(lang, REPORT.unchecked, { ids: unchecked.join(', ') })] : []),
    ...unknown.map(({ of, by }) => phrase(lang, REPORT.unknownCitation, { id: of, by })),
    ...(content.unchecked.length > 0
      ? [phrase(lang, REPORT.uncheckedContent, { ids: content.unchecked.join(', ') })]
      : []),
  ];
}

function gamesOf(call: Call): readonly GameId[] | Complaint {
  const wanted = call.text('game');
  if (wanted === undefined) return GAME_IDS;
  const game = gameNamed(wanted);
  return isComplaint(game) ? game : [game];
}

export const rules: Command = {
  usage: 'rules',
  about: ABOUT.rules,
  flags: { game: { type: 'string', hint: 'G', about: FLAG.game }, ...JSON_FLAG },
  places: { min: 0, max: 0 },
  async run(call) {
    const games = gamesOf(call);
    if (isComplaint(games)) return games;
    const found = await coverage(games);
    if (isComplaint(found)) return found;
    report(call, found, () => lines(call.lang, found));
    return found.unchecked.length === 0 && found.unknown.length === 0 ? 'done' : 'does-not-hold';
  },
};
