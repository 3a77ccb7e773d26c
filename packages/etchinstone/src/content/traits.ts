// Hardships, abilities and dangers as data; compiled, the engine asks for verbs, never for names.
import type { Effect, Trait } from './verbs.ts';

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
