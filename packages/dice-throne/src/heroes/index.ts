// All heroes, in the order in which people choose among them.
import type { Hero } from '../content/shapes.ts';
import { artificer } from './artificer.ts';
import { barbarian } from './barbarian.ts';
import { cursedPirate } from './cursed-pirate.ts';
import { gunslinger } from './gunslinger.ts';
import { huntress } from './huntress.ts';
import { monk } from './monk.ts';
import { moonElf } from './moon-elf.ts';
import { ninja } from './ninja.ts';
import { paladin } from './paladin.ts';
import { pyromancer } from './pyromancer.ts';
import { samurai } from './samurai.ts';
import { seraph } from './seraph.ts';
import { shadowThief } from './shadow-thief.ts';
import { tactician } from './tactician.ts';
import { treant } from './treant.ts';
import { vampireLord } from './vampire-lord.ts';

export const HEROES: readonly Hero[] = [
  barbarian,
  moonElf,
  pyromancer,
  shadowThief,
  monk,
  paladin,
  ninja,
  treant,
  gunslinger,
  samurai,
  tactician,
  huntress,
  cursedPirate,
  artificer,
  seraph,
  vampireLord,
];
