// A hero on the workbench and what may be done to it: pure functions from one document to the next. Ids are nobody's business
// but the document's own; names and leaflet are kept in step with what there is.
import type { Ability, ActionCard, Effect, Hero, Slot, Status, Upgrade } from '@wyrmtable/dice-throne';
import { STATUSES } from '@wyrmtable/dice-throne';
import { stepsOf, withAt } from '@wyrmtable/dice-throne/check';
import type { Lang } from '@wyrmtable/words';
import { type Draft, fresh, isDraft } from './document-shape.ts';
import { ownIds } from './own.ts';

export type { Draft } from './document-shape.ts';

type Names = Draft['names'];

/** What a new thing is called until its author says something better. */
export type Calls = (what: 'symbol' | 'ability' | 'card' | 'status', number: number) => string;

/** The draft with that value at that place, which is called as flaws call it; undefined takes away. */
export function put(draft: Draft, at: string, value: unknown): Draft {
  const next = withAt(draft, stepsOf(at), value);
  return isDraft(next) ? next : draft;
}

const abilitiesIn = ({ slots }: Hero): Ability[] =>
  slots.flatMap(({ printed, otherSide, upgrades }) => [
    printed,
    ...(otherSide === null ? [] : [otherSide]),
    ...upgrades.flatMap(({ ability, adds }) => [ability, ...adds]),
  ]);
const cardsIn = ({ cards, promo }: Hero): ActionCard[] => [...cards, ...(promo === null ? [] : [promo])];

/** The plainest thing that an ability or a card can do. */
export const PLAIN: Effect = { verb: 'draw', amount: 1 };

const NOTHING = { rows: [], dice: 0, rerolls: 0, effects: [], unique: false, hooks: {}, uses: [] } as const;

function plainAbility({ die }: Hero, id: string, kind: Ability['kind']): Ability {
  const [face] = die;
  const strike: Effect = {
    verb: 'damage',
    amount: kind === 'ultimate' ? 12 : 5,
    type: kind === 'ultimate' ? 'ultimate' : 'normal',
    to: 'target',
    separate: false,
  };
  switch (kind) {
    case 'offensive':
      return { ...NOTHING, id, kind, rows: [{ need: { kind: 'small-straight' }, effects: [strike] }] };
    case 'ultimate':
      return {
        ...NOTHING,
        id,
        kind,
        rows: [{ need: { kind: 'symbols', symbols: { [die[5]]: 5 } }, effects: [strike] }],
      };
    case 'defensive':
      return {
        ...NOTHING,
        id,
        kind,
        dice: 3,
        effects: [{ verb: 'prevent', amount: { kind: 'each', face, times: 1 }, who: 'self' }],
      };
    case 'passive':
      return { ...NOTHING, id, kind, hooks: { upkeep: [PLAIN] } };
  }
}

/** The ability becomes one of another kind, and begins anew as such. */
export function ofKind(draft: Draft, at: string, id: string, kind: Ability['kind']): Draft {
  return put(draft, at, plainAbility(draft.hero, id, kind));
}

export function addSlot(draft: Draft, kind: Ability['kind']): Draft {
  const id = fresh(
    'ability',
    abilitiesIn(draft.hero).map((one) => one.id),
  );
  const slot: Slot = { id, printed: plainAbility(draft.hero, id, kind), upgrades: [], otherSide: null };
  return { ...draft, hero: { ...draft.hero, slots: [...draft.hero.slots, slot] } };
}

const inSlot = (draft: Draft, id: string, change: (slot: Slot) => Slot): Draft => ({
  ...draft,
  hero: { ...draft.hero, slots: draft.hero.slots.map((slot) => (slot.id === id ? change(slot) : slot)) },
});

/** The next level of what is printed there, a little dearer, doing the same until it is changed. */
export function addUpgrade(draft: Draft, slot: string): Draft {
  return inSlot(draft, slot, (one) => {
    const level = one.upgrades.length === 0 ? 2 : 3;
    const upgrade: Upgrade = {
      id: `${one.id}-${level === 2 ? 'ii' : 'iii'}`,
      level,
      cost: level,
      ability: one.upgrades.at(-1)?.ability ?? one.printed,
      adds: [],
      confidence: 'invented',
    };
    return one.upgrades.length > 1 ? one : { ...one, upgrades: [...one.upgrades, upgrade] };
  });
}

/** A second ability printed on an upgrade. */
export function addSecond(draft: Draft, slot: string, upgrade: string): Draft {
  const id = fresh(
    'ability',
    abilitiesIn(draft.hero).map((one) => one.id),
  );
  return inSlot(draft, slot, (one) => ({
    ...one,
    upgrades: one.upgrades.map((up) =>
      up.id === upgrade ? { ...up, adds: [...up.adds, plainAbility(draft.hero, id, 'offensive')] } : up,
    ),
  }));
}

/** What stands in that place while the board is turned; it has no upgrades, since those lie on one side alone. */
export function addOtherSide(draft: Draft, slot: string): Draft {
  const id = fresh(
    'ability',
    abilitiesIn(draft.hero).map((one) => one.id),
  );
  return inSlot(draft, slot, (one) =>
    one.upgrades.length > 0 || one.otherSide !== null
      ? one
      : { ...one, otherSide: plainAbility(draft.hero, id, one.printed.kind) },
  );
}

