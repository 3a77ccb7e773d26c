// The lab: heroes against each other and parties on their adventures, on the command line and on its page.
import type { Message } from '../phrase.ts';
import { common } from './shell.ts';

export const LAB_FAULT = {
  noStudy: {
    en: 'The lab has nothing to find out about this game; it knows {known}.',
    pl: 'O tej grze laboratorium nic nie sprawdza; zna: {known}.',
    ru: 'Об этой игре лаборатории выяснять нечего; она знает: {known}.',
  },
  flagElsewhere: {
    en: '{flag} means nothing to `lab {game}`.',
    pl: '{flag} nic nie znaczy dla `lab {game}`.',
    ru: '{flag} ничего не значит для `lab {game}`.',
  },
  notListed: {
    en: '{flag} does not know “{text}”; it takes a list of {known}.',
    pl: '{flag} nie zna wartości „{text}”; przyjmuje listę złożoną z: {known}.',
    ru: '{flag} не знает «{text}»; нужен список из: {known}.',
  },
  notLab: {
    en: '{path} is not a result of the lab; choose another name for --out.',
    pl: '{path} nie jest wynikiem laboratorium; podaj inną nazwę w --out.',
    ru: '{path} — не результат лаборатории; укажите в --out другое имя.',
  },
  otherPlan: {
    en: '{path} belongs to another run ({field}: {found}, not {wanted}). Call it with the same arguments to go on, or choose another name for --out.',
    pl: '{path} należy do innej serii ({field}: {found}, a nie {wanted}). Podaj te same argumenty, aby ją kontynuować, albo inną nazwę w --out.',
    ru: '{path} относится к другой серии ({field}: {found}, а не {wanted}). Повторите те же аргументы, чтобы продолжить, или укажите в --out другое имя.',
  },
} as const satisfies Record<string, Message>;

