// The sentences of the client's shell: home, set-up of a table, settings, and the pages around them.
import type { Messages } from '../phrase.ts';

/** Said on every page. */
export const common = {
  skip: { en: 'Skip to the page', pl: 'Przejdź do treści', ru: 'Перейти к содержанию' },
  toHome: { en: 'To the front page', pl: 'Na stronę główną', ru: 'На главную' },
  language: { en: 'Language', pl: 'Język', ru: 'Язык' },
  day: { en: 'Matches of the day', pl: 'Partie dnia', ru: 'Партии дня' },
  settings: { en: 'Settings', pl: 'Ustawienia', ru: 'Настройки' },
  account: { en: 'Your account', pl: 'Twoje konto', ru: 'Ваша учётная запись' },
  rules: { en: 'Rules', pl: 'Zasady', ru: 'Правила' },
  best: { en: 'The best', pl: 'Najlepsi', ru: 'Лучшие' },
  workshop: { en: 'Hero workshop', pl: 'Warsztat bohaterów', ru: 'Мастерская героев' },
  tasks: { en: 'Tasks', pl: 'Zadania', ru: 'Задачи' },
  lab: { en: 'The lab', pl: 'Laboratorium', ru: 'Лаборатория' },
  credits: { en: 'Credits', pl: 'Autorzy', ru: 'Авторы' },
  verify: { en: 'Check a match', pl: 'Sprawdź partię', ru: 'Проверить партию' },
  close: { en: 'Close', pl: 'Zamknij', ru: 'Закрыть' },
  dismiss: { en: 'Hide the message', pl: 'Ukryj komunikat', ru: 'Скрыть сообщение' },
  loading: { en: 'Laying the table…', pl: 'Nakrywamy do stołu…', ru: 'Накрываем на стол…' },
  title: { en: '{page} · Wyrmtable', pl: '{page} · Wyrmtable', ru: '{page} · Wyrmtable' },
} as const satisfies Messages;

