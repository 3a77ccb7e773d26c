// The four dragons. One second-hand source knows the first; the other three are ours.
import type { Dragon } from './verbs.ts';

export const DRAGON_IDS = ['burhast', 'proposed-water', 'proposed-lightning', 'proposed-shadow'] as const;
export type DragonId = (typeof DRAGON_IDS)[number];

export const DRAGONS: readonly (Dragon & { readonly id: DragonId })[] = [
  {
    id: 'burhast',
    icon: 'spiked-dragon-head',
    confidence: 'single',
    initiative: 13,
    initialDamage: 4,
    armour: [
      { value: 2, element: 'fire' },
      { value: 1, element: 'shadow' },
    ],
    journey: {
      element: 'fire',
      tiers: [
        { points: 13, time: 3 },
        { points: 17, time: 2 },
        { points: 21, time: 1 },
      ],
    },
    battle: {
      element: 'fire',
      tiers: [
        { hp: 20, attack: 17 },
        { hp: 25, attack: 13 },
        { hp: 29, attack: 8 },
      ],
    },
  },
  {
    id: 'proposed-water',
    icon: 'sea-dragon',
    confidence: 'invented',
    initiative: 18,
    initialDamage: 6,
    armour: [
      { value: 4, element: 'water' },
      { value: 2, element: 'fire' },
    ],
    journey: {
      element: 'water',
      tiers: [
        { points: 18, time: 3 },
        { points: 23, time: 2 },
        { points: 27, time: 1 },
      ],
    },
    battle: {
      element: 'water',
      tiers: [
        { hp: 20, attack: 25 },
        { hp: 25, attack: 21 },
        { hp: 30, attack: 17 },
      ],
    },
  },
  {
    id: 'proposed-lightning',
    icon: 'dragon-spiral',
    confidence: 'invented',
    initiative: 24,
    initialDamage: 12,
    armour: [
      { value: 3, element: 'lightning' },
      { value: 2, element: 'water' },
    ],
    journey: {
      element: 'lightning',
      tiers: [
        { points: 21, time: 4 },
        { points: 26, time: 2 },
        { points: 30, time: 1 },
      ],
    },
    battle: {
      element: 'lightning',
      tiers: [
        { hp: 18, attack: 15 },
        { hp: 23, attack: 11 },
        { hp: 28, attack: 8 },
      ],
    },
  },
  {
    id: 'proposed-shadow',
    icon: 'wyvern',
    confidence: 'invented',
    initiative: 12,
    initialDamage: 5,
    armour: [
      { value: 2, element: 'shadow' },
      { value: 2, element: 'fire' },
    ],
    journey: {
      element: 'shadow',
      tiers: [
        { points: 19, time: 3 },
        { points: 23, time: 2 },
        { points: 28, time: 0 },
      ],
    },
    battle: {
      element: 'shadow',
      tiers: [
        { hp: 25, attack: 19 },
        { hp: 29, attack: 14 },
        { hp: 34, attack: 8 },
      ],
    },
  },
];
