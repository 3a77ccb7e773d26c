// Weighing effects: a walk over the same literals the engine executes that adds up what they are worth. Chance is
// enumerated, never sampled; a choice is taken as the chooser would who looks no further than the option itself.
import { type Among, type Effect, statusNumber } from '@wyrmtable/dice-throne';
import { libraryOf } from '@wyrmtable/dice-throne/inside';
import {
  type Account,
  closed,
  copyAccount,
  moveTokens,
  newAccount,
  type Party,
  sign,
  type Weighing,
} from './account.ts';
import { amountOf, holdsIn, partyOf, type Reading } from './amounts.ts';
import { enter } from './entries.ts';
import { averageOf } from './keeps.ts';
import { PRICES } from './prices.ts';
import { usesWords } from './words-used.ts';

/** What follows when a run of effects is through. */
interface Rest {
  readonly effects: readonly Effect[];
  readonly at: number;
  readonly reading: Reading;
  readonly given: number;
  readonly next: Rest | null;
}

/**
 * So many effects are followed for one answer, whatever chance and choice make of them. Ours take a few hundred at most; of what
 * goes on further the rest is left out.
 */
const MOST_FOLLOWED = 10_000;
let followed = 0;
let weighingNow = false;

/** The expected worth of the effects, from a fresh account or one that something has happened on. */
export function weigh(
  weighing: Weighing,
  effects: readonly Effect[],
  dice: readonly number[],
  account: Account = newAccount(weighing, dice),
): number {
  const from: Rest = { effects, at: 0, reading: { dice, picked: null }, given: account.given, next: null };
  // A token is weighed in the middle of what brings it, on the same account of work.
  if (weighingNow) return follow(weighing, account, from);
  weighingNow = true;
  followed = 0;
  try {
    return follow(weighing, account, from);
  } finally {
    weighingNow = false;
  }
}

function follow(weighing: Weighing, account: Account, from: Rest): number {
  let rest: Rest | null = from;
  while (rest !== null) {
    const { effects, at, reading, given, next }: Rest = rest;
    const effect = effects[at];
    account.given = given;
    if (effect === undefined) {
      rest = next;
      continue;
    }
    if (++followed > MOST_FOLLOWED) break;
    const after: Rest = { effects, at: at + 1, reading, given, next };
    const inside = (inner: readonly Effect[], picked = reading.picked, gave = given): Rest => ({
      effects: inner,
      at: 0,
      reading: { dice: reading.dice, picked },
      given: gave,
      next: after,
    });
    switch (effect.verb) {
      case 'roll': {
        const count = amountOf(weighing, account, reading, effect.dice);
        if (count <= 0) {
          rest = after;
          break;
        }
        const { price } = effect;
        const cost =
          price === null ? 0 : price.tokens * weighing.tokenWorth(statusNumber(weighing.of, price.status), true);
        const held = price === null ? 0 : (account.tokens.own[statusNumber(weighing.of, price.status)] ?? 0);
        const rerolls = price !== null && held < price.tokens ? 0 : effect.rerolls;
        const known = new Map<string, number>();
        const alike = likenessFor(weighing, after);
        return averageOf(count, rerolls, cost, (dice) => {
          const key = alike(dice);
          let worth = known.get(key);
          if (worth === undefined) {
            worth = follow(weighing, copyAccount(account), { ...after, reading: { ...reading, dice } });
            known.set(key, worth);
          }
          return worth;
        });
      }
      case 'contest': {
        const wins = contestChance(weighing, reading.dice, effect.ties);
        const won = follow(weighing, copyAccount(account), inside(effect.win));
        return wins * won + (1 - wins) * follow(weighing, account, inside(effect.lose));
      }
      case 'if':
        rest = inside(holdsIn(weighing, account, reading, effect.test) ? effect.effects : effect.otherwise);
        break;
      case 'choose': {
        const open = effect.options.filter(({ when }) => when === null || holdsIn(weighing, account, reading, when));
        const chooser = partyOf(weighing, reading, effect.by);
        rest = bestOf(
          weighing,
          account,
          chooser,
          after,
          open.map((option) => inside(option.effects)),
        );
        break;
      }
      case 'pick': {
        const parties = among(effect.among);
        const times = effect.distinct ? Math.min(effect.times, parties.length) : effect.times;
        const ways = parties.map((party) => inside(repeated(effect.effects, times), party));
        rest = bestOf(weighing, account, 'own', after, effect.optional ? [after, ...ways] : ways);
        break;
      }
      case 'every': {
        let all: Rest = after;
        for (const party of among(effect.among)) all = { ...inside(effect.effects, party), next: all };
        rest = all;
        break;
      }
      case 'repeat':
        rest = inside(repeated(effect.effects, amountOf(weighing, account, reading, effect.times)));
        break;
      case 'give-tokens':
      case 'give-cp':
        rest = bestGift(weighing, account, effect, after, inside);
        break;
      default:
        enter(weighing, account, reading, effect);
        rest = after;
    }
  }
  return closed(weighing, account);
}

