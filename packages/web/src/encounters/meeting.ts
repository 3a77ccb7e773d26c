// Something that somebody meets for the first time, and what the device remembers of it.
import { type Lang, type Message, type Params, phrase } from '@wyrmtable/words';
import { type DeviceStorage, deviceStorage } from '../shell/device-storage.ts';

export interface Meeting {
  readonly key: string;
  title(lang: Lang): string;
  text(lang: Lang): string;
}

/** One that is told by messages. */
export const told = (key: string, title: Message, text: Message, params: Params = {}): Meeting => ({
  key,
  title: (lang) => phrase(lang, title),
  text: (lang) => phrase(lang, text, params),
});

/** How a game finds them in a view; a method, so that a game may ask for a view of its own. */
export interface Meets {
  in(view: object): readonly Meeting[];
}

const placeOf = (game: string): string => `met.${game}`;

export function metIn(game: string, from: DeviceStorage = deviceStorage): readonly string[] {
  const found = from.read(placeOf(game));
  return Array.isArray(found) ? found.filter((key) => typeof key === 'string') : [];
}

export function remember(game: string, key: string, to: DeviceStorage = deviceStorage): readonly string[] {
  const met = [...new Set([...metIn(game, to), key])];
  to.write(placeOf(game), met);
  return met;
}

/** The first that is new. */
export const newTo = (met: readonly string[], meetings: readonly Meeting[]): Meeting | null =>
  meetings.find(({ key }) => !met.includes(key)) ?? null;
