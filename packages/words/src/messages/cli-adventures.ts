// Adventures in a terminal, and its cards in the lists of `content`.
import type { Message } from '../phrase.ts';

/** What the cards of the box say in the lists of `content`. */
export const ADV_CONTENT = {
  forHeroes: {
    en: '{heroes, plural, one {For # hero: {text}} other {For # heroes: {text}}}',
    pl: '{heroes, plural, one {Dla # bohatera: {text}} few {Dla # bohaterów: {text}} many {Dla # bohaterów: {text}} other {Dla # bohatera: {text}}}',
    ru: '{heroes, plural, one {Для # героя: {text}} few {Для # героев: {text}} many {Для # героев: {text}} other {Для # героя: {text}}}',
  },
  level: { en: 'Level {level}.', pl: 'Poziom {level}.', ru: 'Уровень {level}.' },
  figures: {
    en: 'Health {health, number}, {cp, number} CP.',
    pl: 'Zdrowie {health, number}, {cp, number} PW.',
    ru: 'Здоровье {health, number}, {cp, number} БС.',
  },
  aim: { en: '{objective}.', pl: '{objective}.', ru: '{objective}.' },
  pack: { en: 'Legacy pack {pack}', pl: 'Zestaw legacy {pack}', ru: 'Набор наследия {pack}' },
  boss: {
    en: 'Scenario {scenario, number}. Activates the best ability that its dice allow, in this order: {abilities}.',
    pl: 'Scenariusz {scenario, number}. Aktywuje najlepszą zdolność, na którą pozwalają kości, w tej kolejności: {abilities}.',
    ru: 'Сценарий {scenario, number}. Активирует лучшую из доступных по кубикам способностей, в таком порядке: {abilities}.',
  },
  bossCard: {
    en: '{objective}. {text} {bonus}',
    pl: '{objective}. {text} {bonus}',
    ru: '{objective}. {text} {bonus}',
  },
} as const satisfies Record<string, Message>;

