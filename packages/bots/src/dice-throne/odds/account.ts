// The running account of an effect being weighed: what it has brought so far, and what the rest of it will read.
import { statusesWith } from '@wyrmtable/dice-throne';
import { libraryOf } from '@wyrmtable/dice-throne/inside';
import { statusCount, statusOf } from '@wyrmtable/dice-throne/lead';
import type { Stocked } from '@wyrmtable/kernel';
import { PRICES } from './prices.ts';
import type { Side } from './side.ts';

/** Whose: the side whose effect it is, or the opponent's. */
export type Party = 'own' | 'foe';

/** What is good for the opponent is bad for oneself. */
export const sign = (party: Party): 1 | -1 => (party === 'own' ? 1 : -1);

export interface Account {
  /** Worth so far, the attack apart. */
  sum: number;
  /** Damage of the attack in progress: what can be defended, and what cannot. */
  open: number;
  sure: number;
  /** Damage coming at the own side that something could still be done about. */
  incoming: number;
  readonly tokens: Record<Party, number[]>;
  cp: number;
  /** The dice that activated the ability, or the defence's. */
  readonly activation: readonly number[];
  given: number;
  tally: number;
  added: number;
}

/** What does not change while an effect is weighed. */
export interface Weighing {
  /** The content it is weighed in. */
  readonly of: Stocked;
  readonly sides: Readonly<Record<Party, Side | null>>;
  /** Whose dice give symbols their meaning; −1 for effects without symbols. */
  readonly hero: number;
  /** Whom the words mean. */
  readonly target: Party;
  readonly attacker: Party;
  readonly ultimate: boolean;
  /** Is this the ability of an Offensive Roll Phase: does damage to its target attack? */
  readonly attacks: boolean;
  /** The moment is made up to weigh a token by: there is something to relieve even if the account shows nothing. */
  readonly imagined: boolean;
  /** What one more token of that status number is worth to a holder whose own kind it is, or to another. */
  tokenWorth(status: number, native: boolean): number;
}

/** For whatever is no attack of one's own: a defence, a card beside the dice. */
export const withoutAttack = (rest: Pick<Weighing, 'of' | 'sides' | 'hero' | 'imagined' | 'tokenWorth'>): Weighing => ({
  ...rest,
  target: 'own',
  attacker: 'foe',
  ultimate: false,
  attacks: false,
});

const tokensOn = (of: Stocked, side: Side | null): number[] =>
  side === null ? Array<number>(statusCount(of)).fill(0) : side.tokens.slice();

export function newAccount({ of, sides }: Weighing, activation: readonly number[]): Account {
  return {
    sum: 0,
    open: 0,
    sure: 0,
    incoming: 0,
    tokens: { own: tokensOn(of, sides.own), foe: tokensOn(of, sides.foe) },
    cp: sides.own?.cp ?? 0,
    activation,
    given: 0,
    tally: 0,
    added: 0,
  };
}

export function copyAccount(account: Account): Account {
  const { own, foe } = account.tokens;
  return { ...account, tokens: { own: own.slice(), foe: foe.slice() } };
}

/** The stack limit of that status on that side (DT-10.10, DT-10.12). */
export function limitFor({ of, sides }: Weighing, party: Party, status: number): number {
  const side = sides[party];
  if (side === null) return statusOf(of, status).limit;
  let limit = libraryOf(of).limits[side.hero]?.[status] ?? 0;
  for (let i = 0; i < side.raised.length; i += 2) if (side.raised[i] === status) limit += side.raised[i + 1] ?? 0;
  return limit;
}

/** Tokens come or go as far as limits and supply allow; what that is worth goes on the account. */
export function moveTokens(weighing: Weighing, account: Account, party: Party, status: number, by: number): void {
  const held = account.tokens[party][status] ?? 0;
  const now = Math.max(0, Math.min(held + by, Math.max(held, limitFor(weighing, party, status))));
  account.tokens[party][status] = now;
  account.sum += sign(party) * (now - held) * weighing.tokenWorth(status, isNative(weighing, party, status));
}

/** Is the status on that hero's own leaflet? An unknown opponent has none of ours. */
export function isNative({ of, sides }: Weighing, party: Party, status: number): boolean {
  const side = sides[party];
  if (side === null) return false;
  const { heroes, statuses } = libraryOf(of);
  return heroes[side.hero]?.statuses.includes(statuses[status]?.status.id ?? '') ?? false;
}

const anyOf = (tokens: readonly number[], statuses: readonly number[]): boolean =>
  statuses.some((status) => (tokens[status] ?? 0) > 0);

/** What tokens in play add to an attack or take from it (DT-15.3). */
function standing(of: Stocked, { tokens }: Account, ultimate: boolean): number {
  let sum = 0;
  for (const status of statusesWith(of, 'strengthens'))
    sum += (tokens.own[status] ?? 0) * (statusOf(of, status).hooks.strengthens?.damage ?? 0);
  for (const status of statusesWith(of, 'invites'))
    if ((tokens.foe[status] ?? 0) > 0) {
      const invites = statusOf(of, status).hooks.invites;
      sum += (invites?.damage ?? 0) + PRICES.cp * (invites?.cp ?? 0);
    }
  if (!ultimate)
    for (const status of statusesWith(of, 'weakens'))
      sum -= (tokens.own[status] ?? 0) * (statusOf(of, status).hooks.weakens?.damage ?? 0);
  return sum;
}

/** Everything on the account, the attack included. */
export function closed({ of, attacks, ultimate }: Weighing, account: Account): number {
  const { sum, open, sure, tokens } = account;
  if (open + sure <= 0) return sum;
  if (
    attacks &&
    !ultimate &&
    (anyOf(tokens.own, statusesWith(of, 'harmless')) || anyOf(tokens.foe, statusesWith(of, 'hides')))
  )
    return sum;
  const damage = Math.max(0, open + sure + (attacks ? standing(of, account, ultimate) : 0));
  // No defence takes more than half of a small attack with it.
  const spared = open > 0 ? 0 : Math.min(PRICES.defence, damage / 2);
  return sum + damage + spared;
}
