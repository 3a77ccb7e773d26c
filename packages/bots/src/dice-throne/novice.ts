// A beginner: falls in love with an ability every now and then, misses moments to answer. Good company, and beatable.
import { abilityOf, kindOf, type ThroneState, type ThroneView } from '@wyrmtable/dice-throne';
import { argumentOf, offencesOf, PROCEED, pack, playerAt, roll } from '@wyrmtable/dice-throne/inside';
import { type AnyBot, type Chance, type Choice, PASS, type Question, type Seat, swiftChance } from '@wyrmtable/kernel';
import { bestOf } from './adept.ts';
import { chances } from './odds/index.ts';
import { judge } from './play/judgement.ts';
import { HOARDING, type Mind } from './play/mind.ts';
import { askNow, outlookFrom } from './play/outlook.ts';
import { reflex } from './play/reflex.ts';

/** Of so many moments to answer, one is missed. */
const MISSED = 2;
/** Of so many turns, in one the heart is set on some ability, whatever the dice say. */
const INFATUATION = 3;
/** So many possible worlds come to mind. */
const TRIES = 3;

/** The ability of this turn: the same as long as the turn lasts. */
function favourite(state: ThroneState, seat: Seat): string | null {
  const player = playerAt(state, seat);
  const luck = swiftChance(state.turn * 64 + player.hero);
  if (luck.below(INFATUATION) > 0) return null;
  const abilities = offencesOf(state, player).filter((number) => abilityOf(state, number).ability.kind === 'offensive');
  const number = abilities[luck.below(abilities.length)];
  return number === undefined ? null : abilityOf(state, number).ability.id;
}

/** Keeps dice for the favourite, however unlikely it has become; declares the best thing that is met in the end. */
function rollFor(state: ThroneState, choices: readonly Choice[], loved: string): Choice {
  const wanted = choices.find(
    (choice) => kindOf(choice) === 'declare' && abilityOf(state, argumentOf(choice) >> 3).ability.id === loved,
  );
  if (wanted !== undefined) return wanted;
  if (state.rolls === 0) return choices.includes(roll(0)) ? roll(0) : PROCEED;
  const goal = chances(state, playerAt(state, state.asked), state.dice, state.attempts);
  const keep = goal.abilities.find(({ ability }) => ability === loved)?.keep ?? [];
  const again = roll(pack(state.dice) - pack(keep));
  if (choices.includes(again)) return again;
  return reflex(state, choices);
}

const isUltimate = (state: ThroneState, choice: Choice): boolean =>
  kindOf(choice) === 'declare' && abilityOf(state, argumentOf(choice) >> 3).ability.kind === 'ultimate';

function forgets(state: ThroneState, chance: Chance): boolean {
  return state.asking === 'window' && chance.below(MISSED) === 0;
}

/** A beginner in that frame of mind. */
export const beginsWith = (mind: Mind): AnyBot => ({
  answer({ seat, choices, sample, seed }: Question<ThroneState, ThroneView>) {
    const [only] = choices;
    if (only === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    if (choices.length === 1) return only;
    const world = askNow(sample(), seat);
    if (forgets(world, swiftChance(seed)) && choices.includes(PASS)) return PASS;
    if (world.asking === 'roll') {
      // Nobody is so much in love as to overlook that.
      const ultimate = choices.find((choice) => isUltimate(world, choice));
      if (ultimate !== undefined) return ultimate;
      const loved = favourite(world, seat);
      return loved === null ? reflex(world, choices) : rollFor(world, choices, loved);
    }
    if (world.asking === 'main' || world.asking === 'window')
      return bestOf(judge({ seat, choices, sample, seed }, world, TRIES, outlookFrom(world, seat, mind)), mind);
    return reflex(world, choices);
  },
});

export const novice = beginsWith(HOARDING);
