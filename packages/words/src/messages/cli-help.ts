// The help pages of the command line: what each command does and what each flag is for.
import type { Message } from '../phrase.ts';

export const HELP = {
  program: {
    en: 'Wyrmtable: one table for dice and card games about dragons. Play, simulate and check from the terminal.',
    pl: 'Wyrmtable: jeden stół do gier kościanych i karcianych o smokach. Graj, symuluj i sprawdzaj w terminalu.',
    ru: 'Wyrmtable: один стол для игр с костями и картами про драконов. Играйте, моделируйте и проверяйте в терминале.',
  },
  usage: { en: 'Usage: {usage}', pl: 'Użycie: {usage}', ru: 'Вызов: {usage}' },
  commands: { en: 'Commands:', pl: 'Polecenia:', ru: 'Команды:' },
  flags: { en: 'Flags:', pl: 'Flagi:', ru: 'Флаги:' },
  exitCodes: {
    en: 'Exit codes: 0 done, 1 what was checked does not hold, 2 the call or a file is wrong.',
    pl: 'Kody wyjścia: 0 gotowe, 1 sprawdzany warunek nie zachodzi, 2 błędne wywołanie albo plik.',
    ru: 'Коды выхода: 0 — готово, 1 — проверка не прошла, 2 — ошибка в вызове или в файле.',
  },
} as const satisfies Record<string, Message>;

