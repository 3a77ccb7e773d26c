// What nobody does at the table of a fight, whatever judgement makes of it: left out before the choices are weighed.
import type { AdventureState } from '@wyrmtable/adventures';
import { isEnemy } from '@wyrmtable/adventures/inside';
import { kindOf, type ThroneState, useOf } from '@wyrmtable/dice-throne';
import { argumentOf, cardOf, openDice, type Player, playerAt } from '@wyrmtable/dice-throne/inside';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { cardWorth } from '../dice-throne/judge/hand.ts';
import { PROVEN } from '../dice-throne/judge/prices.ts';
import type { Fighter } from './fighting.ts';

/** Cards beyond what the hand may keep are sold at the end of the turn anyway (DT-3.26). */
const KEPT = 6;
/** Turns for which an upgrade is weighed, and what it must be worth in points of health that a card is sold for it. */
const TURNS = 5;
const WORTH_A_CARD = 1;

/** Could one more CP pay for that? An upgrade worth having, or an action of somebody who could pay for none. */
function isWanted(arena: ThroneState, player: Player, card: number): boolean {
  const { cost, upgrade } = cardOf(arena, card);
  if (cost !== player.cp + 1) return false;
  return upgrade === null ? cost === 1 : cardWorth(arena, player, card, TURNS, PROVEN) > WORTH_A_CARD;
}

/**
 * A card can be sold in every Main Phase, so on the map, where a hero keeps the hand from fight to fight, selling one before
 * something is to be paid only gives the card away. It is sold for something in the hand that can then be paid, or because
 * the hand is too large. Before a boss there is no later on.
 */
function isIdleSale({ arena, stage }: AdventureState, seat: Seat, choice: Choice): boolean {
  if (stage !== 'explore' || kindOf(choice) !== 'sell') return false;
  const player = playerAt(arena, seat);
  const sold = argumentOf(choice);
  return player.hand.length <= KEPT && !player.hand.some((card) => card !== sold && isWanted(arena, player, card));
}

function touchesDice(arena: ThroneState, choice: Choice): boolean {
  switch (kindOf(choice)) {
    case 'spend':
      return useOf(arena, argumentOf(choice)).touchesDice;
    case 'play':
      return cardOf(arena, argumentOf(choice)).touchesDice;
    default:
      return false;
  }
}

/** A mate who may still roll these dice again does so first: what changes them does as much afterwards. */
function isBeforeMateRolls(world: AdventureState, seat: Seat): boolean {
  const { arena } = world;
  if (arena.active === seat || isEnemy(world, arena.active)) return false;
  return arena.step === 'rolling' && arena.attempts > 0 && openDice(arena)?.purpose === 'offence';
}

const isFought = ({ stage }: AdventureState): boolean => stage === 'explore' || stage === 'boss';

/** That fighter, in a campaign, without what is foolish. */
export function sensible(fighter: Fighter): Fighter {
  return (question, world, fight) => {
    const { seat, choices } = question;
    if (!isFought(world)) return fighter(question, world, fight);
    const waits = isBeforeMateRolls(world, seat);
    const left = choices.filter(
      (choice) => !isIdleSale(world, seat, choice) && !(waits && touchesDice(world.arena, choice)),
    );
    return fighter(left.length === 0 ? question : { ...question, choices: left }, world, fight);
  };
}
