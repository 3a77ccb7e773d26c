// Whatever was refused, as a sentence: the client's own reasons here, all others from the words of the house.
import type { Refusal } from '@wyrmtable/kernel';
import { type Lang, type Message, phrase } from '@wyrmtable/words';
import { refusalLine } from '@wyrmtable/words/refusals';
import { table } from '@wyrmtable/words/shell-table';

const OWN: Readonly<Record<string, Message>> = {
  'not-saved': table.notSaved,
  'table-stopped': table.stopped,
  'no-connection': table.offline,
  'nothing-to-undo': table.nothingToUndo,
};

export function sentenceOf(lang: Lang, refused: Refusal): string {
  const own = OWN[refused.refused];
  return own === undefined ? refusalLine(lang, refused) : phrase(lang, own);
}
