// Every legal choice at any moment, each once.
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import {
  against,
  argumentOf,
  count,
  discard,
  from,
  kindOf,
  option,
  order,
  PAY,
  PROCEED,
  pick,
  play as playCard,
  reroll,
  roll,
  search,
  sell,
  target,
  token,
  turnDie,
} from '../choice.ts';
import { abilityOf, cardOf, type LibraryCard, libraryOf, sequenceOf, statusesWith } from '../content/library.ts';
import { meets, pack, packOne, partsOf, sizeOf } from '../dice.ts';
import { type EffectFrame, type Player, playerAt, type ThroneState, topOf } from '../state.ts';
import { answers, hasAnswer } from './answers.ts';
import { isLayable, priceOf, rollChoices } from './board.ts';
import { lessenable } from './dealing.ts';
import { defenceChoices, defenceRerollable } from './defence.ts';
import { blockable } from './effects.ts';
import { attemptPrice } from './offence.ts';
import { openDice, touchable } from './open-dice.ts';
import { mostToGive, optionsOf, pickable } from './picking.ts';
import { layable, returnable } from './piles.ts';
import { HAND_LIMIT, heldOf, tokensOf } from './play.ts';
import { shownBy, whoIs } from './reading.ts';
import { targetsOf } from './targets.ts';
import { destinations, movable, removable, strippable } from './tokens.ts';
import { isStillAsked } from './windows.ts';

const NONE_LEGAL: readonly Choice[] = [];

export function choices(
  state: ThroneState,
  seat: Seat | null = state.asking === null ? null : state.asked,
): readonly Choice[] {
  if (seat === null || state.asking === null) return NONE_LEGAL;
  if (state.asking === 'window') return windowChoices(state, seat);
  if (seat !== state.asked) return NONE_LEGAL;
  switch (state.asking) {
    case 'main':
      return mainChoices(state, seat);
    case 'roll':
      return rollingChoices(state, seat);
    case 'order':
      return state.triggers.map(order);
    case 'pay':
      return [PAY, PROCEED];
    case 'target':
      return targetsOf(state).map(target);
    case 'defence':
      return defenceChoices(state);
    case 'defence-reroll':
      return [...partsUpTo(state.defenceDice, defenceRerollable(state)), PASS];
    case 'discard':
      return discardChoices(state, seat);
    case 'card':
      return (makesRoom(state, seat) ? playerAt(state, seat).gear : playerAt(state, seat).hand).map(discard);
    case 'search':
      return searchable(state, seat).map(search);
    default:
      return effectChoices(state, state.asking);
  }
}

/** Is a third piece of equipment waiting for the place of one of the two (ADV-19.4)? */
function makesRoom(state: ThroneState, seat: Seat): boolean {
  const frame = topOf(state);
  if (frame?.kind !== 'effects' || frame.cause !== 'card' || frame.by !== seat || frame.at > 0) return false;
  return cardOf(state, frame.source).gear >= 0;
}

/** Cards of the deck, or what else the effect lets its player look through. */
function searchable(state: ThroneState, seat: Seat): readonly number[] {
  const frame = topOf(state);
  const effect = frame?.kind === 'effects' ? sequenceOf(state, frame.sequence).effects[frame.at - 1] : undefined;
  if (effect?.verb === 'return-card') return returnable(state, seat, effect.which);
  if (effect?.verb === 'play-upgrade') return layable(state, seat, effect);
  return playerAt(state, seat).deck.toSorted((a, b) => a - b);
}

/** The seat asked may answer or pass; the others may lay their answer ready while their place is still to come. */
function windowChoices(state: ThroneState, seat: Seat): readonly Choice[] {
  const window = topOf(state);
  if (window?.kind !== 'window') return NONE_LEGAL;
  const asked = window.diceOnly ? 'dice' : 'window';
  if (seat !== state.asked && (!isStillAsked(state, window, seat) || !hasAnswer(state, seat, asked))) return NONE_LEGAL;
  return answers(state, seat, asked, [PASS]);
}

/** DT-3.7: sell, upgrade, play, or go on. */
function mainChoices(state: ThroneState, seat: Seat): Choice[] {
  const found: Choice[] = [PROCEED];
  const player = playerAt(state, seat);
  for (const card of player.hand) {
    found.push(sell(card));
    if (isUpgradable(state, player, cardOf(state, card))) found.push(playCard(card));
  }
  return answers(state, seat, 'own-time', found);
}

/** DT-12.5 to DT-12.7. */
function isUpgradable(state: ThroneState, player: Player, card: LibraryCard): boolean {
  return isLayable(player, card) && priceOf(state, player, card) <= player.cp;
}

/** DT-3.8, DT-3.9: roll, declare what is met, declare nothing, or play a card. */
function rollingChoices(state: ThroneState, seat: Seat): readonly Choice[] {
  const player = playerAt(state, seat);
  const more = state.attempts > 0 && attemptPrice(state) <= player.cp;
  let found: Choice[];
  if (state.rolls > 0) found = declarable(state, seat, rollChoices(state, player, pack(state.dice), more));
  else found = more ? [PROCEED, roll(0)] : [PROCEED];
  return answers(state, seat, 'own-time', found);
}

const STRAIGHTS: ReadonlySet<string> = new Set(['small-straight', 'large-straight']);

