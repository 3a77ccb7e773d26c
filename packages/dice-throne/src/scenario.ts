// How scenario files speak of Dice Throne (docs/scenarios.md).

import type { Chance } from '@wyrmtable/kernel';
import {
  everyOne,
  type Fields,
  fields,
  list,
  type ScenarioBook,
  ScenarioMistake,
  type Scripted,
  whole,
} from '@wyrmtable/kernel/scenario';
import { KINDS } from './choice.ts';
import { abilityOf, cardOf, heroOf, libraryOf, statusesWith } from './content/library.ts';
import { EVENT_KINDS, type ThroneEvent } from './events.ts';
import { diceThrone } from './game.ts';
import { teamsOf } from './modes.ts';
import type { ThroneOptions } from './options.ts';
import { run } from './rules/apply.ts';
import { finalDamage, subtotal } from './rules/damage.ts';
import { clearOffence } from './rules/offence.ts';
import { limitOf } from './rules/play.ts';
import { type Asking, NONE, type Player, STEPS, type ThroneState, topOf, WINDOW_CAUSES } from './state.ts';
import type { ThroneView } from './view.ts';

function dieValue(value: unknown, path: string): number {
  const pips = whole(value, path);
  if (pips < 1 || pips > 6) throw new ScenarioMistake(path, 'a die shows 1 to 6');
  return pips;
}

function status(state: ThroneState, value: string, path: string): number {
  const number = libraryOf(state).statusNumbers.get(value);
  if (number === undefined) throw new ScenarioMistake(path, `no status is called ${value}`);
  return number;
}

/** Cards of a hero not yet placed by the file. Scenarios begin with bare hands: cards only where named. */
type Loose = number[];

function takeCards(state: ThroneState, loose: Loose, value: unknown, path: string): number[] {
  return list(value, path).map((name, i) => {
    const at = loose.findIndex((number) => cardOf(state, number).id === name);
    if (at < 0) throw new ScenarioMistake(`${path}.${i}`, `this hero has no ${String(name)} left to place`);
    return loose.splice(at, 1)[0] as number;
  });
}

function giveTokens(state: ThroneState, tokens: number[], value: unknown, path: string): void {
  for (const [name, count] of Object.entries(fields(value, path)))
    tokens[status(state, name, `${path}.${name}`)] = whole(count, `${path}.${name}`);
}

function giveUpgrades(state: ThroneState, player: Player, loose: Loose, value: unknown, path: string): void {
  for (const number of takeCards(state, loose, value, path)) {
    const { upgrade } = cardOf(state, number);
    if (upgrade === null) throw new ScenarioMistake(path, `${cardOf(state, number).id} is no upgrade`);
    player.played.push(number);
    player.ranks[upgrade.slot] = upgrade.rank;
  }
}

/** The other side of a two-sided board up, or not. */
function turnOver(state: ThroneState, player: Player, over: boolean): void {
  heroOf(state, player.hero).slots.forEach(({ otherSide }, at) => {
    if (otherSide !== null) player.ranks[at] = over ? 1 : 0;
  });
}

const PLAYER = ['health', 'cp', 'hand', 'deck', 'discard', 'upgrades', 'statuses', 'raised', 'out', 'flipped'];

function givePlayer(state: ThroneState, player: Player, given: Fields, path: string): void {
  const { promos, decks } = libraryOf(state);
  const promo = promos[player.hero];
  const loose = [...(decks[player.hero] ?? []), ...(promo === null || promo === undefined ? [] : [promo])];
  let deck: number[] | null = null;
  for (const [key, value] of Object.entries(given)) {
    const at = `${path}.${key}`;
    if (key === 'health') state.health[player.dial] = whole(value, at);
    else if (key === 'cp') player.cp = whole(value, at);
    else if (key === 'hand') player.hand = takeCards(state, loose, value, at);
    else if (key === 'discard') player.discard = takeCards(state, loose, value, at).reverse();
    // Files name the top card first; lists keep it last.
    else if (key === 'deck') deck = takeCards(state, loose, value, at).reverse();
    else if (key === 'upgrades') giveUpgrades(state, player, loose, value, at);
    else if (key === 'statuses') giveTokens(state, player.tokens, value, at);
    else if (key === 'raised')
      for (const [name, by] of Object.entries(fields(value, at)))
        player.raised.push(status(state, name, at), whole(by, at));
    else if (key === 'out') player.out = value === true;
    else if (key === 'flipped') turnOver(state, player, value === true);
    else throw new ScenarioMistake(at, `a player has ${PLAYER.join(', ')}`);
  }
  // Left out, a deck has its upgrades on top: drawn by the way, they ask nobody anything.
  const isUpgrade = (number: number): number => (cardOf(state, number).upgrade === null ? 0 : 1);
  player.deck = deck ?? loose.filter((number) => number !== promo).sort((a, b) => isUpgrade(a) - isUpgrade(b));
}

