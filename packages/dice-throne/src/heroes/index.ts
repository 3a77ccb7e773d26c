// All heroes, in the order in which people choose among them. Whoever adds one adds its line here, and nothing else elsewhere.
import { playable } from '#playable';
import type { Hero } from '../content/shapes.ts';
import { artificer } from './artificer/index.ts';
import { barbarian } from './barbarian/index.ts';
import { cursedPirate } from './cursed-pirate/index.ts';
import { gunslinger } from './gunslinger/index.ts';
import { huntress } from './huntress/index.ts';
import { monk } from './monk/index.ts';
import { moonElf } from './moon-elf/index.ts';
import { ninja } from './ninja/index.ts';
import { paladin } from './paladin/index.ts';
import { pyromancer } from './pyromancer/index.ts';
import { samurai } from './samurai/index.ts';
import { seraph } from './seraph/index.ts';
import { shadowThief } from './shadow-thief/index.ts';
import { tactician } from './tactician/index.ts';
import { treant } from './treant/index.ts';
import { vampireLord } from './vampire-lord/index.ts';

export const HERO_BOXES = [
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
] as const;

export const HEROES: readonly Hero[] = playable(HERO_BOXES).map(({ hero }) => hero);
