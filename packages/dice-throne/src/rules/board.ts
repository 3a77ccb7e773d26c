// What a hero board offers with the upgrades that lie on it; worked out once for each hero and set of upgrades.
import type { Choice } from '@wyrmtable/kernel';
import { declare, PROCEED, roll } from '../choice.ts';
import { abilityOf, BOARD, cardOf, type LibraryCard, RANK_COST } from '../content/library.ts';
import { meets, type Pack, partsOf, unpack } from '../dice.ts';
import type { Player } from '../state.ts';

/** Whose board it is, and how many upgrades lie on each of its slots. */
export interface LaidBoard {
  readonly hero: number;
  readonly ranks: readonly number[];
}

interface Board {
  readonly offences: readonly number[];
  readonly defences: readonly number[];
  readonly passives: readonly number[];
  readonly uses: readonly number[];
  /** What may be declared, by the dice. */
  readonly declarable: Map<Pack, readonly Choice[]>;
}

const RANKS = 3;
const HEROES_MOST = 256;
/** Boards worked out so far; long searches see thousands, so that the store starts anew when it is full. */
const BOARDS = new Map<number, Board>();
const BOARDS_MOST = 2048;

function boardOf({ hero, ranks }: LaidBoard): Board {
  let key = 0;
  for (let i = 0; i < ranks.length; i++) key = key * RANKS + (ranks[i] as number);
  key = key * HEROES_MOST + hero;
  let board = BOARDS.get(key);
  if (board === undefined) {
    const abilities = (BOARD[hero] ?? []).flatMap((levels, slot) => levels[ranks[slot] ?? 0] ?? []);
    const ofKind = (...kinds: string[]) => abilities.filter((number) => kinds.includes(abilityOf(number).ability.kind));
    board = {
      offences: ofKind('offensive', 'ultimate'),
      defences: ofKind('defensive'),
      passives: ofKind('passive'),
      uses: abilities.flatMap((number) => abilityOf(number).uses),
      declarable: new Map(),
    };
    if (BOARDS.size >= BOARDS_MOST) BOARDS.clear();
    BOARDS.set(key, board);
  }
  return board;
}

export const offencesOf = (player: LaidBoard): readonly number[] => boardOf(player).offences;
export const defencesOf = (player: LaidBoard): readonly number[] => boardOf(player).defences;
const gearOf = (player: Player): number[] => player.gear.map((card) => cardOf(card).gear);
export function passivesOf(player: Player): readonly number[] {
  const { passives } = boardOf(player);
  return player.gear.length === 0 ? passives : [...passives, ...gearOf(player)];
}
export function usesOf(player: Player): readonly number[] {
  const { uses } = boardOf(player);
  return player.gear.length === 0 ? uses : [...uses, ...gearOf(player).flatMap((number) => abilityOf(number).uses)];
}

/** DT-12.5, DT-12.7: an upgrade goes on what is of a lower level. */
export function isLayable({ ranks }: LaidBoard, { upgrade }: LibraryCard): boolean {
  return upgrade !== null && upgrade.rank > (ranks[upgrade.slot] ?? 0);
}

/** DT-12.6: II to III pays the difference of the printed costs, never below 0. */
export function priceOf({ hero, ranks }: LaidBoard, { cost, upgrade }: LibraryCard): number {
  if (upgrade === null) return cost;
  const under = RANK_COST[hero]?.[upgrade.slot]?.[ranks[upgrade.slot] ?? 0] ?? 0;
  return Math.max(0, cost - under);
}

/** The met rows of each ability by the dice, the highest first; filled as they are asked for. */
const MET: Map<Pack, readonly Choice[]>[] = [];

function rowsMet(number: number, dice: Pack): readonly Choice[] {
  let known = MET[number];
  if (known === undefined) {
    known = new Map();
    MET[number] = known;
  }
  let met = known.get(dice);
  if (met === undefined) {
    const { ability, hero } = abilityOf(number);
    const shown = unpack(dice);
    met = ability.rows.flatMap((row, i) => (meets(shown, row.need, hero) ? [declare(number, i)] : [])).reverse();
    known.set(dice, met);
  }
  return met;
}

/** Declaring nothing, and rolling any of the dice again, by the dice (DT-4.9, DT-5.4). */
const ROLLS = new Map<Pack, readonly Choice[]>();

function rollsOf(dice: Pack): readonly Choice[] {
  let rolls = ROLLS.get(dice);
  if (rolls === undefined) {
    rolls = [PROCEED, ...partsOf(dice).map(roll)];
    ROLLS.set(dice, rolls);
  }
  return rolls;
}

function declarable(player: Player, dice: Pack): readonly Choice[] {
  const board = boardOf(player);
  let found = board.declarable.get(dice);
  if (found === undefined) {
    found = board.offences.flatMap((number) => rowsMet(number, dice));
    board.declarable.set(dice, found);
  }
  return found;
}

/** What may be done with dice that lie there: declare nothing or any met row (DT-5.2, DT-5.10), or roll `again`. */
export function rollChoices(player: Player, dice: Pack, again: boolean): Choice[] {
  const found = again ? rollsOf(dice).slice() : [PROCEED];
  const met = declarable(player, dice);
  for (let i = 0; i < met.length; i++) found.push(met[i] as Choice);
  return found;
}