/** Nothing in anybody's hand, nothing going on. */
function bare(state: ThroneState): void {
  for (const player of state.players) {
    player.hand = [];
    player.discard = [];
    player.tokens.fill(0);
    player.cp = 2;
  }
  clearOffence(state);
  state.stack = [];
  state.triggers = [];
  state.order = teamsOf(state.mode)?.order.slice() ?? state.order.toSorted((a, b) => a - b);
  state.turn = 9;
}

const PHASES = ['upkeep', 'main-1', 'offence', 'main-2', 'discard'];

function beginPhase(state: ThroneState, given: Fields, chance: Chance): void {
  const phase = given.phase ?? (given.dice === undefined ? 'main-1' : 'offence');
  state.asking = null;
  if (phase === 'upkeep') {
    state.step = 'turn';
    state.turn--;
  } else if (phase === 'discard') state.step = 'main-2-end';
  else if (phase === 'offence' && given.dice === undefined) state.step = 'offence';
  else if (phase === 'offence') {
    state.dice = list(given.dice, 'given.dice').map((value, i) => dieValue(value, `given.dice.${i}`));
    state.attempts = given.attempts === undefined ? 2 : whole(given.attempts, 'given.attempts');
    state.rolls = Math.max(1, 3 - state.attempts);
    state.rollsThisTurn = state.rolls;
    state.step = 'rolling';
  } else if (phase === 'main-1' || phase === 'main-2') {
    state.step = phase;
    // What is laid out by hand has just happened: others may answer it before the phase ends (DT-R14).
    state.stirred = true;
  } else throw new ScenarioMistake('given.phase', `one of ${PHASES.join(', ')}`);
  run({ state, chance, emit: null });
}

const GIVEN = ['dealt', 'active', 'turn', 'players', 'phase', 'dice', 'attempts'];

function given(state: ThroneState, wanted: Fields, chance: Chance): void {
  for (const key of Object.keys(wanted)) {
    if (!GIVEN.includes(key)) throw new ScenarioMistake(`given.${key}`, `known are ${GIVEN.join(', ')}`);
  }
  if (wanted.dealt === true) return;
  bare(state);
  state.active = wanted.active === undefined ? 0 : whole(wanted.active, 'given.active');
  if (wanted.turn !== undefined) state.turn = whole(wanted.turn, 'given.turn');
  const players = wanted.players ?? [];
  const named = new Map(Object.entries(Array.isArray(players) ? { ...players } : fields(players, 'given.players')));
  for (const seat of named.keys())
    if (state.players[Number(seat)] === undefined)
      throw new ScenarioMistake(`given.players.${seat}`, 'nobody sits there');
  state.players.forEach((player, seat) => {
    const path = `given.players.${seat}`;
    givePlayer(state, player, fields(named.get(String(seat)) ?? {}, path), path);
  });
  state.stunned = state.players.findIndex(
    (player, seat) =>
      seat !== state.active && statusesWith(state, 'stuns').some((stun) => (player.tokens[stun] ?? 0) > 0),
  );
  beginPhase(state, wanted, chance);
}

const result = (value: number): Scripted => ({ result: value });

function script(entry: unknown): readonly Scripted[] {
  if (typeof entry === 'number') return [result(dieValue(entry, 'chance') - 1)];
  const found: Scripted[] = [];
  for (const [key, value] of Object.entries(fields(entry, 'chance'))) {
    if (key === 'dice')
      found.push(...list(value, 'chance.dice').map((one) => result(dieValue(one, 'chance.dice') - 1)));
    else if (key === 'card') found.push(result(whole(value, 'chance.card')));
    else if (key === 'shuffle') found.push({ order: list(value, 'chance.shuffle').map(String) });
    else throw new ScenarioMistake(`chance.${key}`, 'dice: […], card: n, shuffle: […] or one number');
  }
  return found;
}

const names = (state: ThroneState, pile: readonly number[]): string[] => pile.map((number) => cardOf(state, number).id);

