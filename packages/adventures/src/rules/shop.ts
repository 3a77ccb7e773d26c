// Rosella's shop: buying, identifying, selling (ADV-20).
import type { Choice, Seat } from '@wyrmtable/kernel';
import { argumentOf, buy, identify, kindOf, LEAVE, sellLoot, sellMystery } from '../choice.ts';
import { contentOf, isLoot, lootOf } from '../content/library.ts';
import { type AdventureState, travellerAt } from '../state.ts';
import { recordResult } from './ending.ts';
import { addToDeck, dropFromDeck, exchanged, ownedVersion, putUnder } from './loot.ts';
import type { Play } from './play.ts';

/** ADV-20.6: over an owned loot card only the difference is paid. */
export function priceOf(state: AdventureState, seat: Seat, card: number): number {
  const { name, class: kind } = lootOf(state, card);
  const owned = ownedVersion(state, seat, name);
  const under =
    owned !== null && isLoot(state, owned.card)
      ? contentOf(state).figures.prices.buy[lootOf(state, owned.card).class]
      : 0;
  return Math.max(0, contentOf(state).figures.prices.buy[kind] - under);
}

export function shopChoices(state: AdventureState, seat: Seat): Choice[] {
  const { dealt, purse, mystery, deck } = travellerAt(state, seat);
  const found: Choice[] = [LEAVE];
  for (const card of dealt) if (priceOf(state, seat, card) <= purse) found.push(buy(card));
  if (purse >= contentOf(state).figures.prices.identify) found.push(...mystery.map((_, i) => identify(i)));
  found.push(...mystery.map((_, i) => sellMystery(i)));
  for (const card of deck) if (isLoot(state, card)) found.push(sellLoot(card));
  return found;
}

export function deal(play: Play, choice: Choice): void {
  const { state, emit } = play;
  const seat = state.asked;
  const traveller = travellerAt(state, seat);
  const argument = argumentOf(choice);
  switch (kindOf(choice)) {
    case 'buy':
      traveller.purse -= priceOf(state, seat, argument);
      traveller.dealt.splice(traveller.dealt.indexOf(argument), 1);
      addToDeck(play, seat, argument);
      replaceLower(state, seat);
      break;
    case 'identify': {
      traveller.purse -= contentOf(state).figures.prices.identify;
      const [card] = traveller.mystery.splice(argument, 1);
      const found = card === undefined ? null : exchanged(state, seat, card);
      if (found === null) break;
      addToDeck(play, seat, found);
      replaceLower(state, seat);
      break;
    }
    case 'sell-mystery': {
      const [card] = traveller.mystery.splice(argument, 1);
      if (card !== undefined) putUnder(state, card);
      traveller.purse += contentOf(state).figures.prices.sale;
      if (emit) emit({ kind: 'gave-up', seat, card: null });
      break;
    }
    case 'sell-loot':
      dropFromDeck(state, seat, argument);
      traveller.purse += contentOf(state).figures.prices.sale;
      if (emit) emit({ kind: 'gave-up', seat, card: lootOf(state, argument).card.id });
      break;
    default:
      nextCustomer(play);
  }
}

/** ADV-20.7: what has become a lower version of an owned card is put away for the next one. */
function replaceLower(state: AdventureState, seat: Seat): void {
  const traveller = travellerAt(state, seat);
  traveller.dealt = traveller.dealt.flatMap((card) => exchanged(state, seat, card) ?? []);
}

function nextCustomer(play: Play): void {
  const { state } = play;
  state.asked = (state.asked + 1) % state.heroes.length;
  if (state.asked === state.first) recordResult(play);
}
