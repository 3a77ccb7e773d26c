// The kernel: everything a game is, and nothing about any one game.
export * from './bot.ts';
export { chanceOf, type Streams } from './branch.ts';
export * from './branch-form.ts';
export * from './casting.ts';
export * from './catalogue.ts';
export * from './chance.ts';
export * from './confidence.ts';
export * from './content.ts';
export * from './day.ts';
export * from './diff.ts';
export * from './digest.ts';
export * from './game.ts';
export * from './holding.ts';
export * from './match.ts';
export {
  listOf,
  type OptionsSchema,
  oneOf,
  options,
  text,
  wholeNumber,
  yesOrNo,
} from './option-schema.ts';
export * from './options.ts';
export * from './out-of-range.ts';
export * from './pledge.ts';
export * from './recent.ts';
export * from './refusal.ts';
export * from './save.ts';
export * from './scenario-diff.ts';
export * from './seed.ts';
export * from './seed-form.ts';
