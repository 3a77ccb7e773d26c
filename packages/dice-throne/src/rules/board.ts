// What a hero board offers with the upgrades that lie on it; worked out once for each hero and set of upgrades.
import type { Choice } from '@wyrmtable/kernel';
import { declare, PROCEED, roll } from '../choice.ts';
import { abilityOf, BOARD } from '../content/library.ts';
import { meets, type Pack, partsOf, unpack } from '../dice.ts';
import type { Player } from '../state.ts';

interface Board {
  readonly offences: readonly number[];
  readonly defences: readonly number[];
  readonly passives: readonly number[];
  readonly uses: readonly number[];
}

const RANKS = 3;
const BOARDS: Map<number, Board>[] = [];

function boardOf({ hero, ranks }: Player): Board {
  let key = 0;
  for (let i = 0; i < ranks.length; i++) key = key * RANKS + (ranks[i] as number);
  let boards = BOARDS[hero];
  if (boards === undefined) {
    boards = new Map();
    BOARDS[hero] = boards;
  }
  let board = boards.get(key);
  if (board === undefined) {
    const abilities = (BOARD[hero] ?? []).flatMap((levels, slot) => levels[ranks[slot] ?? 0] ?? []);
    const ofKind = (...kinds: string[]) => abilities.filter((number) => kinds.includes(abilityOf(number).ability.kind));
    board = {
      offences: ofKind('offensive', 'ultimate'),
      defences: ofKind('defensive'),
      passives: ofKind('passive'),
      uses: abilities.flatMap((number) => abilityOf(number).uses),
    };
    boards.set(key, board);
  }
  return board;
}

export const defencesOf = (player: Player): readonly number[] => boardOf(player).defences;
export const passivesOf = (player: Player): readonly number[] => boardOf(player).passives;
export const usesOf = (player: Player): readonly number[] => boardOf(player).uses;

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

/** What may be done with dice that lie there: declare nothing or any met row (DT-5.2, DT-5.10), or roll `again`. */
export function rollChoices(player: Player, dice: Pack, again: boolean): Choice[] {
  const found = again ? rollsOf(dice).slice() : [PROCEED];
  const { offences } = boardOf(player);
  for (let i = 0; i < offences.length; i++) {
    const met = rowsMet(offences[i] as number, dice);
    for (let row = 0; row < met.length; row++) found.push(met[row] as Choice);
  }
  return found;
}
