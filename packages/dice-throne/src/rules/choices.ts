// Every legal choice at any moment, each once.
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import {
  count,
  declare,
  defend,
  from,
  option,
  order,
  PAY,
  PROCEED,
  pick,
  play as playCard,
  reroll,
  roll,
  sell,
  target,
  token,
  turnDie,
} from '../choice.ts';
import { abilityOf, cardOf, type LibraryCard, sequenceOf, statusNumber } from '../content/library.ts';
import { countOf, meets, pack, partsOf } from '../dice.ts';
import { type EffectFrame, isOpponent, type Player, playerAt, type ThroneState, topOf } from '../state.ts';
import { answers, openDice } from './answers.ts';
import { removable } from './effects.ts';
import { limitOf, tokensOf } from './play.ts';
import { whoIs } from './reading.ts';
import { abilitiesOf, defencesOf } from './steps.ts';

const NONE_LEGAL: readonly Choice[] = [];

export function choices(
  state: ThroneState,
  seat: Seat | null = state.asking === null ? null : state.asked,
): readonly Choice[] {
  if (seat === null || state.asking === null) return NONE_LEGAL;
  if (seat !== state.asked) return NONE_LEGAL;
  switch (state.asking) {
    case 'main':
      return mainChoices(state, seat);
    case 'roll':
      return rollChoices(state, seat);
    case 'window': {
      const top = topOf(state);
      return answers(state, seat, top?.kind === 'window' && top.diceOnly, [PASS]);
    }
    case 'order':
      return state.triggers.map(order);
    case 'pay':
      return [PAY, PROCEED];
    case 'target':
      return opponentsOf(state, state.active).map(target);
    case 'defence':
      return [...defencesOf(state, seat).map(defend), PASS];
    case 'defence-reroll':
      return [...partsOf(pack(state.defenceDice)).map(reroll), PASS];
    case 'discard':
      return distinct(playerAt(state, seat).hand).map(sell);
    default:
      return effectChoices(state, state.asking);
  }
}

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)];

function opponentsOf(state: ThroneState, seat: Seat): Seat[] {
  return state.players.flatMap((player, other) => (!player.out && isOpponent(state, seat, other) ? [other] : []));
}

/** DT-3.7: sell, upgrade, play, or go on. */
function mainChoices(state: ThroneState, seat: Seat): Choice[] {
  const found: Choice[] = [PROCEED];
  const player = playerAt(state, seat);
  for (const card of distinct(player.hand)) {
    found.push(sell(card));
    if (isUpgradable(player, cardOf(card))) found.push(playCard(card));
  }
  return answers(state, seat, false, found);
}

/** DT-12.5 to DT-12.7. */
function isUpgradable(player: Player, card: LibraryCard): boolean {
  return (
    card.upgrade !== null &&
    card.upgrade.rank > (player.ranks[card.upgrade.slot] ?? 0) &&
    upgradePrice(player, card) <= player.cp
  );
}

/** II to III pays the difference of the printed costs, never below 0. */
export function upgradePrice(player: Player, card: LibraryCard): number {
  if (card.upgrade === null) return card.cost;
  const under = player.played
    .map(cardOf)
    .find(
      (other) =>
        other.upgrade?.slot === card.upgrade?.slot &&
        other.upgrade?.rank === (player.ranks[card.upgrade?.slot ?? 0] ?? 0),
    );
  return Math.max(0, card.cost - (under?.cost ?? 0));
}

/** DT-3.8, DT-3.9: roll, declare what is met, declare nothing, or play a card. */
function rollChoices(state: ThroneState, seat: Seat): Choice[] {
  const found: Choice[] = [PROCEED];
  if (state.rolls === 0) {
    if (state.attempts > 0) found.push(roll(0));
  } else {
    if (state.attempts > 0) for (const part of partsOf(pack(state.dice))) found.push(roll(part));
    for (const number of abilitiesOf(state, seat)) {
      const { ability, hero } = abilityOf(number);
      ability.rows.forEach((row, i) => {
        if (meets(state.dice, row.need, hero)) found.push(declare(number, i));
      });
    }
  }
  return answers(state, seat, false, found);
}

