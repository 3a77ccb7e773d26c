// What a lobby says of heroes that somebody made and the table brings.
import type { Messages } from '../phrase.ts';

export const MADE_LOBBY = {
  title: {
    en: 'Heroes that somebody made',
    pl: 'Bohaterowie, których ktoś stworzył',
    ru: 'Герои, которых кто-то создал',
  },
  look: {
    en: 'The server has checked them. Have a look before you say that you are ready; such a match is friendly and not rated.',
    pl: 'Serwer ich sprawdził. Obejrzyj ich, zanim zgłosisz gotowość; taka partia jest towarzyska i nie liczy się do rankingu.',
    ru: 'Сервер их проверил. Посмотрите на них, прежде чем сказать, что готовы; такая партия дружеская и не идёт в рейтинг.',
  },
  board: { en: 'The board of {hero}', pl: 'Plansza: {hero}', ru: 'Планшет: {hero}' },
} as const satisfies Messages;
