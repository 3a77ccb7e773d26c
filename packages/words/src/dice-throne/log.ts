// The log: what happened, as a line with a tone and an icon, and why a number of damage is what it is.
import type { BreakdownLine, ThroneEvent } from '@wyrmtable/dice-throne';
import { seatName } from '../common.ts';
import { BREAKDOWN, BREAKDOWN_DETAILS, LOG } from '../messages/throne-log.ts';
import { list } from '../numbers.ts';
import { type Lang, type Message, type Params, phrase } from '../phrase.ts';
import { unit } from './amounts.ts';
import { abilityName, cardName, statusName } from './names.ts';
import { isLiving, isNegative, limitOf, tokens } from './scope.ts';

/** Danger costs somebody something, heal brings something, guard turns harm aside. */
export type Tone = 'plain' | 'danger' | 'heal' | 'guard';

/** Glyphs of the game-icons set that the log uses. */
export const LOG_ICONS = [
  'armor-upgrade',
  'broken-heart',
  'card-discard',
  'card-draw',
  'card-play',
  'checkered-flag',
  'crossed-swords',
  'cycle',
  'eye-target',
  'health-normal',
  'laurels-trophy',
  'rolling-dices',
  'sands-of-time',
  'shield',
  'sword-wound',
  'targeting',
  'two-coins',
  'upgrade',
] as const;
export type LogIcon = (typeof LOG_ICONS)[number];

export interface LogLine {
  readonly text: string;
  readonly tone: Tone;
  readonly icon: LogIcon;
}

type Of<K extends ThroneEvent['kind']> = Extract<ThroneEvent, { readonly kind: K }>;

/** What a line is made with. */
interface Teller {
  readonly lang: Lang;
  readonly nameAt: (seat: number) => string;
  readonly line: (message: Message, params: Params, icon: LogIcon, tone?: Tone) => LogLine;
}

/** The event as a line, or null when it is not worth one. `names` are the players' by seat, never "you". */
export function eventLine(lang: Lang, event: ThroneEvent, names: readonly string[]): LogLine | null {
  const nameAt = (seat: number): string => names[seat] ?? seatName(lang, seat);
  const line: Teller['line'] = (message, params, icon, tone = 'plain') => ({
    text: phrase(lang, message, params),
    tone,
    icon,
  });
  const teller: Teller = { lang, nameAt, line };
  const name = 'seat' in event ? nameAt(event.seat) : '';
  switch (event.kind) {
    case 'window':
      return null;
    case 'turn':
      return line(LOG.turn, { name, turn: event.turn }, 'sands-of-time');
    case 'skipped': {
      const { phase, status } = event;
      return line(LOG.skipped, { name, phase, status: statusName(lang, status) }, 'sands-of-time', 'danger');
    }
    case 'cp': {
      const { change, cp } = event;
      const message = change > 0 ? LOG.gainedCp : LOG.lostCp;
      return line(message, { name, n: Math.abs(change), cp }, 'two-coins');
    }
    case 'drew':
      return drew(teller, event);
    case 'reshuffled':
      return line(LOG.reshuffled, { name }, 'cycle');
    case 'sold':
    case 'discarded':
      return line(LOG[event.kind], { name, card: cardName(lang, event.card) }, 'card-discard');
    case 'played':
      return line(LOG.played, { name, card: cardName(lang, event.card) }, 'card-play');
    case 'upgraded':
      return line(LOG.upgraded, { name, card: cardName(lang, event.card) }, 'armor-upgrade');
    case 'spent':
      return line(LOG.spent, { name, tokens: tokens(lang, event.status, event.tokens) }, 'card-play');
    case 'rolled':
      return line(LOG.rolled, { name, purpose: event.purpose, dice: event.dice.join(', ') }, 'rolling-dices');
    case 'altered':
      return line(
        event.fell ? LOG.rolledAgain : LOG.altered,
        { name: nameAt(event.by), from: event.from, to: event.to },
        'rolling-dices',
      );
    case 'declared':
      if (event.ability === null) return line(LOG.declaredNothing, { name }, 'checkered-flag');
      return line(LOG.declared, { name, ability: abilityName(lang, event.ability) }, 'checkered-flag');
    case 'activated':
      return line(LOG.activated, { name, ability: abilityName(lang, event.ability) }, 'crossed-swords');
    case 'failed':
      return line(LOG.failed, { name, ability: abilityName(lang, event.ability) }, 'crossed-swords', 'danger');
    case 'flipped':
      return line(LOG.flipped, { name }, 'cycle');
    case 'saw-hand':
      return line(LOG.sawHand, { name, target: nameAt(event.of) }, 'eye-target');
    case 'found':
      if (event.card === undefined) return line(LOG.found, { name }, 'card-draw');
      return line(LOG.foundThis, { name, card: cardName(lang, event.card) }, 'card-draw');
    case 'targeted':
      return line(LOG.targeted, { name, target: nameAt(event.target) }, 'targeting');
    case 'defends':
      if (event.ability === null) return line(LOG.undefended, { name }, 'shield');
      return line(LOG.defends, { name, ability: abilityName(lang, event.ability) }, 'shield', 'guard');
    case 'status':
      return changedStatus(teller, event);
    case 'limit': {
      const status = statusName(lang, event.status, 'genitive');
      return line(LOG.limit, { name, status, limit: event.limit }, 'upgrade', 'heal');
    }
    case 'incoming':
      return incoming(teller, event);
    case 'damage':
      return damaged(teller, event);
    case 'health': {
      const { change, health } = event;
      const params = { names: namesOf(teller, event.seats), health, ...signed(change) };
      return change > 0
        ? line(LOG.health, params, 'health-normal', 'heal')
        : line(LOG.health, params, 'broken-heart', 'danger');
    }
    case 'saved': {
      const { seats, by, status, health } = event;
      const own = String(seats.includes(by));
      const params = {
        ...seatsParams(teller, seats),
        by: teller.nameAt(by),
        own,
        status: statusName(lang, status),
        health,
      };
      return line(LOG.saved, params, 'health-normal', 'heal');
    }
    case 'defeated':
      return line(LOG.defeated, seatsParams(teller, event.seats), 'broken-heart', 'danger');
    case 'won':
      return line(LOG.won, seatsParams(teller, event.seats), 'laurels-trophy', 'heal');
    case 'drawn':
      return line(LOG.drawn, {}, 'laurels-trophy');
    default:
      return unheard(event);
  }
}

