// Content of ours that cannot be played is no defect of the program: whoever writes it is told what is wrong, and where.
import { OutOfRange } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { FAULT } from '@wyrmtable/words/cli';

/** What to say of it; nothing where something else was thrown. */
export async function unplayable(lang: Lang, thrown: unknown): Promise<string[]> {
  const [{ Unplayable }, { flawSentence }] = await Promise.all([
    import('@wyrmtable/dice-throne/loaded'),
    import('@wyrmtable/words/hero-flaws'),
  ]);
  if (thrown instanceof OutOfRange)
    return [
      phrase(lang, FAULT.unplayable, { piece: thrown.piece, id: thrown.id }),
      `  ${thrown.at}: ${flawSentence(lang, { kind: 'range', ...thrown.range })}`,
    ];
  if (!(thrown instanceof Unplayable)) return [];
  return [
    phrase(lang, FAULT.unplayable, { piece: thrown.piece, id: thrown.id }),
    ...thrown.flaws.map(({ at, fault }) => `  ${at}: ${flawSentence(lang, fault)}`),
  ];
}
