// When something holds: what dice show, and every condition of Dice Throne, said and denied.
import type { Condition } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

/** What dice may have to show, as part of a sentence; `form` is the case. */
export const SHOWN = {
  range: {
    en: '{form, select, other {{range}}}',
    pl: '{form, select, genitive {wyniku {range}} locative {wyniku {range}} other {wynik {range}}}',
    ru: '{form, select, genitive {значения {range}} locative {значении {range}} other {значение {range}}}',
  },
  'of-a-kind': {
    en: '{form, select, other {{count, number} dice showing the same number}}',
    pl: '{form, select, genitive {{count, number} takich samych cyfr} locative {{count, number} takich samych cyfrach} other {{count, plural, one {# taka sama cyfra} few {# takie same cyfry} many {# takich samych cyfr} other {# takiej samej cyfry}}}}',
    ru: '{form, select, genitive {{count, number} одинаковых значений} locative {{count, number} одинаковых значениях} other {{count, plural, one {# одинаковое значение} few {# одинаковых значения} many {# одинаковых значений} other {# одинакового значения}}}}',
  },
  'micro-straight': {
    en: '{form, select, other {a micro straight}}',
    pl: '{form, select, genitive {mikrostrita} locative {mikrostricie} other {mikrostrit}}',
    ru: '{form, select, genitive {микрострита} locative {микрострите} other {микрострит}}',
  },
  'small-straight': {
    en: '{form, select, other {a small straight}}',
    pl: '{form, select, genitive {małego strita} locative {małym stricie} other {mały strit}}',
    ru: '{form, select, genitive {малого стрита} locative {малом стрите} other {малый стрит}}',
  },
  'large-straight': {
    en: '{form, select, other {a large straight}}',
    pl: '{form, select, genitive {dużego strita} locative {dużym stricie} other {duży strit}}',
    ru: '{form, select, genitive {большого стрита} locative {большом стрите} other {большой стрит}}',
  },
  /** One symbol, in the case `form` asks for. */
  symbol: {
    en: '{vowel, select, true {an {name}} other {a {name}}}',
    pl: '{vowel, select, other {{name}}}',
    ru: '{vowel, select, other {{name}}}',
  },
} as const satisfies Record<string, Message>;

/** The same as a label of its own. */
export const NEED_LABELS = {
  'of-a-kind': {
    en: '{count, number} of a kind',
    pl: '{count, plural, one {# taka sama cyfra} few {# takie same cyfry} many {# takich samych cyfr} other {# takiej samej cyfry}}',
    ru: '{count, plural, one {# одинаковое значение} few {# одинаковых значения} many {# одинаковых значений} other {# одинакового значения}}',
  },
} as const satisfies Record<string, Message>;

type Kind = Exclude<Condition['kind'], 'not' | 'all' | 'at-least'>;
type Spoken =
  | Kind
  | 'exactly'
  | 'matched'
  | 'alive'
  | 'several'
  | 'theirs'
  | 'sum-least'
  | 'cp-least'
  | 'tally-least'
  | 'health-least'
  | 'count-least'
  | 'statuses-least'
  | 'amount-least';

