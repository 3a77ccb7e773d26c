// Why something was not done: one sentence for every code of the kernel, the games, the server and the client.
import type { Message } from '../phrase.ts';

export const REFUSALS = {
  // The kernel and the games.
  'match-over': {
    en: 'This match is over.',
    pl: 'Ta partia już się skończyła.',
    ru: 'Эта партия уже окончена.',
  },
  'illegal-choice': {
    en: 'That is not possible right now.',
    pl: 'Tego nie da się teraz zrobić.',
    ru: 'Сейчас это невозможно.',
  },
  'bad-match-file': {
    en: 'This is not a match file we can read: something is wrong at “{path}”.',
    pl: 'Tego pliku partii nie umiemy odczytać: coś jest nie tak w miejscu „{path}”.',
    ru: 'Этот файл партии прочитать не удалось: что-то не так в месте «{path}».',
  },
  'bad-task-file': {
    en: 'This is not a file of tasks we can read: something is wrong at “{path}”.',
    pl: 'Tego pliku z zadaniami nie umiemy odczytać: coś jest nie tak w miejscu „{path}”.',
    ru: 'Этот файл с задачами прочитать не удалось: что-то не так в месте «{path}».',
  },
  'other-game': {
    en: 'This is a record of another game: {found}. It has to be {wanted}.',
    pl: 'To zapis innej gry: {found}. Potrzebny jest zapis gry {wanted}.',
    ru: 'Это запись другой игры: {found}. Нужна запись игры «{wanted}».',
  },
  'other-version': {
    en: 'This match was begun under version {found} of the rules, and only version {wanted} is known here. Nothing of it is lost: save it as a file and open it where its rules are known.',
    pl: 'Tę partię zaczęto według wersji {found} zasad, a tu znana jest tylko wersja {wanted}. Nic nie przepadło: zapisz ją jako plik i otwórz tam, gdzie znane są jej zasady.',
    ru: 'Эту партию начали по версии правил {found}, а здесь известна только версия {wanted}. Ничего не потеряно: сохраните её в файл и откройте там, где её правила известны.',
  },
  'content-missing': {
    en: 'This match is played with content that is not here: {first}{count, plural, one {} other { and more ({count})}}. Nothing of it is lost; save it as a file and open it where that content is.',
    pl: 'Ta partia używa zawartości, której tu nie ma: {first}{count, plural, one {} few { i innych ({count})} many { i innych ({count})} other { i innych ({count})}}. Nic nie przepadło: zapisz ją jako plik i otwórz tam, gdzie ta zawartość jest.',
    ru: 'Эта партия использует содержимое, которого здесь нет: {first}{count, plural, one {} few { и другое ({count})} many { и другое ({count})} other { и другое ({count})}}. Ничего не потеряно: сохраните её в файл и откройте там, где это содержимое есть.',
  },
  'bad-hero': {
    en: 'The hero “{hero}” cannot be played: something is wrong at {at} ({fault}).',
    pl: 'Bohaterem „{hero}” nie da się grać: coś jest nie tak w miejscu {at} ({fault}).',
    ru: 'За героя «{hero}» нельзя играть: что-то не так в месте {at} ({fault}).',
  },
  'no-made-heroes': {
    en: '{game} is not played with heroes of one’s own.',
    pl: '{game}: tu nie gra się własnymi bohaterami.',
    ru: '{game}: здесь не играют своими героями.',
  },
  'too-much-work': {
    en: 'What a hero does at this table goes on without end, so the match was stopped here.',
    pl: 'To, co robi przy tym stole jeden z bohaterów, nigdy się nie kończy, dlatego partię tu przerwano.',
    ru: 'То, что делает за этим столом один из героев, не кончается, поэтому партия здесь остановлена.',
  },
  'no-such-choice': {
    en: 'There is no move {at} in this match; the last one is {last, number}.',
    pl: 'W tej partii nie ma ruchu {at}; ostatni ma numer {last, number}.',
    ru: 'В этой партии нет хода {at}; последний — {last, number}.',
  },
  'illegal-in-file': {
    en: 'Move {number, number} in the record ({choice}) is not a legal one, so the match cannot be replayed.',
    pl: 'Ruch {number, number} w zapisie ({choice}) jest niedozwolony, więc tej partii nie da się odtworzyć.',
    ru: 'Ход {number, number} в записи ({choice}) не разрешён правилами, поэтому воспроизвести партию нельзя.',
  },
  'seats-out-of-range': {
    en: '{game} is for {min, number} to {max, number} players, not for {seats}.',
    pl: '{game}: liczba graczy może wynosić od {min, number} do {max, number}, a podano {seats}.',
    ru: '{game}: число игроков — от {min, number} до {max, number}, а указано {seats}.',
  },
  'mode-seats': {
    en: 'The mode “{mode}” is for {range, select, one {{max, number}} other {{min, number} to {max, number}}} players, not for {seats, number}.',
    pl: 'Tryb „{mode}”: liczba graczy to {range, select, one {{max, number}} other {od {min, number} do {max, number}}}, a podano {seats, number}.',
    ru: 'Режим «{mode}»: число игроков — {range, select, one {{max, number}} other {от {min, number} до {max, number}}}, а указано {seats, number}.',
  },
  'heroes-seats': {
    en: '{heroes, plural, one {# hero was} other {# heroes were}} named for {seats, plural, one {# seat} other {# seats}}.',
    pl: 'Wskazano {heroes, plural, one {# bohatera} few {# bohaterów} many {# bohaterów} other {# bohatera}} na {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}.',
    ru: 'Названо {heroes, plural, one {# герой} few {# героя} many {# героев} other {# героя}} на {seats, plural, one {# место} few {# места} many {# мест} other {# места}}.',
  },
  'bad-options': {
    en: '{why, select, option {There is no option “{path}”. There are: {known}.} value {The option “{path}” cannot have this value. It can be: {known}.} other {The option “{path}” cannot have this value.}}',
    pl: '{why, select, option {Nie ma opcji „{path}”. Są: {known}.} value {Opcja „{path}” nie może mieć takiej wartości. Może mieć: {known}.} other {Opcja „{path}” nie może mieć takiej wartości.}}',
    ru: '{why, select, option {Нет настройки «{path}». Есть: {known}.} value {Настройка «{path}» не может иметь такое значение. Возможные: {known}.} other {Настройка «{path}» не может иметь такое значение.}}',
  },
  'no-such-seat': {
    en: 'There is no seat {seat} at this table (seats are numbered from 0).',
    pl: 'Przy tym stole nie ma miejsca {seat} (miejsca liczy się od 0).',
    ru: 'За этим столом нет места {seat} (места считаются с 0).',
  },

  // Messages and requests as such.
  'bad-message': {
    en: 'The server could not make sense of the message: something is wrong at “{path}”.',
    pl: 'Serwer nie zrozumiał wiadomości: coś jest nie tak w miejscu „{path}”.',
    ru: 'Сервер не понял сообщение: что-то не так в месте «{path}».',
  },
  'message-too-large': {
    en: 'The message is too long; {limit, plural, one {# byte is} other {# bytes are}} the most the server takes.',
    pl: 'Wiadomość jest za długa; serwer przyjmuje najwyżej {limit, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajta}}.',
    ru: 'Сообщение слишком длинное; сервер принимает не больше {limit, plural, one {# байта} few {# байт} many {# байт} other {# байта}}.',
  },
  'too-many-messages': {
    en: 'Too many messages at once. Take a breath and try again in {seconds, plural, one {# second} other {# seconds}}.',
    pl: 'Za dużo wiadomości naraz. Odetchnij i spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    ru: 'Слишком много сообщений сразу. Переведите дух и попробуйте снова через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  },
  'over-budget': {
    en: '{work, select, talk {So much was said at once that} tables {So many new tables were laid that} misses {So many wrong table codes were tried that} uploads {So many matches were brought that} replays {So much of long matches was asked for that} other {So much was changed at once that}} the server asks for a pause. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    pl: '{work, select, talk {Padło naraz tyle słów} tables {Powstało tyle nowych stołów} misses {Padło tyle błędnych kodów stołów} uploads {Wczytano tyle partii} replays {Przeglądano tyle długich partii} other {Tyle zmieniono naraz}}, że serwer prosi o przerwę. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    ru: '{work, select, talk {Сказано столько сразу} tables {Накрыто столько новых столов} misses {Введено столько неверных кодов столов} uploads {Загружено столько партий} replays {Запрошено столько длинных партий} other {Столько изменено сразу}}, что сервер просит передышки. Попробуйте снова через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  },
  'too-many-requests': {
    en: 'Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    pl: 'Za dużo żądań. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    ru: 'Слишком много запросов. Попробуйте снова через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  },
  'too-many-connections': {
    en: 'Too many connections from this address; {limit, plural, one {# is} other {# are}} the most. Close another tab and try again.',
    pl: 'Za dużo połączeń z tego adresu; dozwolone {limit, plural, one {jest najwyżej #} few {są najwyżej #} many {jest najwyżej #} other {jest najwyżej #}}. Zamknij inną kartę i spróbuj ponownie.',
    ru: 'Слишком много соединений с этого адреса; можно не больше {limit, plural, one {#} few {#} many {#} other {#}}. Закройте другую вкладку и попробуйте снова.',
  },
  'wrong-origin': {
    en: 'This request came from another site, so the server did not answer it.',
    pl: 'To żądanie przyszło z innej strony, więc serwer na nie nie odpowiedział.',
    ru: 'Этот запрос пришёл с другого сайта, поэтому сервер на него не ответил.',
  },
  'not-found': {
    en: 'There is nothing at {path}.',
    pl: 'Pod adresem {path} niczego nie ma.',
    ru: 'По адресу {path} ничего нет.',
  },
  'no-client': {
    en: 'The server runs, but the table’s pages have not been built yet.',
    pl: 'Serwer działa, ale strony stołu nie zostały jeszcze zbudowane.',
    ru: 'Сервер работает, но страницы стола ещё не собраны.',
  },
  'talk-off': {
    en: 'Talk is turned off on this device. You can turn it on in the settings.',
    pl: 'Na tym urządzeniu rozmowy są wyłączone. Można je włączyć w ustawieniach.',
    ru: 'На этом устройстве разговоры отключены. Их можно включить в настройках.',
  },
  'chat-off': {
    en: 'Free words are heard only by those who wish them. Turn them on for this table first.',
    pl: 'Własne słowa słyszą tylko ci, którzy tego chcą. Najpierw włącz je przy tym stole.',
    ru: 'Свои слова слышат только те, кто этого хочет. Сначала включите их за этим столом.',
  },
  'bad-words': {
    en: 'A message needs something to read and has at most {max, number} characters.',
    pl: 'W wiadomości musi być coś do przeczytania, najwyżej {max, number} znaków.',
    ru: 'В сообщении должно быть что прочитать, не больше {max, number} знаков.',
  },
  'nobody-hears': {
    en: 'Nobody at this table hears that now: everybody decides what they listen to, and to whom. The match goes on as ever.',
    pl: 'Nikt przy tym stole tego teraz nie słyszy: każdy decyduje, czego i kogo słucha. Partia toczy się jak zawsze.',
    ru: 'За этим столом этого сейчас никто не слышит: каждый решает, что и кого слушать. Партия идёт как обычно.',
  },
  silenced: {
    en: 'A moderator has muted you until {until, date, long}, {until, time, short}. You can play on as ever.',
    pl: 'Moderator wyciszył cię do {until, date, long}, {until, time, short}. Grać możesz jak zawsze.',
    ru: 'Модератор отключил вам разговоры до {until, date, long}, {until, time, short}. Играть можно как всегда.',
  },
  'silenced-for-good': {
    en: 'A moderator has muted you for good. You can play on as ever.',
    pl: 'Moderator wyciszył cię na stałe. Grać możesz jak zawsze.',
    ru: 'Модератор отключил вам разговоры насовсем. Играть можно как всегда.',
  },
  banned: {
    en: 'A moderator asks you to stay away from online tables until {until, date, long}, {until, time, short}. Tables of this device are open to you, and nothing of yours is lost.',
    pl: 'Moderator prosi o przerwę od stołów online do {until, date, long}, {until, time, short}. Przy stołach tego urządzenia możesz grać dalej i nic twojego nie przepadnie.',
    ru: 'Модератор просит не садиться за столы в сети до {until, date, long}, {until, time, short}. За столами этого устройства играть можно, и ничего вашего не пропадёт.',
  },
  'banned-for-good': {
    en: 'A moderator has closed the online tables to you for good. Tables of this device are open to you, and nothing of yours is lost.',
    pl: 'Moderator zamknął przed tobą stoły online na stałe. Przy stołach tego urządzenia możesz grać dalej i nic twojego nie przepadnie.',
    ru: 'Модератор закрыл для вас столы в сети насовсем. За столами этого устройства играть можно, и ничего вашего не пропадёт.',
  },
  'address-banned': {
    en: 'Until {until, date, long}, {until, time, short} guests from your network stay away from online tables. Whoever has an account can sign in and play.',
    pl: 'Do {until, date, long}, {until, time, short} goście z twojej sieci nie siadają do stołów online. Kto ma konto, może się zalogować i grać.',
    ru: 'До {until, date, long}, {until, time, short} гости из вашей сети не садятся за столы онлайн. У кого есть учётная запись, может войти и играть.',
  },
  'no-address': {
    en: 'They have an account, or it is not known any more where they came from.',
    pl: 'Ta osoba ma konto albo już nie wiadomo, skąd przyszła.',
    ru: 'У этого человека есть учётная запись, или уже неизвестно, откуда он пришёл.',
  },
  'no-such-words': {
    en: 'What was said there is not kept any more.',
    pl: 'Tych słów już tu nie przechowujemy.',
    ru: 'Эти слова здесь больше не хранятся.',
  },
  'kept-apart': {
    en: 'You and somebody at this table do not play together: one of you has blocked the other. You may watch.',
    pl: 'Ty i ktoś przy tym stole nie gracie razem: jedno z was zablokowało drugie. Możesz patrzeć.',
    ru: 'Вы и кто-то за этим столом вместе не играете: один из вас заблокировал другого. Можно смотреть.',
  },
  'not-sealed': {
    en: 'Words are shown when everybody is ready and the match is about to begin.',
    pl: 'Słowa pokazuje się, gdy wszyscy są gotowi i partia zaraz się zacznie.',
    ru: 'Слова открывают, когда все готовы и партия вот-вот начнётся.',
  },
  'other-word': {
    en: 'That is not the word this seat has promised.',
    pl: 'To nie jest słowo, które obiecano z tego miejsca.',
    ru: 'Это не то слово, которое было обещано с этого места.',
  },
  'table-full': {
    en: 'The last seat at this table has been taken in the meantime. You can watch, or look for another table.',
    pl: 'Ostatnie miejsce przy tym stole ktoś już zajął. Możesz popatrzeć albo poszukać innego stołu.',
    ru: 'Последнее место за этим столом уже заняли. Можно посмотреть или поискать другой стол.',
  },
  'no-such-kind': {
    en: 'Nobody is brought together for {kind} here.',
    pl: 'Do gry „{kind}” nikogo się tu nie dobiera.',
    ru: 'Для «{kind}» соперников здесь не подбирают.',
  },
  'not-rated-for-guests': {
    en: 'Only accounts are rated. Play a friendly match, or make an account first.',
    pl: 'Ranking mają tylko konta. Zagraj towarzysko albo najpierw załóż konto.',
    ru: 'Рейтинг есть только у учётных записей. Сыграйте дружескую партию или сначала заведите учётную запись.',
  },
  'not-seeking': {
    en: 'Nobody was being looked for.',
    pl: 'Nikogo akurat nie szukano.',
    ru: 'Никого и не искали.',
  },
  closing: {
    en: 'The server is about to restart. Come back in a moment.',
    pl: 'Serwer zaraz zostanie uruchomiony ponownie. Wróć za chwilę.',
    ru: 'Сервер сейчас перезапустится. Зайдите чуть позже.',
  },
  'server-error': {
    en: 'Something broke on the server. Your moves are safe; please try again.',
    pl: 'Coś się zepsuło na serwerze. Twoje ruchy są bezpieczne; spróbuj ponownie.',
    ru: 'На сервере что-то сломалось. Ваши ходы в сохранности; попробуйте ещё раз.',
  },
  'storage-failed': {
    en: 'The server could not write this down, so it was not done. Please try again.',
    pl: 'Serwer nie zdołał tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.',
    ru: 'Сервер не смог это записать, поэтому ничего не изменилось. Попробуйте ещё раз.',
  },
  'out-of-reach': {
    en: 'This table is kept by another machine that cannot be reached just now. Nothing is lost; play goes on by itself as soon as it answers.',
    pl: 'Ten stół prowadzi inna maszyna, która chwilowo nie odpowiada. Nic nie przepadło; gra ruszy sama, gdy tylko się odezwie.',
    ru: 'Этот стол ведёт другая машина, и она сейчас не отвечает. Ничего не потеряно: игра продолжится сама, как только она отзовётся.',
  },

  // Who asks, and for which table.
  'no-guest': {
    en: 'The server does not know you yet. Allow cookies for this site and load the page again.',
    pl: 'Serwer jeszcze cię nie zna. Zezwól tej stronie na ciasteczka i załaduj ją ponownie.',
    ru: 'Сервер вас ещё не знает. Разрешите этому сайту cookie и загрузите страницу снова.',
  },
  'no-such-game': {
    en: 'There is no game called “{game}” on the shelf.',
    pl: 'Na półce nie ma gry „{game}”.',
    ru: 'На полке нет игры «{game}».',
  },
  'no-such-table': {
    en: 'There is no table {table}. Check the link, or set up a new table.',
    pl: 'Nie ma stołu {table}. Sprawdź link albo załóż nowy stół.',
    ru: 'Стола {table} нет. Проверьте ссылку или создайте новый стол.',
  },
  'hello-first': {
    en: 'The connection must begin with a hello.',
    pl: 'Połączenie musi się zacząć od powitania.',
    ru: 'Соединение должно начинаться с приветствия.',
  },
  'other-match': {
    en: 'That move belongs to match {found}; this table is playing {wanted}.',
    pl: 'Ten ruch należy do partii {found}, a przy tym stole toczy się {wanted}.',
    ru: 'Этот ход из партии {found}, а за этим столом идёт {wanted}.',
  },
  'table-full-of-watchers': {
    en: 'Already {limit, plural, one {# person watches} other {# people watch}} this table, and there is no room for more.',
    pl: 'Ten stół ogląda już {limit, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}} i więcej się nie zmieści.',
    ru: 'За этим столом уже {limit, plural, one {# зритель} few {# зрителя} many {# зрителей} other {# зрителя}}, больше не поместится.',
  },
  'bad-link': {
    en: 'This link is no longer good. Ask for a new one on the device it came from.',
    pl: 'Ten link już nie działa. Weź nowy na urządzeniu, z którego pochodzi.',
    ru: 'Эта ссылка больше не действует. Возьмите новую на том устройстве, откуда она.',
  },
  'seat-of-your-own': {
    en: 'You already sit at this table on this device. Stand up first, then open the link again.',
    pl: 'Na tym urządzeniu już siedzisz przy tym stole. Najpierw wstań, a potem otwórz link jeszcze raz.',
    ru: 'С этого устройства вы уже сидите за этим столом. Сначала встаньте, потом откройте ссылку снова.',
  },
  'too-many-devices': {
    en: 'Already {limit, plural, one {# device plays} other {# devices play}} for you at this table. Take the link back and give out a new one.',
    pl: 'Za ciebie {limit, plural, one {gra już # urządzenie} few {grają już # urządzenia} many {gra już # urządzeń} other {gra już # urządzenia}} przy tym stole. Wycofaj link i wydaj nowy.',
    ru: 'За вас за этим столом {limit, plural, one {уже играет # устройство} few {уже играют # устройства} many {уже играют # устройств} other {уже играют # устройства}}. Отзовите ссылку и выдайте новую.',
  },

  // The lobby.
  'already-started': {
    en: 'The match has started; the table cannot be changed any more.',
    pl: 'Partia już trwa; stołu nie można już zmienić.',
    ru: 'Партия уже началась; стол больше менять нельзя.',
  },
  'not-the-host': {
    en: 'Only the one who set up the table may do that.',
    pl: 'Może to zrobić tylko ten, kto założył stół.',
    ru: 'Это может сделать только тот, кто создал стол.',
  },
  'seat-taken': {
    en: 'Seat {place, number} has been taken. Choose another one, or watch.',
    pl: 'Miejsce {place, number} jest już zajęte. Wybierz inne albo patrz.',
    ru: 'Место {place, number} уже занято. Выберите другое или смотрите.',
  },
  'seat-not-taken': {
    en: 'Nobody sits at seat {place, number}.',
    pl: 'Na miejscu {place, number} nikt nie siedzi.',
    ru: 'На месте {place, number} никто не сидит.',
  },
  'not-seated': {
    en: 'You are watching; take a seat first.',
    pl: 'Na razie oglądasz; najpierw zajmij miejsce.',
    ru: 'Пока вы зритель; сначала займите место.',
  },
  'bad-name': {
    en: 'A name needs at least one visible character and at most {max, number}.',
    pl: 'Imię musi mieć choć jeden widoczny znak, a najwyżej {max, number}.',
    ru: 'В имени должен быть хотя бы один видимый знак и не больше {max, number}.',
  },
  'no-such-bot': {
    en: 'There is no bot called “{level}” for this game.',
    pl: 'Do tej gry nie ma bota „{level}”.',
    ru: 'Для этой игры нет бота «{level}».',
  },
  'seats-in-use': {
    en: '{seats, plural, one {# seat is} other {# seats are}} not enough for everybody at this table.',
    pl: '{seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}} to za mało dla wszystkich przy tym stole.',
    ru: '{seats, plural, one {# места} few {# мест} many {# мест} other {# места}} на всех за этим столом не хватит.',
  },
  'empty-seat': {
    en: 'Seat {place, number} is still empty. Invite somebody or seat a bot.',
    pl: 'Miejsce {place, number} jest jeszcze wolne. Zaproś kogoś albo posadź bota.',
    ru: 'Место {place, number} ещё свободно. Позовите кого-нибудь или посадите бота.',
  },
  'not-chosen': {
    en: 'Not everybody has chosen yet.',
    pl: 'Jeszcze nie wszyscy wybrali.',
    ru: 'Ещё не все выбрали.',
  },
  'all-chosen': {
    en: 'All have chosen, and it stays so.',
    pl: 'Wszyscy już wybrali i tak zostaje.',
    ru: 'Все уже выбрали, и так останется.',
  },
  'others-choose': {
    en: 'Everybody chooses their own hero.',
    pl: 'Każdy sam wybiera bohatera.',
    ru: 'Каждый сам выбирает героя.',
  },
  'other-choice': {
    en: 'That is not the choice that was promised.',
    pl: 'To nie jest obiecany wybór.',
    ru: 'Это не тот выбор, который был обещан.',
  },
  'not-in-cast': {
    en: '{hero} cannot be chosen here.',
    pl: 'Tu nie można wybrać: {hero}.',
    ru: 'Здесь нельзя выбрать: {hero}.',
  },
  'not-your-turn': {
    en: 'It is the other one’s turn.',
    pl: 'Teraz kolej drugiej osoby.',
    ru: 'Сейчас очередь другого.',
  },
  'draft-for-two': {
    en: 'Bans and picks by turns are for two who play against each other.',
    pl: 'Zakazy i wybory na zmianę są dla dwojga grających przeciw sobie.',
    ru: 'Запреты и выборы по очереди — для двоих, играющих друг против друга.',
  },
  'nobody-to-choose': {
    en: 'Nobody is chosen in this game.',
    pl: 'W tej grze nikogo się nie wybiera.',
    ru: 'В этой игре никого не выбирают.',
  },
  'not-ready': {
    en: 'Seat {place, number} is not ready yet.',
    pl: 'Miejsce {place, number} nie jest jeszcze gotowe.',
    ru: 'Место {place, number} ещё не готово.',
  },
  'other-side': {
    en: 'One person may take several seats only where they win and lose together.',
    pl: 'Jedna osoba może zająć kilka miejsc tylko wtedy, gdy razem wygrywają i przegrywają.',
    ru: 'Один человек может занять несколько мест, только если они выигрывают и проигрывают вместе.',
  },
  'not-your-seat': {
    en: 'Seat {place, number} is not yours.',
    pl: 'Miejsce {place, number} nie należy do ciebie.',
    ru: 'Место {place, number} не ваше.',
  },

  // The match.
  'not-started': {
    en: 'The match has not started yet.',
    pl: 'Partia jeszcze się nie zaczęła.',
    ru: 'Партия ещё не началась.',
  },
  stale: {
    en: 'The table has moved on meanwhile. Look again and choose.',
    pl: 'Stół poszedł tymczasem dalej. Spójrz jeszcze raz i wybierz.',
    ru: 'Игра тем временем ушла вперёд. Взгляните ещё раз и выберите.',
  },
  'already-answered': {
    en: 'You have answered already, here or on another device of yours. The first answer counts.',
    pl: 'Twoja odpowiedź już padła, tutaj albo na innym twoim urządzeniu. Liczy się pierwsza.',
    ru: 'Вы уже ответили: здесь или на другом своём устройстве. Засчитан первый ответ.',
  },
  'not-asked': {
    en: 'It is not your decision right now.',
    pl: 'To nie jest teraz twoja decyzja.',
    ru: 'Сейчас решаете не вы.',
  },
  'not-resting': {
    en: 'Seats change hands between the parts of the match. Play this one to its end first.',
    pl: 'Graczy zmienia się między częściami partii. Najpierw dokończcie tę.',
    ru: 'Игроки меняются между частями партии. Сначала доиграйте эту.',
  },
  'seat-waits': {
    en: 'Nobody sits at seat {place, number}. The match goes on when somebody takes it.',
    pl: 'Na miejscu {place, number} nikt nie siedzi. Gra ruszy dalej, gdy ktoś je zajmie.',
    ru: 'На месте {place, number} никого нет. Партия продолжится, когда его займут.',
  },
  'branched-match': {
    en: 'This match was played on from a moment of another one, so nobody promised its luck. It stays a match of one device.',
    pl: 'Tę partię rozegrano od pewnej chwili innej partii, więc nikt nie ręczył za jej losowania. Zostaje partią na jednym urządzeniu.',
    ru: 'Эту партию доигрывали с одного из моментов другой партии, и за её случайность никто не ручался. Она остаётся партией одного устройства.',
  },
  'rivals-at-table': {
    en: 'The file holds every hidden card and the coming dice, so it is not given out while people play against each other.',
    pl: 'Plik zawiera wszystkie zakryte karty i przyszłe kości, więc nie wydajemy go, gdy ludzie grają przeciw sobie.',
    ru: 'В файле все скрытые карты и будущие броски, поэтому, пока люди играют друг против друга, его не выдают.',
  },
  overtaken: {
    en: 'Another tab has gone on with this table. Your last choice here did not count.',
    pl: 'Inna karta zagrała już dalej przy tym stole. Twój ostatni wybór tutaj się nie liczył.',
    ru: 'В другой вкладке за этим столом уже сыграли дальше. Ваш последний выбор здесь не засчитан.',
  },
  'no-coach': {
    en: 'There is no coach here: the match is rated, of the day, or played with other people, or it is not your move.',
    pl: 'Tu nie ma trenera: partia jest rankingowa, dnia albo z innymi ludźmi, albo ruch nie należy do ciebie.',
    ru: 'Здесь тренера нет: партия рейтинговая, партия дня или с другими людьми, либо сейчас не ваш ход.',
  },
  'rated-table': {
    en: 'This match is rated: seats, options and clock stay as they were agreed.',
    pl: 'Ta partia jest rankingowa: miejsca, opcje i zegar zostają takie, jak uzgodniono.',
    ru: 'Эта партия рейтинговая: места, настройки и часы остаются такими, как договорились.',
  },
  'match-ended': {
    en: 'The match is over.',
    pl: 'Partia już się skończyła.',
    ru: 'Партия уже закончилась.',
  },
  'bot-plays': {
    en: 'A bot is playing for you. Say that you are back first.',
    pl: 'Gra za ciebie bot. Najpierw powiedz, że wracasz.',
    ru: 'За вас играет бот. Сначала скажите, что вы вернулись.',
  },
  'on-pause': {
    en: 'The match is paused. Anybody who plays can end the pause.',
    pl: 'Partia jest wstrzymana. Przerwę może zakończyć każdy, kto gra.',
    ru: 'Партия на паузе. Закончить её может любой из играющих.',
  },
  'not-paused': {
    en: 'The match is not paused.',
    pl: 'Partia nie jest wstrzymana.',
    ru: 'Партия не на паузе.',
  },
  'no-clock': {
    en: 'This table has no clock, so there is nothing to pause: take your time.',
    pl: 'Ten stół nie ma zegara, więc nie ma czego wstrzymywać: nie musisz się spieszyć.',
    ru: 'За этим столом нет часов, и останавливать нечего: не торопитесь.',
  },
  'clock-not-here': {
    en: 'Here nobody plays against anybody, so there is no clock: the table waits for everyone.',
    pl: 'Tu nikt nie gra przeciw nikomu, więc nie ma zegara: stół czeka na wszystkich.',
    ru: 'Здесь никто не играет друг против друга, поэтому часов нет: стол ждёт всех.',
  },
  'given-up': {
    en: 'You have given this match up; a bot plays your seat to the end.',
    pl: 'Partia jest już poddana; bot dogra ją za ciebie.',
    ru: 'Вы сдали эту партию; бот доиграет за вас.',
  },
  'nobody-stands-in': {
    en: 'No bot is playing for you.',
    pl: 'Żaden bot za ciebie nie gra.',
    ru: 'Бот за вас не играет.',
  },
  'not-away': {
    en: 'The player at seat {place, number} is here.',
    pl: 'Gracz z miejsca {place, number} jest przy stole.',
    ru: 'Игрок с места {place, number} за столом.',
  },
  'away-briefly': {
    en: 'The player at seat {place, number} has only just left. A bot may step in in {seconds, plural, one {# second} other {# seconds}}.',
    pl: 'Gracz z miejsca {place, number} dopiero co wyszedł. Bot może go zastąpić za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    ru: 'Игрок с места {place, number} только что вышел. Бот может заменить его через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  },
  'offer-open': {
    en: 'Something has been offered already. Answer that first.',
    pl: 'Jest już jedna propozycja. Najpierw na nią odpowiedzcie.',
    ru: 'Одно предложение уже есть. Сначала ответьте на него.',
  },
  'offer-again': {
    en: 'Your last offer was turned down. You may make another in {seconds, plural, one {# second} other {# seconds}}.',
    pl: 'Twoja ostatnia propozycja została odrzucona. Następna możliwa za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    ru: 'Ваше последнее предложение отклонили. Следующее можно сделать через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  },
  'no-offer': {
    en: 'There is no offer any more.',
    pl: 'Nie ma już żadnej propozycji.',
    ru: 'Предложения уже нет.',
  },
  'every-choice-counts': {
    en: 'In a rated match and in a match of the day every choice counts: nothing is taken back.',
    pl: 'W partii rankingowej i w partii dnia liczy się każdy ruch: niczego się nie cofa.',
    ru: 'В рейтинговой партии и в партии дня каждый ход окончателен: вернуть его нельзя.',
  },
  'match-not-over': {
    en: 'The match is still being played; its file comes when it is over.',
    pl: 'Partia jeszcze trwa; plik będzie do pobrania po jej końcu.',
    ru: 'Партия ещё идёт; файл можно будет скачать, когда она закончится.',
  },
  'no-such-task': {
    en: 'There is no match of the day “{task}”.',
    pl: 'Nie ma partii dnia „{task}”.',
    ru: 'Партии дня «{task}» нет.',
  },
  'no-such-day': {
    en: 'There is nothing to see of {day}: that day is still to come, or no day at all.',
    pl: 'Dnia {day} jeszcze nie było albo nie ma go w kalendarzu.',
    ru: 'День {day} ещё не настал, или такого нет в календаре.',
  },
  'day-done': {
    en: 'You have had your try at today’s match, and the first one counts. There is a new one tomorrow.',
    pl: 'Dzisiejsza próba już za tobą, a liczy się pierwsza. Jutro będzie nowa partia.',
    ru: 'Сегодняшняя попытка уже сделана, а засчитывается первая. Завтра будет новая партия.',
  },
  'day-over': {
    en: 'The day {day} is over, so this does not count any more.',
    pl: 'Dzień {day} już minął, więc to się nie liczy.',
    ru: 'День {day} уже прошёл, так что это не засчитывается.',
  },
  'not-of-day': {
    en: 'This is not a run of today’s match: other cards, or other rules. Nothing was counted.',
    pl: 'To nie jest próba dzisiejszej partii: inne karty albo inne zasady. Nic nie zaliczono.',
    ru: 'Это не сегодняшняя партия: другие карты или другие правила. Ничего не засчитано.',
  },
  'day-not-over': {
    en: 'Others may still have this match before them, so its dice are shown when the day is over.',
    pl: 'Inni mogą mieć tę partię jeszcze przed sobą, więc kości pokażemy, gdy dzień się skończy.',
    ru: 'У других эта партия может быть ещё впереди, поэтому кости покажем, когда день закончится.',
  },
  'match-set-aside': {
    en: 'Something is wrong with this match, so the server has set it aside. Nothing of it is lost.',
    pl: 'Z tą partią jest coś nie tak, więc serwer odłożył ją na bok. Nic z niej nie przepadło.',
    ru: 'С этой партией что-то не так, и сервер отложил её в сторону. Из неё ничего не пропало.',
  },

  // The client.
  'no-connection': {
    en: 'There is no connection to the server right now.',
    pl: 'Nie ma teraz połączenia z serwerem.',
    ru: 'Сейчас нет связи с сервером.',
  },
  'nothing-to-undo': {
    en: 'There is nothing to take back: a die has been rolled or a card seen since.',
    pl: 'Nie ma czego cofać: od tamtej pory padły kości albo odkryto kartę.',
    ru: 'Отменять нечего: с тех пор бросили кости или увидели карту.',
  },
  'not-saved': {
    en: 'This device could not save the match. Play on, but do not close the page.',
    pl: 'To urządzenie nie zdołało zapisać partii. Graj dalej, ale nie zamykaj strony.',
    ru: 'Это устройство не смогло сохранить партию. Играйте дальше, но не закрывайте страницу.',
  },
  'table-stopped': {
    en: 'The table has stopped working. Load the page again: the match goes on where it was.',
    pl: 'Stół przestał działać. Załaduj stronę ponownie: gra ruszy od tego samego miejsca.',
    ru: 'Стол перестал работать. Загрузите страницу снова: партия продолжится с того же места.',
  },
} as const satisfies Record<string, Message>;

/** For a code nobody has put into words. */
export const UNKNOWN: Message = {
  en: 'That was refused, and we have no better word for it than “{code}”.',
  pl: 'Odmowa, a lepszego słowa niż „{code}” na nią nie mamy.',
  ru: 'Отказано, и лучшего слова, чем «{code}», у нас нет.',
};
