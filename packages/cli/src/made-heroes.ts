// Heroes from files: read, checked and taken in like any that ships, or refused with a sentence.
import { checkHero } from '@wyrmtable/dice-throne/check';
import { BOXES, type Brought, isRefusal } from '@wyrmtable/kernel';
import { bringHeroes, type Choosable, type Provisions, prepare, type RegisteredGame } from '@wyrmtable/registry';
import { FAULT, FLAG } from '@wyrmtable/words/cli';
import { flawText } from '@wyrmtable/words/hero-check';
import { introduceBoxes } from '@wyrmtable/words/made-heroes';
import { type Call, type Complaint, complain, type Fault, type Flag, isComplaint } from './call.ts';
import { parseJson, readText } from './files.ts';

export const HERO_FLAG = { type: 'string', hint: 'FILE', about: FLAG.heroFile } as const satisfies Flag;

/** A hero of ours takes 30 to 60 KB. */
const MOST_TEXT = 500_000;

/** Something with a hero's board in it, however wrong. */
const isHeroAtAll = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'hero' in value && typeof value.hero === 'object';

/** What is in the file, if it is something like a hero. */
export function readHeroFile(path: string): { readonly value: unknown } | Complaint {
  const text = readText(path);
  if (isComplaint(text)) return text;
  if (text.length > MOST_TEXT) return complain(FAULT.heroTooLarge, { path });
  const parsed = parseJson(text, path);
  if (isComplaint(parsed)) return parsed;
  return isHeroAtAll(parsed.value) ? parsed : complain(FAULT.noHero, { path });
}

/** What there is to choose from with the hero of that flag's file; what ships, where the call names none. */
export async function heroesIn(call: Call, registered: RegisteredGame, flag = 'hero'): Promise<Choosable | Fault> {
  const path = call.text(flag);
  if (path === undefined) return bringHeroes(registered, []);
  const read = readHeroFile(path);
  if (isComplaint(read)) return read;
  const [flaw] = checkHero(read.value);
  if (flaw !== undefined)
    return complain(FAULT.badHeroFile, { path, at: flaw.at, problem: flawText(call.lang, flaw.fault) });
  const brought = await bringHeroes(registered, [read.value], true);
  if (!isRefusal(brought)) introduceBoxes(brought.boxes);
  return brought;
}

/** Makes ready what a file of one's own names, with the names of what it brings. */
export async function prepareFile(registered: RegisteredGame, file: Provisions): ReturnType<typeof prepare> {
  const missing = await prepare(registered, file, true);
  if (missing === null) introduceBoxes(registered.game.content.toBring(file.content)[BOXES] ?? []);
  return missing;
}

/** What a worker has to take in before it can play with it. */
export const toSend = (boxes: readonly unknown[]): Brought => (boxes.length === 0 ? {} : { [BOXES]: boxes });