/** After "if". `name` and `names` stand in the accusative in Polish, in the nominative in Russian. */
export const TESTS = {
  shows: { en: 'you roll {what}', pl: 'wyrzucisz {what}', ru: 'выпадет {what}' },
  'activated-by': { en: 'your dice show {what}', pl: 'masz na kościach {what}', ru: 'на ваших кубиках есть {what}' },
  matched: {
    en: '{count, plural, =2 {two dice show the same number} =3 {three dice show the same number} =4 {four dice show the same number} =5 {five dice show the same number} other {# dice show the same number}}',
    pl: 'masz {count, plural, one {# taką samą cyfrę} few {# takie same cyfry} many {# takich samych cyfr} other {# takiej samej cyfry}}',
    ru: 'у вас {count, plural, one {# одинаковое значение} few {# одинаковых значения} many {# одинаковых значений} other {# одинакового значения}}',
  },
  'sum-least': {
    en: 'the total is at least {least, number}',
    pl: 'suma wynosi co najmniej {least, number}',
    ru: 'сумма не меньше {least, number}',
  },
  'cp-least': {
    en: 'you have at least {least, number} CP',
    pl: 'masz co najmniej {least, number} PW',
    ru: 'у вас не меньше {least, number} БС',
  },
  'tally-least': {
    en: 'there were at least {least, number} of them',
    pl: 'było ich co najmniej {least, number}',
    ru: 'их было не меньше {least, number}',
  },
  'health-least': {
    en: '{who, select, self {you have at least {least, number} health} other {{whom} has at least {least, number} health}}',
    pl: '{who, select, self {masz co najmniej {least, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}} other {{whom} ma co najmniej {least, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}}}',
    ru: '{who, select, self {у вас не меньше {least, number} здоровья} other {у {whom} не меньше {least, number} здоровья}}',
  },
  'count-least': {
    en: '{among, select, opponents {{least, plural, =0 {there are at least # opponents} =1 {there is an opponent} other {there are at least # opponents}}} teammates {{least, plural, =0 {you have at least # teammates} =1 {you have a teammate} other {you have at least # teammates}}} engaged {{least, plural, =0 {there are at least # engaged opponents} =1 {there is an engaged opponent} other {there are at least # engaged opponents}}} players {{least, plural, =0 {there are at least # players} =1 {there is a player} other {there are at least # players}}} others {{least, plural, =0 {there are at least # other players} =1 {there is another player} other {there are at least # other players}}} other {{least, plural, =0 {your team has at least # players} =1 {your team has a player} other {your team has at least # players}}}}',
    pl: '{among, select, opponents {{least, plural, =0 {przeciwników jest co najmniej #} =1 {masz przeciwnika} other {przeciwników jest co najmniej #}}} teammates {{least, plural, =0 {innych członków drużyny jest co najmniej #} =1 {masz kogoś jeszcze w drużynie} other {innych członków drużyny jest co najmniej #}}} engaged {{least, plural, =0 {uwikłanych przeciwników jest co najmniej #} =1 {jest uwikłany przeciwnik} other {uwikłanych przeciwników jest co najmniej #}}} players {{least, plural, =0 {graczy jest co najmniej #} =1 {jest choć jeden gracz} other {graczy jest co najmniej #}}} others {{least, plural, =0 {innych graczy jest co najmniej #} =1 {jest inny gracz} other {innych graczy jest co najmniej #}}} other {{least, plural, =0 {graczy w drużynie jest co najmniej #} =1 {w drużynie jest gracz} other {graczy w drużynie jest co najmniej #}}}}',
    ru: '{among, select, opponents {{least, plural, =0 {противников не меньше #} =1 {у вас есть противник} other {противников не меньше #}}} teammates {{least, plural, =0 {других членов команды не меньше #} =1 {в команде есть кто-то ещё} other {других членов команды не меньше #}}} engaged {{least, plural, =0 {противников в этом бою не меньше #} =1 {у вас есть противник в этом бою} other {противников в этом бою не меньше #}}} players {{least, plural, =0 {всего игроков не меньше #} =1 {есть хотя бы один игрок} other {всего игроков не меньше #}}} others {{least, plural, =0 {других игроков не меньше #} =1 {есть другой игрок} other {других игроков не меньше #}}} other {{least, plural, =0 {игроков в команде не меньше #} =1 {в команде есть игрок} other {игроков в команде не меньше #}}}}',
  },
  'statuses-least': {
    en: '{who, select, self {{which, select, positive {{least, plural, =0 {you have at least # positive status tokens} =1 {you have a positive status token} other {you have at least # positive status tokens}}} other {{least, plural, =0 {you have at least # negative status tokens} =1 {you have a negative status token} other {you have at least # negative status tokens}}}}} other {{which, select, positive {{least, plural, =0 {{whom} has at least # positive status tokens} =1 {{whom} has a positive status token} other {{whom} has at least # positive status tokens}}} other {{least, plural, =0 {{whom} has at least # negative status tokens} =1 {{whom} has a negative status token} other {{whom} has at least # negative status tokens}}}}}}',
    pl: '{who, select, self {{which, select, positive {{least, plural, =0 {masz żetony pozytywnych efektów, co najmniej #} =1 {masz żeton pozytywnego efektu} other {masz żetony pozytywnych efektów, co najmniej #}}} other {{least, plural, =0 {masz żetony negatywnych efektów, co najmniej #} =1 {masz żeton negatywnego efektu} other {masz żetony negatywnych efektów, co najmniej #}}}}} other {{which, select, positive {{least, plural, =0 {{whom} ma żetony pozytywnych efektów, co najmniej #} =1 {{whom} ma żeton pozytywnego efektu} other {{whom} ma żetony pozytywnych efektów, co najmniej #}}} other {{least, plural, =0 {{whom} ma żetony negatywnych efektów, co najmniej #} =1 {{whom} ma żeton negatywnego efektu} other {{whom} ma żetony negatywnych efektów, co najmniej #}}}}}}',
    ru: '{who, select, self {{which, select, positive {{least, plural, =0 {у вас не меньше # жетонов положительных состояний} =1 {у вас есть жетон положительного состояния} other {у вас не меньше # жетонов положительных состояний}}} other {{least, plural, =0 {у вас не меньше # жетонов отрицательных состояний} =1 {у вас есть жетон отрицательного состояния} other {у вас не меньше # жетонов отрицательных состояний}}}}} other {{which, select, positive {{least, plural, =0 {у {whom} не меньше # жетонов положительных состояний} =1 {у {whom} есть жетон положительного состояния} other {у {whom} не меньше # жетонов положительных состояний}}} other {{least, plural, =0 {у {whom} не меньше # жетонов отрицательных состояний} =1 {у {whom} есть жетон отрицательного состояния} other {у {whom} не меньше # жетонов отрицательных состояний}}}}}}',
  },
  'amount-least': {
    en: 'this comes to at least {least, number}: {amount}',
    pl: 'wynosi to co najmniej {least, number}: {amount}',
    ru: 'получается не меньше {least, number}: {amount}',
  },
  holds: { en: 'you have {name}', pl: 'masz {name}', ru: 'у вас есть {name}' },
  several: {
    en: 'you have at least {tokens}',
    pl: 'masz co najmniej {tokens}',
    ru: 'у вас не меньше {tokens}',
  },
  /** One, but not two. */
  exactly: { en: 'you have exactly 1 {name}', pl: 'masz dokładnie 1 {name}', ru: 'у вас ровно 1 {name}' },
  /** A companion whose tokens are its health; in Russian in the genitive. */
  alive: {
    en: '{name} has at least {least, number} health',
    pl: '{name} ma co najmniej {least, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}',
    ru: 'у {name} не меньше {least, number} здоровья',
  },
  theirs: {
    en: '{whom} has {name}',
    pl: '{whom} ma {name}',
    ru: 'у {whom} есть {name}',
  },
  'somebody-holds': { en: 'somebody has {name}', pl: 'ktoś ma {name}', ru: 'у кого-нибудь есть {name}' },
  /** `name` in the genitive in Polish, in the accusative in Russian. */
  ready: {
    en: '{name} has not been used this turn',
    pl: 'w tej turze nie użyto jeszcze {name}',
    ru: 'в этом ходу ещё не применяли {name}',
  },
  room: {
    en: 'there is room for one more {name}',
    pl: 'limit pozwala na jeszcze jeden żeton {name}',
    ru: 'предел позволяет ещё один жетон {name}',
  },
  'some-status': {
    en: '{who, select, self {you have a status} other {{whom} has a status}}',
    pl: '{who, select, self {masz na planszy jakiś efekt} other {{whom} ma na planszy jakiś efekt}}',
    ru: '{who, select, other {у {whom} есть состояние}}',
  },
  'dealt-at-least': {
    en: 'the attack took at least {damage, number} health',
    pl: 'atak odebrał co najmniej {damage, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}',
    ru: 'атака отняла не меньше {damage, number} здоровья',
  },
  'can-pay': {
    en: 'you can spend {cp, number} CP',
    pl: 'możesz wydać {cp, number} PW',
    ru: 'вы можете потратить {cp, number} БС',
  },
  attacks: {
    en: '{least, plural, =0 {you attack} one {your attack deals at least # damage} other {your attack deals at least # damage}}',
    pl: '{least, plural, =0 {atakujesz} one {twój atak zadaje co najmniej # obrażenie} few {twój atak zadaje co najmniej # obrażenia} many {twój atak zadaje co najmniej # obrażeń} other {twój atak zadaje co najmniej # obrażenia}}',
    ru: '{least, plural, =0 {вы атакуете} one {ваша атака наносит не меньше # урона} few {ваша атака наносит не меньше # урона} many {ваша атака наносит не меньше # урона} other {ваша атака наносит не меньше # урона}}',
  },
  inflicted: {
    en: 'the attack has inflicted a status',
    pl: 'tym atakiem zagrano żeton efektu',
    ru: 'атака наложила состояние',
  },
  reaches: {
    en: 'the die is within the scenario’s range',
    pl: 'wynik mieści się w zakresie podanym w scenariuszu',
    ru: 'значение кубика входит в диапазон сценария',
  },
  'added-at-least': {
    en: 'this added at least {damage, number} damage',
    pl: 'dodało to co najmniej {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
    ru: 'это добавило не меньше {damage, number} урона',
  },
  turned: { en: 'that changed a die', pl: 'jakaś kość się zmieniła', ru: 'какой-нибудь кубик изменился' },
  using: {
    en: 'you activate {ability}',
    pl: 'aktywujesz zdolność „{ability}”',
    ru: 'вы активируете «{ability}»',
  },
  'before-defence': {
    en: 'the attack is not being defended yet',
    pl: 'obrona jeszcze nie została wybrana',
    ru: 'защита ещё не выбрана',
  },
  upgraded: {
    en: '{ability} is at level {level, plural, =2 {II} =3 {III} other {#}}',
    pl: '„{ability}” ma poziom {level, plural, =2 {II} =3 {III} other {#}}',
    ru: 'уровень способности «{ability}» — {level, plural, =2 {II} =3 {III} other {#}}',
  },
  flipped: {
    en: 'your board has been turned over',
    pl: 'twoja plansza jest odwrócona',
    ru: 'ваш планшет перевёрнут',
  },
  'goes-first': { en: 'you take the first turn', pl: 'zaczynasz grę', ru: 'первый ход ваш' },
  'fewer-rolls': {
    en: 'you made fewer than {than, number} roll attempts this turn',
    pl: 'prób rzutu w tej turze było mniej niż {than, number}',
    ru: 'попыток броска в этом ходу было меньше {than, number}',
  },
  played: {
    en: 'you have played {card} this turn',
    pl: 'karta „{card}” została już przez ciebie zagrana w tej turze',
    ru: 'вы уже разыграли карту «{card}» в этом ходу',
  },
  'is-opponent': {
    en: '{who, select, self {you are an opponent} other {{whom} is an opponent}}',
    pl: '{who, select, self {jesteś przeciwnikiem} other {{whom} to przeciwnik}}',
    ru: '{who, select, other {{whom} — противник}}',
  },
  'own-kind': {
    en: '{name} belongs to your own hero',
    pl: '{name} to żeton twojego bohatera',
    ru: '{name} — жетон вашего героя',
  },
} as const satisfies Record<Spoken, Message>;

