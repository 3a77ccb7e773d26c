// The names of everything on Dragon Farkle's table, and the words a newcomer asks about.
import type { Action, EventFace, Pattern, Reward, Step, WindowCause } from '@wyrmtable/dragon-farkle';
import type { ConfidenceNotes } from '../confidence.ts';
import type { Message } from '../phrase.ts';

export const COUNTS = {
  soldiers: {
    en: '{n, plural, one {# soldier} other {# soldiers}}',
    pl: '{n, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}',
    ru: '{n, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
} as const satisfies Record<string, Message>;

export const ACTION_NAMES = {
  recruit: { en: 'Recruit', pl: 'Rekrutacja', ru: 'Вербовка' },
  brawl: { en: 'Brawl', pl: 'Bójka', ru: 'Потасовка' },
  finalBattle: { en: 'Final Battle', pl: 'Ostatnia Bitwa', ru: 'Последняя битва' },
} as const satisfies Record<Action, Message>;

export const FACE_NAMES = {
  blank: { en: 'Blank', pl: 'Pusta', ru: 'Пусто' },
  dragon: { en: 'Dragon', pl: 'Smok', ru: 'Дракон' },
  rally: { en: 'Rally', pl: 'Wsparcie', ru: 'Подмога' },
} as const satisfies Record<EventFace, Message>;

export const REWARD_NAMES = {
  none: { en: 'No reward', pl: 'Bez nagrody', ru: 'Без награды' },
  double: { en: 'Double this roll', pl: 'Podwój ten rzut', ru: 'Удвоить этот бросок' },
  item: { en: 'Draw an item', pl: 'Weź przedmiot', ru: 'Взять предмет' },
} as const satisfies Record<Reward, Message>;

/** Rows of the soldier table, by pattern; `face` only where the pattern has one. */
export const ROW_NAMES = {
  single: { en: 'one {face, number}', pl: 'jedna {face, number}', ru: 'одна {face, number}' },
  triple: { en: 'three {face, number}s', pl: 'trzy {face, number}', ru: 'три {face, number}' },
  'four-alike': { en: 'four of a kind', pl: 'cztery równe', ru: 'четыре одинаковых' },
  'three-pairs': { en: 'three pairs', pl: 'trzy pary', ru: 'три пары' },
  'six-alike': { en: 'six of a kind', pl: 'sześć równych', ru: 'шесть одинаковых' },
  straight: { en: 'straight 1–6', pl: 'strit 1–6', ru: 'стрит 1–6' },
} as const satisfies Record<Pattern['kind'], Message>;

/** What is being decided, as a short heading. */
export const STEP_NAMES = {
  turn: { en: 'Choose an action', pl: 'Wybór akcji', ru: 'Выбор действия' },
  named: { en: 'A Brawl is called', pl: 'Szykuje się Bójka', ru: 'Назревает Потасовка' },
  decide: { en: 'Roll on or stop', pl: 'Rzucać czy przestać', ru: 'Бросать или хватит' },
  removeDie: { en: 'Take one die away', pl: 'Zabierz jedną kość', ru: 'Уберите одну кость' },
  roll: { en: 'Any answer to this roll?', pl: 'Czy ktoś odpowie na ten rzut?', ru: 'Кто-нибудь ответит на бросок?' },
  choose: { en: 'Set dice aside', pl: 'Odłóż kości', ru: 'Отложите кости' },
  zonk: { en: 'Zonk! Is there a way out?', pl: 'Zonk! Jest jakiś ratunek?', ru: 'Зонк! Есть ли спасение?' },
  keep: { en: 'Keep one item', pl: 'Zatrzymaj jeden przedmiot', ru: 'Оставьте один предмет' },
  limit: { en: 'Too many items', pl: 'Za dużo przedmiotów', ru: 'Слишком много предметов' },
  over: { en: 'The game is over', pl: 'Koniec gry', ru: 'Игра окончена' },
} as const satisfies Record<Step, Message>;

/** Why everybody waits: the same words whoever is asked, so that they tell nothing about hands. */
export const WINDOW_NAMES = {
  named: { en: 'A Brawl has been called', pl: 'Ktoś szuka Bójki', ru: 'Кто-то лезет в Потасовку' },
  roll: { en: 'The dice have just landed', pl: 'Kości dopiero co upadły', ru: 'Кости только что упали' },
  zonk: { en: 'It looks like a Zonk', pl: 'Zanosi się na Zonka', ru: 'Похоже на Зонк' },
  aimed: { en: 'A card is in the air', pl: 'Karta jest w locie', ru: 'Карта в полёте' },
} as const satisfies Record<WindowCause, Message>;

export const CONFIDENCE_NOTES = {
  single: {
    en: 'Only one public text gives this figure.',
    pl: 'Tę liczbę podaje tylko jedno publiczne źródło.',
    ru: 'Это число приводит только один открытый источник.',
  },
  conflict: {
    en: 'Sources disagree about this figure; we follow the rulebook’s own example.',
    pl: 'Źródła podają tu różne liczby; trzymamy się przykładu z instrukcji.',
    ru: 'Источники расходятся в этом числе; мы следуем примеру из правил.',
  },
  guess: {
    en: 'The rulebook does not say; this is how we read it.',
    pl: 'Instrukcja o tym milczy; tak ją rozumiemy.',
    ru: 'В правилах об этом не сказано; так их понимаем мы.',
  },
  invented: {
    en: 'We could not find the printed card, so its text and numbers are our own.',
    pl: 'Nie udało się nam dotrzeć do drukowanej karty, więc jej treść i liczby są nasze.',
    ru: 'Напечатанную карту мы не нашли, поэтому её текст и числа — наши.',
  },
} as const satisfies ConfidenceNotes;

interface GlossaryEntry {
  readonly term: Message;
  readonly meaning: Message;
}

/** The words of the game; figures come in as parameters. */
export const GLOSSARY = [
  {
    term: { en: 'Wannabe Hero', pl: 'Chojrak', ru: 'Горе-герой' },
    meaning: {
      en: 'You and everybody else at the table: big plans, no army yet.',
      pl: 'Ty i każdy przy tym stole: wielkie plany, armii na razie brak.',
      ru: 'Вы и все за этим столом: планы большие, армии пока нет.',
    },
  },
  {
    term: { en: 'Zonk', pl: 'Zonk', ru: 'Зонк' },
    meaning: {
      en: 'Elsewhere a farkle or a bust: a roll without a scoring die. What was waiting is lost, and you roll no more.',
      pl: 'Rzut, w którym nic nie punktuje. Przepada wszystko, co czekało, i kończysz rzucać.',
      ru: 'Бросок, в котором нет ни одной зачётной кости. Всё набранное пропадает, и бросать больше нельзя.',
    },
  },
  {
    term: { en: 'Companion', pl: 'Kamrat', ru: 'Соратник' },
    meaning: {
      en: 'Lies open before you and helps, mostly on your own turn. Leaves you only if your whole army falls in the lair.',
      pl: 'Leży przed tobą odkryty i pomaga, zwykle w twojej turze. Odchodzi tylko wtedy, gdy w Jamie polegnie cała armia.',
      ru: 'Лежит перед вами открыто и помогает, чаще всего в ваш ход. Уходит, только если в логове пала вся армия.',
    },
  },
  {
    term: { en: 'Magic Item', pl: 'Magiczny przedmiot', ru: 'Магический предмет' },
    meaning: {
      en: 'A hidden card for one use. At the end of every turn, anybody’s, you may keep {kept, number}.',
      pl: 'Zakryta karta na jeden raz. Na koniec każdej tury, czyjejkolwiek, możesz mieć {kept, number}.',
      ru: 'Скрытая карта на один раз. В конце каждого хода, чей бы он ни был, у вас может остаться {kept, number}.',
    },
  },
  {
    term: { en: 'Recruit', pl: 'Rekrutacja', ru: 'Вербовка' },
    meaning: {
      en: 'Roll, set scoring dice aside, roll the rest or stop. Whoever stops in time leads the soldiers home.',
      pl: 'Rzucasz, odkładasz punktujące kości, rzucasz resztą albo kończysz. Kto skończy w porę, prowadzi żołnierzy do domu.',
      ru: 'Бросаете, откладываете зачётные кости, бросаете остальные или останавливаетесь. Кто остановился вовремя, ведёт солдат домой.',
    },
  },
  {
    term: { en: 'Brawl', pl: 'Bójka', ru: 'Потасовка' },
    meaning: {
      en: 'You roll against another hero’s {dice, number} dice. The winner takes the difference from the loser and {bonus, number} from the reserve.',
      pl: 'Rzucasz przeciwko innemu Chojrakowi, który ma {dice, number} kości. Zwycięzca zabiera przegranemu różnicę, a z rezerwy bierze {bonus, number}.',
      ru: 'Вы бросаете против другого героя, у которого {dice, number} костей. Победитель забирает у проигравшего разницу, а из резерва — {bonus, number}.',
    },
  },
  {
    term: { en: 'Final Battle', pl: 'Ostatnia Bitwa', ru: 'Последняя битва' },
    meaning: {
      en: 'From {threshold, number} soldiers you may attack the dragon. Scoring dice cost you soldiers, event faces wound the dragon, and there is no stopping.',
      pl: 'Od {threshold, number} żołnierzy możesz ruszyć na smoka. Punktujące kości kosztują cię żołnierzy, ścianki zdarzeń zadają smokowi obrażenia, a odwrotu nie ma.',
      ru: 'Имея {threshold, number} солдат, можно идти на дракона. Зачётные кости стоят вам солдат, грани событий ранят дракона, а остановиться нельзя.',
    },
  },
  {
    term: { en: 'Dragon’s Keep, the lair', pl: 'Smocza Jama', ru: 'Драконье логово' },
    meaning: {
      en: 'Where the dragon lives. Whoever survives a Final Battle stays there, safe from Brawls, and may attack again next turn.',
      pl: 'Tu mieszka smok. Kto przeżyje Ostatnią Bitwę, zostaje w środku, bezpieczny od Bójek, i w następnej turze może atakować znowu.',
      ru: 'Здесь живёт дракон. Кто пережил Последнюю битву, остаётся внутри: Потасовки ему не страшны, а в следующий ход можно напасть снова.',
    },
  },
  {
    term: { en: 'Rally', pl: 'Wsparcie', ru: 'Подмога' },
    meaning: {
      en: 'A face of the event die: the dice you set aside count double, or you draw an item. In the Final Battle it means {rally, plural, one {# wound} other {# wounds}}.',
      pl: 'Ścianka kości zdarzeń: odłożone kości liczą się podwójnie albo dobierasz przedmiot. W Ostatniej Bitwie to {rally, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
      ru: 'Грань кости событий: отложенные кости считаются вдвойне, или вы берёте предмет. В Последней битве это {rally, plural, one {# рана} few {# раны} many {# ран} other {# раны}}.',
    },
  },
  {
    term: { en: 'Dragon', pl: 'Smok', ru: 'Дракон' },
    meaning: {
      en: 'A face of the event die: it eats every scoring die of the roll, but spares you a Zonk. In the Final Battle it means {dragon, plural, one {# wound} other {# wounds}}.',
      pl: 'Ścianka kości zdarzeń: zjada wszystkie punktujące kości rzutu, za to chroni przed Zonkiem. W Ostatniej Bitwie to {dragon, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
      ru: 'Грань кости событий: съедает все зачётные кости броска, зато спасает от Зонка. В Последней битве это {dragon, plural, one {# рана} few {# раны} many {# ран} other {# раны}}.',
    },
  },
  {
    term: { en: 'Reserve', pl: 'Rezerwa', ru: 'Резерв' },
    meaning: {
      en: 'Where soldiers come from and where they run back to. It never runs out.',
      pl: 'Stąd przychodzą żołnierze i tu uciekają. Nigdy się nie kończy.',
      ru: 'Отсюда солдаты приходят и сюда убегают. Никогда не кончается.',
    },
  },
] as const satisfies readonly GlossaryEntry[];
