// The living rulebook for the client: the numbered rules of docs/rules, and for each the scenario that shows it best.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAME_IDS, type GameId, isGameId } from '@wyrmtable/registry';
import { isLang, LANGS, type Lang } from '@wyrmtable/words';
import { ruleText } from '@wyrmtable/words/rulebook';
import type { Plugin } from 'vite';
import { parseAllDocuments } from 'yaml';
import { sectionsIn } from './rule-pages.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');

interface Scenario {
  readonly rules?: readonly string[];
  readonly chance?: unknown;
  readonly when?: readonly unknown[];
}

const CHECKS = ['then', 'legal', 'illegal', 'only'];

/** A pass lets things happen and is none. */
const isDeed = (step: unknown): boolean =>
  typeof step === 'string'
    ? step !== 'pass'
    : typeof step === 'object' && step !== null && !CHECKS.some((check) => check in step);

/** So many deeds make a story that is neither a glimpse nor a lesson. */
const WELL_TOLD = 4;

/** How far a scenario is from showing one thing in a few steps; null for one in which nothing is done. */
function farness({ rules = [], when = [], chance }: Scenario): number | null {
  const deeds = when.filter(isDeed).length;
  if (deeds === 0) return null;
  return 3 * rules.length + Math.abs(deeds - WELL_TOLD) + (chance === 'seeded' ? 6 : 0) + (deeds > 12 ? 10 : 0);
}

function scenariosOf(game: string): Scenario[] {
  const folder = join(PROJECT, 'scenarios', game);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((one): Scenario => one.toJS()));
}

interface Telling {
  readonly by: Readonly<Record<string, number>>;
  readonly scenarios: unknown[];
}

/** Scenarios are read once, though every language of the book asks what they show. */
const told = new Map<string, Telling>();

/** For every rule the most telling scenario that cites it; scenarios that show several rules are there once. */
export function showsOf(game: string): Telling {
  const shows = told.get(game) ?? tellingOf(game);
  told.set(game, shows);
  return shows;
}

function tellingOf(game: string): Telling {
  const best = new Map<string, { readonly scenario: Scenario; readonly far: number }>();
  for (const scenario of scenariosOf(game)) {
    const far = farness(scenario);
    if (far === null) continue;
    for (const rule of scenario.rules ?? []) {
      if (far < (best.get(rule)?.far ?? Number.POSITIVE_INFINITY)) best.set(rule, { scenario, far });
    }
  }
  const scenarios = [...new Set([...best.values()].map(({ scenario }) => scenario))];
  const by = Object.fromEntries([...best].map(([rule, { scenario }]) => [rule, scenarios.indexOf(scenario)]));
  return { by, scenarios };
}

/** The rules as they are read in a language, each with whether it can be shown. */
export function bookOf(game: GameId, lang: Lang) {
  const { by } = showsOf(game);
  const page = readFileSync(join(PROJECT, 'docs/rules', `${game}.md`), 'utf8');
  return sectionsIn(page).map(({ id, title, rules }) => ({
    id,
    title: ruleText(lang, id, title) ?? title,
    rules: rules.map(({ id, text, ours }) => ({
      id,
      text: ruleText(lang, id, text) ?? text,
      ours,
      shown: id in by,
    })),
  }));
}

const BOOKS = 'virtual:rulebooks';
const RULES = 'virtual:rulebook/';
const SHOWS = 'virtual:shows/';

const importing = (key: string, from: string) => `${JSON.stringify(key)}: () => import(${JSON.stringify(from)})`;

/** Every book there is, by language and game, and what shows its rules: each is fetched on its own. */
function books(): string {
  const sections = LANGS.flatMap((lang) =>
    GAME_IDS.map((game) => importing(`${lang}/${game}`, `${RULES}${game}/${lang}`)),
  );
  const shows = GAME_IDS.map((game) => importing(game, `${SHOWS}${game}`));
  return `export const SECTIONS = {${sections.join(',')}};\nexport const SHOWS = {${shows.join(',')}};`;
}

/** What one of them holds; null for another module's name. */
function dataOf(name: string): unknown {
  if (name.startsWith(SHOWS)) return showsOf(name.slice(SHOWS.length));
  if (!name.startsWith(RULES)) return null;
  const [game = '', lang] = name.slice(RULES.length).split('/');
  return isGameId(game) && isLang(lang) ? bookOf(game, lang) : null;
}

/** `virtual:rulebooks`, of which every part is a module of its own. */
export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    resolveId: (id) => (id === BOOKS || id.startsWith(RULES) || id.startsWith(SHOWS) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0')) return null;
      const name = id.slice(1);
      if (name === BOOKS) return books();
      const data = dataOf(name);
      return data === null ? null : `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
    },
  };
}
