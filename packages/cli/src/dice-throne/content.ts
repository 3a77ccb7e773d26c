// Everything Dice Throne ships as data: heroes with their boards and decks, the common cards, the statuses.

import { type Ability, COMMON_CARDS, HEROES, type Hero, STATUSES } from '@wyrmtable/dice-throne';
import { inEach } from '@wyrmtable/kernel/names';
import { type Lang, phrase } from '@wyrmtable/words';
import { THRONE } from '@wyrmtable/words/cli';
import { effectAfterColon, heroName, symbolName } from '@wyrmtable/words/dice-throne';
import type { Content, ContentEntry } from '../terminal-adapter.ts';
import {
  type AbilityEntry,
  type ActionEntry,
  abilityEntry,
  actionEntry,
  leastSure,
  type StatusEntry,
  statusEntry,
  type UpgradeEntry,
  upgradeEntry,
} from './entries.ts';

interface HeroEntry extends ContentEntry {
  readonly complexity: number;
  /** The symbol on each number of the die. */
  readonly die: readonly string[];
  readonly abilities: readonly AbilityEntry[];
  readonly upgrades: readonly UpgradeEntry[];
  readonly cards: readonly ActionEntry[];
  readonly statuses: readonly StatusEntry[];
  readonly companions: readonly StatusEntry[];
  readonly deck: readonly { readonly id: string; readonly count: number }[];
  /** What the option `promo` adds to the deck. */
  readonly promo: readonly ActionEntry[];
}

/** `1, 2, 3: Sword`: the numbers of the die that show each symbol. */
function facesText(lang: Lang, { id, die }: Hero): string {
  const faces = [...new Set(die)].map((face) => {
    const numbers = die.flatMap((shown, i) => (shown === face ? [i + 1] : []));
    return phrase(lang, THRONE.face, { numbers: numbers.join(', '), symbol: symbolName(lang, id, face) });
  });
  return faces.join('; ');
}

function heroText(lang: Lang, hero: Hero): string {
  const { id, complexity, setUp } = hero;
  const about = phrase(lang, THRONE.hero, { complexity, faces: facesText(lang, hero) });
  if (setUp.length === 0) return about;
  return phrase(lang, THRONE.heroSetUp, { about, text: effectAfterColon(lang, id, setUp) });
}

const printedOf = ({ slots }: Hero): Ability[] =>
  slots.flatMap(({ printed, otherSide }) => (otherSide === null ? [printed] : [printed, otherSide]));

function heroEntry(hero: Hero): HeroEntry {
  const { id, complexity, die, slots, limits, board, doubts, promo } = hero;
  const abilities = printedOf(hero).map((ability) => abilityEntry(hero, ability, doubts[ability.id] ?? board));
  const upgrades = slots.flatMap((slot) => slot.upgrades.map((card) => upgradeEntry(hero, slot.id, card)));
  const cards = hero.cards.map(actionEntry);
  const tokens = STATUSES.filter((status) => hero.statuses.includes(status.id)).map((status) =>
    statusEntry(status, limits[status.id]),
  );
  return {
    id,
    name: inEach((lang) => heroName(lang, id)),
    text: inEach((lang) => heroText(lang, hero)),
    confidence: leastSure([...abilities, ...upgrades, ...cards]),
    complexity,
    die,
    abilities,
    upgrades,
    cards,
    statuses: tokens.filter(({ kind }) => kind !== 'companion'),
    companions: tokens.filter(({ kind }) => kind === 'companion'),
    deck: [...COMMON_CARDS, ...upgrades, ...cards].map((card) => ({ id: card.id, count: 1 })),
    promo: promo === null ? [] : [actionEntry(promo)],
  };
}

export const content = (): Content => ({
  heroes: HEROES.map(heroEntry),
  commonCards: COMMON_CARDS.map(actionEntry),
  statuses: STATUSES.map((status) => statusEntry(status)),
});

const printedIds = (hero: Hero): string[] => [
  ...printedOf(hero).map(({ id }) => id),
  ...hero.slots.flatMap(({ upgrades }) =>
    upgrades.flatMap(({ id, adds }) => [id, ...adds.map((ability) => ability.id)]),
  ),
  ...[...hero.cards, ...(hero.promo === null ? [] : [hero.promo])].map(({ id }) => id),
];

/** A hero's board and cards come after the hero: `monk/meditate`. */
export const citable = (): string[] => [
  ...COMMON_CARDS.map(({ id }) => `common/${id}`),
  ...HEROES.flatMap((hero) => printedIds(hero).map((id) => `${hero.id}/${id}`)),
  ...STATUSES.map(({ id }) => `status/${id}`),
];