/** What the command says. */
export const LAB_REPORT = {
  resumed: {
    en: '{done, plural, one {# duel of {total, number} was played before; going on.} other {# duels of {total, number} were played before; going on.}}',
    pl: '{done, plural, one {Wcześniej rozegrano # pojedynek z {total, number}; gramy dalej.} few {Wcześniej rozegrano # pojedynki z {total, number}; gramy dalej.} many {Wcześniej rozegrano # pojedynków z {total, number}; gramy dalej.} other {Wcześniej rozegrano # pojedynku z {total, number}; gramy dalej.}}',
    ru: '{done, plural, one {Раньше сыграна # дуэль из {total, number}; продолжаем.} few {Раньше сыграны # дуэли из {total, number}; продолжаем.} many {Раньше сыграно # дуэлей из {total, number}; продолжаем.} other {Раньше сыграно # дуэли из {total, number}; продолжаем.}}',
  },
  played: {
    en: '{games, plural, one {# duel} other {# duels}} between bots of the level “{bot}”, {perPair, number} for each pair of heroes, places exchanged; seed {seed}.',
    pl: '{games, plural, one {# pojedynek} few {# pojedynki} many {# pojedynków} other {# pojedynku}} między botami poziomu „{bot}”, po {perPair, number} na każdą parę bohaterów, z zamianą miejsc; ziarno {seed}.',
    ru: '{games, plural, one {# дуэль} few {# дуэли} many {# дуэлей} other {# дуэли}} ботов уровня «{bot}», по {perPair, number} на каждую пару героев, с обменом местами; зерно {seed}.',
  },
  journeysResumed: {
    en: '{done, plural, one {# game was played before; going on.} other {# games were played before; going on.}}',
    pl: '{done, plural, one {Wcześniej rozegrano # partię; gramy dalej.} few {Wcześniej rozegrano # partie; gramy dalej.} many {Wcześniej rozegrano # partii; gramy dalej.} other {Wcześniej rozegrano # partii; gramy dalej.}}',
    ru: '{done, plural, one {Раньше сыграна # партия; продолжаем.} few {Раньше сыграны # партии; продолжаем.} many {Раньше сыграно # партий; продолжаем.} other {Раньше сыграно # партии; продолжаем.}}',
  },
  journeys: {
    en: '{games, plural, one {# adventure} other {# adventures}} of bots of the level “{bot}”, heroes drawn by lot, at least {least, number} of each kind; seed {seed}. In brackets the 95% interval.',
    pl: '{games, plural, one {# przygoda} few {# przygody} many {# przygód} other {# przygody}} botów poziomu „{bot}”, bohaterowie losowani, co najmniej {least, number} każdego rodzaju; ziarno {seed}. W nawiasie przedział 95%.',
    ru: '{games, plural, one {# приключение} few {# приключения} many {# приключений} other {# приключения}} ботов уровня «{bot}», герои по жребию, каждого вида не меньше {least, number}; зерно {seed}. В скобках интервал 95 %.',
  },
  journeysCut: {
    en: '{games, plural, one {# game was given up for its length and counts as not won.} other {# games were given up for their length and count as not won.}}',
    pl: '{games, plural, one {# partię przerwano z powodu długości; liczy się jako niewygrana.} few {# partie przerwano z powodu długości; liczą się jako niewygrane.} many {# partii przerwano z powodu długości; liczą się jako niewygrane.} other {# partii przerwano z powodu długości; liczą się jako niewygrane.}}',
    ru: '{games, plural, one {# партия прервана из-за длины и считается невыигранной.} few {# партии прерваны из-за длины и считаются невыигранными.} many {# партий прервано из-за длины и считается невыигранными.} other {# партии прервано из-за длины и считается невыигранными.}}',
  },
  party: {
    en: '{heroes, plural, one {# hero} other {# heroes}}',
    pl: '{heroes, plural, one {# bohater} few {# bohaterów} many {# bohaterów} other {# bohatera}}',
    ru: '{heroes, plural, one {# герой} few {# героя} many {# героев} other {# героя}}',
  },
  singles: {
    en: 'Scenarios won that were played by themselves, without loot from earlier ones; {difficulty}:',
    pl: 'Wygrane scenariusze grane osobno, bez łupów z poprzednich; {difficulty}:',
    ru: 'Победы в отдельных сценариях, без добычи из прежних; {difficulty}:',
  },
  campaigns: {
    en: 'Whole campaigns, and how often each scenario on the way is won at the first try; {difficulty}:',
    pl: 'Całe kampanie oraz jak często scenariusze po drodze wygrywa się za pierwszym razem; {difficulty}:',
    ru: 'Кампании целиком и как часто сценарии на пути выигрывают с первого раза; {difficulty}:',
  },
  tries: {
    en: 'Games of each scenario won of all that were played in those campaigns, tries after a loss included; {difficulty}:',
    pl: 'Wygrane spośród wszystkich rozgrywek każdego scenariusza w tych kampaniach, razem z powtórkami po porażce; {difficulty}:',
    ru: 'Выигранные из всех партий каждого сценария в этих кампаниях, включая повторы после поражения; {difficulty}:',
  },
  maps: {
    en: 'Games won by map, whatever the number of heroes; {difficulty}:',
    pl: 'Wygrane rozgrywki według mapy, przy dowolnej liczbie bohaterów; {difficulty}:',
    ru: 'Выигранные партии по картам, при любом числе героев; {difficulty}:',
  },
  campaignsWon: { en: 'Campaigns won', pl: 'Wygrane kampanie', ru: 'Выигранные кампании' },
  points: { en: 'Points', pl: 'Punkty', ru: 'Очки' },
  gamesPlayed: { en: 'Games a campaign', pl: 'Rozgrywki na kampanię', ru: 'Партий за кампанию' },
  matrix: {
    en: 'Wins of the row’s hero against the column’s, in percent:',
    pl: 'Wygrane bohatera z wiersza z bohaterem z kolumny, w procentach:',
    ru: 'Победы героя строки над героем столбца, в процентах:',
  },
  heroes: {
    en: 'Heroes, the strongest first (95% interval in brackets):',
    pl: 'Bohaterowie od najsilniejszego (w nawiasie przedział 95%):',
    ru: 'Герои, от сильнейшего (в скобках интервал 95 %):',
  },
  hero: { en: 'hero', pl: 'bohater', ru: 'герой' },
  wins: { en: 'wins', pl: 'wygrane', ru: 'победы' },
  asFirst: { en: 'beginning', pl: 'zaczynając', ru: 'ходя первым' },
  asSecond: { en: 'second', pl: 'jako drugi', ru: 'ходя вторым' },
  turns: { en: 'turns', pl: 'tury', ru: 'ходы' },
  first: {
    en: 'Whoever begins wins {share} ({low} to {high}).',
    pl: 'Kto zaczyna, wygrywa {share} pojedynków (od {low} do {high}).',
    ru: 'Начинающий побеждает в {share} дуэлей (от {low} до {high}).',
  },
  length: {
    en: 'Turns in a duel: {mean, number} on average, median {p50, number}, 95% of duels up to {p95, number}, at most {max, number}.',
    pl: 'Tury w pojedynku: średnio {mean, number}, mediana {p50, number}, 95% pojedynków do {p95, number}, najwięcej {max, number}.',
    ru: 'Ходов в дуэли: в среднем {mean, number}, медиана {p50, number}, 95 % дуэлей — до {p95, number}, больше всего {max, number}.',
  },
  abilities: {
    en: 'Abilities: uses a game, and what one use brings on average, cards and tokens played along included:',
    pl: 'Zdolności: aktywacje na grę oraz to, co średnio daje jedna, wraz z dołożonymi kartami i żetonami:',
    ru: 'Способности: активаций за игру и что в среднем приносит одна вместе с добавленными картами и жетонами:',
  },
  ability: { en: 'ability', pl: 'zdolność', ru: 'способность' },
  perGame: { en: 'a game', pl: 'na grę', ru: 'за игру' },
  damage: { en: 'damage', pl: 'obrażenia', ru: 'урон' },
  prevented: { en: 'prevented', pl: 'zapobieżone', ru: 'отменено' },
  healed: { en: 'healed', pl: 'leczenie', ru: 'лечение' },
  cp: { en: 'CP', pl: 'PW', ru: 'БС' },
  cards: { en: 'cards', pl: 'karty', ru: 'карты' },
  inflicted: { en: 'inflicted', pl: 'zagrane', ru: 'наложено' },
  gained: { en: 'gained', pl: 'wzięte', ru: 'получено' },
} as const satisfies Record<string, Message>;

