// What every part of the table of an adventure is made from, and what everybody at it is called.
import { type AdventureState, type AdventureView, adventures } from '@wyrmtable/adventures';
import { heroOf } from '@wyrmtable/dice-throne/lead';
import type { Watcher } from '@wyrmtable/kernel';
import type { Lang } from '@wyrmtable/words';
import { enemyName } from '@wyrmtable/words/adventures';

export interface Scene {
  readonly lang: Lang;
  /** The people and bots, by seat. */
  readonly players: readonly string[];
  /** Heroes and enemies by the seats of the arena: a party goes by its heroes' names, whoever plays them. */
  readonly names: readonly string[];
  readonly state: AdventureState;
  readonly view: AdventureView;
}

/** Two of the same kind are told apart by a number. */
function numbered(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** Enemies who have just fallen included. */
export function namesAt(lang: Lang, { arena, heroes }: AdventureState): string[] {
  const sitting = arena.players.map(({ hero }) => enemyName(lang, heroOf(arena, hero).id));
  const party = heroes.map(({ hero }) => enemyName(lang, heroOf(arena, hero).id));
  return [...numbered(party), ...sitting.slice(party.length)];
}

export function sceneOf(lang: Lang, players: readonly string[], state: AdventureState, watcher: Watcher): Scene {
  return { lang, players, names: namesAt(lang, state), state, view: adventures.view(state, watcher) };
}

/** Text in a column that has only so much room. */
export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1).trimEnd()}…`;
