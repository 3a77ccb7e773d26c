// Habits of bots, as the command tells them.
import type { Message } from '../phrase.ts';

export const HABITS_ABOUT: Message = {
  en: 'What somebody who looks on would shake their head at, counted in duels of Dice Throne between bots of one level.',
  pl: 'Nad czym widz pokręciłby głową: zliczone w pojedynkach Dice Throne między botami jednego poziomu.',
  ru: 'Над чем зритель покачал бы головой: сосчитано в дуэлях Dice Throne между ботами одного уровня.',
};

export const HABITS_FLAG: Message = {
  en: 'the level that is looked at (default adept)',
  pl: 'poziom, któremu się przyglądamy (domyślnie adept)',
  ru: 'уровень, за которым смотрим (по умолчанию adept)',
};

export const HABITS = {
  watched: {
    en: '{games, plural, one {# duel} other {# duels}} between bots of the level “{bot}”; seed {seed}. Per player:',
    pl: '{games, plural, one {# pojedynek} few {# pojedynki} many {# pojedynków} other {# pojedynku}} między botami poziomu „{bot}”; ziarno {seed}. Na gracza:',
    ru: '{games, plural, one {# дуэль} few {# дуэли} many {# дуэлей} other {# дуэли}} ботов уровня «{bot}»; зерно {seed}. На игрока:',
  },
  habit: {
    en: '{habit, select, upgrades_sold {upgrades sold} upgrades_laid {upgrades played} cp_left {CP left at the end} cards_left {cards left at the end} tokens_expired {good tokens that expired} answers_held {defeats with an answer held back} healed_for_nothing {healing at full health} other {Ultimate abilities met and not declared, share}}',
    pl: '{habit, select, upgrades_sold {sprzedane ulepszenia} upgrades_laid {zagrane ulepszenia} cp_left {PW na koniec} cards_left {karty na koniec} tokens_expired {dobre żetony, które przepadły} answers_held {porażki z zatrzymaną odpowiedzią} healed_for_nothing {leczenie przy pełnym zdrowiu} other {Zdolności specjalne możliwe i niezadeklarowane, udział}}',
    ru: '{habit, select, upgrades_sold {проданные улучшения} upgrades_laid {сыгранные улучшения} cp_left {ОБ в конце} cards_left {карты в конце} tokens_expired {пропавшие полезные жетоны} answers_held {поражения с придержанным ответом} healed_for_nothing {лечение при полном здоровье} other {собранные и необъявленные Легендарные способности, доля}}',
  },
  atMost: { en: 'at most {bound, number}', pl: 'najwyżej {bound, number}', ru: 'не больше {bound, number}' },
  atLeast: { en: 'at least {bound, number}', pl: 'co najmniej {bound, number}', ru: 'не меньше {bound, number}' },
} as const satisfies Record<string, Message>;
