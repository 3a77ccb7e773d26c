// Numbers and conditions of effects, read from an account instead of a match.
import { type Amount, type Condition, statusNumber, type Who } from '@wyrmtable/dice-throne';
import { countBits, libraryOf, meets, sumOf } from '@wyrmtable/dice-throne/inside';
import { type Account, limitFor, type Party, type Weighing } from './account.ts';
import { PRICES } from './prices.ts';

/** Where in an effect the account stands: the dice it reads and whom an effect around it has picked. */
export interface Reading {
  readonly dice: readonly number[];
  readonly picked: Party | null;
}

export function partyOf({ target, attacker }: Weighing, { picked }: Reading, who: Who): Party {
  switch (who) {
    case 'self':
      return 'own';
    case 'target':
      return target;
    case 'attacker':
      return attacker;
    case 'picked':
      return picked ?? target;
  }
}

function bitsOf({ of, hero }: Weighing, face: string): number {
  let bits = 0;
  libraryOf(of).heroes[hero]?.die.forEach((shown, i) => {
    if (shown === face) bits |= 1 << (i + 1);
  });
  return bits;
}

/** Whose side it is. */
const heroIn = ({ of, sides }: Weighing) => libraryOf(of).heroes[sides.own?.hero ?? -1];

export function amountOf(weighing: Weighing, account: Account, reading: Reading, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const held = (status: string, who: Who): number =>
    account.tokens[partyOf(weighing, reading, who)][statusNumber(weighing.of, status)] ?? 0;
  switch (amount.kind) {
    case 'each':
      return amount.times * countBits(reading.dice, bitsOf(weighing, amount.face));
    case 'pairs':
      return amount.times * (countBits(reading.dice, bitsOf(weighing, amount.face)) >> 1);
    case 'numbers':
      return amount.times * reading.dice.filter((value) => value >= amount.from && value <= amount.to).length;
    case 'tokens':
      return amount.times * held(amount.status, amount.of);
    case 'table':
      return amount.values[Math.min(held(amount.status, amount.of), amount.values.length - 1)] ?? 0;
    case 'room':
      return limitFor(weighing, 'own', statusNumber(weighing.of, amount.status)) - held(amount.status, 'self');
    case 'sum':
      return sumOf(reading.dice);
    case 'cp':
      return account.cp;
    case 'given':
      return amount.times * account.given;
    case 'tally':
      return amount.times * account.tally;
    case 'extra-rolls':
      return Math.min(amount.most, PRICES.rolls - 1);
    case 'statuses':
      return account.tokens[partyOf(weighing, reading, amount.of)].reduce(
        (sum, count, at) => (libraryOf(weighing.of).statuses[at]?.status.kind === amount.which ? sum + count : sum),
        0,
      );
    case 'least':
      return Math.min(...amount.of.map((part) => amountOf(weighing, account, reading, part)));
    // Only what leads a table of its own asks for these; nobody weighs such a table by this account.
    case 'health':
    case 'hand':
    case 'count':
      return 1;
    case 'half':
      return Math.ceil(amountOf(weighing, account, reading, amount.of) / 2);
    case 'total':
      return amount.of.reduce<number>((sum, part) => sum + amountOf(weighing, account, reading, part), 0);
  }
}

const isRemovable = (tokens: readonly number[]): boolean => tokens.some((count) => count > 0);

export function holdsIn(weighing: Weighing, account: Account, reading: Reading, test: Condition): boolean {
  const held = (party: Party, status: string): number => account.tokens[party][statusNumber(weighing.of, status)] ?? 0;
  switch (test.kind) {
    case 'shows':
      return meets(libraryOf(weighing.of), reading.dice, test.need, weighing.hero);
    case 'activated-by':
      return meets(libraryOf(weighing.of), account.activation, test.need, weighing.hero);
    case 'at-least':
      return amountOf(weighing, account, reading, test.amount) >= test.least;
    case 'holds':
      return held(partyOf(weighing, reading, test.who), test.status) >= test.least;
    case 'somebody-holds':
      return held('own', test.status) > 0 || held('foe', test.status) > 0;
    case 'room': {
      const party = partyOf(weighing, reading, test.who);
      return held(party, test.status) < limitFor(weighing, party, statusNumber(weighing.of, test.status));
    }
    case 'some-status':
      return isRemovable(account.tokens[partyOf(weighing, reading, test.who)]);
    case 'can-pay':
      return account.cp >= test.cp;
    case 'added-at-least':
      return account.added >= test.damage;
    case 'is-opponent':
      return partyOf(weighing, reading, test.who) === 'foe';
    case 'own-kind':
      return heroIn(weighing)?.statuses.includes(test.status) ?? false;
    case 'upgraded': {
      const own = weighing.sides.own;
      const slots = heroIn(weighing)?.slots ?? [];
      const at = slots.findIndex(({ id }) => id === test.slot);
      return (slots[at]?.upgrades[(own?.ranks[at] ?? 0) - 1]?.level ?? 1) >= test.level;
    }
    case 'flipped': {
      const own = weighing.sides.own;
      return (heroIn(weighing)?.slots ?? []).some(
        ({ otherSide }, at) => otherSide !== null && (own?.ranks[at] ?? 0) > 0,
      );
    }
    // What the account cannot know is taken as it mostly is.
    case 'attacks':
    case 'inflicted':
    case 'reaches':
    case 'dealt-at-least':
    case 'ready':
    case 'before-defence':
      return true;
    case 'turned':
    case 'using':
    case 'played':
    case 'goes-first':
    case 'fewer-rolls':
      return false;
    case 'not':
      return !holdsIn(weighing, account, reading, test.test);
    case 'all':
      return test.tests.every((one) => holdsIn(weighing, account, reading, one));
  }
}
