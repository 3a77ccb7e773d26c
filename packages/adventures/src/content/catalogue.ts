// Everything Adventures ships, Dice Throne's heroes included, and the library of what a campaign names.

import { HEROES, type Hero, STATUSES, type Status } from '@wyrmtable/dice-throne';
import type { ActionCard, Effect } from '@wyrmtable/dice-throne/content';
import {
  addShelf,
  boxesIn,
  COMMON_CARDS,
  compile,
  knowStatuses,
  type Scene,
  unboxHero,
} from '@wyrmtable/dice-throne/lead';
import {
  type Amendment,
  catalogue,
  idOfRef,
  LOT,
  type Manifest,
  openedKey,
  partsOfContent,
  type Stocked,
  wordsIn,
} from '@wyrmtable/kernel';
import { playable } from '#playable';
import { CROWN, HAND_RESULTS } from './crown.ts';
import { DIFFICULTIES, type Difficulty } from './difficulties.ts';
import type { Boss, BossCard, Minion } from './enemies.ts';
import { LEGACY_PACKS, VISEER } from './legacy.ts';
import { type AdventureLibrary, type Figures, libraryFrom, type PortalTile } from './library.ts';
import type { LootCard } from './loot-card.ts';
import { LOOT_TABLE } from './loot-table.ts';
import { MAPS, type PortalMap } from './maps.ts';
import { PRICES } from './prices.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { BOSSES, EXTRA_MINIONS, LOOT, MINIONS } from './shipped.ts';
import { NEW_STATUSES } from './statuses.ts';
import { PORTALS, TILES, type Tile } from './tiles.ts';

/** Rules that were changed since matches are kept; see docs/editions.md. */
export const AMENDMENTS: readonly Amendment[] = [
  { id: 'enemies-know-no-hands', since: '2026-11-18', rules: ['ADV-4.7'] },
];

const SHIPPED = playable({
  heroes: HEROES,
  throneStatuses: STATUSES,
  statuses: NEW_STATUSES,
  minions: [...MINIONS, ...EXTRA_MINIONS, VISEER],
  bosses: BOSSES,
  loot: LOOT,
  crown: CROWN,
  hand: HAND_RESULTS,
  tiles: [...TILES, ...PORTALS],
});

type Named<T> = T & { readonly id: string };

/** The crown that bosses buy King's Hands with, and what a spent one brings. */
interface Crown {
  readonly id: string;
  readonly card: ActionCard;
  readonly results: Readonly<Record<keyof typeof HAND_RESULTS, readonly Effect[]>>;
}

interface Kinds {
  heroes: Hero;
  statuses: Status;
  cards: ActionCard;
  ownStatuses: Status;
  minions: Minion;
  furtherMinions: Minion;
  legacyMinions: Minion;
  bosses: Boss;
  loot: Named<LootCard>;
  tiles: Tile;
  portals: PortalTile;
  crowns: Crown;
  maps: PortalMap;
  scenarios: Named<Scenario>;
  difficulties: Difficulty;
  figures: Named<Figures>;
}

/** A piece that has these fields; that they are well filled was seen to when it was taken in. */
const having =
  <T>(...fields: readonly (keyof T & string)[]) =>
  (data: unknown): data is T =>
    typeof data === 'object' && data !== null && 'id' in data && fields.every((field) => field in data);

const isStatus = having<Status>('limit', 'hooks');
const isMinion = having<Minion>('level', 'board');

