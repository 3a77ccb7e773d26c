// Where a program runs decides what it may read: whether there is a target, an attack, a roll, somebody picked.
import { RUNNING_HOOKS, type Running } from '../content/entries.ts';
import type { ActionCard, Hooks, Moment, PlayNeed, Use } from '../content/shapes.ts';
import type { Who } from '../content/vocabulary.ts';

export interface Scene {
  /** Whom it may speak of besides oneself. */
  readonly who: readonly Who[];
  /** Dice lie open before the program rolls its own. */
  readonly dice: boolean;
  /** The five dice of an activation are known (DT-5.11). */
  readonly activation: boolean;
  /** An attack of one's own can be raised or changed. */
  readonly ownAttack: boolean;
  /** Damage is on its way to oneself. */
  readonly incoming: boolean;
  /** One's own time, and no attack is going on. */
  readonly calm: boolean;
}

const scene = (parts: Partial<Scene> = {}): Scene => ({
  who: [],
  dice: false,
  activation: false,
  ownAttack: false,
  incoming: false,
  calm: false,
  ...parts,
});

/** Nothing is known of what is going on: it may be anybody's attack. */
export const QUIET = scene();
const CALM = scene({ calm: true });
/** Somebody is meant by what began it. */
export const SOMEBODY = scene({ who: ['picked'] });
const ATTACKING = scene({ who: ['target'], ownAttack: true });
const ATTACKED = scene({ who: ['attacker'], incoming: true });

/** A row of an offensive ability; without damage to its target there is no attack to raise. */
export const row = (attacks: boolean): Scene =>
  scene({ who: ['target'], dice: true, activation: true, ownAttack: attacks });
export const DEFENCE = scene({ who: ['attacker'], dice: true, incoming: true });

export const HOOK_SCENES: Readonly<Record<Running, Scene>> = {
  upkeep: CALM,
  turnEnd: CALM,
  income: CALM,
  idle: CALM,
  secondWind: CALM,
  overflow: QUIET,
  emptied: QUIET,
  activated: scene({ who: ['target'], dice: true, activation: true, ownAttack: true }),
  check: scene({ dice: true, ownAttack: true }),
  rollEnd: scene({ who: ['target'], dice: true, ownAttack: true }),
  attacking: ATTACKING,
  landed: ATTACKING,
  idleOpponent: SOMEBODY,
  contests: SOMEBODY,
  befalls: SOMEBODY,
  defends: ATTACKED,
  parries: ATTACKED,
  hurt: ATTACKED,
  lessened: ATTACKED,
};

export const MOMENT_SCENES: Readonly<Record<Moment, Scene>> = {
  any: QUIET,
  main: CALM,
  upkeep: CALM,
  roll: QUIET,
  incoming: scene({ incoming: true }),
  'own-attack': ATTACKING,
  'before-defence': ATTACKING,
  attacked: ATTACKED,
  struck: ATTACKED,
  defence: ATTACKED,
};

const has = (needs: readonly PlayNeed[], test: (need: PlayNeed) => boolean): boolean => needs.some(test);

/** What the needs of a card or a token promise on top of when it may be used. */
function promised(needs: readonly PlayNeed[], from: Scene): Scene {
  const landed = has(needs, (need) => typeof need === 'object' && 'landed' in need);
  const attacks = has(needs, (need) => need === 'an-attack' || (typeof need === 'object' && 'attackBase' in need));
  const attacked = has(needs, (need) => need === 'attacked' || need === 'status-arrived');
  const incoming = has(
    needs,
    (need) =>
      need === 'somebody-incoming' ||
      need === 'falling' ||
      need === 'defence' ||
      (typeof need === 'object' && 'incoming' in need),
  );
  const rolled = has(needs, (need) => typeof need === 'object' && 'dieOf' in need);
  return {
    who: [
      ...from.who,
      ...(landed || attacks ? (['target'] as const) : []),
      ...(attacked ? (['attacker'] as const) : []),
    ],
    dice: from.dice || rolled,
    activation: from.activation,
    ownAttack: from.ownAttack || attacks,
    incoming: from.incoming || incoming || attacked,
    calm: from.calm,
  };
}

export const useScene = ({ moment, needs }: Use): Scene => promised(needs, MOMENT_SCENES[moment]);
export const cardScene = ({ needs, modifier, timing }: ActionCard): Scene =>
  promised(needs, modifier ? ATTACKING : timing === 'main' ? CALM : QUIET);

/** For whoever is always locked in a fight: in one's own time the opponent is there without an attack. */
export const facing = (from: Scene): Scene => (from.calm ? { ...from, who: [...from.who, 'target'] } : from);
/** The same for what is no card, hook or use: it runs while its player has somebody in front. */
export const FACING = facing(CALM);

/** The hooks that run programs, with where they run. */
export const hookPrograms = (hooks: Hooks) =>
  RUNNING_HOOKS.flatMap((name) => {
    const effects = hooks[name];
    return effects === undefined ? [] : [{ name, effects, scene: HOOK_SCENES[name] }];
  });
