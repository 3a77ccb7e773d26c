// Another world that looks the same to one watcher: decks, face-down tiles, hands and loot that it cannot see are shuffled.
import { playerAt } from '@wyrmtable/dice-throne/lead';
import type { Chance, Seat, Watcher } from '@wyrmtable/kernel';
import { classNumber, lootOf } from './content/library.ts';
import { CLASSES } from './content/loot-card.ts';
import { isTurnedUp } from './rules/enemy.ts';
import { type AdventureState, isEnemy, NONE } from './state.ts';

/** Mixes what lies in all these places and puts as much back into each. */
function mix(places: readonly number[][], chance: Chance): void {
  const all = places.flat();
  chance.shuffle(all);
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = all.pop() as number;
}

export function redeal(state: AdventureState, watcher: Watcher, chance: Chance): void {
  state.arena.players.forEach((player, seat) => {
    // Teammates show each other their hands; the card of a boss that nobody plays lies open.
    const own = watcher !== 'spectator' && state.arena.players[watcher]?.team === player.team;
    if (isEnemy(state, seat)) shuffleUnseen(state, seat, chance);
    else if (own) chance.shuffle(player.deck);
    else mix([player.deck, player.hand], chance);
  });
  for (const deck of state.minionDecks) chance.shuffle(deck);
  state.tileDecks.forEach((deck, i) => {
    const hidden = state.cells.filter(({ kind, open, level }) => kind === 'tile' && !open && level === i + 1);
    const tiles = hidden.map(({ tile }) => tile);
    mix([deck, tiles], chance);
    hidden.forEach((cell, at) => {
      cell.tile = tiles[at] ?? NONE;
    });
  });
  mixLoot(state, watcher, chance);
}

/** The deck of a boss, but for a top card that lies open (ADV-17.5). */
function shuffleUnseen(state: AdventureState, seat: Seat, chance: Chance): void {
  const { deck } = playerAt(state.arena, seat);
  const open = isTurnedUp(state, seat) ? deck.pop() : undefined;
  chance.shuffle(deck);
  if (open !== undefined) deck.push(open);
}

/** Loot decks with the mystery cards of their class, and what others are offered or look at. */
function mixLoot(state: AdventureState, watcher: Watcher, chance: Chance): void {
  CLASSES.forEach((_, kind) => {
    const isOf = (card: number): boolean => classNumber(lootOf(state, card).class) === kind;
    const hidden = state.heroes.flatMap((one, seat) => [one.mystery, ...(seat === watcher ? [] : [one.dealt])]);
    const cards = hidden.map((place) => place.filter(isOf));
    mix([state.lootDecks[kind] ?? [], ...cards], chance);
    hidden.forEach((place, i) => {
      let next = 0;
      place.forEach((card, at) => {
        if (isOf(card)) place[at] = cards[i]?.[next++] ?? card;
      });
    });
  });
}
