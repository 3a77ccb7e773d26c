// What the Dice Throne table itself says: headings, dials, dice, tiles, cards and the end.
import type { Message } from '../phrase.ts';

/** The regions of the table. */
export const REGIONS = {
  others: { en: 'The other players', pl: 'Pozostali gracze', ru: 'Остальные игроки' },
  arena: { en: 'Dice', pl: 'Kości', ru: 'Кубики' },
  board: { en: 'Your board', pl: 'Twoja plansza', ru: 'Ваш планшет' },
  boardOf: { en: 'Board of {name}', pl: 'Plansza gracza {name}', ru: 'Планшет игрока {name}' },
  hand: {
    en: 'Your hand, {count, plural, one {# card} other {# cards}}',
    pl: 'Twoja ręka, {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    ru: 'Ваша рука, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  },
  notes: { en: 'Damage and chronicle', pl: 'Obrażenia i kronika', ru: 'Урон и летопись' },
  notesShort: { en: 'Chronicle', pl: 'Kronika', ru: 'Летопись' },
  chronicle: { en: 'Chronicle', pl: 'Kronika', ru: 'Летопись' },
  gear: { en: 'Equipment', pl: 'Ekwipunek', ru: 'Снаряжение' },
  team: { en: 'Your team', pl: 'Twoja drużyna', ru: 'Ваша команда' },
  opponents: { en: 'Opponents', pl: 'Przeciwnicy', ru: 'Противники' },
} as const satisfies Record<string, Message>;

/** A player as seen from across the table. */
export const SEAT = {
  playedBy: { en: '{hero}, played by {name}', pl: '{hero}, gracz: {name}', ru: '{hero}, игрок: {name}' },
  health: {
    en: '{loss, plural, =0 {Health {health, number}} other {Health {health, number}, # damage on its way}}',
    pl: '{loss, plural, =0 {Zdrowie {health, number}} one {Zdrowie {health, number}, nadchodzi # obrażenie} few {Zdrowie {health, number}, nadchodzą # obrażenia} many {Zdrowie {health, number}, nadchodzi # obrażeń} other {Zdrowie {health, number}, nadchodzi # obrażenia}}',
    ru: '{loss, plural, =0 {Здоровье {health, number}} one {Здоровье {health, number}, входящий урон #} few {Здоровье {health, number}, входящий урон #} many {Здоровье {health, number}, входящий урон #} other {Здоровье {health, number}, входящий урон #}}',
  },
  healing: {
    en: 'Health {health, number}, {loss, number} damage and {gain, number} healing on their way',
    pl: 'Zdrowie {health, number}, nadchodzi: obrażenia {loss, number}, leczenie {gain, number}',
    ru: 'Здоровье {health, number}, на подходе: урон {loss, number}, исцеление {gain, number}',
  },
  hp: { en: 'HP', pl: 'PZ', ru: 'ОЗ' },
  cp: {
    en: '{cp, plural, one {# Combat Point} other {# Combat Points}}',
    pl: '{cp, plural, one {# punkt walki} few {# punkty walki} many {# punktów walki} other {# punktu walki}}',
    ru: 'Боевая сила: {cp, number}',
  },
  cards: {
    en: '{count, plural, one {# card in hand} other {# cards in hand}}',
    pl: '{count, plural, one {# karta na ręce} few {# karty na ręce} many {# kart na ręce} other {# karty na ręce}}',
    ru: '{count, plural, one {# карта в руке} few {# карты в руке} many {# карт в руке} other {# карты в руке}}',
  },
  leader: { en: 'leader', pl: 'lider', ru: 'лидер' },
  out: { en: 'out of the game', pl: 'poza grą', ru: 'выбыл из игры' },
  away: { en: 'away from the table', pl: 'poza stołem', ru: 'нет за столом' },
  target: { en: 'under attack', pl: 'atakowany', ru: 'под атакой' },
  order: {
    en: 'Turn {place, number} of {of, number} in the round',
    pl: 'Tura {place, number} z {of, number} w rundzie',
    ru: 'Ход {place, number} из {of, number} в раунде',
  },
  handOpen: { en: 'hand in sight', pl: 'ręka odkryta', ru: 'рука открыта' },
  handShown: { en: 'In hand', pl: 'Na ręce', ru: 'В руке' },
  anyTokens: { en: '{tokens, number}', pl: '{tokens, number}', ru: '{tokens, number}' },
  tokens: {
    en: '{tokens, number} of {limit, number}',
    pl: '{tokens, number} z {limit, number}',
    ru: '{tokens, number} из {limit, number}',
  },
} as const satisfies Record<string, Message>;

