// What each verb without chance or choice in it brings, entered on an account.
import { type EffectOf, type StatusId, statusNumber, type Verb } from '@wyrmtable/dice-throne';
import { statusOf } from '@wyrmtable/dice-throne/lead';
import { type Account, isNative, moveTokens, type Party, sign, type Weighing } from './account.ts';
import { amountOf, partyOf, type Reading } from './amounts.ts';
import { PRICES } from './prices.ts';

/** Verbs with chance or choice in them are followed, each of their ways weighed (weigh.ts). */
type Followed = 'roll' | 'contest' | 'if' | 'choose' | 'pick' | 'every' | 'repeat' | 'give-tokens' | 'give-cp';
type EnteredVerb = Exclude<Verb, Followed>;

/** Where an entry is made: `party` is the side the verb means, `amount` its number as the account has it. */
interface Page {
  readonly weighing: Weighing;
  readonly account: Account;
  readonly reading: Reading;
  readonly party: Party;
  readonly amount: number;
}

type Entry<V extends Verb> = (page: Page, effect: EffectOf<V>) => void;

const numberOf = ({ weighing }: Page, status: StatusId): number => statusNumber(weighing.of, status);

/** It says when or at whom, or the account knows nothing it could be worth. */
const nothing = (): void => {};
const placed = (page: Page, { status }: { readonly status: StatusId }): void =>
  moveTokens(page.weighing, page.account, page.party, numberOf(page, status), page.amount);
const relieved = ({ weighing, account }: Page): void => relieve(weighing, account, 'own', false);
const fewerCards = ({ account, party }: Page): void => {
  account.sum -= sign(party) * PRICES.card;
};
/** What is worth the same whoever does it. */
const worth =
  (price: number) =>
  ({ account }: Page): void => {
    account.sum += price;
  };

/** Written so because an object that has a plain `then` passes for a promise. */
const THEN = 'then';

const ENTRIES: { readonly [V in EnteredVerb]: Entry<V> } = {
  damage: hurt,
  'add-damage': ({ account, amount }) => {
    account.added += amount;
    if (account.open > 0) account.open += amount;
    else if (account.sure > 0) account.sure += amount;
  },
  'multiply-damage': ({ account }, { by }) => {
    account.open = Math.ceil(by * account.open);
    account.sure = Math.ceil(by * account.sure);
  },
  recoil: ({ account }, { amount }) => {
    account.sum -= amount;
  },
  'make-undefendable': ({ account }) => {
    account.sure += account.open;
    account.open = 0;
  },
  prevent: ({ account, amount }) => lessen(account, Math.min(amount, account.incoming)),
  'prevent-half': ({ account }) => lessen(account, account.incoming / 2),
  avoid: ({ account }) => lessen(account, account.incoming),
  'reflect-half': ({ account }) => {
    account.sum += account.incoming / 2;
  },
  shield: (page, { status }) => {
    const { account } = page;
    lessen(account, Math.min(account.incoming, account.tokens.own[numberOf(page, status)] ?? 0));
  },
  heal: ({ account, party, amount }) => {
    account.sum += sign(party) * PRICES.heal * amount;
  },
  'heal-dealt': ({ account }) => {
    account.sum += PRICES.heal * (account.open + account.sure);
  },
  'lose-health': ({ account, party, amount }) => {
    account.sum -= sign(party) * amount;
  },
  'steal-health': ({ account, amount }) => {
    account.sum += amount * (1 + PRICES.heal);
  },
  'fail-offence': worth(-PRICES.turn),
  'halve-offence': worth(-PRICES.turn / 2),
  'extra-offence': worth(PRICES.turn),
  aim: nothing,
  gain: placed,
  inflict: placed,
  'lose-token': (page, { status }) =>
    moveTokens(page.weighing, page.account, page.party, numberOf(page, status), -page.amount),
  'hand-over': (page, { status }) => {
    const { weighing, account, reading } = page;
    moveTokens(weighing, account, 'own', numberOf(page, status), -1);
    moveTokens(weighing, account, reading.picked ?? 'foe', numberOf(page, status), 1);
  },
  'remove-status': ({ weighing, account, party }, { all }) => relieve(weighing, account, party, all),
  'move-status': relieved,
  'raise-limit': ({ account }, { by }) => {
    account.sum += PRICES.limit * by;
  },
  'block-status': relieved,
  strip: nothing,
  drop: nothing,
  exhaust: nothing,
  'gain-cp': ({ account, amount }) => {
    account.cp += amount;
    account.sum += PRICES.cp * amount;
  },
  'lose-cp': ({ account, party, amount }) => {
    account.sum -= sign(party) * PRICES.cp * amount;
  },
  'steal-cp': ({ account, amount }) => {
    account.cp += amount;
    account.sum += 2 * PRICES.cp * amount;
  },
  draw: ({ account, amount }) => {
    account.sum += PRICES.card * amount;
  },
  'discard-random': fewerCards,
  discard: fewerCards,
  'discard-hand': worth(-2 * PRICES.card),
  search: worth(PRICES.search),
  'see-hand': worth(PRICES.sight),
  'return-card': nothing,
  'play-upgrade': nothing,
  'put-back': nothing,
  'put-away': nothing,
  flip: worth(PRICES.flip),
  'nudge-die': worth(PRICES.die),
  'set-die': worth(PRICES.die),
  'reroll-dice': worth(PRICES.die),
  'must-reroll': nothing,
  'extra-attempt': worth(PRICES.attempt),
  [THEN]: nothing,
  again: nothing,
  tally: ({ account }) => {
    account.tally++;
  },
  let: nothing,
  call: nothing,
};

function record<V extends EnteredVerb>(page: Page, effect: EffectOf<V>): void {
  ENTRIES[effect.verb](page, effect);
}

/** What an effect without chance or choice brings, entered on the account. */
export function enter(weighing: Weighing, account: Account, reading: Reading, effect: EffectOf<EnteredVerb>): void {
  const party = 'who' in effect ? partyOf(weighing, reading, effect.who) : 'own';
  const amount = 'amount' in effect ? amountOf(weighing, account, reading, effect.amount) : 0;
  record({ weighing, account, reading, party, amount }, effect);
}

function lessen(account: Account, by: number): void {
  account.incoming -= by;
  account.sum += by;
}

/** DT-7.1: only an offensive ability attacks, and only its target. */
function hurt({ weighing, account, reading, amount }: Page, { to, type }: EffectOf<'damage'>): void {
  if (amount <= 0) return;
  if (weighing.attacks && to === 'target') {
    if (type === 'normal') account.open += amount;
    else account.sure += amount;
  } else if (to === 'opponents') account.sum += amount;
  else account.sum -= sign(partyOf(weighing, reading, to)) * amount;
}

/** Takes away the status that weighs most, or all of them, good ones of an opponent and bad ones of oneself. */
function relieve(weighing: Weighing, account: Account, party: Party, all: boolean): void {
  const gains = account.tokens[party].flatMap((count, status) => {
    if (count === 0 || !statusOf(weighing.of, status).removable) return [];
    return [-sign(party) * weighing.tokenWorth(status, isNative(weighing, party, status)) * (all ? count : 1)];
  });
  const gained = all ? gains.reduce((sum, gain) => sum + gain, 0) : Math.max(0, ...gains);
  account.sum += weighing.imagined ? Math.max(PRICES.relief, gained) : gained;
}
