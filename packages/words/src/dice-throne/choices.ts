// A choice as a short order for the button and the terminal, and what is being asked.

import {
  type Asking,
  abilityOf,
  type Effect,
  type PoolView,
  type Step,
  sequenceOf,
  type ThroneReading,
  type ThroneView,
  type Use,
  useOf,
} from '@wyrmtable/dice-throne';
import { heroOf } from '@wyrmtable/dice-throne/lead';
import type { Seat, Stocked } from '@wyrmtable/kernel';
import { seatName } from '../common.ts';
import { ASKINGS, CHOICE_DETAILS, CHOICES, ROLL_ASKINGS } from '../messages/throne-choices.ts';
import { type Lang, type Message, phrase } from '../phrase.ts';
import { unit } from './amounts.ts';
import { effectParts, optionClause } from './effects.ts';
import { abilityName, cardName, heroName, statusName } from './names.ts';
import { needText } from './needs.ts';
import { capital, clauseOf } from './parts.ts';
import { scopeOf, statusCalled } from './scope.ts';

/** What else is known of the moment; the more of it, the more a button can say. */
export interface Moment {
  /** The library that numbers in readings belong to. */
  readonly library?: string;
  readonly asking?: Asking | null;
  readonly step?: Step;
  /** The effect that asks, and whose words it is written in. */
  readonly effect?: Effect;
  readonly hero?: string;
  /** The cards in hand of whoever is asked, the last drawn at the end. */
  readonly hand?: readonly string[];
  /** What buying off a status or a die costs, in CP. */
  readonly price?: number;
  /** Sources of damage that the player chooses among. */
  readonly sources?: readonly Pick<PoolView, 'by' | 'type' | 'damage'>[];
}

/** Effects that belong to no hero have a number below 0. */
const heroId = (of: Stocked, number: number): string => (number < 0 ? '' : heroOf(of, number).id);

/** DT-20.1: what the status that costs a phase is bought off for. */
function priceOfOffence(player: ThroneView['players'][number] | undefined): number {
  const prices = player?.statuses.map(({ status }) => statusCalled(status)?.hooks.skipsOffence?.price ?? 0) ?? [];
  return Math.max(0, ...prices);
}

/** What a view tells of the moment. */
export function momentOf({
  library,
  asking,
  asks,
  pools,
  hands,
  players,
  toMove,
  step,
}: Pick<ThroneView, 'library' | 'asking' | 'asks' | 'pools' | 'hands' | 'players' | 'toMove' | 'step'>): Moment {
  if (asking === 'pay' && toMove !== null) return { library, asking, price: priceOfOffence(players[toMove]) };
  if (asks === null) return { library, asking, step };
  const { effects, hero } = sequenceOf({ library }, asks.sequence);
  const effect = effects[asks.at];
  const own = hands.find(({ seat }) => seat === toMove);
  return {
    library,
    asking,
    hero: heroId({ library }, hero),
    sources: asks.sources.flatMap((pool) => pools[pool] ?? []),
    ...(effect === undefined ? {} : { effect }),
    ...(effect?.verb === 'reroll-dice' ? { price: effect.ransom } : {}),
    ...(own === undefined ? {} : { hand: own.cards }),
  };
}

/** How far the Offensive Roll Phase has come, where a table knows it. */
type Rolling = Partial<Pick<ThroneView, 'rolls' | 'attempts'>>;

/** What the seat to move is being asked. */
export function askingLine(lang: Lang, asking: Asking, { rolls, attempts }: Rolling = {}): string {
  if (asking === 'roll' && rolls === 0) return phrase(lang, ROLL_ASKINGS.first);
  if (asking === 'roll' && attempts === 0) return phrase(lang, ROLL_ASKINGS.last);
  return phrase(lang, ASKINGS[asking]);
}

