// What the commands `corpus` and `editions` report.
import type { Message } from '../phrase.ts';

export const CORPUS = {
  replayed: {
    en: '{count, number} of {of, plural, one {# match} other {# matches}} came out as recorded.',
    pl: 'Partie odtworzone zgodnie z zapisem: {count, number} z {of, number}.',
    ru: 'Партий, воспроизведённых в точности: {count, number} из {of, number}.',
  },
  otherEnd: {
    en: 'it ends in another position than it did',
    pl: 'kończy się inną pozycją niż wtedy',
    ru: 'она заканчивается другим положением, чем тогда',
  },
  remedy: {
    en: 'A changed rule belongs into an amendment, changed content into a kept edition (docs/editions.md): matches that were begun must go on.',
    pl: 'Zmieniona zasada powinna być poprawką, a zmieniona zawartość zachowanym wydaniem (docs/editions.md): rozpoczęte partie muszą trwać dalej.',
    ru: 'Изменённое правило оформляют поправкой, изменённое содержимое — сохранённым изданием (docs/editions.md): начатые партии должны продолжаться.',
  },
  none: {
    en: 'There are no recorded matches in {path}.',
    pl: 'W {path} nie ma zachowanych partii.',
    ru: 'В {path} нет сохранённых партий.',
  },
  added: {
    en: '{count, plural, one {# match} other {# matches}} recorded.',
    pl: 'Zachowane partie: {count, number}.',
    ru: 'Сохранено партий: {count, number}.',
  },
  unknown: {
    en: 'After “corpus” comes nothing, or “add” and match files; not “{word}”.',
    pl: 'Po „corpus” nie podaje się nic albo „add” i pliki partii, a nie „{word}”.',
    ru: 'После «corpus» не пишут ничего или пишут «add» и файлы партий, а не «{word}».',
  },
} as const satisfies Record<string, Message>;

export const EDITIONS = {
  whole: {
    en: 'All content that ships is kept.',
    pl: 'Cała zawartość jest zachowana.',
    ru: 'Всё содержимое сохранено.',
  },
  lacking: {
    en: '{count, plural, one {# piece is} other {# pieces are}} not kept yet: run “wyrmtable editions keep”.',
    pl: 'Elementy jeszcze niezachowane: {count, number}. Uruchom „wyrmtable editions keep”.',
    ru: 'Ещё не сохранено: {count, number}. Запустите «wyrmtable editions keep».',
  },
  kept: {
    en: '{count, plural, one {# piece was} other {# pieces were}} kept.',
    pl: 'Zachowane elementy: {count, number}.',
    ru: 'Сохранено: {count, number}.',
  },
  unknown: {
    en: 'After “editions” comes nothing or “keep”, not “{word}”.',
    pl: 'Po „editions” nie podaje się nic albo „keep”, a nie „{word}”.',
    ru: 'После «editions» не пишут ничего или пишут «keep», а не «{word}».',
  },
} as const satisfies Record<string, Message>;
