// How an event of chance reads where all of them are listed.
import { eventLine } from '@wyrmtable/words/dice-throne';
import type { ChanceLine } from '../manifest.ts';
import { isThroneEvent } from './happening.ts';

export const chanceLine: ChanceLine = (lang, event, names) =>
  isThroneEvent(event) ? (eventLine(lang, event, names)?.text ?? '') : '';
