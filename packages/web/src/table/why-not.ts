// Why a table refuses something: the client's own reasons are at hand, all other sentences are fetched by whoever needs one.
import type { Refusal } from '@wyrmtable/kernel';
import { type Lang, type Message, phrase } from '@wyrmtable/words';
import { table } from '@wyrmtable/words/shell-table';
import { useEffect, useState } from 'react';

export const OWN_REASONS: Readonly<Record<string, Message>> = {
  'not-saved': table.notSaved,
  'table-stopped': table.stopped,
  'no-connection': table.offline,
  'nothing-to-undo': table.nothingToUndo,
};

export async function whyNot(lang: Lang, refused: Refusal): Promise<string> {
  const own = OWN_REASONS[refused.refused];
  if (own !== undefined) return phrase(lang, own);
  try {
    const { refusalLine } = await import('@wyrmtable/words/refusals');
    return refusalLine(lang, refused);
  } catch {
    // What cannot be fetched is not there for want of a line.
    return phrase(lang, table.offline);
  }
}

/** The same for what is drawn: nothing until the sentence is there. */
export function useWhyNot(lang: Lang, refused: Refusal | null): string {
  const [why, setWhy] = useState('');
  useEffect(() => {
    let wanted = true;
    setWhy('');
    if (refused !== null) void whyNot(lang, refused).then((sentence) => wanted && setWhy(sentence));
    return () => {
      wanted = false;
    };
  }, [lang, refused]);
  return why;
}
