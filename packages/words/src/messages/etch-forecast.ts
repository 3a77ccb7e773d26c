// The outcome of an arrangement in words: every addend beside its number, and what follows from the sums.
import type { Source } from '@wyrmtable/etchinstone';
import type { Message } from '../phrase.ts';

/** Sources that are called after a hardship or a danger. */
export type TraitSource = 'dimmed' | 'multiplied' | 'terrain' | 'time';

/** `set` is 0 where there is one set of roles, else the set’s Roman number. */
export const ADDENDS = {
  basic: {
    en: '{set, select, 0 {Spell} other {Spell ({set})}}',
    pl: '{set, select, 0 {Zaklęcie} other {Zaklęcie ({set})}}',
    ru: '{set, select, 0 {заклинание} other {заклинание ({set})}}',
  },
  enhanced: {
    en: '{set, select, 0 {enhanced Spell} other {enhanced Spell ({set})}}',
    pl: '{set, select, 0 {Akcja Wzmocniona} other {Akcja Wzmocniona ({set})}}',
    ru: '{set, select, 0 {заклинание со стихией} other {заклинание со стихией ({set})}}',
  },
  wrongKind: {
    en: '{set, select, 0 {Spell of the wrong kind} other {Spell of the wrong kind ({set})}}',
    pl: '{set, select, 0 {niepasujące Zaklęcie} other {niepasujące Zaklęcie ({set})}}',
    ru: '{set, select, 0 {неподходящее заклинание} other {неподходящее заклинание ({set})}}',
  },
  initiative: {
    en: '{set, select, 0 {Element} other {Element ({set})}}',
    pl: '{set, select, 0 {Żywioł} other {Żywioł ({set})}}',
    ru: '{set, select, 0 {стихия} other {стихия ({set})}}',
  },
  boost: {
    en: '{set, select, 0 {Boost} other {Boost ({set})}}',
    pl: '{set, select, 0 {Wzmocnienie} other {Wzmocnienie ({set})}}',
    ru: '{set, select, 0 {усиление} other {усиление ({set})}}',
  },
  spare: { en: 'Spare', pl: 'rezerwowa', ru: 'запасная' },
  armour: { en: 'armor ({element})', pl: 'pancerz ({element})', ru: 'броня ({element})' },
  floor: { en: 'raised to zero', pl: 'wyrównanie do zera', ru: 'подъём до нуля' },
  printed: { en: 'printed', pl: 'z karty', ru: 'на карте' },
  journey: { en: 'for the journey', pl: 'za wyprawę', ru: 'за переход' },
  tier: { en: 'for the tier', pl: 'za poziom', ru: 'за порог' },
  initial: { en: 'initial damage', pl: 'obrażenia początkowe', ru: 'начальный урон' },
  combat: { en: 'combat damage', pl: 'obrażenia bojowe', ru: 'боевой урон' },
  shortage: { en: 'card shortage', pl: 'brak kart', ru: 'нехватка карт' },
} as const satisfies Record<Exclude<Source, TraitSource>, Message>;

export const SUMS = {
  /** `Attack 10 = 8 enhanced Spell + 3 Boost − 1 armour (fire)`. */
  sum: {
    en: '{what} {total, number} = {sum}',
    pl: '{what} {total, number} = {sum}',
    ru: '{what} {total, number} = {sum}',
  },
  plain: { en: '{what} {total, number}', pl: '{what} {total, number}', ru: '{what} {total, number}' },
  addend: { en: '{amount, number} {source}', pl: '{source} {amount, number}', ru: '{source} {amount, number}' },
} as const satisfies Record<string, Message>;