/** What the effect on top of the stack asks. */
function effectChoices(state: ThroneState, asking: NonNullable<ThroneState['asking']>): readonly Choice[] {
  const frame = topOf(state);
  if (frame?.kind !== 'effects') return NONE_LEGAL;
  const effect = sequenceOf(frame.sequence).effects[frame.at - 1];
  const open = openDice(state);
  switch (asking) {
    case 'option':
      return effect?.verb === 'choose' ? effect.options.map((_, i) => option(i)) : NONE_LEGAL;
    case 'pick':
      return effect?.verb === 'pick' ? pickable(state, frame, effect.among).map(pick) : NONE_LEGAL;
    case 'token':
      if (effect?.verb === 'block-status')
        return distinct(state.arrived)
          .filter((status) => tokensOf(state, frame.by, status) > 0)
          .map(token)
          .concat(PASS);
      return effect?.verb === 'remove-status'
        ? [...removable(state, whoIs(state, frame, effect.who)).map(token), PASS]
        : NONE_LEGAL;
    case 'token-from':
      return [
        ...state.players.flatMap((player, seat) =>
          player.out ? [] : removable(state, seat).map((status) => from(seat, status)),
        ),
        PASS,
      ];
    case 'token-to':
      return [
        ...state.players.flatMap((player, seat) =>
          !player.out && seat !== frame.picked && tokensOf(state, seat, frame.given) < limitOf(state, seat, frame.given)
            ? [pick(seat)]
            : [],
        ),
        PASS,
      ];
    case 'nudge':
      return open ? [...nudges(open.dice), PASS] : [PASS];
    case 'set':
      return open
        ? [
            ...settings(
              open.dice,
              effect?.verb === 'set-die' && typeof effect.to === 'number' ? [effect.to] : [1, 2, 3, 4, 5, 6],
            ),
            PASS,
          ]
        : [PASS];
    case 'copy':
      return open ? [...settings(open.dice, distinct(open.dice)), PASS] : [PASS];
    case 'reroll':
      return open
        ? [
            ...distinct(open.dice)
              .sort()
              .map((value) => reroll(1 << (3 * (value - 1)))),
            PASS,
          ]
        : [PASS];
    case 'effect-reroll':
      return [
        ...partsOf(pack(frame.dice))
          .filter((part) => sizeOf(part) <= frame.left)
          .map(reroll),
        PASS,
      ];
    case 'count': {
      const most =
        effect?.verb === 'give-tokens'
          ? Math.min(effect.upTo, tokensOf(state, frame.by, statusNumber(effect.status)))
          : playerAt(state, frame.by).cp;
      return Array.from({ length: most + 1 }, (_, n) => count(n));
    }
    default:
      return NONE_LEGAL;
  }
}

function sizeOf(part: number): number {
  let size = 0;
  for (let value = 1; value <= 6; value++) size += countOf(part, value);
  return size;
}

function pickable(
  state: ThroneState,
  frame: EffectFrame,
  among: 'players' | 'opponents' | 'teammates-and-self',
): Seat[] {
  return state.players.flatMap((player, seat) => {
    if (player.out) return [];
    if (among === 'players') return [seat];
    return isOpponent(state, seat, frame.by) === (among === 'opponents') ? [seat] : [];
  });
}

/** One up or down, without wrapping round. */
function nudges(dice: readonly number[]): Choice[] {
  return distinct(dice).flatMap((value) =>
    [value - 1, value + 1].filter((to) => to >= 1 && to <= 6).map((to) => turnDie(value, to)),
  );
}

function settings(dice: readonly number[], targets: readonly number[]): Choice[] {
  return distinct(dice).flatMap((value) => targets.filter((to) => to !== value).map((to) => turnDie(value, to)));
}