export const ABOUT = {
  games: {
    en: 'List the games, their seats and their options',
    pl: 'Wypisz gry, liczbę miejsc i opcje',
    ru: 'Перечислить игры, число мест и настройки',
  },
  content: {
    en: 'Show everything a game ships as data: tables and cards with their texts',
    pl: 'Pokaż wszystkie dane gry: tabele i karty wraz z tekstami',
    ru: 'Показать все данные игры: таблицы и карты с текстами',
  },
  simulate: {
    en: 'Let bots play many games and report the figures',
    pl: 'Rozegraj wiele partii botami i podaj wyniki',
    ru: 'Разыграть множество партий между ботами и подвести итог',
  },
  scenario: {
    en: 'Run scenario files: what is given, what is done, what must hold',
    pl: 'Uruchom scenariusze: co dane, co zrobiono, co musi zachodzić',
    ru: 'Выполнить сценарии: что дано, что сделано, что должно получиться',
  },
  hero: {
    en: 'Check a hero that somebody made, print one of ours in the same form, or the vocabulary for programs',
    pl: 'Sprawdź bohatera, którego ktoś stworzył, wypisz jednego z naszych w tej samej postaci albo słownik dla programów',
    ru: 'Проверить героя, которого кто-то создал, вывести одного из наших в том же виде или словарь для программ',
  },
  begin: {
    en: 'Lay out a new hero, minion, tile, loot card, companion, item or Mage card (docs/adding-a-hero.md, adding-content.md)',
    pl: 'Załóż nowego bohatera, sługusa, kafelek, kartę łupów, kamrata, przedmiot lub kartę maga (docs/adding-a-hero.md, adding-content.md)',
    ru: 'Создать героя, прислужника, тайл, карту добычи, соратника, предмет или карту мага (docs/adding-a-hero.md, adding-content.md)',
  },
  backup: {
    en: 'Save everything a server keeps into one file, while it runs',
    pl: 'Zapisz wszystko, co przechowuje serwer, w jednym pliku, bez zatrzymywania go',
    ru: 'Сохранить всё, что хранит сервер, в один файл, не останавливая его',
  },
  restore: {
    en: 'Put a backup in the place of what a stopped server keeps; that is kept beside',
    pl: 'Przywróć kopię w miejsce danych zatrzymanego serwera; dotychczasowe zostają obok',
    ru: 'Вернуть копию на место данных остановленного сервера; прежние останутся рядом',
  },
  migrate: {
    en: 'Move everything a stopped server keeps to another database, and check that it came whole',
    pl: 'Przenieś wszystko, co przechowuje zatrzymany serwer, do innej bazy i sprawdź, czy dotarło w całości',
    ru: 'Перенести всё, что хранит остановленный сервер, в другую базу и проверить, что всё дошло',
  },
  repair: {
    en: 'Save what can still be read of a damaged database; the damaged one is kept beside',
    pl: 'Uratuj z uszkodzonej bazy, co się da odczytać; uszkodzona zostaje obok',
    ru: 'Спасти из повреждённой базы всё, что ещё читается; повреждённая останется рядом',
  },
  rules: {
    en: 'Tell which rules are checked, and by what',
    pl: 'Powiedz, które zasady są sprawdzane i przez co',
    ru: 'Показать, какие правила проверяются и чем',
  },
  load: {
    en: 'Play at many tables of a running service as real clients do, and measure it',
    pl: 'Graj przy wielu stołach działającego serwisu jak prawdziwi klienci i zmierz go',
    ru: 'Играть за многими столами работающего сервиса, как настоящие клиенты, и измерить его',
  },
  chaos: {
    en: 'Start a whole service on this machine, kill parts of it under play, and check that nothing is lost',
    pl: 'Uruchom cały serwis na tej maszynie, zabijaj jego części podczas gry i sprawdź, że nic nie ginie',
    ru: 'Запустить на этой машине целый сервис, убивать его части во время игры и проверить, что ничего не теряется',
  },
  evenings: {
    en: 'Simulate whole evenings of the service in bad weather and check that all holds',
    pl: 'Przeprowadź symulację całych wieczorów serwisu przy awariach i sprawdź, czy wszystko się zgadza',
    ru: 'Смоделировать целые вечера работы сервиса при сбоях и проверить, что всё в порядке',
  },
  corpus: {
    en: 'Replay every recorded match and say what would break one; `add` records more, `fill` what is lacking, `retell` what is told of them',
    pl: 'Odtwórz wszystkie zachowane partie i powiedz, co by którąś zepsuło; `add` dodaje kolejne, `fill` brakujące, `retell` zapisuje na nowo ich opowieść',
    ru: 'Воспроизвести все сохранённые партии и сказать, что сломало бы какую-то; `add` добавляет новые, `fill` — недостающие, `retell` записывает рассказ о них заново',
  },
  amendments: {
    en: 'Say which amended rules no stored match needs the old form of any more',
    pl: 'Powiedz, których poprawionych zasad w dawnej postaci nie potrzebuje już żadna partia',
    ru: 'Сказать, какие изменённые правила в прежнем виде уже не нужны ни одной партии',
  },
  editions: {
    en: 'Tell whether all content is kept for the matches that name it; `keep` keeps it',
    pl: 'Sprawdź, czy cała zawartość jest zachowana dla partii, które jej używają; `keep` ją zachowuje',
    ru: 'Проверить, сохранено ли всё содержимое для партий, которые на него ссылаются; `keep` сохраняет его',
  },
  replay: {
    en: 'Replay a match file and check its dice',
    pl: 'Odtwórz plik partii i sprawdź jej kości',
    ru: 'Воспроизвести файл партии и проверить её броски',
  },
  odds: {
    en: 'Exact chances, which dice to keep, when to stop',
    pl: 'Dokładne szanse: które kości zostawić i kiedy przestać',
    ru: 'Точные вероятности: какие кости оставить и когда остановиться',
  },
  play: {
    en: 'Play in the terminal against bots',
    pl: 'Zagraj w terminalu przeciwko botom',
    ru: 'Сыграть в терминале против ботов',
  },
  serve: {
    en: 'Run the table for browsers: the server with the built client',
    pl: 'Uruchom stół dla przeglądarek: serwer ze zbudowanym klientem',
    ru: 'Запустить стол для браузеров: сервер с собранным клиентом',
  },
  bench: {
    en: 'Measure the speed beside other projects in the same run',
    pl: 'Zmierz szybkość obok innych projektów w tym samym przebiegu',
    ru: 'Измерить скорость рядом с другими проектами в одном запуске',
  },
} as const satisfies Record<string, Message>;