export const FORECAST = {
  result: {
    en: '{against, select, enemy {{verdict}: attack {total, number}, HP {goal, number}} journey {{verdict}: move {total, number}, move points {goal, number}} finalJourney {{verdict} of the final journey: move {total, number}} other {{verdict} against the dragon: attack {total, number}}}',
    pl: '{against, select, enemy {{verdict}: atak {total, number}, PŻ {goal, number}} journey {{verdict}: ruch {total, number}, PR {goal, number}} finalJourney {{verdict} ostatniej wyprawy: ruch {total, number}} other {{verdict} w walce ze smokiem: atak {total, number}}}',
    ru: '{against, select, enemy {{verdict}: атака {total, number}, здоровье {goal, number}} journey {{verdict}: движение {total, number}, длина пути {goal, number}} finalJourney {{verdict} последнего перехода: движение {total, number}} other {{verdict} в бою с драконом: атака {total, number}}}',
  },
  outrun: {
    en: '{verdict}: move {total, number}, HP {goal, number}',
    pl: '{verdict}: ruch {total, number}, PŻ {goal, number}',
    ru: '{verdict}: движение {total, number}, здоровье {goal, number}',
  },
  lost: {
    en: '{against, select, finalJourney {Defeat: move {total, number}, the first tier is {goal, number}. The game is lost} other {Defeat: attack {total, number}, the first tier is {goal, number}. The game is lost}}',
    pl: '{against, select, finalJourney {Przegrana: ruch {total, number}, pierwszy poziom to {goal, number}. Gra przegrana} other {Przegrana: atak {total, number}, pierwszy poziom to {goal, number}. Gra przegrana}}',
    ru: '{against, select, finalJourney {Поражение: движение {total, number}, первый порог — {goal, number}. Игра проиграна} other {Поражение: атака {total, number}, первый порог — {goal, number}. Игра проиграна}}',
  },
  goal: {
    en: '{sum}: full victory from {whole, number}, narrow from {half, number}',
    pl: '{sum}: pełne zwycięstwo od {whole, number}, niewielkie od {half, number}',
    ru: '{sum}: полная победа от {whole, number}, трудная от {half, number}',
  },
  tiers: { en: 'Tiers: {tiers}', pl: 'Poziomy: {tiers}', ru: 'Пороги: {tiers}' },
  fast: {
    en: '{sum}, the foe has {rival, number}: no initial damage',
    pl: '{sum}, przeciwnik ma {rival, number}: bez obrażeń początkowych',
    ru: '{sum}, у противника {rival, number}: начального урона нет',
  },
  slow: {
    en: '{sum}, the foe has {rival, number}: initial damage comes',
    pl: '{sum}, przeciwnik ma {rival, number}: będą obrażenia początkowe',
    ru: '{sum}, у противника {rival, number}: будет начальный урон',
  },
  afar: {
    en: '{sum}, the foe has {rival, number}: fast enough, but the blow comes from afar',
    pl: '{sum}, przeciwnik ma {rival, number}: wystarcza, ale cios pada z dystansu',
    ru: '{sum}, у противника {rival, number}: хватает, но удар придёт издалека',
  },
  time: {
    en: '{sum}: {discards, plural, one {# card leaves} other {# cards leave}} the deck',
    pl: '{sum}: z talii {discards, plural, one {schodzi # karta} few {schodzą # karty} many {schodzi # kart} other {schodzi # karty}}',
    ru: '{sum}: из колоды {discards, plural, one {уходит # карта} few {уходят # карты} many {уходит # карт} other {уходит # карты}}',
  },
  timeShort: {
    en: '{sum}: {discards, plural, one {# card leaves} other {# cards leave}} the deck, {short, number} missing',
    pl: '{sum}: z talii {discards, plural, one {schodzi # karta} few {schodzą # karty} many {schodzi # kart} other {schodzi # karty}}, brakuje {short, number}',
    ru: '{sum}: из колоды {discards, plural, one {уходит # карта} few {уходят # карты} many {уходит # карт} other {уходит # карты}}, не хватает {short, number}',
  },
  unhurt: { en: 'No damage', pl: 'Bez obrażeń', ru: 'Без урона' },
  plain: { en: '{sum}', pl: '{sum}', ru: '{sum}' },
  elementalDamage: {
    en: '{sum}; element: {element}',
    pl: '{sum}; żywioł: {element}',
    ru: '{sum}; стихия: {element}',
  },
  knockout: {
    en: '{sum}, but the hand absorbs only {absorption, number}: knockout',
    pl: '{sum}, a ręka pochłonie tylko {absorption, number}: powalenie',
    ru: '{sum}, а рука поглотит только {absorption, number}: нокаут',
  },
  xp: {
    en: '{xp, number} XP for upgrades',
    pl: '{xp, number} PD na ulepszenia',
    ru: '{xp, plural, one {# очко опыта} few {# очка опыта} many {# очков опыта} other {# очка опыта}} на улучшения',
  },
  noXp: { en: 'No XP', pl: 'Bez PD', ru: 'Без опыта' },
  poison: {
    en: 'Poison: {damage, number} damage to the next hand',
    pl: 'Trucizna: {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} dla następnej ręki',
    ru: 'Яд: урон {damage, number} следующей руке',
  },
  spareStays: {
    en: 'The Spare stays in hand: {card}',
    pl: 'Karta rezerwowa zostaje na ręce: {card}',
    ru: 'Запасная остаётся в руке: {card}',
  },
  spareGoes: {
    en: 'The Spare will be discarded: {card}',
    pl: 'Karta rezerwowa będzie odrzucona: {card}',
    ru: 'Запасная уйдёт в сброс: {card}',
  },
} as const satisfies Record<string, Message>;
