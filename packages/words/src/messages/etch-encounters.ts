// Enemies, journeys, dragons and what is special about them, as sentences made of their figures.
import type { EncounterKind, Trait, Verb } from '@wyrmtable/etchinstone';
import type { Message } from '../phrase.ts';

export const ENCOUNTER_NAMES = {
  enemy: { en: 'Enemy {type, number}', pl: 'Wróg {type, number}', ru: 'Враг {type, number}' },
  journey: { en: 'Journey {type, number}', pl: 'Wyprawa {type, number}', ru: 'Переход {type, number}' },
} as const satisfies Record<EncounterKind, Message>;

export const ENCOUNTERS = {
  enemy: {
    en: 'HP {hp, number} (half is {half, number}), initiative {initiative, number}, attack {attack, number} ({element}). Armor: {armour}. Reward: {xp, number} XP.',
    pl: 'PŻ {hp, number} (połowa to {half, number}), inicjatywa {initiative, number}, atak {attack, number} ({element}). Pancerz: {armour}. Nagroda: {xp, number} PD.',
    ru: 'Здоровье {hp, number} (половина — {half, number}), инициатива {initiative, number}, атака {attack, number} ({element}). Броня: {armour}. Награда: опыт {xp, number}.',
  },
  journey: {
    en: 'Move points {points, number} ({element}), half is {half, number}. Short of a full victory: time penalty {time, number}. Reward: {xp, number} XP.',
    pl: 'PR {points, number} ({element}), połowa to {half, number}. Bez pełnego zwycięstwa: kara czasu {time, number}. Nagroda: {xp, number} PD.',
    ru: 'Длина пути {points, number} ({element}), половина — {half, number}. Без полной победы: потеря времени {time, number}. Награда: опыт {xp, number}.',
  },
  /** One value that belongs to an element. */
  charged: { en: '{element} {value, number}', pl: '{element} {value, number}', ru: '{element} {value, number}' },
  unarmoured: { en: 'none', pl: 'brak', ru: 'нет' },
  trait: { en: '{name}. {text}', pl: '{name}. {text}', ru: '{name}. {text}' },
} as const satisfies Record<string, Message>;

export const TRAIT_KINDS = {
  hardship: { en: 'Hardship', pl: 'Trudność', ru: 'Невзгода' },
  ability: { en: 'Ability', pl: 'Zdolność', ru: 'Способность' },
  danger: { en: 'Danger', pl: 'Niebezpieczeństwo', ru: 'Опасность' },
} as const satisfies Record<Trait['kind'], Message>;

export const NO_HARDSHIP = {
  name: { en: 'No hardship', pl: 'Bez Trudności', ru: 'Невзгод нет' },
  text: {
    en: 'Nothing makes this encounter harder.',
    pl: 'Nic nie utrudnia tego spotkania.',
    ru: 'Эту встречу ничто не осложняет.',
  },
} as const satisfies Record<string, Message>;

