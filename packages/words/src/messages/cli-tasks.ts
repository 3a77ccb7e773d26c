// Tasks, as the command that makes and checks them tells of them.
import type { Message } from '../phrase.ts';

export const TASKS_ABOUT: Message = {
  en: 'Positions with one clearly best choice, taken from matches between bots (`--make N --out FILE`, which goes on from a file that is there), and the check that another, longer search answers them in the same way (`--check FILE`, or `shipped` for those that ship; exit 1 below 97 in 100).',
  pl: 'Pozycje z jednym wyraźnie najlepszym wyborem, wzięte z partii botów (`--make N --out PLIK`; plik, który już jest, zostanie uzupełniony), oraz sprawdzenie, czy inne, dłuższe szukanie odpowiada tak samo (`--check PLIK` albo `shipped` dla zadań z wydania; kod 1 poniżej 97 na 100).',
  ru: 'Позиции с одним явно лучшим выбором, взятые из партий ботов (`--make N --out ФАЙЛ`; существующий файл будет дополнен), и проверка, отвечает ли другой, более долгий поиск так же (`--check ФАЙЛ` или `shipped` для задач из поставки; код 1, если меньше 97 из 100).',
};

export const TASKS_FLAG = {
  make: {
    en: 'how many tasks the file shall hold',
    pl: 'ile zadań ma być w pliku',
    ru: 'сколько задач должно быть в файле',
  },
  out: {
    en: 'the file they are kept in, after every match',
    pl: 'plik, w którym są zapisywane po każdej partii',
    ru: 'файл, в который они записываются после каждой партии',
  },
  check: {
    en: 'a file of tasks, or `shipped`',
    pl: 'plik z zadaniami albo `shipped`',
    ru: 'файл с задачами или `shipped`',
  },
  lot: {
    en: 'check so many of them alone, drawn by the seed',
    pl: 'sprawdź tylko tyle z nich, wylosowanych wedle ziarna',
    ru: 'проверить лишь столько из них, выбранных по зерну',
  },
} as const satisfies Record<string, Message>;

export const TASKS_FAULT = {
  noTasks: {
    en: 'There are no tasks of this game; there are some of {known}.',
    pl: 'Do tej gry nie ma zadań; są do gier: {known}.',
    ru: 'Для этой игры задач нет; они есть для игр: {known}.',
  },
  makeOrCheck: {
    en: 'Say either --make N --out FILE or --check FILE.',
    pl: 'Podaj --make N --out PLIK albo --check PLIK.',
    ru: 'Укажите --make N --out ФАЙЛ либо --check ФАЙЛ.',
  },
  otherRun: {
    en: '{path} holds tasks of {game} made with seed {seed}; go on with that, or name another file.',
    pl: '{path} zawiera zadania do gry {game} z ziarnem {seed}; użyj tego ziarna albo podaj inny plik.',
    ru: 'В {path} лежат задачи игры {game} с зерном {seed}; продолжайте с ним или укажите другой файл.',
  },
} as const satisfies Record<string, Message>;

export const TASKS = {
  made: {
    en: '{tasks, plural, one {# task} other {# tasks}} from {matches, plural, one {# match} other {# matches}} ({played, plural, one {# was} other {# were}} played).',
    pl: '{tasks, plural, one {# zadanie} few {# zadania} many {# zadań} other {# zadania}} z {matches, plural, one {# partii} few {# partii} many {# partii} other {# partii}} (rozegrano: {played, number}).',
    ru: '{tasks, plural, one {# задача} few {# задачи} many {# задач} other {# задачи}} из {matches, plural, one {# партии} few {# партий} many {# партий} other {# партии}} (сыграно: {played, number}).',
  },
  checked: {
    en: '{agree, number} of {tasks, plural, one {# task} other {# tasks}} are answered in the same way by another search.',
    pl: 'Inne szukanie odpowiada tak samo na {agree, number} z {tasks, plural, one {# zadania} few {# zadań} many {# zadań} other {# zadania}}.',
    ru: 'Другой поиск отвечает так же на {agree, number} из {tasks, plural, one {# задачи} few {# задач} many {# задач} other {# задачи}}.',
  },
} as const satisfies Record<string, Message>;
