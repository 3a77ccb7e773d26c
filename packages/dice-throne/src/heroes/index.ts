// All heroes, in the order in which people choose among them.
import type { Hero } from '../content/shapes.ts';
import { artificer } from './artificer/board.ts';
import { barbarian } from './barbarian/board.ts';
import { cursedPirate } from './cursed-pirate/board.ts';
import { gunslinger } from './gunslinger/board.ts';
import { huntress } from './huntress/board.ts';
import { monk } from './monk/board.ts';
import { moonElf } from './moon-elf/board.ts';
import { ninja } from './ninja/board.ts';
import { paladin } from './paladin/board.ts';
import { pyromancer } from './pyromancer/board.ts';
import { samurai } from './samurai/board.ts';
import { seraph } from './seraph/board.ts';
import { shadowThief } from './shadow-thief/board.ts';
import { tactician } from './tactician/board.ts';
import { treant } from './treant/board.ts';
import { vampireLord } from './vampire-lord/board.ts';

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
