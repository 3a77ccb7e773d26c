// What one watcher may know of an adventure, picked field by field.
import { cardOf, heroOf, type ThroneView, view as viewArena } from '@wyrmtable/dice-throne/lead';
import type { Seat, Stocked, Watcher } from '@wyrmtable/kernel';
import type { Objective } from './content/enemies.ts';
import { bossOf, contentOf, difficultyOf, isLoot, lootOf, minionOf } from './content/library.ts';
import type { Item } from './content/maps.ts';
import { isFighting } from './rules/choices.ts';
import { packsOpened, scoreOf } from './rules/ending.ts';
import { objectiveOf } from './rules/enemy.ts';
import { salveValue } from './rules/explore.ts';
import { keep } from './rules/keep.ts';
import { owedRescue } from './rules/rescue.ts';
import { priceOf } from './rules/shop.ts';
import {
  type AdventureState,
  type Cell,
  type Column,
  engagedWith,
  type Mode,
  NONE,
  type Stage,
  type Step,
} from './state.ts';

export interface CellView {
  readonly kind: Cell['kind'];
  readonly level: number;
  /** The tile's id once it is revealed. */
  readonly tile: string | null;
  readonly open: boolean;
  readonly items: readonly Item[];
}

export interface HeroView {
  readonly hero: string;
  readonly place: number;
  /** Loot in the deck, and how many cards it has in all. */
  readonly loot: readonly string[];
  readonly cards: number;
  /** Classes of the mystery cards: nobody has seen more (ADV-13.11). */
  readonly mystery: readonly string[];
  readonly purse: number;
  /** Rosella's offer, for the one it was made to, and what each of its cards costs them. */
  readonly offer: readonly string[];
  readonly prices: readonly number[];
  /** The enemy this hero fights. */
  readonly engaged: Seat | null;
}

export interface EnemyView {
  readonly seat: Seat;
  readonly id: string;
  readonly firstStrike: boolean;
  readonly guard: boolean;
  /** What it keeps dice for, and which of the dice of its own roll on the table it keeps (ADV-11.3). */
  readonly objective: Objective | null;
  readonly kept: readonly number[];
}

export interface AdventureView extends Stocked {
  readonly seat: Watcher;
  readonly mode: Mode;
  readonly difficulty: string;
  readonly scenario: number;
  readonly stage: Stage;
  readonly step: Step;
  readonly toMove: Seat | null;
  readonly active: Seat;
  readonly first: Seat;
  readonly heroes: readonly HeroView[];
  readonly enemies: readonly EnemyView[];
  /** The boss's card lies open while it waits (ADV-16.5). */
  readonly bossCard: string | null;
  readonly map: string | null;
  readonly columns: number;
  readonly cells: readonly CellView[];
  readonly gold: number;
  readonly shards: number;
  readonly unshared: number;
  /** What a salve heals now. */
  readonly salveValue: number;
  /** The fallen hero who has been brought back and has to say by whose salve (ADV-R2). */
  readonly fallen: Seat | null;
  /** Rolls of boss loot still to come. */
  readonly rolls: number;
  /** Was the game that has just ended won, and was the campaign given up? */
  readonly won: boolean;
  readonly retired: boolean;
  /** The loot card being looked at, for the one who looks. */
  readonly looking: string | null;
  /** Legacy packs that the won campaign has opened (ADV-1.7). */
  readonly unlocked: readonly string[];
  readonly sheet: readonly Column[];
  readonly score: number;
  /** The table of the scenario, which lies there until the next one begins. */
  readonly arena: ThroneView;
}

function cellView(state: AdventureState, { kind, level, tile, open, items }: Cell): CellView {
  const { portals, tiles } = contentOf(state);
  const named = kind === 'start' ? portals[0]?.id : kind === 'portal' ? portals[1]?.id : tiles[tile]?.id;
  return { kind, level, open, tile: open ? (named ?? null) : null, items: items.slice() };
}

const seatOrNull = (seat: Seat): Seat | null => (seat === NONE ? null : seat);

const lootIds = (state: AdventureState, cards: readonly number[]): string[] =>
  cards.map((card) => lootOf(state, card).card.id);

export function view(state: AdventureState, watcher: Watcher): AdventureView {
  const { arena, heroes } = state;
  const boss = state.stage === 'boss' ? arena.players[heroes.length] : undefined;
  const [waiting] = boss?.hand ?? [];
  const seen = isFighting(state) ? viewArena(arena, watcher).toMove : state.asked === NONE ? null : state.asked;
  return {
    library: state.library,
    seat: watcher,
    mode: state.mode,
    difficulty: difficultyOf(state)?.id ?? '',
    scenario: state.scenario,
    stage: state.stage,
    step: state.step,
    toMove: state.stage === 'over' ? null : seen,
    active: state.active,
    first: state.first,
    heroes: heroes.map((one, seat) => ({
      hero: heroOf(state, one.hero).id,
      place: one.place,
      loot: lootIds(
        state,
        one.deck.filter((card) => isLoot(state, card)),
      ),
      cards: one.deck.length,
      mystery: one.mystery.map((card) => lootOf(state, card).class),
      purse: one.purse,
      offer: seat === watcher ? lootIds(state, one.dealt) : [],
      prices: seat === watcher ? one.dealt.map((card) => priceOf(state, seat, card)) : [],
      engaged: seatOrNull(engagedWith(state, seat)),
    })),
    enemies: state.enemies.flatMap((enemy, i) => {
      const seat = heroes.length + i;
      if (arena.players[seat]?.out ?? true) return [];
      const id = enemy.boss === NONE ? minionOf(state, enemy.minion).id : bossOf(state, enemy.boss).id;
      const objective = objectiveOf(state, seat);
      const kept = objective === null || arena.active !== seat ? [] : keep(arena.dice, objective);
      return [{ seat, id, firstStrike: enemy.firstStrike, guard: enemy.guard, objective, kept }];
    }),
    bossCard: waiting === undefined ? null : cardOf(state, waiting).id,
    map: state.map === '' ? null : state.map,
    columns: state.columns,
    cells: state.cells.map((cell) => cellView(state, cell)),
    gold: state.gold,
    shards: state.shards,
    unshared: state.unshared,
    salveValue: salveValue(state),
    fallen: owedRescue(state)?.who ?? null,
    rolls: state.rolls,
    won: state.won,
    retired: state.retired,
    looking: state.looking === NONE || state.asked !== watcher ? null : lootOf(state, state.looking).card.id,
    unlocked: packsOpened(state),
    sheet: state.sheet.map((column) => ({ ...column })),
    score: scoreOf(state),
    arena: viewArena(arena, watcher),
  };
}
