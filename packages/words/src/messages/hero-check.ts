// What is wrong with a hero that somebody made: one sentence for each kind of flaw, without its place.
import type { FaultKind, Lack, OddKind } from '@wyrmtable/dice-throne/check';
import type { Message } from '../phrase.ts';

/** What an id names, in front of it. */
const WHAT = {
  en: '{what, select, hero {hero} symbol {symbol} status {token} slot {place on the board} ability {ability} card {card} upgrade {upgrade} other {thing}}',
  pl: '{what, select, hero {bohater} symbol {symbol} status {żeton} slot {miejsce na planszy} ability {zdolność} card {karta} upgrade {ulepszenie} other {rzecz}}',
  ru: '{what, select, hero {герой} symbol {символ} status {жетон} slot {место на планшете} ability {способность} card {карта} upgrade {улучшение} other {вещь}}',
} as const;

export const HERO_FLAWS: Readonly<Record<Exclude<FaultKind, 'lacks'>, Message>> = {
  expected: {
    en: '{what, select, object {Named fields in braces belong here.} list {A list belongs here.} number {A number belongs here.} whole {A whole number belongs here.} flag {True or false belongs here.} text {A text belongs here.} id {An id belongs here.} yes {This can only be true, or be left out.} nothing {This can only be null.} other {What is written here may not stand here.}}',
    pl: '{what, select, object {Tu potrzeba kilku nazwanych pól w nawiasach klamrowych.} list {Tu potrzeba listy.} number {Tu potrzeba liczby.} whole {Tu potrzeba liczby całkowitej.} flag {Tu potrzeba true albo false.} text {Tu potrzeba tekstu.} id {Tu potrzeba identyfikatora.} yes {Tu może stać tylko true albo nic.} nothing {Tu może stać tylko null.} other {To, co tu wpisano, nie może tu stać.}}',
    ru: '{what, select, object {Здесь нужны несколько названных полей в фигурных скобках.} list {Здесь нужен список.} number {Здесь нужно число.} whole {Здесь нужно целое число.} flag {Здесь нужно true или false.} text {Здесь нужен текст.} id {Здесь нужен идентификатор.} yes {Здесь может быть только true или ничего.} nothing {Здесь может быть только null.} other {То, что здесь записано, стоять здесь не может.}}',
  },
  missing: {
    en: 'The field “{field}” is missing.',
    pl: 'Brakuje pola „{field}”.',
    ru: 'Не хватает поля «{field}».',
  },
  'unknown-field': {
    en: 'There is no field “{field}” here.',
    pl: 'Nie ma tu pola „{field}”.',
    ru: 'Здесь нет поля «{field}».',
  },
  range: {
    en: 'The number must lie between {least, number} and {most, number}.',
    pl: 'Liczba musi leżeć między {least, number} a {most, number}.',
    ru: 'Число должно быть от {least, number} до {most, number}.',
  },
  'one-of': {
    en: '“{value}” is none of these: {of}.',
    pl: '„{value}” nie należy do: {of}.',
    ru: '«{value}» — не из этих: {of}.',
  },
  'bad-id': {
    en: '“{value}” is no id: small letters, digits and single hyphens, at most 48 of them.',
    pl: '„{value}” nie jest identyfikatorem: małe litery, cyfry i pojedyncze łączniki, najwyżej 48 znaków.',
    ru: '«{value}» — не идентификатор: строчные латинские буквы, цифры и одиночные дефисы, не больше 48 знаков.',
  },
  gap: {
    en: 'A name is still to be written here.',
    pl: 'Tu trzeba jeszcze wpisać nazwę.',
    ru: 'Здесь ещё нужно вписать название.',
  },
  'bad-text': {
    en: 'The text must have 1 to {most, number} plain characters, without braces, angle brackets, line breaks or blanks at its ends.',
    pl: 'Tekst musi mieć od 1 do {most, number} zwykłych znaków, bez nawiasów klamrowych i ostrych, końców wiersza i spacji na brzegach.',
    ru: 'В тексте должно быть от 1 до {most, number} обычных знаков, без фигурных и угловых скобок, переносов строк и пробелов по краям.',
  },
  'too-many': {
    en: 'There are too many entries here; at most {most, number} fit.',
    pl: 'Za dużo tu wpisów; zmieści się najwyżej {most, number}.',
    ru: 'Здесь слишком много записей; поместится не больше {most, number}.',
  },
  'too-few': {
    en: 'There are too few entries here; there must be at least {least, number}.',
    pl: 'Za mało tu wpisów; musi być co najmniej {least, number}.',
    ru: 'Здесь слишком мало записей; нужно хотя бы {least, number}.',
  },
  'too-deep': {
    en: 'Effects lie in one another more than {most, number} deep.',
    pl: 'Efekty są zagnieżdżone głębiej niż na {most, number} poziomów.',
    ru: 'Эффекты вложены друг в друга глубже чем на {most, number} уровней.',
  },
  'too-large': {
    en: 'The hero says more than a board and a deck can hold.',
    pl: 'Bohater mówi więcej, niż pomieści plansza i talia.',
    ru: 'Герой говорит больше, чем вместят планшет и колода.',
  },
  'no-such': {
    en: `There is no such ${WHAT.en}: “{id}”.`,
    pl: `Nie ma czegoś takiego: ${WHAT.pl} „{id}”.`,
    ru: `Такого нет: ${WHAT.ru} «{id}».`,
  },
  unnamed: {
    en: `Nothing is said here of the ${WHAT.en} “{id}”.`,
    pl: `Brakuje tu wpisu: ${WHAT.pl} „{id}”.`,
    ru: `Здесь нет записи: ${WHAT.ru} «{id}».`,
  },
  'only-named': {
    en: `The ${WHAT.en} “{id}” is spoken of here, but the hero has none.`,
    pl: `Jest tu wpis: ${WHAT.pl} „{id}”, ale bohater nic takiego nie ma.`,
    ru: `Здесь есть запись: ${WHAT.ru} «{id}», но у героя такого нет.`,
  },
  twice: {
    en: `The ${WHAT.en} “{id}” is there more than once.`,
    pl: `To powtarza się więcej niż raz: ${WHAT.pl} „{id}”.`,
    ru: `Это встречается больше одного раза: ${WHAT.ru} «{id}».`,
  },
  taken: {
    en: `The ${WHAT.en} “{id}” belongs to another hero; choose another id.`,
    pl: `To należy do innego bohatera: ${WHAT.pl} „{id}”; wybierz inny identyfikator.`,
    ru: `Это принадлежит другому герою: ${WHAT.ru} «{id}»; выберите другой идентификатор.`,
  },
  unreachable: {
    en: 'No five dice can ever show this.',
    pl: 'Żadne pięć kości nigdy tego nie pokaże.',
    ru: 'Никакие пять кубиков никогда этого не покажут.',
  },
  'never-given': {
    en: 'Nothing of this hero ever brings the token “{id}” into play.',
    pl: 'Nic, co ma ten bohater, nie wprowadza do gry żetonu „{id}”.',
    ru: 'Ничто у этого героя не вводит в игру жетон «{id}».',
  },
  'off-leaflet': {
    en: 'The token “{id}” is not on the hero’s leaflet; add it to hero.statuses, so that people can read what it does.',
    pl: 'Żetonu „{id}” nie ma na ulotce bohatera; dopisz go do hero.statuses, żeby można było przeczytać, co robi.',
    ru: 'Жетона «{id}» нет на листовке героя; добавьте его в hero.statuses, чтобы можно было прочитать, что он делает.',
  },
  'second-ultimate': {
    en: 'A board has one ultimate ability; this is another.',
    pl: 'Plansza ma jedną zdolność specjalną; to już następna.',
    ru: 'На планшете одна легендарная способность; это ещё одна.',
  },
  'plain-ultimate': {
    en: 'Only an ultimate ability deals ultimate damage; choose another kind of damage.',
    pl: 'Obrażenia specjalne zadaje tylko zdolność specjalna; wybierz inny rodzaj obrażeń.',
    ru: 'Легендарный урон наносит только легендарная способность; выберите другой вид урона.',
  },
  'other-kind': {
    en: 'An upgrade is of the same kind as the ability it is laid on: offensive, defensive, passive or ultimate.',
    pl: 'Ulepszenie jest tego samego rodzaju co zdolność, na której leży: ofensywna, obronna, pasywna albo specjalna.',
    ru: 'Улучшение того же вида, что и способность, на которую его кладут: нападение, защита, пассивная или легендарная.',
  },
  'free-use': {
    en: 'This costs nothing and may be used without end; give it a price or a limit a turn.',
    pl: 'To nic nie kosztuje i można tego używać bez końca; dodaj koszt albo limit na turę.',
    ru: 'Это ничего не стоит, и этим можно пользоваться без конца; назначьте цену или предел на ход.',
  },
  'endless-exchange': {
    en: 'This pays for itself: spending “{id}” can bring back as much as it costs, without end.',
    pl: 'To się samo zwraca: wydane „{id}” może wrócić w całości, i tak bez końca.',
    ru: 'Это окупает само себя: потраченное «{id}» может вернуться целиком, и так без конца.',
  },
  'endless-again': {
    en: 'What begins anew for CP must not bring CP.',
    pl: 'To, co za PW zaczyna się od nowa, nie może dawać PW.',
    ru: 'То, что за БС начинается заново, не должно приносить БС.',
  },
  'endless-hook': {
    en: '“{id}” sets itself off again, without end.',
    pl: '„{id}” wywołuje samo siebie, i tak bez końca.',
    ru: '«{id}» вызывает само себя, и так без конца.',
  },
  'too-much-work': {
    en: 'This may come to more than {most, number} steps.',
    pl: 'Może z tego wyjść więcej niż {most, number} kroków.',
    ru: 'Это может вылиться больше чем в {most, number} шагов.',
  },
  'too-many-dice': {
    en: 'This may come to more than {most, number} dice.',
    pl: 'Może z tego wyjść więcej niż {most, number} kości.',
    ru: 'Это может вылиться больше чем в {most, number} кубиков.',
  },
};

