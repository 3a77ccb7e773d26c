// What a link says of its table: a title and a sentence.
import { botName, gameTitle, LANGS, type Lang, list, phrase } from '@wyrmtable/words';
import { preview } from '@wyrmtable/words/preview';
import type { Shown, ShownSeat } from './jobs.ts';

export const langOf = (text: string): Lang => LANGS.find((lang) => lang === text) ?? 'en';

export const nameOf = (lang: Lang, { name, bot }: ShownSeat): string =>
  bot !== null && (name === bot || name === '') ? botName(lang, bot) : name === '' ? phrase(lang, preview.free) : name;

/** What a link says of the table: a title and a sentence. */
export function wordsOf({ lang: wanted, game, status, seats, winners, lost }: Omit<Shown, 'file'>): {
  title: string;
  text: string;
} {
  const lang = langOf(wanted);
  const taken = seats.filter(({ name, bot }) => name !== '' || bot !== null);
  const names = list(
    lang,
    taken.map((seat) => nameOf(lang, seat)),
  );
  const title =
    names === '' ? gameTitle(lang, game) : phrase(lang, preview.title, { game: gameTitle(lang, game), names });
  if (status === 'lobby') return { title, text: phrase(lang, preview.lobby, { free: seats.length - taken.length }) };
  if (status === 'playing') return { title, text: phrase(lang, preview.playing) };
  const won = winners.flatMap((seat) => seats[seat] ?? []).map((seat) => nameOf(lang, seat));
  return {
    title,
    text:
      won.length === 0
        ? phrase(lang, lost ? preview.lost : preview.ended)
        : phrase(lang, preview.over, { winners: list(lang, won) }),
  };
}
