// What the prompt of the Dice Throne table asks, and what follows if nobody acts.
import type { Asking, WindowCause } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

export * from './throne-stops.ts';

/** Why a window asks, as its title. A list of pairs, since an object with a `then` would pass for a promise. */
export const WINDOW_TITLES: readonly (readonly [WindowCause, Message])[] = [
  [
    'rolled',
    {
      en: '{name} rolls {dice}. Any answer?',
      pl: '{name} rzuca {dice}. Reagujesz?',
      ru: '{name} бросает {dice}. Ответите?',
    },
  ],
  [
    'declared',
    {
      en: '{name} declares {ability}. Any answer?',
      pl: '{name} ogłasza: {ability}. Reagujesz?',
      ru: '{name} объявляет: {ability}. Ответите?',
    },
  ],
  [
    'activated',
    {
      en: '{ability} takes effect. Any answer?',
      pl: '{ability}: zdolność zaczyna działać. Reagujesz?',
      ru: '{ability}: способность вступает в силу. Ответите?',
    },
  ],
  [
    'then',
    {
      en: '{ability} pauses. Any answer?',
      pl: '{ability}: chwila przerwy. Reagujesz?',
      ru: '{ability}: пауза. Ответите?',
    },
  ],
  [
    'effect-roll',
    {
      en: 'The effect’s dice show {dice}. Any answer?',
      pl: 'Kości efektu: {dice}. Reagujesz?',
      ru: 'Кубики эффекта: {dice}. Ответите?',
    },
  ],
  [
    'targeting',
    {
      en: 'The targeting die shows {dice}. Any answer?',
      pl: 'Kość celu: {dice}. Reagujesz?',
      ru: 'Кубик прицеливания: {dice}. Ответите?',
    },
  ],
  [
    'targeted',
    {
      en: '{ability} is aimed at {target}. Any answer?',
      pl: '{ability}, cel: {target}. Reagujesz?',
      ru: '{ability}, цель: {target}. Ответите?',
    },
  ],
  [
    'resolved',
    {
      en: '{ability}: its effects are in place. Any answer?',
      pl: '{ability}: efekty już działają. Reagujesz?',
      ru: '{ability}: эффекты применены. Ответите?',
    },
  ],
  [
    'defence-roll',
    {
      en: '{target} defends with {dice}. Any answer?',
      pl: '{target} broni się, kości: {dice}. Reagujesz?',
      ru: '{target} защищается, кубики: {dice}. Ответите?',
    },
  ],
  [
    'last-chance',
    {
      en: 'Last chance before it counts. Any answer?',
      pl: 'Ostatnia szansa przed rozliczeniem. Reagujesz?',
      ru: 'Последний шанс перед подсчётом. Ответите?',
    },
  ],
  [
    'landed',
    {
      en: 'The damage has been dealt. Any answer?',
      pl: 'Obrażenia zadane. Reagujesz?',
      ru: 'Урон нанесён. Ответите?',
    },
  ],
  [
    'incoming',
    {
      en: 'Damage is about to land. Any answer?',
      pl: 'Nadchodzą obrażenia. Reagujesz?',
      ru: 'Сейчас будет нанесён урон. Ответите?',
    },
  ],
  [
    'upkeep',
    {
      en: '{name}: Upkeep is being settled. Any answer?',
      pl: '{name}: koniec Fazy Utrzymania. Reagujesz?',
      ru: '{name}: конец фазы обновления. Ответите?',
    },
  ],
  [
    'phase',
    {
      en: '{name}: the phase is ending ({phase}). Any answer?',
      pl: '{name}: faza dobiega końca ({phase}). Reagujesz?',
      ru: '{name}: фаза заканчивается ({phase}). Ответите?',
    },
  ],
  [
    'played',
    {
      en: '{name} plays {card}. Any answer?',
      pl: '{name} zagrywa „{card}”. Reagujesz?',
      ru: '{name} разыгрывает «{card}». Ответите?',
    },
  ],
];

