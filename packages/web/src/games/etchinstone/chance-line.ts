// How an event of chance reads where all of them are listed.
import { eventLine } from '@wyrmtable/words/etchinstone';
import type { ChanceLine } from '../manifest.ts';
import { isEtchinstoneEvent } from './happening.ts';

export const chanceLine: ChanceLine = (lang, event) =>
  isEtchinstoneEvent(event) ? (eventLine(lang, event)?.text ?? '') : '';