/** What a program reads or does where it cannot. */
export const HERO_LACKS: Readonly<Record<Lack, Message>> = {
  target: {
    en: 'This speaks of the attack’s target where there can be none.',
    pl: 'Mowa tu o celu ataku, a żadnego nie może tu być.',
    ru: 'Здесь говорится о цели атаки, а её здесь быть не может.',
  },
  attacker: {
    en: 'This speaks of the attacker where nobody attacks.',
    pl: 'Mowa tu o atakującym, a nikt tu nie atakuje.',
    ru: 'Здесь говорится об атакующем, а здесь никто не атакует.',
  },
  picked: {
    en: 'This speaks of a chosen player where nobody has been chosen.',
    pl: 'Mowa tu o wybranym graczu, a nikogo tu nie wybrano.',
    ru: 'Здесь говорится о выбранном игроке, а здесь никого не выбрали.',
  },
  dice: {
    en: 'This reads dice where none have been rolled.',
    pl: 'To odczytuje kości, a żadnych tu nie rzucono.',
    ru: 'Здесь читаются кубики, а их здесь не бросали.',
  },
  activation: {
    en: 'This reads the dice of an activation where no ability is activated.',
    pl: 'To odczytuje kości aktywacji, a żadnej zdolności się tu nie aktywuje.',
    ru: 'Здесь читаются кубики активации, а здесь способность не активируют.',
  },
  'own-attack': {
    en: 'This changes an attack of one’s own where there is none.',
    pl: 'To zmienia własny atak, a żadnego tu nie ma.',
    ru: 'Это меняет собственную атаку, а её здесь нет.',
  },
  incoming: {
    en: 'This lessens damage where none is on its way.',
    pl: 'To zmniejsza obrażenia, a żadne tu nie nadchodzą.',
    ru: 'Это уменьшает входящий урон, а здесь его нет.',
  },
  given: {
    en: 'This counts what was given up where nothing is.',
    pl: 'To liczy, co oddano, a niczego się tu nie oddaje.',
    ru: 'Здесь считается отданное, а здесь ничего не отдают.',
  },
  tally: {
    en: 'This reads a count that nothing here keeps.',
    pl: 'To odczytuje licznik, którego nic tu nie prowadzi.',
    ru: 'Здесь читается счёт, которого здесь ничто не ведёт.',
  },
  added: {
    en: 'This asks what was added to the attack where nothing adds to it.',
    pl: 'To pyta, ile dodano do ataku, a nic tu do niego nie dodaje.',
    ru: 'Здесь спрашивается, сколько добавлено к атаке, а здесь к ней ничего не добавляется.',
  },
  turned: {
    en: 'This asks whether a die was turned where none can be.',
    pl: 'To pyta, czy zmieniono kość, a żadnej nie można tu zmienić.',
    ru: 'Здесь спрашивается, изменён ли кубик, а изменить его здесь нельзя.',
  },
  symbols: {
    en: 'A token knows no symbols, because anybody’s dice may be rolled for it: use numbers.',
    pl: 'Żeton nie zna symboli, bo można za niego rzucać dowolnymi kośćmi: użyj liczb.',
    ru: 'Жетон не знает символов, потому что за него могут бросать любые кубики: используйте числа.',
  },
  'larger-game': {
    en: 'Only an adventure can do this.',
    pl: 'To możliwe tylko w przygodzie.',
    ru: 'Это бывает только в приключении.',
  },
  resolving: {
    en: 'This can be read only while the effect is carried out; what is asked before it is played speaks of the player alone.',
    pl: 'To da się odczytać tylko w trakcie rozpatrywania efektu; warunek zagrania może mówić tylko o samym graczu.',
    ru: 'Это можно узнать, только пока выполняется эффект; условие розыгрыша может говорить лишь о самом игроке.',
  },
};

