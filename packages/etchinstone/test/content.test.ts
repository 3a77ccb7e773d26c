// What is in the box: every figure against the list they were read from, and what the figures have in common.
import { readFileSync } from 'node:fs';
import { isRefusal, readOptions } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { BOX_CARDS, MAGE_CARDS } from '../src/content/cards.ts';
import { shippedContent } from '../src/content/catalogue.ts';
import { DRAGON_IDS, DRAGONS } from '../src/content/dragons.ts';
import { DIFFICULTIES, DIFFICULTY_IDS } from '../src/content/figures.ts';
import { cardNumber, cardOf, dragonOf, effectOf, enemyOf, faceOf, journeyOf } from '../src/content/library.ts';
import { REGIONS } from '../src/content/regions.ts';
import { TRAITS } from '../src/content/traits.ts';
import {
  ABILITIES,
  type Charged,
  DANGERS,
  ELEMENTS,
  type Element,
  type Face,
  HARDSHIPS,
  type MageCard,
} from '../src/content/verbs.ts';
import { etchinstone } from '../src/game.ts';

const of = shippedContent();

const lines = readFileSync(new URL('figures.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const starting = (ids: readonly string[]) => lines.filter((line) => ids.includes(line.split(' ')[0] ?? ''));
const charged = ({ value, element }: Charged) => `${value}:${element}`;

function cardLine(card: MageCard, face: Face): string {
  const { level, initiative, basic, enhanced, boost, armour, cost, encounter, hardship } = face;
  const suspect = card.doubts.some((doubt) => doubt.level === level && doubt.figure === 'encounter');
  return [
    card.id,
    level,
    initiative,
    `${basic.kind}:${basic.value}`,
    `${enhanced.element}:${enhanced.kind}:${enhanced.value}`,
    boost,
    armour.element === null ? armour.value : `${armour.value}:${armour.element}`,
    cost ?? '-',
    `${encounter.kind}:${encounter.type}${suspect ? '?' : ''}`,
    hardship ?? '-',
  ].join(' ');
}

// rules: ETCH-1.2, ETCH-2.1
test('sixteen Mage cards have four levels each, with the figures of the list', () => {
  expect(BOX_CARDS.flatMap((card) => card.faces.map((face) => cardLine(card, face)))).toEqual(
    starting(BOX_CARDS.map(({ id }) => id)),
  );
});

// rules: ETCH-1.4, ETCH-1.5, ETCH-1.6
test('every region has four enemies and four journeys, with the figures of the list', () => {
  const ids = REGIONS.map(({ id }) => id);
  const found = REGIONS.flatMap(({ id, enemies }) =>
    enemies.map(({ type, hp, initiative, attack, armour, ability, xp }) =>
      [id, type, hp, initiative, charged(attack), armour.map(charged).join('+'), ability ?? '-', xp].join(' '),
    ),
  ).concat(
    REGIONS.flatMap(({ id, journeys }) =>
      journeys.map(({ type, points, time, danger, xp }) =>
        [id, type, charged(points), time, danger ?? '-', xp].join(' '),
      ),
    ),
  );
  expect(found).toEqual(starting(ids));
  for (const { enemies, journeys } of REGIONS) {
    expect(enemies.map(({ type }) => type)).toEqual([1, 2, 3, 4]);
    expect(journeys.map(({ type }) => type)).toEqual([1, 2, 3, 4]);
  }
});

// rules: ETCH-1.7
test('four dragons have three rising tiers of each sort, with the figures of the list', () => {
  const found = DRAGONS.map(({ id, initiative, initialDamage, armour, journey, battle }) =>
    [
      id,
      initiative,
      initialDamage,
      armour.map(charged).join('+'),
      journey.element,
      journey.tiers.map(({ points, time }) => `${points}/${time}`).join(','),
      battle.element,
      battle.tiers.map(({ hp, attack }) => `${hp}/${attack}`).join(','),
    ].join(' '),
  );
  expect(found).toEqual(starting(DRAGON_IDS));
  const rising = (values: readonly number[]) => values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));
  for (const { journey, battle } of DRAGONS) {
    // A21: a better result never hurts more.
    expect(rising(journey.tiers.map(({ points }) => points))).toBe(true);
    expect(rising(journey.tiers.map(({ time }) => -time))).toBe(true);
    expect(rising(battle.tiers.map(({ hp }) => hp))).toBe(true);
    expect(rising(battle.tiers.map(({ attack }) => -attack))).toBe(true);
  }
});

