// The answers that belong to one thing on the table: a tile, a token, a card, a player. Each thing offers only these.
import type { ThroneReading, ThroneView } from '@wyrmtable/dice-throne';
import type { Answer, ThroneTable } from './table.ts';

/** Declaring its rows, defending with it, or buying what a passive sells. */
export const forAbility = ({ answers }: Pick<ThroneTable, 'answers'>, id: string): Answer[] =>
  answers.filter(({ reading }) => reading.kind !== 'order' && 'ability' in reading && reading.ability === id);

export const forStatus = ({ answers }: Pick<ThroneTable, 'answers'>, id: string): Answer[] =>
  answers.filter(({ reading }) => reading.kind === 'spend' && 'status' in reading && reading.status === id);

/** Playing comes before giving away. */
export const forCard = ({ answers }: Pick<ThroneTable, 'answers'>, id: string): Answer[] =>
  answers
    .filter(({ reading }) => reading.kind !== 'search' && 'card' in reading && reading.card === id)
    .toSorted((a, b) => Number(a.reading.kind === 'sell') - Number(b.reading.kind === 'sell'));

export const forSeat = ({ answers }: Pick<ThroneTable, 'answers'>, seat: number): Answer[] =>
  answers.filter(({ reading }) => reading.kind !== 'from' && 'seat' in reading && reading.seat === seat);

/** A card that may be changed for another one wherever its holder acts (`ActionCard.swaps`): it is never what a click means. */
export const isExchange = ({ asking }: Pick<ThroneView, 'asking'>, { kind }: ThroneReading): boolean =>
  kind === 'discard' && asking !== 'card';
