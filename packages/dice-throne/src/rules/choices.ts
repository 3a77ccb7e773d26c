// Every legal choice at any moment, each once.
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import { argumentOf, discard, kindOf, order, PAY, PROCEED, play as playCard, roll, sell, target } from '../choice.ts';
import { abilityOf, cardOf, type LibraryCard, libraryOf, statusesWith } from '../content/library.ts';
import { meets, pack } from '../dice.ts';
import { type Player, playerAt, type ThroneState, topOf } from '../state.ts';
import { answers, hasAnswer } from './answers.ts';
import { isLayable, priceOf, rollChoices } from './board.ts';
import { defenceChoices, defenceRerollable } from './defence.ts';
import { effectChoices } from './effects.ts';
import { attemptPrice } from './offence.ts';
import { partsUpTo } from './open-dice.ts';
import { HAND_LIMIT, tokensOf } from './play.ts';
import { shownBy } from './reading.ts';
import { targetsOf } from './targets.ts';
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