function showPlayer(state: ThroneState, player: Player, seat: number): Fields {
  const { statuses } = libraryOf(state);
  return {
    hero: heroOf(state, player.hero).id,
    health: state.health[player.dial] ?? 0,
    cp: player.cp,
    out: player.out,
    hand: names(state, player.hand),
    handSize: player.hand.length,
    deck: names(state, player.deck).reverse(),
    deckSize: player.deck.length,
    discard: names(state, player.discard).reverse(),
    upgrades: names(state, player.played),
    flipped: heroOf(state, player.hero).slots.some(({ otherSide }, at) => otherSide !== null && player.ranks[at] === 1),
    statuses: Object.fromEntries(statuses.map(({ status: { id } }, at) => [id, player.tokens[at] ?? 0])),
    limits: Object.fromEntries(statuses.map(({ status: { id } }, at) => [id, limitOf(state, seat, at)])),
  };
}

const abilityName = (state: ThroneState, number: number): string | null =>
  number === NONE ? null : abilityOf(state, number).ability.id;
const seatOrNull = (seat: number): number | null => (seat === NONE ? null : seat);

function show(state: ThroneState): Fields {
  const top = topOf(state);
  const rolled = state.stack.findLast((frame) => frame.kind === 'effects' && frame.dice.length > 0);
  return {
    turn: state.turn,
    active: state.active,
    toMove: diceThrone.toMove(state),
    step: state.step,
    asking: state.asking,
    window: state.asking === 'window' && top?.kind === 'window' ? top.cause : null,
    attempts: state.attempts,
    rolls: state.rolls,
    dice: state.dice,
    declared: abilityName(state, state.declared),
    ability: abilityName(state, state.ability),
    target: seatOrNull(state.target),
    targeting: state.targeting,
    ultimate: state.ultimate,
    defence: abilityName(state, state.defence),
    defenceDice: state.defenceDice,
    effectDice: rolled?.kind === 'effects' ? rolled.dice : [],
    stunned: seatOrNull(state.stunned),
    health: state.health,
    healing: state.healing,
    dealt: state.dealt,
    order: state.order,
    winners: state.winners,
    outcome: diceThrone.outcome(state)?.kind ?? null,
    pools: state.pools.map((pool) => ({
      by: pool.by,
      at: seatOrNull(pool.at),
      type: pool.type,
      attack: pool.attack,
      subtotal: subtotal(state, pool),
      damage: finalDamage(state, pool),
    })),
    players: state.players.map((player, seat) => showPlayer(state, player, seat)),
  };
}

/** Every question. */
const ASKED = everyOne<Asking>({
  order: true,
  main: true,
  pay: true,
  roll: true,
  target: true,
  defence: true,
  'defence-reroll': true,
  discard: true,
  window: true,
  option: true,
  pick: true,
  source: true,
  token: true,
  'token-from': true,
  'token-to': true,
  nudge: true,
  set: true,
  copy: true,
  reroll: true,
  'effect-reroll': true,
  ransom: true,
  count: true,
  card: true,
  search: true,
});

/** What files may write of a table of Dice Throne. */
export const VOCABULARY = {
  given: GIVEN,
  'given.players': PLAYER,
  phase: PHASES,
  when: KINDS,
  chance: ['dice', 'card', 'shuffle'],
  step: STEPS,
  asking: ASKED,
  window: WINDOW_CAUSES,
  events: Object.keys(EVENT_KINDS),
} as const;

/** A window, an effect in the middle, or damage that waits for the end of its phase. */
export function unfinished(state: ThroneState): string | null {
  const top = topOf(state);
  if (top?.kind === 'window') return `window ${top.cause}`;
  if (top !== null) return `effect, asking ${state.asking}`;
  return state.pools.length > 0 && state.step !== 'over' ? 'damage on its way' : null;
}

/** The field a plain argument of each kind of choice stands for. */
export const ARGUMENTS = {
  declare: 'ability',
  roll: 'dice',
  play: 'card',
  sell: 'card',
  spend: 'status',
  target: 'seat',
  defend: 'ability',
  option: 'index',
  pick: 'seat',
  token: 'status',
  die: 'value',
  reroll: 'dice',
  count: 'count',
  order: 'status',
  from: 'seat',
  against: 'index',
  discard: 'card',
  search: 'card',
} as const;

export const diceThroneScenarios: ScenarioBook<ThroneState, ThroneView, ThroneEvent, ThroneOptions> = {
  game: diceThrone,
  seats: 2,
  options: { heroes: ['barbarian', 'pyromancer'] },
  added: [],
  given,
  script,
  nameOf: (state, shuffled) => (typeof shuffled === 'number' ? (libraryOf(state).cards[shuffled]?.id ?? '') : ''),
  show,
  argument: ARGUMENTS,
  unfinished,
  vocabulary: VOCABULARY,
  ordered: new Set(['deck', 'order', 'health']),
};
