// What tiles, minions, loot, boss cards, difficulties and scenarios of an adventure say beside their effects.
import type { Message } from '../phrase.ts';

export const TILE_TEXTS = {
  minion: {
    en: '{hands, plural, =0 {A minion of level {level} waits here.} one {A minion of level {level} waits here with one extra King’s Hand.} other {A minion of level {level} waits here with # extra King’s Hands.}}',
    pl: '{hands, plural, =0 {Czeka tu sługus poziomu {level}.} one {Czeka tu sługus poziomu {level} z dodatkową Królewską dłonią.} few {Czeka tu sługus poziomu {level} z # dodatkowymi Królewskimi dłońmi.} many {Czeka tu sługus poziomu {level} z # dodatkowymi Królewskimi dłońmi.} other {Czeka tu sługus poziomu {level} z # dodatkowymi Królewskimi dłońmi.}}',
    ru: '{hands, plural, =0 {Здесь ждёт прислужник уровня {level}.} one {Здесь ждёт прислужник уровня {level} с дополнительной Рукой короля.} few {Здесь ждёт прислужник уровня {level} с # дополнительными Руками короля.} many {Здесь ждёт прислужник уровня {level} с # дополнительными Руками короля.} other {Здесь ждёт прислужник уровня {level} с # дополнительными Руками короля.}}',
  },
  nothing: { en: 'Nothing happens here.', pl: 'Nic się tu nie dzieje.', ru: 'Здесь ничего не происходит.' },
} as const satisfies Record<string, Message>;

export const ENEMY_TEXTS = {
  /** `what` as on the label of a row: `3 swipes + 1 chaos`. */
  symbols: { en: 'Roll objective: {what}', pl: 'Cel rzutu: {what}', ru: 'Цель броска: {what}' },
  straight: { en: 'Roll objective: straight', pl: 'Cel rzutu: strit', ru: 'Цель броска: стрит' },
  keepSymbols: {
    en: 'Keeps the symbols of its objective, no more of each than it wants, and rolls the rest again.',
    pl: 'Zatrzymuje symbole ze swojego celu rzutu, każdego nie więcej, niż chce, a resztę kości przerzuca.',
    ru: 'Оставляет символы своей цели броска, каждого не больше, чем нужно, а остальное перебрасывает.',
  },
  keepStraight: {
    en: 'Keeps one each of 2, 3, 4 and 5; a 1 only beside 2, 3 and 4; a 6 only beside 3, 4 and 5.',
    pl: 'Zatrzymuje po jednej 2, 3, 4 i 5; 1 tylko obok 2, 3 i 4; 6 tylko obok 3, 4 i 5.',
    ru: 'Оставляет по одной 2, 3, 4 и 5; 1 — только рядом с 2, 3 и 4; 6 — только рядом с 3, 4 и 5.',
  },
  firstStrike: {
    en: 'First Strike.',
    pl: 'Pierwsze uderzenie.',
    ru: 'Первый удар.',
  },
  hands: {
    en: '{hands, plural, one {Begins with # King’s Hand.} other {Begins with # King’s Hands.}}',
    pl: '{hands, plural, one {Zaczyna z # Królewską dłonią.} few {Zaczyna z # Królewskimi dłońmi.} many {Zaczyna z # Królewskimi dłońmi.} other {Zaczyna z # Królewskimi dłońmi.}}',
    ru: '{hands, plural, one {Начинает с # Рукой короля.} few {Начинает с # Руками короля.} many {Начинает с # Руками короля.} other {Начинает с # Руками короля.}}',
  },
  /** What it does before its first turn; `what` are sentences. */
  setUp: { en: 'At the start: {what}', pl: 'Na początku: {what}', ru: 'В начале: {what}' },
  untouched: {
    en: 'Only damage affects it.',
    pl: 'Działają na niego tylko obrażenia.',
    ru: 'На него действует только урон.',
  },
  /** `alike`: so many chests of the level `chests`. */
  reward: {
    en: '{count, plural, =0 {No reward.} one {Reward: every hero opens chest {chests}.} other {{alike, select, true {Reward: every hero opens {count, number} level {chests} chests.} other {Reward: every hero opens chests {chests}.}}}}',
    pl: '{count, plural, =0 {Nie ma nagrody.} one {Nagroda: każdy bohater otwiera skrzynię {chests}.} few {{alike, select, true {Nagroda: każdy bohater otwiera {count, number} skrzynie poziomu {chests}.} other {Nagroda: każdy bohater otwiera skrzynie {chests}.}}} many {{alike, select, true {Nagroda: każdy bohater otwiera {count, number} skrzyń poziomu {chests}.} other {Nagroda: każdy bohater otwiera skrzynie {chests}.}}} other {Nagroda: każdy bohater otwiera skrzynie {chests}.}}',
    ru: '{count, plural, =0 {Награды нет.} one {Награда: каждый герой открывает сундук {chests}.} few {{alike, select, true {Награда: каждый герой открывает {count, number} сундука уровня {chests}.} other {Награда: каждый герой открывает сундуки {chests}.}}} many {{alike, select, true {Награда: каждый герой открывает {count, number} сундуков уровня {chests}.} other {Награда: каждый герой открывает сундуки {chests}.}}} other {Награда: каждый герой открывает сундуки {chests}.}}',
  },
  bonus: { en: 'Hero bonus: {what}', pl: 'Bonus dla bohatera: {what}', ru: 'Бонус герою: {what}' },
} as const satisfies Record<string, Message>;

