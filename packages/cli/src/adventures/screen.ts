// An adventure in a terminal: what is shown, what can be chosen, and what is told.
import { type AdventureEvent, type AdventureState, adventures } from '@wyrmtable/adventures';
import { fromArena, isArena, isEnemy, toArena } from '@wyrmtable/adventures/inside';
import type { Choice, Happening, Seat } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { choiceLine, eventLine, momentOf, reasonLine } from '@wyrmtable/words/adventures';
import { THRONE } from '@wyrmtable/words/cli';
import { keptBy, rollsAgain } from '../dice-throne/keeping.ts';
import { painted } from '../dice-throne/told.ts';
import type { Screen } from '../terminal-adapter.ts';
import { hintLines } from './hint.ts';
import { attackLines, readableLines, tileLines } from './readable.ts';
import { namesAt, sceneOf } from './scene.ts';
import { sheetLines } from './sheet.ts';
import { tableLines } from './table.ts';

/** The heading of the table says them already, or the dice and lines under it do. */
const UNTOLD: ReadonlySet<AdventureEvent['kind']> = new Set(['window', 'incoming', 'moved']);

/** On the map the campaign tells of an enemy's fall itself, right after the arena. */
const isToldAgain = (event: AdventureEvent, state: AdventureState): boolean =>
  event.kind === 'defeated' && state.stage === 'explore' && event.seats.every((seat) => isEnemy(state, seat));

const rerolls = (choice: Choice): boolean => isArena(choice) && rollsAgain(toArena(choice));

/** How a choice of that seat is written out. */
function liner(lang: Lang, state: AdventureState, seat: Seat): (choice: Choice) => string {
  const view = adventures.view(state, seat);
  const names = namesAt(lang, state);
  const heroes = view.arena.players.map(({ hero }) => hero);
  const moment = momentOf(view);
  return (choice) => choiceLine(lang, adventures.read(choice, state), names, heroes, moment);
}

export function adventureScreen(lang: Lang, players: readonly string[]): Screen {
  const toldOf = (event: AdventureEvent, state: AdventureState): string | null => {
    if (UNTOLD.has(event.kind) || isToldAgain(event, state)) return null;
    const line = painted(lang, event, eventLine(lang, event, namesAt(lang, state)));
    if (line === null) return null;
    switch (event.kind) {
      case 'revealed':
        return [line, ...tileLines(lang, event.tile)].join('\n');
      case 'engaged':
        return [line, ...attackLines(lang, event.enemy)].join('\n');
      case 'scored':
        return ['', line, ...sheetLines(sceneOf(lang, players, state, 'spectator'))].join('\n');
      default:
        return line;
    }
  };
  return {
    event(event: AdventureEvent & Happening, state: AdventureState) {
      const line = toldOf(event, state);
      const why = event.because && reasonLine(lang, event.because, namesAt(lang, state))?.text;
      return why ? [...(line === null ? [] : [line]), why].join('\n') : line;
    },
    table: (state: AdventureState, watcher) => tableLines(sceneOf(lang, players, state, watcher)),
    choices(state: AdventureState, seat, choices) {
      const lineOf = liner(lang, state, seat);
      return choices.map((choice) => (rerolls(choice) ? null : lineOf(choice)));
    },
    typing: (_, choices) => (choices.some(rerolls) ? [phrase(lang, THRONE.keep)] : []),
    typed(state: AdventureState, choices, line) {
      const kept = keptBy(line, state.arena.dice, choices.filter(isArena).map(toArena));
      return kept === null ? null : fromArena(kept);
    },
    hint: (state: AdventureState, seat) => hintLines(lang, state, seat, liner(lang, state, seat)),
    cards: (state: AdventureState, seat) => readableLines(sceneOf(lang, players, state, seat), seat),
  };
}
