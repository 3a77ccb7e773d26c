// The conversation of a match: show the table, ask, play, until the match is over or the person leaves.
import { type Choice, type Happening, isRefusal, PASS, type Seat } from '@wyrmtable/kernel';
import type { Stops } from '@wyrmtable/registry';
import { botChoice, type DeviceMatch, playChoice, takeBack, takenBack } from '@wyrmtable/registry/device';
import { type Lang, phrase } from '@wyrmtable/words';
import { PLAY } from '@wyrmtable/words/cli';
import { refusalLine } from '@wyrmtable/words/refusals';
import { paint } from '../paint.ts';
import type { Screen } from '../terminal-adapter.ts';
import { wrapped } from '../wrap.ts';
import type { Terminal } from './terminal.ts';

export interface Sitting {
  readonly lang: Lang;
  readonly screen: Screen;
  readonly terminal: Terminal;
  /** Which windows go by without asking anybody at this terminal; null where everything is asked. */
  readonly stops: Stops | null;
  /** Called after every choice of the person and before every question. */
  readonly keep: (match: DeviceMatch) => void;
}

type Letter = 'hint' | 'undo' | 'cards' | 'table' | 'help' | 'skip' | 'quit';

/** What a typed line means. */
type Order =
  | { readonly kind: 'choose'; readonly choice: Choice }
  | { readonly kind: Letter }
  | { readonly kind: 'wrong'; readonly typed: string; readonly last: number };

/** How the person's move ended: the match goes on, perhaps past all windows to the next other question; or they leave. */
type Answer = { readonly match: DeviceMatch; readonly skipping: boolean } | null;

const LETTERS: Readonly<Record<string, Letter>> = {
  h: 'hint',
  u: 'undo',
  c: 'cards',
  t: 'table',
  '?': 'help',
  s: 'skip',
  q: 'quit',
  // The same keys on a Cyrillic keyboard.
  р: 'hint',
  г: 'undo',
  с: 'cards',
  е: 'table',
  ы: 'skip',
  й: 'quit',
};

/** Choices that have a number, each with its line. */
interface Listed {
  readonly choice: Choice;
  readonly line: string;
}

/** Everything about one question: who is asked, what the choices are, and whether letting it pass is one. */
interface Question {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly passable: boolean;
}

function questionOf({ registered: { game }, state }: DeviceMatch, seat: Seat): Question {
  const choices = game.choices(state);
  return { seat, choices, passable: game.window(state) !== null && choices.includes(PASS) };
}

/** A window in which nothing hangs on this person's answer, as they want it. */
function goesBy({ stops }: Sitting, { registered: { game }, state }: DeviceMatch, question: Question): boolean {
  const { seat, choices, passable } = question;
  return passable && (stops?.letsPass(game.view(state, seat), choices, seat) ?? false);
}

function listed({ screen }: Sitting, match: DeviceMatch, { seat, choices }: Question): Listed[] {
  const lines = screen.choices(match.state, seat, choices);
  return choices.flatMap((choice, i) => {
    const line = lines[i] ?? null;
    return line === null ? [] : [{ choice, line }];
  });
}

function orderOf(
  line: string,
  choices: readonly Choice[],
  passable: boolean,
  means: (typed: string) => Choice | null,
): Order {
  const typed = line.trim().toLowerCase();
  // A window is there to be let pass, most of the time.
  if (typed === '' && passable) return { kind: 'choose', choice: PASS };
  const letter = LETTERS[typed];
  if (letter !== undefined) return { kind: letter };
  const meant = means(typed);
  if (meant !== null) return { kind: 'choose', choice: meant };
  // With a single choice there is nothing to pick: Enter takes it.
  const place = typed === '' && choices.length === 1 ? 1 : /^\d+$/.test(typed) ? Number(typed) : 0;
  const choice = choices[place - 1];
  return choice === undefined ? { kind: 'wrong', typed, last: choices.length } : { kind: 'choose', choice };
}

/** Where people sit; they all look at the same terminal. */
const ownSeats = ({ seats }: DeviceMatch): Seat[] => seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

/** Whoever something happens to sees most of it. */
function watcherOf(event: Happening, own: readonly Seat[]): Seat {
  const [first = 0] = own;
  return own.find((seat) => 'seat' in event && event.seat === seat) ?? first;
}

function tellTo({ screen, terminal }: Sitting, match: DeviceMatch): (event: Happening) => void {
  const own = ownSeats(match);
  return (event) => {
    const shown = match.registered.game.show(event, watcherOf(event, own));
    const line = shown && screen.event(shown, match.state);
    if (line) terminal.show([line]);
  };
}