function plainCard({ hero }: Draft): ActionCard {
  const id = fresh(
    'card',
    cardsIn(hero).map((one) => one.id),
  );
  return { id, cost: 1, timing: 'main', modifier: false, needs: [], effects: [PLAIN], confidence: 'invented' };
}

export const addCard = (draft: Draft): Draft => ({
  ...draft,
  hero: { ...draft.hero, cards: [...draft.hero.cards, plainCard(draft)] },
});

/** A card beside the deck, in which it takes the place of another. */
export const addPromo = (draft: Draft): Draft => ({ ...draft, hero: { ...draft.hero, promo: plainCard(draft) } });

export function addStatus(draft: Draft): Draft {
  const id = fresh(
    `${draft.hero.id}-token`,
    [...draft.statuses, ...STATUSES].map((one) => one.id),
  );
  const status: Status = {
    id,
    kind: 'positive',
    limit: 3,
    persistent: false,
    removable: true,
    movable: true,
    uses: [],
    hooks: { upkeep: [PLAIN] },
    icon: 'fire',
    confidence: 'invented',
  };
  return { ...draft, statuses: [...draft.statuses, status] };
}

/** A symbol on one more number of the die; a new one where there is none of that id. */
export function setFace(draft: Draft, value: number, symbol: string | null): Draft {
  const { die, faceIcons } = draft.hero;
  const id = symbol ?? fresh('symbol', [...die]);
  const face = (i: 0 | 1 | 2 | 3 | 4 | 5): string => (i === value - 1 ? id : die[i]);
  const icons = { ...faceIcons, [id]: faceIcons[id] ?? 'crossed-swords' };
  return {
    ...draft,
    hero: { ...draft.hero, die: [face(0), face(1), face(2), face(3), face(4), face(5)], faceIcons: icons },
  };
}

/** Moves an entry of the list at that place one further up or down. */
export function moved(draft: Draft, list: string, from: number, by: -1 | 1): Draft {
  const value = valueAt(draft, list);
  if (!Array.isArray(value) || value[from + by] === undefined) return draft;
  const next = value.toSpliced(from, 1).toSpliced(from + by, 0, value[from]);
  return put(draft, list, next);
}

/** What stands at a place. */
export function valueAt(draft: unknown, at: string): unknown {
  let value: unknown = draft;
  for (const step of stepsOf(at)) {
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      value =
        list.find((one) => typeof one === 'object' && one !== null && 'id' in one && one.id === step) ??
        list[Number(step)];
    } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, step)) {
      value = new Map(Object.entries(value)).get(step);
    } else return undefined;
  }
  return value;
}

/** A record with exactly those ids, each as it was or as it is made. */
function exactly<T>(
  ids: readonly string[],
  old: Readonly<Record<string, T>>,
  made: (number: number) => T,
): Record<string, T> {
  return Object.fromEntries([...new Set(ids)].map((id, i) => [id, old[id] ?? made(i + 1)]));
}

/** Names, icons, worths and the leaflet follow what there is: nothing without a name, no name without a thing. */
export function inStep(changed: Draft, lang: Lang, calls: Calls): Draft {
  const draft = ownIds(changed);
  const { hero, statuses, names } = draft;
  const named = (what: Parameters<Calls>[0]) => (number: number) => ({ [lang]: calls(what, number) });
  const own = statuses.map(({ id }) => id);
  const spoken = JSON.stringify([hero.slots, hero.cards, hero.promo, hero.setUp, statuses]);
  const others = STATUSES.map(({ id }) => id).filter((id) => !own.includes(id) && spoken.includes(`"${id}"`));
  const leaflet = [...own, ...others];
  const printed = hero.slots.map((slot) => slot.printed.id);
  const next: Names = {
    ...names,
    symbols: exactly(hero.die, names.symbols, named('symbol')),
    abilities: exactly(printed, names.abilities, named('ability')),
    otherSide: exactly(
      hero.slots.flatMap(({ printed, otherSide }) =>
        otherSide === null || otherSide.id === printed.id ? [] : [otherSide.id],
      ),
      names.otherSide,
      named('ability'),
    ),
    added: exactly(
      hero.slots.flatMap(({ upgrades }) => upgrades.flatMap(({ adds }) => adds.map(({ id }) => id))),
      names.added,
      named('ability'),
    ),
    cards: exactly(
      cardsIn(hero).map(({ id }) => id),
      names.cards,
      named('card'),
    ),
    statuses: exactly(own, names.statuses, named('status')),
  };
  const limits = Object.fromEntries(Object.entries(hero.limits).filter(([id]) => leaflet.includes(id)));
  const doubts = Object.fromEntries(
    Object.entries(hero.doubts).filter(([id]) => abilitiesIn(hero).some((ability) => ability.id === id)),
  );
  const { worth, ...rest } = draft;
  const worths = Object.fromEntries(Object.entries(worth ?? {}).filter(([id]) => own.includes(id)));
  // What a token is worth is said of all of them or of none.
  const priced = own.length > 0 && own.every((id) => worths[id] !== undefined);
  return {
    ...rest,
    ...(priced ? { worth: worths } : {}),
    names: next,
    hero: {
      ...hero,
      faceIcons: exactly(hero.die, hero.faceIcons, () => 'crossed-swords'),
      // Those that were there stand in the order they stood in.
      statuses: [
        ...hero.statuses.filter((id) => leaflet.includes(id)),
        ...leaflet.filter((id) => !hero.statuses.includes(id)),
      ],
      limits,
      doubts,
    },
  };
}