/** A window whose circumstances are not known by name. */
export const WINDOW_PLAIN = {
  nothingDeclared: {
    en: '{name} declares no ability. Any answer?',
    pl: '{name} nie ogłasza zdolności. Reagujesz?',
    ru: '{name} не объявляет способность. Ответите?',
  },
  effect: { en: 'An effect pauses. Any answer?', pl: 'Efekt trwa. Reagujesz?', ru: 'Эффект ещё действует. Ответите?' },
} as const satisfies Record<string, Message>;

/** What happens if nobody acts. */
export const DEFAULTS = {
  damage: {
    en: 'If nobody acts: {shares}.',
    pl: 'Jeśli nikt nie zareaguje: {shares}.',
    ru: 'Если никто не ответит: {shares}.',
  },
  share: { en: '{name} takes {amount}', pl: '{name} otrzymuje {amount}', ru: '{name} получает {amount}' },
  effect: {
    en: 'If nobody acts: {effect}',
    pl: 'Jeśli nikt nie zareaguje: {effect}',
    ru: 'Если никто не ответит: {effect}',
  },
  nothing: {
    en: 'If nobody acts, this phase ends without an attack.',
    pl: 'Jeśli nikt nie zareaguje, faza skończy się bez ataku.',
    ru: 'Если никто не ответит, фаза закончится без атаки.',
  },
  rollsOn: {
    en: 'If nobody acts, {name} rolls on or declares an ability.',
    pl: 'Jeśli nikt nie zareaguje, {name} rzuca dalej albo ogłasza zdolność.',
    ru: 'Если никто не ответит, {name} бросает дальше или объявляет способность.',
  },
  diceCount: {
    en: 'If nobody acts, the dice count as they lie.',
    pl: 'Jeśli nikt nie zareaguje, liczą się kości tak, jak leżą.',
    ru: 'Если никто не ответит, кубики считаются как лежат.',
  },
  dieAims: {
    en: 'If nobody acts, this die decides who is attacked.',
    pl: 'Jeśli nikt nie zareaguje, ta kość wyznaczy cel ataku.',
    ru: 'Если никто не ответит, цель атаки определит этот кубик.',
  },
  phaseEnds: {
    en: 'If nobody acts, the next phase begins.',
    pl: 'Jeśli nikt nie zareaguje, zacznie się następna faza.',
    ru: 'Если никто не ответит, начнётся следующая фаза.',
  },
  goesOn: {
    en: 'If nobody acts, the game goes on.',
    pl: 'Jeśli nikt nie zareaguje, gra toczy się dalej.',
    ru: 'Если никто не ответит, игра продолжится.',
  },
} as const satisfies Record<string, Message>;

