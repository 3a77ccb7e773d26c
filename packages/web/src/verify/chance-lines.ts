// How the events of chance read, game by game; only the page that lists them all needs the words of every game.
import type { Happening } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/shelf';
import type { Lang } from '@wyrmtable/words';
import { eventLine as adventureLine } from '@wyrmtable/words/adventures';
import { eventLine as throneLine } from '@wyrmtable/words/dice-throne';
import { eventLine as farkleLine } from '@wyrmtable/words/dragon-farkle';
import { eventLine as etchinstoneLine } from '@wyrmtable/words/etchinstone';
import { isAdventureEvent } from '../games/adventures/happening.ts';
import { isThroneEvent } from '../games/dice-throne/happening.ts';
import { isFarkleEvent } from '../games/dragon-farkle/happening.ts';
import { isEtchinstoneEvent } from '../games/etchinstone/happening.ts';

type Line = (lang: Lang, event: Happening, names: readonly string[]) => string;

export const CHANCE_LINES: Readonly<Record<GameId, Line>> = {
  'dragon-farkle': (lang, event, names) => (isFarkleEvent(event) ? (farkleLine(lang, event, names)?.text ?? '') : ''),
  etchinstone: (lang, event) => (isEtchinstoneEvent(event) ? (etchinstoneLine(lang, event)?.text ?? '') : ''),
  'dice-throne': (lang, event, names) => (isThroneEvent(event) ? (throneLine(lang, event, names)?.text ?? '') : ''),
  adventures: (lang, event, names) => (isAdventureEvent(event) ? (adventureLine(lang, event, names)?.text ?? '') : ''),
};
