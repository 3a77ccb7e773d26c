// What `odds dice-throne` says: its flags, its report, and what can be wrong with a call.
import type { Message } from '../phrase.ts';

export const ODDS_FLAG = {
  hero: {
    en: 'whose board it is, by id (dice-throne)',
    pl: 'czyja to plansza, według identyfikatora (dice-throne)',
    ru: 'чей это планшет, по идентификатору (dice-throne)',
  },
  dice: {
    en: 'the five dice that lie there, or “none” before the first roll (none)',
    pl: 'pięć leżących kości albo „none” przed pierwszym rzutem (none)',
    ru: 'пять лежащих кубиков или «none» до первого броска (none)',
  },
  attempts: {
    en: 'rolls still to be made (3 before the first roll, else 2)',
    pl: 'rzuty, które jeszcze zostały (3 przed pierwszym rzutem, potem 2)',
    ru: 'сколько бросков осталось (3 до первого броска, дальше 2)',
  },
  upgrades: {
    en: 'upgrades on the board, as fireball:2,ignite:2',
    pl: 'ulepszenia na planszy, np. fireball:2,ignite:2',
    ru: 'улучшения на планшете, например fireball:2,ignite:2',
  },
  goal: {
    en: 'the one ability to play for',
    pl: 'jedyna zdolność, na którą się gra',
    ru: 'единственная способность, ради которой бросают',
  },
} as const satisfies Readonly<Record<string, Message>>;

export const ODDS_FAULT = {
  heroMissing: {
    en: 'Say whose board it is with --hero; known are {known}.',
    pl: 'Podaj, czyja to plansza, za pomocą --hero; znane są: {known}.',
    ru: 'Укажите, чей это планшет, через --hero; известны: {known}.',
  },
  unknownHero: {
    en: 'There is no hero “{hero}”; known are {known}.',
    pl: 'Nie ma bohatera „{hero}”; znani są: {known}.',
    ru: 'Героя «{hero}» нет; известны: {known}.',
  },
  badDice: {
    en: '--dice takes five numbers from 1 to 6, as 1,2,3,4,5, or “none”; “{text}” is neither.',
    pl: '--dice przyjmuje pięć liczb od 1 do 6, np. 1,2,3,4,5, albo „none”; „{text}” nie jest ani tym, ani tym.',
    ru: '--dice принимает пять чисел от 1 до 6, например 1,2,3,4,5, или «none»; «{text}» не подходит.',
  },
  badUpgrade: {
    en: '--upgrades takes abilities with their level, as fireball:2; “{text}” is none.',
    pl: '--upgrades przyjmuje zdolności z poziomem, np. fireball:2; „{text}” tak nie wygląda.',
    ru: '--upgrades принимает способности с уровнем, например fireball:2; «{text}» так не выглядит.',
  },
  unknownSlot: {
    en: 'The board of {hero} has no “{slot}” to upgrade; it has {known}.',
    pl: 'Na planszy bohatera {hero} nie ma „{slot}” do ulepszenia; są: {known}.',
    ru: 'На планшете героя {hero} нет «{slot}» для улучшения; есть: {known}.',
  },
  unknownLevel: {
    en: 'There is no level {level} of “{slot}”; levels: {known}.',
    pl: '„{slot}” nie ma poziomu {level}; poziomy: {known}.',
    ru: 'У «{slot}» нет уровня {level}; уровни: {known}.',
  },
  unknownGoal: {
    en: 'This board has no ability “{ability}” to play for; it has {known}.',
    pl: 'Na tej planszy nie ma zdolności „{ability}”; są: {known}.',
    ru: 'На этом планшете нет способности «{ability}»; есть: {known}.',
  },
  otherGame: {
    en: 'The flag {flag} does not go with {game}.',
    pl: 'Flaga {flag} nie pasuje do gry {game}.',
    ru: 'Флаг {flag} не подходит к игре {game}.',
  },
} as const satisfies Readonly<Record<string, Message>>;

export const ODDS_REPORT = {
  ability: { en: 'Ability', pl: 'Zdolność', ru: 'Способность' },
  need: { en: 'Needs', pl: 'Wymaga', ru: 'Нужно' },
  chance: { en: 'Chance', pl: 'Szansa', ru: 'Вероятность' },
  keep: { en: 'Keep', pl: 'Zostaw', ru: 'Оставить' },
  /** `dice` is the kept dice, “0” for none of them. */
  goal: {
    en: 'Playing for {ability}: {chance}. {count, plural, =0 {Roll all dice.} =5 {Keep all dice.} other {Keep {dice}.}}',
    pl: 'Grając na zdolność {ability}: {chance}. {count, plural, =0 {Rzuć wszystkimi kośćmi.} =5 {Zostaw wszystkie kości.} other {Zostaw {dice}.}}',
    ru: 'Если играть на «{ability}»: {chance}. {count, plural, =0 {Бросьте все кубики.} =5 {Оставьте все кубики.} other {Оставьте {dice}.}}',
  },
  best: {
    en: 'Best of all: worth {worth} on average. {count, plural, =0 {Roll all dice.} =5 {Keep all dice.} other {Keep {dice}.}}',
    pl: 'Najlepiej: średnia wartość {worth}. {count, plural, =0 {Rzuć wszystkimi kośćmi.} =5 {Zostaw wszystkie kości.} other {Zostaw {dice}.}}',
    ru: 'Лучше всего: в среднем {worth}. {count, plural, =0 {Бросьте все кубики.} =5 {Оставьте все кубики.} other {Оставьте {dice}.}}',
  },
} as const satisfies Readonly<Record<string, Message>>;
