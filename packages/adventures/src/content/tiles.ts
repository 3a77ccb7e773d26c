// The seventy terrain tiles in their families, and the two portal tiles. What a tile says is done by the hero who reveals it.
import {
  again,
  andThen,
  canPay,
  choose,
  damageTo,
  discardChosen,
  discardRandom,
  draw,
  type Effect,
  every,
  gainCp,
  half,
  handOf,
  heal,
  iff,
  letThem,
  loseCp,
  may,
  numbers,
  pick,
  playUpgrade,
  removeEveryStatus,
  removeStatus,
  repeat,
  returnCard,
  roll,
  someStatus,
  strip,
  when,
} from '@wyrmtable/dice-throne/content';
import type { Confidence } from '@wyrmtable/kernel';
import type { Level } from './enemies.ts';
import type { StatusId, TileFamily, TileId } from './ids.ts';
import { lootWords } from './words.ts';

const { call, gain, give, on } = lootWords;

export interface Tile {
  readonly id: TileId;
  readonly level: Level;
  readonly cp: number;
  readonly gold: number;
  readonly effects: readonly Effect[];
  /** The level of the minion that waits there, or 0. */
  readonly minion: 0 | Level;
  /** King's Hands that this minion gets on top. */
  readonly hands: number;
  readonly confidence: Confidence;
}

interface Family {
  readonly id: TileFamily;
  /** CP and gold of the three levels, and whether a minion of the tile's level is printed on it. */
  readonly cp?: readonly number[];
  readonly gold?: readonly number[];
  readonly minion?: false;
  /** Levels at which nobody waits there, though a minion is printed at the others. */
  readonly quiet?: readonly Level[];
  /** Levels at which it is a place to rest: nobody waits there, and every hero heals. */
  readonly haven?: readonly Level[];
  readonly effects: (level: Level) => readonly Effect[];
  readonly confidence: readonly [Confidence, Confidence, Confidence];
}

const TEAM = 'teammates-and-self' as const;
const gold = (amount: number): Effect => call('gold', amount);
const spawn = (level: number): Effect => call('spawn', level);
const chest = (level: number): Effect => call('chest', level);
/** The revealing hero alone, then a teammate as well, then everybody. */
const spreading =
  (...statuses: StatusId[]) =>
  (level: Level): Effect[] => {
    if (level === 3) return [every(TEAM, ...statuses.map((status) => give(status)))];
    const own = statuses.map((status) => gain(status));
    return level === 1
      ? own
      : [
          ...own,
          pick(
            'teammates',
            statuses.map((status) => give(status)),
          ),
        ];
  };
const respite = (level: Level): Effect => every(TEAM, heal(level + 3, 'picked'));
const everybody = (...effects: Effect[]): Effect => every(TEAM, letThem('picked', ...effects));
/** The pond may be asked again for 1 CP, as often as they last (ADV-R4). */
const pond = (level: number): Effect[] => [
  roll(1),
  again(1),
  on(numbers(1, 2), gain('parasite')),
  on(numbers(3, 4), heal(level + 2)),
  on(numbers(5, 6), every(TEAM, heal(level + 1, 'picked'))),
];