/** Shows the table and what can be done. */
function present(sitting: Sitting, match: DeviceMatch, question: Question): void {
  const { lang, screen, terminal } = sitting;
  const { seat, choices, passable } = question;
  const numbered = listed(sitting, match, question).flatMap(({ line }, i) => {
    const [first = '', ...rest] = wrapped(line, '      ');
    return [`  ${paint('strong', String(i + 1).padStart(2))}  ${first.trimStart()}`, ...rest];
  });
  const typing = screen.typing(match.state, choices).flatMap((line) => wrapped(line, '      '));
  const keys = passable ? PLAY.keysWindow : choices.length === 1 ? PLAY.keysEnter : PLAY.keys;
  terminal.show([
    '',
    ...screen.table(match.state, seat),
    '',
    ...numbered,
    ...typing,
    paint('faint', phrase(lang, keys)),
  ]);
}

/** The match before the last choice that somebody was asked for, where it may be taken back. */
function undone(sitting: Sitting, match: DeviceMatch): Answer {
  const { lang, terminal, keep } = sitting;
  const before = takeBack(match);
  if (isRefusal(before)) return null;
  const seat = match.registered.game.toMove(before.state) ?? 0;
  // Taking back a pass that nobody gave by hand would change nothing.
  if (goesBy(sitting, before, questionOf(before, seat))) return undone(sitting, before);
  terminal.show([phrase(lang, PLAY.undone)]);
  keep(before);
  return { match: before, skipping: false };
}

/** A choice that ends the match without a die, as giving up a campaign does, is asked about once more; null when it stands. */
async function regretted(sitting: Sitting, match: DeviceMatch): Promise<Answer> {
  const { lang, terminal } = sitting;
  if (match.registered.game.toMove(match.state) !== null || takenBack(match) === null) return null;
  terminal.show([phrase(lang, PLAY.lastWord)]);
  const line = await terminal.ask('> ');
  return LETTERS[line?.trim().toLowerCase() ?? ''] === 'undo' ? undone(sitting, match) : null;
}

/** Asks until the person chooses, takes back or leaves. */
async function askPerson(sitting: Sitting, match: DeviceMatch, question: Question): Promise<Answer> {
  const { lang, screen, terminal, keep } = sitting;
  const { seat, choices, passable } = question;
  const numbered = listed(sitting, match, question).map(({ choice }) => choice);
  const means = (typed: string) => screen.typed(match.state, choices, typed);
  const choose = (choice: Choice): void => {
    const refused = playChoice(match, choice, tellTo(sitting, match));
    if (refused) terminal.show([refusalLine(lang, refused)]);
    keep(match);
  };
  present(sitting, match, question);
  for (;;) {
    const line = await terminal.ask('> ');
    const order: Order = line === null ? { kind: 'quit' } : orderOf(line, numbered, passable, means);
    switch (order.kind) {
      case 'choose':
        choose(order.choice);
        return (await regretted(sitting, match)) ?? { match, skipping: false };
      case 'skip':
        if (passable) {
          choose(PASS);
          return { match, skipping: true };
        }
        terminal.show([phrase(lang, PLAY.noSkip)]);
        break;
      case 'undo': {
        const before = undone(sitting, match);
        if (before !== null) return before;
        terminal.show([phrase(lang, PLAY.noUndo)]);
        break;
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
        present(sitting, match, question);
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

function botMoves(sitting: Sitting, match: DeviceMatch, level: string): void {
  const choice = botChoice(match, level);
  const refused = isRefusal(choice) ? choice : playChoice(match, choice, tellTo(sitting, match));
  if (refused) throw new Error(`the bot ${level} was refused: ${refused.refused}`);
}

/** Plays on; gives back the match as it stands and whether it is over. */
export async function converse(sitting: Sitting, begun: DeviceMatch): Promise<{ match: DeviceMatch; over: boolean }> {
  let match = begun;
  let skipping = false;
  for (;;) {
    const seat = match.registered.game.toMove(match.state);
    if (seat === null) return { match, over: true };
    const level = match.seats[seat]?.bot ?? null;
    if (level !== null) {
      botMoves(sitting, match, level);
      continue;
    }
    const question = questionOf(match, seat);
    if ((skipping && question.passable) || goesBy(sitting, match, question)) {
      playChoice(match, PASS, tellTo(sitting, match));
      continue;
    }
    // Whatever bots and passes have done since is on the disk before the person is asked.
    sitting.keep(match);
    const answer = await askPerson(sitting, match, question);
    if (answer === null) return { match, over: false };
    ({ match, skipping } = answer);
  }
}
