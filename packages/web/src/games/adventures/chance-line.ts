// How an event of chance reads where all of them are listed.
import { eventLine } from '@wyrmtable/words/adventures';
import type { ChanceLine } from '../manifest.ts';
import { isAdventureEvent } from './happening.ts';

export const chanceLine: ChanceLine = (lang, event, names) =>
  isAdventureEvent(event) ? (eventLine(lang, event, names)?.text ?? '') : '';
