// Tasks: positions with one clearly best choice, to be found at the table.
import type { Message } from '../phrase.ts';

export const TASKS = {
  title: { en: 'Tasks', pl: 'Zadania', ru: 'Задачи' },
  lead: {
    en: 'Positions from real matches in which one choice is clearly better than all others. Find it on the table, with what your seat knows and no more.',
    pl: 'Pozycje z prawdziwych partii, w których jeden wybór jest wyraźnie lepszy od wszystkich innych. Znajdź go na stole, wiedząc tylko to, co widać z twojego miejsca.',
    ru: 'Позиции из настоящих партий, в которых один выбор явно лучше всех остальных. Найдите его на столе, зная только то, что видно с вашего места.',
  },
  daily: { en: 'Task of the day', pl: 'Zadanie dnia', ru: 'Задача дня' },
  dailyText: {
    en: 'One position, one choice; the same for everybody today.',
    pl: 'Jedna pozycja, jeden wybór; dziś dla wszystkich ta sama.',
    ru: 'Одна позиция, один выбор; сегодня одна для всех.',
  },
  dailyDone: {
    en: 'Answered today. The next one comes with the new day (UTC).',
    pl: 'Na dziś już masz odpowiedź. Następne przyjdzie z nowym dniem (UTC).',
    ru: 'На сегодня ответ уже есть. Следующая появится с новым днём (UTC).',
  },
  matches: {
    en: 'Whole matches that everybody plays today, with a table of results: matches of the day.',
    pl: 'Całe partie, które dziś grają wszyscy, z tabelą wyników: partie dnia.',
    ru: 'Целые партии, которые сегодня играют все, с таблицей результатов: партии дня.',
  },
  solveDaily: { en: 'To the task of the day', pl: 'Do zadania dnia', ru: 'К задаче дня' },
  game: { en: 'Game', pl: 'Gra', ru: 'Игра' },
  theme: { en: 'Theme', pl: 'Temat', ru: 'Тема' },
  difficulty: { en: 'Difficulty', pl: 'Trudność', ru: 'Сложность' },
  all: { en: 'All', pl: 'Wszystkie', ru: 'Все' },
  themes: {
    en: '{theme, select, lethal {The final blow} keep {Keep or roll} stop {When to stop} attack {Which attack} guard {Which defense} card {Play or hold} plan {What to do now} road {Face or detour} harm {Which card takes it} growth {Which card to upgrade} other {Other}}',
    pl: '{theme, select, lethal {Ostatni cios} keep {Zostawić czy rzucać} stop {Kiedy przestać} attack {Który atak} guard {Która obrona} card {Zagrać czy trzymać} plan {Co teraz} road {Stawić czoła czy zboczyć} harm {Która karta przyjmie cios} growth {Którą kartę ulepszyć} other {Inne}}',
    ru: '{theme, select, lethal {Последний удар} keep {Оставить или бросать} stop {Когда остановиться} attack {Какая атака} guard {Какая защита} card {Разыграть или придержать} plan {Что делать сейчас} road {Встретить или обойти} harm {Какая карта примет удар} growth {Какую карту улучшить} other {Прочее}}',
  },
  levels: {
    en: '{level, select, easy {Easy} middling {Middling} hard {Hard} other {All}}',
    pl: '{level, select, easy {Łatwe} middling {Średnie} hard {Trudne} other {Wszystkie}}',
    ru: '{level, select, easy {Лёгкие} middling {Средние} hard {Трудные} other {Все}}',
  },
  /** Of one task. */
  level: {
    en: '{level, select, easy {easy} middling {middling} other {hard}}',
    pl: '{level, select, easy {łatwe} middling {średnie} other {trudne}}',
    ru: '{level, select, easy {лёгкая} middling {средняя} other {трудная}}',
  },
  standing: {
    en: '{right, number} of {of, number} solved at the first try',
    pl: 'Rozwiązane za pierwszym razem: {right, number} z {of, number}',
    ru: 'Решено с первого раза: {right, number} из {of, number}',
  },
  streak: {
    en: 'In a row: {streak, number} (best {best, number})',
    pl: 'Z rzędu: {streak, number} (rekord {best, number})',
    ru: 'Подряд: {streak, number} (рекорд {best, number})',
  },
  begin: { en: 'Solve', pl: 'Rozwiązuj', ru: 'Решать' },
  again: {
    en: 'All are answered: from the beginning',
    pl: 'Wszystkie za tobą: od początku',
    ru: 'Все пройдены: с начала',
  },
  none: {
    en: 'There are no such tasks.',
    pl: 'Takich zadań nie ma.',
    ru: 'Таких задач нет.',
  },
  pick: { en: 'Choose one', pl: 'Wybierz zadanie', ru: 'Выбрать задачу' },
  number: {
    en: 'Task {number, number}: {theme}, {level}{state, select, right {, solved} wrong {, not solved} other {}}',
    pl: 'Zadanie {number, number}: {theme}, {level}{state, select, right {, rozwiązane} wrong {, nierozwiązane} other {}}',
    ru: 'Задача {number, number}: {theme}, {level}{state, select, right {, решена} wrong {, не решена} other {}}',
  },
  unreadable: {
    en: 'The tasks of this game cannot be had right now.',
    pl: 'Zadań do tej gry nie da się teraz wczytać.',
    ru: 'Задачи этой игры сейчас загрузить не удалось.',
  },
  noSuch: { en: 'There is no such task.', pl: 'Nie ma takiego zadania.', ru: 'Такой задачи нет.' },
  region: { en: 'The task', pl: 'Zadanie', ru: 'Задача' },
  ask: {
    en: 'One choice here is clearly better than the others. Make it at the table.',
    pl: 'Jeden wybór jest tu wyraźnie lepszy od innych. Dokonaj go na stole.',
    ru: 'Один выбор здесь явно лучше остальных. Сделайте его на столе.',
  },
  /** What was measured, and how. */
  best: {
    en: 'Best here: {choice} (it won {win, number, percent} of the matches that bots played out from here).',
    pl: 'Najlepszy wybór: {choice} (wygrał {win, number, percent} partii, które boty rozegrały stąd do końca).',
    ru: 'Лучший выбор: {choice} (он выиграл {win, number, percent} партий, которые боты доиграли отсюда).',
  },
  yours: { en: 'Your answer', pl: 'Twoja odpowiedź', ru: 'Ваш ответ' },
  right: { en: 'That is it!', pl: 'Właśnie tak!', ru: 'Именно так!' },
  wrong: { en: 'There is better', pl: 'Można lepiej', ru: 'Можно лучше' },
  /** Over the list of all that was weighed. */
  ways: { en: 'What each choice wins', pl: 'Ile wygrywa każdy wybór', ru: 'Сколько выигрывает каждый выбор' },
  chance: { en: '{win, number, percent}', pl: '{win, number, percent}', ru: '{win, number, percent}' },
  less: { en: 'less', pl: 'mniej', ru: 'меньше' },
  /** One sentence by what was asked, and by whether the best is to act or to wait. */
  why: {
    en: '{theme, select, lethal {The other side is within reach, so what counts is how surely the match ends in your favor.} keep {What stays decides what the next roll can still become, and how much that is worth.} stop {{way, select, wait {What you have is worth more than what one more roll would bring on average.} other {What one more roll may bring outweighs what it may cost.}}} attack {Damage, tokens and what can be prevented counted, it brings the most of what these dice allow.} guard {What it prevents, gives back or heals here is worth more than what the others do.} card {{way, select, wait {Kept, it will do more than it does now.} other {It does more now than it would if it were kept.}}} plan {As the table stands, this is the best use of the turn.} road {{way, select, wait {Facing this costs more than it brings.} other {What it brings is worth what it costs.}}} harm {What this card loses is missed the least.} other {Raised, this card does the most for what is still to come.}}',
    pl: '{theme, select, lethal {Druga strona jest w zasięgu, więc liczy się to, jak pewnie partia skończy się po twojej myśli.} keep {To, co zostaje, przesądza, co jeszcze może wyjść w następnym rzucie i ile to będzie warte.} stop {{way, select, wait {To, co masz, jest warte więcej niż to, co przeciętnie dałby jeszcze jeden rzut.} other {To, co może dać jeszcze jeden rzut, przeważa nad tym, co może odebrać.}}} attack {Licząc obrażenia, żetony i to, czemu da się zapobiec, daje najwięcej z tego, na co pozwalają te kości.} guard {To, czemu zapobiega, co oddaje lub leczy, jest tu warte więcej niż to, co dają inne.} card {{way, select, wait {Zatrzymana zrobi więcej niż teraz.} other {Teraz daje więcej, niż dałaby zatrzymana.}}} plan {Przy takim stole to najlepszy użytek z tury.} road {{way, select, wait {Stawienie czoła kosztuje tu więcej, niż daje.} other {To, co daje, jest warte swojej ceny.}}} harm {Tego, co traci ta karta, będzie brakować najmniej.} other {Ulepszona, ta karta da najwięcej w tym, co jeszcze przed tobą.}}',
    ru: '{theme, select, lethal {Другая сторона в пределах досягаемости, и важно, насколько верно партия кончится в вашу пользу.} keep {То, что остаётся, решает, что ещё может выпасть следующим броском и сколько это будет стоить.} stop {{way, select, wait {То, что есть, стоит больше, чем в среднем принёс бы ещё один бросок.} other {То, что может дать ещё один бросок, перевешивает то, что он может отнять.}}} attack {Если считать урон, жетоны и то, что можно отразить, она даёт больше всего из того, что позволяют эти кубики.} guard {То, что она отражает, возвращает или лечит, здесь стоит больше, чем дают другие.} card {{way, select, wait {Придержанная, она сделает больше, чем сейчас.} other {Сейчас она даёт больше, чем дала бы позже.}}} plan {При таком столе это лучшее, что можно сделать с ходом.} road {{way, select, wait {Встреча обойдётся дороже, чем принесёт.} other {То, что она принесёт, стоит своей цены.}}} harm {Потеря этой карты скажется меньше всего.} other {Улучшенная, эта карта даст больше всего в том, что ещё впереди.}}',
  },
  proved: {
    en: 'Of bots below master’s level {right, number, percent} find it.',
    pl: 'Spośród botów słabszych od mistrza znajduje to {right, number, percent}.',
    ru: 'Из ботов слабее мастера это находят {right, number, percent}.',
  },
  next: { en: 'Next task', pl: 'Następne zadanie', ru: 'Следующая задача' },
  retry: { en: 'Try again', pl: 'Spróbuj jeszcze raz', ru: 'Ещё раз' },
  overview: { en: 'All tasks', pl: 'Wszystkie zadania', ru: 'Все задачи' },
} as const satisfies Record<string, Message>;
