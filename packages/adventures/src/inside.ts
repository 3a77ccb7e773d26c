// The campaign from inside, for players made of code: how its choices are read, and what lies where.
export { argumentOf, fromArena, isArena, type Kind, kindOf, readJourney, toArena } from './choice.ts';
export { lootOf, minionOf } from './content/library.ts';
export { neighbours } from './rules/movement.ts';
export { type Cell, engagedWith, isEnemy } from './state.ts';
