// Shared heroes as the server tells them, and what may be asked of it about them; what does not look like that is left out.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { HeroFigures, HeroPage, ListedHero, Reason } from '@wyrmtable/wire';
import { ask, type Fields } from '../../table/remote/api.ts';
import type { Draft } from '../draft/document.ts';
import { isHeroLike } from '../draft/kept.ts';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const rows = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const texts = (value: unknown): Record<string, string> =>
  isFields(value) ? Object.fromEntries(Object.entries(value).map(([lang, said]) => [lang, text(said)])) : {};

const NO_ANSWER: Refusal = { refused: 'no-connection' };

const readFares = (raw: unknown): ListedHero['fares'] =>
  isFields(raw) && number(raw.duels) > 0
    ? { level: text(raw.level), duels: number(raw.duels), won: number(raw.won) }
    : null;

function readFigures(raw: unknown): HeroFigures | null {
  const fares = readFares(raw);
  if (fares === null || !isFields(raw)) return null;
  const rivals = rows(raw.rivals).map(({ hero, duels, won }) => ({
    hero: text(hero),
    duels: number(duels),
    won: number(won),
  }));
  return { ...fares, rivals };
}

const readListed = (raw: Fields): ListedHero => ({
  id: text(raw.id),
  version: number(raw.version),
  author: typeof raw.author === 'string' ? raw.author : null,
  listed: raw.listed === true,
  hidden: raw.hidden === true,
  names: texts(raw.names),
  lines: texts(raw.lines),
  complexity: number(raw.complexity),
  icon: text(raw.icon),
  look: isFields(raw.look) ? raw.look : {},
  fares: readFares(raw.fares),
  changed: number(raw.changed),
});

export interface HeroList {
  readonly heroes: readonly ListedHero[];
  /** Where the next ones begin. */
  readonly next: string | null;
}

const listIn = ({ heroes, next }: Fields): HeroList => ({
  heroes: rows(heroes).map(readListed),
  next: typeof next === 'string' ? next : null,
});

export async function publicHeroes(search: string, after: string | null): Promise<HeroList | Refusal> {
  const query = new URLSearchParams({ search, ...(after === null ? {} : { after }) });
  const answer = await ask('GET', `/api/heroes?${query}`);
  return isRefusal(answer) ? answer : listIn(answer);
}

export async function ownHeroes(): Promise<readonly ListedHero[] | Refusal> {
  const answer = await ask('GET', '/api/heroes/mine');
  return isRefusal(answer) ? answer : listIn(answer).heroes;
}

export interface SharedPage extends Omit<HeroPage, 'document'> {
  readonly document: Draft;
}

const at = (code: string): string => `/api/heroes/${encodeURIComponent(code)}`;

export async function sharedHero(code: string): Promise<SharedPage | Refusal> {
  const answer = await ask('GET', at(code));
  if (isRefusal(answer)) return answer;
  const { document, origin } = answer;
  if (!isHeroLike(document)) return NO_ANSWER;
  return {
    ...readListed(answer),
    created: number(answer.created),
    yours: answer.yours === true,
    document,
    figures: readFigures(answer.figures),
    origin: isFields(origin)
      ? {
          hero: text(origin.hero),
          version: number(origin.version),
          names: isFields(origin.names) ? texts(origin.names) : null,
          author: typeof origin.author === 'string' ? origin.author : null,
        }
      : null,
  };
}

/** What is said of a hero when it is shared. */
export interface Wish {
  readonly document: Draft;
  readonly listed: boolean;
  readonly figures?: HeroFigures;
}

export interface SharedAs {
  readonly code: string;
  readonly version: number;
}

const sharedAs = (answer: Fields | Refusal): SharedAs | Refusal =>
  isRefusal(answer) || typeof answer.id !== 'string'
    ? isRefusal(answer)
      ? answer
      : NO_ANSWER
    : { code: answer.id, version: number(answer.version) };

export async function shareHero(
  wish: Wish & { readonly origin?: { readonly hero: string; readonly version: number } },
): Promise<SharedAs | Refusal> {
  return sharedAs(await ask('POST', '/api/heroes', wish));
}

export async function changeHero(code: string, wish: Wish & { readonly version: number }): Promise<SharedAs | Refusal> {
  return sharedAs(await ask('PUT', at(code), wish));
}

export async function takeOff(code: string): Promise<Refusal | null> {
  const answer = await ask('DELETE', at(code));
  return isRefusal(answer) ? answer : null;
}

export async function reportHero(hero: string, reason: Reason, words: string): Promise<Refusal | null> {
  const answer = await ask('POST', '/api/reports', { hero, reason, words });
  return isRefusal(answer) ? answer : null;
}

/** Whether somebody with an account is here; null when the server does not say. */
export async function hasAccount(): Promise<boolean | null> {
  const answer = await ask('GET', '/api/me');
  return isRefusal(answer) ? null : answer.kind === 'account';
}
