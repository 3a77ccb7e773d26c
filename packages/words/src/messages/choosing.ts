// Choosing heroes before a match: in the open, hidden, or in turns with bans.
import type { Messages } from '../phrase.ts';

export const CHOOSING = {
  title: { en: 'Heroes', pl: 'Bohaterowie', ru: 'Герои' },
  how: { en: 'How heroes are chosen', pl: 'Jak wybieracie bohaterów', ru: 'Как выбирают героев' },
  open: { en: 'Openly', pl: 'Jawnie', ru: 'Открыто' },
  hidden: { en: 'Hidden', pl: 'W ukryciu', ru: 'Скрытно' },
  'draft-1': { en: 'One ban each', pl: 'Po jednym zakazie', ru: 'По одному запрету' },
  'draft-2': { en: 'Two bans each', pl: 'Po dwa zakazy', ru: 'По два запрета' },
  openNote: {
    en: 'Everybody chooses their own hero and sees the others’; whoever chooses nobody draws a lot.',
    pl: 'Każdy sam wybiera bohatera i widzi wybory innych; kto nie wybierze, losuje.',
    ru: 'Каждый сам выбирает героя и видит выбор других; кто не выбрал, тянет жребий.',
  },
  stillChoosing: {
    en: 'Nobody sees a choice before all have chosen. Still to choose: {names}.',
    pl: 'Nikt nie zobaczy wyboru, zanim nie wybiorą wszyscy. Jeszcze wybierają: {names}.',
    ru: 'Никто не увидит выбора, пока не выберут все. Ещё выбирают: {names}.',
  },
  opening: {
    en: 'All have chosen; the choices are being shown.',
    pl: 'Wszyscy wybrali; wybory zaraz się odsłonią.',
    ru: 'Все выбрали; сейчас выбор откроется.',
  },
  forgotten: {
    en: 'This device does not know what was chosen for {names}: open the device that does, or choose anew here.',
    pl: 'To urządzenie nie zna wyboru dla: {names}. Otwórz stół tam, gdzie wybrano, albo wybierz tu na nowo.',
    ru: 'Это устройство не знает выбора для: {names}. Откройте стол там, где выбирали, или выберите здесь заново.',
  },
  unfit: {
    en: 'What is shown is not what was promised: {names}.',
    pl: 'Odsłonięty wybór nie zgadza się z obietnicą: {names}.',
    ru: 'Показано не то, что было обещано: {names}.',
  },
  firstYou: {
    en: 'Choose your hero below first, then you can be ready.',
    pl: 'Najpierw wybierz niżej bohatera, potem zgłosisz gotowość.',
    ru: 'Сначала выберите ниже героя, потом сможете сказать, что готовы.',
  },
  firstThey: {
    en: 'Nobody can be ready before all have chosen. Waiting for: {names}.',
    pl: 'Gotowość można zgłosić, gdy wybiorą wszyscy. Czekamy na: {names}.',
    ru: 'Сказать «готов» можно, когда выберут все. Ждём: {names}.',
  },
  firstShown: {
    en: 'You can be ready as soon as the choices are shown.',
    pl: 'Gotowość można zgłosić, gdy wybory się odsłonią.',
    ru: 'Сказать «готов» можно, когда выбор откроется.',
  },
  lookAway: {
    en: '{name} chooses now; everybody else looks away.',
    pl: 'Teraz wybiera: {name}. Reszta nie patrzy.',
    ru: 'Сейчас выбирает: {name}. Остальные не смотрят.',
  },
  uncover: { en: '{name}: show me the heroes', pl: '{name}: pokaż mi bohaterów', ru: '{name}: показать мне героев' },
  covered: { en: 'has chosen', pl: 'już wybrany', ru: 'уже выбран' },
  notYet: { en: 'not chosen yet', pl: 'bez wyboru', ru: 'ещё не выбран' },
  nobody: { en: 'nobody yet', pl: 'jeszcze nikt', ru: 'пока никто' },
  localNote: {
    en: 'Press it once more to begin anew.',
    pl: 'Naciśnij jeszcze raz, aby zacząć od nowa.',
    ru: 'Нажмите ещё раз, чтобы начать заново.',
  },
  allChosen: { en: 'All have chosen.', pl: 'Wszyscy wybrali.', ru: 'Все выбрали.' },
  freeSeat: { en: 'a free seat', pl: 'wolne miejsce', ru: 'свободное место' },
  draftWaits: {
    en: 'Bans and picks begin when both seats are taken.',
    pl: 'Zakazy i wybory zaczną się, gdy oba miejsca będą zajęte.',
    ru: 'Запреты и выбор начнутся, когда оба места будут заняты.',
  },
  youBan: {
    en: 'Your turn: ban a hero whom nobody may play.',
    pl: 'Twoja kolej: zakaż bohatera, którym nikt nie zagra.',
    ru: 'Ваша очередь: запретите героя, за которого никто не сыграет.',
  },
  youPick: {
    en: 'Your turn: pick your hero.',
    pl: 'Twoja kolej: wybierz bohatera.',
    ru: 'Ваша очередь: выберите героя.',
  },
  bans: { en: '{name} is to ban.', pl: 'Teraz zakazuje: {name}.', ru: 'Сейчас запрещает: {name}.' },
  picks: { en: '{name} is to pick.', pl: 'Teraz wybiera: {name}.', ru: 'Сейчас выбирает: {name}.' },
  banned: { en: 'Banned: {heroes}', pl: 'Zakazani: {heroes}', ru: 'Запрещены: {heroes}' },
  forWhom: { en: 'Whose hero', pl: 'Czyj bohater', ru: 'Чей герой' },
  yours: { en: 'Hero for {name}', pl: 'Bohater dla: {name}', ru: 'Герой для: {name}' },
  byLot: { en: 'by lot', pl: 'losowo', ru: 'по жребию' },
  take: { en: 'Take: {hero}', pl: 'Biorę: {hero}', ru: 'Беру: {hero}' },
  taken: { en: 'Taken: {hero}', pl: 'Wybrano: {hero}', ru: 'Выбрано: {hero}' },
  ban: { en: 'Ban: {hero}', pl: 'Zakazuję: {hero}', ru: 'Запрещаю: {hero}' },
  pick: { en: 'Pick: {hero}', pl: 'Wybieram: {hero}', ru: 'Выбираю: {hero}' },
} as const satisfies Messages;
