// Dice Throne in a terminal: what is shown, what can be chosen, and what is told.
import { diceThrone, type ThroneEvent, type ThroneState } from '@wyrmtable/dice-throne';
import { type Lang, phrase } from '@wyrmtable/words';
import { THRONE } from '@wyrmtable/words/cli';
import { choiceLine, eventLine, momentOf } from '@wyrmtable/words/dice-throne';
import type { Screen } from '../terminal-adapter.ts';
import { readableLines } from './cards.ts';
import { hintLines } from './hint.ts';
import { keptBy, rollsAgain } from './keeping.ts';
import { tableLines } from './table.ts';
import { painted } from './told.ts';

/** The heading of the table says them already, or the dice and lines under it do. */
const UNTOLD: ReadonlySet<ThroneEvent['kind']> = new Set(['window', 'incoming']);

function told(lang: Lang, names: readonly string[], event: ThroneEvent): string | null {
  return UNTOLD.has(event.kind) ? null : painted(lang, event, eventLine(lang, event, names));
}

export function throneScreen(lang: Lang, names: readonly string[]): Screen {
  const { view, read } = diceThrone;
  return {
    event: (event: ThroneEvent) => told(lang, names, event),
    table: (state: ThroneState, watcher) => tableLines(lang, names, state, watcher),
    choices(state: ThroneState, seat, choices) {
      const seen = view(state, seat);
      const heroes = seen.players.map(({ hero }) => hero);
      const moment = momentOf(seen);
      return choices.map((choice) =>
        rollsAgain(choice) ? null : choiceLine(lang, read(choice, state), names, heroes, moment),
      );
    },
    typing: (_, choices) => (choices.some(rollsAgain) ? [phrase(lang, THRONE.keep)] : []),
    typed: (state: ThroneState, choices, line) => keptBy(line, state.dice, choices),
    hint: (state: ThroneState, seat) => hintLines(lang, state, seat),
    cards: (state: ThroneState, seat) => readableLines(lang, state, seat),
  };
}
