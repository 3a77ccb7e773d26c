// The worker that runs a local table (table.ts): it hears the page, keeps the clock, loads games and asks the bots.
import { type Refusal, refusal } from '@wyrmtable/kernel';
import { isGameId, loadGame, prepare } from '@wyrmtable/registry';
import { type DeviceMatch, openMatch } from '@wyrmtable/registry/device';
import { thoughts } from './bots/pool.ts';
import type { FromWorker, Leave, Left, ToWorker } from './protocol.ts';
import type { SavedTable } from './saves.ts';
import { type Deed, NO_TABLE, step, type Told } from './table.ts';

let bots = thoughts();
let state = NO_TABLE;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts the tables of this worker: what comes late for one that was left is dropped. */
let tables = 0;
/** Questions the bots have not answered yet. */
let thinking = 0;

const say = (message: FromWorker | Left) => postMessage(message);

async function load(saved: SavedTable): Promise<DeviceMatch | Refusal> {
  if (!isGameId(saved.game)) return refusal('no-such-game', { game: saved.game });
  const registered = await loadGame(saved.game);
  const missing = await prepare(registered, saved);
  return missing ?? openMatch(registered, { ...saved, words: saved.words ?? [] }, saved.choices);
}

async function perform(deed: Deed): Promise<void> {
  const table = tables;
  const tellLater = (told: Told) => {
    if (table === tables) tell(told);
  };
  switch (deed.kind) {
    case 'say':
      say(deed.message);
      return;
    case 'wait':
      clearTimeout(timer);
      if (deed.ms !== null) timer = setTimeout(() => tell({ kind: 'waited' }), deed.ms);
      return;
    case 'load':
      tellLater({ kind: 'loaded', opening: deed.opening, match: await load(deed.saved) });
      return;
    case 'ask': {
      thinking++;
      const choice = await bots.ask(deed.question);
      if (table === tables) thinking--;
      tellLater({ kind: 'answered', number: deed.number, choice });
      return;
    }
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

/** Nothing of the table remains, and no bot that still thinks about it; one that does not stays for the next. */
function leave(): void {
  tables++;
  clearTimeout(timer);
  state = NO_TABLE;
  if (thinking > 0) {
    void bots.close();
    bots = thoughts();
    thinking = 0;
  }
  say({ kind: 'left' });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker | Leave>) => {
  if (data.kind === 'leave') leave();
  else tell({ kind: 'said', message: data });
});
