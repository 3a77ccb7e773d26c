// The games that the command line knows, loaded when they are asked for.
import type { GameId } from '@wyrmtable/shelf';
import type { Desk } from './desk.ts';

const DESKS: Readonly<Record<GameId, () => Promise<Desk>>> = {
  'dragon-farkle': async () => (await import('./dragon-farkle/desk.ts')).dragonFarkleDesk,
  etchinstone: async () => (await import('./etchinstone/desk.ts')).etchinstoneDesk,
  'dice-throne': async () => (await import('./dice-throne/desk.ts')).diceThroneDesk,
  adventures: async () => (await import('./adventures/desk.ts')).adventuresDesk,
};

export function desk(id: GameId): Promise<Desk> {
  return DESKS[id]();
}
