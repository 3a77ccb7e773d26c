// The answers that belong to one thing on the table: a tile, a token, a card, a player. Each thing offers only these.
import type { ThroneView } from '@wyrmtable/dice-throne';
import type { Reading } from '@wyrmtable/kernel';
import type { Answer, ThroneTable } from './table.ts';

const ofKinds = (answers: readonly Answer[], ...kinds: string[]): Answer[] =>
  answers.filter(({ reading }) => kinds.includes(reading.kind));

/** Declaring its rows, defending with it, or buying what a passive sells. */
export const forAbility = ({ answers }: Pick<ThroneTable, 'answers'>, id: string): Answer[] =>
  ofKinds(answers, 'declare', 'defend', 'spend').filter(({ reading }) => reading.ability === id);

export const forStatus = ({ answers }: Pick<ThroneTable, 'answers'>, id: string): Answer[] =>
  ofKinds(answers, 'spend').filter(({ reading }) => reading.status === id);

export const forCard = ({ answers }: Pick<ThroneTable, 'answers'>, id: string): Answer[] =>
  ofKinds(answers, 'play', 'sell', 'discard').filter(({ reading }) => reading.card === id);

export const forSeat = ({ answers }: Pick<ThroneTable, 'answers'>, seat: number): Answer[] =>
  ofKinds(answers, 'target', 'pick').filter(({ reading }) => reading.seat === seat);

/** A card that may be changed for another one wherever its holder acts (`ActionCard.swaps`): it is never what a click means. */
export const isExchange = ({ asking }: Pick<ThroneView, 'asking'>, { kind }: Reading): boolean =>
  kind === 'discard' && asking !== 'card';
