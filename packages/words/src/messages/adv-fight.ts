// What a fight of an adventure says beside its Dice Throne table: who fights whom, the enemy's card, and why it does what it does.
import type { Message } from '../phrase.ts';

export const FIGHT = {
  rail: { en: 'Fights on this map', pl: 'Walki na tej mapie', ru: 'Бои на этой карте' },
  team: { en: 'The team', pl: 'Drużyna', ru: 'Команда' },
  /** A fight in the rail, for the ear; `hp` are figures of health. */
  against: {
    en: '{hero}, health {hp, number}, against {foe}, health {foeHp, number}',
    pl: '{hero}, zdrowie {hp, number}, kontra {foe}, zdrowie {foeHp, number}',
    ru: '{hero}, здоровье {hp, number}, против {foe}, здоровье {foeHp, number}',
  },
  /** One of a team that shares its health. */
  mate: {
    en: '{hero}, played by {name}, {cp, number} CP, {cards, plural, one {# card} other {# cards}} in hand',
    pl: '{hero}, gracz: {name}, {cp, number} PW, na ręce {cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    ru: '{hero}, игрок: {name}, {cp, number} БС, в руке {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  },
  alone: {
    en: '{hero}, health {hp, number}, in no fight',
    pl: '{hero}, zdrowie {hp, number}, bez walki',
    ru: '{hero}, здоровье {hp, number}, вне боя',
  },
  free: { en: 'in no fight', pl: 'bez walki', ru: 'вне боя' },
  follow: { en: 'Follow the turn', pl: 'Śledź turę', ru: 'Следить за ходом' },
  foe: { en: 'The enemy', pl: 'Wróg', ru: 'Враг' },
  noFoe: {
    en: 'No enemy here. {name} explores.',
    pl: 'Tu nie ma wroga. {name} eksploruje.',
    ru: 'Здесь нет врага. {name} исследует портал.',
  },
} as const satisfies Record<string, Message>;

/** The card of an enemy. */
export const FOE = {
  look: { en: 'Card of {name}', pl: 'Karta: {name}', ru: 'Карта: {name}' },
  level: { en: 'Level {level}', pl: 'Poziom {level}', ru: 'Уровень {level}' },
  boss: { en: 'Boss', pl: 'Boss', ru: 'Босс' },
  beside: { en: 'Beside the boss', pl: 'Obok bossa', ru: 'Рядом с боссом' },
  firstStrike: { en: 'First Strike', pl: 'Pierwsze uderzenie', ru: 'Первый удар' },
  guard: { en: 'Guards the portal', pl: 'Strzeże portalu', ru: 'Охраняет портал' },
  how: { en: 'How it rolls', pl: 'Jak rzuca', ru: 'Как бросает' },
  reward: { en: 'What it leaves', pl: 'Co zostawia', ru: 'Что оставляет' },
  priorities: { en: 'What it prefers', pl: 'Co wybiera najpierw', ru: 'Что предпочитает' },
  prioritiesNote: {
    en: 'Of the abilities its dice allow, the boss activates the one with the highest number.',
    pl: 'Ze zdolności, które pozwalają aktywować kości, boss aktywuje tę o najwyższym numerze.',
    ru: 'Из способностей, доступных на этих кубиках, босс активирует ту, у которой номер выше.',
  },
} as const satisfies Record<string, Message>;

/** Why an enemy did what it did. */
export const MIND = {
  title: { en: 'Why {name} does it', pl: 'Dlaczego tak robi {name}', ru: 'Почему так поступает {name}' },
  roll: { en: 'Roll {roll, number}: {dice}', pl: 'Rzut {roll, number}: {dice}', ru: 'Бросок {roll, number}: {dice}' },
  card: { en: 'The boss’s card', pl: 'Karta bossa', ru: 'Карта босса' },
  /** A King's Hand that wins another Roll Phase; `from` is the least that succeeds. */
  hand: {
    en: '{won, select, true {King’s Hand: {die, number}, at least {from, number} was needed. It succeeds.} other {King’s Hand: {die, number}, at least {from, number} was needed. It fails.}}',
    pl: '{won, select, true {Królewska dłoń: {die, number}, potrzeba co najmniej {from, number}. Udaje się.} other {Królewska dłoń: {die, number}, potrzeba co najmniej {from, number}. Nie udaje się.}}',
    ru: '{won, select, true {Рука короля: {die, number}, нужно не меньше {from, number}. Успех.} other {Рука короля: {die, number}, нужно не меньше {from, number}. Неудача.}}',
  },
  handSpent: { en: 'Spends a King’s Hand.', pl: 'Wydaje Królewską dłoń.', ru: 'Расходует Руку короля.' },
  only: {
    en: '{name} activates {ability}: its dice allow nothing else.',
    pl: '{name} aktywuje: {ability}; nic innego nie jest dostępne.',
    ru: '{name} активирует: {ability}; больше ничего не доступно.',
  },
} as const satisfies Record<string, Message>;

/** While an enemy acts nobody is asked. */
export const ACTING = {
  title: { en: '{name} acts', pl: 'Działa {name}', ru: 'Действует {name}' },
} as const satisfies Record<string, Message>;

/** The ribbon of a loot card: when it is played, and its class. */
export const LOOT_RIBBON: Message = { en: '{timing} · {class}', pl: '{timing} · {class}', ru: '{timing} · {class}' };

/** The kind of a boss's card as its fate in this turn. */
export const CARD_FATES = {
  revealed: { en: 'Turned up', pl: 'Odkryta', ru: 'Открыта' },
  played: { en: 'Played', pl: 'Zagrana', ru: 'Разыграна' },
  waits: { en: 'Waits for the dice', pl: 'Czeka na kości', ru: 'Ждёт кубиков' },
  'too-dear': { en: 'Sold: too dear', pl: 'Sprzedana: za droga', ru: 'Продана: слишком дорога' },
  idle: { en: 'Sold: it would do nothing', pl: 'Sprzedana: nic by nie dała', ru: 'Продана: ничего бы не дала' },
  ransom: { en: 'Given up for a status', pl: 'Oddana za efekt', ru: 'Отдана за состояние' },
} as const satisfies Record<string, Message>;
