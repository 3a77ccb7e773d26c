// What a token of each status is worth to whoever holds it: read from the status's own data, worked out once.
import { type Amount, type Effect, type Status, statusNumber, type Use } from '@wyrmtable/dice-throne';
import { libraryOf } from '@wyrmtable/dice-throne/inside';
import type { Stocked } from '@wyrmtable/kernel';
import { perLibrary } from '../per-library.ts';
import { newAccount, type Weighing } from './account.ts';
import { PRICES } from './prices.ts';
import { bareSide, type Side } from './side.ts';
import { weigh } from './weigh.ts';

const worthsOf = perLibrary((): (number | undefined)[][] => []);

/** One token more on its holder's board; below 0 for what nobody wants. `native`: it is on the holder's own leaflet. */
export function tokenWorth(of: Stocked, status: number, native: boolean): number {
  const worths = worthsOf(of);
  const known = worths[status] ?? [];
  worths[status] = known;
  const at = Number(native);
  let worth = known[at];
  if (worth === undefined) {
    // A status whose words name itself, or each other: no token is worth more for being counted twice.
    known[at] = 0;
    const found = libraryOf(of).statuses[status]?.status;
    worth = found === undefined ? 0 : worthOfStatus(found, { of, number: status, native });
    known[at] = worth;
  }
  return worth;
}

/** A token on somebody's board. */
interface Token {
  readonly of: Stocked;
  readonly number: number;
  readonly native: boolean;
}

function worthOfStatus(status: Status, token: Token): number {
  const worth = ruling(status) + acting(status, token);
  const used = Math.max(0, ...status.uses.map((use) => usedFor(use, token)));
  if (worth !== 0 || used !== 0) return worth + used;
  const counted = countedFor(token.of, status);
  return (status.kind === 'negative' ? -1 : 1) * (counted === 0 ? PRICES.unread : counted);
}

/** A holder with one token of it and nothing else. */
function holderOf({ of, number, native }: Token): Side {
  const { heroes, statuses } = libraryOf(of);
  const id = statuses[number]?.status.id ?? '';
  const hero = heroes.findIndex((one) => one.statuses.includes(id) === native);
  const side = bareSide(of, Math.max(0, hero));
  return { ...side, cp: 2, tokens: side.tokens.map((_, at) => (at === number ? 1 : 0)) };
}

function weighingFor(token: Token, attacks: boolean): Weighing {
  const own = holderOf(token);
  return {
    of: token.of,
    sides: { own, foe: null },
    hero: own.hero,
    target: attacks ? 'foe' : 'own',
    attacker: attacks ? 'own' : 'foe',
    ultimate: false,
    attacks,
    imagined: true,
    tokenWorth: (status, native) => (status === token.number ? 0 : tokenWorth(token.of, status, native)),
  };
}

/** What rules do because the token lies there. */
function ruling({ hooks }: Status): number {
  const { skipsOffence, invites, weakens, strengthens } = hooks;
  let worth = 0;
  if (hooks.skipsIncome) worth -= PRICES.cp + PRICES.card;
  if (skipsOffence) worth -= Math.min(PRICES.turn, PRICES.cp * skipsOffence.price);
  if (hooks.stuns) worth -= PRICES.turn;
  worth -= PRICES.attempt * (hooks.fewerAttempts ?? 0);
  worth -= (PRICES.rolls - 1) * Math.min(PRICES.attempt, PRICES.cp * (hooks.attemptPrice ?? 0));
  if (strengthens) worth += strengthens.damage * PRICES.lasting;
  if (invites) worth -= (invites.damage + PRICES.cp * invites.cp) * PRICES.lasting;
  if (weakens) worth -= weakens.damage * (weakens.used ? 1 : PRICES.lasting);
  if (hooks.harmless) worth -= PRICES.turn;
  if (hooks.hides) worth += PRICES.hit;
  if (hooks.saves) worth += PRICES.hit;
  return worth;
}

/** What the token does by itself, as often as it lives to do it. */
function acting({ hooks }: Status, token: Token): number {
  const weighing = weighingFor(token, false);
  const once = (effects: readonly Effect[] | undefined): number =>
    effects === undefined ? 0 : weigh(weighing, effects, []);
  const often = (effects: readonly Effect[] | undefined): number =>
    once(effects) * (effects?.some((effect) => losesItself(effect, token)) ? 1 : PRICES.lasting);
  return often(hooks.upkeep) + often(hooks.turnEnd) + once(hooks.check) + once(hooks.rollEnd);
}

const losesItself = (effect: Effect, { of, number }: Token): boolean =>
  effect.verb === 'lose-token' &&
  effect.who === 'self' &&
  statusNumber(of, effect.status) === number &&
  (typeof effect.amount === 'number' || effect.amount.kind === 'tokens');

/** A use at a moment of the usual kind: an attack of one's own to be raised, or one to be lessened. */
function usedFor(use: Use, token: Token): number {
  const attacks = use.moment === 'own-attack' || use.moment === 'before-defence';
  const weighing = weighingFor(token, attacks);
  const account = newAccount(weighing, []);
  if (attacks) account.open = PRICES.hit;
  account.incoming = attacks ? 0 : PRICES.hit;
  const gained = weigh(weighing, use.effects, [], account) - (attacks ? PRICES.hit : 0);
  return (PRICES.later * (gained - PRICES.cp * use.cp)) / Math.max(1, use.tokens);
}

/** What nobody spends and nothing moves by is there to be counted: as much as abilities and tokens add for it. */
function countedFor(of: Stocked, { id }: Status): number {
  const { heroes, statuses } = libraryOf(of);
  const times: number[] = [];
  for (const hero of heroes)
    for (const { printed } of hero.slots)
      for (const row of printed.rows) for (const effect of row.effects) gather(effect, id, times);
  for (const { status } of statuses)
    for (const { effects } of status.uses) for (const effect of effects) gather(effect, id, times);
  return times.length === 0 ? 0 : (PRICES.counted * times.reduce((sum, one) => sum + one, 0)) / times.length;
}

function gather(effect: Effect, id: string, times: number[]): void {
  if ('amount' in effect && typeof effect.amount !== 'number') read(effect.amount, id, times);
  if ((effect.verb === 'give-tokens' || effect.verb === 'shield') && effect.status === id) times.push(1);
  if ('effects' in effect) for (const inner of effect.effects) gather(inner, id, times);
  if (effect.verb === 'choose')
    for (const { effects } of effect.options) for (const inner of effects) gather(inner, id, times);
}

function read(amount: Amount, id: string, times: number[]): void {
  if (typeof amount === 'number') return;
  if (amount.kind === 'tokens' && amount.status === id) times.push(amount.times);
  if (amount.kind === 'table' && amount.status === id)
    times.push((amount.values.at(-1) ?? 0) / Math.max(1, amount.values.length - 1));
  if (amount.kind === 'half') read(amount.of, id, times);
  if (amount.kind === 'total') for (const part of amount.of) read(part, id, times);
}