/** What hangs on the other questions; some need no more words. */
export const NOTES = {
  order: {
    en: 'They happen one after another, in the order you choose.',
    pl: 'Zajdą po kolei, w wybranym porządku.',
    ru: 'Они сработают по очереди, в выбранном порядке.',
  },
  main: {
    en: 'You have {cp, number} CP. Cards are played and sold from the hand.',
    pl: 'Masz {cp, number} PW. Karty zagrywa się i sprzedaje z ręki.',
    ru: 'У вас {cp, number} БС. Карты разыгрываются и продаются из руки.',
  },
  pay: {
    en: 'If you spend no CP, you skip the phase. The token goes either way.',
    pl: 'Jeśli nie wydasz PW, pomijasz tę fazę. Żeton i tak znika.',
    ru: 'Не потратив БС, вы пропускаете эту фазу. Состояние снимается в любом случае.',
  },
  firstRoll: {
    en: '{attempts, plural, =0 {No roll attempts this turn.} one {# roll attempt this turn.} other {# roll attempts this turn.}}',
    pl: '{attempts, plural, =0 {W tej turze nie możesz rzucać.} one {W tej turze masz # próbę rzutu.} few {W tej turze masz # próby rzutu.} many {W tej turze masz # prób rzutu.} other {W tej turze masz # próby rzutu.}}',
    ru: '{attempts, plural, =0 {В этом ходу бросать нельзя.} one {В этом ходу у вас # попытка броска.} few {В этом ходу у вас # попытки броска.} many {В этом ходу у вас # попыток броска.} other {В этом ходу у вас # попытки броска.}}',
  },
  keep: {
    en: 'Tap the dice you keep. {attempts, plural, one {# attempt} other {# attempts}} left.',
    pl: 'Wskaż kości, które zostają. {attempts, plural, one {Została # próba rzutu.} few {Zostały # próby rzutu.} many {Zostało # prób rzutu.} other {Zostało # próby rzutu.}}',
    ru: 'Отметьте кубики, которые остаются. {attempts, plural, one {Осталась # попытка броска.} few {Осталось # попытки броска.} many {Осталось # попыток броска.} other {Осталось # попытки броска.}}',
  },
  noAttempts: {
    en: 'No attempts left: declare an ability, or none.',
    pl: 'Próby rzutu się skończyły: ogłoś zdolność albo nie ogłaszaj żadnej.',
    ru: 'Попытки броска кончились: объявите способность или не объявляйте ничего.',
  },
  target: {
    en: 'The attack goes to whom you choose.',
    pl: 'Atak trafi w wybraną osobę.',
    ru: 'Атака придётся по выбранному игроку.',
  },
  leader: {
    en: 'Whoever attacks a leader draws a card.',
    pl: 'Kto atakuje lidera, dobiera kartę.',
    ru: 'Кто атакует лидера, берёт карту.',
  },
  coming: { en: 'On its way to you: {amount}.', pl: 'Nadchodzi: {amount}.', ru: 'На вас идёт: {amount}.' },
  dice: {
    en: 'Pick dice to roll again, or keep them as they lie.',
    pl: 'Wskaż kości do przerzutu albo zostaw je, jak leżą.',
    ru: 'Отметьте кубики для переброса или оставьте их как есть.',
  },
  discard: {
    en: '{over, plural, =0 {You may sell more, for 1 CP each.} one {At least # card must go, for 1 CP.} other {At least # cards must go, for 1 CP each.}}',
    pl: '{over, plural, =0 {Możesz sprzedać więcej, każdą za 1 PW.} one {Musi odejść co najmniej # karta, za 1 PW.} few {Muszą odejść co najmniej # karty, każda za 1 PW.} many {Musi odejść co najmniej # kart, każda za 1 PW.} other {Musi odejść co najmniej # karty, każda za 1 PW.}}',
    ru: '{over, plural, =0 {Можно продать ещё, по 1 БС за карту.} one {Уйти должна хотя бы # карта, за 1 БС.} few {Уйти должны хотя бы # карты, по 1 БС за каждую.} many {Уйти должны хотя бы # карт, по 1 БС за каждую.} other {Уйти должны хотя бы # карты, по 1 БС за каждую.}}',
  },
  turn: {
    en: 'First the die, then its new number.',
    pl: 'Najpierw kość, potem nowa liczba.',
    ru: 'Сначала кубик, потом новое число.',
  },
  of: { en: 'Asked by: {source}', pl: 'Pyta o to: {source}', ru: 'Этого требует: {source}' },
} as const satisfies Record<string, Message>;

/** While somebody else decides. */
export const WAITING: Readonly<Partial<Record<Asking, Message>>> & { readonly other: Message } = {
  window: { en: 'Waiting for answers', pl: 'Czas na reakcje', ru: 'Ждём ответов' },
  main: { en: '{name} plays cards', pl: '{name} zagrywa karty', ru: '{name} разыгрывает карты' },
  roll: { en: '{name} rolls', pl: '{name} rzuca', ru: '{name} бросает кубики' },
  target: { en: '{name} chooses a target', pl: '{name} wybiera cel', ru: '{name} выбирает цель' },
  defence: { en: '{name} chooses a defense', pl: '{name} wybiera obronę', ru: '{name} выбирает защиту' },
  discard: { en: '{name} sells cards', pl: '{name} sprzedaje karty', ru: '{name} продаёт карты' },
  other: { en: '{name} decides', pl: '{name} decyduje', ru: '{name} решает' },
};

