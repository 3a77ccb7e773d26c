// What this device will show when word comes, put away where the service worker finds it: it has no words of its own.
import { GAME_IDS } from '@wyrmtable/registry';
import type { WordKind } from '@wyrmtable/wire';
import { gameTitle, type Lang, type Message, phrase } from '@wyrmtable/words';
import { word } from '@wyrmtable/words/word';
import type { Sentences } from '../offline/notice.ts';

/** As the service worker has them. No edition of the client has such a name, so none takes it away. */
const CACHE = 'wyrmtable-word';
const PLACE = '/word.json';
const BY = '%by%';

const SAID: Readonly<Record<WordKind, { readonly title: Message; readonly text: Message }>> = {
  move: { title: word.moveTitle, text: word.moveText },
  ready: { title: word.readyTitle, text: word.readyText },
  challenge: { title: word.challengeTitle, text: word.challengeText },
};

export function sentencesIn(lang: Lang): Sentences {
  const kinds = Object.entries(SAID);
  return {
    titles: Object.fromEntries(kinds.map(([kind, { title }]) => [kind, phrase(lang, title)])),
    texts: Object.fromEntries(
      kinds.map(([kind, { text }]) => [
        kind,
        Object.fromEntries(GAME_IDS.map((id) => [id, phrase(lang, text, { game: gameTitle(lang, id), name: BY })])),
      ]),
    ),
  };
}

export async function keepSentences(lang: Lang): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(
    PLACE,
    new Response(JSON.stringify(sentencesIn(lang)), { headers: { 'content-type': 'application/json' } }),
  );
}