export const CONTENT = catalogue<Kinds, AdventureLibrary>(
  {
    heroes: { shipped: HEROES, fits: having<Hero>('die', 'slots', 'cards') },
    statuses: { shipped: STATUSES, fits: isStatus },
    cards: { shipped: COMMON_CARDS, fits: having<ActionCard>('timing', 'effects') },
    ownStatuses: { shipped: SHIPPED.statuses, fits: isStatus },
    minions: { shipped: MINIONS, fits: isMinion },
    furtherMinions: { shipped: EXTRA_MINIONS, fits: isMinion },
    legacyMinions: { shipped: [VISEER], fits: isMinion },
    bosses: { shipped: SHIPPED.bosses, fits: having<Boss>('priorities', 'board', 'cards') },
    loot: {
      shipped: SHIPPED.loot.map((loot) => ({ id: loot.card.id, ...loot })),
      fits: having<Named<LootCard>>('class', 'card'),
    },
    tiles: { shipped: TILES, fits: having<Tile>('level', 'effects') },
    portals: { shipped: PORTALS, fits: having<PortalTile>('effects') },
    crowns: { shipped: [{ id: 'crown', card: CROWN, results: HAND_RESULTS }], fits: having<Crown>('card', 'results') },
    maps: { shipped: MAPS, fits: having<PortalMap>('rows', 'items') },
    scenarios: {
      shipped: SCENARIOS.map((scenario) => ({ id: `scenario-${scenario.number}`, ...scenario })),
      fits: having<Named<Scenario>>('kind', 'number'),
    },
    difficulties: { shipped: DIFFICULTIES, fits: having<Difficulty>('health', 'sharedHealth') },
    figures: {
      shipped: [{ id: 'figures', lootTable: LOOT_TABLE, prices: PRICES, legacyPacks: LEGACY_PACKS }],
      fits: having<Named<Figures>>('lootTable', 'prices', 'legacyPacks'),
    },
  },
  AMENDMENTS,
  ({ pieces, amendments }) => {
    const heroes = pieces('heroes');
    const boxed = pieces('minions');
    const decked = [...boxed, ...pieces('furtherMinions')];
    const minions = [...decked, ...pieces('legacyMinions')];
    const bosses = pieces('bosses');
    const loot = pieces('loot');
    const [crown] = pieces('crowns');
    const [figures] = pieces('figures');
    if (crown === undefined || figures === undefined) throw new RangeError('an adventure without crown or figures');
    const { library, further, addScene } = compile({
      statuses: [...pieces('statuses'), ...pieces('ownStatuses')],
      common: pieces('cards'),
      heroes: [...heroes, ...[...minions, ...bosses].map(({ board }) => board)],
      further: [...loot.map(({ card }) => card), crown.card],
      amendments,
    });
    const tiles = pieces('tiles');
    const tileScenes = tiles.map(({ id, effects }) => addScene(id, effects));
    const hand = (which: keyof typeof HAND_RESULTS): Scene => addScene('kings-hand', crown.results[which]);
    const handScenes = { low: hand('low'), theirs: hand('theirs'), own: hand('own'), high: hand('high') };
    const firstBoss = heroes.length + minions.length;
    const bossCards = new Map<number, BossCard & Scene>();
    bosses.forEach((boss, number) => {
      const byId = new Map(boss.cards.map((one) => [one.card.id, one]));
      for (const card of library.decks[firstBoss + number] ?? []) {
        const entry = byId.get(library.cards[card]?.id ?? '');
        if (entry !== undefined)
          bossCards.set(card, { ...entry, ...addScene(`${entry.card.id}-bonus`, [entry.bonus]) });
      }
    });
    const adventure: AdventureLibrary = {
      throne: library,
      minions,
      boxed: boxed.length,
      decked: decked.length,
      minionBoards: minions.map((_, number) => heroes.length + number),
      bosses,
      bossBoards: bosses.map((_, number) => firstBoss + number),
      loot,
      lootCards: further.slice(0, loot.length),
      crown: further[loot.length] ?? 0,
      tiles,
      tileScenes,
      portals: pieces('portals'),
      handScenes,
      bossCards,
      maps: pieces('maps'),
      scenarios: pieces('scenarios'),
      difficulties: pieces('difficulties'),
      figures,
    };
    return adventure;
  },
  unboxHero,
);

libraryFrom(CONTENT.libraryIfAny);
addShelf({
  libraryIfAny: (key) => CONTENT.libraryIfAny(key)?.throne,
  inUse: () => CONTENT.inUse().map(({ throne }) => throne),
  boxes: (key) => boxesIn(CONTENT, key),
});
knowStatuses(NEW_STATUSES);

/** Everything that ships, for those who ask about content and not about a match. */
export function shippedContent(): Stocked {
  return { library: openedKey(CONTENT, CONTENT.shipped()) };
}

/** Every kind whose pieces may put a status of Dice Throne on the table. */
const BRINGERS = [
  'cards',
  'ownStatuses',
  'minions',
  'furtherMinions',
  'legacyMinions',
  'bosses',
  'loot',
  'tiles',
  'crowns',
] as const;

/** Of the content the heroes named, with those of Dice Throne's statuses that anything in it can bring into play. */
const ofHeroes = partsOfContent((content, ids) => {
  const { pool: _, ...rest } = content;
  const heroes = (content.heroes ?? []).filter((ref) => ids.has(idOfRef(ref)));
  const statuses = new Map((content.statuses ?? []).map((ref) => [idOfRef(ref), ref]));
  const known = new Set(statuses.keys());
  const named = new Set<string>();
  for (const ref of heroes) wordsIn(CONTENT.find('heroes', ref), known, named);
  for (const kind of BRINGERS) for (const ref of content[kind] ?? []) wordsIn(CONTENT.find(kind, ref), known, named);
  // What is added while the set is gone through is gone through too.
  for (const id of named) wordsIn(CONTENT.find('statuses', statuses.get(id) ?? ''), known, named);
  return { ...rest, heroes, statuses: [...statuses].flatMap(([id, ref]) => (named.has(id) ? [ref] : [])) };
});

/** What an adventure of those heroes is played with; where some are drawn by lot, the pool they come from is written down. */
export function stockOf(named: readonly string[], heroes: number, content: Manifest = CONTENT.shipped()): Manifest {
  return named.length >= heroes && !named.includes(LOT) ? ofHeroes(content, named) : drawn(content, []);
}

/** All of it, heroes to be drawn from a pool. */
const drawn = partsOfContent((content) => ({ ...content, pool: content.heroes ?? [] }));

/** The ids that lots are drawn from. */
export const poolOf = ({ pool, heroes }: Manifest): string[] => (pool ?? heroes ?? []).map(idOfRef);
export const bossesIn = ({ bosses }: Manifest): string[] => (bosses ?? []).map(idOfRef);

/** The key of the library for heroes that have sat down. A match without a pool is played with all it names. */
export function libraryFor(content: Manifest, seated: readonly string[]): string {
  return openedKey(CONTENT, content.pool === undefined ? content : ofHeroes(content, seated));
}
