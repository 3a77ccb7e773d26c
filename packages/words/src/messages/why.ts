// Why something is so, asked of anything at a table: the rule behind it, and what a card or an ability waits for.
import type { Message } from '../phrase.ts';

export const WHY = {
  thing: { en: 'Read: {name}', pl: 'Przeczytaj: {name}', ru: 'Прочитать: {name}' },
  rule: { en: 'Why? Rule {rule}', pl: 'Dlaczego? Zasada {rule}', ru: 'Почему? Правило {rule}' },
} as const satisfies Readonly<Record<string, Message>>;

/** Why an ability of the board cannot be used at this moment. */
export const TILE_WAITS = {
  'not-met': {
    en: 'Not now: the dice do not show what it needs.',
    pl: 'Nie teraz: kości nie pokazują tego, czego wymaga.',
    ru: 'Не сейчас: кубики не показывают того, что нужно.',
  },
  'not-attacked': {
    en: 'Not now: it is used when you are attacked.',
    pl: 'Nie teraz: używa się jej, gdy ktoś cię atakuje.',
    ru: 'Не сейчас: используется, когда вас атакуют.',
  },
  passive: {
    en: 'It works by itself, whenever its text says so.',
    pl: 'Działa sama, gdy mówi o tym jej tekst.',
    ru: 'Действует сама, когда так сказано в её тексте.',
  },
  'own-roll': {
    en: 'Not now: it is declared in your own Offensive Roll Phase.',
    pl: 'Nie teraz: ogłasza się ją w swojej Fazie Rzutu Ofensywnego.',
    ru: 'Не сейчас: объявляется в вашей фазе броска нападения.',
  },
} as const satisfies Readonly<Record<string, Message>>;
