// Word for those who are away: how it is switched on and off, and what a device then shows.
import type { Messages } from '../phrase.ts';

export const word = {
  title: { en: 'Notifications', pl: 'Powiadomienia', ru: 'Уведомления' },
  note: {
    en: 'This device tells you even when the page is closed. Nothing about hands or dice is in it.',
    pl: 'To urządzenie da ci znać nawet przy zamkniętej stronie. O kartach i kościach nie ma tam ani słowa.',
    ru: 'Это устройство сообщит вам, даже когда страница закрыта. О картах и костях там ни слова.',
  },
  allow: { en: 'Turn on notifications', pl: 'Włącz powiadomienia', ru: 'Включить уведомления' },
  allowMove: {
    en: 'Tell me when it is my move',
    pl: 'Daj znać, gdy przyjdzie mój ruch',
    ru: 'Сообщить, когда мой ход',
  },
  allowReady: {
    en: 'Tell me when somebody is found',
    pl: 'Daj znać, gdy ktoś się znajdzie',
    ru: 'Сообщить, когда кто-то найдётся',
  },
  move: { en: 'My move', pl: 'Mój ruch', ru: 'Мой ход' },
  ready: { en: 'A match is ready', pl: 'Partia gotowa', ru: 'Партия готова' },
  challenge: { en: 'A challenge', pl: 'Wyzwanie', ru: 'Вызов' },
  on: { en: 'On', pl: 'Tak', ru: 'Да' },
  off: { en: 'Off', pl: 'Nie', ru: 'Нет' },
  end: { en: 'Turn off on this device', pl: 'Wyłącz na tym urządzeniu', ru: 'Выключить на этом устройстве' },
  denied: {
    en: 'The browser keeps this site from showing notifications. They can be allowed in the browser’s settings for this site.',
    pl: 'Przeglądarka nie pozwala tej stronie na powiadomienia. Można na nie pozwolić w jej ustawieniach tej witryny.',
    ru: 'Браузер не разрешает этому сайту показывать уведомления. Разрешить их можно в настройках сайта в браузере.',
  },
  none: {
    en: 'This browser cannot show notifications of a page. On an iPhone or iPad, put Wyrmtable on the home screen first.',
    pl: 'Ta przeglądarka nie pokazuje powiadomień stron. Na iPhonie i iPadzie dodaj najpierw Wyrmtable do ekranu początkowego.',
    ru: 'Этот браузер не показывает уведомлений страниц. На iPhone и iPad сначала добавьте Wyrmtable на экран «Домой».',
  },

  moveTitle: { en: 'Your move', pl: 'Twój ruch', ru: 'Ваш ход' },
  moveText: {
    en: '{game}: the table waits for you.',
    pl: '{game}: stół czeka na ciebie.',
    ru: '{game}: за столом ждут вас.',
  },
  readyTitle: { en: 'A match is ready', pl: 'Partia gotowa', ru: 'Партия готова' },
  readyText: {
    en: '{game}: the others wait at the table.',
    pl: '{game}: przy stole już czekają.',
    ru: '{game}: за столом уже ждут.',
  },
  challengeTitle: { en: 'A challenge', pl: 'Wyzwanie', ru: 'Вызов' },
  challengeText: {
    en: '{name} challenges you: {game}.',
    pl: '{name} rzuca ci wyzwanie: {game}.',
    ru: '{name} вызывает вас: {game}.',
  },
} as const satisfies Messages;
