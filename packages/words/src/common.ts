// Names that belong to no single game: the games themselves, bot levels, seats and languages.
import { BOTS, COMMON, GAMES } from './messages/common.ts';
import { type Lang, type Message, phrase } from './phrase.ts';

interface BotWords {
  readonly name: Message;
  readonly note: Message;
}

const games = new Map<string, Message>(Object.entries(GAMES));
const bots = new Map<string, BotWords>(Object.entries(BOTS));

/** The game's title; an unknown id stands for itself. */
export function gameTitle(lang: Lang, game: string): string {
  const title = games.get(game);
  return title === undefined ? game : phrase(lang, title);
}

/** The name of a bot's level; an unknown level stands for itself. */
export function botName(lang: Lang, level: string): string {
  const words = bots.get(level);
  return words === undefined ? level : phrase(lang, words.name);
}

const PROGRAM: Message = {
  en: '{name} (program)',
  pl: '{name} (program)',
  ru: '{name} (программа)',
};

/** What to call a program of somebody's, so that nobody takes it for a person. */
export const programName = (lang: Lang, name: string): string => phrase(lang, PROGRAM, { name });

/** How that bot plays, in one line without a full stop. */
export function botNote(lang: Lang, level: string): string {
  const words = bots.get(level);
  return words === undefined ? '' : phrase(lang, words.note);
}

/** What to call a seat nobody has named; people count from one. */
export function seatName(lang: Lang, seat: number): string {
  return phrase(lang, COMMON.seat, { number: seat + 1 });
}

const LANG_NAMES: Readonly<Record<Lang, string>> = { en: 'English', pl: 'polski', ru: 'русский' };

/** A language's name in that language. */
export function langName(lang: Lang): string {
  return LANG_NAMES[lang];
}
