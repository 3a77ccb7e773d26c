// The Mage cards at their four levels: the sixteen of the box, whose figures one public source gives (where it looks wrong, a doubt
// says so), and what has been added since.
import type { Confidence } from '@wyrmtable/kernel';
import type { ActionKind, Armour, Craft, Doubt, Element, EncounterKind, Face, Hardship, MageCard } from './verbs.ts';

/** One level: initiative, basic action, enhanced action, boost, armour (with its element), cost of the next level. */
type Row = readonly [number, number, number, number, number | readonly [number, Element], number | null];

interface Sheet {
  readonly id: Craft;
  readonly icon: string;
  readonly basic: ActionKind;
  readonly enhanced: ActionKind;
  readonly needs: Element;
  readonly rows: readonly Row[];
}

const craft = (
  id: Craft,
  icon: string,
  basic: ActionKind,
  enhanced: ActionKind,
  needs: Element,
  rows: readonly Row[],
): Sheet => ({ id, icon, basic, enhanced, needs, rows });

const ICE_WALL = craft('ice-wall', 'frozen-block', 'attack', 'attack', 'water', [
  [4, 2, 3, 1, 2, 1],
  [5, 3, 5, 2, [2, 'water'], 3],
  [6, 4, 7, 4, [4, 'water'], 4],
  [7, 6, 10, 5, [6, 'water'], null],
]);
const DESTRUCTION = craft('destruction', 'bright-explosion', 'attack', 'attack', 'fire', [
  [1, 2, 6, 1, 1, 2],
  [1, 3, 8, 2, 1, 4],
  [2, 5, 10, 2, [2, 'fire'], 5],
  [3, 6, 13, 3, [3, 'fire'], null],
]);
const SWORD_OF_LIGHT = craft('sword-of-light', 'shining-sword', 'attack', 'attack', 'lightning', [
  [4, 2, 4, 2, 1, 2],
  [6, 3, 6, 2, 2, 3],
  [8, 4, 7, 3, 3, 4],
  [10, 6, 10, 4, 4, null],
]);
const BRUTE_FORCE = craft('brute-force', 'punch-blast', 'move', 'attack', 'shadow', [
  [1, 2, 4, 2, 1, 1],
  [1, 3, 5, 3, 2, 3],
  [2, 5, 9, 4, [2, 'shadow'], 4],
  [3, 6, 11, 5, [3, 'shadow'], null],
]);
const BURNING_BRIDGES = craft('burning-bridges', 'stone-bridge', 'move', 'move', 'fire', [
  [1, 2, 4, 1, 1, 2],
  [1, 3, 5, 2, 1, 4],
  [2, 4, 7, 2, [2, 'fire'], 5],
  [3, 5, 9, 3, [3, 'fire'], null],
]);
const MOTIVATED_FLIGHT = craft('motivated-flight', 'feathered-wing', 'move', 'move', 'lightning', [
  [4, 2, 4, 1, 2, 1],
  [5, 4, 8, 2, [2, 'lightning'], 3],
  [7, 5, 10, 3, [3, 'lightning'], 4],
  [9, 6, 12, 5, [5, 'lightning'], null],
]);
const ADAPT = craft('adapt', 'chameleon-glyph', 'both', 'both', 'shadow', [
  [2, 2, 3, 2, 1, 2],
  [3, 3, 5, 3, 2, 3],
  [4, 4, 7, 4, 3, 4],
  [4, 6, 9, 5, [3, 'shadow'], null],
]);
const RIVER_SWIFTNESS = craft('river-swiftness', 'wave-crest', 'move', 'move', 'water', [
  [5, 2, 4, 1, 2, 2],
  [6, 3, 6, 2, 2, 4],
  [8, 5, 9, 3, 5, 5],
  [9, 8, 12, 5, [5, 'water'], null],
]);
const RAIN_OF_BLOOD = craft('rain-of-blood', 'raining', 'attack', 'attack', 'fire', [
  [2, 3, 6, 1, 2, 1],
  [3, 5, 8, 1, 2, 3],
  [3, 6, 11, 2, 3, 4],
  [4, 7, 14, 3, 5, null],
]);
const FLEET_FOOTED = craft('fleet-footed', 'wingfoot', 'move', 'move', 'lightning', [
  [5, 3, 5, 1, 2, 2],
  [5, 5, 9, 2, 3, 4],
  [6, 6, 11, 4, [3, 'lightning'], 6],
  [7, 8, 14, 5, [4, 'lightning'], null],
]);
const DETERMINED_MARCH = craft('determined-march', 'mountain-climbing', 'attack', 'move', 'shadow', [
  [2, 3, 5, 2, 2, 2],
  [3, 4, 7, 3, 3, 3],
  [4, 5, 9, 5, 3, 5],
  [5, 5, 12, 6, [4, 'shadow'], null],
]);

