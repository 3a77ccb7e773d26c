// What the verbs of order and choice do: they put the effects inside them on the stack.
import { PASS } from '@wyrmtable/kernel';
import { count, option, pick } from '../../choice.ts';
import { sequenceNumber, statusNumber } from '../../content/library.ts';
import type { OrderVerbs } from '../../content/verbs/order.ts';
import { NONE, playerAt } from '../../state.ts';
import { seatsAmong } from '../among.ts';
import { valueOfAmount } from '../amounts.ts';
import { holds } from '../conditions.ts';
import { enter } from '../frames.ts';
import { pause } from '../pauses.ts';
import { endPicks, optionsOf, pickable, takePick, upTo } from '../picking.ts';
import { ask, changeCp, removeTokens, tokensOf } from '../play.ts';
import { rootOf, whoIs } from '../reading.ts';
import type { DeedsOf } from './deed.ts';

/** Written so because an object that has a plain `then` passes for a promise. */
const THEN = 'then';

export const ORDER_DEEDS: DeedsOf<OrderVerbs> = {
  [THEN]: { does: pause },
  if: {
    does: ({ state }, frame, { test, effects, otherwise }) =>
      enter(state, frame, sequenceNumber(state, holds(state, frame, test) ? effects : otherwise)),
  },
  choose: {
    does: ({ state }, frame, effect) => {
      const open = optionsOf(state, frame, effect);
      const [only] = open;
      if (open.length > 1) ask(state, 'option', whoIs(state, frame, effect.by));
      else if (only !== undefined) enter(state, frame, sequenceNumber(state, effect.options[only]?.effects ?? []));
    },
    offers: (state, frame, effect) => optionsOf(state, frame, effect).map(option),
    takes: ({ state }, frame, { options }, { argument }) =>
      enter(state, frame, sequenceNumber(state, options[argument]?.effects ?? [])),
  },
  pick: {
    does: (play, frame, effect) => {
      const open = pickable(play.state, frame, effect);
      const [only] = open;
      if (only === undefined) endPicks(frame);
      else if (open.length > 1 || effect.optional) ask(play.state, 'pick', frame.by);
      else takePick(play, frame, effect, only);
    },
    offers: (state, frame, effect) => {
      const picks = pickable(state, frame, effect).map(pick);
      if (effect.optional) picks.push(PASS);
      return picks;
    },
    takes: (play, frame, effect, { argument }) => takePick(play, frame, effect, argument),
  },
  every: {
    does: ({ state }, frame, { among, effects }) => {
      for (const seat of seatsAmong(state, frame.by, among).reverse())
        enter(state, frame, sequenceNumber(state, effects), seat);
    },
  },
  repeat: {
    does: ({ state }, frame, { times, effects }) => {
      for (let i = valueOfAmount(state, frame, times); i > 0; i--) enter(state, frame, sequenceNumber(state, effects));
    },
  },
  again: {
    does: ({ state }, { by }, { cp }) => {
      if (playerAt(state, by).cp >= cp) ask(state, 'option', by);
    },
    offers: () => [option(0), option(1)],
    takes: (play, frame, { cp }, { argument }) => {
      if (argument !== 1) return;
      changeCp(play, frame.by, -cp);
      frame.at = 0;
      frame.dice = [];
    },
  },
  tally: {
    does: ({ state }, frame) => {
      rootOf(state, frame).tally++;
    },
  },
  'give-tokens': {
    does: ({ state }, frame, { status, upTo, effects }) => {
      if (Math.min(upTo, tokensOf(state, frame.by, statusNumber(state, status))) > 0) ask(state, 'count', frame.by);
      else enter(state, frame, sequenceNumber(state, effects), frame.picked, 0);
    },
    offers: (state, { by }, effect) =>
      upTo(Math.min(effect.upTo, tokensOf(state, by, statusNumber(state, effect.status)))).map(count),
    takes: (play, frame, { status, effects }, { argument }) => {
      removeTokens(play, frame.by, statusNumber(play.state, status), argument);
      enter(play.state, frame, sequenceNumber(play.state, effects), frame.picked, argument);
    },
  },
  'give-cp': {
    does: ({ state }, frame, { effects }) => {
      if (playerAt(state, frame.by).cp > 0) ask(state, 'count', frame.by);
      else enter(state, frame, sequenceNumber(state, effects), frame.picked, 0);
    },
    offers: (state, { by }) => upTo(playerAt(state, by).cp).map(count),
    takes: (play, frame, { effects }, { argument }) => {
      changeCp(play, frame.by, -argument);
      enter(play.state, frame, sequenceNumber(play.state, effects), frame.picked, argument);
    },
  },
  let: {
    does: ({ state }, frame, { who, effects }) => {
      const seat = whoIs(state, frame, who);
      if (seat !== NONE && !playerAt(state, seat).out)
        enter(state, frame, sequenceNumber(state, effects), frame.picked, frame.given, seat);
    },
  },
  call: {
    does: ({ state }, frame, { what, amount, who }) => {
      const { by } = frame;
      state.calls.push({ what, amount: valueOfAmount(state, frame, amount), by, who: whoIs(state, frame, who) });
    },
  },
};
