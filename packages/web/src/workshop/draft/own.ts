// What a copy shares with one of the sixteen until it is changed: a token that does something else, or anything that is called
// something else, gets an id of its own. Tables call things by id, and what ships keeps its name and its text.
import { STATUSES } from '@wyrmtable/dice-throne';
import { HERO_NAMES, STATUS_NAMES } from '@wyrmtable/dice-throne/names';
import { type Draft, fresh, isDraft } from './document-shape.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields that hold the id of an ability, a card or a token; lists and records of them. */
const HOLDS_ID = new Set(['id', 'status', 'slot', 'ability', 'card', 'awaits', 'dieOf']);
const LISTS_IDS = new Set(['statuses', 'immune']);
const KEYED_BY_ID = new Set(['abilities', 'otherSide', 'added', 'cards', 'statuses', 'limits', 'worth', 'doubts']);

/** Whatever speaks of those ids speaks of the others; words of the vocabulary that read the same stay. */
function renamed(value: unknown, ids: ReadonlyMap<string, string>, field = '', listed = ''): unknown {
  if (typeof value === 'string') {
    const to = HOLDS_ID.has(field) || LISTS_IDS.has(listed) ? ids.get(value) : undefined;
    return to ?? value;
  }
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids, '', field));
  if (typeof value !== 'object' || value === null) return value;
  const keyed = KEYED_BY_ID.has(field);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [(keyed ? ids.get(key) : undefined) ?? key, renamed(one, ids, key)]),
  );
}

function withIds(draft: Draft, ids: ReadonlyMap<string, string>): Draft {
  const next = ids.size === 0 ? draft : renamed(draft, ids);
  return isDraft(next) ? next : draft;
}

const sheets = [...HERO_NAMES.values()];
const ABILITIES = new Map<string, unknown>(
  sheets.flatMap(({ abilities, otherSide, added }) => Object.entries({ ...abilities, ...otherSide, ...added })),
);
const CARDS = new Map<string, unknown>(sheets.flatMap(({ cards }) => Object.entries(cards)));

/** Every name that ships, in all its languages and forms. */
const SHIPPED: ReadonlySet<string> = new Set(
  [
    ...sheets.flatMap(({ hero, line, symbols, abilities, otherSide, added, cards }) => [
      ...[hero, line],
      ...[symbols, abilities, otherSide, added, cards].flatMap((names) => Object.values<unknown>(names)),
    ]),
    ...STATUS_NAMES.values(),
  ].map((name) => JSON.stringify(name)),
);

/** What something is called after its name was changed in one language: what ships in the others was another thing's name. */
export function calledAnew(written: object, lang: string, word: string): object {
  const { [lang]: _, ...others }: Readonly<Record<string, unknown>> = { ...written };
  const kept = SHIPPED.has(JSON.stringify(written)) ? {} : others;
  return word === '' ? kept : { ...kept, [lang]: word };
}

/** An id for each of those that are no longer what they were; upgrades are called after what they upgrade. */
function otherIds(changed: readonly string[], beginning: string, taken: readonly string[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const id of changed) {
    const to = fresh(beginning, [...taken, ...ids.values()]);
    ids.set(id, to);
    for (const level of ['ii', 'iii']) ids.set(`${id}-${level}`, `${to}-${level}`);
  }
  return ids;
}

function calledElse(names: Readonly<Record<string, unknown>>, theirs: ReadonlyMap<string, unknown>): string[] {
  return Object.entries(names).flatMap(([id, name]) => (theirs.has(id) && !same(theirs.get(id), name) ? [id] : []));
}

export function ownIds(draft: Draft): Draft {
  const { hero, statuses, names } = draft;
  const tokens = statuses.flatMap((status) => {
    const theirs = STATUSES.find(({ id }) => id === status.id);
    const untouched = same(theirs, status) && same(STATUS_NAMES.get(status.id), names.statuses[status.id]);
    return theirs === undefined || untouched ? [] : [status.id];
  });
  const abilities = { ...names.abilities, ...names.otherSide, ...names.added };
  const taken = [...Object.keys(abilities), ...Object.keys(names.cards), ...Object.keys(names.statuses)];
  return withIds(
    draft,
    new Map([
      ...otherIds(tokens, `${hero.id}-token`, taken),
      ...otherIds(calledElse(abilities, ABILITIES), `${hero.id}-ability`, taken),
      ...otherIds(calledElse(names.cards, CARDS), `${hero.id}-card`, taken),
    ]),
  );
}
