// The sentences of a table that waits for its players.
import type { Messages } from '../phrase.ts';

export const lobby = {
  title: { en: 'Before the first roll', pl: 'Przed pierwszym rzutem', ru: 'Перед первым броском' },
  invite: { en: 'Invite by link', pl: 'Zaproś linkiem', ru: 'Пригласите по ссылке' },
  link: { en: 'Link to this table', pl: 'Link do tego stołu', ru: 'Ссылка на этот стол' },
  copy: { en: 'Copy', pl: 'Kopiuj', ru: 'Копировать' },
  copied: { en: 'The link is copied.', pl: 'Link skopiowany.', ru: 'Ссылка скопирована.' },
  notCopied: {
    en: 'The browser would not copy it. The link is marked: copy it by hand.',
    pl: 'Przeglądarka nie chciała skopiować. Link jest zaznaczony: skopiuj go ręcznie.',
    ru: 'Браузер не дал скопировать. Ссылка выделена: скопируйте её вручную.',
  },
  share: { en: 'Share', pl: 'Udostępnij', ru: 'Поделиться' },
  shareText: {
    en: 'A seat is free at my table: {game}.',
    pl: 'Przy moim stole jest wolne miejsce: {game}.',
    ru: 'За моим столом есть свободное место: {game}.',
  },
  seats: { en: 'Seats', pl: 'Miejsca', ru: 'Места' },
  free: { en: 'Free seat', pl: 'Wolne miejsce', ru: 'Свободное место' },
  mine: { en: '{name} (you)', pl: '{name} (ty)', ru: '{name} (вы)' },
  ready: { en: 'ready', pl: 'czeka na start', ru: 'ждёт начала' },
  notReady: { en: 'still settling in', pl: 'jeszcze się rozsiada', ru: 'ещё усаживается' },
  away: { en: 'not here right now', pl: 'nie ma przy stole', ru: 'сейчас не за столом' },
  yourName: { en: 'Your name', pl: 'Twoje imię', ru: 'Ваше имя' },
  sit: { en: 'Sit here', pl: 'Siadam tu', ru: 'Сесть сюда' },
  sitAt: { en: 'Sit at seat {number}', pl: 'Siadam na miejscu {number}', ru: 'Сесть на место {number}' },
  stand: { en: 'Stand up', pl: 'Wstaję', ru: 'Встать' },
  addBot: { en: 'Seat a bot', pl: 'Posadź bota', ru: 'Посадить бота' },
  addBotAt: {
    en: 'Seat a bot at seat {number}',
    pl: 'Posadź bota na miejscu {number}',
    ru: 'Посадить бота на место {number}',
  },
  removeBot: { en: 'Send away', pl: 'Odpraw', ru: 'Отпустить' },
  removeBotAt: { en: 'Send away {name}', pl: 'Odpraw: {name}', ru: 'Отпустить: {name}' },
  level: { en: 'Level of the bot', pl: 'Poziom bota', ru: 'Уровень бота' },
  beReady: { en: 'I am ready', pl: 'Możemy grać', ru: 'Можно начинать' },
  beNotReady: { en: 'Wait a moment', pl: 'Jeszcze chwila', ru: 'Подождите меня' },
  begin: { en: 'Start the game', pl: 'Zaczynamy', ru: 'Начать игру' },
  waiting: {
    en: 'Once every seat is taken and everybody is ready, anybody at the table can start the game.',
    pl: 'Gdy wszystkie miejsca będą zajęte i wszyscy gotowi, grę może zacząć każdy przy stole.',
    ru: 'Когда все места будут заняты и все готовы, игру сможет начать любой за столом.',
  },
  allReady: {
    en: 'Everybody is ready: start when you like.',
    pl: 'Wszyscy gotowi: zaczynajcie, kiedy chcecie.',
    ru: 'Все готовы: начинайте, когда захотите.',
  },
  watcher: {
    en: 'Take a free seat to play, or stay and watch.',
    pl: 'Zajmij wolne miejsce, żeby zagrać, albo zostań i oglądaj.',
    ru: 'Займите свободное место, чтобы играть, или оставайтесь зрителем.',
  },
  full: {
    en: 'All seats are taken. You may stay and watch, and take one that becomes free.',
    pl: 'Wszystkie miejsca są zajęte. Możesz zostać i oglądać, a gdy jakieś się zwolni, zająć je.',
    ru: 'Все места заняты. Можно остаться зрителем и занять место, если оно освободится.',
  },
  commitmentTitle: { en: 'The promise of the dice', pl: 'Obietnica kości', ru: 'Обещание костей' },
  commitment: {
    en: 'All dice of this match follow from a seed that is already fixed: this is its fingerprint, and after the match the seed is shown, so that anybody can check every roll.',
    pl: 'Wszystkie kości tej partii wynikają z ziarna, które już jest ustalone: to jego odcisk, a po partii zobaczysz samo ziarno, więc każdy rzut da się sprawdzić.',
    ru: 'Все кости этой партии следуют из зерна, которое уже выбрано: вот его отпечаток, а после партии откроется само зерно, и любой бросок можно проверить.',
  },
} as const satisfies Messages;
