// What the player of Etchinstone may do, as short orders for buttons and terminals.
import type { Kind } from '@wyrmtable/etchinstone';
import type { Message } from '../phrase.ts';

/** `set` is 0 where there is one set of roles, else the number of the set. */
export const CHOICES = {
  change: { en: 'Change {card}', pl: 'Zmień {card}', ru: 'Изменить {card}' },
  face: {
    en: '{encounter, select, enemy {Face enemy {type, number}} journey {Set out on journey {type, number}} other {Face the encounter}}',
    pl: '{encounter, select, enemy {Do walki: wróg {type, number}} journey {W drogę: wyprawa {type, number}} other {Podejmij wyzwanie}}',
    ru: '{encounter, select, enemy {В бой: враг {type, number}} journey {В путь: переход {type, number}} other {Принять вызов}}',
  },
  detour: {
    en: 'Detour: discard {card}',
    pl: 'Zbocz ze ścieżki: odrzuć {card}',
    ru: 'В обход: сбросить {card}',
  },
  spell: {
    en: '{set, select, 0 {Spell: {card}} other {Set {set}, Spell: {card}}}',
    pl: '{set, select, 0 {Zaklęcie: {card}} other {Zestaw {set}, Zaklęcie: {card}}}',
    ru: '{set, select, 0 {Заклинание: {card}} other {Набор {set}, заклинание: {card}}}',
  },
  element: {
    en: '{set, select, 0 {Element: {card}} other {Set {set}, Element: {card}}}',
    pl: '{set, select, 0 {Żywioł: {card}} other {Zestaw {set}, Żywioł: {card}}}',
    ru: '{set, select, 0 {Стихия: {card}} other {Набор {set}, стихия: {card}}}',
  },
  boost: {
    en: '{set, select, 0 {Boost: {card}} other {Set {set}, Boost: {card}}}',
    pl: '{set, select, 0 {Wzmocnienie: {card}} other {Zestaw {set}, Wzmocnienie: {card}}}',
    ru: '{set, select, 0 {Усиление: {card}} other {Набор {set}, усиление: {card}}}',
  },
  leave: {
    en: '{role, select, spell {Leave this set empty} element {No card for Element} other {No card for Boost}}',
    pl: '{role, select, spell {Zostaw ten zestaw pusty} element {Bez karty Żywiołu} other {Bez karty Wzmocnienia}}',
    ru: '{role, select, spell {Оставить этот набор пустым} element {Без карты стихии} other {Без карты усиления}}',
  },
  combine: {
    en: 'Combine: {top} on top, {hidden} beneath',
    pl: 'Połącz: na wierzchu {top}, pod spodem {hidden}',
    ru: 'Соединить: сверху {top}, снизу {hidden}',
  },
  keepApart: { en: 'Combine nothing', pl: 'Nie łącz kart', ru: 'Не соединять' },
  attune: { en: 'Turn it into {element}', pl: 'Żywioł: {element}', ru: 'Стихия: {element}' },
  aim: {
    en: '{at, select, attack {Boost the attack} move {Boost the move} other {Boost the initiative}}{set, select, 0 {} other { of set {set}}}',
    pl: '{at, select, attack {Wzmocnij atak} move {Wzmocnij ruch} other {Wzmocnij inicjatywę}}{set, select, 0 {} other { zestawu {set}}}',
    ru: '{at, select, attack {Усилить атаку} move {Усилить движение} other {Усилить инициативу}}{set, select, 0 {} other { набора {set}}}',
  },
  giveUpSpare: { en: 'Give up the Spare', pl: 'Poświęć kartę rezerwową', ru: 'Пожертвовать запасной картой' },
  keepSpare: { en: 'Keep the Spare', pl: 'Zachowaj kartę rezerwową', ru: 'Сберечь запасную карту' },
  commit: { en: 'Confirm', pl: 'Zatwierdź', ru: 'Подтвердить' },
  absorb: { en: 'Absorb with {card}', pl: 'Pochłania {card}', ru: 'Поглощает {card}' },
  upgrade: { en: 'Upgrade {card}', pl: 'Ulepsz {card}', ru: 'Улучшить {card}' },
  finish: { en: 'No more upgrades', pl: 'Dość ulepszeń', ru: 'Хватит улучшений' },
  regroup: {
    en: 'Regroup: give up {card}',
    pl: 'Przegrupuj się: odrzuć {card}',
    ru: 'Перегруппироваться: отдать {card}',
  },
  march: { en: 'Go with this hand', pl: 'Idź z tą ręką', ru: 'Идти с этой рукой' },
} as const satisfies Record<Kind, Message>;

/** What can be said besides when the table is in view. */
export const CHOICE_DETAILS = {
  change: {
    en: '{card}: to level {level, number}',
    pl: '{card}: na poziom {level, number}',
    ru: '{card}: на уровень {level, number}',
  },
  absorb: {
    en: '{card}: absorb {amount, number}, drop to level {level, number}',
    pl: '{card}: pochłania {amount, number}, pogarsza się do poziomu {level, number}',
    ru: '{card}: поглощает {amount, number}, падает до уровня {level, number}',
  },
  absorbLast: {
    en: '{card}: absorb {amount, number} and leave the game',
    pl: '{card}: pochłania {amount, number} i zostaje usunięta',
    ru: '{card}: поглощает {amount, number} и выбывает из игры',
  },
  upgrade: {
    en: '{card}: to level {level, number} for {cost, number} XP',
    pl: '{card}: na poziom {level, number} za {cost, number} PD',
    ru: '{card}: до уровня {level, number} за {cost, plural, one {# очко опыта} few {# очка опыта} many {# очков опыта} other {# очка опыта}}',
  },
  giveUpSpare: {
    en: 'Give up {card}: no blow from afar',
    pl: 'Poświęć {card}: bez ciosu z dystansu',
    ru: 'Пожертвовать запасной ({card}): без удара издалека',
  },
} as const satisfies Record<string, Message>;
