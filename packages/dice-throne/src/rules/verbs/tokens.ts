// What the verbs of status tokens and companions do.
import type { Seat } from '@wyrmtable/kernel';
import { from, pick, token, tokenFrom } from '../../choice.ts';
import { statusNumber } from '../../content/library.ts';
import type { TokenVerbs } from '../../content/verbs/tokens.ts';
import { NONE, playerAt, type ThroneState } from '../../state.ts';
import { againstSomebody } from '../against.ts';
import { valueOfAmount } from '../amounts.ts';
import { exhaustionOf } from '../marks.ts';
import { addTokens, ask, heldOf, limitOf, type Play, tokensOf } from '../play.ts';
import { whoIs } from '../reading.ts';
import {
  destinations,
  handOver,
  inflict,
  movable,
  moveToken,
  removable,
  removeEvery,
  strip,
  strippable,
  takeToken,
} from '../tokens.ts';
import type { DeedsOf } from './deed.ts';

/** One of these goes: `chooser` says which, where there is a choice. */
function takeOneOf(play: Play, statuses: readonly number[], holder: Seat, chooser: Seat): void {
  const [only] = statuses;
  if (statuses.length > 1) ask(play.state, 'token', chooser);
  else if (only !== undefined) takeToken(play, holder, only, 1);
}

/** What the attack in progress has put on its target and still lies there. */
const blockable = (state: ThroneState, seat: Seat): number[] =>
  [...new Set(state.arrived)].filter((status) => tokensOf(state, seat, status) > 0);

export const TOKEN_DEEDS: DeedsOf<TokenVerbs> = {
  gain: {
    does: (play, frame, { who, status, amount }) => {
      const { state } = play;
      addTokens(play, whoIs(state, frame, who), statusNumber(state, status), valueOfAmount(state, frame, amount));
    },
  },
  inflict: {
    does: againstSomebody((play, _, seat, amount, { status }) =>
      inflict(play, seat, statusNumber(play.state, status), amount),
    ),
  },
  'lose-token': {
    does: (play, frame, { who, status, amount }) => {
      const { state } = play;
      takeToken(play, whoIs(state, frame, who), statusNumber(state, status), valueOfAmount(state, frame, amount));
    },
  },
  'hand-over': {
    does: (play, { by, picked }, { status }) => handOver(play, by, picked, statusNumber(play.state, status)),
  },
  'remove-status': {
    does: (play, frame, { who, all }) => {
      const seat = whoIs(play.state, frame, who);
      if (seat === NONE) return;
      if (all) removeEvery(play, seat);
      else takeOneOf(play, removable(play.state, seat), seat, frame.by);
    },
    offers: (state, frame, { who }) => removable(state, whoIs(state, frame, who)).map(token),
    takes: (play, frame, { who }, { argument }) => {
      takeToken(play, whoIs(play.state, frame, who), argument, 1);
    },
  },
  /** First whose token, then where to. */
  'move-status': {
    does: ({ state }, { by }) => {
      if (state.players.some((_, seat) => movable(state, seat).length > 0)) ask(state, 'token-from', by);
    },
    offers: (state, { picked, given }, _, asking) =>
      asking === 'token-to'
        ? destinations(state, picked, given).map(pick)
        : state.players.flatMap((_, seat) => movable(state, seat).map((status) => from(seat, status))),
    takes: (play, frame, _, { kind, argument }) => {
      if (kind === 'pick') {
        moveToken(play, frame.picked, argument, frame.given);
        return;
      }
      const { seat, status } = tokenFrom(argument);
      frame.picked = seat;
      frame.given = status;
      ask(play.state, 'token-to', frame.by);
    },
  },
  'raise-limit': {
    does: ({ state, emit }, { by: seat }, effect) => {
      const status = statusNumber(state, effect.status);
      playerAt(state, seat).raised.push(status, effect.by);
      if (emit) emit({ kind: 'limit', seat, status: effect.status, limit: limitOf(state, seat, status) });
    },
  },
  'block-status': {
    does: (play, { by }) => takeOneOf(play, blockable(play.state, by), by, by),
    offers: (state, { by }) => blockable(state, by).map(token),
    takes: (play, { by }, _, { argument }) => {
      takeToken(play, by, argument, 1);
    },
  },
  strip: {
    does: strip,
    offers: (state, frame, { who, kind }) => strippable(state, whoIs(state, frame, who), kind).map(token),
    takes: (play, frame, effect, { argument }) => {
      takeToken(play, whoIs(play.state, frame, effect.who), argument, 1);
      frame.left--;
      if (frame.left > 0) strip(play, frame, effect);
    },
  },
  drop: {
    does: (play, { by }, { group }) => takeOneOf(play, heldOf(play.state, by, group), by, by),
    offers: (state, { by }, { group }) => heldOf(state, by, group).map(token),
    takes: (play, { by }, _, { argument }) => {
      takeToken(play, by, argument, 1);
    },
  },
  exhaust: {
    does: ({ state }, { by }, { status }) => {
      state.used.push(by, exhaustionOf(statusNumber(state, status)));
    },
  },
};