// rules: ETCH-1.1, ETCH-2.2
test('the box: 16 Mage cards, and four regions and four dragons on two cards each', () => {
  expect(BOX_CARDS).toHaveLength(16);
  expect(BOX_CARDS.every(({ faces }) => faces.length === 4)).toBe(true);
  expect(REGIONS).toHaveLength(4);
  expect(DRAGONS.map(({ id }) => id)).toEqual([...DRAGON_IDS]);
  expect(DRAGON_IDS).toHaveLength(4);
  const ids = [...MAGE_CARDS, ...REGIONS, ...DRAGONS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

// rules: ETCH-1.8
test('there are four elements, and every pair of own and required element is on one card', () => {
  expect(ELEMENTS).toEqual(['water', 'fire', 'lightning', 'shadow']);
  const pairs = BOX_CARDS.map(({ element, faces: [face] }) => `${element} ${face?.enhanced.element}`);
  expect(new Set(pairs).size).toBe(16);
  for (const { enemies, journeys } of REGIONS) {
    expect(enemies.map(({ attack }) => attack.element).sort()).toEqual([...ELEMENTS].sort());
    expect(journeys.map(({ points }) => points.element).sort()).toEqual([...ELEMENTS].sort());
  }
});

// rules: ETCH-1.9
test('nothing on a dragon but what the rules use: no crystal', () => {
  for (const dragon of DRAGONS) {
    expect(Object.keys(dragon).sort()).toEqual(
      ['armour', 'battle', 'confidence', 'icon', 'id', 'initialDamage', 'initiative', 'journey'].sort(),
    );
  }
});

test('each card has its hardship on one level; ambush and hazards are for enemies, night and storm for journeys', () => {
  for (const { faces } of MAGE_CARDS) {
    expect(faces.filter(({ hardship }) => hardship !== null)).toHaveLength(1);
    expect(new Set(faces.map(({ encounter }) => encounter.kind)).size).toBe(1);
    for (const { hardship, encounter } of faces) {
      if (hardship === null) continue;
      expect(['ambush', 'hazards'].includes(hardship)).toBe(encounter.kind === 'enemy');
    }
  }
  const all = BOX_CARDS.flatMap(({ faces }) => faces.flatMap(({ hardship }) => hardship ?? []));
  for (const hardship of HARDSHIPS) expect(all.filter((one) => one === hardship)).toHaveLength(4);
});

test('no figure falls as the level rises, and only the last level cannot rise', () => {
  for (const { faces } of MAGE_CARDS) {
    faces.forEach((face, i) => {
      const below = faces[i - 1];
      expect(face.cost === null).toBe(face.level === 4);
      if (below === undefined) return;
      expect(face.initiative).toBeGreaterThanOrEqual(below.initiative);
      expect(face.boost).toBeGreaterThanOrEqual(below.boost);
      expect(face.armour.value).toBeGreaterThanOrEqual(below.armour.value);
      expect(face.basic.value).toBeGreaterThanOrEqual(below.basic.value);
      expect(face.enhanced.value).toBeGreaterThanOrEqual(below.enhanced.value);
    });
  }
});

/** Mean of a figure over all levels of the cards whose enhanced action asks for that element. */
function mean(element: Element, figure: (face: Face) => number | null): number {
  const values = BOX_CARDS.flatMap(({ faces }) => faces)
    .filter(({ enhanced }) => enhanced.element === element)
    .flatMap((face) => figure(face) ?? []);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The element whose cards are best at it. */
function best(figure: (face: Face) => number | null): Element {
  return ELEMENTS.reduce((one, other) => (mean(other, figure) > mean(one, figure) ? other : one));
}

// rules: ETCH-23.1, ETCH-23.2
test('the elements keep the profiles of the rulebook', () => {
  const attack = ({ enhanced }: Face) => (enhanced.kind === 'attack' ? enhanced.value : null);
  const move = ({ enhanced }: Face) => (enhanced.kind === 'move' ? enhanced.value : null);
  expect(best(({ armour }) => armour.value)).toBe('water');
  expect(best(attack)).toBe('fire');
  expect(best(move)).toBe('lightning');
  expect(best(({ boost }) => boost)).toBe('shadow');
  expect(best(({ cost }) => cost)).toBe('lightning');
  const mixes = BOX_CARDS.flatMap(({ faces }) => faces).filter(
    ({ basic, enhanced }) => basic.kind === 'both' || basic.kind !== enhanced.kind,
  );
  expect(new Set(mixes.map(({ enhanced }) => enhanced.element))).toEqual(new Set(['shadow']));
});

// rules: ETCH-23.3
test('where the cards depart from the profiles the cards decide', () => {
  // Said to have very low boost and attack; the cards are middling, and the engine reads the cards.
  expect(mean('lightning', ({ boost }) => boost)).toBeGreaterThan(mean('fire', ({ boost }) => boost));
  expect(faceOf(of, cardNumber(of, 'water-sword-of-light'), 4).boost).toBe(4);
});

// rules: ETCH-23.5
test('the variants that the rulebook only names are no options', () => {
  expect(Object.keys(etchinstone.options.properties).sort()).toEqual([
    'cavalier',
    'difficulty',
    'dragon',
    'glassCannon',
  ]);
  const refused = readOptions(etchinstone, { variant: 'challenge' }, 1);
  expect(isRefusal(refused) && refused.refused).toBe('bad-options');
});

test('options left out get their defaults, wrong ones are refused', () => {
  expect(readOptions(etchinstone, {}, 1)).toEqual({
    difficulty: 'normal',
    dragon: 'burhast',
    cavalier: false,
    glassCannon: false,
  });
  for (const raw of [{ difficulty: 'brutal' }, { dragon: 'proposed-fire' }, { cavalier: 1 }, { glassCannon: 'yes' }]) {
    expect(isRefusal(readOptions(etchinstone, raw, 1))).toBe(true);
  }
  expect(isRefusal(readOptions(etchinstone, {}, 2))).toBe(true);
  for (const difficulty of DIFFICULTY_IDS)
    expect(readOptions(etchinstone, { difficulty }, 1)).toMatchObject({ difficulty });
  for (const dragon of DRAGON_IDS) expect(readOptions(etchinstone, { dragon }, 1)).toMatchObject({ dragon });
  expect(Object.keys(DIFFICULTIES)).toEqual([...DIFFICULTY_IDS]);
});

test('every hardship, ability and danger has effects of its own, and a trait that is not there has none', () => {
  expect(TRAITS.map(({ id }) => id)).toEqual([...HARDSHIPS, ...ABILITIES, ...DANGERS]);
  const verbs = TRAITS.flatMap(({ effects }) => effects.map(({ verb }) => verb));
  expect(new Set(verbs).size).toBe(TRAITS.length);
  expect(effectOf(of, 'poison', null, null)).toBe(null);
  expect(effectOf(of, 'poison', 'storm', 'poison')).toMatchObject({ one: 1, both: 2 });
  expect(effectOf(of, 'damage-per-time', 'storm', 'poison')).toMatchObject({ damage: 1 });
});

test('figures carry how sure they are', () => {
  expect(new Set(BOX_CARDS.map(({ confidence }) => confidence))).toEqual(new Set(['single']));
  const doubts = BOX_CARDS.flatMap(({ id, doubts }) => doubts.map(({ level, figure }) => `${id} ${level} ${figure}`));
  expect(doubts.filter((doubt) => doubt.endsWith('4 encounter'))).toHaveLength(8);
  expect(doubts).toContain('fire-adapt 3 hardship');
  expect(doubts).toHaveLength(9);
  expect(DRAGONS.map(({ confidence }) => confidence)).toEqual(['single', 'invented', 'invented', 'invented']);
  expect(journeyOf(of, 4, 4).confidence).toBe('conflict');
  const journeys = REGIONS.flatMap((region) => region.journeys);
  expect(journeys.filter(({ confidence }) => confidence === 'sourced')).toHaveLength(15);
  expect(REGIONS.flatMap(({ enemies }) => enemies).every(({ confidence }) => confidence === 'sourced')).toBe(true);
});

test('what is not there is refused loudly', () => {
  expect(cardNumber(of, 'water-wings')).toBe(-1);
  expect(() => cardOf(of, MAGE_CARDS.length)).toThrow(RangeError);
  expect(() => faceOf(of, 0, 5)).toThrow(RangeError);
  expect(() => enemyOf(of, 5, 1)).toThrow(RangeError);
  expect(() => enemyOf(of, 1, 5)).toThrow(RangeError);
  expect(() => journeyOf(of, 1, 0)).toThrow(RangeError);
  expect(dragonOf(of, 'burhast').initiative).toBe(13);
});
