// A match in the terminal: the conversation, and the table of Dragon Farkle.
import type { Message } from '../phrase.ts';

export const PLAY = {
  hero: { en: 'Hero', pl: 'Chojrak', ru: 'Горе-герой' },
  you: { en: 'Player', pl: 'Gracz', ru: 'Игрок' },
  welcome: {
    en: '{game}: {players}. Type “?” for help.',
    pl: '{game}: {players}. Wpisz „?”, aby zobaczyć pomoc.',
    ru: '{game}: {players}. Введите «?», чтобы увидеть справку.',
  },
  stops: {
    en: '{habit, select, off {Windows go by without asking you, unless you would be defeated.} other {Windows in which your answer would hardly matter go by without asking you; --stops all asks in every one.}}',
    pl: '{habit, select, off {Okna mijają bez pytania, chyba że grozi ci porażka.} other {Okna, w których twoja reakcja niewiele by zmieniła, mijają bez pytania; --stops all pyta w każdym.}}',
    ru: '{habit, select, off {Окна проходят без вопроса, если только вам не грозит поражение.} other {Окна, где ваш ответ почти ничего бы не изменил, проходят без вопроса; с --stops all спрашивают в каждом.}}',
  },
  keys: {
    en: 'number · h hint · c cards · u undo · ? help · q save and quit',
    pl: 'numer · h podpowiedź · c karty · u cofnij · ? pomoc · q zapisz i wyjdź',
    ru: 'номер · h подсказка · c карты · u отменить · ? справка · q сохранить и выйти',
  },
  keysEnter: {
    en: 'Enter to go on · h hint · c cards · u undo · ? help · q save and quit',
    pl: 'Enter, by grać dalej · h podpowiedź · c karty · u cofnij · ? pomoc · q zapisz i wyjdź',
    ru: 'Enter — дальше · h подсказка · c карты · u отменить · ? справка · q сохранить и выйти',
  },
  keysWindow: {
    en: 'Enter lets it pass · s lets pass until another question · number · ? help · q',
    pl: 'Enter: pomiń · s: pomijaj aż do innego pytania · numer · ? pomoc · q',
    ru: 'Enter — пропустить · s — пропускать до другого вопроса · номер · ? · q',
  },
  noSkip: {
    en: 'This question cannot be passed; s is for windows, in which you may answer but need not.',
    pl: 'Tego pytania nie da się pominąć; s jest dla okien, w których można zareagować, ale nie trzeba.',
    ru: 'Этот вопрос пропустить нельзя; s — для окон, в которых ответить можно, но не обязательно.',
  },
  help: {
    en: 'Type the number of a choice and press Enter. h: what the odds say. c: the cards you can see, with their texts. t: show the table again. u: take back your last choice, as long as no die has fallen since. Where you may answer but need not, Enter lets it pass and s goes on letting pass until you are asked something else. q: save the match to a file and leave.',
    pl: 'Wpisz numer wyboru i naciśnij Enter. h: co mówią szanse. c: widoczne karty i ich teksty. t: pokaż stół jeszcze raz. u: cofnij ostatni wybór, o ile od tego czasu nie padła żadna kość. Gdy można zareagować, ale nie trzeba, Enter pomija, a s pomija dalej aż do innego pytania. q: zapisz partię w pliku i wyjdź.',
    ru: 'Введите номер хода и нажмите Enter. h: что говорят вероятности. c: видимые карты и их тексты. t: показать стол ещё раз. u: отменить последний ход, если с тех пор не бросали кости. Где ответить можно, но не обязательно, Enter пропускает, а s пропускает и дальше, до другого вопроса. q: сохранить партию в файл и выйти.',
  },
  notAChoice: {
    en: '“{typed}” is not one of the choices: type a number from 1 to {last, number}, or “?” for help.',
    pl: '„{typed}” nie jest żadnym z wyborów: wpisz liczbę od 1 do {last, number} albo „?”, aby zobaczyć pomoc.',
    ru: '«{typed}» — не один из ходов: введите число от 1 до {last, number} или «?» для справки.',
  },
  nothingTyped: {
    en: 'Type a number from 1 to {last, number}, or “?” for help.',
    pl: 'Wpisz liczbę od 1 do {last, number} albo „?”, aby zobaczyć pomoc.',
    ru: 'Введите число от 1 до {last, number} или «?» для справки.',
  },
  lastWord: {
    en: 'That ends the match. Enter to end it, u to take it back.',
    pl: 'To kończy partię. Enter: zakończ, u: cofnij.',
    ru: 'Это конец партии. Enter — закончить, u — отменить ход.',
  },
  undone: { en: 'Taken back.', pl: 'Cofnięto.', ru: 'Ход отменён.' },
  noUndo: {
    en: 'There is nothing to take back: since your last choice a die has fallen or a hidden card has been seen.',
    pl: 'Nie ma czego cofnąć: od twojego ostatniego wyboru padła kość albo ujawniono zakrytą kartę.',
    ru: 'Отменять нечего: после вашего последнего хода бросали кости или открыли скрытую карту.',
  },
  noHint: {
    en: 'The odds have nothing to say about this choice.',
    pl: 'Szanse nic nie mówią o tym wyborze.',
    ru: 'Об этом выборе вероятности ничего не говорят.',
  },
  over: {
    en: 'The match is over. Won by: {winners}.',
    pl: 'Koniec partii. Wygrywa: {winners}.',
    ru: 'Партия окончена. Побеждает: {winners}.',
  },
  drawn: {
    en: 'The match is over. It is a draw.',
    pl: 'Koniec partii. Remis.',
    ru: 'Партия окончена. Ничья.',
  },
  lost: {
    en: 'The match is over. It is lost.',
    pl: 'Koniec partii. Przegrana.',
    ru: 'Партия окончена. Поражение.',
  },
  score: { en: 'Score: {score, number}', pl: 'Wynik: {score, number}', ru: 'Счёт: {score, number}' },
  saved: {
    en: 'The match is saved. Go on with: wyrmtable play {game} --resume {path}',
    pl: 'Partia zapisana. Aby grać dalej: wyrmtable play {game} --resume {path}',
    ru: 'Партия сохранена. Чтобы продолжить: wyrmtable play {game} --resume {path}',
  },
  goingOn: {
    en: 'Going on with the match in {path}: {choices, plural, one {# choice was} other {# choices were}} made so far.',
    pl: 'Gramy dalej partię z {path}; dotychczasowe wybory: {choices, number}.',
    ru: 'Продолжаем партию из {path}; ходов сделано: {choices, number}.',
  },
  kept: {
    en: 'The match of {game} is kept in {path}; “wyrmtable replay” shows it again.',
    pl: 'Partię {game} zachowano w {path}; „wyrmtable replay” pokaże ją ponownie.',
    ru: 'Партия {game} сохранена в {path}; «wyrmtable replay» покажет её снова.',
  },
} as const satisfies Record<string, Message>;