export const FLAG = {
  heroDir: {
    en: 'the folder in which the hero’s folder is made or, for anything else, the checkout it is written into (this one)',
    pl: 'katalog, w którym powstanie katalog bohatera, a przy pozostałych repozytorium, do którego mają trafić (bieżące)',
    ru: 'папка, в которой появится папка героя, а для остального — копия проекта, куда это вписать (текущая)',
  },
  amendmentsData: {
    en: 'a data folder or a PostgreSQL (postgres://…), whose matches count too',
    pl: 'katalog danych albo PostgreSQL (postgres://…), których partie też się liczą',
    ru: 'папка данных или PostgreSQL (postgres://…), партии которых тоже учитываются',
  },
  corpusDir: {
    en: 'the folder with the recorded matches',
    pl: 'katalog z zachowanymi partiami',
    ru: 'папка с сохранёнными партиями',
  },
  corpusAt: {
    en: 'record the match only up to this choice',
    pl: 'zachowaj partię tylko do tego wyboru',
    ru: 'сохранить партию только до этого хода',
  },
  help: { en: 'show this page', pl: 'pokaż tę stronę', ru: 'показать эту справку' },
  version: { en: 'show the version', pl: 'pokaż wersję', ru: 'показать версию' },
  lang: {
    en: 'language (otherwise that of the shell)',
    pl: 'język (domyślnie język powłoki)',
    ru: 'язык (иначе — язык оболочки)',
  },
  json: {
    en: 'print one JSON value instead of text',
    pl: 'wypisz jedną wartość JSON zamiast tekstu',
    ru: 'вывести одно значение JSON вместо текста',
  },
  evenings: { en: 'how many evenings (100)', pl: 'ile wieczorów (100)', ru: 'сколько вечеров (100)' },
  firstEvening: { en: 'seed of the first one (1)', pl: 'ziarno pierwszego (1)', ru: 'зерно первого (1)' },
  processes: {
    en: 'processes of the service (drawn for each evening)',
    pl: 'procesy serwisu (losowane na każdy wieczór)',
    ru: 'процессы сервиса (случайно для каждого вечера)',
  },
  games: { en: 'how many games (1000)', pl: 'ile partii (1000)', ru: 'сколько партий (1000)' },
  seed: {
    en: 'whole number that decides every die (1)',
    pl: 'liczba całkowita, od której zależy każda kość (1)',
    ru: 'целое число, от которого зависит каждый бросок (1)',
  },
  seats: {
    en: 'how many sit at the table',
    pl: 'ile osób siedzi przy stole',
    ru: 'сколько игроков за столом',
  },
  bots: {
    en: 'levels by seat, repeated until every seat has one (random)',
    pl: 'poziomy kolejnych miejsc, powtarzane aż do ostatniego (random)',
    ru: 'уровни по местам, по кругу до последнего места (random)',
  },
  rivals: {
    en: 'levels of the bots, repeated until every seat has one (careful, else adept, else eager)',
    pl: 'poziomy botów, powtarzane aż do ostatniego miejsca (careful, jeśli brak: adept, eager)',
    ru: 'уровни ботов, по кругу до последнего места (careful, если нет — adept, eager)',
  },
  options: {
    en: 'options of the game, see the command games',
    pl: 'opcje gry, zob. polecenie games',
    ru: 'настройки игры, см. команду games',
  },
  workers: {
    en: 'threads to share the games among; the result stays the same (1)',
    pl: 'wątki, między które dzieli się partie; wynik pozostaje ten sam (1)',
    ru: 'потоки, между которыми делятся партии; итог не меняется (1)',
  },
  by: {
    en: 'play the games once for each value of this option and compare',
    pl: 'rozegraj partie dla każdej wartości tej opcji i porównaj',
    ru: 'разыграть партии для каждого значения этой настройки и сравнить',
  },
  budget: {
    en: 'iterations that thinking bots think for (each level has its own)',
    pl: 'ile iteracji myślą boty, które myślą (każdy poziom ma własną liczbę)',
    ru: 'сколько итераций думают думающие боты (у каждого уровня своё число)',
  },
  save: {
    en: 'folder to write a match file of every game to',
    pl: 'katalog, do którego trafi plik każdej partii',
    ru: 'папка, куда записать файл каждой партии',
  },
  game: {
    en: 'only the rules of this game',
    pl: 'tylko zasady tej gry',
    ru: 'только правила этой игры',
  },
  verify: {
    en: 'check the digest, the commitment to the seed and every die',
    pl: 'sprawdź skrót, zobowiązanie do ziarna i każdą kość',
    ru: 'проверить отпечаток, обязательство по зерну и каждый бросок',
  },
  at: {
    en: 'stop after this many choices',
    pl: 'zatrzymaj się po tylu wyborach',
    ru: 'остановиться после стольких ходов',
  },
  army: {
    en: 'soldiers who go into the Final Battle (5000)',
    pl: 'żołnierze, którzy ruszają do Ostatniej Bitwy (5000)',
    ru: 'солдаты, идущие в Последнюю битву (5000)',
  },
  trace: {
    en: 'tell the state after every step',
    pl: 'pokaż stan po każdym kroku',
    ru: 'показать положение после каждого шага',
  },
  wounds: {
    en: 'wounds that kill the dragon (3)',
    pl: 'obrażenia, które zabijają smoka (3)',
    ru: 'раны, от которых гибнет дракон (3)',
  },
  name: { en: 'what to call you', pl: 'jak się do ciebie zwracać', ru: 'как вас называть' },
  stops: {
    en: 'which windows ask you: those that matter, all, or none (auto)',
    pl: 'które okna cię pytają: te, które coś znaczą, wszystkie albo żadne (auto)',
    ru: 'какие окна вас спрашивают: важные, все или никакие (auto)',
  },
  own: {
    en: 'seats you hold yourself, by number, or all (0); bots have the others',
    pl: 'miejsca, które zajmujesz, według numerów, albo all (0); na pozostałych grają boty',
    ru: 'места, которые занимаете вы, по номерам, или all (0); на остальных играют боты',
  },
  file: {
    en: 'keep the match here after every choice; go on with it if it is there',
    pl: 'tu zachowuj partię po każdym wyborze; jeśli już jest, graj ją dalej',
    ru: 'хранить партию здесь после каждого хода; если она уже есть, продолжить её',
  },
  resume: {
    en: 'go on with the match in this file',
    pl: 'graj dalej partię z tego pliku',
    ru: 'продолжить партию из этого файла',
  },
  to: {
    en: 'file to save a new match to, over whatever is there',
    pl: 'plik, w którym zapisać nową partię, w miejsce tego, co w nim jest',
    ru: 'файл, куда сохранить новую партию вместо того, что в нём есть',
  },
  heroFile: {
    en: 'a hero that somebody made: its file (docs/making-a-hero.md); in --options it is named by its id',
    pl: 'bohater, którego ktoś stworzył: jego plik (docs/making-a-hero.md); w --options nazywa się go identyfikatorem',
    ru: 'герой, которого кто-то создал: его файл (docs/making-a-hero.md); в --options его называют идентификатором',
  },
  fixedSeed: {
    en: 'whole number that decides every die (otherwise nobody knows)',
    pl: 'liczba całkowita, od której zależy każda kość (inaczej decyduje przypadek)',
    ru: 'целое число, от которого зависит каждый бросок (иначе решает случай)',
  },
  port: {
    en: 'port to listen on: this, else PORT, else 8080, or the next free one',
    pl: 'port: ten, inaczej PORT, inaczej 8080, albo następny wolny',
    ru: 'порт: этот, иначе PORT, иначе 8080, или следующий свободный',
  },
  host: {
    en: 'address to listen on: this, else WYRMTABLE_HOST, else 0.0.0.0',
    pl: 'adres nasłuchu: ten, inaczej WYRMTABLE_HOST, inaczej 0.0.0.0',
    ru: 'адрес, на котором слушать: этот, иначе WYRMTABLE_HOST, иначе 0.0.0.0',
  },
  origin: {
    en: 'a further site whose pages may speak to this server; may be given several times (WYRMTABLE_ORIGINS, with commas)',
    pl: 'kolejna strona, której wolno rozmawiać z serwerem; można podać kilka razy (WYRMTABLE_ORIGINS, po przecinkach)',
    ru: 'ещё один сайт, которому можно обращаться к серверу; можно указать несколько раз (WYRMTABLE_ORIGINS, через запятую)',
  },
  trustProxy: {
    en: 'proxies whose X-Forwarded-* are believed: addresses, nets, loopback, uniquelocal (WYRMTABLE_TRUST_PROXY)',
    pl: 'pośrednicy, których X-Forwarded-* są wiarygodne: adresy, sieci, loopback, uniquelocal (WYRMTABLE_TRUST_PROXY)',
    ru: 'прокси, чьим X-Forwarded-* можно верить: адреса, сети, loopback, uniquelocal (WYRMTABLE_TRUST_PROXY)',
  },
  log: {
    en: 'what is written to standard error: silent, error, warn, info or debug (WYRMTABLE_LOG, warn)',
    pl: 'co trafia na standardowe wyjście błędów: silent, error, warn, info lub debug (WYRMTABLE_LOG, warn)',
    ru: 'что пишется в поток ошибок: silent, error, warn, info или debug (WYRMTABLE_LOG, warn)',
  },
  hsts: {
    en: 'tell browsers to come by https alone (WYRMTABLE_HSTS=1)',
    pl: 'każ przeglądarkom łączyć się tylko przez https (WYRMTABLE_HSTS=1)',
    ru: 'велеть браузерам приходить только по https (WYRMTABLE_HSTS=1)',
  },
  limits: {
    en: 'all limits of work so many times as large, for houses with many players behind one address (WYRMTABLE_LIMITS, 1)',
    pl: 'wszystkie limity pracy tyle razy większe, gdy wielu graczy ma jeden adres (WYRMTABLE_LIMITS, 1)',
    ru: 'все ограничения во столько раз больше, если у многих игроков один адрес (WYRMTABLE_LIMITS, 1)',
  },
  metrics: {
    en: 'serve /metrics for Prometheus (WYRMTABLE_METRICS=1); keep it from strangers at the proxy',
    pl: 'udostępniaj /metrics dla Prometheusa (WYRMTABLE_METRICS=1); zamknij to przed obcymi na pośredniku',
    ru: 'отдавать /metrics для Prometheus (WYRMTABLE_METRICS=1); закройте от посторонних на прокси',
  },
  database: {
    en: 'a PostgreSQL instead of the database in the data folder: postgres://… (WYRMTABLE_DATABASE)',
    pl: 'PostgreSQL zamiast bazy w katalogu danych: postgres://… (WYRMTABLE_DATABASE)',
    ru: 'PostgreSQL вместо базы в папке данных: postgres://… (WYRMTABLE_DATABASE)',
  },
  servers: {
    en: 'addresses of the servers, with commas between',
    pl: 'adresy serwerów, rozdzielone przecinkami',
    ru: 'адреса серверов через запятую',
  },
  trialProcesses: { en: 'how many servers (3)', pl: 'ile serwerów (3)', ru: 'сколько серверов (3)' },
  replaceBackup: {
    en: 'put it in the place of a file that is there',
    pl: 'zastąp plik, jeśli już jest',
    ru: 'заменить файл, если он уже есть',
  },
  trialKills: {
    en: 'instead of --seconds: until so many kills of a server, of the database and of the bus each',
    pl: 'zamiast --seconds: aż do tylu zabić serwera, bazy i magistrali z osobna',
    ru: 'вместо --seconds: пока сервер, база и шина не будут убиты столько раз каждый',
  },
  trialOlder: {
    en: 'instead of --seconds: servers begin as the version installed in that folder and are replaced one after another',
    pl: 'zamiast --seconds: serwery zaczynają w wersji zainstalowanej w tym katalogu i są kolejno wymieniane',
    ru: 'вместо --seconds: серверы начинают с версии, установленной в этой папке, и по одному заменяются',
  },
  trialPlayers: {
    en: 'who plays: a program that says what it was told was accepted (docs/scaling.md)',
    pl: 'kto gra: program, który mówi, co mu potwierdzono (docs/scaling.md)',
    ru: 'кто играет: программа, которая сообщает, что ей подтвердили (docs/scaling.md)',
  },
  loadTables: { en: 'how many tables (10)', pl: 'ile stołów (10)', ru: 'сколько столов (10)' },
  loadGames: {
    en: 'which games, with commas between (dragon-farkle)',
    pl: 'które gry, rozdzielone przecinkami (dragon-farkle)',
    ru: 'какие игры, через запятую (dragon-farkle)',
  },
  seconds: { en: 'for how many seconds', pl: 'przez ile sekund', ru: 'сколько секунд' },
  trialSeed: {
    en: 'the seed of what players choose and what is done (1)',
    pl: 'ziarno wyborów graczy i zdarzeń (1)',
    ru: 'зерно выбора игроков и происходящего (1)',
  },
  keep: {
    en: 'days after which a table that nobody comes to is removed; 0 keeps all (180, WYRMTABLE_KEEP)',
    pl: 'po ilu dniach znika stół, do którego nikt nie przychodzi; 0 zachowuje wszystkie (180, WYRMTABLE_KEEP)',
    ru: 'через сколько дней удаляется стол, к которому никто не приходит; 0 хранит все (180, WYRMTABLE_KEEP)',
  },
  bus: {
    en: 'a Redis that connects several servers on one PostgreSQL: redis://… (WYRMTABLE_BUS)',
    pl: 'Redis, który łączy kilka serwerów na jednej bazie PostgreSQL: redis://… (WYRMTABLE_BUS)',
    ru: 'Redis, который связывает несколько серверов на одной базе PostgreSQL: redis://… (WYRMTABLE_BUS)',
  },
  from: {
    en: 'where the data are: a folder or postgres://…',
    pl: 'gdzie są dane: katalog albo postgres://…',
    ru: 'где данные: папка или postgres://…',
  },
  toPlace: {
    en: 'where they go, into an empty place: a folder or postgres://…',
    pl: 'dokąd mają trafić, w puste miejsce: katalog albo postgres://…',
    ru: 'куда их перенести, в пустое место: папка или postgres://…',
  },
  key: {
    en: 'file with the keys that seeds are sealed with (WYRMTABLE_KEY, wyrmtable.key in the data folder); made if it is missing',
    pl: 'plik z kluczami, którymi pieczętuje się ziarna (WYRMTABLE_KEY, wyrmtable.key w katalogu danych); powstaje, gdy go brak',
    ru: 'файл с ключами, которыми запечатаны зёрна (WYRMTABLE_KEY, wyrmtable.key в папке данных); создаётся, если его нет',
  },
  newKey: {
    en: 'put a new key on top of that file and seal everything with it',
    pl: 'dopisz na początku tego pliku nowy klucz i zapieczętuj nim wszystko',
    ru: 'добавить в начало этого файла новый ключ и запечатать им всё',
  },
  lostKey: {
    en: 'start although a key is lost; matches that it sealed stay closed',
    pl: 'uruchom mimo utraty klucza; zapieczętowane nim partie pozostaną zamknięte',
    ru: 'запустить, хотя ключ потерян; запечатанные им партии останутся закрыты',
  },
  data: {
    en: 'folder of the database (data, WYRMTABLE_DATA)',
    pl: 'katalog bazy danych (data, WYRMTABLE_DATA)',
    ru: 'папка базы данных (data, WYRMTABLE_DATA)',
  },
  only: {
    en: 'only the measurements whose name contains this',
    pl: 'tylko pomiary, których nazwa zawiera ten tekst',
    ru: 'только измерения, в имени которых есть этот текст',
  },
} as const satisfies Record<string, Message>;
