// The rules of every game in one piece: games share most of what they show, and in pieces of their own each would weigh more.
export { AdventuresRules } from './adventures.tsx';
export { DiceThroneRules } from './dice-throne.tsx';
export { DragonFarkleRules } from './dragon-farkle.tsx';
export { EtchinstoneRules } from './etchinstone.tsx';
