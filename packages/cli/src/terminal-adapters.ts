// The games that the command line knows, loaded when they are asked for.
import type { GameId } from '@wyrmtable/registry';
import type { TerminalAdapter } from './terminal-adapter.ts';

const ADAPTERS: Readonly<Record<GameId, () => Promise<TerminalAdapter>>> = {
  'dragon-farkle': async () => (await import('./dragon-farkle/terminal-adapter.ts')).dragonFarkleDesk,
  etchinstone: async () => (await import('./etchinstone/terminal-adapter.ts')).etchinstoneDesk,
  'dice-throne': async () => (await import('./dice-throne/terminal-adapter.ts')).diceThroneDesk,
  adventures: async () => (await import('./adventures/terminal-adapter.ts')).adventuresDesk,
};

export function terminalAdapter(id: GameId): Promise<TerminalAdapter> {
  return ADAPTERS[id]();
}