export const LOOT_TEXTS = {
  replaces: {
    en: 'Replaces {card} in your deck.',
    pl: 'Zastępuje w twojej talii kartę „{card}”.',
    ru: 'Заменяет в вашей колоде карту «{card}».',
  },
  team: { en: 'Not in solo games.', pl: 'Nie w grze solo.', ru: 'Не в одиночной игре.' },
} as const satisfies Record<string, Message>;

/** What only an adventure does with a token. */
export const TOKEN_NOTES = {
  salve: {
    en: 'Before you move, before a fight or before your Upkeep Phase, spend any number: each heals as much as the scenario says.',
    pl: 'Przed swoim ruchem, przed walką lub przed swoją Fazą Utrzymania możesz wydać dowolną liczbę: każda leczy tyle, ile określa scenariusz.',
    ru: 'Перед своим движением, перед боем или перед своей фазой обновления можно израсходовать сколько угодно: каждая исцеляет столько, сколько указывает сценарий.',
  },
  'first-strike': {
    en: 'Marks a minion that plays its turn before the hero’s.',
    pl: 'Oznacza sługusa, który rozgrywa swoją turę przed turą bohatera.',
    ru: 'Отмечает прислужника, чей ход идёт раньше хода героя.',
  },
  'versus-hand': {
    en: 'In your own turn, or while dice lie open, spend one and roll a loot die. 1–10: gain 1 CP. 11–15: the opponent rerolls a die, or you get one extra roll attempt. 16–20: change any die to any value.',
    pl: 'W swojej turze albo gdy na stole leżą kości, możesz wydać jedną i rzucić kością łupów. 1–10: weź 1 PW. 11–15: przeciwnik przerzuca kość albo masz dodatkową próbę rzutu. 16–20: ustaw dowolną kość na dowolny wynik.',
    ru: 'В свой ход или пока на столе лежат кубики можно израсходовать одну и бросить кубик добычи. 1–10: получите 1 БС. 11–15: противник перебрасывает кубик или у вас ещё одна попытка броска. 16–20: измените значение любого кубика на любое.',
  },
} as const satisfies Record<string, Message>;

/** A result of the loot table. */
export const REWARD_TEXTS = {
  boost: { en: 'Damage Boost +{n, number}', pl: 'Bonusowe obrażenia +{n, number}', ru: 'Усиление урона +{n, number}' },
  cp: { en: '{n, number} CP', pl: '{n, number} PW', ru: '{n, number} БС' },
  draw: {
    en: '{n, plural, one {Draw # card} other {Draw # cards}}',
    pl: '{n, plural, one {Dobierz # kartę} few {Dobierz # karty} many {Dobierz # kart} other {Dobierz # karty}}',
    ru: '{n, plural, one {Возьмите # карту} few {Возьмите # карты} many {Возьмите # карт} other {Возьмите # карты}}',
  },
  heal: {
    en: 'Heal {n, number}',
    pl: 'Ulecz {n, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}',
    ru: 'Исцелите {n, number} здоровья',
  },
  gold: {
    en: '{n, number} gold',
    pl: '{n, plural, one {# sztuka złota} few {# sztuki złota} many {# sztuk złota} other {# sztuki złota}}',
    ru: '{n, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
  },
} as const satisfies Record<string, Message>;

