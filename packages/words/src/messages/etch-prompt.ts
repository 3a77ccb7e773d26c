// What the prompt bar of the Etchinstone table asks, what its buttons say, and its keys.
import type { Message } from '../phrase.ts';

export const PROMPT = {
  arrange: { en: 'Lay out your hand', pl: 'Rozłóż swoją rękę', ru: 'Разложите руку' },
  arrangeText: {
    en: 'Drag cards between places, or tap two to swap them.',
    pl: 'Przeciągaj karty między miejscami albo dotknij dwóch, żeby je zamienić.',
    ru: 'Перетаскивайте карты или коснитесь двух, чтобы поменять их местами.',
  },
  pickedText: {
    en: '{card} is in your fingers: choose the place it goes to.',
    pl: '{card} w palcach: wskaż miejsce, na które trafi.',
    ru: '{card} в руках: укажите место, куда её положить.',
  },
  lackSpell: {
    en: 'An action needs a Spell.',
    pl: 'Akcja potrzebuje Zaklęcia.',
    ru: 'Действию нужно заклинание.',
  },
  lackRole: {
    en: 'With this many cards every role must be filled.',
    pl: 'Przy tylu kartach każda rola musi być obsadzona.',
    ru: 'При стольких картах каждая роль должна быть занята.',
  },
  detour: {
    en: 'Which card pays for the detour?',
    pl: 'Którą kartę odrzucasz, by zboczyć ze ścieżki?',
    ru: 'Какая карта оплатит обход?',
  },
  detourText: {
    en: 'It is discarded together with the key card; then a new encounter is scouted.',
    pl: 'Zostanie odrzucona razem z kartą klucza, a potem odkryjesz nowe spotkanie.',
    ru: 'Она уйдёт в сброс вместе с картой-ключом, и откроется новая встреча.',
  },
  regroup: { en: 'Which card do you give up?', pl: 'Którą kartę odrzucasz?', ru: 'Какую карту отдадите?' },
  regroupText: {
    en: 'It is discarded, the others go under the deck, and you draw seven again. Once a game.',
    pl: 'Zostanie odrzucona, reszta trafi pod talię, a ty dobierzesz znów siedem. Raz na grę.',
    ru: 'Она уйдёт в сброс, остальные лягут под колоду, и вы снова возьмёте семь. Один раз за игру.',
  },
  absorb: {
    en: 'Absorb {damage, number} damage',
    pl: 'Pochłoń obrażenia: {damage, number}',
    ru: 'Поглотите урон: {damage, number}',
  },
  absorbOf: {
    en: 'Absorb {damage, number} damage of {element}',
    pl: 'Pochłoń obrażenia od {element}: {damage, number}',
    ru: 'Поглотите урон от {element}: {damage, number}',
  },
  absorbText: {
    en: 'Choose cards until nothing is left. Each falls one level, and what it could absorb beyond that is lost.',
    pl: 'Wybieraj karty, aż nic nie zostanie. Każda pogarsza się o poziom, a nadwyżka przepada.',
    ru: 'Выбирайте карты, пока ничего не останется. Каждая теряет уровень, а излишек пропадает.',
  },
  upgrade: {
    en: 'Spend {xp, number} XP',
    pl: 'Wydaj PD: {xp, number}',
    ru: 'Потратьте опыт: {xp, number}',
  },
  upgradeText: {
    en: 'Choose cards to raise. What you do not spend now is lost.',
    pl: 'Wybierz karty do ulepszenia. Czego nie wydasz teraz, przepadnie.',
    ru: 'Выберите карты для роста. Что не потратите сейчас, пропадёт.',
  },
  difficulty: {
    en: '{left, plural, one {Choose one card} other {Choose # cards}} for level {level, number}',
    pl: '{left, plural, one {Wybierz jedną kartę} few {Wybierz # karty} many {Wybierz # kart} other {Wybierz # karty}} na poziom {level, number}',
    ru: '{left, plural, one {Выберите одну карту} few {Выберите # карты} many {Выберите # карт} other {Выберите # карты}} для уровня {level, number}',
  },
  difficultyText: {
    en: 'These cards were taken from the deck for the difficulty “{difficulty}”; then all of them are shuffled back.',
    pl: 'Te karty wzięto z talii z powodu poziomu „{difficulty}”; potem wszystkie wrócą do niej potasowane.',
    ru: 'Эти карты взяты из колоды для сложности «{difficulty}»; потом все они вернутся в неё и перемешаются.',
  },
  won: { en: 'Victory', pl: 'Zwycięstwo', ru: 'Победа' },
  lost: { en: 'Defeat', pl: 'Przegrana', ru: 'Поражение' },
  watching: { en: 'The mage ponders', pl: 'Mag się namyśla', ru: 'Маг в раздумьях' },
  after: {
    en: 'After this: {what}.',
    pl: 'Potem: {what}.',
    ru: 'После этого: {what}.',
  },
} as const satisfies Record<string, Message>;

