// The worker that runs a local table (table.ts): it hears the page, keeps the clock, loads games and asks the bots.
import { type Refusal, refusal } from '@wyrmtable/kernel';
import { isGameId, loadGame, prepare } from '@wyrmtable/registry';
import { type DeviceMatch, openMatch } from '@wyrmtable/registry/device';
import { thoughts } from './bots/pool.ts';
import type { ToWorker } from './protocol.ts';
import type { SavedTable } from './saves.ts';
import { type Deed, NO_TABLE, step, type Told } from './table.ts';

const bots = thoughts();
let state = NO_TABLE;
let timer: ReturnType<typeof setTimeout> | undefined;

async function load(saved: SavedTable): Promise<DeviceMatch | Refusal> {
  if (!isGameId(saved.game)) return refusal('no-such-game', { game: saved.game });
  const registered = await loadGame(saved.game);
  const missing = await prepare(registered, saved);
  return missing ?? openMatch(registered, { ...saved, words: saved.words ?? [] }, saved.choices);
}

async function perform(deed: Deed): Promise<void> {
  switch (deed.kind) {
    case 'say':
      postMessage(deed.message);
      return;
    case 'wait':
      clearTimeout(timer);
      if (deed.ms !== null) timer = setTimeout(() => tell({ kind: 'waited' }), deed.ms);
      return;
    case 'load':
      tell({ kind: 'loaded', opening: deed.opening, match: await load(deed.saved) });
      return;
    case 'ask':
      tell({ kind: 'answered', number: deed.number, choice: await bots.ask(deed.question) });
      return;
    case 'rehearse': {
      const { registered, options, seats } = deed.match;
      bots.rehearse({ game: registered.game.id, options, levels: seats.map(({ bot }) => bot) });
    }
  }
}

function tell(told: Told): void {
  const { state: next, deeds } = step(state, told);
  state = next;
  for (const deed of deeds) perform(deed).catch(reportError);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => tell({ kind: 'said', message: data }));
