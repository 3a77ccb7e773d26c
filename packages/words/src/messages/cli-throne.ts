// The table of Dice Throne in a terminal, and its heroes in the lists of `content`.
import type { WindowCause } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

export const THRONE = {
  turn: {
    en: 'Turn {turn, number}: {name}, {phase}',
    pl: 'Tura {turn, number}: {name}, {phase}',
    ru: 'Ход {turn, number}: {name}, {phase}',
  },
  over: { en: 'the end', pl: 'koniec', ru: 'конец' },

  player: { en: 'Player', pl: 'Gracz', ru: 'Игрок' },
  heroOf: { en: 'Hero', pl: 'Bohater', ru: 'Герой' },
  hand: { en: 'Hand', pl: 'Ręka', ru: 'Рука' },
  deck: { en: 'Deck', pl: 'Talia', ru: 'Колода' },
  discards: { en: 'Discards', pl: 'Odrzucone', ru: 'Сброс' },
  team: { en: 'Team {number, number}', pl: 'Drużyna {number, number}', ru: 'Команда {number, number}' },
  out: { en: 'out of the game', pl: 'poza grą', ru: 'вне игры' },
  upgrades: { en: 'Upgrades: {cards}', pl: 'Ulepszenia: {cards}', ru: 'Улучшения: {cards}' },
  equipment: { en: 'Equipment: {cards}', pl: 'Ekwipunek: {cards}', ru: 'Снаряжение: {cards}' },
  tokens: { en: 'Tokens: {tokens}', pl: 'Żetony: {tokens}', ru: 'Жетоны: {tokens}' },
  yourHand: {
    en: 'Your hand: {cards}',
    pl: 'Na ręce: {cards}',
    ru: 'У вас в руке: {cards}',
  },
  teammateHand: {
    en: '{name} holds: {cards}',
    pl: 'Na ręce gracza {name}: {cards}',
    ru: 'В руке у игрока {name}: {cards}',
  },
  seenHand: {
    en: 'Cards you were shown ({name}): {cards}',
    pl: 'Pokazane ci karty ({name}): {cards}',
    ru: 'Показанные вам карты ({name}): {cards}',
  },
  price: { en: '{card} ({cp, number} CP)', pl: '{card} ({cp, number} PW)', ru: '{card} ({cp, number} БС)' },

  dice: {
    en: 'Dice of {name}. {attempts, plural, =0 {No attempt left.} one {# attempt left.} other {# attempts left.}}',
    pl: 'Kości ({name}). {attempts, plural, =0 {Nie ma już prób.} one {Została # próba.} few {Zostały # próby.} many {Zostało # prób.} other {Zostało # próby.}}',
    ru: 'Кубики ({name}). {attempts, plural, =0 {Попыток не осталось.} one {Осталась # попытка.} few {Осталось # попытки.} many {Осталось # попыток.} other {Осталось # попытки.}}',
  },
  targetingDie: { en: 'Targeting die', pl: 'Kość celu', ru: 'Кубик прицеливания' },
  defenceDice: {
    en: 'Defense of {name}: {ability}',
    pl: 'Obrona ({name}): {ability}',
    ru: 'Защита ({name}): {ability}',
  },
  effectDice: { en: 'Dice of the effect ({name})', pl: 'Kości efektu ({name})', ru: 'Кубики эффекта ({name})' },
  rivalDie: { en: 'Die of {name}', pl: 'Kość ({name})', ru: 'Кубик ({name})' },
  resolving: {
    en: '{name} is playing {card}.',
    pl: '{name} zagrywa „{card}”.',
    ru: '{name} разыгрывает «{card}».',
  },
  abilities: { en: 'Your abilities', pl: 'Twoje zdolności', ru: 'Ваши способности' },
  handTexts: { en: 'Your hand', pl: 'Karty na ręce', ru: 'Карты в руке' },
  tokenTexts: { en: 'Tokens on the table', pl: 'Żetony na stole', ru: 'Жетоны на столе' },
  keep: {
    en: 'k and the dice to keep, as in “k 4 4 6”: roll the others; “k” alone rolls them all',
    pl: 'k i kości, które zostają, np. „k 4 4 6”: rzuć pozostałymi; samo „k” rzuca wszystkimi',
    ru: 'k и кубики, которые остаются, например «k 4 4 6»: бросить остальные; просто «k» — все',
  },

  hintAbility: { en: 'Playing for', pl: 'Cel', ru: 'Цель' },
  hintChance: { en: 'Chance', pl: 'Szansa', ru: 'Шанс' },
  hintKept: { en: 'Keep', pl: 'Zostaw', ru: 'Оставить' },
  hintKeep: {
    en: 'Over all abilities, keeping {dice} is worth most.',
    pl: 'Licząc wszystkie zdolności, najlepiej zostawić: {dice}.',
    ru: 'Если считать все способности, выгоднее всего оставить: {dice}.',
  },
  hintRollAll: {
    en: 'Over all abilities, rolling every die again is worth most.',
    pl: 'Licząc wszystkie zdolności, najlepiej przerzucić wszystkie kości.',
    ru: 'Если считать все способности, выгоднее всего перебросить все кубики.',
  },
  hintStay: {
    en: 'Over all abilities, these dice are worth most as they lie.',
    pl: 'Licząc wszystkie zdolności, najlepiej zostawić te kości, jak leżą.',
    ru: 'Если считать все способности, выгоднее всего оставить кубики как есть.',
  },

  hero: {
    en: 'Complexity {complexity, number} of 6. Die: {faces}.',
    pl: 'Złożoność {complexity, number} z 6. Kość: {faces}.',
    ru: 'Сложность {complexity, number} из 6. Кубик: {faces}.',
  },
  heroSetUp: {
    en: '{about} Before the first turn: {text}',
    pl: '{about} Przed pierwszą turą: {text}',
    ru: '{about} Перед первым ходом: {text}',
  },
  face: { en: '{numbers}: {symbol}', pl: '{numbers}: {symbol}', ru: '{numbers}: {symbol}' },
} as const satisfies Record<string, Message>;

