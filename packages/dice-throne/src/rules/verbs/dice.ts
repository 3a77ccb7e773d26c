// What the verbs of dice do, and which dice they let somebody turn.
import { type Choice, PASS } from '@wyrmtable/kernel';
import { dieTurn, PAY, reroll, turnDie } from '../../choice.ts';
import type { DiceVerbs } from '../../content/verbs/dice.ts';
import type { WhoseDie } from '../../content/vocabulary.ts';
import { packOne } from '../../dice.ts';
import type { EffectFrame, ThroneState } from '../../state.ts';
import { hasDie, openDice, partsUpTo, touchable } from '../open-dice.ts';
import { ask } from '../play.ts';
import { whoIs } from '../reading.ts';
import { giveAttempt, holdContest, rollDice } from '../rolling.ts';
import { again, changeDie } from '../turning.ts';
import type { DeedsOf } from './deed.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6];

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)];

/** What may be done with one die of the roll that lies open, or nothing: `ways` by its number and the owner's dice. */
function dieChoices(
  state: ThroneState,
  { by }: EffectFrame,
  whose: WhoseDie,
  ways: (value: number, others: boolean, own: readonly number[]) => Choice[],
): Choice[] {
  const open = openDice(state);
  if (open === null) return [PASS];
  const { own, rival } = touchable(state, open, by, whose);
  return [
    ...distinct(own).flatMap((value) => ways(value, false, own)),
    ...distinct(rival).flatMap((value) => ways(value, true, own)),
    PASS,
  ];
}

const turns = (value: number, others: boolean, numbers: readonly number[]): Choice[] =>
  numbers.filter((to) => to !== value).map((to) => turnDie(value, to, others));

export const DICE_DEEDS: DeedsOf<DiceVerbs> = {
  roll: { does: rollDice, offers: (_, { dice, left }) => [...partsUpTo(dice, left), PASS] },
  'nudge-die': {
    does: ({ state }, { by }) => {
      if (hasDie(state, by, 'any')) ask(state, 'nudge', by);
    },
    offers: (state, frame, { by = 1 }) =>
      dieChoices(state, frame, 'any', (value, others) =>
        turns(
          value,
          others,
          NUMBERS.filter((to) => Math.abs(to - value) <= by),
        ),
      ),
    takes: (play, frame, _, { argument }) => {
      changeDie(play, frame, dieTurn(argument));
    },
  },
  'set-die': {
    does: ({ state }, frame, { times, whose, to }) => {
      frame.left = times - 1;
      if (hasDie(state, frame.by, whose)) ask(state, to === 'copy' ? 'copy' : 'set', frame.by);
    },
    offers: (state, frame, { whose, to }, asking) =>
      dieChoices(state, frame, whose, (value, others, own) => {
        if (asking === 'copy') return turns(value, others, distinct(own));
        return turns(value, others, typeof to === 'number' ? [to] : NUMBERS);
      }),
    takes: (play, frame, _, { argument }) => {
      changeDie(play, frame, dieTurn(argument));
      again(play, frame, 'set');
    },
  },
  'reroll-dice': {
    does: ({ state }, frame, { upTo, whose }) => {
      frame.left = upTo - 1;
      if (hasDie(state, frame.by, whose)) ask(state, 'reroll', frame.by);
    },
    offers: (state, frame, { whose }, asking) =>
      asking === 'ransom'
        ? [PAY, reroll(frame.given)]
        : dieChoices(state, frame, whose, (value, others) => [reroll(packOne(value), others)]),
  },
  'must-reroll': {
    does: ({ state }, frame, { who }) => {
      const seat = whoIs(state, frame, who);
      frame.left = 0;
      if (hasDie(state, seat, 'own')) ask(state, 'reroll', seat);
    },
    offers: (state) => {
      const open = openDice(state);
      return open === null ? [PASS] : distinct(open.dice).map((value) => reroll(packOne(value)));
    },
  },
  'extra-attempt': { does: ({ state }, _, { phase }) => giveAttempt(state, phase) },
  contest: { does: holdContest },
};