export const FARKLE = {
  turn: { en: 'Turn {turn, number}: {name}', pl: 'Tura {turn, number}: {name}', ru: 'Ход {turn, number}: {name}' },
  items: {
    en: '{n, plural, =0 {no items} one {# item} other {# items}}',
    pl: '{n, plural, =0 {bez przedmiotów} one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}',
    ru: '{n, plural, =0 {без предметов} one {# предмет} few {# предмета} many {# предметов} other {# предмета}}',
  },
  pendingItem: { en: '{item} (not yours yet)', pl: '{item} (jeszcze nie twój)', ru: '{item} (ещё не ваш)' },
  inLair: { en: 'in the lair', pl: 'w Smoczej Jamie', ru: 'в логове' },
  wiped: { en: 'returns next turn', pl: 'wróci w następnej turze', ru: 'вернётся в следующий ход' },
  eventDie: { en: 'Event die: {face}', pl: 'Kość zdarzeń: {face}', ru: 'Кость событий: {face}' },
  brawl: {
    en: 'Brawl: {attacker} against {defender}',
    pl: 'Bójka: {attacker} kontra {defender}',
    ru: 'Потасовка: {attacker} против {defender}',
  },
  toBeat: {
    en: 'Score to beat: {score, number}',
    pl: 'Wynik do pobicia: {score, number}',
    ru: 'Нужно превзойти: {score, number}',
  },
  score: { en: 'Score: {soldiers, number}', pl: 'Wynik: {soldiers, number}', ru: 'Счёт: {soldiers, number}' },
  pending: {
    en: 'Pending: {soldiers, plural, one {# soldier} other {# soldiers}}',
    pl: 'Do wzięcia: {soldiers, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}',
    ru: 'На кону: {soldiers, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
  aside: { en: 'Set aside: {dice}', pl: 'Odłożone: {dice}', ru: 'Отложено: {dice}' },
  nextRoll: {
    en: 'Next roll: {dice, plural, one {# die} other {# dice}}',
    pl: 'Następny rzut: {dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}',
    ru: 'Следующий бросок: {dice, plural, one {# кость} few {# кости} many {# костей} other {# кости}}',
  },
  battle: {
    en: 'Wounds dealt to the dragon: {dealt, number} of {wounds, number}',
    pl: 'Obrażenia zadane smokowi: {dealt, number} z {wounds, number}',
    ru: 'Ран нанесено дракону: {dealt, number} из {wounds, number}',
  },
  hintZonk: {
    en: 'Chance of a Zonk on the next roll: {zonk}',
    pl: 'Ryzyko Zonka przy następnym rzucie: {zonk}',
    ru: 'Шанс Зонка при следующем броске: {zonk}',
  },
  hintRollOrStop: {
    en: 'Soldiers on average: {stop} if you stop, {roll} if you roll on',
    pl: 'Średnio żołnierzy: {stop}, gdy przestaniesz; {roll}, gdy rzucisz dalej',
    ru: 'Солдат в среднем: {stop}, если остановиться; {roll}, если бросить ещё',
  },
  hintRoll: {
    en: '{measure, select, victory {Chance to win this battle: {roll}} other {Rolling is worth {roll} soldiers on average}}',
    pl: '{measure, select, victory {Szansa na wygraną w tej bitwie: {roll}} other {Rzut daje średnio {roll} żołnierzy}}',
    ru: '{measure, select, victory {Шанс победить в этой битве: {roll}} other {Бросок приносит в среднем {roll} солдат}}',
  },
  hintBest: {
    en: '{best, select, stop {Better to stop.} other {Better to roll on.}}',
    pl: '{best, select, stop {Lepiej przestać.} other {Lepiej rzucać dalej.}}',
    ru: '{best, select, stop {Лучше остановиться.} other {Лучше бросать дальше.}}',
  },
  hintSet: {
    en: '{place, number}. {dice}: worth {worth, plural, one {# soldier} other {# soldiers}} when played on well',
    pl: '{place, number}. {dice}: przy dobrej grze warte {worth, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}',
    ru: '{place, number}. {dice}: при хорошей игре стоит {worth, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}',
  },
  hintRecruit: {
    en: 'Recruiting brings {soldiers, plural, one {# soldier} other {# soldiers}} on average.',
    pl: 'Rekrutacja daje średnio {soldiers, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}.',
    ru: 'Вербовка приносит в среднем {soldiers, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}.',
  },
  hintBattle: {
    en: 'The Final Battle is won with a chance of {win}, cards not counted.',
    pl: 'Szansa na wygranie Ostatniej Bitwy, bez kart: {win}.',
    ru: 'Шанс выиграть Последнюю битву без учёта карт: {win}.',
  },
} as const satisfies Record<string, Message>;
