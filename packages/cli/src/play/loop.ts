// The conversation of a match: show the table, ask, play, until the match is over or the person leaves.
import { type Choice, type Happening, isRefusal, type Seat } from '@wyrmtable/kernel';
import { botChoice, type DeviceMatch, playChoice, takeBack } from '@wyrmtable/shelf/device';
import { type Lang, phrase } from '@wyrmtable/words';
import { PLAY } from '@wyrmtable/words/cli';
import { refusalLine } from '@wyrmtable/words/refusals';
import type { Screen } from '../desk.ts';
import { paint } from '../paint.ts';
import { wrapped } from '../wrap.ts';
import type { Terminal } from './terminal.ts';

export interface Sitting {
  readonly lang: Lang;
  readonly screen: Screen;
  readonly terminal: Terminal;
  /** Where the person sits. */
  readonly seat: Seat;
}

/** What a typed line means. */
type Order =
  | { readonly kind: 'choose'; readonly choice: Choice }
  | { readonly kind: 'hint' | 'undo' | 'cards' | 'table' | 'help' | 'quit' }
  | { readonly kind: 'wrong'; readonly typed: string; readonly last: number };

const LETTERS: Readonly<Record<string, 'hint' | 'undo' | 'cards' | 'table' | 'help' | 'quit'>> = {
  h: 'hint',
  u: 'undo',
  c: 'cards',
  t: 'table',
  '?': 'help',
  q: 'quit',
  // The same keys on a Cyrillic keyboard.
  р: 'hint',
  г: 'undo',
  с: 'cards',
  е: 'table',
  й: 'quit',
};

/** Choices that have a number, each with its line. */
interface Listed {
  readonly choice: Choice;
  readonly line: string;
}

function listed({ screen, seat }: Sitting, match: DeviceMatch, choices: readonly Choice[]): Listed[] {
  const lines = screen.choices(match.state, seat, choices);
  return choices.flatMap((choice, i) => {
    const line = lines[i] ?? null;
    return line === null ? [] : [{ choice, line }];
  });
}

function orderOf(line: string, choices: readonly Choice[], means: (typed: string) => Choice | null): Order {
  const typed = line.trim().toLowerCase();
  const letter = LETTERS[typed];
  if (letter !== undefined) return { kind: letter };
  const meant = means(typed);
  if (meant !== null) return { kind: 'choose', choice: meant };
  // With a single choice there is nothing to pick: Enter takes it.
  const place = typed === '' && choices.length === 1 ? 1 : /^\d+$/.test(typed) ? Number(typed) : 0;
  const choice = choices[place - 1];
  return choice === undefined ? { kind: 'wrong', typed, last: choices.length } : { kind: 'choose', choice };
}

function tellTo({ screen, terminal, seat }: Sitting, match: DeviceMatch): (event: Happening) => void {
  return (event) => {
    const shown = match.shelved.game.show(event, seat);
    const line = shown && screen.event(shown, match.state);
    if (line) terminal.show([line]);
  };
}

/** Shows the table and what can be done. */
function present(sitting: Sitting, match: DeviceMatch, choices: readonly Choice[]): void {
  const { lang, screen, terminal, seat } = sitting;
  const numbered = listed(sitting, match, choices).flatMap(({ line }, i) => {
    const [first = '', ...rest] = wrapped(line, '      ');
    return [`  ${paint('strong', String(i + 1).padStart(2))}  ${first.trimStart()}`, ...rest];
  });
  const typing = screen.typing(match.state, choices).flatMap((line) => wrapped(line, '      '));
  const keys = choices.length === 1 ? PLAY.keysEnter : PLAY.keys;
  terminal.show([
    '',
    ...screen.table(match.state, seat),
    '',
    ...numbered,
    ...typing,
    paint('faint', phrase(lang, keys)),
  ]);
}

/** Asks until the person chooses, takes back or leaves; null when they leave. */
async function askPerson(sitting: Sitting, match: DeviceMatch): Promise<DeviceMatch | null> {
  const { lang, screen, terminal, seat } = sitting;
  const choices = match.shelved.game.choices(match.state);
  const numbered = listed(sitting, match, choices).map(({ choice }) => choice);
  const means = (typed: string) => screen.typed(match.state, choices, typed);
  present(sitting, match, choices);
  for (;;) {
    const line = await terminal.ask('> ');
    const order: Order = line === null ? { kind: 'quit' } : orderOf(line, numbered, means);
    switch (order.kind) {
      case 'choose': {
        const refused = playChoice(match, order.choice, tellTo(sitting, match));
        if (refused) terminal.show([refusalLine(lang, refused)]);
        return match;
      }
      case 'undo': {
        const before = takeBack(match);
        if (isRefusal(before)) {
          terminal.show([phrase(lang, PLAY.noUndo)]);
          break;
        }
        terminal.show([phrase(lang, PLAY.undone)]);
        return before;
      }
      case 'hint': {
        const hint = screen.hint(match.state, seat);
        terminal.show(hint.length > 0 ? hint : [phrase(lang, PLAY.noHint)]);
        break;
      }
      case 'cards':
        terminal.show(screen.cards(match.state, seat));
        break;
      case 'table':
        present(sitting, match, choices);
        break;
      case 'help':
        terminal.show([phrase(lang, PLAY.help)]);
        break;
      case 'quit':
        return null;
      case 'wrong': {
        const sentence = order.typed === '' ? PLAY.nothingTyped : PLAY.notAChoice;
        terminal.show([phrase(lang, sentence, { typed: order.typed, last: order.last })]);
      }
    }
  }
}

/** Plays on; gives back the match as it stands and whether it is over. */
export async function converse(sitting: Sitting, begun: DeviceMatch): Promise<{ match: DeviceMatch; over: boolean }> {
  let match = begun;
  for (;;) {
    const seat = match.shelved.game.toMove(match.state);
    if (seat === null) return { match, over: true };
    const level = match.seats[seat]?.bot ?? null;
    if (level !== null) {
      const choice = botChoice(match, level);
      const refused = isRefusal(choice) ? choice : playChoice(match, choice, tellTo(sitting, match));
      if (refused) throw new Error(`the bot ${level} was refused: ${refused.refused}`);
      continue;
    }
    const after = await askPerson(sitting, match);
    if (after === null) return { match, over: false };
    match = after;
  }
}