export const LAB_FLAG = {
  workers: {
    en: 'threads to share the games among; the result stays the same (all cores)',
    pl: 'wątki, między które dzieli się partie; wynik pozostaje ten sam (wszystkie rdzenie)',
    ru: 'потоки, между которыми делятся партии; итог не меняется (все ядра)',
  },
  bot: {
    en: 'the level that plays every seat (adept)',
    pl: 'poziom, który gra na wszystkich miejscach (adept)',
    ru: 'уровень, который играет на всех местах (adept)',
  },
  gamesPerPair: {
    en: 'Dice Throne: duels for each pair of heroes (20)',
    pl: 'Dice Throne: pojedynki na każdą parę bohaterów (20)',
    ru: 'Трон кубов: дуэлей на каждую пару героев (20)',
  },
  difficulties: {
    en: 'Adventures: at which difficulties (normal)',
    pl: 'Adventures: na jakich poziomach trudności (normal)',
    ru: 'Adventures: на каких уровнях сложности (normal)',
  },
  heroes: {
    en: 'Adventures: for how many heroes (1,2,3,4)',
    pl: 'Adventures: dla ilu bohaterów (1,2,3,4)',
    ru: 'Adventures: для скольких героев (1,2,3,4)',
  },
  scenarios: {
    en: 'Adventures: scenarios by number, and `campaign` for whole campaigns (1 to 8)',
    pl: 'Adventures: numery scenariuszy oraz `campaign`, czyli całe kampanie (od 1 do 8)',
    ru: 'Adventures: номера сценариев и `campaign` — кампании целиком (от 1 до 8)',
  },
  games: {
    en: 'Adventures: games for each of those together (20)',
    pl: 'Adventures: partie na każde takie zestawienie (20)',
    ru: 'Adventures: партий на каждое такое сочетание (20)',
  },
  minutes: {
    en: 'Adventures: begin no game after so many minutes',
    pl: 'Adventures: po tylu minutach nie zaczynaj kolejnej partii',
    ru: 'Adventures: не начинать партий по истечении стольких минут',
  },
  out: {
    en: 'keep the result here, and go on from it if it is there',
    pl: 'tu trzymaj wynik, a jeśli już jest, kontynuuj od niego',
    ru: 'хранить результат здесь и продолжать с него, если он уже есть',
  },
} as const satisfies Record<string, Message>;

export const LAB_ABOUT: Message = {
  en: 'Let bots play over and over and tell who wins how often',
  pl: 'Niech boty grają raz za razem; powiedz, kto jak często wygrywa',
  ru: 'Пусть боты играют раз за разом; показать, кто как часто побеждает',
};