const FAMILIES: readonly Family[] = [
  {
    id: 'ivory',
    gold: [1, 2, 3],
    effects: spreading('back-strike', 'wither'),
    confidence: ['sourced', 'single', 'invented'],
  },
  {
    id: 'stained',
    minion: false,
    effects: (n) => [choose([gold(n + 1), spawn(n)], [damageTo('self', n + 1), call('explore')])],
    confidence: ['single', 'invented', 'invented'],
  },
  {
    id: 'thorn',
    effects: (n) => [
      roll(1),
      on(numbers(1, 2), strip('positive', n, 'self')),
      on(numbers(3, 4), gain('barbed-vine'), ...(n > 1 ? [gain('entangle')] : [])),
      on(numbers(5, 6), gold(n)),
    ],
    confidence: ['single', 'single', 'single'],
  },
  {
    id: 'lonely',
    haven: [3],
    effects: (n) => (n === 1 ? [may(playUpgrade('hand', 2))] : [playUpgrade('deck', n)]),
    confidence: ['sourced', 'single', 'invented'],
  },
  {
    id: 'reflection',
    minion: false,
    effects: (n) => [
      roll(1),
      on(numbers(1, 2), ...(n === 3 ? [every(TEAM, give('concussion'))] : [gain('concussion')])),
      on(n === 1 ? numbers(3, 5) : numbers(3, 4), spawn(n)),
      on(n === 1 ? numbers(6, 6) : numbers(5, 6), gainCp(n)),
    ],
    confidence: ['single', 'invented', 'invented'],
  },
  { id: 'pensive', quiet: [2, 3], effects: pond, confidence: ['single', 'invented', 'invented'] },
  {
    id: 'solar',
    quiet: [2],
    gold: [1, 2, 3],
    effects: (n) => [...(n < 3 ? [strip('positive', 1, 'self')] : []), ...spreading('blind')(n)],
    confidence: ['single', 'invented', 'single'],
  },
  {
    id: 'caves',
    quiet: [2],
    gold: [1, 2, 3],
    effects: spreading('parasite'),
    confidence: ['single', 'invented', 'invented'],
  },
  {
    id: 'void',
    effects: (n) => [
      removeEveryStatus('self'),
      iff(canPay(2), [may(loseCp(2, 'self'), returnCard, ...(n === 3 ? [returnCard] : []))]),
    ],
    confidence: ['single', 'single', 'invented'],
  },
  {
    id: 'emerald',
    cp: [1, 1, 1],
    haven: [1],
    effects: (n) => {
      if (n === 1) return [iff(someStatus('self'), [removeStatus('self')])];
      return n === 2 ? [removeEveryStatus('self')] : [every(TEAM, removeEveryStatus('picked'))];
    },
    confidence: ['invented', 'sourced', 'single'],
  },
  {
    id: 'citadel',
    cp: [1, 2, 3],
    haven: [1, 3],
    effects: (n) => [everybody(...(n === 1 ? [] : [repeat(half(handOf('self')), discardChosen('self'))]), draw(n))],
    confidence: ['invented', 'single', 'invented'],
  },
  {
    id: 'town',
    haven: [1, 2],
    effects: (n) => [
      ...Array.from({ length: n === 3 ? 2 : 1 }, () => discardRandom('self')),
      n === 1 ? pick('teammates', [letThem('picked', draw(1))]) : every('teammates', letThem('picked', draw(1))),
    ],
    confidence: ['invented', 'guess', 'single'],
  },
  {
    id: 'vault',
    cp: [1, 1, 1],
    quiet: [2, 3],
    effects: (n) => [choose([chest(n)], [roll(1), on(n === 3 ? numbers(5, 6) : numbers(4, 6), chest(n + 1))])],
    confidence: ['single', 'invented', 'invented'],
  },
  {
    id: 'salt',
    minion: false,
    effects: (n) => [
      choose(
        [spawn(n)],
        [roll(1), on(numbers(1, 3), n === 3 ? call('spawn-swift', 3) : spawn(n + 1)), on(numbers(4, 6), gold(n + 1))],
      ),
    ],
    confidence: ['single', 'invented', 'invented'],
  },
  {
    id: 'everglades',
    minion: false,
    effects: (n) => [choose([spawn(n)], [chest(n), n === 3 ? call('spawn-swift', 3) : spawn(n + 1)])],
    confidence: ['single', 'invented', 'invented'],
  },
  {
    id: 'alley',
    cp: [1, 2, 3],
    effects: (n) => [repeat(n, discardChosen('self'))],
    confidence: ['single', 'invented', 'invented'],
  },
  {
    id: 'scorched',
    gold: [1, 2, 3],
    effects: (n) => [damageTo('self', n)],
    confidence: ['invented', 'single', 'invented'],
  },
  {
    id: 'toll',
    minion: false,
    effects: (n) => [choose(when(canPay(n + 1), loseCp(n + 1, 'self')), [spawn(n)])],
    confidence: ['invented', 'single', 'invented'],
  },
  {
    id: 'bazaar',
    haven: [1, 3],
    effects: (n) => [
      repeat(handOf('self'), may(discardChosen('self'), gainCp(1))),
      iff(canPay(n), [may(loseCp(n, 'self'), chest(n))]),
    ],
    confidence: ['invented', 'single', 'invented'],
  },
  {
    id: 'bog',
    quiet: [1],
    cp: [1, 2, 3],
    gold: [1, 2, 3],
    effects: (n) => [gain('poison', n)],
    confidence: ['invented', 'single', 'invented'],
  },
  {
    id: 'volcano',
    quiet: [1, 2],
    gold: [1, 2, 3],
    effects: (n) => (n === 3 ? spreading('burn')(n) : [roll(1), on(numbers(1, 2), ...spreading('burn')(n))]),
    confidence: ['invented', 'invented', 'single'],
  },
  {
    id: 'roots',
    quiet: [1, 2],
    gold: [1, 2, 3],
    effects: spreading('entangle'),
    confidence: ['invented', 'invented', 'single'],
  },
];

const LEVELS = [1, 2, 3] as const;
const ROMAN = ['i', 'ii', 'iii'] as const;

function tilesOf({ id, cp, gold: coins, minion, quiet = [], haven = [], effects, confidence }: Family): Tile[] {
  return LEVELS.map((level, i) => ({
    id: `${id}-${ROMAN[i] ?? 'i'}`,
    level,
    cp: cp?.[i] ?? 0,
    gold: coins?.[i] ?? 0,
    effects: [...(haven.includes(level) ? [respite(level)] : []), ...effects(level)],
    minion: minion === false || quiet.includes(level) || haven.includes(level) ? 0 : level,
    hands: 0,
    confidence: confidence[i] ?? 'invented',
  }));
}

const highest = (id: TileId, cp: number, coins: number, hands: number, ...effects: Effect[]): Tile => ({
  id,
  level: 4,
  cp,
  gold: coins,
  effects,
  minion: 4,
  hands,
  confidence: 'invented',
});

export const TILES: readonly Tile[] = [
  ...FAMILIES.flatMap(tilesOf),
  highest('throne-gate-iv', 2, 3, 0, chest(2)),
  highest('dragon-maw-iv', 2, 5, 0, every(TEAM, give('burn'))),
  highest('chaos-rift-iv', 2, 0, 0, choose([gain('hex'), gold(4)], [damageTo('self', 4), andThen, draw(3)])),
  highest('obsidian-court-iv', 3, 4, 1, everybody(discardChosen('self'), draw(2))),
];

/** The start, which lies face up from the beginning, and the Boss Portal with its guard (ADV-8.6). */
export const PORTALS: readonly Omit<Tile, 'level'>[] = [
  { id: 'crimson-sands', cp: 0, gold: 0, effects: [], minion: 0, hands: 0, confidence: 'sourced' },
  { id: 'boss-portal', cp: 2, gold: 3, effects: [], minion: 4, hands: 1, confidence: 'single' },
];