export const home = {
  lead: {
    en: 'Four games of dice, cards and dragons on one table. The rules keep themselves; you only have to decide when to stop rolling.',
    pl: 'Cztery gry o kościach, kartach i smokach przy jednym stole. Zasad pilnujemy my, ty decydujesz tylko, kiedy przestać rzucać.',
    ru: 'Четыре игры о костях, картах и драконах за одним столом. За правилами следим мы, а вам остаётся вовремя остановиться.',
  },
  playNow: { en: '{game} against bots', pl: '{game} z botami', ru: '{game} с ботами' },
  goOn: { en: 'Go on where you left', pl: 'Graj dalej', ru: 'Продолжить игру' },
  goOnCalled: { en: 'Your move: go on', pl: 'Twój ruch: graj dalej', ru: 'Ваш ход: продолжить' },
  code: { en: 'Table code', pl: 'Kod stołu', ru: 'Код стола' },
  join: { en: 'Join', pl: 'Dołącz', ru: 'Войти' },
  codeMissing: {
    en: 'Type the code of the table first: it is the last part of its link.',
    pl: 'Najpierw wpisz kod stołu: to ostatnia część jego adresu.',
    ru: 'Сначала введите код стола: это последняя часть его ссылки.',
  },
  people: { en: 'Play with people', pl: 'Zagraj z ludźmi', ru: 'Играть с людьми' },
  choose: { en: 'Choose a game', pl: 'Wybierz grę', ru: 'Выберите игру' },
  players: {
    en: '{min}–{max, plural, one {# player} other {# players}}',
    pl: '{min}–{max, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
    ru: '{min}–{max, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  },
  minutes: { en: '{from} min', pl: '{from} min', ru: '{from} мин' },
  minutesRange: { en: '{from}–{to} min', pl: '{from}–{to} min', ru: '{from}–{to} мин' },
  solo: { en: 'solo', pl: 'solo', ru: 'соло' },
  campaign: { en: 'campaign', pl: 'kampania', ru: 'кампания' },
  againstBots: { en: 'Against bots', pl: 'Z botami', ru: 'Против ботов' },
  onScreen: { en: 'On this screen', pl: 'Przy jednym ekranie', ru: 'За одним экраном' },
  online: { en: 'Online by link', pl: 'Online przez link', ru: 'Онлайн по ссылке' },
  setOut: { en: 'Set out alone', pl: 'Rusz w pojedynkę', ru: 'Отправиться в одиночку' },
  aloneOrBots: { en: 'Alone or with bots', pl: 'Samotnie lub z botami', ru: 'В одиночку или с ботами' },
  farkle: {
    en: 'Raise an army with your dice, pick fights, then march on the dragon.',
    pl: 'Zbierz kośćmi armię, wdaj się w parę bójek, a potem rusz na smoka.',
    ru: 'Соберите костями армию, ввяжитесь в пару потасовок и ступайте на дракона.',
  },
  diceThrone: {
    en: 'A duel of heroes. Five dice, three rolls, and an answer for everything.',
    pl: 'Pojedynek bohaterów. Pięć kości, trzy rzuty i riposta na wszystko.',
    ru: 'Поединок героев. Пять кубиков, три броска и ответ на всё.',
  },
  adventures: {
    en: 'The campaign: dungeons, loot and a throne at the end of the road.',
    pl: 'Kampania: lochy, łupy i tron na końcu drogi.',
    ru: 'Кампания: подземелья, добыча и трон в конце пути.',
  },
  etchinstone: {
    en: 'Sixteen spells, four regions, one mage. Every card is also your armor.',
    pl: 'Szesnaście zaklęć, cztery Regiony, jeden mag. Każda karta jest też twoim pancerzem.',
    ru: 'Шестнадцать заклинаний, четыре края, один маг. Каждая карта ещё и ваша броня.',
  },
  yourTables: { en: 'Your tables', pl: 'Twoje stoły', ru: 'Ваши столы' },
  noTables: {
    en: 'Nothing started yet. A table you leave waits for you here.',
    pl: 'Nic jeszcze nie zaczęte. Stół, od którego wstaniesz, poczeka tutaj.',
    ru: 'Пока ничего не начато. Оставленный стол будет ждать вас здесь.',
  },
  openTables: { en: 'Open to watch', pl: 'Otwarte dla widzów', ru: 'Можно посмотреть' },
  noOpen: {
    en: 'Nobody plays in the open right now.',
    pl: 'W tej chwili nikt nie gra przy otwartym stole.',
    ru: 'Сейчас за открытыми столами никто не играет.',
  },
  serverAway: {
    en: 'The server does not answer, so tables by link are out of reach. Games on this device work as ever.',
    pl: 'Serwer nie odpowiada, więc stoły przez link są poza zasięgiem. Gry na tym urządzeniu działają jak zawsze.',
    ru: 'Сервер не отвечает, поэтому столы по ссылке недоступны. Игры на этом устройстве работают как обычно.',
  },
  rowLocal: {
    en: '{game} on this device, {when}',
    pl: '{game} na tym urządzeniu, {when}',
    ru: '{game} на этом устройстве, {when}',
  },
  rowOnline: { en: '{game} online, {when}', pl: '{game} online, {when}', ru: '{game} онлайн, {when}' },
  rowLobby: {
    en: '{game} online, waiting for players',
    pl: '{game} online, czeka na graczy',
    ru: '{game} онлайн, ждёт игроков',
  },
  expires: {
    en: 'Nobody has been here for long: removed on {day} unless you come back',
    pl: 'Dawno nikogo tu nie było: zniknie {day}, jeśli nie wrócisz',
    ru: 'Здесь давно никого не было: стол удалят {day}, если вы не вернётесь',
  },
  waitsForYou: { en: 'Waiting for you', pl: 'Czeka na ciebie', ru: 'Ждёт вашего хода' },
  rowFinished: { en: '{game}, finished {when}', pl: '{game}, skończone {when}', ru: '{game}, закончено {when}' },
  rowOpen: { en: '{game}, last move {when}', pl: '{game}, ostatni ruch {when}', ru: '{game}, последний ход {when}' },
  /** Armies in the order of the names above them. */
  standingFarkle: {
    en: 'Turn {turn, number}, armies {armies}',
    pl: 'Tura {turn, number}, armie: {armies}',
    ru: 'Ход {turn, number}, армии: {armies}',
  },
  wonFarkle: {
    en: '{name} won in turn {turn, number}',
    pl: 'Zwycięzca: {name}, tura {turn, number}',
    ru: 'Победитель: {name}, ход {turn, number}',
  },
  /** Health in the order of the names above it, teams once. */
  standingThrone: {
    en: 'Turn {turn, number}, health {health}',
    pl: 'Tura {turn, number}, zdrowie: {health}',
    ru: 'Ход {turn, number}, здоровье: {health}',
  },
  wonThrone: {
    en: '{names} won in turn {turn, number}',
    pl: 'Wygrana: {names}, tura {turn, number}',
    ru: 'Победа: {names}, ход {turn, number}',
  },
  drawnThrone: { en: 'A draw', pl: 'Remis', ru: 'Ничья' },
  standingAdventure: {
    en: 'Scenario {scenario, number} of 8, {score, plural, one {# point} other {# points}}',
    pl: 'Scenariusz {scenario, number} z 8, {score, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    ru: 'Сценарий {scenario, number} из 8, {score, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  },
  standingVersus: {
    en: 'Boss fight, turn {turn, number}',
    pl: 'Walka z bossem, tura {turn, number}',
    ru: 'Бой с боссом, ход {turn, number}',
  },
  beforeEtch: { en: 'Before the journey', pl: 'Przed wyprawą', ru: 'Перед походом' },
  standingEtch: {
    en: 'Region {region, number} of {regions, number}',
    pl: 'Region {region, number} z {regions, number}',
    ru: 'Край {region, number} из {regions, number}',
  },
  wonEtch: {
    en: 'The dragon fell, {score, plural, one {# point} other {# points}}',
    pl: 'Smok pokonany, {score, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    ru: 'Дракон повержен, {score, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  },
  lostEtch: {
    en: 'The journey ended in region {region, number} of {regions, number}',
    pl: 'Koniec wyprawy: Region {region, number} z {regions, number}',
    ru: 'Конец похода: край {region, number} из {regions, number}',
  },
  showAll: {
    en: 'Show all {count, plural, one {# table} other {# tables}}',
    pl: 'Pokaż {count, plural, one {# stół} few {wszystkie # stoły} many {wszystkie # stołów} other {wszystkie # stołu}}',
    ru: 'Показать {count, plural, one {весь # стол} few {все # стола} many {все # столов} other {все # стола}}',
  },
  showFewer: { en: 'Show fewer', pl: 'Pokaż mniej', ru: 'Показать меньше' },
  thrownAway: { en: 'Thrown away', pl: 'Wyrzucony', ru: 'Стол убран' },
  putBack: { en: 'Put it back', pl: 'Przywróć', ru: 'Вернуть' },
  notPutBack: {
    en: 'There is no room left on this device to put the table back.',
    pl: 'Na tym urządzeniu nie ma już miejsca, żeby przywrócić stół.',
    ru: 'На этом устройстве не осталось места, чтобы вернуть стол.',
  },
  play: { en: 'Go on', pl: 'Graj', ru: 'Играть' },
  look: { en: 'Look', pl: 'Zobacz', ru: 'Открыть' },
  watch: { en: 'Watch', pl: 'Oglądaj', ru: 'Смотреть' },
  forget: {
    en: 'Throw away the table: {names}',
    pl: 'Wyrzuć stół: {names}',
    ru: 'Убрать стол: {names}',
  },
  footIcons: {
    en: 'Icons from game-icons.net, CC BY 3.0. A fan table without publisher art.',
    pl: 'Ikony z game-icons.net, CC BY 3.0. Stół fanów, bez grafik wydawców.',
    ru: 'Значки с game-icons.net, CC BY 3.0. Фанатский стол без графики издателей.',
  },
} as const satisfies Messages;

export const setUp = {
  title: { en: 'A new table', pl: 'Nowy stół', ru: 'Новый стол' },
  way: { en: 'How do you play?', pl: 'Jak gracie?', ru: 'Как играем?' },
  heroes: { en: 'Heroes', pl: 'Chojracy', ru: 'Герои' },
  on: { en: 'On', pl: 'Tak', ru: 'Да' },
  off: { en: 'Off', pl: 'Nie', ru: 'Нет' },
  howMany: { en: 'How many at the table', pl: 'Ilu przy stole', ru: 'Сколько за столом' },
  seat: { en: 'Seat {number}', pl: 'Miejsce {number}', ru: 'Место {number}' },
  name: { en: 'Name', pl: 'Imię', ru: 'Имя' },
  who: { en: 'Who plays', pl: 'Kto gra', ru: 'Кто играет' },
  person: { en: 'A person', pl: 'Człowiek', ru: 'Человек' },
  wounds: { en: 'Wounds that kill the dragon', pl: 'Ile obrażeń zabija smoka', ru: 'Сколько ран убивает дракона' },
  woundsNote: {
    en: '{wounds, plural, =3 {The usual game.} =4 {Legend: four wounds in a single turn.} other {Legend for the stubborn: # wounds in a single turn.}}',
    pl: '{wounds, plural, =3 {Zwykła gra.} =4 {Smok z podań: cztery obrażenia w jednej turze.} other {Smok z podań dla upartych: # obrażeń w jednej turze.}}',
    ru: '{wounds, plural, =3 {Обычная игра.} =4 {Легенда: четыре раны за один ход.} other {Легенда для упрямых: # ран за один ход.}}',
  },
  ties: { en: 'Who wins a tied Brawl', pl: 'Kto wygrywa remis w Bójce', ru: 'Кто выигрывает ничью в Потасовке' },
  tie: {
    en: '{ties, select, nobody {Nobody} defender {Defender} other {Attacker}}',
    pl: '{ties, select, nobody {Nikt} defender {Broniący} other {Atakujący}}',
    ru: '{ties, select, nobody {Никто} defender {Защитник} other {Нападающий}}',
  },
  tiesNote: {
    en: '{ties, select, nobody {Nobody gets anything.} other {The winner gets the reward; no soldiers change sides.}}',
    pl: '{ties, select, nobody {Nikt nic nie dostaje.} other {Zwycięzca bierze nagrodę; żołnierze zostają tam, gdzie są.}}',
    ru: '{ties, select, nobody {Никто ничего не получает.} other {Победитель получает награду; солдаты остаются на своих местах.}}',
  },
  start: { en: 'Start the game', pl: 'Zaczynamy', ru: 'Начать игру' },
  makeLink: { en: 'Make a table with a link', pl: 'Zrób stół z linkiem', ru: 'Создать стол со ссылкой' },
  watched: { en: 'Public table', pl: 'Stół publiczny', ru: 'Открытый стол' },
  watchedOff: {
    en: 'Only those who have the link find the table.',
    pl: 'Stół znajdą tylko ci, którzy mają link.',
    ru: 'Стол найдут только те, у кого есть ссылка.',
  },
  watchedOn: {
    en: 'The table stands on the front page: anybody may sit down or watch. Hands stay hidden.',
    pl: 'Stół widać na stronie głównej: każdy może się dosiąść albo oglądać. Karty na ręce pozostają zakryte.',
    ru: 'Стол виден на главной странице: любой может сесть или смотреть. Карты на руках остаются скрытыми.',
  },
  botsNote: {
    en: 'You sit at the first seat. The table runs on this device, without any server, and waits if you leave.',
    pl: 'Siedzisz na pierwszym miejscu. Stół działa na tym urządzeniu, bez serwera, i poczeka, jeśli odejdziesz.',
    ru: 'Вы сидите на первом месте. Стол работает на этом устройстве без сервера и подождёт, если вы отойдёте.',
  },
  screenNote: {
    en: 'You hand the device round. Items stay hidden until their owner peeks at them.',
    pl: 'Podajecie sobie urządzenie. Przedmioty są zakryte, dopóki właściciel do nich nie zajrzy.',
    ru: 'Вы передаёте устройство друг другу. Предметы скрыты, пока владелец сам на них не взглянет.',
  },
  onlineNote: {
    en: 'You get a link to share. Whoever opens it may take a free seat, no sign-up needed.',
    pl: 'Dostaniesz link do rozesłania. Kto go otworzy, może zająć wolne miejsce, bez zakładania konta.',
    ru: 'Вы получите ссылку. Каждый, кто её откроет, может занять свободное место, регистрация не нужна.',
  },
  nameMissing: {
    en: 'Every seat needs a name: seat {number} has none.',
    pl: 'Każde miejsce musi mieć imię: miejsce {number} go nie ma.',
    ru: 'У каждого места должно быть имя: у места {number} его нет.',
  },
  noSuchGame: {
    en: 'There is no game called “{game}” on the shelf.',
    pl: 'Na półce nie ma gry „{game}”.',
    ru: 'На полке нет игры «{game}».',
  },
} as const satisfies Messages;

export const settings = {
  sound: { en: 'Sound', pl: 'Dźwięk', ru: 'Звук' },
  on: { en: 'On', pl: 'Włączony', ru: 'Включён' },
  off: { en: 'Off', pl: 'Wyłączony', ru: 'Выключен' },
  volume: { en: 'Volume', pl: 'Głośność', ru: 'Громкость' },
  speed: { en: 'Telling what happens', pl: 'Pokazywanie wydarzeń', ru: 'Показ событий' },
  speedSlow: { en: 'Slowly', pl: 'Powoli', ru: 'Медленно' },
  speedNormal: { en: 'Normally', pl: 'Zwyczajnie', ru: 'Обычно' },
  speedFast: { en: 'Fast', pl: 'Szybko', ru: 'Быстро' },
  speedOff: { en: 'At once', pl: 'Od razu', ru: 'Сразу' },
  speedNote: {
    en: 'Press anywhere to skip ahead, hold to hurry. If your system asks for less motion, things change without moving.',
    pl: 'Naciśnij gdziekolwiek, aby przejść dalej, przytrzymaj, aby przyspieszyć. Jeśli system prosi o mniej ruchu, wszystko zmienia się bez ruchu.',
    ru: 'Нажмите где угодно, чтобы пропустить показ, держите, чтобы ускорить. Если система просит меньше движения, всё меняется без движения.',
  },
  odds: { en: 'Chances beside the dice', pl: 'Szanse obok kości', ru: 'Шансы рядом с костями' },
  oddsOff: { en: 'Never', pl: 'Nigdy', ru: 'Никогда' },
  oddsDemand: { en: 'When I ask', pl: 'Gdy zapytam', ru: 'По запросу' },
  oddsAlways: { en: 'Always', pl: 'Zawsze', ru: 'Всегда' },
  text: { en: 'Size of text', pl: 'Wielkość pisma', ru: 'Размер текста' },
  textNormal: { en: 'Normal', pl: 'Zwykła', ru: 'Обычный' },
  textLarge: { en: 'Large', pl: 'Duża', ru: 'Крупный' },
  textHuge: { en: 'Very large', pl: 'Bardzo duża', ru: 'Очень крупный' },
} as const satisfies Messages;

/** Pages that say what is wrong and show the way back. */
export const trouble = {
  lostTitle: { en: 'Nothing lies here', pl: 'Tu nic nie leży', ru: 'Здесь ничего нет' },
  lost: {
    en: 'There is no page at “{address}”. The link may be cut short or out of date.',
    pl: 'Pod adresem „{address}” nie ma strony. Link mógł się urwać albo zestarzeć.',
    ru: 'По адресу «{address}» страницы нет. Возможно, ссылка оборвана или устарела.',
  },
  noTableTitle: { en: 'This table is not here', pl: 'Tego stołu tu nie ma', ru: 'Этого стола здесь нет' },
  noTable: {
    en: 'This device keeps no table “{id}”. A table on one screen lives only on the device where it was laid.',
    pl: 'To urządzenie nie ma stołu „{id}”. Stół przy jednym ekranie istnieje tylko tam, gdzie go nakryto.',
    ru: 'На этом устройстве нет стола «{id}». Стол за одним экраном живёт только там, где его накрыли.',
  },
  brokenTitle: { en: 'A die rolled off the table', pl: 'Kość spadła ze stołu', ru: 'Кость укатилась со стола' },
  broken: {
    en: 'The page stumbled over its own feet. Your tables are safe: every move is put away as it is made.',
    pl: 'Strona potknęła się o własne nogi. Twoje stoły są bezpieczne: każdy ruch zapisuje się od razu.',
    ru: 'Страница споткнулась на ровном месте. Ваши столы целы: каждый ход сохраняется сразу.',
  },
  retry: { en: 'Open the page again', pl: 'Otwórz stronę jeszcze raz', ru: 'Открыть страницу заново' },
  details: { en: 'What happened', pl: 'Co się stało', ru: 'Что случилось' },
} as const satisfies Messages;

export const credits = {
  title: { en: 'Credits', pl: 'Autorzy', ru: 'Авторы' },
  fan: {
    en: 'Wyrmtable is an unofficial fan table. It is not made, approved or supported by the publishers of these games, and it uses neither their art nor their texts. If you like a game here, buy it: the box is worth it.',
    pl: 'Wyrmtable to nieoficjalny stół fanów. Wydawcy tych gier go nie tworzą, nie zatwierdzają i nie wspierają, a my nie używamy ich grafik ani tekstów. Jeśli któraś gra ci się spodoba, kup pudełko: warto.',
    ru: 'Wyrmtable — неофициальный фанатский стол. Издатели этих игр его не делают, не одобряют и не поддерживают, а мы не используем ни их графику, ни их тексты. Если игра понравится, купите коробку: она того стоит.',
  },
  gamesTitle: { en: 'The games', pl: 'Gry', ru: 'Игры' },
  farkle: {
    en: 'Dragon Farkle: designed by Robert J. Hudecek; Z-Man Games 2015, Cube Factory of Ideas 2016.',
    pl: 'Smocze kości: autor Robert J. Hudecek; Z-Man Games 2015, Cube Factory of Ideas 2016.',
    ru: 'Dragon Farkle («Драконьи кости»): автор Роберт Дж. Худечек; Z-Man Games 2015, Cube Factory of Ideas 2016.',
  },
  ours: {
    en: 'Most companions and items here are our own inventions, because the printed cards could not be found; they carry a mark that says so.',
    pl: 'Większość kamratów i przedmiotów wymyśliliśmy sami, bo drukowanych kart nie udało się znaleźć; mówi o tym znak na karcie.',
    ru: 'Большинство соратников и предметов придумали мы сами: напечатанных карт найти не удалось. На таких картах стоит пометка.',
  },
  etchinstone: {
    en: 'Dragons of Etchinstone: designed by Joe Klipfel.',
    pl: 'Dragons of Etchinstone: autor Joe Klipfel.',
    ru: 'Dragons of Etchinstone: автор Джо Клипфел.',
  },
  throne: {
    en: 'Dice Throne and Dice Throne Adventures: designed by Nate Chatellier and Manny Trembley.',
    pl: 'Dice Throne i Dice Throne Adventures: autorzy Nate Chatellier i Manny Trembley.',
    ru: '«Трон кубов» и Dice Throne Adventures: авторы Нейт Четельер и Мэнни Трембли.',
  },
  figures: {
    en: 'Rules and figures were restated from the Polish and Russian rulebooks, from pictures of boards and cards, and from what players have written down in public; a figure that only one or a doubtful source gives is marked.',
    pl: 'Zasady i liczby spisaliśmy na nowo z polskich i rosyjskich instrukcji, ze zdjęć plansz i kart oraz z tego, co gracze publicznie zanotowali; wartość z jednego albo wątpliwego źródła jest oznaczona.',
    ru: 'Правила и числа записаны заново по польским и русским книгам правил, по снимкам планшетов и карт и по тому, что игроки выложили в открытый доступ; значение из одного или сомнительного источника помечено.',
  },
  iconsTitle: { en: 'Icons', pl: 'Ikony', ru: 'Значки' },
  icons: {
    en: 'All glyphs come from game-icons.net under the license CC BY 3.0; their outlines are rounded here. They were drawn by:',
    pl: 'Wszystkie znaki pochodzą z game-icons.net na licencji CC BY 3.0; ich kontury są tu zaokrąglone. Narysowali je:',
    ru: 'Все значки взяты с game-icons.net по лицензии CC BY 3.0; их контуры здесь округлены. Их нарисовали:',
  },
  fontsTitle: { en: 'Letters', pl: 'Pismo', ru: 'Шрифты' },
  fonts: {
    en: '{font} by {authors}, SIL Open Font License 1.1.',
    pl: '{font}, {authors}, licencja SIL Open Font License 1.1.',
    ru: '{font}, {authors}, лицензия SIL Open Font License 1.1.',
  },
  codeTitle: { en: 'The code', pl: 'Kod', ru: 'Код' },
  code: {
    en: 'The program is free software under the MIT license.',
    pl: 'Program jest wolnym oprogramowaniem na licencji MIT.',
    ru: 'Программа — свободное ПО по лицензии MIT.',
  },
} as const satisfies Messages;