const NUMBERS = new WeakMap<readonly Effect[], boolean>();

/** Do the effects read the numbers of dice, not only their symbols? */
function readsNumbers(effects: readonly Effect[]): boolean {
  let reads = NUMBERS.get(effects);
  if (reads === undefined) {
    reads = usesWords(effects, ['sum', 'numbers', 'small-straight', 'large-straight', 'of-a-kind']);
    NUMBERS.set(effects, reads);
  }
  return reads;
}

const symbolsOn = (die: readonly string[], dice: readonly number[]): string =>
  dice
    .map((value) => die[value - 1])
    .sort()
    .join();

/** By die and by the dice that fell: those of a roll that is gone through are always the same lists. */
const SYMBOLS = new WeakMap<readonly string[], Map<readonly number[], string>>();

/** Rolls that come to the same: of the same symbols, unless something reads numbers. */
function likenessFor({ of, hero }: Weighing, from: Rest): (dice: readonly number[]) => string {
  const die = libraryOf(of).heroes[hero]?.die;
  for (let rest: Rest | null = from; rest !== null; rest = rest.next)
    if (die === undefined || readsNumbers(rest.effects)) return (dice) => dice.join('');
  if (die === undefined) return (dice) => dice.join('');
  const known = SYMBOLS.get(die) ?? new Map<readonly number[], string>();
  SYMBOLS.set(die, known);
  return (dice) => {
    let symbols = known.get(dice);
    if (symbols === undefined) {
      symbols = symbolsOn(die, dice);
      known.set(dice, symbols);
    }
    return symbols;
  };
}

const repeated = (effects: readonly Effect[], times: number): readonly Effect[] =>
  times === 1 ? effects : Array.from({ length: Math.max(0, times) }, () => effects).flat();

/** Two sides, as in a duel: there are no teammates, and every opponent is the same one. */
function among(whom: Among): readonly Party[] {
  switch (whom) {
    case 'players':
      return ['own', 'foe'];
    case 'opponents':
    case 'others':
    case 'engaged':
      return ['foe'];
    case 'teammates-and-self':
    case 'falling':
      return ['own'];
    case 'teammates':
      return [];
  }
}

/** The way worth most to the chooser by itself, what comes after it left out of sight. */
function bestOf(weighing: Weighing, account: Account, chooser: Party, after: Rest, ways: readonly Rest[]): Rest {
  let best: Rest = after;
  let most = Number.NEGATIVE_INFINITY;
  for (const way of ways) {
    const alone = way === after ? null : { ...way, next: null };
    const worth =
      sign(chooser) * (alone === null ? closed(weighing, account) : follow(weighing, copyAccount(account), alone));
    if (worth <= most) continue;
    most = worth;
    best = way;
  }
  return best;
}

/** How much to give up: the number that is worth most. The account pays for it at once. */
function bestGift(
  weighing: Weighing,
  account: Account,
  effect: Extract<Effect, { verb: 'give-tokens' | 'give-cp' }>,
  after: Rest,
  inside: (inner: readonly Effect[], picked: Party | null, given: number) => Rest,
): Rest {
  const status = effect.verb === 'give-tokens' ? statusNumber(weighing.of, effect.status) : -1;
  const most = effect.verb === 'give-tokens' ? Math.min(effect.upTo, account.tokens.own[status] ?? 0) : account.cp;
  const pay = (payer: Account, count: number): void => {
    if (effect.verb === 'give-tokens') moveTokens(weighing, payer, 'own', status, -count);
    else {
      payer.cp -= count;
      payer.sum -= count * PRICES.cp;
    }
  };
  let given = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let count = 0; count <= most; count++) {
    const trial = copyAccount(account);
    pay(trial, count);
    const worth = follow(weighing, trial, { ...inside(effect.effects, after.reading.picked, count), next: null });
    if (worth <= best) continue;
    best = worth;
    given = count;
  }
  pay(account, given);
  return inside(effect.effects, after.reading.picked, given);
}

/** A defence that is a contest has rolled its die already; otherwise both are still to fall. */
function contestChance({ attacks }: Weighing, dice: readonly number[], ties: boolean): number {
  const [own] = dice;
  if (!attacks && dice.length === 1 && own !== undefined) return (own - (ties ? 0 : 1)) / 6;
  return (ties ? 21 : 15) / 36;
}
