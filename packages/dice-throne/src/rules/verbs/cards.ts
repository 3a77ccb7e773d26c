// What the verbs of CP, cards and the board do.
import { option, search } from '../../choice.ts';
import { heroOf } from '../../content/library.ts';
import type { CardVerbs } from '../../content/verbs/cards.ts';
import { playerAt } from '../../state.ts';
import { againstSomebody } from '../against.ts';
import { valueOfAmount } from '../amounts.ts';
import { layable, layUpgrade, putAway, putBack, returnable, searchDeck, takeBack } from '../piles.ts';
import { ask, changeCp, discardCard, drawCards } from '../play.ts';
import { rootOf } from '../reading.ts';
import type { DeedsOf } from './deed.ts';

export const CARD_DEEDS: DeedsOf<CardVerbs> = {
  'gain-cp': {
    does: (play, frame, { amount }) => changeCp(play, frame.by, valueOfAmount(play.state, frame, amount)),
  },
  // DT-13.7 to DT-13.9.
  'lose-cp': {
    does: againstSomebody((play, _, seat, amount) =>
      changeCp(play, seat, -Math.min(amount, playerAt(play.state, seat).cp)),
    ),
  },
  'steal-cp': {
    does: againstSomebody((play, { by }, seat, amount) => {
      const taken = Math.min(amount, playerAt(play.state, seat).cp);
      changeCp(play, seat, -taken);
      changeCp(play, by, taken);
    }),
  },
  draw: { does: (play, frame, { amount }) => drawCards(play, frame.by, valueOfAmount(play.state, frame, amount)) },
  'discard-random': {
    does: againstSomebody((play, _, seat) => {
      const { hand } = playerAt(play.state, seat);
      if (hand.length > 0) discardCard(play, seat, hand[play.chance.below(hand.length)] ?? 0);
    }),
  },
  discard: {
    does: againstSomebody((play, _, seat) => {
      const { hand } = playerAt(play.state, seat);
      const [only] = hand;
      if (hand.length > 1) ask(play.state, 'card', seat);
      else if (only !== undefined) discardCard(play, seat, only);
    }),
  },
  'discard-hand': {
    does: (play, { by }) => {
      for (const card of playerAt(play.state, by).hand.slice()) discardCard(play, by, card);
    },
  },
  search: {
    does: ({ state }, { by }) => {
      if (playerAt(state, by).deck.length > 0) ask(state, 'search', by);
    },
    offers: (state, { by }) =>
      playerAt(state, by)
        .deck.toSorted((a, b) => a - b)
        .map(search),
    takes: (play, { by }, _, { argument }) => searchDeck(play, by, argument),
  },
  'see-hand': {
    does: againstSomebody(({ state, emit }, { by }, seat) => {
      state.seen = [by, seat, ...playerAt(state, seat).hand];
      if (emit) emit({ kind: 'saw-hand', seat: by, of: seat });
    }),
  },
  'return-card': {
    does: ({ state }, { by }, { which }) => {
      if (returnable(state, by, which).length > 0) ask(state, 'search', by);
    },
    offers: (state, { by }, { which }) => returnable(state, by, which).map(search),
    takes: (play, { by }, _, { argument }) => takeBack(play, by, argument),
  },
  'play-upgrade': {
    does: ({ state }, { by }, effect) => {
      if (layable(state, by, effect).length > 0) ask(state, 'search', by);
    },
    offers: (state, { by }, effect) => layable(state, by, effect).map(search),
    takes: (play, { by }, _, { argument }) => layUpgrade(play, by, argument),
  },
  'put-back': {
    does: ({ state }, { by }) => {
      if (playerAt(state, by).hand.length > 0) ask(state, 'option', by);
    },
    offers: (state, { by }, { of }) =>
      playerAt(state, by)
        .hand.slice(-of)
        .flatMap((_, i) => [option(2 * i), option(2 * i + 1)]),
    takes: (play, { by }, { of }, { argument }) => putBack(play, by, of, argument),
  },
  'put-away': { does: ({ state }, frame) => putAway(state, rootOf(state, frame)) },
  flip: {
    does: ({ state, emit }, { by: seat }) => {
      const player = playerAt(state, seat);
      heroOf(state, player.hero).slots.forEach(({ otherSide }, at) => {
        if (otherSide !== null) player.ranks[at] = 1;
      });
      if (emit) emit({ kind: 'flipped', seat });
    },
  },
};
