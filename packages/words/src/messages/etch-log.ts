// What the chronicle of Etchinstone says. Cards are the ones who act, in the present tense, so that nobody needs a
// gender and a spectator can read it as well as the player.
import type { EtchinstoneEvent } from '@wyrmtable/etchinstone';
import type { Message } from '../phrase.ts';

/** Event kinds with one message each; the others have their own records below, or the words of the forecast. */
type Plain = Exclude<
  EtchinstoneEvent['kind'],
  'resolved' | 'assigned' | 'left' | 'timeLost' | 'poisoned' | 'absorbed' | 'upgraded' | 'lost'
>;

export const LOG = {
  changed: {
    en: '{card} starts at level {level, number}',
    pl: '{card} zaczyna na poziomie {level, number}',
    ru: '{card} начинает на уровне {level, number}',
  },
  region: {
    en: 'Region {region, number}: {name}',
    pl: 'Region {region, number}: {name}',
    ru: 'Край {region, number}: {name}',
  },
  regionSkipped: {
    en: 'Too few cards are left for an encounter: {name} is crossed without one',
    pl: 'Na spotkanie zostało za mało kart. {name}: przejście bez spotkań',
    ru: 'Для встречи осталось слишком мало карт. {name}: путь без встреч',
  },
  regionEnded: {
    en: 'End of region {region, number}: {name}',
    pl: 'Koniec Regionu {region, number}: {name}',
    ru: 'Конец края {region, number}: {name}',
  },
  drew: { en: 'Drawn: {cards}', pl: 'Na rękę: {cards}', ru: 'В руку: {cards}' },
  scouted: {
    en: '{encounter, select, enemy {Key card {card}, level {level, number}: enemy {type, number}. {hardship}} other {Key card {card}, level {level, number}: journey {type, number}. {hardship}}}',
    pl: '{encounter, select, enemy {Karta klucza: {card}, poziom {level, number}. Wróg {type, number}. {hardship}} other {Karta klucza: {card}, poziom {level, number}. Wyprawa {type, number}. {hardship}}}',
    ru: '{encounter, select, enemy {Карта-ключ: {card}, уровень {level, number}. Враг {type, number}. {hardship}} other {Карта-ключ: {card}, уровень {level, number}. Переход {type, number}. {hardship}}}',
  },
  detour: {
    en: 'A detour costs {key} and {card}',
    pl: 'Zboczenie ze ścieżki kosztuje karty: {key} i {card}',
    ru: 'Обход стоит карт: {key} и {card}',
  },
  faced: {
    en: '{encounter, select, enemy {The fight begins: enemy {type, number}} other {The journey begins: journey {type, number}}}',
    pl: '{encounter, select, enemy {Zaczyna się walka: wróg {type, number}} other {Zaczyna się droga: wyprawa {type, number}}}',
    ru: '{encounter, select, enemy {Начинается бой: враг {type, number}} other {Начинается путь: переход {type, number}}}',
  },
  combined: {
    en: 'Combined: {top} on top, {hidden} beneath',
    pl: 'Połączone: na wierzchu {top}, pod spodem {hidden}',
    ru: 'Соединены: сверху {top}, снизу {hidden}',
  },
  attuned: {
    en: '{top} turns to {element}',
    pl: '{top} przybiera żywioł {element}',
    ru: '{top} принимает стихию {element}',
  },
  aimed: {
    en: '{at, select, attack {Boost goes to the attack} move {Boost goes to the move} other {Boost goes to the initiative}}{set, select, 0 {} other { of set {set}}}',
    pl: '{at, select, attack {Wzmocnienie idzie w atak} move {Wzmocnienie idzie w ruch} other {Wzmocnienie idzie w inicjatywę}}{set, select, 0 {} other { zestawu {set}}}',
    ru: '{at, select, attack {Усиление идёт в атаку} move {Усиление идёт в движение} other {Усиление идёт в инициативу}}{set, select, 0 {} other { набора {set}}}',
  },
  gaveUpSpare: {
    en: '{card} is given up: no blow from afar',
    pl: 'Poświęcona karta rezerwowa: {card}. Ciosu z dystansu nie będzie',
    ru: 'Запасная карта отдана: {card}. Удара издалека не будет',
  },
  downgraded: {
    en: '{card} drops to level {level, number}',
    pl: '{card} pogarsza się do poziomu {level, number}',
    ru: '{card} падает до уровня {level, number}',
  },
  removed: {
    en: '{card} is out of the game',
    pl: 'Usunięta karta: {card}',
    ru: '{card} выбывает из игры',
  },
  knockout: {
    en: 'Knockout! {damage, number} damage, the hand absorbs only {absorbed, number}',
    pl: 'Powalenie! Obrażenia {damage, number}, a ręka pochłania tylko {absorbed, number}',
    ru: 'Нокаут! Урон {damage, number}, а рука поглощает только {absorbed, number}',
  },
  deckLost: {
    en: 'The knockout also costs the deck: {cards}',
    pl: 'Powalenie zabiera też z talii: {cards}',
    ru: 'Нокаут уносит и из колоды: {cards}',
  },
  xpLost: {
    en: '{xp, plural, one {# XP stays unspent} other {# XP stay unspent}}',
    pl: '{xp, plural, one {Przepada # PD} few {Przepadają # PD} many {Przepada # PD} other {Przepada # PD}}',
    ru: '{xp, plural, one {Пропадает # очко опыта} few {Пропадают # очка опыта} many {Пропадает # очков опыта} other {Пропадает # очка опыта}}',
  },
  discarded: { en: 'Discarded: {cards}', pl: 'Na stos odrzuconych: {cards}', ru: 'В сброс: {cards}' },
  finalJourney: {
    en: 'The final journey: {dragon} waits at its end',
    pl: 'Ostatnia wyprawa: na jej końcu czeka {dragon}',
    ru: 'Последний переход: в конце ждёт {dragon}',
  },
  regrouped: {
    en: 'Regroup: {card} stays behind',
    pl: 'Przegrupowanie: {card} zostaje w tyle',
    ru: 'Перегруппировка: {card} остаётся позади',
  },
  finalEnemy: {
    en: 'Eye to eye with the dragon: {dragon}',
    pl: 'Oko w oko ze smokiem: {dragon}',
    ru: 'Лицом к лицу с драконом: {dragon}',
  },
  won: {
    en: 'The dragon falls! Score {score, number}',
    pl: 'Smok pada! Wynik {score, number}',
    ru: 'Дракон повержен! Счёт {score, number}',
  },
} as const satisfies Record<Plain, Message>;

