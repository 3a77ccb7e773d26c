// Ratings as the server tells them; what does not look like that is left out.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { BestList, LuckInfo, PersonInfo, RatedInfo, RatingInfo } from '@wyrmtable/wire';
import { ask, type Fields } from '../table/remote/api.ts';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const rows = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

const readRating = (raw: Fields): RatingInfo => ({
  kind: text(raw.kind),
  rating: figure(raw.rating),
  doubt: figure(raw.doubt),
  provisional: raw.provisional === true,
  matches: figure(raw.matches),
  won: figure(raw.won),
});

const readMatch = (raw: Fields): RatedInfo => ({
  match: text(raw.match),
  kind: text(raw.kind),
  at: figure(raw.at),
  won: raw.won === true,
  hero: typeof raw.hero === 'string' ? raw.hero : null,
  rating: figure(raw.rating),
  weight: figure(raw.weight),
  others: rows(raw.others).map(({ name, friend }) => ({ name: text(name), friend: friend === true })),
});

const readLuck = (raw: Fields): LuckInfo => ({
  game: text(raw.game),
  matches: figure(raw.matches),
  throws: figure(raw.throws),
  got: figure(raw.got),
  expected: figure(raw.expected),
  variance: figure(raw.variance),
});

export async function bestOf(kind: string): Promise<BestList | Refusal> {
  const answer = await ask('GET', `/api/best?kind=${encodeURIComponent(kind)}`);
  if (isRefusal(answer)) return answer;
  return {
    kind,
    best: rows(answer.best).map((raw) => ({
      ...readRating(raw),
      name: text(raw.name),
      program: raw.program === true,
    })),
  };
}

export async function person(name: string): Promise<PersonInfo | Refusal> {
  const answer = await ask('GET', `/api/ratings/${encodeURIComponent(name)}`);
  if (isRefusal(answer)) return answer;
  return {
    name: text(answer.name),
    program: answer.program === true,
    ratings: rows(answer.ratings).map(readRating),
    heroes: rows(answer.heroes).map(({ hero, played, won }) => ({
      hero: text(hero),
      played: figure(played),
      won: figure(won),
    })),
    luck: rows(answer.luck).map(readLuck),
    matches: rows(answer.matches).map(readMatch),
  };
}