export const BUTTONS = {
  commit: { en: 'Confirm', pl: 'Zatwierdź', ru: 'Подтвердить' },
  undo: { en: 'Undo', pl: 'Cofnij', ru: 'Отменить' },
  reset: { en: 'From the start', pl: 'Od początku', ru: 'Сначала' },
  detour: { en: 'Detour', pl: 'Zbocz ze ścieżki', ru: 'Обход' },
  regroup: { en: 'Regroup', pl: 'Przegrupuj', ru: 'Перегруппировка' },
  back: { en: 'Back', pl: 'Wróć', ru: 'Назад' },
  finishLosing: {
    en: 'Enough, {xp, number} is lost',
    pl: 'Wystarczy, przepada {xp, number}',
    ru: 'Хватит, пропадёт {xp, number}',
  },
  keys: { en: 'Keys', pl: 'Klawisze', ru: 'Клавиши' },
  absorbing: {
    en: '−{amount, number}, {left, number} left',
    pl: '−{amount, number}, zostanie {left, number}',
    ru: '−{amount, number}, останется {left, number}',
  },
  absorbingAll: {
    en: '−{amount, number}, nothing left',
    pl: '−{amount, number}, nic nie zostanie',
    ru: '−{amount, number}, ничего не останется',
  },
  falls: {
    en: '{level, plural, =0 {leaves the game} other {falls to level #}}',
    pl: '{level, plural, =0 {zostaje usunięta} one {pogarsza się do poziomu #} few {pogarsza się do poziomu #} many {pogarsza się do poziomu #} other {pogarsza się do poziomu #}}',
    ru: '{level, plural, =0 {выбывает из игры} one {падает до уровня #} few {падает до уровня #} many {падает до уровня #} other {падает до уровня #}}',
  },
  spent: { en: 'already down', pl: 'już pogorszona', ru: 'уже понижена' },
  raise: {
    en: 'To level {level, number} for {cost, number}',
    pl: 'Na poziom {level, number} za {cost, number}',
    ru: 'До уровня {level, number} за {cost, number}',
  },
  topLevel: { en: 'at the top level', pl: 'najwyższy poziom', ru: 'высший уровень' },
  tooDear: { en: 'costs {cost, number}', pl: 'kosztuje {cost, number}', ru: 'стоит {cost, number}' },
  change: {
    en: '{level, plural, =1 {Lower to level #} other {Raise to level #}}',
    pl: '{level, plural, =1 {Pogorsz do poziomu #} one {Podnieś na poziom #} few {Podnieś na poziom #} many {Podnieś na poziom #} other {Podnieś na poziom #}}',
    ru: '{level, plural, =1 {Понизить до уровня #} one {Поднять до уровня #} few {Поднять до уровня #} many {Поднять до уровня #} other {Поднять до уровня #}}',
  },
  changed: { en: 'chosen', pl: 'wybrana', ru: 'выбрана' },
  discardThis: { en: 'Discard this card', pl: 'Odrzuć tę kartę', ru: 'Сбросить эту карту' },
} as const satisfies Record<string, Message>;

export const KEYS = {
  title: { en: 'Keys', pl: 'Klawisze', ru: 'Клавиши' },
  cards: {
    en: 'pick up a card, then the place it goes to',
    pl: 'podnieś kartę, potem wskaż jej miejsce',
    ru: 'взять карту, потом указать ей место',
  },
  primary: { en: 'the main answer', pl: 'główna odpowiedź', ru: 'главный ответ' },
  boost: { en: 'where the boost goes', pl: 'dokąd idzie wzmocnienie', ru: 'куда идёт усиление' },
  combine: { en: 'next way to combine', pl: 'następny sposób łączenia', ru: 'следующий способ соединения' },
  spare: {
    en: 'keep or give up the Spare',
    pl: 'zachowaj albo poświęć rezerwową',
    ru: 'сберечь запасную или пожертвовать ею',
  },
  detour: { en: 'detour or regroup', pl: 'zboczenie ze ścieżki albo przegrupowanie', ru: 'обход или перегруппировка' },
  reset: { en: 'lay out from the start', pl: 'rozłóż od początku', ru: 'разложить сначала' },
  undo: { en: 'undo', pl: 'cofnij', ru: 'отменить' },
  help: { en: 'this list', pl: 'ta lista', ru: 'этот список' },
} as const satisfies Record<string, Message>;