function unheard(event: never): never {
  throw new TypeError(`no words for ${JSON.stringify(event)}`);
}

const namesOf = ({ lang, nameAt }: Teller, seats: readonly number[]): string => list(lang, seats.map(nameAt));
const seatsParams = (teller: Teller, seats: readonly number[]): Params => ({
  names: namesOf(teller, seats),
  count: seats.length,
});
const signed = (change: number): Params => ({ sign: change > 0 ? '+' : '−', n: Math.abs(change) });

function drew({ lang, nameAt, line }: Teller, { seat, count, cards }: Of<'drew'>): LogLine {
  const name = nameAt(seat);
  if (cards === undefined) return line(LOG.drew, { name, count }, 'card-draw');
  const named = cards.map((card) => cardName(lang, card)).join(', ');
  return line(LOG.drewThese, { name, count, cards: named }, 'card-draw');
}

function changedStatus({ lang, nameAt, line }: Teller, { seat, status, change, tokens: held }: Of<'status'>): LogLine {
  const name = nameAt(seat);
  const came = change > 0;
  const good = came !== isNegative(status);
  const tone = good ? 'heal' : 'danger';
  if (isLiving(status)) {
    const params = { name, companion: statusName(lang, status), health: held, ...signed(change) };
    return line(LOG.companionHealth, params, came ? 'health-normal' : 'broken-heart', tone);
  }
  // How many there are now is worth saying only where it is not the same number.
  const total = limitOf(status) === 1 || held === change ? 0 : held;
  const params = { name, tokens: tokens(lang, status, Math.abs(change)), total };
  return line(came ? LOG.gotStatus : LOG.lostStatus, params, 'upgrade', tone);
}

function incoming({ lang, nameAt, line }: Teller, { by, at, damage, type }: Of<'incoming'>): LogLine {
  const params = { name: nameAt(by), amount: unit(lang, type).counted(damage) };
  if (at === null) return line(LOG.incomingUnaimed, params, 'crossed-swords');
  if (at === by) return line(LOG.incomingOwn, params, 'crossed-swords');
  return line(LOG.incoming, { ...params, target: nameAt(at) }, 'crossed-swords');
}

function damaged({ lang, nameAt, line }: Teller, { by, at, damage, type }: Of<'damage'>): LogLine {
  if (damage === 0) return line(LOG.noDamage, { name: nameAt(at) }, 'shield', 'guard');
  const params = { name: nameAt(by), amount: unit(lang, type).counted(damage) };
  if (at === by) return line(LOG.damageOwn, params, 'sword-wound', 'danger');
  return line(LOG.damage, { ...params, target: nameAt(at) }, 'sword-wound', 'danger');
}

/** One line of why the damage is what it is: `Smack: 5`, `Chi: −1`. */
export function breakdownLine(lang: Lang, { what, cause, source, amount, factor }: BreakdownLine): string {
  const named = sourceName(lang, cause, source);
  if (what === 'shielded' && !Number.isSafeInteger(amount + 1)) {
    return phrase(lang, BREAKDOWN_DETAILS.shieldedAll, { source: named });
  }
  if (factor !== undefined)
    return phrase(lang, BREAKDOWN.times, { source: named, factor, amount: Math.abs(amount), loss: String(amount < 0) });
  const params = what === 'avoided' ? { source: named } : { source: named, amount };
  return phrase(lang, BREAKDOWN[what], params);
}

function sourceName(lang: Lang, cause: BreakdownLine['cause'], source: string): string {
  switch (cause) {
    case 'card':
      return cardName(lang, source);
    case 'status':
    case 'spent':
      return statusName(lang, source);
    case 'bought':
      return source === '' ? phrase(lang, BREAKDOWN_DETAILS.bought) : statusName(lang, source);
    case 'ability':
    case 'defence':
    case 'passive':
      return abilityName(lang, source);
    case 'scene':
      return phrase(lang, BREAKDOWN_DETAILS.scene);
  }
}