/** The table of an adventure. */
export const ADV = {
  you: { en: 'You', pl: 'Ty', ru: 'Вы' },
  /** What is played and how hard it is. */
  heading: { en: '{scenario}, {difficulty}', pl: '{scenario}, {difficulty}', ru: '{scenario}, {difficulty}' },
  stage: {
    en: '{scenario}, {difficulty}: {stage}',
    pl: '{scenario}, {difficulty}: {stage}',
    ru: '{scenario}, {difficulty}: {stage}',
  },
  purse: {
    en: 'Gold {gold, number} · portal shards {shards, number} of 3 · a Salve heals {salve, number} · score {score, number}',
    pl: 'Złoto {gold, number} · fragmenty portalu {shards, number} z 3 · Maść leczy {salve, number} · wynik {score, number}',
    ru: 'Золото {gold, number} · осколки портала {shards, number} из 3 · мазь исцеляет {salve, number} · счёт {score, number}',
  },
  bossPurse: {
    en: 'A Salve heals {salve, number} · score {score, number}',
    pl: 'Maść leczy {salve, number} · wynik {score, number}',
    ru: 'Мазь исцеляет {salve, number} · счёт {score, number}',
  },
  legend: {
    en: '◆ portal shard   + Salve   ▣1 chest   @1 hero   × fight',
    pl: '◆ fragment portalu   + Maść   ▣1 skrzynia   @1 bohater   × walka',
    ru: '◆ осколок портала   + мазь   ▣1 сундук   @1 герой   × бой',
  },
  hiddenLevel: { en: 'Level {level}', pl: 'Poziom {level}', ru: 'Уровень {level}' },

  hero: { en: 'Hero', pl: 'Bohater', ru: 'Герой' },
  enemy: { en: 'Enemy', pl: 'Wróg', ru: 'Враг' },
  guard: { en: 'guards the portal', pl: 'strzeże portalu', ru: 'страж портала' },
  swift: { en: 'First Strike', pl: 'Pierwsze uderzenie', ru: 'Первый удар' },
  bossCard: {
    en: 'Card of the boss: {card}. {text}',
    pl: 'Karta bossa: {card}. {text}',
    ru: 'Карта босса: {card}. {text}',
  },
  /** A line of an enemy's card by its name. */
  part: { en: '{name}: {text}', pl: '{name}: {text}', ru: '{name}: {text}' },
  advice: {
    en: 'An adept teammate’s choice: {choice}',
    pl: 'Wybór wprawnego członka drużyny: {choice}',
    ru: 'Выбор умелого члена команды: {choice}',
  },
  decides: { en: '{name} decides.', pl: 'Decyduje {name}.', ru: 'Решает {name}.' },

  shop: {
    en: 'Rosella shows {name}, who has {gold, number} gold to spend:',
    pl: 'Rosella pokazuje karty. Kupuje {name} (złoto: {gold, number}):',
    ru: 'Розелла показывает карты. Покупает {name} (золото: {gold, number}):',
  },
  shopElse: {
    en: 'Identifying a mystery card costs {identify, number} gold; she pays {sale, number} for any loot card.',
    pl: 'Rozpoznanie tajemniczej karty łupów kosztuje {identify, number} szt. złota; za każdą kartę łupów płaci {sale, number}.',
    ru: 'Опознать тайную карту добычи стоит {identify, number} золотых; за любую карту добычи она платит {sale, number}.',
  },
  offer: {
    en: '{card} · {class} · {price, number} gold',
    pl: '{card} · {class} · złoto: {price, number}',
    ru: '{card} · {class} · золото: {price, number}',
  },
  soldOut: { en: 'nothing left', pl: 'nic już nie zostało', ru: 'больше ничего нет' },
  mystery: { en: 'Mystery cards: {cards}', pl: 'Tajemnicze karty łupów: {cards}', ru: 'Тайные карты добычи: {cards}' },
  loot: {
    en: 'Loot in the deck ({cards, plural, one {# card} other {# cards}} in all): {loot}',
    pl: 'Łupy w talii (razem {cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}): {loot}',
    ru: 'Добыча в колоде (всего {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}): {loot}',
  },
  spoils: {
    en: '{name} looks at: {card} · {class}',
    pl: '{name} ogląda: {card} · {class}',
    ru: '{name} смотрит: {card} · {class}',
  },
  rolls: {
    en: '{rolls, plural, =0 {This was the last roll.} one {# more roll after this.} other {# more rolls after this.}}',
    pl: '{rolls, plural, =0 {To był ostatni rzut.} one {Potem jeszcze # rzut.} few {Potem jeszcze # rzuty.} many {Potem jeszcze # rzutów.} other {Potem jeszcze # rzutu.}}',
    ru: '{rolls, plural, =0 {Это был последний бросок.} one {Затем ещё # бросок.} few {Затем ещё # броска.} many {Затем ещё # бросков.} other {Затем ещё # броска.}}',
  },

  sheet: { en: 'Score sheet', pl: 'Arkusz punktacji', ru: 'Лист результатов' },
  total: { en: 'Total: {score, number}', pl: 'Razem: {score, number}', ru: 'Всего: {score, number}' },
  won: { en: 'won', pl: 'wygrana', ru: 'победа' },
  lost: { en: 'lost', pl: 'porażka', ru: 'поражение' },
  next: { en: 'Next: {scenario}', pl: 'Następnie: {scenario}', ru: 'Дальше: {scenario}' },
  opened: {
    en: 'The campaign opened legacy packs: {packs}.',
    pl: 'Kampania otworzyła zestawy legacy: {packs}.',
    ru: 'Кампания открыла наборы наследия: {packs}.',
  },

  enemies: { en: 'Enemies', pl: 'Wrogowie', ru: 'Враги' },
  ground: { en: 'Where the heroes stand', pl: 'Tam, gdzie stoją bohaterowie', ru: 'Где стоят герои' },
  lootTexts: { en: 'Your loot', pl: 'Twoje łupy', ru: 'Ваша добыча' },
} as const satisfies Record<string, Message>;
