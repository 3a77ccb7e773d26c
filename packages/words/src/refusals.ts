// A refusal, which travels as a code with parameters, becomes a sentence here.
import type { Refusal } from '@wyrmtable/kernel';
import { MODE_NAMES as ADVENTURE_MODES } from './adventures/terms.ts';
import { gameTitle } from './common.ts';
import { MODE_NAMES } from './dice-throne/terms.ts';
import { REFUSALS, UNKNOWN } from './messages/refusals.ts';
import { type Lang, type Message, phrase } from './phrase.ts';

const modes = new Map<string, Message>(Object.entries({ ...MODE_NAMES, ...ADVENTURE_MODES }));
const sentences = new Map<string, Message>(Object.entries(REFUSALS));

/** Why something was not done. Never throws: a code or parameter from another version still gets a sentence. */
export function refusalLine(lang: Lang, refusal: Refusal): string {
  const sentence = sentences.get(refusal.refused);
  if (sentence !== undefined) {
    try {
      return phrase(lang, sentence, spoken(lang, refusal));
    } catch {
      // A parameter the sentence needs did not come: naming the code is the best that is left.
    }
  }
  return phrase(lang, UNKNOWN, { code: refusal.refused });
}

/** Parameters as people say them: games and modes by name, seats counted from one as `place`. */
function spoken(lang: Lang, { refused, params = {} }: Refusal): Record<string, string | number> {
  const said: Record<string, string | number> = { ...params };
  if (typeof params.seat === 'number') said.place = params.seat + 1;
  if (refused === 'other-game') {
    for (const name of ['wanted', 'found']) said[name] = gameTitle(lang, String(params[name]));
  }
  if (refused === 'mode-seats') {
    said.range = params.min === params.max ? 'one' : 'several';
    said.mode = modes.get(String(params.mode))?.[lang] ?? String(params.mode);
  }
  if (params.game !== undefined) said.game = gameTitle(lang, String(params.game));
  return said;
}