/** The order for a reading of `read`. `heroes` are the heroes' ids by seat, `names` the players' names. */
export function choiceLine(
  lang: Lang,
  reading: ThroneReading,
  names: readonly string[],
  heroes: readonly string[] = [],
  moment: Moment = {},
): string {
  return order({ lang, names, heroes, moment }, reading);
}

interface Place {
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly heroes: readonly string[];
  readonly moment: Moment;
}

function order(place: Place, reading: ThroneReading): string {
  const { lang, moment } = place;
  switch (reading.kind) {
    case 'pass':
      return phrase(lang, PASSES.get(moment.asking) ?? CHOICES.pass);
    case 'proceed':
      return phrase(lang, proceeding(moment) ?? CHOICES.proceed);
    case 'pay':
      return phrase(lang, moment.asking === 'ransom' ? CHOICE_DETAILS.payRansom : CHOICES.pay, {
        cp: moment.price === undefined ? 'none' : String(moment.price),
      });
    case 'roll':
      if (reading.dice === undefined) return phrase(lang, CHOICE_DETAILS.firstRoll);
      return phrase(lang, CHOICES.roll, { dice: reading.dice.join(', ') });
    case 'reroll':
      return phrase(lang, CHOICES.reroll, { dice: reading.dice.join(', '), rival: String(reading.rival === true) });
    case 'declare':
      return declared(lang, moment, reading);
    case 'play':
    case 'sell':
    case 'discard':
    case 'search':
      return phrase(lang, CHOICES[reading.kind], { card: cardName(lang, reading.card) });
    case 'spend':
      return spent(lang, moment, reading);
    case 'target':
      return atSeat(place, reading.seat, CHOICES.target, CHOICE_DETAILS.targetHero);
    case 'pick':
      return atSeat(place, reading.seat, CHOICES.pick, CHOICE_DETAILS.pickHero);
    case 'defend':
      return phrase(lang, CHOICES.defend, { ability: abilityName(lang, reading.ability) });
    case 'option':
      return chosen(place, reading.index);
    case 'against':
      return against(place, reading.index);
    case 'token':
      return phrase(lang, CHOICES.token, { status: statusName(lang, reading.status, 'accusative') });
    case 'from': {
      const status = statusName(lang, reading.status, 'accusative');
      return phrase(lang, CHOICES.from, { status, name: nameAt(place, reading.seat) });
    }
    case 'die': {
      const { value, to, rival } = reading;
      return phrase(lang, CHOICES.die, { value, to, rival: String(rival === true) });
    }
    case 'count':
      return phrase(lang, CHOICES.count, { count: reading.count });
    case 'order':
      return phrase(lang, CHOICES.order, { source: sourceIn(lang, reading) });
  }
}

/** Letting something go by is said differently at different moments. */
const PASSES: ReadonlyMap<Asking | null | undefined, Message> = new Map<Asking, Message>([
  ['defence', CHOICE_DETAILS.noDefence],
  ['defence-reroll', CHOICE_DETAILS.keepDice],
  ['effect-reroll', CHOICE_DETAILS.keepDice],
  ['nudge', CHOICE_DETAILS.keepDice],
  ['set', CHOICE_DETAILS.keepDice],
  ['copy', CHOICE_DETAILS.keepDice],
  ['reroll', CHOICE_DETAILS.keepDice],
  ['ransom', CHOICE_DETAILS.letReroll],
  ['pick', CHOICE_DETAILS.nobodyMore],
]);
const PROCEEDS: ReadonlyMap<Asking | null | undefined, Message> = new Map<Asking, Message>([
  ['main', CHOICE_DETAILS.endPhase],
  ['roll', CHOICE_DETAILS.declareNothing],
  ['pay', CHOICE_DETAILS.skipOffence],
  ['discard', CHOICE_DETAILS.keepCards],
]);

/** A Main Phase ends in what comes next: the dice, or somebody else's turn. */
function proceeding({ asking, step }: Moment): Message | undefined {
  if (asking === 'main' && step === 'main-1') return CHOICE_DETAILS.toDice;
  if (asking === 'main' && step === 'main-2') return CHOICE_DETAILS.endTurn;
  return PROCEEDS.get(asking);
}

