// The top of decks in a scenario file: minions that come next, loot that is drawn next.
import { type Fields, list, ScenarioMistake } from '@wyrmtable/kernel/scenario';
import { classNumber, contentOf, lootOf, minionOf } from '../content/library.ts';
import { CLASSES } from '../content/loot-card.ts';
import type { AdventureState } from '../state.ts';
import { named } from './named.ts';

export function lootNamed(state: AdventureState, value: unknown, path: string): number {
  const { loot, lootCards } = contentOf(state);
  const cards = loot.map(({ card }) => card);
  return lootCards[named(cards, value, path)] ?? 0;
}

export function minionNamed(state: AdventureState, value: unknown, path: string): number {
  const { minions, decked } = contentOf(state);
  return named(minions.slice(0, decked), value, path);
}

const CLASS_NAMES: readonly string[] = CLASSES;

/** Takes the card out of its loot deck. */
export function takeOut(state: AdventureState, card: number): number {
  const deck = state.lootDecks[classNumber(lootOf(state, card).class)] ?? [];
  const at = deck.indexOf(card);
  if (at < 0) throw new ScenarioMistake('given', `${lootOf(state, card).card.id} is placed twice`);
  deck.splice(at, 1);
  return card;
}

/** Files name the top card first; lists keep it last. */
export function stackDecks(state: AdventureState, wanted: Fields): void {
  for (const id of list(wanted.minions ?? [], 'given.minions').toReversed()) {
    const number = minionNamed(state, id, 'given.minions');
    const deck = state.minionDecks[minionOf(state, number).level - 1] ?? [];
    if (deck.includes(number)) deck.splice(deck.indexOf(number), 1);
    deck.push(number);
  }
  for (const name of list(wanted.empty ?? [], 'given.empty')) {
    const at = CLASS_NAMES.indexOf(String(name));
    if (at < 0) throw new ScenarioMistake('given.empty', `one of ${CLASSES.join(', ')}`);
    state.lootDecks[at] = [];
  }
  for (const id of list(wanted.loot ?? [], 'given.loot').toReversed()) {
    const card = takeOut(state, lootNamed(state, id, 'given.loot'));
    state.lootDecks[classNumber(lootOf(state, card).class)]?.push(card);
  }
}
