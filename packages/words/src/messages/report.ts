// The look back after a match: what the dice gave, and which decisions cost most.
import type { Message } from '../phrase.ts';

export const REPORT_PAGE = {
  button: { en: 'How it went', pl: 'Jak poszło', ru: 'Как всё прошло' },
  title: { en: 'How it went', pl: 'Jak poszło', ru: 'Как всё прошло' },
  working: {
    en: 'Looking back: {done, number} of {total, number} choices',
    pl: 'Spojrzenie wstecz: {done, number} z {total, number} wyborów',
    ru: 'Разбор партии: {done, number} из {total, number} решений',
  },
  stop: { en: 'Stop', pl: 'Przerwij', ru: 'Остановить' },
  failed: {
    en: 'The look back did not work out: {problem}',
    pl: 'Spojrzenie wstecz się nie udało: {problem}',
    ru: 'Разбор не удался: {problem}',
  },
  luck: { en: 'Luck', pl: 'Szczęście', ru: 'Удача' },
  worth: {
    en: '{name}: {attacks, plural, one {# attack roll} other {# attack rolls}} and {defences, plural, one {# defense roll} other {# defense rolls}}, {side, select, more {together worth {by, number} damage more than} less {together worth {by, number} damage less than} other {worth exactly}} what such rolls give on average. Less lucky: {luckier} of players.',
    pl: '{name}: {attacks, plural, one {# rzut ofensywny} few {# rzuty ofensywne} many {# rzutów ofensywnych} other {# rzutu ofensywnego}} i {defences, plural, one {# rzut obronny} few {# rzuty obronne} many {# rzutów obronnych} other {# rzutu obronnego}}, {side, select, more {w sumie o {by, number} więcej, niż} less {w sumie o {by, number} mniej, niż} other {dokładnie tyle, ile}} takie rzuty dają przeciętnie (w obrażeniach). Mniej szczęścia miałoby {luckier} graczy.',
    ru: '{name}: {attacks, plural, one {# бросок нападения} few {# броска нападения} many {# бросков нападения} other {# броска нападения}} и {defences, plural, one {# бросок защиты} few {# броска защиты} many {# бросков защиты} other {# броска защиты}}, {side, select, more {в сумме на {by, number} больше, чем} less {в сумме на {by, number} меньше, чем} other {ровно столько, сколько}} такие броски дают в среднем (в единицах урона). Меньше повезло бы {luckier} игроков.',
  },
  zonks: {
    en: '{name}: {zonks, plural, =0 {no Zonk} one {# Zonk} other {# Zonks}} in {throws, plural, one {# roll} other {# rolls}}, where {expected, number} were to be expected. Less lucky: {luckier} of players.',
    pl: '{name}: {zonks, plural, =0 {ani jednego Zonka} one {# Zonk} few {# Zonki} many {# Zonków} other {# Zonka}} w {throws, plural, one {# rzucie} few {# rzutach} many {# rzutach} other {# rzutu}}, a należało się spodziewać {expected, number}. Mniej szczęścia miałoby {luckier} graczy.',
    ru: '{name}: {zonks, plural, =0 {ни одного Зонка} one {# Зонк} few {# Зонка} many {# Зонков} other {# Зонка}} за {throws, plural, one {# бросок} few {# броска} many {# бросков} other {# броска}}, а ожидать следовало {expected, number}. Меньше повезло бы {luckier} игроков.',
  },
  luckHow: {
    en: 'Every roll is held against all rolls it could have been, with the dice kept as they were.',
    pl: 'Każdy rzut porównano ze wszystkimi, jakie mogły paść, przy kościach zatrzymanych tak jak w grze.',
    ru: 'Каждый бросок сравнён со всеми, какими он мог быть, при тех же оставленных кубиках.',
  },
  luckCounted: {
    en: 'Counted in points of damage dealt, prevented or sent back. Bonus dice, targeting dice, defenses with dice to roll again and cards drawn are left out.',
    pl: 'Liczone w punktach obrażeń zadanych, zapobieżonych lub odesłanych. Pominięto kości dodatkowe, kości celu, obrony z przerzutem i dobrane karty.',
    ru: 'Считается в единицах урона: нанесённого, отменённого или возвращённого. Дополнительные кубики, кубики прицеливания, защиты с перебросом и взятые карты не учтены.',
  },
  enemies: {
    en: 'The dice of enemies are not counted: nobody here threw them.',
    pl: 'Kości wrogów nie są liczone: nikt tu nimi nie rzucał.',
    ru: 'Кубики врагов не учтены: их бросали не игроки.',
  },
  part: { en: 'Luck in this scenario', pl: 'Szczęście w tym scenariuszu', ru: 'Удача в этом сценарии' },
  cards: {
    en: 'Played well from the start, such a journey is won {opening} of the time. From there {sums, select, fit {slips took {lost, number} percentage points, and the cards {side, select, gave {gave {by, number}} other {took {by, number}}}} other {a decision cost {each, number} percentage points on average, and the cards were {side, select, gave {kinder} other {harsher}} than could be expected}}.',
    pl: 'Dobrze rozegrana od początku, taka wyprawa kończy się zwycięstwem w {opening} przypadków. {sums, select, fit {Od tego potknięcia odjęły {lost, number} p.p., a karty {side, select, gave {dodały {by, number} p.p.} other {odjęły {by, number} p.p.}}} other {Decyzja kosztowała średnio {each, number} p.p., a karty były {side, select, gave {łaskawsze} other {surowsze}}, niż można było oczekiwać.}}',
    ru: 'При хорошей игре с самого начала такой поход удаётся в {opening} случаев. {sums, select, fit {Отсюда промахи отняли {lost, number} п. п., а карты {side, select, gave {прибавили {by, number} п. п.} other {отняли {by, number} п. п.}}} other {Решение в среднем стоило {each, number} п. п., а карты были {side, select, gave {добрее} other {суровее}}, чем можно было ожидать.}}',
  },
  decisions: {
    en: 'Decisions that cost most',
    pl: 'Decyzje, które kosztowały najwięcej',
    ru: 'Самые дорогие решения',
  },
  decisionsHow: {
    en: '{decisions, plural, one {# decision was looked at} other {# decisions were looked at}}, judged by what could be known then. What they cost is chance to win, in percentage points; {sums, select, fit {all slips together: {lost, number}} other {a decision cost {each, number} on average}}.',
    pl: '{decisions, plural, one {Sprawdzono # decyzję} few {Sprawdzono # decyzje} many {Sprawdzono # decyzji} other {Sprawdzono # decyzji}} według tego, co było wtedy wiadomo. Kosztem jest szansa na wygraną w punktach procentowych; {sums, select, fit {wszystkie potknięcia razem: {lost, number}} other {decyzja kosztowała średnio {each, number}}}.',
    ru: '{decisions, plural, one {Рассмотрено # решение} few {Рассмотрены # решения} many {Рассмотрено # решений} other {Рассмотрено # решения}} по тому, что было тогда известно. Цена — шанс на победу в процентных пунктах; {sums, select, fit {все промахи вместе: {lost, number}} other {решение в среднем стоило {each, number}}}.',
  },
  noSlips: {
    en: 'No decision clearly cost anything. Well played.',
    pl: 'Żadna decyzja nie miała wyraźnej ceny. Dobra gra.',
    ru: 'Ни одно решение не обошлось заметно дорого. Отличная игра.',
  },
  ownSeats: {
    en: 'Nobody here played: only the luck is told.',
    pl: 'Nikt tutaj nie grał: mowa tylko o szczęściu.',
    ru: 'Отсюда никто не играл: речь только об удаче.',
  },
  turn: { en: '{name}, turn {turn, number}', pl: '{name}, tura {turn, number}', ru: '{name}, ход {turn, number}' },
  place: { en: '{name}, choice {at, number}', pl: '{name}, wybór {at, number}', ru: '{name}, решение {at, number}' },
  dice: { en: 'Dice: {dice}', pl: 'Kości: {dice}', ru: 'Кубики: {dice}' },
  made: { en: 'Chosen', pl: 'Wybrano', ru: 'Выбрано' },
  better: { en: 'Better', pl: 'Lepiej', ru: 'Лучше' },
  cost: { en: 'cost {cost, number} points', pl: 'koszt {cost, number} p.p.', ru: 'цена {cost, number} п. п.' },
} as const satisfies Record<string, Message>;