/** Decks and discards. */
export const PILES = {
  discard: { en: 'Discards', pl: 'Odrzucone', ru: 'Сброс' },
  label: {
    en: 'Deck {deck, number}, discards {discard, number}',
    pl: 'Talia {deck, number}, odrzucone {discard, number}',
    ru: 'Колода {deck, number}, сброс {discard, number}',
  },
  empty: { en: 'Nothing discarded yet', pl: 'Nic jeszcze nie odrzucono', ru: 'Сброс пока пуст' },
} as const satisfies Record<string, Message>;

/** The line above the dice. */
export const ARENA = {
  turn: { en: 'Turn {turn, number}, {name}', pl: 'Tura {turn, number}, {name}', ru: 'Ход {turn, number}, {name}' },
  yourRoll: {
    en: 'Your roll {roll, number} of {of, number}',
    pl: 'Twoja próba rzutu {roll, number} z {of, number}',
    ru: 'Ваша попытка броска {roll, number} из {of, number}',
  },
  theirRoll: {
    en: '{name}, roll {roll, number} of {of, number}',
    pl: '{name}, próba rzutu {roll, number} z {of, number}',
    ru: '{name}, попытка броска {roll, number} из {of, number}',
  },
  anyRoll: {
    en: '{name}, roll {roll, number}',
    pl: '{name}, próba rzutu {roll, number}',
    ru: '{name}, попытка броска {roll, number}',
  },
  declared: {
    en: '{name} declares {ability}',
    pl: '{name} ogłasza: {ability}',
    ru: '{name} объявляет: {ability}',
  },
  defence: { en: '{name} defends', pl: '{name} się broni', ru: '{name} защищается' },
  effect: { en: '{name} rolls for an effect', pl: '{name} rzuca na efekt', ru: '{name} бросает на эффект' },
  contest: { en: '{name} against {rival}', pl: '{name} kontra {rival}', ru: '{name} против {rival}' },
  targeting: { en: 'Targeting Roll', pl: 'Rzut na cel', ru: 'Бросок прицеливания' },
  keepHint: {
    en: 'Tap the dice you keep',
    pl: 'Dotknij kości, które zostawiasz',
    ru: 'Коснитесь кубиков, которые оставите',
  },
  damage: {
    en: '{damage, plural, one {damage} other {damage}}',
    pl: '{damage, plural, one {obrażenie} few {obrażenia} many {obrażeń} other {obrażenia}}',
    ru: '{damage, plural, one {урона} few {урона} many {урона} other {урона}}',
  },
  damageAt: {
    en: '{damage, number} damage on its way to {name}',
    pl: '{damage, plural, one {# obrażenie nadchodzi, cel: {name}} few {# obrażenia nadchodzą, cel: {name}} many {# obrażeń nadchodzi, cel: {name}} other {# obrażenia nadchodzi, cel: {name}}}',
    ru: 'Входящий урон: {damage, number}, цель: {name}',
  },
  damageUnaimed: {
    en: '{damage, number} damage, no target yet',
    pl: '{damage, plural, one {# obrażenie, cel nieznany} few {# obrażenia, cel nieznany} many {# obrażeń, cel nieznany} other {# obrażenia, cel nieznany}}',
    ru: 'Урон: {damage, number}, цель пока не выбрана',
  },
  unaimed: { en: 'no target yet', pl: 'cel nieznany', ru: 'цели пока нет' },
  resolving: { en: '{name} plays {card}', pl: '{name} zagrywa „{card}”', ru: '{name} разыгрывает «{card}»' },
} as const satisfies Record<string, Message>;

/** A die for the ear. */
export const DIE = {
  plain: { en: '{symbol}, {value, number}', pl: '{symbol}, {value, number}', ru: '{symbol}, {value, number}' },
  kept: {
    en: '{symbol}, {value, number}, kept',
    pl: '{symbol}, {value, number}, zostaje',
    ru: '{symbol}, {value, number}, остаётся',
  },
  bare: { en: '{value, number}', pl: '{value, number}', ru: '{value, number}' },
} as const satisfies Record<string, Message>;

