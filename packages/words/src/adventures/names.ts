// What everything in an adventure is called. Enemies, loot and tokens join the names of Dice Throne, so that its sentences know them.
import { MINIONS as BOX, EXTRA_MINIONS, LOOT, NEW_STATUSES, SCENARIOS, VISEER } from '@wyrmtable/adventures';
import {
  BOSS_ABILITIES,
  BOSS_CARDS,
  BOSS_NAMES,
  BOX_ATTACKS,
  CHAOS_SYMBOLS,
  EXTRA_ATTACKS,
  FURTHER_STATUSES,
  LEGACY_NAMES,
  LOOT_NAMES,
  MINIONS_EXTRA,
  MINIONS_I,
  MINIONS_II,
  MINIONS_III,
  MINIONS_IV,
  TILE_NAMES,
} from '@wyrmtable/adventures/names';
import { inEach } from '@wyrmtable/kernel/names';
import { cardName, heroName, introduce } from '../dice-throne/names.ts';
import type { Person } from '../dice-throne/nouns.ts';
import { harm, know } from '../dice-throne/scope.ts';
import { write } from '../dice-throne/written.ts';
import { CALLS } from '../messages/adv-calls.ts';
import { CROWN, PARTS, PLACES } from '../messages/adv-names.ts';
import { type Lang, type Message, phrase } from '../phrase.ts';
import { CLASS_NAMES, DIFFICULTY_NAMES } from './terms.ts';
import { WRITTEN } from './written.ts';

const people: Readonly<Record<string, Person>> = {
  ...MINIONS_I,
  ...MINIONS_II,
  ...MINIONS_III,
  ...MINIONS_IV,
  ...MINIONS_EXTRA,
  ...LEGACY_NAMES,
  ...BOSS_NAMES,
};

/** Every action card lies twice in a boss's deck. */
const bossCards = Object.fromEntries(
  Object.entries<Message>(BOSS_CARDS).flatMap(([id, name]) => [
    [`${id}-1`, name],
    [`${id}-2`, name],
  ]),
);

/** The lines of an enemy's card that have no name of their own. */
const unnamed = Object.fromEntries(
  [...[...BOX, ...EXTRA_MINIONS, VISEER].map(({ id }) => id), ...Object.keys(BOSS_NAMES)].flatMap(
    (id): [string, Message][] => [
      [`${id}-defence`, PARTS.defence],
      [`${id}-nature`, PARTS.nature],
    ],
  ),
);

write(WRITTEN);
know(NEW_STATUSES);
harm('hex', 'silence', 'dominance');
introduce({
  people,
  symbols: CHAOS_SYMBOLS,
  abilities: { ...BOX_ATTACKS, ...EXTRA_ATTACKS, ...BOSS_ABILITIES, ...unnamed, 'crown-gear': CROWN },
  cards: { ...LOOT_NAMES, ...bossCards, crown: CROWN },
  statuses: FURTHER_STATUSES,
  calls: CALLS,
});

/** Equipment does what it does under the name of its card. */
introduce({
  abilities: Object.fromEntries(
    LOOT.flatMap(({ card }) =>
      card.gear === undefined ? [] : [[card.gear.id, inEach((lang) => cardName(lang, card.id))]],
    ),
  ),
});

const tiles = new Map<string, Message>(Object.entries(TILE_NAMES));
const difficulties = new Map<string, Message>(Object.entries(DIFFICULTY_NAMES));
const classes = new Map<string, Message>(Object.entries(CLASS_NAMES));

/** A tile or portal by its id; an unknown one stands for itself. */
export const tileName = (lang: Lang, id: string): string => tiles.get(id)?.[lang] ?? id;
export const difficultyName = (lang: Lang, id: string): string => difficulties.get(id)?.[lang] ?? id;
export const className = (lang: Lang, id: string): string => classes.get(id)?.[lang] ?? id;
/** A minion or a boss. */
export const enemyName = heroName;
/** Any loot card, its version included. */
export const lootName = cardName;

/** `Scenario 1: portal exploration`, `Scenario 2: Fallen Barbarian`. */
export function scenarioName(lang: Lang, number: number): string {
  const scenario = SCENARIOS.find((one) => one.number === number);
  if (scenario?.kind === 'boss') return phrase(lang, PLACES.bossFight, { number, boss: heroName(lang, scenario.boss) });
  return phrase(lang, PLACES.exploration, { number });
}

const MAP = /^s(\d)-([a-d])$/;

/** A scenario card: `s3-b` is map B of scenario 3. */
export function mapName(lang: Lang, id: string): string {
  const number = MAP.exec(id)?.[1];
  return number === undefined ? id : phrase(lang, PLACES.map, { number, letter: mapLetter(id) });
}

/** B of `s3-b`. */
export const mapLetter = (id: string): string => MAP.exec(id)?.[2]?.toUpperCase() ?? id;

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];
/** Levels of tiles and minions are printed in Roman numerals. */
export const levelNumeral = (level: number): string => NUMERALS[level] ?? String(level);

/** The players' names by seat, then those of the enemies who sit at the table. */
export function tableNames(
  lang: Lang,
  names: readonly string[],
  enemies: readonly { readonly seat: number; readonly id: string }[],
): string[] {
  const all = [...names];
  for (const { seat, id } of enemies) all[seat] = heroName(lang, id);
  return all;
}
