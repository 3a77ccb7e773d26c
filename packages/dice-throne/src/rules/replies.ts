// What a player says to an effect that asks: an option, a player, a token, a die, a number, a card.
import type { Choice, Seat } from '@wyrmtable/kernel';
import { argumentOf, dieTurn, kindOf, tokenFrom } from '../choice.ts';
import { cardOf, sequenceNumber, sequenceOf, statusNumber } from '../content/library.ts';
import { type EffectFrame, playerAt, type topOf } from '../state.ts';
import { attackPool, shieldPool } from './damage.ts';
import { lessenSource, wake } from './dealing.ts';
import { enter } from './frames.ts';
import { takePick } from './picking.ts';
import { layUpgrade, putBack, takeBack } from './piles.ts';
import { ask, changeCp, type Play, removeTokens } from './play.ts';
import { whoIs } from './reading.ts';
import { moveToken, strip, takeToken } from './tokens.ts';
import { again, changeDie } from './turning.ts';

/** A card of the deck or of the discard pile, for the hand or for the board. */
export function findCard(play: Play, seat: Seat, card: number, frame: ReturnType<typeof topOf>): void {
  const effect = frame?.kind === 'effects' ? sequenceOf(play.state, frame.sequence).effects[frame.at - 1] : undefined;
  if (effect?.verb === 'return-card') takeBack(play, seat, card);
  else if (effect?.verb === 'play-upgrade') layUpgrade(play, seat, card);
  else searchDeck(play, seat, card);
}

function searchDeck(play: Play, seat: number, card: number): void {
  const player = playerAt(play.state, seat);
  player.deck.splice(player.deck.indexOf(card), 1);
  player.hand.push(card);
  play.chance.shuffle(player.deck);
  if (play.emit) play.emit({ kind: 'found', seat, card: cardOf(play.state, card).id });
}

/** The answer to what an effect asked. */
export function answerEffect(play: Play, choice: Choice, frame: ReturnType<typeof topOf>): void {
  const { state } = play;
  if (frame?.kind !== 'effects') return;
  const effect = sequenceOf(state, frame.sequence).effects[frame.at - 1];
  const argument = argumentOf(choice);
  if (effect === undefined) return;
  switch (kindOf(choice)) {
    case 'option':
      if (effect.verb === 'choose') enter(state, frame, sequenceNumber(state, effect.options[argument]?.effects ?? []));
      else if (effect.verb === 'put-back') putBack(play, frame.by, effect.of, argument);
      else if (effect.verb === 'again' && argument === 1) {
        changeCp(play, frame.by, -effect.cp);
        frame.at = 0;
        frame.dice = [];
      }
      break;
    case 'pick':
      if (effect.verb === 'pick') takePick(play, frame, effect, argument);
      else moveToken(play, frame.picked, argument, frame.given);
      break;
    case 'against':
      lessenSource(play, frame, effect, argument);
      break;
    case 'token':
      if (effect.verb === 'strip') {
        takeToken(play, whoIs(state, frame, effect.who), argument, 1);
        frame.left--;
        if (frame.left > 0) strip(play, frame, effect);
        break;
      }
      takeToken(play, effect.verb === 'remove-status' ? whoIs(state, frame, effect.who) : frame.by, argument, 1);
      break;
    case 'from':
      frame.picked = tokenFrom(argument).seat;
      frame.given = tokenFrom(argument).status;
      ask(state, 'token-to', frame.by);
      break;
    case 'die': {
      const { value, to, rival } = dieTurn(argument);
      changeDie(play, frame, value, to, rival);
      if (effect.verb === 'set-die') again(play, frame, 'set');
      break;
    }
    case 'count':
      giveUp(play, frame, argument);
      break;
    default:
      break;
  }
}

function giveUp(play: Play, frame: EffectFrame, given: number): void {
  const { state } = play;
  const effect = sequenceOf(state, frame.sequence).effects[frame.at - 1];
  if (effect?.verb === 'shield') {
    const pool = attackPool(state);
    if (pool === null) return;
    shieldPool(pool, frame, statusNumber(state, effect.status), given);
    if (given > 0) wake(state, frame);
    return;
  }
  if (effect?.verb === 'give-tokens') removeTokens(play, frame.by, statusNumber(state, effect.status), given);
  else changeCp(play, frame.by, -given);
  if (effect?.verb === 'give-tokens' || effect?.verb === 'give-cp')
    enter(state, frame, sequenceNumber(state, effect.effects), frame.picked, given);
}
