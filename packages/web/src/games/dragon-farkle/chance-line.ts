// How an event of chance reads where all of them are listed.
import { eventLine } from '@wyrmtable/words/dragon-farkle';
import type { ChanceLine } from '../manifest.ts';
import { isFarkleEvent } from './happening.ts';

export const chanceLine: ChanceLine = (lang, event, names) =>
  isFarkleEvent(event) ? (eventLine(lang, event, names)?.text ?? '') : '';