/** The same, denied. `name` stands in the genitive in Polish and Russian. */
export const DENIALS = {
  shows: { en: 'you do not roll {what}', pl: 'nie wyrzucisz {what}', ru: 'не выпадет {what}' },
  'activated-by': {
    en: 'your dice do not show {what}',
    pl: 'nie masz na kościach {what}',
    ru: 'на ваших кубиках нет {what}',
  },
  matched: {
    en: '{count, plural, =2 {no two dice show the same number} =3 {no three dice show the same number} =4 {no four dice show the same number} =5 {not all dice show the same number} other {no # dice show the same number}}',
    pl: 'nie masz {count, number} takich samych cyfr',
    ru: 'у вас нет {count, number} одинаковых значений',
  },
  'sum-least': {
    en: 'the total is at most {most, number}',
    pl: 'suma nie przekracza {most, number}',
    ru: 'сумма не больше {most, number}',
  },
  'cp-least': {
    en: 'you have at most {most, number} CP',
    pl: 'masz najwyżej {most, number} PW',
    ru: 'у вас не больше {most, number} БС',
  },
  'tally-least': {
    en: 'there were at most {most, number} of them',
    pl: 'było ich najwyżej {most, number}',
    ru: 'их было не больше {most, number}',
  },
  'health-least': {
    en: '{who, select, self {you have at most {most, number} health} other {{whom} has at most {most, number} health}}',
    pl: '{who, select, self {masz najwyżej {most, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}} other {{whom} ma najwyżej {most, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}}}',
    ru: '{who, select, self {у вас не больше {most, number} здоровья} other {у {whom} не больше {most, number} здоровья}}',
  },
  'count-least': {
    en: '{among, select, opponents {{most, plural, =0 {there is no opponent} =1 {there is only one opponent} other {there are at most # opponents}}} teammates {{most, plural, =0 {you have no teammate} =1 {you have only one teammate} other {you have at most # teammates}}} engaged {{most, plural, =0 {there is no engaged opponent} =1 {there is only one engaged opponent} other {there are at most # engaged opponents}}} players {{most, plural, =0 {there are no players} =1 {there is only one player} other {there are at most # players}}} others {{most, plural, =0 {there is no other player} =1 {there is only one other player} other {there are at most # other players}}} other {{most, plural, =0 {your team has no player} =1 {your team has only one player} other {your team has at most # players}}}}',
    pl: '{among, select, opponents {{most, plural, =0 {nie ma przeciwnika} =1 {przeciwnik jest tylko jeden} other {przeciwników jest najwyżej #}}} teammates {{most, plural, =0 {nie masz nikogo więcej w drużynie} =1 {w drużynie jest jeszcze tylko jeden gracz} other {innych członków drużyny jest najwyżej #}}} engaged {{most, plural, =0 {nie ma uwikłanego przeciwnika} =1 {uwikłany jest tylko jeden przeciwnik} other {uwikłanych przeciwników jest najwyżej #}}} players {{most, plural, =0 {nie ma graczy} =1 {jest tylko jeden gracz} other {graczy jest najwyżej #}}} others {{most, plural, =0 {nie ma innych graczy} =1 {jest tylko jeden inny gracz} other {innych graczy jest najwyżej #}}} other {{most, plural, =0 {w drużynie nie ma graczy} =1 {w drużynie jest tylko jeden gracz} other {graczy w drużynie jest najwyżej #}}}}',
    ru: '{among, select, opponents {{most, plural, =0 {противников нет} =1 {противник только один} other {противников не больше #}}} teammates {{most, plural, =0 {в команде больше никого нет} =1 {в команде ещё только один герой} other {других членов команды не больше #}}} engaged {{most, plural, =0 {в этом бою нет противников} =1 {в этом бою только один противник} other {противников в этом бою не больше #}}} players {{most, plural, =0 {игроков нет} =1 {игрок только один} other {всего игроков не больше #}}} others {{most, plural, =0 {других игроков нет} =1 {другой игрок только один} other {других игроков не больше #}}} other {{most, plural, =0 {в команде нет игроков} =1 {в команде только один игрок} other {игроков в команде не больше #}}}}',
  },
  'statuses-least': {
    en: '{who, select, self {{which, select, positive {you have at most {most, number} positive status tokens} other {you have at most {most, number} negative status tokens}}} other {{which, select, positive {{whom} has at most {most, number} positive status tokens} other {{whom} has at most {most, number} negative status tokens}}}}',
    pl: '{who, select, self {{which, select, positive {żetonów pozytywnych efektów masz najwyżej {most, number}} other {żetonów negatywnych efektów masz najwyżej {most, number}}}} other {{which, select, positive {{whom} ma najwyżej tyle żetonów pozytywnych efektów: {most, number}} other {{whom} ma najwyżej tyle żetonów negatywnych efektów: {most, number}}}}}',
    ru: '{who, select, self {{which, select, positive {жетонов положительных состояний у вас не больше {most, number}} other {жетонов отрицательных состояний у вас не больше {most, number}}}} other {{which, select, positive {жетонов положительных состояний у {whom} не больше {most, number}} other {жетонов отрицательных состояний у {whom} не больше {most, number}}}}}',
  },
  'amount-least': {
    en: 'this comes to at most {most, number}: {amount}',
    pl: 'wynosi to najwyżej {most, number}: {amount}',
    ru: 'получается не больше {most, number}: {amount}',
  },
  holds: { en: 'you do not have {name}', pl: 'nie masz {name}', ru: 'у вас нет {name}' },
  several: {
    en: 'you have at most {tokens}',
    pl: 'masz najwyżej {tokens}',
    ru: 'у вас не больше {tokens}',
  },
  exactly: { en: 'you do not have exactly 1 {name}', pl: 'nie masz dokładnie 1 {name}', ru: 'у вас не ровно 1 {name}' },
  alive: {
    en: '{name} has at most {most, number} health',
    pl: '{name} ma najwyżej {most, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}',
    ru: 'у {name} не больше {most, number} здоровья',
  },
  theirs: { en: '{whom} does not have {name}', pl: '{whom} nie ma {name}', ru: 'у {whom} нет {name}' },
  'somebody-holds': { en: 'nobody has {name}', pl: 'nikt nie ma {name}', ru: 'ни у кого нет {name}' },
  ready: {
    en: '{name} has been used this turn',
    pl: 'w tej turze użyto już {name}',
    ru: 'в этом ходу уже применяли {name}',
  },
  room: {
    en: 'there is no room for one more {name}',
    pl: 'limit nie pozwala na kolejny żeton {name}',
    ru: 'предел не позволяет ещё один жетон {name}',
  },
  'some-status': {
    en: '{who, select, self {you have no status} other {{whom} has no status}}',
    pl: '{who, select, self {nie masz żadnego efektu} other {{whom} nie ma żadnego efektu}}',
    ru: '{who, select, other {у {whom} нет состояний}}',
  },
  'dealt-at-least': {
    en: 'the attack took less than {damage, number} health',
    pl: 'atak odebrał mniej zdrowia niż {damage, number}',
    ru: 'атака отняла меньше {damage, number} здоровья',
  },
  'can-pay': {
    en: 'you cannot spend {cp, number} CP',
    pl: 'nie możesz wydać {cp, number} PW',
    ru: 'вы не можете потратить {cp, number} БС',
  },
  attacks: {
    en: '{least, plural, =0 {you do not attack} one {your attack deals less than # damage} other {your attack deals less than # damage}}',
    pl: '{least, plural, =0 {nie atakujesz} one {twój atak zadaje mniej obrażeń niż #} few {twój atak zadaje mniej obrażeń niż #} many {twój atak zadaje mniej obrażeń niż #} other {twój atak zadaje mniej obrażeń niż #}}',
    ru: '{least, plural, =0 {вы не атакуете} one {ваша атака наносит меньше # урона} few {ваша атака наносит меньше # урона} many {ваша атака наносит меньше # урона} other {ваша атака наносит меньше # урона}}',
  },
  inflicted: {
    en: 'the attack has inflicted no status',
    pl: 'tym atakiem nie zagrano żetonu efektu',
    ru: 'атака не наложила ни одного состояния',
  },
  reaches: {
    en: 'the die is outside the scenario’s range',
    pl: 'wynik nie mieści się w zakresie podanym w scenariuszu',
    ru: 'значение кубика не входит в диапазон сценария',
  },
  'added-at-least': {
    en: 'this added less than {damage, number} damage',
    pl: 'dodało to mniej obrażeń niż {damage, number}',
    ru: 'это добавило меньше {damage, number} урона',
  },
  turned: { en: 'that changed no die', pl: 'żadna kość się nie zmieniła', ru: 'ни один кубик не изменился' },
  using: {
    en: 'you do not activate {ability}',
    pl: 'nie aktywujesz zdolności „{ability}”',
    ru: 'вы не активируете «{ability}»',
  },
  'before-defence': {
    en: 'the attack is being defended',
    pl: 'obrona została już wybrana',
    ru: 'защита уже выбрана',
  },
  upgraded: {
    en: '{ability} is below level {level, plural, =2 {II} =3 {III} other {#}}',
    pl: '„{ability}” nie ma jeszcze poziomu {level, plural, =2 {II} =3 {III} other {#}}',
    ru: 'уровень способности «{ability}» ниже {level, plural, =2 {II} =3 {III} other {#}}',
  },
  flipped: {
    en: 'your board has not been turned over',
    pl: 'twoja plansza nie jest odwrócona',
    ru: 'ваш планшет не перевёрнут',
  },
  'goes-first': { en: 'you do not take the first turn', pl: 'nie zaczynasz gry', ru: 'первый ход не ваш' },
  'fewer-rolls': {
    en: 'you made at least {than, number} roll attempts this turn',
    pl: 'prób rzutu w tej turze było co najmniej {than, number}',
    ru: 'попыток броска в этом ходу было не меньше {than, number}',
  },
  played: {
    en: 'you have not played {card} this turn',
    pl: 'karta „{card}” nie została przez ciebie zagrana w tej turze',
    ru: 'вы не разыграли карту «{card}» в этом ходу',
  },
  'is-opponent': {
    en: '{who, select, self {you are not an opponent} other {{whom} is not an opponent}}',
    pl: '{who, select, self {nie jesteś przeciwnikiem} other {{whom} nie jest przeciwnikiem}}',
    ru: '{who, select, other {{whom} — не противник}}',
  },
  'own-kind': {
    en: '{name} does not belong to your own hero',
    pl: '{name} nie jest żetonem twojego bohatera',
    ru: '{name} — не жетон вашего героя',
  },
} as const satisfies Record<Spoken, Message>;

/** Several conditions at once. */
export const TEST_JOINS = {
  and: { en: '{a} and {b}', pl: '{a} i {b}', ru: '{a} и {b}' },
  or: { en: '{a} or {b}', pl: '{a} albo {b}', ru: '{a} или {b}' },
  /** What dice show neither one nor the other of; in the genitive in Polish, in the nominative in Russian. */
  neither: {
    en: 'you roll neither {a} nor {b}',
    pl: 'nie wyrzucisz ani {a}, ani {b}',
    ru: 'не выпадет ни {a}, ни {b}',
  },
} as const satisfies Record<string, Message>;
