// The sensible answer, which shines: what a good player would do among the plain answers, by what the watcher sees alone.
// It never gives anything away: no sale, no discard, no roll that is worth less than what lies there.
import { defenceMean } from '@wyrmtable/bots/dice-throne/odds';
import { abilityOf, cardNamed, type ThroneView } from '@wyrmtable/dice-throne';
import { isGrave } from '@wyrmtable/dice-throne/stops';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { isIdle } from '../cards.ts';
import { isBetterKept, standingOf } from '../odds/chances.ts';
import { finisherIn } from '../odds/finishing.ts';
import type { Answer } from '../table.ts';

export interface Asked {
  readonly view: ThroneView;
  readonly me: Seat;
  readonly answers: readonly Answer[];
  /** The dice that stay on the felt, and the choice that rolls the others, where that is allowed. */
  readonly kept: readonly number[];
  readonly roll: Choice | null;
}

const isUltimate = (view: ThroneView, { reading }: Answer): boolean =>
  reading.kind === 'declare' && abilityOf(view, reading.number).ability.kind === 'ultimate';

/** Letting things take their course, where it costs nothing. */
const ending = ({ answers }: Asked, kind: 'pass' | 'proceed' | 'pay'): Choice | null =>
  answers.find(({ reading }) => reading.kind === kind)?.choice ?? null;

/**
 * An ultimate that lies there is declared, and so is what defeats; else the better of what has been met and of rolling on with the dice kept at this moment.
 * Where other dice should be kept it is the dice that are to be pressed, so no button shines until they are.
 */
function inRoll(asked: Asked): Choice | null {
  const { view, answers, kept, roll } = asked;
  const met = answers.filter(({ reading }) => reading.kind === 'declare');
  const ultimate = met.find((answer) => isUltimate(view, answer));
  if (ultimate !== undefined) return ultimate.choice;
  if (view.rolls === 0) return roll;
  const finisher = finisherIn(asked);
  if (finisher !== null) return finisher;
  if (isBetterKept(view, kept)) return null;
  const { declaration, lying, rolling } = standingOf(view, kept);
  if (roll !== null && (met.length === 0 || rolling > lying)) return roll;
  return (met.find(({ choice }) => choice === declaration) ?? met[0])?.choice ?? ending(asked, 'proceed');
}

/** Whoever is attacked defends, with what helps most on average. */
function inDefence({ view, answers }: Asked): Choice | null {
  const worths = answers.flatMap(({ choice, reading }) =>
    reading.kind === 'defend' ? [{ choice, worth: defenceMean(view, choice) }] : [],
  );
  return worths.toSorted((a, b) => b.worth - a.worth)[0]?.choice ?? null;
}

const spends = ({ answers }: Asked): boolean => answers.some(({ reading }) => reading.kind === 'spend');

/** Who would be defeated does not let it happen by the largest button, nor does a token that may be rid of stay by it. */
function inWindow(asked: Asked): Choice | null {
  const { view, me } = asked;
  const rids = view.window === 'upkeep' && view.active === me && spends(asked);
  return rids || isGrave(view, me) ? null : ending(asked, 'pass');
}

/** Before the own roll an upgrade that can be paid is worth a thought, and so is what costs nothing: then the hand shines, and no button. */
function inMain(asked: Asked): Choice | null {
  const { view, answers } = asked;
  const worthwhile = answers.some(({ reading }) => {
    const card = reading.kind === 'play' ? cardNamed(view, reading.card) : undefined;
    if (card === undefined) return false;
    return card.upgrade !== null || (card.cost === 0 && card.action?.timing === 'main' && !isIdle(view, card));
  });
  return worthwhile && view.step === 'main-1' ? null : ending(asked, 'proceed');
}

/** The choice of the answer that shines, or null where every answer is as good as what is made of it. */
export function shiningIn(asked: Asked): Choice | null {
  switch (asked.view.asking) {
    case 'roll':
      return inRoll(asked);
    case 'defence':
      return inDefence(asked) ?? (spends(asked) ? null : ending(asked, 'pass'));
    case 'pay':
      return ending(asked, 'pay');
    case 'window':
      return inWindow(asked);
    case 'main':
      return inMain(asked);
    case 'nudge':
    case 'set':
    case 'copy':
    case 'reroll':
    case 'pick':
      // The card is paid: to leave the dice as they are would throw it away.
      return null;
    default:
      return ending(asked, 'proceed') ?? ending(asked, 'pass');
  }
}
