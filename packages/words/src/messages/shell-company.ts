// Long matches and the company that plays them: who plays on, from which device, in which tab, and who knows the dice.
import type { Message } from '../phrase.ts';

/** Where a match rests between its parts. */
export const company = {
  title: { en: 'Who plays on', pl: 'Kto gra dalej', ru: 'Кто играет дальше' },
  rest: {
    en: 'The match rests. Seats may change hands now.',
    pl: 'Przerwa w grze. Teraz można zmienić graczy.',
    ru: 'Перерыв в партии. Сейчас можно сменить игроков.',
  },
  waits: {
    en: 'Seat {number, number} is empty. The match goes on when somebody sits there.',
    pl: 'Miejsce {number, number} jest puste. Gra ruszy dalej, gdy ktoś je zajmie.',
    ru: 'Место {number, number} пустует. Партия продолжится, когда его займут.',
  },
  change: { en: 'Change seats', pl: 'Zmień graczy', ru: 'Сменить игроков' },
  done: { en: 'Done', pl: 'Gotowe', ru: 'Готово' },
  botNext: {
    en: 'A bot chooses next, and waits for your word.',
    pl: 'Teraz wybiera bot i czeka na wasz znak.',
    ru: 'Следующим выбирает бот: он ждёт вашего знака.',
  },
  nextLaid: {
    en: 'The table is laid for another match, and your seat is kept.',
    pl: 'Stół jest nakryty do kolejnej partii, a twoje miejsce czeka.',
    ru: 'Стол накрыт для новой партии, ваше место за вами.',
  },
  nextLaidWatching: {
    en: 'The table is laid for another match.',
    pl: 'Stół jest nakryty do kolejnej partii.',
    ru: 'Стол накрыт для новой партии.',
  },
  toNext: { en: 'Take your seat', pl: 'Siadam do gry', ru: 'Сесть за стол' },
  watchNext: { en: 'Watch it', pl: 'Oglądaj', ru: 'Смотреть' },
  onward: { en: 'Go on', pl: 'Gramy dalej', ru: 'Играем дальше' },
  playsHere: { en: 'a person, on this device', pl: 'człowiek przy tym urządzeniu', ru: 'человек за этим устройством' },
  whoPlays: { en: 'Who plays for {name}', pl: 'Kto gra za: {name}', ru: 'Кто играет за: {name}' },
  alsoSit: { en: 'Play this seat too', pl: 'Siadam i tutaj', ru: 'Играть и за это место' },
  alsoSitAt: {
    en: 'Play seat {number, number} too',
    pl: 'Siadam też na miejscu {number, number}',
    ru: 'Играть и за место {number, number}',
  },
  standAt: {
    en: 'Stand up from seat {number, number}',
    pl: 'Wstaję z miejsca {number, number}',
    ru: 'Встать с места {number, number}',
  },
  sendAway: { en: 'Free the seat', pl: 'Zwolnij miejsce', ru: 'Освободить место' },
  sendAwayAt: {
    en: 'Free the seat of {name}',
    pl: 'Zwolnij miejsce: {name}',
    ru: 'Освободить место: {name}',
  },
} as const satisfies Record<string, Message>;

/** Going on elsewhere. */
export const elsewhere = {
  open: { en: 'Go on elsewhere', pl: 'Graj dalej gdzie indziej', ru: 'Продолжить в другом месте' },
  deviceTitle: { en: 'On another device', pl: 'Na innym urządzeniu', ru: 'На другом устройстве' },
  deviceText: {
    en: 'This link is yours alone: whoever opens it plays your seats at this table. Both devices show the same match.',
    pl: 'Ten link jest tylko twój: kto go otworzy, gra twoimi miejscami przy tym stole. Oba urządzenia pokazują tę samą partię.',
    ru: 'Эта ссылка только ваша: кто её откроет, играет за ваши места за этим столом. На обоих устройствах одна и та же партия.',
  },
  makeLink: { en: 'Make a link for me', pl: 'Zrób link dla mnie', ru: 'Сделать ссылку для меня' },
  yourLink: { en: 'Your own link', pl: 'Twój własny link', ru: 'Ваша собственная ссылка' },
  devices: {
    en: '{count, plural, one {# further device plays} other {# further devices play}} for you.',
    pl: '{count, plural, one {Za ciebie gra też # urządzenie.} few {Za ciebie grają też # urządzenia.} many {Za ciebie gra też # urządzeń.} other {Za ciebie gra też # urządzenia.}}',
    ru: '{count, plural, one {За вас играет ещё # устройство.} few {За вас играют ещё # устройства.} many {За вас играют ещё # устройств.} other {За вас играют ещё # устройства.}}',
  },
  takeBack: { en: 'Take the link back', pl: 'Wycofaj link', ru: 'Отозвать ссылку' },
  takenBack: {
    en: 'The link is taken back. Only this device plays for you now.',
    pl: 'Link wycofany. Za ciebie gra już tylko to urządzenie.',
    ru: 'Ссылка отозвана. Теперь за вас играет только это устройство.',
  },
  fileTitle: { en: 'As a file', pl: 'Jako plik', ru: 'Файлом' },
  fileText: {
    en: 'The file holds the seed of the dice, so everybody at the table is told that you took it.',
    pl: 'Plik zawiera ziarno kości, więc wszyscy przy stole dowiedzą się, że go masz.',
    ru: 'В файле есть зерно костей, поэтому всем за столом скажут, что он у вас.',
  },
  onlineTitle: { en: 'Online', pl: 'Przez internet', ru: 'По сети' },
  onlineText: {
    en: 'The server plays the match again and keeps it: then it goes on by link, from any device, alone or together.',
    pl: 'Serwer rozegra partię od nowa i ją zachowa: potem gracie dalej przez link, z każdego urządzenia, solo albo razem.',
    ru: 'Сервер сыграет партию заново и сохранит её: дальше она продолжается по ссылке, с любого устройства, в одиночку или вместе.',
  },
  putOnline: { en: 'Put it online', pl: 'Przenieś na serwer', ru: 'Перенести на сервер' },
  movedRow: {
    en: '{game}, gone on with online',
    pl: '{game}, gra toczy się dalej online',
    ru: '{game}, игра продолжается по сети',
  },
  brought: {
    en: '{names} brought this match from a file and can know the coming dice.',
    pl: 'Tę partię wniesiono z pliku ({names}), więc jej przyszłe kości mogą być znane.',
    ru: 'Эту партию принесли в файле ({names}), поэтому её будущие броски могут быть известны.',
  },
  taken: {
    en: '{names} took this match out as a file and can know the coming dice.',
    pl: 'Tę partię zapisano do pliku ({names}), więc jej przyszłe kości mogą być znane.',
    ru: 'Эту партию сохранили в файл ({names}), поэтому её будущие броски могут быть известны.',
  },
  understood: { en: 'I see', pl: 'Rozumiem', ru: 'Понятно' },
} as const satisfies Record<string, Message>;

/** Two tabs with one table of this device. */
export const tabs = {
  elsewhere: {
    en: 'This table is being played in another tab. You see its last move here.',
    pl: 'Przy tym stole gra inna karta przeglądarki. Tu widać jej ostatni ruch.',
    ru: 'За этим столом играют в другой вкладке. Здесь виден её последний ход.',
  },
  playHere: { en: 'Play here', pl: 'Graj tutaj', ru: 'Играть здесь' },
} as const satisfies Record<string, Message>;