/** The lab's page. */
export const LAB_PAGE = {
  title: common.lab,
  lead: {
    en: 'The heroes of Dice Throne, every one against every other, both sides played by the same bot. It shows how the heroes fare in that bot’s hands; a person may well see it otherwise.',
    pl: 'Bohaterowie Dice Throne, każdy z każdym, po obu stronach ten sam bot. Widać stąd, jak bohaterowie radzą sobie w jego rękach; człowiek może mieć inne zdanie.',
    ru: 'Герои «Трона кубов», каждый против каждого, за обе стороны играет один и тот же бот. Видно, чего герои стоят в его руках; человек может рассудить иначе.',
  },
  made: {
    en: 'The figures were made by this command, and anybody can make them again:',
    pl: 'Liczby powstały tym poleceniem i każdy może je powtórzyć:',
    ru: 'Цифры получены этой командой, и каждый может получить их снова:',
  },
  partial: {
    en: 'This run is not finished: {played, number} of {total, number} pairs have met.',
    pl: 'Ta seria nie jest skończona: spotkało się {played, number} z {total, number} par.',
    ru: 'Эта серия не закончена: встретились {played, number} из {total, number} пар.',
  },
  unreadable: {
    en: 'The figures could not be loaded. Try again with a connection.',
    pl: 'Nie udało się wczytać liczb. Spróbuj ponownie, gdy będzie połączenie.',
    ru: 'Не удалось загрузить цифры. Попробуйте снова, когда будет связь.',
  },
  strength: { en: 'How strong they are', pl: 'Jak silni są bohaterowie', ru: 'Насколько они сильны' },
  strengthLead: {
    en: 'Share of duels won against all other heroes. The line is the 95% interval: the truth lies within it nineteen times in twenty.',
    pl: 'Udział wygranych pojedynków ze wszystkimi innymi bohaterami. Kreska to przedział 95%: prawda leży w nim w dziewiętnastu przypadkach na dwadzieścia.',
    ru: 'Доля выигранных дуэлей против всех остальных героев. Черта — интервал 95 %: истина лежит в нём в девятнадцати случаях из двадцати.',
  },
  whoBeats: { en: 'Who beats whom', pl: 'Kto z kim wygrywa', ru: 'Кто кого побеждает' },
  whoBeatsLead: {
    en: 'Percent of duels won by the hero of the row against the hero of the column. Bold where the interval leaves no doubt who is ahead.',
    pl: 'Procent pojedynków wygranych przez bohatera z wiersza z bohaterem z kolumny. Pogrubienie tam, gdzie przedział nie pozostawia wątpliwości, kto jest górą.',
    ru: 'Процент дуэлей, выигранных героем строки у героя столбца. Жирным — там, где интервал не оставляет сомнений, кто впереди.',
  },
  oneHero: { en: 'One hero', pl: 'Jeden bohater', ru: 'Один герой' },
  choose: { en: 'Hero', pl: 'Bohater', ru: 'Герой' },
  against: { en: 'against', pl: 'przeciw', ru: 'против' },
  opponents: { en: 'Against the others', pl: 'Przeciw pozostałym', ru: 'Против остальных' },
  interval: { en: '{low} to {high}', pl: 'od {low} do {high}', ru: 'от {low} до {high}' },
  cell: {
    en: '{hero} against {other}: {share}, between {low} and {high}',
    pl: '{hero} kontra {other}: {share}, między {low} a {high}',
    ru: '{hero} против {other}: {share}, между {low} и {high}',
  },
  itself: { en: 'its own like', pl: 'ta sama postać', ru: 'тот же герой' },
  abilities: { en: 'Abilities', pl: 'Zdolności', ru: 'Способности' },
  abilitiesLead: {
    en: 'How often an ability is used in a game, and what one use brings on average, cards and tokens played along included.',
    pl: 'Ile razy w grze aktywuje się zdolność i co średnio daje jedna aktywacja, wraz z dołożonymi kartami i żetonami.',
    ru: 'Сколько раз за игру активируют способность и что в среднем приносит одна активация вместе с добавленными картами и жетонами.',
  },
  tokens: { en: 'tokens', pl: 'żetony', ru: 'жетоны' },
  firstAndLength: {
    en: 'The first turn and the length',
    pl: 'Pierwsza tura i długość',
    ru: 'Первый ход и длительность',
  },
  histogram: {
    en: 'Duels by their number of turns',
    pl: 'Pojedynki według liczby tur',
    ru: 'Дуэли по числу ходов',
  },
  games: { en: 'duels', pl: 'pojedynki', ru: 'дуэли' },
  asTable: { en: 'The same as a table', pl: 'To samo w tabeli', ru: 'То же таблицей' },
} as const satisfies Record<string, Message>;
