// Which dice lie on the felt at this moment, the newest roll last; the view is the truth once everything has been shown.
import { inRollPhase, type ThroneView } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import type { Keeping } from './keeping.ts';
import type { Purpose, Scene, SceneDie, Throw } from './scene.ts';

export interface LaidDice {
  readonly purpose: Purpose;
  readonly seat: Seat;
  readonly dice: readonly SceneDie[];
  /** The other player's die of a contest. */
  readonly rival: { readonly seat: Seat; readonly die: SceneDie } | null;
  /** Nothing hangs on them any more. */
  readonly idle: boolean;
}

/** The view's numbers with what is known of their throws. */
function known(numbers: readonly number[], seen: Throw | undefined): SceneDie[] {
  return numbers.map((face, place) => {
    const die = seen?.dice[place];
    return die?.face === face ? die : { face, thrown: 0 };
  });
}

function lastOf({ throws, rival, newest }: Scene): LaidDice[] {
  const found: LaidDice[] = [];
  for (const purpose of ['offence', 'targeting', 'defence', 'effect'] as const) {
    const thrown = throws[purpose];
    const [die] = purpose === newest ? (rival?.dice ?? []) : [];
    const against = rival === null || die === undefined ? null : { seat: rival.seat, die };
    if (thrown !== undefined && (purpose !== 'effect' || newest === 'effect'))
      found.push({ purpose, ...thrown, rival: against, idle: false });
  }
  return found;
}

type Seen = Pick<
  ThroneView,
  'active' | 'target' | 'step' | 'rolls' | 'dice' | 'targeting' | 'defenceDice' | 'effectDice' | 'rival'
>;

function inView(view: Seen, scene: Scene): LaidDice[] {
  const { active, target, step } = view;
  const rolling = inRollPhase(view);
  const found: LaidDice[] = [];
  const add = (purpose: Purpose, seat: Seat, numbers: readonly number[], idle = false) => {
    const dice = known(numbers, scene.throws[purpose]);
    if (dice.length > 0) found.push({ purpose, seat, dice, rival: null, idle });
  };
  if (view.rolls > 0) add('offence', active, view.dice, !rolling);
  if (rolling && step === 'targeting-die') add('targeting', active, view.targeting);
  if (rolling && target !== null) add('defence', target, view.defenceDice);
  if (view.effectDice.length > 0) {
    const contest = view.rival !== null;
    const own = contest ? view.effectDice.slice(0, -1) : view.effectDice;
    const roller = scene.throws.effect?.seat ?? (contest ? (target ?? active) : active);
    const [last] = view.effectDice.slice(-1);
    const die = scene.rival?.dice.at(-1);
    const rival =
      view.rival === null || last === undefined
        ? null
        : { seat: view.rival, die: die?.face === last ? die : { face: last, thrown: 0 } };
    found.push({ purpose: 'effect', seat: roller, dice: known(own, scene.throws.effect), rival, idle: false });
  }
  return found;
}

/** `behind`: the story goes on, and the scene knows best how far. Own dice lie in the order the person keeps them in. */
export function feltOf(view: Seen, scene: Scene, behind: boolean, keeping: Pick<Keeping, 'order'>): LaidDice[] {
  return (behind ? lastOf(scene) : inView(view, scene)).map((laid) => {
    if (laid.purpose !== 'offence' || laid.dice.length !== keeping.order.length) return laid;
    return { ...laid, dice: keeping.order.flatMap((die) => laid.dice[die] ?? []) };
  });
}