/** What is odd without being wrong; `long-text` is found where texts are written. */
export const HERO_ODDITIES: Readonly<Record<OddKind | 'long-text', Message>> = {
  'as-it-stands': {
    en: '{count, plural, one {# name is} other {# names are}} missing in {lang, select, en {English} pl {Polish} other {Russian}}: the name is used there as it stands in another language.',
    pl: '{count, plural, one {Brakuje # nazwy} few {Brakuje # nazw} many {Brakuje # nazw} other {Brakuje # nazwy}} po {lang, select, en {angielsku} pl {polsku} other {rosyjsku}}: użyta będzie tam nazwa z innego języka, tak jak stoi.',
    ru: '{count, plural, one {Нет # названия} few {Нет # названий} many {Нет # названий} other {Нет # названия}} {lang, select, en {по-английски} pl {по-польски} other {по-русски}}: там название берётся из другого языка как есть.',
  },
  dear: {
    en: 'It costs {cost, number} CP; hardly anybody ever has more than {usual, number}.',
    pl: 'Kosztuje {cost, number} PW; prawie nikt nie ma więcej niż {usual, number}.',
    ru: 'Стоит {cost, number} БС; больше {usual, number} почти ни у кого не бывает.',
  },
  'does-nothing': {
    en: 'It says nothing, so it does nothing.',
    pl: 'Nic nie mówi, więc nic nie robi.',
    ru: 'Здесь ничего не сказано, и ничего не происходит.',
  },
  'idle-token': {
    en: 'The token “{id}” does nothing, and nothing counts it.',
    pl: 'Żeton „{id}” nic nie robi i nic go nie liczy.',
    ru: 'Жетон «{id}» ничего не делает, и ничто его не считает.',
  },
  'never-better': {
    en: 'Whoever has the dice for this row has them for another one that gives the same.',
    pl: 'Kto ma kości na ten wiersz, ma je też na inny, który daje to samo.',
    ru: 'У кого есть кубики для этой строки, у того есть и для другой с тем же эффектом.',
  },
  'no-ability': {
    en: 'The board has no {ability, select, offensive {offensive ability} defensive {defensive ability} ultimate {ultimate} other {passive ability}}.',
    pl: 'Na planszy nie ma {ability, select, offensive {zdolności ofensywnej} defensive {zdolności obronnej} ultimate {zdolności specjalnej} other {zdolności pasywnej}}.',
    ru: 'На планшете нет {ability, select, offensive {способности нападения} defensive {способности защиты} ultimate {легендарной способности} other {пассивной способности}}.',
  },
  'never-turned': {
    en: 'Nothing of this hero turns the board, so this side never comes up.',
    pl: 'Nic, co ma ten bohater, nie odwraca planszy, więc ta strona nigdy się nie pokaże.',
    ru: 'Ничто у этого героя не переворачивает планшет, поэтому эта сторона никогда не откроется.',
  },
  'not-ultimate': {
    en: 'Nobody can prevent what an ultimate deals, whatever is written: choose ultimate damage, so that the text says so.',
    pl: 'Obrażeniom ze zdolności specjalnej nikt nie zapobiegnie, cokolwiek tu stoi: wybierz obrażenia specjalne, żeby tekst to mówił.',
    ru: 'Урон легендарной способности никто не отменит, что бы здесь ни стояло: выберите легендарный урон, чтобы текст об этом говорил.',
  },
  deck: {
    en: 'The hero adds {cards, number} cards to the common ones; ours add {usual, number}, for a deck of 32.',
    pl: 'Do wspólnych kart bohater dokłada własne: {cards, number}; nasi dokładają {usual, number}, tak by talia liczyła 32.',
    ru: 'К общим картам герой добавляет свои: {cards, number}; наши добавляют {usual, number}, чтобы в колоде было 32.',
  },
  'long-text': {
    en: 'The text has {length, number} characters; on a card of ours there are at most {most, number}.',
    pl: 'Tekst ma {length, number} znaków; na naszych kartach jest ich najwyżej {most, number}.',
    ru: 'В тексте {length, number} знаков; на наших картах их не больше {most, number}.',
  },
};