export const PROMPT = {
  region: { en: 'Your decision', pl: 'Twoja decyzja', ru: 'Ваше решение' },
  falling: { en: 'The dice are rolling', pl: 'Kości się toczą', ru: 'Кубики катятся' },
  skip: {
    en: 'Tap anywhere to see the result at once.',
    pl: 'Stuknij gdziekolwiek, by od razu zobaczyć wynik.',
    ru: 'Коснитесь экрана, чтобы сразу увидеть результат.',
  },
  of: { en: '{name}: {question}', pl: '{name}: {question}', ru: '{name}: {question}' },
  over: { en: 'The match is over', pl: 'Koniec partii', ru: 'Партия окончена' },
  won: {
    en: '{count, plural, one {{names} wins.} other {{names} win.}}',
    pl: '{count, plural, one {{names} wygrywa.} few {{names} wygrywają.} many {{names} wygrywają.} other {{names} wygrywają.}}',
    ru: '{count, plural, one {{names} побеждает.} few {{names} побеждают.} many {{names} побеждают.} other {{names} побеждают.}}',
  },
  drawn: {
    en: 'Nobody is left standing: a draw.',
    pl: 'Nikt nie ustał na nogach: remis.',
    ru: 'На ногах не остался никто: ничья.',
  },
  undo: { en: 'Take back', pl: 'Cofnij', ru: 'Вернуть' },
  roll: {
    en: 'Roll {dice, plural, one {# die} other {# dice}}',
    pl: 'Rzuć {dice, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}}',
    ru: 'Бросить {dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  },
  rerollPick: {
    en: 'First pick the dice, {most, number} at most.',
    pl: 'Najpierw wskaż kości, najwyżej {most, number}.',
    ru: 'Сначала отметьте кубики, не больше {most, number}.',
  },
  reroll: {
    en: 'Reroll {dice, plural, =0 {the picked dice} one {# die} other {# dice}}',
    pl: 'Przerzuć {dice, plural, =0 {wskazane kości} one {# kość} few {# kości} many {# kości} other {# kości}}',
    ru: 'Перебросить {dice, plural, =0 {отмеченные кубики} one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  },
  peek: { en: 'Look at your cards', pl: 'Zobacz swoje karty', ru: 'Посмотреть свои карты' },
  cards: { en: 'Cards', pl: 'Karty', ru: 'Карты' },
  spoken: { en: '{text}. {note}', pl: '{text}. {note}', ru: '{text}. {note}' },
  more: { en: 'Show everything', pl: 'Pokaż wszystko', ru: 'Показать всё' },
  cost: { en: '{cp, number} CP. {text}', pl: '{cp, number} PW. {text}', ru: '{cp, number} БС. {text}' },
  answers: { en: 'Your answers', pl: 'Twoje możliwości', ru: 'Ваши ответы' },
  whichDie: { en: 'Which die?', pl: 'Która kość?', ru: 'Какой кубик?' },
  toWhat: { en: 'Change the {value, number} to', pl: 'Zmień {value, number} na', ru: 'Изменить {value, number} на' },
  rivalDie: { en: 'The other player’s die', pl: 'Kość rywala', ru: 'Кубик соперника' },
  otherDie: { en: 'Another die', pl: 'Inna kość', ru: 'Другой кубик' },
  die: { en: '{value, number}', pl: '{value, number}', ru: '{value, number}' },
  dieFace: { en: '{value, number}, {symbol}', pl: '{value, number}, {symbol}', ru: '{value, number}, {symbol}' },
  diePicked: { en: '{die}, picked', pl: '{die}, wskazana', ru: '{die}, отмечен' },
} as const satisfies Record<string, Message>;