/** One sentence or two for each verb of a hardship, an ability or a danger. */
export const EFFECTS = {
  'multiply-initial': {
    en: 'Initial damage counts ×{times, number}. Combat damage stays as it is.',
    pl: 'Obrażenia początkowe liczą się ×{times, number}. Obrażenia bojowe się nie zmieniają.',
    ru: 'Начальный урон считается ×{times, number}. Боевой урон не меняется.',
  },
  'time-when-hit': {
    en: 'Initial damage also brings time penalty {initial, number}, combat damage {combat, number} more, even if armor absorbs all of it.',
    pl: 'Obrażenia początkowe dają też karę czasu {initial, number}, a bojowe jeszcze {combat, number}, nawet gdy pancerz pochłonie wszystko.',
    ru: 'За начальный урон — потеря времени {initial, number}, за боевой — ещё {combat, number}, даже если броня поглотит всё.',
  },
  'dim-boost': {
    en: 'The boost of the Boost card shrinks by the initiative of the Element card, but never below 0. The Spare’s boost stays whole.',
    pl: 'Wzmocnienie maleje o inicjatywę karty Żywiołu, ale nie poniżej 0. Wzmocnienie karty rezerwowej zostaje całe.',
    ru: 'Усиление уменьшается на инициативу карты стихии, но не ниже 0. Усиление запасной карты не меняется.',
  },
  'damage-per-time': {
    en: 'Every point of time penalty also deals {damage, number} damage.',
    pl: 'Każdy punkt kary czasu zadaje też {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
    ru: 'Каждая единица потерянного времени наносит ещё и урон {damage, number}.',
  },
  'freeze-spare': {
    en: 'If this enemy deals initial damage, the Spare is discarded in Cleanup.',
    pl: 'Jeśli wróg zada obrażenia początkowe, podczas Fazy Czyszczenia odrzucasz kartę rezerwową.',
    ru: 'Если враг нанесёт начальный урон, запасная карта при уборке уйдёт в сброс.',
  },
  poison: {
    en: 'If it deals damage, the next hand takes {one, number} more; {both, number} if the damage was both initial and combat.',
    pl: 'Jeśli wróg zada obrażenia, następna ręka dostaje jeszcze {one, number}, a po początkowych i bojowych razem: {both, number}.',
    ru: 'Если враг нанесёт урон, следующая рука получит ещё {one, number}, а после начального и боевого вместе — {both, number}.',
  },
  'strike-from-afar': {
    en: 'Deals initial damage even if you are fast enough, unless you give up the Spare: it is then discarded in Cleanup.',
    pl: 'Zadaje obrażenia początkowe nawet wtedy, gdy inicjatywy wystarcza, chyba że poświęcisz kartę rezerwową: odrzucisz ją podczas Fazy Czyszczenia.',
    ru: 'Наносит начальный урон, даже если вам хватает инициативы. Спасёт запасная карта: пожертвуйте ею, и при уборке она уйдёт в сброс.',
  },
  outrun: {
    en: 'A move counts against its HP just like an attack, and its armor does not reduce a move.',
    pl: 'Przeciw PŻ wroga liczy się też ruch, a pancerz ruchu nie zmniejsza.',
    ru: 'Против здоровья врага годится и движение, причём броня движению не мешает.',
  },
  'raise-by-spare': {
    en: 'The boost of the Spare is added to the move points. Without a Spare nothing is added.',
    pl: 'PR rosną o wzmocnienie karty rezerwowej. Bez niej nie rosną.',
    ru: 'Длина пути растёт на усиление запасной карты. Нет её — не растёт.',
  },
  'damage-unless-full': {
    en: 'Short of a full victory, take {damage, number} damage after the time penalty.',
    pl: 'Bez pełnego zwycięstwa dostajesz po karze czasu {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
    ru: 'Без полной победы вы получаете урон {damage, number} после потери времени.',
  },
} as const satisfies Record<Verb, Message>;

/** Tiers stand side by side: `13 / 17 / 21`. */
export const DRAGON = {
  journey: {
    en: 'Final journey ({element}). Move {points}: time penalty {time}. Below {least, number} the game is lost.',
    pl: 'Ostatnia wyprawa ({element}). Ruch {points}: kara czasu {time}. Poniżej {least, number} gra jest przegrana.',
    ru: 'Последний переход ({element}). Движение {points}: потеря времени {time}. Меньше {least, number} — игра проиграна.',
  },
  battle: {
    en: 'Final enemy ({element}). Attack {hp}: it strikes back for {attack}. Below {least, number} the game is lost.',
    pl: 'Ostateczny wróg ({element}). Atak {hp}: odpowiada ciosem za {attack}. Poniżej {least, number} gra jest przegrana.',
    ru: 'Последний враг ({element}). Атака {hp}: ответный удар {attack}. Меньше {least, number} — игра проиграна.',
  },
  guard: {
    en: 'Armor: {armour}. Initiative {initiative, number}: if yours is lower, {damage, number} initial damage.',
    pl: 'Pancerz: {armour}. Inicjatywa {initiative, number}: jeśli masz mniej, {damage, plural, one {# obrażenie początkowe} few {# obrażenia początkowe} many {# obrażeń początkowych} other {# obrażenia początkowego}}.',
    ru: 'Броня: {armour}. Инициатива {initiative, number}: если у вас меньше, начальный урон {damage, number}.',
  },
} as const satisfies Record<string, Message>;
