// Regions, enemies, journeys and dragons in words: names, and texts made of their figures.
import {
  type Charged,
  DRAGONS,
  type DragonId,
  type EncounterKind,
  type Enemy,
  type Journey,
  REGION_IDS,
  REGIONS,
} from '@wyrmtable/etchinstone';
import { DRAGON, ENCOUNTER_NAMES, ENCOUNTERS } from '../messages/etch-encounters.ts';
import { list } from '../numbers.ts';
import { type Lang, phrase } from '../phrase.ts';
import { elementName } from './cards.ts';
import { DRAGON_NAMES, ENCOUNTER_TITLES, REGION_NAMES } from './names.ts';
import { confidenceNote } from './terms.ts';
import { type TraitId, traitName, traitText } from './traits.ts';

/** Regions are numbered from 1; one that does not exist has no name. */
export function regionName(lang: Lang, region: number): string {
  const id = REGION_IDS[region - 1];
  return id === undefined ? '' : phrase(lang, REGION_NAMES[id]);
}

export function encounterName(lang: Lang, kind: EncounterKind, type: number): string {
  return phrase(lang, ENCOUNTER_NAMES[kind], { type });
}

/** A name of our own beside the number; the cards print none. */
export function encounterTitle(lang: Lang, region: number, kind: EncounterKind, type: number): string {
  const title = ENCOUNTER_TITLES[kind][region - 1]?.[type - 1];
  return title === undefined ? encounterName(lang, kind, type) : phrase(lang, title);
}

/** Half of what a full victory takes, rounded up (ETCH-11.7, ETCH-13.5). */
const half = (whole: number): number => Math.ceil(whole / 2);

function chargedText(lang: Lang, { value, element }: Charged): string {
  return phrase(lang, ENCOUNTERS.charged, { value, element: elementName(lang, element) });
}

function armourText(lang: Lang, armour: readonly Charged[]): string {
  if (armour.length === 0) return phrase(lang, ENCOUNTERS.unarmoured);
  return list(
    lang,
    armour.map((piece) => chargedText(lang, piece)),
  );
}

function withTrait(lang: Lang, text: string, trait: TraitId | null): string {
  if (trait === null) return text;
  return `${text} ${phrase(lang, ENCOUNTERS.trait, { name: traitName(lang, trait), text: traitText(lang, trait) })}`;
}

export function enemyText(lang: Lang, { hp, initiative, attack, armour, ability, xp }: Enemy): string {
  const text = phrase(lang, ENCOUNTERS.enemy, {
    hp,
    half: half(hp),
    initiative,
    attack: attack.value,
    element: elementName(lang, attack.element),
    armour: armourText(lang, armour),
    xp,
  });
  return withTrait(lang, text, ability);
}

function journeyText(lang: Lang, { points, time, danger, xp }: Journey): string {
  const { value } = points;
  const element = elementName(lang, points.element);
  const text = phrase(lang, ENCOUNTERS.journey, { points: value, half: half(value), element, time, xp });
  return withTrait(lang, text, danger);
}

/** The figures of that encounter and what is special about it; empty for one that does not exist. */
export function encounterText(lang: Lang, region: number, kind: EncounterKind, type: number): string {
  const { enemies = [], journeys = [] } = REGIONS[region - 1] ?? {};
  if (kind === 'enemy') {
    const enemy = enemies[type - 1];
    return enemy === undefined ? '' : enemyText(lang, enemy);
  }
  const journey = journeys[type - 1];
  return journey === undefined ? '' : journeyText(lang, journey);
}

/** How sure its figures are; empty where the sources agree. */
export function encounterNote(lang: Lang, region: number, kind: EncounterKind, type: number): string {
  const { enemies = [], journeys = [] } = REGIONS[region - 1] ?? {};
  const found = (kind === 'enemy' ? enemies : journeys)[type - 1];
  return found === undefined ? '' : confidenceNote(lang, found.confidence);
}

const dragonCalled = (id: string) => DRAGONS.find((dragon) => dragon.id === id);

/** An unknown id stands for itself. */
export function dragonName(lang: Lang, id: string): string {
  const dragon = dragonCalled(id);
  return dragon === undefined ? id : phrase(lang, DRAGON_NAMES[dragon.id]);
}

const sideBySide = (figures: readonly number[]): string => figures.join(' / ');

/** The way to the dragon, its guard and its blows. */
export function dragonText(lang: Lang, id: DragonId): string {
  const dragon = dragonCalled(id);
  if (dragon === undefined) return '';
  const { journey, battle, armour, initiative, initialDamage } = dragon;
  return [
    phrase(lang, DRAGON.journey, {
      element: elementName(lang, journey.element),
      points: sideBySide(journey.tiers.map(({ points }) => points)),
      time: sideBySide(journey.tiers.map(({ time }) => time)),
      least: journey.tiers[0]?.points ?? 0,
    }),
    phrase(lang, DRAGON.battle, {
      element: elementName(lang, battle.element),
      hp: sideBySide(battle.tiers.map(({ hp }) => hp)),
      attack: sideBySide(battle.tiers.map(({ attack }) => attack)),
      least: battle.tiers[0]?.hp ?? 0,
    }),
    phrase(lang, DRAGON.guard, { armour: armourText(lang, armour), initiative, damage: initialDamage }),
  ].join(' ');
}

/** How sure its figures are. */
export function dragonNote(lang: Lang, id: DragonId): string {
  const dragon = dragonCalled(id);
  return dragon === undefined ? '' : confidenceNote(lang, dragon.confidence);
}
