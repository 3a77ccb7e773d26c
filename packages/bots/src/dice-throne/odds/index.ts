// Exact odds of Dice Throne: no sampling, the same in Node and in the browser.
export { type Chance, type Chances, chanceOf, chances, chanceToMeet, keptChances, type RowChance } from './chances.ts';
export { defenceMean } from './defending.ts';
export { type Kept, keepAt, type Plan, worthAt } from './plan.ts';
export { rehearsal } from './rehearsal.ts';
export { bareSide, openingSide, type Side, sideOf } from './side.ts';
export { type DefenceOutlook, defences, type End, type Strike, strike } from './strike.ts';
export { tokenWorth } from './tokens.ts';
export { declaredChoice, declaringWorld, defendingWorld } from './world.ts';
export {
  bestDeclaration,
  bestKeep,
  keptWorth,
  type Payoff,
  payable,
  payoffOf,
  planOf,
  worthOf,
  worthWith,
} from './worth.ts';
