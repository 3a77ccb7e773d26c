// What a Mage card offers at a level, row by row.
import type { Doubt } from '@wyrmtable/etchinstone';
import type { Message } from '../phrase.ts';

/** The rows of a card; the first three are the roles it can take. */
export type RowId = 'spell' | 'element' | 'boost' | 'armour' | 'growth' | 'key';

export const ROW_LABELS = {
  spell: { en: 'Spell', pl: 'Zaklęcie', ru: 'Заклинание' },
  element: { en: 'Element', pl: 'Żywioł', ru: 'Стихия' },
  boost: { en: 'Boost', pl: 'Wzmocnienie', ru: 'Усиление' },
  armour: { en: 'Armor', pl: 'Pancerz', ru: 'Броня' },
  growth: { en: 'Upgrade', pl: 'Ulepszenie', ru: 'Улучшение' },
  key: { en: 'As the key card', pl: 'Jako karta klucza', ru: 'Как карта-ключ' },
} as const satisfies Record<RowId, Message>;

/** `element` stands in the case its sentence wants. */
export const ROW_TEXTS = {
  spell: {
    en: '{basic, select, attack {attack} move {move} other {attack or move}} {value, number}; with {element}: {kind, select, attack {attack} move {move} other {attack or move}} {enhanced, number}',
    pl: '{basic, select, attack {atak} move {ruch} other {atak lub ruch}} {value, number}; z żywiołem {element}: {kind, select, attack {atak} move {ruch} other {atak lub ruch}} {enhanced, number}',
    ru: '{basic, select, attack {атака} move {движение} other {атака или движение}} {value, number}; со стихией {element}: {kind, select, attack {атака} move {движение} other {атака или движение}} {enhanced, number}',
  },
  element: {
    en: '{element}, initiative {initiative, number}',
    pl: '{element}, inicjatywa {initiative, number}',
    ru: '{element}, инициатива {initiative, number}',
  },
  boost: { en: '+{boost, number}', pl: '+{boost, number}', ru: '+{boost, number}' },
  armour: {
    en: 'absorbs {value, number}',
    pl: 'pochłania {value, number}',
    ru: 'поглощает {value, number}',
  },
  elementalArmour: {
    en: 'absorbs {value, number}, or {more, number} of {element} damage',
    pl: 'pochłania {value, number}, a od {element} {more, number}',
    ru: 'поглощает {value, number}, а от {element} — {more, number}',
  },
  growth: {
    en: 'level {level, number} for {cost, number} XP',
    pl: 'poziom {level, number} za {cost, number} PD',
    ru: 'уровень {level, number} за {cost, plural, one {# очко опыта} few {# очка опыта} many {# очков опыта} other {# очка опыта}}',
  },
  grown: { en: 'no higher level', pl: 'wyższego poziomu nie ma', ru: 'выше некуда' },
  key: {
    en: '{kind, select, enemy {enemy} other {journey}} {type, number}',
    pl: '{kind, select, enemy {wróg} other {wyprawa}} {type, number}',
    ru: '{kind, select, enemy {враг} other {переход}} {type, number}',
  },
  keyWithHardship: {
    en: '{kind, select, enemy {enemy} other {journey}} {type, number}, {hardship}',
    pl: '{kind, select, enemy {wróg} other {wyprawa}} {type, number}, {hardship}',
    ru: '{kind, select, enemy {враг} other {переход}} {type, number}, {hardship}',
  },
} as const satisfies Record<string, Message>;

export const CARD_PARTS = {
  row: { en: '{label}: {text}.', pl: '{label}: {text}.', ru: '{label}: {text}.' },
  /** A name that two cards share. */
  shared: { en: '{name} ({element})', pl: '{name} ({element})', ru: '{name} ({element})' },
} as const satisfies Record<string, Message>;

export const DOUBTS = {
  encounter: {
    en: 'The encounter number at this level looks like a slip in our source.',
    pl: 'Numer spotkania na tym poziomie wygląda na pomyłkę w naszym źródle.',
    ru: 'Номер встречи на этом уровне похож на ошибку в нашем источнике.',
  },
  hardship: {
    en: 'Versions of our source disagree about the hardship at this level.',
    pl: 'Wersje naszego źródła różnią się co do Trudności na tym poziomie.',
    ru: 'Версии нашего источника расходятся в том, какая невзгода стоит на этом уровне.',
  },
} as const satisfies Record<Doubt['figure'], Message>;
