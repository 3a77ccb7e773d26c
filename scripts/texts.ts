// Every text of a game's content with its name, wherever it lies in it: what is drawn by lot and what terms are looked for in.
import type { GameId } from '@wyrmtable/registry';
import type { ContentEntry } from '../packages/cli/src/terminal-adapter.ts';
import { terminalAdapter } from '../packages/cli/src/terminal-adapters.ts';

export interface Text {
  readonly path: string;
  readonly name: ContentEntry['name'];
  readonly text: ContentEntry['text'];
}

const isEntry = (value: object): value is ContentEntry => 'name' in value && 'text' in value;

function textsIn(value: unknown, path: string): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isEntry(value) && value.text.en !== '' ? [{ path, name: value.name, text: value.text }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))];
}

export async function textsOf(game: GameId): Promise<readonly Text[]> {
  return textsIn((await terminalAdapter(game)).content(), game);
}
