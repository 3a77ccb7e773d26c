// The four regions with their enemies and journeys. Two sources agree on all of them but one.
import type { Confidence } from '@wyrmtable/kernel';
import type { Ability, Charged, Danger, Element, Enemy, Journey, Region } from './verbs.ts';

const charged =
  (element: Element) =>
  (value: number): Charged => ({ value, element });
const water = charged('water');
const fire = charged('fire');
const lightning = charged('lightning');
const shadow = charged('shadow');

const enemy = (
  type: number,
  hp: number,
  initiative: number,
  attack: Charged,
  armour: readonly Charged[],
  ability: Ability | null,
  xp: number,
): Enemy => ({ type, hp, initiative, attack, armour, ability, xp, confidence: 'sourced' });

const journey = (
  type: number,
  points: Charged,
  time: number,
  danger: Danger | null,
  xp: number,
  confidence: Confidence = 'sourced',
): Journey => ({ type, points, time, danger, xp, confidence });

/** In the order they are crossed (ETCH-6.1). */
export const REGIONS: readonly Region[] = [
  {
    id: 'jade-mountains',
    icon: 'mountains',
    confidence: 'single',
    enemies: [
      enemy(1, 7, 8, lightning(1), [lightning(1)], null, 4),
      enemy(2, 11, 4, fire(2), [fire(1)], null, 7),
      enemy(3, 9, 6, water(2), [water(2)], null, 5),
      enemy(4, 13, 2, shadow(3), [shadow(3)], null, 8),
    ],
    journeys: [
      journey(1, lightning(12), 2, null, 5),
      journey(2, water(8), 1, null, 3),
      journey(3, fire(11), 2, null, 4),
      journey(4, shadow(10), 1, null, 3),
    ],
  },
  {
    id: 'living-marshes',
    icon: 'swamp',
    confidence: 'single',
    enemies: [
      enemy(1, 9, 6, shadow(2), [shadow(1)], 'ranged', 5),
      enemy(2, 10, 8, lightning(2), [lightning(1)], null, 4),
      enemy(3, 15, 2, fire(4), [fire(3)], 'slow', 8),
      enemy(4, 13, 5, water(3), [water(2)], 'freeze', 7),
    ],
    journeys: [
      journey(1, fire(10), 2, 'treacherousTerrain', 4),
      journey(2, water(13), 2, null, 7),
      journey(3, lightning(11), 3, null, 5),
      journey(4, shadow(9), 2, 'steepSlope', 4),
    ],
  },
  {
    id: 'burning-basin',
    icon: 'volcano',
    confidence: 'single',
    enemies: [
      enemy(1, 17, 5, shadow(3), [shadow(3)], null, 9),
      enemy(2, 14, 4, water(3), [water(3)], 'slow', 8),
      enemy(3, 11, 9, fire(2), [fire(2)], 'poison', 7),
      enemy(4, 9, 7, lightning(2), [lightning(2)], 'ranged', 5),
    ],
    journeys: [
      journey(1, water(14), 2, 'steepSlope', 7),
      journey(2, lightning(12), 3, null, 6),
      journey(3, fire(10), 3, 'treacherousTerrain', 5),
      journey(4, shadow(11), 2, null, 5),
    ],
  },
  {
    id: 'forests-of-gath',
    icon: 'forest',
    confidence: 'single',
    enemies: [
      enemy(1, 13, 6, shadow(2), [shadow(3), water(2)], 'poison', 7),
      enemy(2, 9, 10, fire(3), [fire(1)], 'ranged', 5),
      enemy(3, 14, 8, lightning(4), [lightning(2), fire(2)], 'freeze', 8),
      enemy(4, 17, 7, water(5), [water(3), shadow(2)], null, 9),
    ],
    journeys: [
      journey(1, water(14), 2, 'treacherousTerrain', 7),
      journey(2, shadow(13), 3, null, 6),
      journey(3, fire(12), 2, null, 5),
      // One of the two sources shows no danger here; the card's picture does.
      journey(4, lightning(11), 3, 'steepSlope', 5, 'conflict'),
    ],
  },
];
