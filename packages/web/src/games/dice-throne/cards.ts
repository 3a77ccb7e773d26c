// A card by its id: what kind it is, what it costs now, and why it cannot be played.
import { type ActionCard, COMMON_CARDS, HEROES, type PlayerView, type Upgrade } from '@wyrmtable/dice-throne';
import type { Message, Params } from '@wyrmtable/words';
import { CARD } from '@wyrmtable/words/throne-table';
import type { CardProps } from '../../pieces/Card.tsx';
import type { ThroneTable } from './table.ts';

export type ThroneCardData = ActionCard | Upgrade;

interface Known {
  readonly card: ThroneCardData;
  readonly icon: string;
}

const COMMON_ICON = 'perspective-dice-six-faces-random';

const KNOWN: ReadonlyMap<string, Known> = new Map([
  ...COMMON_CARDS.map((card): [string, Known] => [card.id, { card, icon: COMMON_ICON }]),
  ...HEROES.flatMap(({ cards, promo, slots, icon }) =>
    [...cards, ...(promo === null ? [] : [promo]), ...slots.flatMap(({ upgrades }) => upgrades)].map(
      (card): [string, Known] => [card.id, { card, icon }],
    ),
  ),
]);

export function cardById(id: string): Known {
  const known = KNOWN.get(id);
  if (known === undefined) throw new RangeError(`no card is called ${id}`);
  return known;
}

const isUpgrade = (card: ThroneCardData): card is Upgrade => 'level' in card;

export function typeOf(card: ThroneCardData): CardProps['type'] {
  return isUpgrade(card) ? 'upgrade' : card.timing;
}

/** DT-12.7: from II to III only the difference is paid. */
export function costOf(card: ThroneCardData, { hero, upgrades }: Pick<PlayerView, 'hero' | 'upgrades'>): number {
  if (!isUpgrade(card)) return card.cost;
  const slot = HEROES.find(({ id }) => id === hero)?.slots.find((one) => one.upgrades.includes(card));
  const under = slot?.upgrades.findLast(({ id }) => upgrades.includes(id));
  return Math.max(0, card.cost - (under?.cost ?? 0));
}

function levelLies(card: Upgrade, { hero, upgrades }: PlayerView): boolean {
  const slot = HEROES.find(({ id }) => id === hero)?.slots.find((one) => one.upgrades.includes(card));
  return slot?.upgrades.some(({ id, level }) => level >= card.level && upgrades.includes(id)) ?? false;
}

const ROLL_PHASE: ReadonlySet<string> = new Set([
  'offence',
  'rolling',
  'declared',
  'conclude',
  'activate',
  'determined',
  'aim',
  'targeting-die',
  'targeted',
  'resolved',
  'defence',
  'defence-rolled',
  'defended',
  'last-chance',
  'landing',
  'aftermath',
  'roll-over',
]);

export const isRollPhase = (step: string): boolean => ROLL_PHASE.has(step);

/** The first reason that a player would name. */
export function whyNot(
  { view, answers }: Pick<ThroneTable, 'view' | 'answers'>,
  card: ThroneCardData,
  player: PlayerView,
  seat: number,
): readonly [Message, Params?] {
  const cost = costOf(card, player);
  const main = view.active === seat && view.asking === 'main';
  if (isUpgrade(card) && levelLies(card, player)) return [CARD.whyLevel];
  if ((isUpgrade(card) || card.timing === 'main') && !main) return [CARD.whyMain];
  if (!isUpgrade(card) && card.timing === 'roll' && !isRollPhase(view.step)) return [CARD.whyRoll];
  if (cost > player.cp) return [CARD.whyCp, { cost, cp: player.cp }];
  return answers.length === 0 ? [CARD.whyWait] : [CARD.whyNothing];
}
