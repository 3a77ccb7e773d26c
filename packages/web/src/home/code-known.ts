// Whether there is a table of that code, asked before anybody is sent there: what was typed stays in its field.
import { isRefusal } from '@wyrmtable/kernel';
import type { Lang } from '@wyrmtable/words';
import { sentenceOf } from '../table/refusal-line.ts';
import { ask } from '../table/remote/api.ts';

/** The sentence that says why not, or null. Without a server the table's own page says what is the matter. */
export async function whyNot(lang: Lang, code: string): Promise<string | null> {
  const answer = await ask('GET', `/api/tables/${encodeURIComponent(code)}`);
  return isRefusal(answer) && answer.refused !== 'no-connection' ? sentenceOf(lang, answer) : null;
}
