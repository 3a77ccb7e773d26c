// A table brought as a file, from the device's own picker to a table of this device; fetched only when a file is picked.
import { isRefusal } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { verify } from '@wyrmtable/words/shell-verify';
import { takeIn } from '../table/local/table-transfer.ts';
import { sentenceOf } from '../table/refusal-line.ts';

/** The longest campaign is well under this. */
const LARGEST = 8_000_000;

/** The id of the table, or the sentence that says why there is none. */
export async function takeInFile(lang: Lang, picked: File): Promise<{ id: string } | { refused: string }> {
  if (picked.size > LARGEST) return { refused: phrase(lang, verify.tooBig, { file: picked.name }) };
  let raw: unknown;
  try {
    raw = JSON.parse(await picked.text());
  } catch {
    return { refused: phrase(lang, verify.notJson, { file: picked.name }) };
  }
  const id = await takeIn(raw);
  return isRefusal(id) ? { refused: sentenceOf(lang, id) } : { id };
}
