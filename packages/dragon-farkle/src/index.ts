// Dragon Farkle (Smocze kości): the rules, the content and how to read both.
export * from './choice.ts';
export { CARDS, COMPANIONS, ITEMS, NO_CARD } from './content/cards.ts';
export { AMENDMENTS, shippedContent } from './content/catalogue.ts';
export { cardNumber, cardOf, cardsOf } from './content/library.ts';
export * from './content/table.ts';
export * from './content/verbs.ts';
export { farkleDay } from './day.ts';
export * from './events.ts';
export { dragonFarkle } from './game.ts';
export type { FarkleOptions } from './options.ts';
export { previewSet } from './preview.ts';
export type { FarkleReading } from './readings.ts';
export { allScoring, countOf, legalSets, type Pack, pack, sizeOf, soldiersFor, triplesIn, unpack } from './score.ts';
export * from './state.ts';
export type { FarkleView, HeroView } from './view.ts';
