// The thread that plays a finished match again: it has the film, and shows the moments it is asked for.
import { isRefusal, parcelOf, type Refusal, refusal } from '@wyrmtable/kernel';
import { isGameId, loadGame, prepare } from '@wyrmtable/registry';
import type { FromReplayer, ToReplayer } from './protocol.ts';
import { contentsOf, frameAt, openReel, pastOf, type Reel } from './reel.ts';

let reel: Reel | null = null;

const say = (message: FromReplayer) => postMessage(message);

async function opened(file: Extract<ToReplayer, { kind: 'open' }>['file']): Promise<Reel | Refusal> {
  if (!isGameId(file.game)) return refusal('no-such-game', { game: file.game });
  const registered = await loadGame(file.game);
  return (await prepare(registered, file)) ?? openReel(registered.game, file);
}

async function open(message: Extract<ToReplayer, { kind: 'open' }>): Promise<void> {
  const found = await opened(message.file);
  if (isRefusal(found)) return say({ kind: 'refused', refusal: found });
  reel = found;
  say({ kind: 'opened', contents: contentsOf(found) });
}

addEventListener('message', ({ data }: MessageEvent<ToReplayer>) => {
  if (data.kind === 'open') void open(data).catch(reportError);
  else if (reel === null) return;
  else if (data.kind === 'show') say({ kind: 'frame', frame: frameAt(reel, data.at, data.eyes) });
  else if (data.kind === 'past') say({ kind: 'past', events: pastOf(reel, data.before, data.watcher) });
  else {
    const [first] = reel.marks;
    if (first !== undefined) say({ kind: 'parcel', parcel: parcelOf(reel.game.content, first.state) });
  }
});