const armourOf = (printed: Row[4]): Armour =>
  typeof printed === 'number' ? { value: printed, element: null } : { value: printed[0], element: printed[1] };

/** In seven of eight groups every encounter type occurs twice; the enemies of level 4 break the pattern. */
const SUSPECT: Doubt = { level: 4, figure: 'encounter', confidence: 'conflict' };

function mage(
  element: Element,
  { id, icon, basic, enhanced, needs, rows }: Sheet,
  kind: EncounterKind,
  types: readonly number[],
  hardship: Hardship,
  hardshipLevel: number,
  doubts: readonly Doubt[] = [],
): MageCard {
  const faces = rows.map(
    ([initiative, plain, charged, boost, armour, cost], i): Face => ({
      level: i + 1,
      initiative,
      basic: { kind: basic, value: plain },
      enhanced: { kind: enhanced, value: charged, element: needs },
      boost,
      armour: armourOf(armour),
      cost,
      encounter: { kind, type: types[i] ?? 0 },
      hardship: i + 1 === hardshipLevel ? hardship : null,
    }),
  );
  const confidence: Confidence = 'single';
  return {
    id: `${element}-${id}`,
    craft: id,
    element,
    faces,
    confidence,
    doubts: kind === 'enemy' ? [SUSPECT, ...doubts] : doubts,
    icon,
  };
}

/** What lies in the box (ETCH-1.2). */
export const BOX_CARDS: readonly MageCard[] = [
  mage('water', ICE_WALL, 'journey', [2, 2, 1, 3], 'storm', 2),
  mage('water', DESTRUCTION, 'enemy', [1, 1, 3, 4], 'hazards', 1),
  mage('water', SWORD_OF_LIGHT, 'journey', [2, 1, 3, 1], 'nightTravel', 2),
  mage('water', BRUTE_FORCE, 'enemy', [1, 3, 1, 2], 'ambush', 1),
  mage('fire', ICE_WALL, 'journey', [3, 4, 2, 3], 'storm', 1),
  mage('fire', BURNING_BRIDGES, 'enemy', [2, 1, 3, 4], 'hazards', 1),
  mage('fire', MOTIVATED_FLIGHT, 'journey', [3, 3, 4, 1], 'nightTravel', 3),
  // An earlier version of the source gives level 3 a storm.
  mage('fire', ADAPT, 'enemy', [2, 3, 1, 2], 'ambush', 1, [{ level: 3, figure: 'hardship', confidence: 'conflict' }]),
  mage('lightning', RIVER_SWIFTNESS, 'journey', [4, 1, 2, 4], 'storm', 4),
  mage('lightning', RAIN_OF_BLOOD, 'enemy', [3, 2, 4, 4], 'hazards', 1),
  mage('lightning', FLEET_FOOTED, 'journey', [4, 3, 4, 2], 'nightTravel', 2),
  mage('lightning', ADAPT, 'enemy', [3, 4, 2, 2], 'hazards', 4),
  mage('shadow', RIVER_SWIFTNESS, 'journey', [1, 2, 3, 4], 'storm', 3),
  mage('shadow', RAIN_OF_BLOOD, 'enemy', [4, 2, 4, 1], 'ambush', 3),
  mage('shadow', FLEET_FOOTED, 'journey', [1, 4, 1, 2], 'nightTravel', 4),
  mage('shadow', DETERMINED_MARCH, 'enemy', [4, 4, 2, 2], 'ambush', 3),
];

/** What has been added to it: new matches are played with these too, a scenario with those that its `content` names. */
export const ADDED_CARDS: readonly MageCard[] = [];

/** All that ship. */
export const MAGE_CARDS: readonly MageCard[] = [...BOX_CARDS, ...ADDED_CARDS];

/** Choices name cards by numbers below this, and states mark them by bits. */
export const CARD_PLACES = 32;
