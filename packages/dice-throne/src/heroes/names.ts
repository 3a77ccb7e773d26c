// The names of all heroes, by the hero's id.
import type { HeroNames, IdsOf } from '../content/ids.ts';
import { names as artificerNames } from './artificer/names.ts';
import { names as barbarianNames } from './barbarian/names.ts';
import { names as cursedPirateNames } from './cursed-pirate/names.ts';
import { names as gunslingerNames } from './gunslinger/names.ts';
import { names as huntressNames } from './huntress/names.ts';
import { names as monkNames } from './monk/names.ts';
import { names as moonElfNames } from './moon-elf/names.ts';
import { names as ninjaNames } from './ninja/names.ts';
import { names as paladinNames } from './paladin/names.ts';
import { names as pyromancerNames } from './pyromancer/names.ts';
import { names as samuraiNames } from './samurai/names.ts';
import { names as seraphNames } from './seraph/names.ts';
import { names as shadowThiefNames } from './shadow-thief/names.ts';
import { names as tacticianNames } from './tactician/names.ts';
import { names as treantNames } from './treant/names.ts';
import { names as vampireLordNames } from './vampire-lord/names.ts';

export const HERO_NAMES = {
  barbarian: barbarianNames,
  'moon-elf': moonElfNames,
  pyromancer: pyromancerNames,
  'shadow-thief': shadowThiefNames,
  monk: monkNames,
  paladin: paladinNames,
  ninja: ninjaNames,
  treant: treantNames,
  gunslinger: gunslingerNames,
  'cursed-pirate': cursedPirateNames,
  samurai: samuraiNames,
  tactician: tacticianNames,
  huntress: huntressNames,
  artificer: artificerNames,
  seraph: seraphNames,
  'vampire-lord': vampireLordNames,
} as const satisfies Readonly<Record<string, HeroNames>>;

type Sheets = typeof HERO_NAMES;
export type HeroId = keyof Sheets;
/** Slots, abilities and action cards of all heroes together. */
export type SlotId = { [H in HeroId]: IdsOf<Sheets[H]>['slot'] }[HeroId];
export type AbilityId = { [H in HeroId]: IdsOf<Sheets[H]>['ability'] }[HeroId];
export type CardId = { [H in HeroId]: IdsOf<Sheets[H]>['card'] }[HeroId];