/** Roles as they are dealt out; `set` is 0 for a region, where there is only one. */
export const ROLE_LOG = {
  assigned: {
    en: '{set, select, 0 {{role}: {card}} other {{role} of set {set}: {card}}}',
    pl: '{set, select, 0 {{role}: {card}} other {{role}, zestaw {set}: {card}}}',
    ru: '{set, select, 0 {{role}: {card}} other {{role}, набор {set}: {card}}}',
  },
  left: {
    en: '{set, select, 0 {{role}: no card} other {{role} of set {set}: no card}}',
    pl: '{set, select, 0 {{role}: bez karty} other {{role}, zestaw {set}: bez karty}}',
    ru: '{set, select, 0 {{role}: без карты} other {{role}, набор {set}: без карты}}',
  },
} as const satisfies Record<'assigned' | 'left', Message>;

export const TIME_LOG = {
  paid: {
    en: 'Time penalty {points, number}, from the deck: {cards}',
    pl: 'Kara czasu {points, number}, z talii: {cards}',
    ru: 'Потеря времени {points, number}, из колоды: {cards}',
  },
  short: {
    en: 'Time penalty {points, number}, from the deck: {cards}; {short, number} short, taken as damage',
    pl: 'Kara czasu {points, number}, z talii: {cards}; brakuje {short, number}, to obrażenia',
    ru: 'Потеря времени {points, number}, из колоды: {cards}; не хватает {short, number}, это урон',
  },
  empty: {
    en: 'Time penalty {points, number}, but the deck is empty: it all becomes damage',
    pl: 'Kara czasu {points, number}, a talia jest pusta: wszystko to obrażenia',
    ru: 'Потеря времени {points, number}, а колода пуста: всё становится уроном',
  },
} as const satisfies Record<string, Message>;

export const DAMAGE_LOG = {
  poisonedNext: {
    en: 'Poison: {damage, number} damage to the new hand',
    pl: 'Trucizna: {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} dla nowej ręki',
    ru: 'Яд: урон {damage, number} новой руке',
  },
  poisonedCurrent: {
    en: 'Poison: {damage, number} damage to this very hand, as no other follows here',
    pl: 'Trucizna: {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} dla tej samej ręki, bo innej tu nie będzie',
    ru: 'Яд: урон {damage, number} этой же руке, другой здесь не будет',
  },
  absorbed: {
    en: '{card} absorbs {amount, number}, {left, number} left',
    pl: '{card} pochłania {amount, number}, zostaje {left, number}',
    ru: '{card} поглощает {amount, number}, остаётся {left, number}',
  },
  absorbedAll: {
    en: '{card} absorbs {amount, number}: nothing is left',
    pl: '{card} pochłania {amount, number}: nic nie zostaje',
    ru: '{card} поглощает {amount, number}: ничего не остаётся',
  },
  upgraded: {
    en: '{card} rises to level {level, number} for {cost, number} XP, {left, number} left',
    pl: '{card} rośnie do poziomu {level, number} za {cost, number} PD, zostaje {left, number}',
    ru: '{card} растёт до уровня {level, number} за {cost, plural, one {# очко опыта} few {# очка опыта} many {# очков опыта} other {# очка опыта}}, остаётся {left, number}',
  },
} as const satisfies Record<string, Message>;

/** Why the game is lost. */
export const LOST_LOG = {
  journey: {
    en: 'The way to the dragon is too long: the dragon wins',
    pl: 'Droga do smoka okazuje się za długa: wygrywa smok',
    ru: 'Путь к дракону слишком долог: победа за драконом',
  },
  battle: {
    en: 'The attack does not even scratch the dragon: the dragon wins',
    pl: 'Atak nawet nie draśnie smoka: wygrywa smok',
    ru: 'Атака даже не царапает дракона: победа за драконом',
  },
  knockout: {
    en: 'The dragon’s blow is more than the hand can absorb: the dragon wins',
    pl: 'Ręka nie pochłonie ciosu smoka: wygrywa smok',
    ru: 'Руке не поглотить удар дракона: победа за драконом',
  },
} as const satisfies Record<Extract<EtchinstoneEvent, { readonly kind: 'lost' }>['why'], Message>;
