// What somebody was shown of a match, held against all that they might ever know of it: a hand, a deck or a seed of others is more.
import { type AnyGame, isRefusal, type MatchFile, replay, type Watcher } from '@wyrmtable/kernel';
import type { ServerMessage } from '@wyrmtable/wire';

/** All that one watcher may know of a match from its first choice to its last. */
interface Knowable {
  readonly events: readonly string[];
  readonly views: ReadonlySet<string>;
}

function knowable(game: AnyGame, file: MatchFile, watcher: Watcher): Knowable {
  const events: string[] = [];
  const views = new Set<string>();
  const played = replay(
    game,
    file,
    file.choices.length,
    (event) => {
      const seen = game.show(event, watcher);
      if (seen !== null) events.push(JSON.stringify(seen));
    },
    (state) => views.add(JSON.stringify(game.view(state, watcher))),
  );
  if (isRefusal(played)) throw new RangeError(played.refused);
  return { events, views };
}

function isStray({ events, views }: Knowable, text: string): boolean {
  const message: ServerMessage = JSON.parse(text);
  if (message.type !== 'events' && message.type !== 'update') return false;
  if (message.events.some(({ number, event }) => events[number - 1] !== JSON.stringify(event))) return true;
  return message.type === 'update' && 'view' in message && !views.has(JSON.stringify(message.view));
}

/** How many of the texts tell that watcher something that is not theirs to know, or not as it was. */
export function strayTexts(game: AnyGame, file: MatchFile, watcher: Watcher, texts: readonly string[]): number {
  const known = knowable(game, file, watcher);
  return texts.filter((text) => isStray(known, text)).length;
}
