// What the command line says when a call or a file is wrong: one sentence each.
import type { Message } from '../phrase.ts';

export const FAULT = {
  noCommand: {
    en: 'Say what to do: “wyrmtable --help” lists the commands.',
    pl: 'Powiedz, co zrobić: „wyrmtable --help” wypisze polecenia.',
    ru: 'Укажите, что сделать: «wyrmtable --help» перечислит команды.',
  },
  unknownCommand: {
    en: 'There is no command “{command}”. Known are: {known}.',
    pl: 'Nie ma polecenia „{command}”. Znane polecenia: {known}.',
    ru: 'Нет команды «{command}». Есть такие: {known}.',
  },
  unknownFlag: {
    en: 'The flag {flag} is unknown here; add --help to see those that are known.',
    pl: 'Flaga {flag} nie jest tu znana; dodaj --help, aby zobaczyć znane.',
    ru: 'Флаг {flag} здесь неизвестен; добавьте --help, чтобы увидеть известные.',
  },
  flagNeedsValue: {
    en: 'The flag {flag} needs a value after it.',
    pl: 'Po fladze {flag} trzeba podać wartość.',
    ru: 'После флага {flag} нужно указать значение.',
  },
  flagTakesNothing: {
    en: 'The flag {flag} takes no value.',
    pl: 'Flaga {flag} nie przyjmuje wartości.',
    ru: 'Флаг {flag} не принимает значения.',
  },
  wordMissing: {
    en: 'Something is missing; the call is: wyrmtable {usage}.',
    pl: 'Czegoś brakuje; wywołanie wygląda tak: wyrmtable {usage}.',
    ru: 'Чего-то не хватает; вызов выглядит так: wyrmtable {usage}.',
  },
  wordTooMany: {
    en: '“{word}” is one word too many; the call is: wyrmtable {usage}.',
    pl: 'Słowo „{word}” jest zbędne; wywołanie wygląda tak: wyrmtable {usage}.',
    ru: 'Слово «{word}» лишнее; вызов выглядит так: wyrmtable {usage}.',
  },
  notWholeNumber: {
    en: '{flag} takes a whole number from {min} to {max}, not “{text}”.',
    pl: '{flag} przyjmuje liczbę całkowitą od {min} do {max}, a podano „{text}”.',
    ru: '{flag} принимает целое число от {min} до {max}, а указано «{text}».',
  },
  notFifties: {
    en: 'Armies are counted in fifties, so --army cannot be {army}.',
    pl: 'Armię liczy się po pięćdziesiąt, więc --army nie może wynosić {army}.',
    ru: 'Армия считается по пятьдесят, поэтому --army не может быть равно {army}.',
  },
  unknownLang: {
    en: 'There is no language “{lang}” here; known are en, pl and ru.',
    pl: 'Nie ma tu języka „{lang}”; znane są en, pl i ru.',
    ru: 'Языка «{lang}» здесь нет; есть en, pl и ru.',
  },
  unknownGame: {
    en: 'There is no game “{game}”. Known are: {known}.',
    pl: 'Nie ma gry „{game}”. Znane gry: {known}.',
    ru: 'Нет игры «{game}». Есть такие: {known}.',
  },
  unknownBot: {
    en: 'There is no bot “{level}”. Known are: {known}.',
    pl: 'Nie ma bota „{level}”. Znane boty: {known}.',
    ru: 'Нет бота «{level}». Есть такие: {known}.',
  },
  notByOption: {
    en: '--by takes an option with a few fixed values, not “{option}”. There are: {known}.',
    pl: '--by przyjmuje opcję o kilku ustalonych wartościach, a nie „{option}”. Są: {known}.',
    ru: '--by принимает настройку с несколькими заданными значениями, а не «{option}». Есть: {known}.',
  },
  saveOrBy: {
    en: '--save and --by do not go together: the files of the runs would have the same names.',
    pl: '--save i --by się wykluczają: pliki kolejnych przebiegów miałyby te same nazwy.',
    ru: '--save и --by несовместимы: файлы разных прогонов получили бы одни и те же имена.',
  },
  optionsNotObject: {
    en: '--options takes a JSON object such as the one that games --json describes.',
    pl: '--options przyjmuje obiekt JSON, którego pola opisuje polecenie games --json.',
    ru: '--options принимает объект JSON, поля которого описывает команда games --json.',
  },
  badJson: {
    en: '{where} is not valid JSON: {problem}.',
    pl: '{where} nie jest poprawnym JSON-em: {problem}.',
    ru: '{where} — не корректный JSON: {problem}.',
  },
  badYaml: {
    en: '{path}, line {line}: this is not valid YAML ({problem}).',
    pl: '{path}, wiersz {line}: to nie jest poprawny YAML ({problem}).',
    ru: '{path}, строка {line}: это не корректный YAML ({problem}).',
  },
  badScenario: {
    en: '{path}, line {line}: the scenario “{name}” is written wrongly at {at}.',
    pl: '{path}, wiersz {line}: scenariusz „{name}” jest błędnie zapisany w miejscu {at}.',
    ru: '{path}, строка {line}: сценарий «{name}» записан неверно в месте {at}.',
  },
  noScenarios: {
    en: '{path} holds no scenario.',
    pl: 'W pliku {path} nie ma żadnego scenariusza.',
    ru: 'В файле {path} нет ни одного сценария.',
  },
  filesWrong: {
    en: '{files, plural, one {# file could not be read in full} other {# files could not be read in full}}; the others are reported.',
    pl: '{files, plural, one {# pliku nie udało się odczytać w całości} few {# plików nie udało się odczytać w całości} many {# plików nie udało się odczytać w całości} other {# pliku nie udało się odczytać w całości}}; pozostałe opisano wyżej.',
    ru: '{files, plural, one {# файл не удалось прочитать целиком} few {# файла не удалось прочитать целиком} many {# файлов не удалось прочитать целиком} other {# файла не удалось прочитать целиком}}; об остальных сказано выше.',
  },
  backupThere: {
    en: '{path} is there already; nothing was changed. Name another file, or say --replace.',
    pl: '{path} już istnieje; niczego nie zmieniono. Podaj inny plik albo dodaj --replace.',
    ru: '{path} уже существует; ничего не изменено. Укажите другой файл или добавьте --replace.',
  },
  folderMissing: {
    en: 'There is no folder {path}.',
    pl: 'Nie ma katalogu {path}.',
    ru: 'Нет папки {path}.',
  },
  fileMissing: {
    en: 'There is no file {path}.',
    pl: 'Nie ma pliku {path}.',
    ru: 'Нет файла {path}.',
  },
  fileIsFolder: {
    en: '{path} is a folder, not a file.',
    pl: '{path} to katalog, a nie plik.',
    ru: '{path} — папка, а не файл.',
  },
  fileForbidden: {
    en: 'There is no permission to use {path}.',
    pl: 'Brak uprawnień do {path}.',
    ru: 'Нет прав на доступ к {path}.',
  },
  fileUnreadable: {
    en: '{path} cannot be used: {problem}.',
    pl: 'Nie można użyć {path}: {problem}.',
    ru: 'Не удаётся использовать {path}: {problem}.',
  },
  notFolder: {
    en: '{path} is a file, not a folder.',
    pl: '{path} to plik, a nie katalog.',
    ru: '{path} — файл, а не папка.',
  },
  uncheckableBroken: {
    en: '{path}: every entry needs an id and a why.',
    pl: '{path}: każdy wpis musi mieć id i why.',
    ru: '{path}: у каждой записи должны быть id и why.',
  },
  noOdds: {
    en: 'There are no exact odds for {game} yet.',
    pl: 'Dla gry {game} nie ma jeszcze dokładnych szans.',
    ru: 'Для игры «{game}» точных вероятностей пока нет.',
  },
  finishedMatch: {
    en: 'The match in {path} is over; there is nothing to go on with.',
    pl: 'Partia z pliku {path} już się skończyła; nie ma do czego wracać.',
    ru: 'Партия из файла {path} уже окончена; продолжать нечего.',
  },
  alteredMatch: {
    en: 'The match in {path} is not what its seed and choices give: the file is damaged or was changed.',
    pl: 'Partia z pliku {path} nie zgadza się z ziarnem i wyborami: plik jest uszkodzony albo zmieniony.',
    ru: 'Партия из файла {path} не сходится с её зерном и ходами: файл повреждён или изменён.',
  },
  otherVersion: {
    en: 'The match in {path} was begun under version {found} of the rules, and only version {wanted} is known here. Nothing of it is lost: keep the file and open it where its rules are known.',
    pl: 'Partię z pliku {path} zaczęto według wersji {found} zasad, a tu znana jest tylko wersja {wanted}. Nic nie przepadło: zachowaj plik i otwórz go tam, gdzie znane są jej zasady.',
    ru: 'Партию из файла {path} начали по версии правил {found}, а здесь известна только версия {wanted}. Ничего не потеряно: сохраните файл и откройте его там, где её правила известны.',
  },
  contentElsewhere: {
    en: 'The match in {path} is played with content that is not here: {first}{count, plural, one {} other { and more ({count})}}. Nothing of it is lost: keep the file and open it where that content is.',
    pl: 'Partia z pliku {path} używa zawartości, której tu nie ma: {first}{count, plural, one {} few { i innych ({count})} many { i innych ({count})} other { i innych ({count})}}. Nic nie przepadło: zachowaj plik i otwórz go tam, gdzie ta zawartość jest.',
    ru: 'Партия из файла {path} использует содержимое, которого здесь нет: {first}{count, plural, one {} few { и другое ({count})} many { и другое ({count})} other { и другое ({count})}}. Ничего не потеряно: сохраните файл и откройте его там, где это содержимое есть.',
  },
  notASeat: {
    en: '--own takes seats from 0 to {last, number} or “all”, not “{text}”.',
    pl: '--own przyjmuje miejsca od 0 do {last, number} albo „all”, a nie „{text}”.',
    ru: '--own принимает места от 0 до {last, number} или «all», а не «{text}».',
  },
  notAHabit: {
    en: '--stops is one of {known}, not “{text}”.',
    pl: '--stops to jedno z: {known}, a nie „{text}”.',
    ru: '--stops — одно из: {known}, а не «{text}».',
  },
  noStops: {
    en: '{game} asks in every window; it has no --stops.',
    pl: '{game} pyta w każdym oknie; --stops tu nie działa.',
    ru: '{game} спрашивает в каждом окне; --stops здесь не действует.',
  },
  nobodysSeat: {
    en: 'Nobody but bots plays in {path}; there is no seat for you.',
    pl: 'W pliku {path} grają same boty; nie ma dla ciebie miejsca.',
    ru: 'В файле {path} играют только боты; места для вас нет.',
  },
  portForbidden: {
    en: 'Port {port} may not be opened here; choose one above 1023.',
    pl: 'Portu {port} nie wolno tu otworzyć; wybierz numer powyżej 1023.',
    ru: 'Порт {port} здесь открыть нельзя; выберите номер больше 1023.',
  },
  noServer: {
    en: 'The server could not start: {problem}.',
    pl: 'Serwer nie wystartował: {problem}.',
    ru: 'Сервер не запустился: {problem}.',
  },
  newerDatabase: {
    en: 'The data in {path} were written by a newer version of Wyrmtable; update the program or choose another folder with --data.',
    pl: 'Dane w {path} zapisała nowsza wersja Wyrmtable; zaktualizuj program albo wskaż inny katalog flagą --data.',
    ru: 'Данные в {path} записаны более новой версией Wyrmtable; обновите программу или укажите другую папку флагом --data.',
  },
  othersLive: {
    en: 'Servers of an earlier version are playing on {path} and could not go on beside this one; stop all of them, then start this one.',
    pl: 'Na {path} grają serwery starszej wersji i nie mogłyby działać dalej obok tego; zatrzymaj wszystkie, potem uruchom ten.',
    ru: 'На {path} играют серверы более ранней версии и рядом с этим дальше работать не смогут; остановите их все, затем запустите этот.',
  },
  folderInUse: {
    en: 'Another server is using {path}; stop it, or choose another folder with --data.',
    pl: 'Z katalogu {path} korzysta już inny serwer; zatrzymaj go albo wskaż inny katalog flagą --data.',
    ru: 'Папку {path} уже использует другой сервер; остановите его или укажите другую папку флагом --data.',
  },
  keyMissing: {
    en: 'The key that seeds were sealed with is not in {path}: put it back, or, if it is lost for good, start with --lost-key; then matches that are not over stay closed.',
    pl: 'W {path} nie ma klucza, którym zapieczętowano ziarna: przywróć go albo, jeśli przepadł, uruchom z --lost-key; wtedy niedokończone partie pozostaną zamknięte.',
    ru: 'В {path} нет ключа, которым запечатаны зёрна: верните его или, если он потерян, запустите с --lost-key; тогда неоконченные партии останутся закрыты.',
  },
  notAKey: {
    en: 'The file {path} holds no keys: it should have lines of 43 letters and figures, as the server makes them.',
    pl: 'W pliku {path} nie ma kluczy: powinien mieć wiersze po 43 znaki, takie jak tworzy serwer.',
    ru: 'В файле {path} нет ключей: в нём должны быть строки по 43 знака, какие создаёт сервер.',
  },
  damagedDatabase: {
    en: 'The database in {path} is damaged: put a backup in its place with `wyrmtable restore FILE`, or save what can be read with `wyrmtable repair`.',
    pl: 'Baza w {path} jest uszkodzona: przywróć kopię poleceniem `wyrmtable restore PLIK` albo uratuj, co się da, poleceniem `wyrmtable repair`.',
    ru: 'База в {path} повреждена: верните копию командой `wyrmtable restore ФАЙЛ` или спасите, что читается, командой `wyrmtable repair`.',
  },
  damagedBackup: {
    en: 'The file {path} is no whole backup; nothing was changed.',
    pl: 'Plik {path} nie jest całą kopią; niczego nie zmieniono.',
    ru: 'Файл {path} — не целая копия; ничего не изменено.',
  },
  beyondRepair: {
    en: 'Nothing in {path} can be read any more: put a backup in its place with `wyrmtable restore FILE`.',
    pl: 'Z {path} nie da się już nic odczytać: przywróć kopię poleceniem `wyrmtable restore PLIK`.',
    ru: 'Из {path} уже ничего не прочесть: верните копию командой `wyrmtable restore ФАЙЛ`.',
  },
  noService: {
    en: 'There is no database in {path}.',
    pl: 'W {path} nie ma bazy danych.',
    ru: 'В {path} нет базы данных.',
  },
  notEmptyPlace: {
    en: 'There are guests or tables in {path} already; choose an empty place.',
    pl: 'W {path} są już goście albo stoły; wybierz puste miejsce.',
    ru: 'В {path} уже есть гости или столы; выберите пустое место.',
  },
  notTheSame: {
    en: 'What arrived in {path} is not what was sent; nothing was kept of it.',
    pl: 'Do {path} dotarło co innego, niż wysłano; nic z tego nie zostało.',
    ru: 'В {path} дошло не то, что отправлено; ничего не сохранено.',
  },
  flagWanted: {
    en: '{flag} is missing: give it a folder or postgres://….',
    pl: 'Brakuje {flag}: podaj po {flag} katalog albo postgres://….',
    ru: 'Не хватает {flag}: укажите после {flag} папку или postgres://….',
  },
  databaseInUse: {
    en: 'Another server is playing on {path}; stop it first, one server has a database.',
    pl: 'Na {path} gra już inny serwer; najpierw go zatrzymaj, z bazy korzysta jeden serwer.',
    ru: 'На {path} уже играет другой сервер; сначала остановите его, у базы один сервер.',
  },
  notDatabase: {
    en: '{flag} takes the address of a PostgreSQL: postgres://user:password@host/name.',
    pl: '{flag} przyjmuje adres bazy PostgreSQL: postgres://użytkownik:hasło@host/nazwa.',
    ru: '{flag} принимает адрес базы PostgreSQL: postgres://пользователь:пароль@хост/имя.',
  },
  notBus: {
    en: '{flag} takes the address of a Redis: redis://host:port, or rediss:// with TLS.',
    pl: '{flag} przyjmuje adres serwera Redis: redis://host:port albo rediss:// z TLS.',
    ru: '{flag} принимает адрес сервера Redis: redis://хост:порт или rediss:// с TLS.',
  },
  busAlone: {
    en: '{flag} connects servers that share a PostgreSQL: name it with --database.',
    pl: '{flag} łączy serwery, które mają wspólną bazę PostgreSQL: podaj ją przez --database.',
    ru: '{flag} связывает серверы с общей базой PostgreSQL: укажите её через --database.',
  },
  noBus: {
    en: 'The Redis {bus} cannot be reached: {problem}.',
    pl: 'Nie można połączyć się z serwerem Redis {bus}: {problem}.',
    ru: 'Не удаётся связаться с Redis {bus}: {problem}.',
  },
  noDatabase: {
    en: 'The database {database} cannot be used: {problem}.',
    pl: 'Z bazy {database} nie można korzystać: {problem}.',
    ru: 'Базой {database} нельзя пользоваться: {problem}.',
  },
  folderClosed: {
    en: 'The server may not write in {path}; give its user that right, or choose another folder with --data.',
    pl: 'Serwer nie może zapisywać w {path}; nadaj jego użytkownikowi to prawo albo wskaż inny katalog flagą --data.',
    ru: 'Серверу нельзя писать в {path}; дайте его пользователю это право или укажите другую папку флагом --data.',
  },
  notOneOf: {
    en: '{flag} takes one of {known}, not “{text}”.',
    pl: '{flag} przyjmuje jedną z wartości {known}, a nie „{text}”.',
    ru: '{flag} принимает одно из значений {known}, а не «{text}».',
  },
  notPositive: {
    en: '{flag} takes a number above 0 and up to {max, number}, not “{text}”.',
    pl: '{flag} przyjmuje liczbę większą od 0, najwyżej {max, number}, a nie „{text}”.',
    ru: '{flag} принимает число больше 0 и не больше {max, number}, а не «{text}».',
  },
  notOrigin: {
    en: '{flag} takes the address of a site, such as https://example.org, not “{text}”.',
    pl: '{flag} przyjmuje adres strony, na przykład https://example.org, a nie „{text}”.',
    ru: '{flag} принимает адрес сайта, например https://example.org, а не «{text}».',
  },
  notProxies: {
    en: '{flag} takes addresses or nets with commas between, loopback, linklocal or uniquelocal, not “{text}”.',
    pl: '{flag} przyjmuje adresy lub sieci rozdzielone przecinkami, loopback, linklocal albo uniquelocal, a nie „{text}”.',
    ru: '{flag} принимает адреса или сети через запятую, loopback, linklocal или uniquelocal, а не «{text}».',
  },
  nothingToMeasure: {
    en: 'No measurement has “{only}” in its name.',
    pl: 'Żaden pomiar nie ma w nazwie „{only}”.',
    ru: 'Ни у одного измерения нет в имени «{only}».',
  },
  noPeers: {
    en: 'What is measured beside could not be installed: check the network, or run npm ci in bench/peers to see why.',
    pl: 'Nie udało się zainstalować tego, z czym porównujemy: sprawdź sieć albo uruchom npm ci w bench/peers, by zobaczyć powód.',
    ru: 'Не удалось установить то, с чем идёт сравнение: проверьте сеть или запустите npm ci в bench/peers, чтобы увидеть причину.',
  },
  defect: {
    en: 'Wyrmtable itself is at fault here: {problem}. Set WYRMTABLE_TRACE=1 to see where.',
    pl: 'To błąd samego Wyrmtable: {problem}. Ustaw WYRMTABLE_TRACE=1, aby zobaczyć, gdzie powstał.',
    ru: 'Это ошибка самой программы Wyrmtable: {problem}. Задайте WYRMTABLE_TRACE=1, чтобы увидеть, где она возникла.',
  },
  noHero: {
    en: 'There is no hero in {path}: a hero is one JSON object with the field “hero”, as “wyrmtable hero show barbarian” prints it.',
    pl: 'W {path} nie ma bohatera: bohater to jeden obiekt JSON z polem „hero”, jak go wypisuje „wyrmtable hero show barbarian”.',
    ru: 'В {path} нет героя: герой — один объект JSON с полем «hero», как его выводит «wyrmtable hero show barbarian».',
  },
  badHeroFile: {
    en: 'The hero in {path} cannot be played. {at}: {problem}',
    pl: 'Bohaterem z pliku {path} nie da się grać. {at}: {problem}',
    ru: 'За героя из {path} играть нельзя. {at}: {problem}',
  },
  heroTooLarge: {
    en: '{path} is larger than any hero can be.',
    pl: '{path} jest większy, niż może być jakikolwiek bohater.',
    ru: '{path} больше, чем может быть любой герой.',
  },
  unknownHero: {
    en: 'There is no hero “{hero}”. Known are: {known}.',
    pl: 'Nie ma bohatera „{hero}”. Znani bohaterowie: {known}.',
    ru: 'Нет героя «{hero}». Есть такие: {known}.',
  },
  unplayable: {
    en: 'The {piece, select, hero {hero} card {card} status {token} minion {minion} boss {boss} loot {loot card} tile {tile} companion {companion} item {item} mage {Mage card} other {piece}} “{id}” cannot be played:',
    pl: 'Tego nie da się rozegrać: {piece, select, hero {bohater} card {karta} status {żeton} minion {sługus} boss {boss} loot {karta łupów} tile {kafelek} companion {kamrat} item {przedmiot} mage {karta maga} other {element}} „{id}”:',
    ru: 'Этим нельзя играть: {piece, select, hero {герой} card {карта} status {жетон} minion {прислужник} boss {босс} loot {карта добычи} tile {тайл} companion {соратник} item {предмет} mage {карта мага} other {элемент}} «{id}»:',
  },
  noSuchKind: {
    en: '“{word}” is nothing that can be begun so; known are {kinds}.',
    pl: 'Tak nie można zacząć czegoś takiego jak „{word}”; znane są: {kinds}.',
    ru: 'Так нельзя начать «{word}»; известны: {kinds}.',
  },
  badName: {
    en: '“{name}” is no name to begin with: English letters, digits and single blanks, at most 24 of them.',
    pl: '„{name}” nie nadaje się na nazwę: litery angielskie, cyfry i pojedyncze spacje, najwyżej 24 znaki.',
    ru: '«{name}» не годится в имя: английские буквы, цифры и одиночные пробелы, не больше 24 знаков.',
  },
  noList: {
    en: '{path} is not as this command knows it; nothing was changed. Write into it by hand (docs/adding-content.md).',
    pl: '{path} nie wygląda tak, jak zna go to polecenie; niczego nie zmieniono. Dopisz tam ręcznie (docs/adding-content.md).',
    ru: '{path} не такой, каким его знает эта команда; ничего не изменено. Впишите туда вручную (docs/adding-content.md).',
  },
  heroThere: {
    en: 'There is already something in {path}; nothing was changed.',
    pl: 'W {path} już coś jest; niczego nie zmieniono.',
    ru: 'В {path} уже что-то есть; ничего не изменено.',
  },
} as const satisfies Record<string, Message>;
