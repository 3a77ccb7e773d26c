// The names of what an adventure speaks of: classes, stages, difficulties, ways to play, things on the map, fields of the sheet.
import type { Column, Item, LootClass, Mode, Stage } from '@wyrmtable/adventures';
import type { Message } from '../phrase.ts';

export const CLASS_NAMES = {
  common: { en: 'Common loot', pl: 'Zwykły łup', ru: 'Обычная добыча' },
  rare: { en: 'Rare loot', pl: 'Rzadki łup', ru: 'Редкая добыча' },
  epic: { en: 'Epic loot', pl: 'Epicki łup', ru: 'Эпическая добыча' },
  legendary: { en: 'Legendary loot', pl: 'Legendarny łup', ru: 'Легендарная добыча' },
} as const satisfies Record<LootClass, Message>;

export const STAGE_NAMES = {
  explore: { en: 'Portal exploration', pl: 'Eksploracja portalu', ru: 'Исследование портала' },
  boss: { en: 'Boss fight', pl: 'Walka z bossem', ru: 'Бой с боссом' },
  versus: { en: 'Fight', pl: 'Walka', ru: 'Бой' },
  shop: { en: 'Rosella’s shop', pl: 'Zakupy u Roselli', ru: 'Лавка Розеллы' },
  spoils: { en: 'The boss’s loot', pl: 'Łupy bossa', ru: 'Добыча с босса' },
  trim: { en: 'A deck too thick', pl: 'Za gruba talia', ru: 'Слишком толстая колода' },
  between: { en: 'Between scenarios', pl: 'Między scenariuszami', ru: 'Между сценариями' },
  over: { en: 'The end', pl: 'Koniec', ru: 'Конец' },
} as const satisfies Record<Stage, Message>;

export const MODE_NAMES = {
  campaign: { en: 'Campaign', pl: 'Kampania', ru: 'Кампания' },
  'boss-vs-team': { en: 'Boss vs team', pl: 'Boss kontra drużyna', ru: 'Босс против команды' },
  'boss-vs-boss': { en: 'Boss vs boss', pl: 'Boss kontra boss', ru: 'Босс против босса' },
} as const satisfies Record<Mode, Message>;

/** By the ids of the content, which a test compares. */
export const DIFFICULTY_NAMES = {
  normal: { en: 'Normal', pl: 'Normalny', ru: 'Обычный' },
  veteran: { en: 'Veteran', pl: 'Weteran', ru: 'Ветеран' },
  insane: { en: 'Insane', pl: 'Szalony', ru: 'Безумный' },
  hardcore: { en: 'Hardcore', pl: 'Hardkorowy', ru: 'Беспощадный' },
} as const satisfies Record<string, Message>;

export const ITEM_NAMES = {
  salve: { en: 'Salve', pl: 'Maść', ru: 'Мазь' },
  shard: { en: 'Portal shard', pl: 'Fragment portalu', ru: 'Осколок портала' },
  'chest-1': { en: 'Chest 1', pl: 'Skrzynia 1', ru: 'Сундук 1' },
  'chest-2': { en: 'Chest 2', pl: 'Skrzynia 2', ru: 'Сундук 2' },
  'chest-3': { en: 'Chest 3', pl: 'Skrzynia 3', ru: 'Сундук 3' },
} as const satisfies Record<Item, Message>;

/** The rows of the score sheet (ADV-2.4 to 2.11). */
export const SHEET_FIELDS = {
  scenario: { en: 'Scenario', pl: 'Scenariusz', ru: 'Сценарий' },
  won: { en: 'Won', pl: 'Wygrana', ru: 'Победа' },
  remainingSalves: { en: 'Remaining Salves', pl: 'Pozostałe Maści', ru: 'Оставшиеся мази' },
  nextSalves: { en: 'Salves for the next game', pl: 'Maści na następną rozgrywkę', ru: 'Мази на следующую партию' },
  goldPoints: { en: 'Remaining gold', pl: 'Pozostałe złoto', ru: 'Оставшееся золото' },
  discardedLoot: { en: 'Boss loot not kept', pl: 'Odrzucone łupy bossa', ru: 'Отвергнутая добыча с босса' },
  allTiles: { en: 'All tiles revealed', pl: 'Wszystkie kafelki odkryte', ru: 'Открыты все тайлы' },
  value: { en: 'Scenario value', pl: 'Wartość scenariusza', ru: 'Ценность сценария' },
  result: { en: 'Result', pl: 'Wynik', ru: 'Итог' },
} as const satisfies Record<keyof Column, Message>;
