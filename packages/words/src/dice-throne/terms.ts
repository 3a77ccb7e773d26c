// The names of what the rules speak of: phases, damage, modes, kinds of abilities and cards, and why the table waits.
import type { ModeId } from '@wyrmtable/dice-throne';
import type { Lang, Message } from '../phrase.ts';

type Names = Readonly<Record<string, Message>>;

/** In the order of a turn; phases 4 to 6 together are the Roll Phase (DT-3). */
export const PHASE_NAMES = {
  upkeep: { en: 'Upkeep Phase', pl: 'Faza Utrzymania', ru: 'Фаза обновления' },
  income: { en: 'Income Phase', pl: 'Faza Dochodu', ru: 'Фаза дохода' },
  'main-1': { en: 'Main Phase 1', pl: 'Faza Główna (1)', ru: 'Основная фаза 1' },
  offence: { en: 'Offensive Roll Phase', pl: 'Faza Rzutu Ofensywnego', ru: 'Фаза броска нападения' },
  targeting: { en: 'Targeting Roll Phase', pl: 'Faza Rzutu na Wyznaczenie Celu', ru: 'Фаза броска прицеливания' },
  defence: { en: 'Defensive Roll Phase', pl: 'Faza Rzutu Obronnego', ru: 'Фаза броска защиты' },
  'main-2': { en: 'Main Phase 2', pl: 'Faza Główna (2)', ru: 'Основная фаза 2' },
  discard: { en: 'Discard Phase', pl: 'Faza Odrzucenia Kart', ru: 'Фаза сброса' },
} as const satisfies Names;

const phases = new Map<string, Message>(Object.entries(PHASE_NAMES));

/** The name of a phase; an unknown one stands for itself. */
export function phaseName(lang: Lang, phase: string): string {
  return phases.get(phase)?.[lang] ?? phase;
}

/** What several phases are called together. */
export const PHASE_GROUP_NAMES = {
  main: { en: 'Main Phase', pl: 'Faza Główna', ru: 'Основная фаза' },
  roll: { en: 'Roll Phase', pl: 'Faza Rzutu', ru: 'Фаза броска' },
} as const satisfies Names;

/** DT-6. */
export const DAMAGE_NAMES = {
  normal: { en: 'Normal damage', pl: 'Obrażenia zwyczajne', ru: 'Обычный урон' },
  undefendable: { en: 'Undefendable damage', pl: 'Obrażenia nieuchronne', ru: 'Неблокируемый урон' },
  pure: { en: 'Pure damage', pl: 'Obrażenia czyste', ru: 'Чистый урон' },
  collateral: { en: 'Collateral damage', pl: 'Obrażenia obszarowe', ru: 'Побочный урон' },
  ultimate: { en: 'Ultimate damage', pl: 'Obrażenia specjalne', ru: 'Легендарный урон' },
} as const satisfies Names;

export const MODE_NAMES = {
  duel: { en: 'Duel', pl: 'Pojedynek', ru: 'Дуэль' },
  '2v2': { en: 'Teams, 2 vs 2', pl: 'Drużyny, 2 na 2', ru: 'Команды, 2 на 2' },
  '3v3': { en: 'Teams, 3 vs 3', pl: 'Drużyny, 3 na 3', ru: 'Команды, 3 на 3' },
  koth: { en: 'King of the Hill', pl: 'Król Wzgórza', ru: 'Царь горы' },
} as const satisfies Readonly<Record<ModeId, Message>>;

