// What an event of Dice Throne says of the table, and no more: dials, tokens, cards and dice as they stand when it has been told.
import type { PlayerView, PoolView, ThroneEvent, ThroneView } from '@wyrmtable/dice-throne';
import type { Happening, Seat } from '@wyrmtable/kernel';
import { isThroneEvent } from './happening.ts';

const ofSeat = (view: ThroneView, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): ThroneView => ({
  ...view,
  players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
});

const without = <T>(list: readonly T[], one: T): readonly T[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
};

/** The card leaves the hand, where somebody who looks on may see the hand. */
function fromHand(view: ThroneView, seat: Seat, card: string, to: 'discard' | 'upgrades'): ThroneView {
  const hands = view.hands.map((hand) => (hand.seat === seat ? { ...hand, cards: without(hand.cards, card) } : hand));
  return ofSeat({ ...view, hands }, seat, (player) => ({
    hand: Math.max(0, player.hand - 1),
    [to]: [...player[to], card],
  }));
}

function drawn(view: ThroneView, { seat, count, cards }: Extract<ThroneEvent, { kind: 'drew' }>): ThroneView {
  const hands = view.hands.map((hand) =>
    hand.seat === seat && cards !== undefined ? { ...hand, cards: [...hand.cards, ...cards] } : hand,
  );
  return ofSeat({ ...view, hands }, seat, ({ hand, deck }) => ({
    hand: hand + count,
    deck: Math.max(0, deck - count),
  }));
}

function turned(view: ThroneView, { seat, turn }: Extract<ThroneEvent, { kind: 'turn' }>): ThroneView {
  return {
    ...view,
    turn,
    active: seat,
    step: 'upkeep',
    rolls: 0,
    dice: [],
    declared: null,
    ability: null,
    target: null,
    targeting: [],
    ultimate: false,
    defence: null,
    defenceDice: [],
    effectDice: [],
    rival: null,
    resolving: [],
    seen: null,
    pools: [],
  };
}

function rolled(view: ThroneView, { purpose, dice }: Extract<ThroneEvent, { kind: 'rolled' }>): ThroneView {
  switch (purpose) {
    case 'offence':
      return { ...view, step: 'rolling', dice, rolls: view.rolls + 1, attempts: Math.max(0, view.attempts - 1) };
    case 'defence':
      return { ...view, step: 'defence-rolled', defenceDice: dice };
    case 'targeting':
      return { ...view, targeting: dice };
    case 'effect':
      return { ...view, effectDice: dice };
  }
}

/** Dice that are turned are those that lie there last. */
function altered(view: ThroneView, { from, to }: Extract<ThroneEvent, { kind: 'altered' }>): ThroneView {
  const lying = (['effectDice', 'defenceDice', 'targeting', 'dice'] as const).find((dice) => view[dice].includes(from));
  return lying === undefined ? view : { ...view, [lying]: view[lying].with(view[lying].indexOf(from), to) };
}

function incoming(view: ThroneView, { by, at, type, damage }: Extract<ThroneEvent, { kind: 'incoming' }>): ThroneView {
  const pool: PoolView = { by, at, type, damage, subtotal: damage, attack: view.active === by, lines: [] };
  return { ...view, pools: [...view.pools, pool] };
}

/** Damage that was named before anybody was aimed at goes where the aim goes. */
const aimed = (pools: readonly PoolView[], by: Seat, at: Seat): readonly PoolView[] =>
  pools.map((pool) => (pool.by === by && pool.at === null ? { ...pool, at } : pool));

function healthOf(view: ThroneView, seats: readonly Seat[], health: number): ThroneView {
  const dials = new Set(seats.map((seat) => view.players[seat]?.dial));
  return { ...view, health: view.health.map((now, dial) => (dials.has(dial) ? health : now)) };
}

function tokens(
  view: ThroneView,
  { seat, status, tokens: count }: Extract<ThroneEvent, { kind: 'status' }>,
): ThroneView {
  return ofSeat(view, seat, ({ statuses }) => {
    const known = statuses.some((one) => one.status === status);
    const all = known ? statuses : [...statuses, { status, tokens: 0 }];
    const next = all.map((one) => (one.status === status ? { status, tokens: count } : one));
    return { statuses: next.filter((one) => one.tokens > 0) };
  });
}

export function afterEvent(view: ThroneView, event: ThroneEvent): ThroneView {
  switch (event.kind) {
    case 'turn':
      return turned(view, event);
    case 'cp':
      return ofSeat(view, event.seat, () => ({ cp: event.cp }));
    case 'drew':
      return drawn(view, event);
    case 'sold':
    case 'discarded':
      return fromHand(view, event.seat, event.card, 'discard');
    case 'played':
      return { ...fromHand(view, event.seat, event.card, 'discard'), resolving: [...view.resolving, event] };
    case 'upgraded':
      return fromHand(view, event.seat, event.card, 'upgrades');
    case 'status':
      return tokens(view, event);
    case 'rolled':
      return rolled(view, event);
    case 'altered':
      return altered(view, event);
    case 'declared':
      return { ...view, step: 'declared', declared: event.ability, row: event.row };
    case 'activated':
      return { ...view, step: 'activate', ability: event.ability, row: event.row };
    case 'flipped':
      return ofSeat(view, event.seat, ({ flipped }) => ({ flipped: !flipped }));
    case 'targeted':
      return { ...view, step: 'targeted', target: event.target, pools: aimed(view.pools, event.seat, event.target) };
    case 'defends':
      return { ...view, step: 'defence', defence: event.ability };
    case 'incoming':
      return incoming(view, event);
    case 'damage':
      return {
        ...view,
        resolving: [],
        pools: aimed(view.pools, event.by, event.at).filter(
          ({ by, at, type }) => by !== event.by || at !== event.at || type !== event.type,
        ),
      };
    case 'health':
    case 'saved':
      return healthOf(view, event.seats, event.health);
    case 'defeated':
      return event.seats.reduce((next, seat) => ofSeat(next, seat, () => ({ out: true })), view);
    default:
      return view;
  }
}

/** Nobody is asked while the story goes on. */
export const hushed = (view: ThroneView): ThroneView => ({
  ...view,
  asking: null,
  asks: null,
  toMove: null,
  window: null,
});

export function isThroneView(view: object): view is ThroneView {
  return 'players' in view && 'asking' in view && 'pools' in view;
}

export const tellThrone = (view: object, event: Happening): object =>
  isThroneView(view) && isThroneEvent(event) ? afterEvent(hushed(view), event) : view;
