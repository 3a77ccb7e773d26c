// What a hero board offers with the upgrades that lie on it; worked out once for each hero and set of upgrades.
import type { Choice, Stocked } from '@wyrmtable/kernel';
import { declare, PROCEED, roll } from '../choice.ts';
import { abilityOf, type Board, cardOf, type Library, type LibraryCard, libraryOf } from '../content/library.ts';
import { meets, type Pack, partsOf, unpack } from '../dice.ts';
import type { Player } from '../state.ts';

/** Whose board it is, and how many upgrades lie on each of its slots. */
export interface LaidBoard {
  readonly hero: number;
  readonly ranks: readonly number[];
}

const RANKS = 3;
const HEROES_MOST = 256;
/** Long searches see thousands of boards, so that the store of a library starts anew when it is full. */
const BOARDS_MOST = 2048;

function boardOf(of: Stocked, { hero, ranks }: LaidBoard): Board {
  const { boards, board: slots, abilities: all } = libraryOf(of);
  let key = 0;
  for (let i = 0; i < ranks.length; i++) key = key * RANKS + (ranks[i] as number);
  key = key * HEROES_MOST + hero;
  let board = boards.get(key);
  if (board === undefined) {
    const abilities = (slots[hero] ?? []).flatMap((levels, slot) => levels[ranks[slot] ?? 0] ?? []);
    const ofKind = (...kinds: string[]) =>
      abilities.filter((number) => kinds.includes(all[number]?.ability.kind ?? ''));
    board = {
      offences: ofKind('offensive', 'ultimate'),
      defences: ofKind('defensive'),
      passives: ofKind('passive'),
      uses: abilities.flatMap((number) => all[number]?.uses ?? []),
      declarable: new Map(),
    };
    if (boards.size >= BOARDS_MOST) boards.clear();
    boards.set(key, board);
  }
  return board;
}

export const offencesOf = (of: Stocked, player: LaidBoard): readonly number[] => boardOf(of, player).offences;
export const defencesOf = (of: Stocked, player: LaidBoard): readonly number[] => boardOf(of, player).defences;
const gearOf = (of: Stocked, player: Player): number[] => player.gear.map((card) => cardOf(of, card).gear);
export function passivesOf(of: Stocked, player: Player): readonly number[] {
  const { passives } = boardOf(of, player);
  return player.gear.length === 0 ? passives : [...passives, ...gearOf(of, player)];
}
export function usesOf(of: Stocked, player: Player): readonly number[] {
  const { uses } = boardOf(of, player);
  if (player.gear.length === 0) return uses;
  return [...uses, ...gearOf(of, player).flatMap((number) => abilityOf(of, number).uses)];
}

/** DT-12.5, DT-12.7: an upgrade goes on what is of a lower level. */
export function isLayable({ ranks }: LaidBoard, { upgrade }: LibraryCard): boolean {
  return upgrade !== null && upgrade.rank > (ranks[upgrade.slot] ?? 0);
}

/** DT-12.6: II to III pays the difference of the printed costs, never below 0. */
export function priceOf(of: Stocked, { hero, ranks }: LaidBoard, { cost, upgrade }: LibraryCard): number {
  if (upgrade === null) return cost;
  const under = libraryOf(of).rankCost[hero]?.[upgrade.slot]?.[ranks[upgrade.slot] ?? 0] ?? 0;
  return Math.max(0, cost - under);
}

/** The met rows of an ability by the dice, the highest first. */
function rowsMet(library: Library, number: number, dice: Pack): readonly Choice[] {
  let known = library.met[number];
  if (known === undefined) {
    known = new Map();
    library.met[number] = known;
  }
  let met = known.get(dice);
  if (met === undefined) {
    const { ability, hero } = library.abilities[number] ?? { ability: { rows: [] }, hero: 0 };
    const shown = unpack(dice);
    met = ability.rows
      .flatMap((row, i) => (meets(library, shown, row.need, hero) ? [declare(number, i)] : []))
      .reverse();
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

function declarable(of: Stocked, player: Player, dice: Pack): readonly Choice[] {
  const board = boardOf(of, player);
  let found = board.declarable.get(dice);
  if (found === undefined) {
    found = board.offences.flatMap((number) => rowsMet(libraryOf(of), number, dice));
    board.declarable.set(dice, found);
  }
  return found;
}

/** What may be done with dice that lie there: declare nothing or any met row (DT-5.2, DT-5.10), or roll `again`. */
export function rollChoices(of: Stocked, player: Player, dice: Pack, again: boolean): Choice[] {
  const found = again ? rollsOf(dice).slice() : [PROCEED];
  const met = declarable(of, player, dice);
  for (let i = 0; i < met.length; i++) found.push(met[i] as Choice);
  return found;
}