/** Why others may answer now (DT-14.4). A map, since an object with a `then` would pass for a promise. */
export const WINDOW_NAMES: ReadonlyMap<string, Message> = new Map<string, Message>([
  ['rolled', { en: 'The dice have just landed', pl: 'Kości dopiero co upadły', ru: 'Кубики только что упали' }],
  ['declared', { en: 'An ability has been declared', pl: 'Ogłoszono zdolność', ru: 'Объявлена способность' }],
  ['activated', { en: 'The ability takes effect', pl: 'Zdolność zaczyna działać', ru: 'Способность вступает в силу' }],
  ['then', { en: 'A pause inside an effect', pl: 'Chwila przerwy w trakcie efektu', ru: 'Пауза посреди эффекта' }],
  ['effect-roll', { en: 'Dice of an effect are out', pl: 'Padły kości efektu', ru: 'Брошены кубики эффекта' }],
  ['targeting', { en: 'The targeting die is out', pl: 'Padła kość celu', ru: 'Брошен кубик прицеливания' }],
  ['targeted', { en: 'The target is known', pl: 'Cel wyznaczony', ru: 'Цель определена' }],
  ['resolved', { en: 'The effects are in place', pl: 'Efekty już działają', ru: 'Эффекты применены' }],
  ['defence-roll', { en: 'The defense has been rolled', pl: 'Padły kości obrony', ru: 'Брошены кубики защиты' }],
  [
    'last-chance',
    {
      en: 'Last chance before the damage',
      pl: 'Ostatnia szansa przed obrażeniami',
      ru: 'Последний шанс перед уроном',
    },
  ],
  ['landed', { en: 'The damage has been dealt', pl: 'Obrażenia zadane', ru: 'Урон нанесён' }],
  ['incoming', { en: 'Damage is coming', pl: 'Nadchodzą obrażenia', ru: 'Входящий урон' }],
  ['upkeep', { en: 'Upkeep is being settled', pl: 'Trwa Faza Utrzymania', ru: 'Идёт фаза обновления' }],
  ['played', { en: 'A card has been played', pl: 'Zagrano kartę', ru: 'Разыграна карта' }],
  ['phase', { en: 'The phase is ending', pl: 'Faza się kończy', ru: 'Фаза заканчивается' }],
]);

/** Why the table waits for answers. */
export function windowName(lang: Lang, cause: string): string {
  return WINDOW_NAMES.get(cause)?.[lang] ?? cause;
}

export const ABILITY_KIND_NAMES = {
  offensive: { en: 'Offensive ability', pl: 'Zdolność ofensywna', ru: 'Способность нападения' },
  defensive: { en: 'Defensive ability', pl: 'Zdolność obronna', ru: 'Способность защиты' },
  passive: { en: 'Passive ability', pl: 'Zdolność pasywna', ru: 'Пассивная способность' },
  ultimate: { en: 'Ultimate ability', pl: 'Zdolność specjalna', ru: 'Легендарная способность' },
} as const satisfies Names;

/** The ribbon of a card. */
export const CARD_KIND_NAMES = {
  upgrade: { en: 'Hero upgrade', pl: 'Ulepszenie', ru: 'Улучшение героя' },
  main: { en: 'Main Phase action', pl: 'Akcja Fazy Głównej', ru: 'Действие основной фазы' },
  roll: { en: 'Roll Phase action', pl: 'Akcja Fazy Rzutu', ru: 'Действие фазы броска' },
  instant: { en: 'Instant action', pl: 'Akcja natychmiastowa', ru: 'Немедленное действие' },
  modifier: { en: 'Attack modifier', pl: 'Modyfikator ataku', ru: 'Модификатор атаки' },
  equipment: { en: 'Equipment', pl: 'Ekwipunek', ru: 'Снаряжение' },
} as const satisfies Names;

export const STATUS_KIND_NAMES = {
  positive: { en: 'Positive status', pl: 'Pozytywny efekt', ru: 'Положительное состояние' },
  negative: { en: 'Negative status', pl: 'Negatywny efekt', ru: 'Отрицательное состояние' },
  unique: { en: 'Unique status', pl: 'Unikatowy efekt', ru: 'Уникальное состояние' },
  persistent: { en: 'Persistent', pl: 'Efekt trwały', ru: 'Постоянное' },
  companion: { en: 'Companion', pl: 'Towarzysz', ru: 'Компаньон' },
} as const satisfies Names;

export const NEED_NAMES = {
  'micro-straight': { en: 'Micro straight', pl: 'Mikrostrit', ru: 'Микрострит' },
  'small-straight': { en: 'Small straight', pl: 'Mały strit', ru: 'Малый стрит' },
  'large-straight': { en: 'Large straight', pl: 'Duży strit', ru: 'Большой стрит' },
} as const satisfies Names;

export const RESOURCE_NAMES = {
  health: { en: 'Health', pl: 'Zdrowie', ru: 'Здоровье' },
  cp: { en: 'Combat Points', pl: 'Punkty walki', ru: 'Боевая сила' },
  /** Beside a number. */
  'cp-short': { en: 'CP', pl: 'PW', ru: 'БС' },
} as const satisfies Names;

/** The two sides of the Cursed Pirate's board. */
export const SIDE_NAMES = {
  printed: { en: 'Human side', pl: 'Strona ludzka', ru: 'Человеческая сторона' },
  other: { en: 'Cursed side', pl: 'Strona przeklęta', ru: 'Проклятая сторона' },
} as const satisfies Names;