function declared(lang: Lang, { library }: Moment, reading: Extract<ThroneReading, { kind: 'declare' }>): string {
  const { ability, row, number } = reading;
  const name = abilityName(lang, ability);
  const known = library === undefined ? undefined : abilityOf({ library }, number);
  const need = known?.ability.rows[row]?.need;
  if (library === undefined || known === undefined || need === undefined)
    return phrase(lang, CHOICE_DETAILS.declareOnly, { ability: name });
  return phrase(lang, CHOICES.declare, { ability: name, need: needText(lang, heroId({ library }, known.hero), need) });
}

type Spending = Extract<ThroneReading, { kind: 'spend' }>;

/** A use by its owner and what it does. */
function spent(lang: Lang, moment: Moment, reading: Spending): string {
  const source = sourceIn(lang, reading);
  const found = useIn(moment, reading);
  if (found === null) return phrase(lang, CHOICE_DETAILS.use, { source });
  const scope = scopeOf(lang, found.hero, found.use.status);
  return phrase(lang, CHOICES.spend, { source, what: clauseOf(lang, effectParts(scope, found.use.effects)) });
}

interface FoundUse {
  readonly use: Use;
  readonly hero: string;
}

function useIn({ library }: Moment, reading: Spending): FoundUse | null {
  if ('status' in reading) {
    const use = statusCalled(reading.status)?.uses[reading.option];
    return use === undefined ? null : { use, hero: '' };
  }
  if (library === undefined || !('number' in reading)) return null;
  const { use, sequence } = useOf({ library }, reading.number);
  return { use, hero: heroId({ library }, sequenceOf({ library }, sequence).hero) };
}

/** The status or ability a reading names. */
function sourceIn(lang: Lang, reading: Extract<ThroneReading, { kind: 'spend' | 'order' }>): string {
  if ('status' in reading) return statusName(lang, reading.status);
  return 'ability' in reading ? abilityName(lang, reading.ability) : '';
}

function chosen({ lang, moment }: Place, index: number): string {
  const { effect, hand = [] } = moment;
  if (effect?.verb === 'again')
    return index === 0 ? phrase(lang, CHOICE_DETAILS.noAgain) : phrase(lang, CHOICE_DETAILS.again, { cp: effect.cp });
  if (effect?.verb === 'put-back') {
    const card = hand.slice(-effect.of)[index >> 1];
    const place = index % 2 === 0 ? 'top' : 'bottom';
    if (card !== undefined) return phrase(lang, CHOICE_DETAILS.putBack, { card: cardName(lang, card), place });
  }
  const option = effect?.verb === 'choose' ? effect.options[index] : undefined;
  if (option === undefined) return phrase(lang, CHOICES.option, { number: index + 1 });
  if (option.effects.length === 0) return phrase(lang, CHOICE_DETAILS.noOption);
  return capital(optionClause(scopeOf(lang, moment.hero ?? ''), { ...option, when: null }));
}

function against(place: Place, index: number): string {
  const { lang, moment } = place;
  const source = moment.sources?.[index];
  if (source === undefined) return phrase(lang, CHOICES.against, { number: index + 1 });
  const amount = unit(lang, source.type).counted(source.damage);
  return phrase(lang, CHOICE_DETAILS.againstSource, { amount, name: nameAt(place, source.by) });
}

function atSeat(place: Place, seat: Seat, plain: Message, withHero: Message): string {
  const { lang, heroes } = place;
  const hero = heroes[seat];
  const name = nameAt(place, seat);
  const called = hero === undefined ? name : heroName(lang, hero);
  // An enemy that nobody plays goes by its own name.
  return called === name ? phrase(lang, plain, { name }) : phrase(lang, withHero, { name, hero: called });
}

function nameAt({ lang, names }: Place, seat: Seat): string {
  return names[seat] ?? seatName(lang, seat);
}
