// The names of all heroes, by the hero's id.
import type { HeroNames } from '../nouns.ts';
import { artificerNames } from './artificer.ts';
import { barbarianNames } from './barbarian.ts';
import { cursedPirateNames } from './cursed-pirate.ts';
import { gunslingerNames } from './gunslinger.ts';
import { huntressNames } from './huntress.ts';
import { monkNames } from './monk.ts';
import { moonElfNames } from './moon-elf.ts';
import { ninjaNames } from './ninja.ts';
import { paladinNames } from './paladin.ts';
import { pyromancerNames } from './pyromancer.ts';
import { samuraiNames } from './samurai.ts';
import { seraphNames } from './seraph.ts';
import { shadowThiefNames } from './shadow-thief.ts';
import { tacticianNames } from './tactician.ts';
import { treantNames } from './treant.ts';
import { vampireLordNames } from './vampire-lord.ts';

export const HERO_NAMES: Readonly<Record<string, HeroNames>> = {
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
};
