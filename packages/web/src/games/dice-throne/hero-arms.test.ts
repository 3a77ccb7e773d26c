// Shields that can be told apart and read.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Colour, HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { expect, it } from 'vitest';
import { heroArms } from './hero-arms.ts';

const TOKENS = readFileSync(fileURLToPath(new URL('../../pieces/tokens.css', import.meta.url)), 'utf8');

type Oklab = readonly [l: number, a: number, b: number];

const LOOKS = new Map(HERO_BOXES.map(({ hero, look }) => [hero.id, look]));

/** A hero's colours come with its box, everybody else's stand in the sheet. */
function written(id: string, name: 'deep' | 'lit'): Colour {
  const look = LOOKS.get(id);
  if (look !== undefined) return look.accent[name];
  const found = new RegExp(
    String.raw`\[data-accent="${id}"\] \{[^}]*--accent-${name}: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`,
  ).exec(TOKENS);
  if (found === null) throw new Error(`${id} has no ${name} colour`);
  const [l = 0, c = 0, h = 0] = found.slice(1).map(Number);
  return [l, c, h];
}

function colour(id: string, name: 'deep' | 'lit'): Oklab {
  const [l, c, h] = written(id, name);
  const turn = (h * Math.PI) / 180;
  return [l, c * Math.cos(turn), c * Math.sin(turn)];
}

/** Relative luminance, as WCAG reckons contrast. */
function luminance([l, a, b]: Oklab): number {
  const cone = (x: number, y: number) => (l + x * a + y * b) ** 3;
  const long = cone(0.3963377774, 0.2158037573);
  const middle = cone(-0.1055613458, -0.0638541728);
  const short = cone(-0.0894841775, -1.291485548);
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  return 0.2126 * Math.max(0, red) + 0.7152 * Math.max(0, green) + 0.0722 * Math.max(0, blue);
}

const contrast = (a: Oklab, b: Oklab): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

/** Fighters of a larger game have their colours in the same sheet. */
const FURTHER = [
  'minion-1',
  'minion-2',
  'minion-3',
  'minion-4',
  'fallen-barbarian',
  'fallen-gunslinger',
  'fallen-monk',
  'mad-king',
];

const HEROES = HERO_BOXES.map(({ hero }) => hero);

it('gives everybody a charge that can be read on its field', () => {
  for (const id of [...HEROES.map((hero) => hero.id), ...FURTHER])
    expect(contrast(colour(id, 'deep'), colour(id, 'lit')), id).toBeGreaterThan(4.5);
});

it('leaves no two heroes alike: another charge each, and fields or charges of another colour', () => {
  expect(new Set(HEROES.map(({ id }) => heroArms(id).charge)).size).toBe(HEROES.length);
  const distance = (a: Oklab, b: Oklab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  for (const one of HEROES)
    for (const other of HEROES) {
      if (one.id >= other.id) continue;
      const apart =
        distance(colour(one.id, 'deep'), colour(other.id, 'deep')) +
        distance(colour(one.id, 'lit'), colour(other.id, 'lit'));
      expect(apart, `${one.id} and ${other.id}`).toBeGreaterThan(0.1);
    }
});
