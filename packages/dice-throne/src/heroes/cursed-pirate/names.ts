// The Cursed Pirate's names, on both sides of her board.
import { english, feminine, masculine, neuter, noun, person, plural, she } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person(
    'Cursed Pirate',
    she('Przeklęta Piratka', 'Przeklętej Piratki', 'Przeklętą Piratkę'),
    she('Проклятая пиратка', 'Проклятой пиратки', 'Проклятую пиратку'),
  ),
  line: {
    en: 'Gets rid of cursed gold, then turns her board over and gets dangerous.',
    pl: 'Pozbywa się przeklętego złota, po czym odwraca planszę i robi się groźnie.',
    ru: 'Избавляется от проклятого золота, переворачивает планшет и становится опасной.',
  },
  symbols: {
    cutlass: noun(
      english('cutlass', 'cutlasses'),
      masculine('kordelas', 'kordelasa', 'kordelas', 'kordelasy', 'kordelasów'),
      feminine('сабля', 'сабли', 'саблю', 'сабли', 'сабель'),
    ),
    booty: noun(
      english('booty'),
      masculine('łup', 'łupu', 'łup', 'łupy', 'łupów'),
      masculine('сундук', 'сундука', 'сундук', 'сундука', 'сундуков'),
    ),
    skull: noun(
      english('skull', 'skulls'),
      feminine('czaszka', 'czaszki', 'czaszkę', 'czaszki', 'czaszek'),
      masculine('череп', 'черепа', 'череп', 'черепа', 'черепов'),
    ),
  },
  abilities: {
    'cutlass-strike': { en: 'Cutlass Strike', pl: 'Cios kordelasem', ru: 'Удар саблей' },
    'x-marks-the-spot': { en: 'X Marks the Spot', pl: 'X znaczy skarb', ru: 'То самое место' },
    'walk-the-plank': { en: 'Walk the Plank', pl: 'Spacer po desce', ru: 'Пройтись по доске' },
    'light-the-fuse': { en: 'Light the Fuse', pl: 'Podpalenie lontu', ru: 'Поджечь фитиль' },
    'black-spot': { en: 'Black Spot', pl: 'Czarna plama', ru: 'Чёрная метка' },
    'shiver-me-timbers': { en: 'Shiver Me Timbers', pl: 'Do stu piorunów!', ru: 'Разрази меня гром!' },
    cursed: { en: 'Cursed', pl: 'Klątwa', ru: 'Проклятье' },
    'ahoy-matey': { en: 'Ahoy Matey', pl: 'Ahoj, kamracie!', ru: 'Эй, приятель!' },
    'pirates-touch': { en: 'Pirate’s Touch!', pl: 'Piracki dotyk!', ru: 'Пиратское прикосновение!' },
  },
  // The passive is called Cursed on this side too.
  otherSide: {
    'soul-cutlass': { en: 'Soul Cutlass', pl: 'Kordelas dusz', ru: 'Сабля душ' },
    'dread-mark': { en: 'Dread Mark', pl: 'Znak grozy', ru: 'Метка ужаса' },
    'abyssal-walk': { en: 'Abyssal Walk', pl: 'Spacer w otchłań', ru: 'Прогулка в бездну' },
    'thar-she-blows': { en: 'Thar She Blows!', pl: 'Zaraz gruchnie!', ru: 'Сейчас рванёт!' },
    'black-soul': { en: 'Black Soul', pl: 'Czarna dusza', ru: 'Чёрная душа' },
    'the-shivering': { en: 'The Shivering', pl: 'Dreszcze', ru: 'Дрожь' },
    'avast-ye': { en: 'Avast Ye', pl: 'Stać, kanalie!', ru: 'Полундра!' },
    'cursed-touch': { en: 'Cursed Touch!', pl: 'Przeklęty dotyk!', ru: 'Проклятое прикосновение!' },
  },
  added: {},
  cards: {
    'yo-ho': { en: 'Yo Ho!', pl: 'Jo-ho-ho!', ru: 'Йо-хо-хо!' },
    'light-it-up': { en: 'Light It Up!', pl: 'Podpalaj!', ru: 'Поджигай!' },
    'feed-the-fish': { en: 'Feed the Fish!', pl: 'Na pożarcie rybom!', ru: 'На корм рыбам!' },
    'pirates-life': { en: 'Pirate’s Life!', pl: 'Pirackie życie!', ru: 'Пиратская жизнь!' },
    'high-stakes': { en: 'High Stakes!', pl: 'Wysoka stawka!', ru: 'Высокие ставки!' },
    'crows-nest': { en: 'Crow’s Nest!', pl: 'Bocianie gniazdo!', ru: 'Воронье гнездо!' },
    truce: { en: 'Truce!', pl: 'Rozejm!', ru: 'Перемирие!' },
    pillage: { en: 'Pillage!', pl: 'Grabież!', ru: 'Грабёж!' },
    scurvy: { en: 'Scurvy!', pl: 'Szkorbut!', ru: 'Цинга!' },
    swashbuckle: { en: 'Swashbuckle!', pl: 'Z fantazją!', ru: 'Лихой наскок!' },
    ransom: { en: 'Ransom!', pl: 'Okup!', ru: 'Выкуп!' },
    'run-ya-through': { en: 'Run Ya Through!', pl: 'Na wylot!', ru: 'Насквозь!' },
    'shark-bait': { en: 'Shark Bait!', pl: 'Przynęta na rekiny!', ru: 'Приманка для акул!' },
    'batten-down': { en: 'Batten Down!', pl: 'Zadraić luki!', ru: 'Задраить люки!' },
    'cursed-cards': { en: 'Cursed Cards!', pl: 'Przeklęte karty!', ru: 'Проклятые карты!' },
    'heave-ho': { en: 'Heave-Ho!', pl: 'Hej, razem!', ru: 'Раз-два, взяли!' },
  },
  statuses: {
    'powder-keg': noun(
      english('Powder Keg', 'Powder Kegs'),
      feminine('Beczka prochu', 'Beczki prochu', 'Beczkę prochu', 'Beczki prochu', 'Beczek prochu'),
      feminine('Пороховая бочка', 'Пороховой бочки', 'Пороховую бочку', 'Пороховые бочки', 'Пороховых бочек'),
    ),
    wither: noun(
      english('Wither'),
      neuter('Uschnięcie', 'Uschnięcia', 'Uschnięcie', 'Uschnięcia', 'Uschnięć'),
      neuter('Увядание', 'Увядания', 'Увядание', 'Увядания', 'Увяданий'),
    ),
    parlay: noun(
      english('Parlay', 'Parlays'),
      plural('Pertraktacje', 'Pertraktacji', 'Pertraktacje', 'Pertraktacje', 'Pertraktacji'),
      plural('Переговоры', 'Переговоров', 'Переговоры', 'Переговоры', 'Переговоров'),
    ),
    'cursed-doubloon': noun(
      english('Cursed Doubloon', 'Cursed Doubloons'),
      masculine(
        'Przeklęty dublon',
        'Przeklętego dublona',
        'Przeklęty dublon',
        'Przeklęte dublony',
        'Przeklętych dublonów',
      ),
      masculine(
        'Проклятый дублон',
        'Проклятого дублона',
        'Проклятый дублон',
        'Проклятых дублона',
        'Проклятых дублонов',
      ),
    ),
  },
} as const satisfies HeroNames;
