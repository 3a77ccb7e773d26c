// The top of decks in a scenario file: minions that come next, loot that is drawn next.
import { type Fields, list, ScenarioMistake } from '@wyrmtable/kernel/scenario';
import { classNumber, EXTRA_MINIONS, LOOT, LOOT_CARDS, lootOf, MINIONS, minionOf } from '../content/library.ts';
import { CLASSES } from '../content/loot-card.ts';
import type { AdventureState } from '../state.ts';
import { named } from './named.ts';

export const lootNamed = (value: unknown, path: string): number =>
  LOOT_CARDS[
    named(
      LOOT.map(({ card }) => card),
      value,
      path,
    )
  ] ?? 0;

export const minionNamed = (value: unknown, path: string): number => named([...MINIONS, ...EXTRA_MINIONS], value, path);

const CLASS_NAMES: readonly string[] = CLASSES;

/** Takes the card out of its loot deck. */
export function takeOut(state: AdventureState, card: number): number {
  const deck = state.lootDecks[classNumber(lootOf(card).class)] ?? [];
  const at = deck.indexOf(card);
  if (at < 0) throw new ScenarioMistake('given', `${lootOf(card).card.id} is placed twice`);
  deck.splice(at, 1);
  return card;
}

/** Files name the top card first; lists keep it last. */
export function stackDecks(state: AdventureState, wanted: Fields): void {
  for (const id of list(wanted.minions ?? [], 'given.minions').toReversed()) {
    const number = minionNamed(id, 'given.minions');
    const deck = state.minionDecks[minionOf(number).level - 1] ?? [];
    if (deck.includes(number)) deck.splice(deck.indexOf(number), 1);
    deck.push(number);
  }
  for (const name of list(wanted.empty ?? [], 'given.empty')) {
    const at = CLASS_NAMES.indexOf(String(name));
    if (at < 0) throw new ScenarioMistake('given.empty', `one of ${CLASSES.join(', ')}`);
    state.lootDecks[at] = [];
  }
  for (const id of list(wanted.loot ?? [], 'given.loot').toReversed()) {
    const card = takeOut(state, lootNamed(id, 'given.loot'));
    state.lootDecks[classNumber(lootOf(card).class)]?.push(card);
  }
}