/** What statuses leave of it: blank dice show nothing, and some keep straights from being declared (ADV-26.4, 26.23). */
function declarable(state: ThroneState, seat: Seat, found: Choice[]): Choice[] {
  const shown = shownBy(state, seat, state.dice);
  const isMuted = statusesWith(state, 'mutes').some((status) => tokensOf(state, seat, status) > 0);
  if (shown.length === state.dice.length && !isMuted) return found;
  return found.filter((choice) => {
    if (kindOf(choice) !== 'declare') return true;
    const { ability, hero } = abilityOf(state, argumentOf(choice) >> 3);
    const need = ability.rows[argumentOf(choice) & 7]?.need;
    return need !== undefined && meets(libraryOf(state), shown, need, hero) && !(isMuted && STRAIGHTS.has(need.kind));
  });
}

/** DT-3.26, DT-3.27, DT-3.30: what must go, and then what may; instants and tokens besides. */
function discardChoices(state: ThroneState, seat: Seat): Choice[] {
  const { hand } = playerAt(state, seat);
  const found = hand.map(sell);
  if (hand.length <= HAND_LIMIT) found.push(PROCEED);
  return answers(state, seat, 'own-time', found);
}

const partsUpTo = (dice: readonly number[], most: number): Choice[] =>
  partsOf(pack(dice))
    .filter((part) => sizeOf(part) <= most)
    .map((part) => reroll(part));

/** What the effect on top of the stack asks. */
function effectChoices(state: ThroneState, asking: NonNullable<ThroneState['asking']>): readonly Choice[] {
  const frame = topOf(state);
  if (frame?.kind !== 'effects') return NONE_LEGAL;
  const effect = sequenceOf(state, frame.sequence).effects[frame.at - 1];
  if (effect === undefined) return NONE_LEGAL;
  switch (asking) {
    case 'option':
      if (effect.verb === 'put-back') {
        const drawn = playerAt(state, frame.by).hand.slice(-effect.of);
        return drawn.flatMap((_, i) => [option(2 * i), option(2 * i + 1)]);
      }
      if (effect.verb === 'again') return [option(0), option(1)];
      return effect.verb === 'choose' ? optionsOf(state, frame, effect).map(option) : NONE_LEGAL;
    case 'pick': {
      if (effect.verb !== 'pick') return NONE_LEGAL;
      const picks = pickable(state, frame, effect).map(pick);
      if (effect.optional) picks.push(PASS);
      return picks;
    }
    case 'source':
      return lessenable(state, frame, effect).map((_, i) => against(i));
    case 'token':
      if (effect.verb === 'drop') return heldOf(state, frame.by, effect.group).map(token);
      if (effect.verb === 'block-status') return blockable(state, frame.by).map(token);
      if (effect.verb === 'strip') return strippable(state, whoIs(state, frame, effect.who), effect.kind).map(token);
      return effect.verb === 'remove-status'
        ? removable(state, whoIs(state, frame, effect.who)).map(token)
        : NONE_LEGAL;
    case 'token-from':
      return state.players.flatMap((_, seat) => movable(state, seat).map((status) => from(seat, status)));
    case 'token-to':
      return destinations(state, frame.picked, frame.given).map(pick);
    case 'nudge':
    case 'set':
    case 'copy':
    case 'reroll':
      return dieChoices(state, frame, asking);
    case 'ransom':
      return [PAY, reroll(frame.given)];
    case 'effect-reroll':
      return [...partsUpTo(frame.dice, frame.left), PASS];
    case 'count':
      return Array.from({ length: mostToGive(state, frame, effect) + 1 }, (_, n) => count(n));
    default:
      return NONE_LEGAL;
  }
}

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)];

/** What may be done with one die of the roll that lies open. */
function dieChoices(state: ThroneState, frame: EffectFrame, asking: 'nudge' | 'set' | 'copy' | 'reroll'): Choice[] {
  const open = openDice(state);
  if (open === null) return [PASS];
  const effect = sequenceOf(state, frame.sequence).effects[frame.at - 1];
  if (effect?.verb === 'must-reroll') return distinct(open.dice).map((value) => reroll(packOne(value)));
  const whose = effect?.verb === 'set-die' || effect?.verb === 'reroll-dice' ? effect.whose : 'any';
  const { own, rival } = touchable(state, open, frame.by, whose);
  const fixed = effect?.verb === 'set-die' && typeof effect.to === 'number' ? [effect.to] : null;
  const turns = (value: number): number[] => {
    if (asking === 'nudge') {
      const by = effect?.verb === 'nudge-die' ? (effect.by ?? 1) : 1;
      return [1, 2, 3, 4, 5, 6].filter((to) => to !== value && Math.abs(to - value) <= by);
    }
    const targets = asking === 'copy' ? distinct(own) : (fixed ?? [1, 2, 3, 4, 5, 6]);
    return targets.filter((to) => to !== value);
  };
  const act = (value: number, others: boolean): Choice[] =>
    asking === 'reroll' ? [reroll(packOne(value), others)] : turns(value).map((to) => turnDie(value, to, others));
  return [
    ...distinct(own).flatMap((value) => act(value, false)),
    ...distinct(rival).flatMap((value) => act(value, true)),
    PASS,
  ];
}
