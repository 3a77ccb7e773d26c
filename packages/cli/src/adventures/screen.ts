// An adventure in a terminal: what is shown, what can be chosen, and what is told.
import { type AdventureEvent, type AdventureState, adventures } from '@wyrmtable/adventures';
import { fromArena, isArena, toArena } from '@wyrmtable/adventures/inside';
import { heroOf } from '@wyrmtable/dice-throne/lead';
import type { Choice } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { choiceLine, enemyName, eventLine, momentOf } from '@wyrmtable/words/adventures';
import { THRONE } from '@wyrmtable/words/cli';
import type { Screen } from '../desk.ts';
import { readableLines } from '../dice-throne/cards.ts';
import { hintLines } from '../dice-throne/hint.ts';
import { keptBy, rollsAgain } from '../dice-throne/keeping.ts';
import { fightLines, playerRows } from '../dice-throne/table.ts';
import { paint } from '../paint.ts';

/** The players' names, then those of the enemies, also of the ones who have just fallen. */
function namesAt(lang: Lang, names: readonly string[], { arena, heroes }: AdventureState): string[] {
  return arena.players.map(({ hero }, seat) =>
    seat < heroes.length ? (names[seat] ?? '') : enemyName(lang, heroOf(hero).id),
  );
}

const rerolls = (choice: Choice): boolean => isArena(choice) && rollsAgain(toArena(choice));

export function adventureScreen(lang: Lang, names: readonly string[]): Screen {
  return {
    event(event: AdventureEvent, state: AdventureState) {
      const line = eventLine(lang, event, namesAt(lang, names, state));
      return line === null ? null : paint('plain', line.text);
    },
    table(state: AdventureState, watcher) {
      const view = adventures.view(state, watcher);
      const scene = { lang, names: namesAt(lang, names, state), state: state.arena, view: view.arena };
      return [...playerRows(scene, ({ out }) => !out), ...fightLines(scene)];
    },
    choices(state: AdventureState, seat, choices) {
      const view = adventures.view(state, seat);
      const all = namesAt(lang, names, state);
      const heroes = view.arena.players.map(({ hero }) => hero);
      const moment = momentOf(view);
      return choices.map((choice) =>
        rerolls(choice) ? null : choiceLine(lang, adventures.read(choice), all, heroes, moment),
      );
    },
    typing: (_, choices) => (choices.some(rerolls) ? [phrase(lang, THRONE.keep)] : []),
    typed(state: AdventureState, choices, line) {
      const kept = keptBy(line, state.arena.dice, choices.filter(isArena).map(toArena));
      return kept === null ? null : fromArena(kept);
    },
    hint: (state: AdventureState, seat) => hintLines(lang, state.arena, seat),
    cards: (state: AdventureState, seat) => readableLines(lang, state.arena, seat),
  };
}