export const DIFFICULTY_TEXTS = {
  value: {
    en: 'A scenario won is worth {value, number} points.',
    pl: 'Wygrany scenariusz jest wart {value, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    ru: 'Выигранный сценарий стоит {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  },
  /** By the number of heroes. */
  health: {
    en: 'One, two, three or four heroes explore with {health} health each and fight bosses with {shared, number} together.',
    pl: 'Jeden, dwóch, trzech lub czterech bohaterów eksploruje, mając po {health} zdrowia, a z bossami walczy, mając razem {shared, number}.',
    ru: 'Один, два, три или четыре героя исследуют портал, имея по {health} здоровья, а с боссами сражаются, имея на всех {shared, number}.',
  },
  salves: {
    en: '{more, select, true {{n, plural, one {The campaign begins with one extra Salve.} other {The campaign begins with # extra Salves.}}} other {{n, plural, one {The campaign begins with one fewer Salve.} other {The campaign begins with # fewer Salves.}}}}',
    pl: '{more, select, true {{n, plural, one {Kampania zaczyna się z # Maścią więcej.} few {Kampania zaczyna się z # Maściami więcej.} many {Kampania zaczyna się z # Maściami więcej.} other {Kampania zaczyna się z # Maściami więcej.}}} other {{n, plural, one {Kampania zaczyna się z # Maścią mniej.} few {Kampania zaczyna się z # Maściami mniej.} many {Kampania zaczyna się z # Maściami mniej.} other {Kampania zaczyna się z # Maściami mniej.}}}}',
    ru: '{more, select, true {{n, plural, one {В начале кампании на # мазь больше.} few {В начале кампании на # мази больше.} many {В начале кампании на # мазей больше.} other {В начале кампании на # мази больше.}}} other {{n, plural, one {В начале кампании на # мазь меньше.} few {В начале кампании на # мази меньше.} many {В начале кампании на # мазей меньше.} other {В начале кампании на # мази меньше.}}}}',
  },
  guardHands: {
    en: '{n, plural, one {Minions of level IV have one extra King’s Hand.} other {Minions of level IV have # extra King’s Hands.}}',
    pl: '{n, plural, one {Sługusy poziomu IV mają o # Królewską dłoń więcej.} few {Sługusy poziomu IV mają o # Królewskie dłonie więcej.} many {Sługusy poziomu IV mają o # Królewskich dłoni więcej.} other {Sługusy poziomu IV mają o # Królewskiej dłoni więcej.}}',
    ru: '{n, plural, one {У прислужников уровня IV на # Руку короля больше.} few {У прислужников уровня IV на # Руки короля больше.} many {У прислужников уровня IV на # Рук короля больше.} other {У прислужников уровня IV на # Руки короля больше.}}',
  },
  /** `viseer` is a name. */
  viseer: {
    en: 'With the legacy packs {viseer} stands beside every boss.',
    pl: 'Z zestawami legacy obok każdego bossa stoi {viseer}.',
    ru: 'С наборами наследия рядом с каждым боссом стоит {viseer}.',
  },
  lossEnds: {
    en: 'A lost scenario ends the campaign.',
    pl: 'Przegrany scenariusz kończy kampanię.',
    ru: 'Проигранный сценарий завершает кампанию.',
  },
} as const satisfies Record<string, Message>;

export const SCENARIO_TEXTS = {
  /** Figures for so many heroes; `loot` are counts by class. */
  exploration: {
    en: 'Each hero has {health, number} health, the team {gold, number} gold. A Salve heals {salve, number}, and 1 more for every shard collected. Rosella then deals each hero {loot}.',
    pl: 'Każdy bohater ma {health, number} zdrowia, a drużyna {gold, number} złota. Maść leczy {salve, number} oraz 1 za każdy zebrany fragment. Potem Rosella rozdaje każdemu bohaterowi {loot}.',
    ru: 'У каждого героя {health, number} здоровья, золото команды: {gold, number}. Мазь исцеляет {salve, number} и ещё 1 за каждый собранный осколок. Затем Розелла раздаёт каждому герою {loot}.',
  },
  boss: {
    en: 'The heroes share {health, number} health; the {boss} has {bossHealth, number} and upgrades for {upgrades, number} CP, and begins with {cp, number} CP. A Salve heals {salve, number}.',
    pl: 'Bohaterowie mają wspólnie {health, number} zdrowia; {boss} ma {bossHealth, number} i ulepszenia za {upgrades, number} PW, a zaczyna z {cp, number} PW. Maść leczy {salve, number}.',
    ru: 'У героев на всех {health, number} здоровья; {boss}: здоровье {bossHealth, number}, улучшения на {upgrades, number} БС, в начале {cp, number} БС. Мазь исцеляет {salve, number}.',
  },
  hands: {
    en: 'A King’s Hand succeeds on {from, number} or higher; at most {most, number} a turn.',
    pl: 'Królewska dłoń działa przy wyniku co najmniej {from, number}; najwyżej {most, number} na turę.',
    ru: 'Рука короля срабатывает при значении не меньше {from, number}; не больше {most, number} за ход.',
  },
  /** `difficulty` is a name, here and below. */
  salveFurther: {
    en: 'On {difficulty} a Salve heals {n, number} {more, select, true {more} other {less}}.',
    pl: 'Na poziomie „{difficulty}” Maść leczy o {n, number} {more, select, true {więcej} other {mniej}}.',
    ru: 'На уровне «{difficulty}» мазь исцеляет на {n, number} {more, select, true {больше} other {меньше}}.',
  },
  bossFurther: {
    en: 'On {difficulty} the boss has {n, number} more health.',
    pl: 'Na poziomie „{difficulty}” boss ma o {n, number} zdrowia więcej.',
    ru: 'На уровне «{difficulty}» у босса на {n, number} здоровья больше.',
  },
  bossHands: {
    en: '{n, plural, one {The boss begins with # King’s Hand.} other {The boss begins with # King’s Hands.}}',
    pl: '{n, plural, one {Boss zaczyna z # Królewską dłonią.} few {Boss zaczyna z # Królewskimi dłońmi.} many {Boss zaczyna z # Królewskimi dłońmi.} other {Boss zaczyna z # Królewskimi dłońmi.}}',
    ru: '{n, plural, one {Босс начинает с # Рукой короля.} few {Босс начинает с # Руками короля.} many {Босс начинает с # Руками короля.} other {Босс начинает с # Руками короля.}}',
  },
  /** In the accusative: what is dealt. */
  deals: {
    en: '{class, select, common {{n, plural, one {# common card} other {# common cards}}} rare {{n, plural, one {# rare card} other {# rare cards}}} epic {{n, plural, one {# epic card} other {# epic cards}}} other {{n, plural, one {# legendary card} other {# legendary cards}}}}',
    pl: '{class, select, common {{n, plural, one {# zwykłą kartę} few {# zwykłe karty} many {# zwykłych kart} other {# zwykłej karty}}} rare {{n, plural, one {# rzadką kartę} few {# rzadkie karty} many {# rzadkich kart} other {# rzadkiej karty}}} epic {{n, plural, one {# epicką kartę} few {# epickie karty} many {# epickich kart} other {# epickiej karty}}} other {{n, plural, one {# legendarną kartę} few {# legendarne karty} many {# legendarnych kart} other {# legendarnej karty}}}}',
    ru: '{class, select, common {{n, plural, one {# обычную карту} few {# обычные карты} many {# обычных карт} other {# обычной карты}}} rare {{n, plural, one {# редкую карту} few {# редкие карты} many {# редких карт} other {# редкой карты}}} epic {{n, plural, one {# эпическую карту} few {# эпические карты} many {# эпических карт} other {# эпической карты}}} other {{n, plural, one {# легендарную карту} few {# легендарные карты} many {# легендарных карт} other {# легендарной карты}}}}',
  },
} as const satisfies Record<string, Message>;

/** What lies in a legacy pack. */
export const LEGACY_TEXTS = {
  viseer: {
    en: '{viseer}, who stands beside every boss on Insane and Hardcore.',
    pl: '{viseer}, który na poziomach Szalony i Hardkorowy stoi obok każdego bossa.',
    ru: '{viseer}: на безумном и беспощадном уровнях он стоит рядом с каждым боссом.',
  },
  minions: {
    en: '{count, plural, one {Further minions of level {levels}.} other {Further minions of levels {levels}.}}',
    pl: '{count, plural, one {Dalsze sługusy poziomu {levels}.} few {Dalsze sługusy poziomów {levels}.} many {Dalsze sługusy poziomów {levels}.} other {Dalsze sługusy poziomów {levels}.}}',
    ru: '{count, plural, one {Новые прислужники уровня {levels}.} few {Новые прислужники уровней {levels}.} many {Новые прислужники уровней {levels}.} other {Новые прислужники уровней {levels}.}}',
  },
} as const satisfies Record<string, Message>;