/** What happens when everybody lets the window go by. */
export const UNANSWERED: ReadonlyMap<string, Message> = new Map<WindowCause, Message>([
  [
    'rolled',
    {
      en: 'If nobody answers, {name} goes on with these dice.',
      pl: 'Jeśli nikt nie zareaguje, {name} gra dalej tymi kośćmi.',
      ru: 'Если никто не ответит, {name} играет дальше с этими кубиками.',
    },
  ],
  [
    'declared',
    {
      en: 'If nobody answers, the declared ability is activated.',
      pl: 'Jeśli nikt nie zareaguje, ogłoszona zdolność zostanie aktywowana.',
      ru: 'Если никто не ответит, объявленная способность сработает.',
    },
  ],
  [
    'activated',
    {
      en: 'If nobody answers, the ability does what it says.',
      pl: 'Jeśli nikt nie zareaguje, zdolność zrobi to, co głosi.',
      ru: 'Если никто не ответит, способность сделает то, что в ней сказано.',
    },
  ],
  [
    'then',
    {
      en: 'If nobody answers, the rest of the effect follows.',
      pl: 'Jeśli nikt nie zareaguje, nastąpi dalszy ciąg efektu.',
      ru: 'Если никто не ответит, последует продолжение эффекта.',
    },
  ],
  [
    'effect-roll',
    {
      en: 'If nobody answers, these dice count as they lie.',
      pl: 'Jeśli nikt nie zareaguje, te kości liczą się tak, jak leżą.',
      ru: 'Если никто не ответит, эти кубики засчитываются как есть.',
    },
  ],
  [
    'targeting',
    {
      en: 'If nobody answers, this die decides who is attacked.',
      pl: 'Jeśli nikt nie zareaguje, ta kość wskaże cel ataku.',
      ru: 'Если никто не ответит, этот кубик определит цель атаки.',
    },
  ],
  [
    'targeted',
    {
      en: 'If nobody answers, the ability goes on against this target.',
      pl: 'Jeśli nikt nie zareaguje, zdolność zadziała na ten cel.',
      ru: 'Если никто не ответит, способность подействует на эту цель.',
    },
  ],
  [
    'resolved',
    {
      en: 'If nobody answers, the Roll Phase goes on.',
      pl: 'Jeśli nikt nie zareaguje, Faza Rzutu toczy się dalej.',
      ru: 'Если никто не ответит, фаза броска продолжится.',
    },
  ],
  [
    'defence-roll',
    {
      en: 'If nobody answers, the defense counts with these dice.',
      pl: 'Jeśli nikt nie zareaguje, obrona zadziała z tymi kośćmi.',
      ru: 'Если никто не ответит, защита сработает с этими кубиками.',
    },
  ],
  [
    'last-chance',
    {
      en: 'If nobody answers, the damage is dealt.',
      pl: 'Jeśli nikt nie zareaguje, obrażenia zostaną zadane.',
      ru: 'Если никто не ответит, урон будет нанесён.',
    },
  ],
  [
    'landed',
    {
      en: 'If nobody answers, the Roll Phase ends.',
      pl: 'Jeśli nikt nie zareaguje, Faza Rzutu się skończy.',
      ru: 'Если никто не ответит, фаза броска закончится.',
    },
  ],
  [
    'incoming',
    {
      en: 'If nobody answers, the damage is dealt.',
      pl: 'Jeśli nikt nie zareaguje, obrażenia zostaną zadane.',
      ru: 'Если никто не ответит, урон будет нанесён.',
    },
  ],
  [
    'upkeep',
    {
      en: 'If nobody answers, the Upkeep Phase goes on.',
      pl: 'Jeśli nikt nie zareaguje, Faza Utrzymania toczy się dalej.',
      ru: 'Если никто не ответит, фаза обновления продолжится.',
    },
  ],
  [
    'played',
    {
      en: 'If nobody answers, the card does what it says.',
      pl: 'Jeśli nikt nie zareaguje, karta zrobi to, co głosi.',
      ru: 'Если никто не ответит, карта сделает то, что на ней сказано.',
    },
  ],
  [
    'phase',
    {
      en: 'If nobody answers, the phase ends.',
      pl: 'Jeśli nikt nie zareaguje, faza się skończy.',
      ru: 'Если никто не ответит, фаза закончится.',
    },
  ],
]);
