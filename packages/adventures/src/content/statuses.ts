// The tokens of Adventures: those Dice Throne does not know yet, and the whole list of the box (ADV-26).
import {
  addDamage,
  aim,
  atLeast,
  attacks,
  countOf,
  damageTo,
  discardRandom,
  dropOne,
  extraOffence,
  iff,
  mustReroll,
  numbers,
  pick,
  reaches,
  roll,
  type Status,
  separately,
  statusesOn,
  stealHealth,
} from '@wyrmtable/dice-throne/content';
import { lootWords } from './words.ts';

const { companion, loseToken, negative, on, perToken, positive, unique, use } = lootWords;

const NO_LIMIT = 99;
const boost = (damage: 1 | 2 | 3 | 4): Status =>
  positive(`boost-${damage}`, 2, 'sword-brandish', {
    uses: [use('own-attack', [addDamage(damage)])],
    hooks: { group: { name: 'boost', limit: 2 }, overflow: [dropOne('boost')] },
  });

export const NEW_STATUSES: readonly Status[] = [
  boost(1),
  boost(2),
  boost(3),
  boost(4),
  positive('chaos', 6, 'star-swirl'),
  unique('silence', 1, 'silenced', { removable: true, movable: true, hooks: { mutes: true, endsWith: 'turn' } }),
  unique('hex', 1, 'cursed-star', { removable: true, hooks: { blanks: 6, endsWith: 'turn' } }),
  unique('dominance', 1, 'puppet', {
    removable: true,
    hooks: {
      attacking: [
        roll(1),
        on(
          numbers(1, 1),
          iff(atLeast(countOf('teammates'), 1), [pick('teammates', [aim])], [discardRandom('self')]),
          loseToken('dominance'),
        ),
        on(numbers(6, 6), loseToken('dominance')),
      ],
    },
  }),
  unique('life-siphon', 2, 'life-tap', {
    persistent: true,
    removable: true,
    hooks: { rollEnd: [iff(attacks(), [stealHealth(perToken('life-siphon'))])] },
  }),
  negative('parasite', 1, 'maggot', {
    hooks: {
      upkeep: [iff(atLeast(statusesOn('self', 'positive'), 1), [damageTo('self', 1, 'normal')])],
      lessened: [loseToken('parasite'), separately('self', 3)],
    },
  }),
  unique('kings-hand', NO_LIMIT, 'crown', {
    hooks: {
      secondWind: [loseToken('kings-hand'), roll(1), iff(reaches('hand-from'), [extraOffence])],
      contests: [loseToken('kings-hand'), roll(1), iff(reaches('hand-from'), [mustReroll('picked')])],
      perTurn: 'hand-most',
    },
  }),
  unique('salve', NO_LIMIT, 'health-potion', { hooks: { rescues: { health: 1 } } }),
  // A King's Hand in the versus modes (ADV-23.4): the same token with rules of its own.
  unique('versus-hand', 5, 'crown'),
  // What a Phoenix Feather leaves on a hero who is about to fall, and a druid's other shape: no tokens of the box.
  companion('phoenix', 1, 'feather', { hooks: { saves: true, savesAt: 3, passing: true } }),
  companion('elk-form', 1, 'deer-head'),
];

/** Everything that lies in the box as a token, with First Strike, which only marks a minion (ADV-26.18). */
export const STATUS_IDS = [
  'back-strike',
  'barbed-vine',
  'bleed',
  'blind',
  'boost-1',
  'boost-2',
  'boost-3',
  'boost-4',
  'bounty',
  'burn',
  'chaos',
  'concussion',
  'dominance',
  'entangle',
  'evasive',
  'flight',
  'hex',
  'kings-hand',
  'knockdown',
  'life-siphon',
  'parasite',
  'poison',
  'salve',
  'shadows',
  'silence',
  'stun',
  'targeted',
  'wither',
  'first-strike',
] as const;
