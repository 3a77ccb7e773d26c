// What is odd about a hero without being wrong: it can be played, but its author may not have meant it so.
import { LANGS, type Lang } from '@wyrmtable/kernel/names';
import type { AbilityKind, Row } from '../content/shapes.ts';
import { everything, statusesOf } from '../content/verbs/checks.ts';
import { type HeroDocument, namePlaces } from './document.ts';
import { abilitiesOf, boardPrograms, cardsOf, tokenPrograms } from './printed.ts';

export type Odd =
  /** Some names are missing in that language: they are used as they stand in another. */
  | { readonly kind: 'as-it-stands'; readonly lang: Lang; readonly count: number }
  /** More CP than people usually come to. */
  | { readonly kind: 'dear'; readonly cost: number; readonly usual: number }
  /** It says nothing. */
  | { readonly kind: 'does-nothing' }
  /** Its token does nothing and nothing counts it. */
  | { readonly kind: 'idle-token'; readonly id: string }
  /** Whoever has the dice for it has those for another row of the ability that gives the same. */
  | { readonly kind: 'never-better' }
  /** The board has no ability of that kind. */
  | { readonly kind: 'no-ability'; readonly ability: AbilityKind }
  /** The place has another side, and nothing of the hero turns the board. */
  | { readonly kind: 'never-turned' }
  /** DT-9.3: an ultimate is prevented by nobody, whatever kind of damage is written there. */
  | { readonly kind: 'not-ultimate' }
  | { readonly kind: 'deck'; readonly cards: number; readonly usual: number };
export type OddKind = Odd['kind'];

export interface Oddity {
  readonly at: string;
  readonly odd: Odd;
}

const USUAL_COST = 8;
/** Cards that a hero adds to the common ones, upgrades included; one of ours has one more. */
const OWN_CARDS = [14, 15] as const;
const WANTED: readonly AbilityKind[] = ['offensive', 'defensive', 'ultimate'];

/** What is odd about a document whose shape is right. */
export const oddIn = (document: HeroDocument): Oddity[] => [
  ...languages(document),
  ...prices(document),
  ...empty(document),
  ...idle(document),
  ...rows(document),
  ...board(document),
  ...sides(document),
  ...ultimates(document),
];

function languages(document: HeroDocument): Oddity[] {
  const places = namePlaces(document);
  return LANGS.flatMap((lang) => {
    const count = places.filter(({ written }) => written[lang] === undefined).length;
    return count === 0 ? [] : [{ at: 'names', odd: { kind: 'as-it-stands', lang, count } } as const];
  });
}

function prices({ hero }: HeroDocument): Oddity[] {
  const upgrades = hero.slots.flatMap((slot) =>
    slot.upgrades.map(({ id, cost }) => ({ at: `hero.slots.${slot.id}.upgrades.${id}.cost`, cost })),
  );
  const cards = cardsOf(hero).map(({ at, card }) => ({ at: `${at}.cost`, cost: card.cost }));
  return [...upgrades, ...cards].flatMap(({ at, cost }) =>
    cost <= USUAL_COST ? [] : [{ at, odd: { kind: 'dear', cost, usual: USUAL_COST } } as const],
  );
}

function empty({ hero }: HeroDocument): Oddity[] {
  const nothing = (at: string): Oddity => ({ at, odd: { kind: 'does-nothing' } });
  return [
    ...cardsOf(hero).flatMap(({ at, card }) =>
      card.effects.length === 0 && card.gear === undefined ? [nothing(at)] : [],
    ),
    ...abilitiesOf(hero).flatMap(({ at, ability }) => {
      const bare = ability.rows.flatMap((row, i) => (row.effects.length === 0 ? [nothing(`${at}.rows[${i}]`)] : []));
      const { effects, hooks, uses } = ability;
      const said = ability.rows.length + effects.length + uses.length + Object.keys(hooks).length;
      return said === 0 ? [nothing(at)] : bare;
    }),
  ];
}

/** Tokens of one's own without a word of their own that no program looks at but to give or take them. */
function idle({ hero, statuses }: HeroDocument): Oddity[] {
  const programs = [...boardPrograms(hero), ...tokenPrograms(statuses)];
  const told = JSON.stringify([hero.slots.map(({ printed }) => printed.uses), statuses.map(({ uses }) => uses)]);
  return statuses.flatMap(({ id, hooks, uses }) => {
    const counted = programs.some(({ effects }) => {
      const named = everything(effects).filter((effect) => statusesOf(effect).includes(id)).length;
      return JSON.stringify(effects).split(`"${id}"`).length - 1 > named;
    });
    const used = Object.keys(hooks).length > 0 || uses.length > 0 || counted || told.includes(`"${id}"`);
    return used ? [] : [{ at: `statuses.${id}`, odd: { kind: 'idle-token', id } } as const];
  });
}

/** Do dice for the one always do for the other, too? */
function implies(one: Row, other: Row): boolean {
  if (one.need.kind === 'symbols' && other.need.kind === 'symbols') {
    const held = one.need.symbols;
    return Object.entries(other.need.symbols).every(([face, count]) => (held[face] ?? 0) >= count);
  }
  return one.need.kind === 'large-straight' && other.need.kind === 'small-straight';
}

function rows({ hero }: HeroDocument): Oddity[] {
  return abilitiesOf(hero).flatMap(({ at, ability }) =>
    ability.rows.flatMap((row, i) => {
      const same = ability.rows.some(
        (other) =>
          other !== row && implies(row, other) && JSON.stringify(other.effects) === JSON.stringify(row.effects),
      );
      return same ? [{ at: `${at}.rows[${i}]`, odd: { kind: 'never-better' } } as const] : [];
    }),
  );
}

function board({ hero }: HeroDocument): Oddity[] {
  const kinds = new Set(hero.slots.map(({ printed }) => printed.kind));
  const lacking = WANTED.filter((kind) => !kinds.has(kind));
  const own = hero.cards.length + hero.slots.reduce((sum, { upgrades }) => sum + upgrades.length, 0);
  const [usual] = OWN_CARDS;
  const fits = OWN_CARDS.some((count) => count === own);
  return [
    ...lacking.map((ability) => ({ at: 'hero.slots', odd: { kind: 'no-ability', ability } }) as const),
    ...(fits ? [] : [{ at: 'hero.cards', odd: { kind: 'deck', cards: own, usual } } as const]),
  ];
}

function sides({ hero, statuses }: HeroDocument): Oddity[] {
  const programs = [...boardPrograms(hero), ...tokenPrograms(statuses)];
  if (programs.some(({ effects }) => everything(effects).some(({ verb }) => verb === 'flip'))) return [];
  return hero.slots.flatMap(({ id, otherSide }) =>
    otherSide === null ? [] : [{ at: `hero.slots.${id}.otherSide`, odd: { kind: 'never-turned' } } as const],
  );
}

/** Kinds of damage that may be defended against or prevented; of an ultimate they may not, so its text would say too little. */
const PREVENTED: ReadonlySet<string> = new Set(['normal', 'undefendable']);

function ultimates({ hero }: HeroDocument): Oddity[] {
  return abilitiesOf(hero).flatMap(({ at, ability }) =>
    ability.rows.flatMap((row, i) => {
      const plain = everything(row.effects).some(
        (effect) => effect.verb === 'damage' && effect.to === 'target' && PREVENTED.has(effect.type),
      );
      return ability.kind === 'ultimate' && plain
        ? [{ at: `${at}.rows[${i}]`, odd: { kind: 'not-ultimate' } } as const]
        : [];
    }),
  );
}
