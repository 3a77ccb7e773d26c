// Hardships, abilities and dangers as data, and the same compiled once so that the engine asks for verbs, never for names.
import type { Ability, Danger, Effect, Hardship, Trait, Verb } from './verbs.ts';

const trait =
  (kind: Trait['kind']) =>
  (id: Trait['id'], icon: string, ...effects: readonly Effect[]): Trait => ({ id, kind, effects, icon });
const hardship = trait('hardship');
const ability = trait('ability');
const danger = trait('danger');

/** ETCH-8, ETCH-12, ETCH-14. */
export const TRAITS: readonly Trait[] = [
  hardship('ambush', 'hidden', { verb: 'multiply-initial', times: 2 }),
  hardship('hazards', 'hazard-sign', { verb: 'time-when-hit', initial: 1, combat: 1 }),
  hardship('nightTravel', 'night-sleep', { verb: 'dim-boost' }),
  hardship('storm', 'lightning-storm', { verb: 'damage-per-time', damage: 1 }),
  ability('freeze', 'frozen-block', { verb: 'freeze-spare' }),
  ability('poison', 'snake-bite', { verb: 'poison', one: 1, both: 2 }),
  ability('ranged', 'bow-arrow', { verb: 'strike-from-afar' }),
  ability('slow', 'snail', { verb: 'outrun' }),
  danger('steepSlope', 'mountain-climbing', { verb: 'raise-by-spare' }),
  danger('treacherousTerrain', 'falling-rocks', { verb: 'damage-unless-full', damage: 1 }),
];

type TraitId = Hardship | Ability | Danger;

/** Every effect of every trait by verb. */
const COMPILED = new Map<TraitId, ReadonlyMap<Verb, Effect>>(
  TRAITS.map(({ id, effects }) => [id, new Map(effects.map((effect) => [effect.verb, effect]))]),
);

type EffectOf<V extends Verb> = Extract<Effect, { readonly verb: V }>;

function effectIn<V extends Verb>(verb: V, id: TraitId | null): EffectOf<V> | null {
  const effect = id === null ? undefined : COMPILED.get(id)?.get(verb);
  return isOf(effect, verb) ? effect : null;
}

function isOf<V extends Verb>(effect: Effect | undefined, verb: V): effect is EffectOf<V> {
  return effect?.verb === verb;
}

/** What the encounter's own trait or its hardship says with that verb, or null. */
export function effectOf<V extends Verb>(
  verb: V,
  hardship: Hardship | null,
  own: Ability | Danger | null,
): EffectOf<V> | null {
  return effectIn(verb, own) ?? effectIn(verb, hardship);
}