/** A tile of a hero board. */
export const TILE = {
  idle: { en: 'Out of reach.', pl: 'Poza zasięgiem.', ru: 'Недоступна.' },
  reachable: { en: 'Nearly available.', pl: 'Prawie dostępna.', ru: 'Почти доступна.' },
  met: { en: 'Available.', pl: 'Dostępna.', ru: 'Доступна.' },
  declared: { en: 'Declared', pl: 'Ogłoszona', ru: 'Объявлена' },
  defending: { en: 'Defends', pl: 'Obrona', ru: 'Защита' },
  defence: {
    en: 'Defense, {dice, plural, one {# die} other {# dice}}',
    pl: 'Obrona, {dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}',
    ru: 'Защита, {dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  },
  passive: { en: 'Passive', pl: 'Pasywna', ru: 'Пассивная' },
  damage: { en: 'damage', pl: 'obr.', ru: 'урон' },
  metCount: {
    en: '{count, plural, =0 {Your board} one {Your board: # ability available} other {Your board: # abilities available}}',
    pl: '{count, plural, =0 {Twoja plansza} one {Twoja plansza: # zdolność dostępna} few {Twoja plansza: # zdolności dostępne} many {Twoja plansza: # zdolności dostępnych} other {Twoja plansza: # zdolności dostępnej}}',
    ru: '{count, plural, =0 {Ваш планшет} one {Ваш планшет: доступна # способность} few {Ваш планшет: доступны # способности} many {Ваш планшет: доступно # способностей} other {Ваш планшет: доступно # способности}}',
  },
} as const satisfies Record<string, Message>;

/** A card in hand, and why it cannot be played now. */
export const CARD = {
  covered: {
    en: 'Only {name} may look at this hand.',
    pl: 'Tę rękę może obejrzeć tylko {name}.',
    ru: 'Эту руку может видеть только {name}.',
  },
  peek: { en: 'Show my hand', pl: 'Pokaż moją rękę', ru: 'Показать мою руку' },
  cover: { en: 'Cover my hand', pl: 'Zakryj rękę', ru: 'Закрыть руку' },
  none: { en: 'No cards in hand', pl: 'Ręka pusta', ru: 'Карт в руке нет' },
  overLimit: {
    en: '{count, number} cards; only {limit, number} may stay after the turn',
    pl: 'Kart: {count, number}; po turze może zostać tylko {limit, number}',
    ru: 'Карт: {count, number}; после хода могут остаться только {limit, number}',
  },
  whyCp: {
    en: 'Costs {cost, number} CP, you have {cp, number}.',
    pl: 'Kosztuje {cost, number} PW, masz {cp, number}.',
    ru: 'Стоит {cost, number} БС, у вас {cp, number}.',
  },
  whyMain: {
    en: 'Only in a Main Phase of yours.',
    pl: 'Tylko w twojej Fazie Głównej.',
    ru: 'Только в вашей основной фазе.',
  },
  whyRoll: { en: 'Only in a Roll Phase.', pl: 'Tylko w Fazie Rzutu.', ru: 'Только в фазе броска.' },
  whyLevel: {
    en: 'That level lies on your board already, or a higher one.',
    pl: 'Ten poziom lub wyższy leży już na twojej planszy.',
    ru: 'Этот уровень или выше уже лежит на вашем планшете.',
  },
  whyNothing: {
    en: 'There is nothing to use it on now.',
    pl: 'Teraz nie ma na co jej użyć.',
    ru: 'Сейчас её не к чему применить.',
  },
  whyTaught: {
    en: 'Not now: first what the lesson asks for.',
    pl: 'Nie teraz: najpierw to, o co prosi lekcja.',
    ru: 'Не сейчас: сначала то, о чём просит урок.',
  },
  whyWait: {
    en: 'Somebody else decides now.',
    pl: 'Teraz decyduje ktoś inny.',
    ru: 'Сейчас решает другой игрок.',
  },
} as const satisfies Record<string, Message>;

export const END = {
  you: { en: 'You win!', pl: 'Zwycięstwo!', ru: 'Победа!' },
  title: {
    en: '{count, plural, one {{names} wins} other {{names} win}}',
    pl: '{count, plural, one {Wygrywa {names}} few {Wygrywają {names}} many {Wygrywają {names}} other {Wygrywają {names}}}',
    ru: '{count, plural, one {Побеждает {names}} few {Побеждают {names}} many {Побеждают {names}} other {Побеждают {names}}}',
  },
  draw: { en: 'A draw: nobody is left standing', pl: 'Remis: wszyscy padli', ru: 'Ничья: не устоял никто' },
  text: {
    en: 'Turn {turn, number}, {health, number} health left.',
    pl: 'Tura {turn, number}, zostało zdrowia: {health, number}.',
    ru: 'Ход {turn, number}, осталось здоровья: {health, number}.',
  },
  blow: { en: 'Greatest blow: {name}', pl: 'Największy cios: {name}', ru: 'Сильнейший удар: {name}' },
  dealt: { en: 'Most damage: {name}', pl: 'Najwięcej obrażeń: {name}', ru: 'Больше всего урона: {name}' },
  prevented: {
    en: 'Most damage prevented: {name}',
    pl: 'Najlepiej zapobiega obrażeniom: {name}',
    ru: 'Больше всего отменено урона: {name}',
  },
  drawText: { en: 'Turn {turn, number}.', pl: 'Tura {turn, number}.', ru: 'Ход {turn, number}.' },
} as const satisfies Record<string, Message>;
