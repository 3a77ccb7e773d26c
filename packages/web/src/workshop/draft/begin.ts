// Where a hero begins: with nothing but a die and a handful of plain abilities, or as a copy of one of the sixteen.
import type { Effect } from '@wyrmtable/dice-throne';
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { bareAbility } from '@wyrmtable/dice-throne/content';
import { english, feminine, masculine, noun } from '@wyrmtable/kernel/names';
import type { Lang } from '@wyrmtable/words';
import type { Draft } from './document.ts';

const strike = (amount: number, type: 'normal' | 'undefendable' | 'ultimate' = 'normal'): Effect => ({
  verb: 'damage',
  amount,
  type,
  to: 'target',
  separate: false,
});

/** What things of a new hero are called at first. */
export interface FirstNames {
  readonly hero: string;
  readonly line: string;
  readonly abilities: readonly [string, string, string, string, string];
}

/** The symbols are our own words, so they come with all their forms. */
const SYMBOLS = {
  'symbol-1': noun(
    english('sword', 'swords'),
    masculine('miecz', 'miecza', 'miecz', 'miecze', 'mieczy'),
    masculine('меч', 'меча', 'меч', 'меча', 'мечей'),
  ),
  'symbol-2': noun(
    english('shield', 'shields'),
    feminine('tarcza', 'tarczy', 'tarczę', 'tarcze', 'tarcz'),
    masculine('щит', 'щита', 'щит', 'щита', 'щитов'),
  ),
  'symbol-3': noun(
    english('spark', 'sparks'),
    feminine('iskra', 'iskry', 'iskrę', 'iskry', 'iskier'),
    feminine('искра', 'искры', 'искру', 'искры', 'искр'),
  ),
};

/** A die of three symbols, a blow in three sizes, two straights, a defence and an ultimate: the least that can be played. */
export function fromNothing(id: string, lang: Lang, called: FirstNames): Draft {
  const slots = [
    bareAbility('ability-1', 'offensive', {
      rows: [3, 4, 5].map((count) => ({
        need: { kind: 'symbols', symbols: { 'symbol-1': count } },
        effects: [strike(2 * count - 2)],
      })),
    }),
    bareAbility('ability-2', 'offensive', { rows: [{ need: { kind: 'small-straight' }, effects: [strike(7)] }] }),
    bareAbility('ability-3', 'offensive', { rows: [{ need: { kind: 'large-straight' }, effects: [strike(12)] }] }),
    bareAbility('ability-4', 'defensive', {
      dice: 4,
      effects: [{ verb: 'prevent', amount: { kind: 'each', face: 'symbol-2', times: 1 }, who: 'self' }],
    }),
    bareAbility('ability-5', 'ultimate', {
      rows: [{ need: { kind: 'symbols', symbols: { 'symbol-3': 5 } }, effects: [strike(14, 'ultimate')] }],
    }),
  ];
  return {
    hero: {
      id,
      complexity: 1,
      icon: 'barbute',
      die: ['symbol-1', 'symbol-1', 'symbol-1', 'symbol-2', 'symbol-2', 'symbol-3'],
      faceIcons: { 'symbol-1': 'crossed-swords', 'symbol-2': 'shield', 'symbol-3': 'fire' },
      slots: slots.map((printed) => ({ id: printed.id, printed, upgrades: [], otherSide: null })),
      cards: [],
      promo: null,
      statuses: [],
      limits: {},
      setUp: [],
      board: 'invented',
      doubts: {},
    },
    statuses: [],
    names: {
      hero: { [lang]: called.hero },
      line: { [lang]: called.line },
      symbols: SYMBOLS,
      abilities: Object.fromEntries(called.abilities.map((name, i) => [`ability-${i + 1}`, { [lang]: name }])),
      otherSide: {},
      added: {},
      cards: {},
      statuses: {},
    },
    look: { accent: { deep: [0.42, 0.09, 250], lit: [0.86, 0.08, 240] }, division: 'chevron' },
  };
}

/** A copy to change, under an id of its own; its tokens are the other's until somebody changes them. */
export function copyOf(hero: string, id: string): Draft | null {
  const box = HERO_BOXES.find((one) => one.hero.id === hero);
  if (box === undefined) return null;
  const { statuses, names, look, worth } = box;
  return { hero: { ...box.hero, id, board: 'invented', doubts: {} }, statuses, names, look, worth };
}

/** Letters that nobody mistakes for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** An id that no other hero has, as far as luck goes. */
export const newId = (): string =>
  `made-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
