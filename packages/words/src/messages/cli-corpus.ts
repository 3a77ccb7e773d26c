// What the commands `corpus`, `editions` and `amendments` report.
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
  otherSetUp: {
    en: 'it is set up otherwise than it was',
    pl: 'przygotowanie wygląda inaczej niż wtedy',
    ru: 'подготовка получается другой, чем тогда',
  },
  otherPosition: {
    en: 'after choice {number, number} {choice} the position is another than it was',
    pl: 'po wyborze {number, number} {choice} pozycja jest inna niż wtedy',
    ru: 'после выбора {number, number} {choice} положение другое, чем тогда',
  },
  otherStory: {
    en: 'after choice {number, number} {choice} something else is told than was: {kinds}',
    pl: 'po wyborze {number, number} {choice} opowieść jest inna niż wtedy: {kinds}',
    ru: 'после выбора {number, number} {choice} рассказано другое, чем тогда: {kinds}',
  },
  fails: {
    en: 'the rules themselves fail: {problem}',
    pl: 'zawodzą same zasady: {problem}',
    ru: 'сбой в самих правилах: {problem}',
  },
  lacking: {
    en: 'The corpus lacks {count, plural, one {# match} other {# matches}} of what ships, first “{first}”: run “npx wyrmtable corpus fill”.',
    pl: 'W korpusie brakuje partii: {count, number}, pierwsza z nich to „{first}”. Uruchom „npx wyrmtable corpus fill”.',
    ru: 'В корпусе не хватает партий: {count, number}, первая из них — «{first}». Запустите «npx wyrmtable corpus fill».',
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
    en: 'After “corpus” comes nothing, or “fill”, or “retell”, or “add” and match files; not “{word}”.',
    pl: 'Po „corpus” nie podaje się nic albo „fill”, albo „retell”, albo „add” i pliki partii, a nie „{word}”.',
    ru: 'После «corpus» не пишут ничего, пишут «fill», «retell» или «add» и файлы партий, а не «{word}».',
  },
} as const satisfies Record<string, Message>;

/** What to do about a recorded match that does not come out as it did. */
export const REMEDY = {
  rule: {
    en: 'If a rule was meant to change, name the change in AMENDMENTS and ask isAmended where it differs, so that matches begun before keep the old rule; if not, this change breaks a rule (docs/editions.md).',
    pl: 'Jeśli zasada miała się zmienić, nazwij zmianę w AMENDMENTS i w miejscu różnicy pytaj isAmended, aby wcześniej rozpoczęte partie zachowały dawną zasadę; jeśli nie, ta zmiana psuje zasadę (docs/editions.md).',
    ru: 'Если правило должно было измениться, назовите изменение в AMENDMENTS и в месте отличия спрашивайте isAmended, чтобы начатые раньше партии сохранили прежнее правило; если нет, это изменение ломает правило (docs/editions.md).',
  },
  story: {
    en: 'The match is as it was, but something else is told of it. If that is meant, run “npx wyrmtable corpus retell”; if not, an event is missing, wrong or in the wrong place (docs/editions.md).',
    pl: 'Partia jest ta sama, ale opowiada się o niej inaczej. Jeśli tak ma być, uruchom „npx wyrmtable corpus retell”; jeśli nie, jakiegoś zdarzenia brakuje albo jest błędne lub nie na swoim miejscu (docs/editions.md).',
    ru: 'Партия та же, но рассказано о ней другое. Если так и надо, запустите «npx wyrmtable corpus retell»; если нет, какого-то события не хватает, оно неверно или не на своём месте (docs/editions.md).',
  },
  content: {
    en: 'Put the line back into packages/{game}/editions/kept.json: “npx wyrmtable editions keep” adds what has changed and takes nothing out (docs/editions.md).',
    pl: 'Przywróć wiersz w packages/{game}/editions/kept.json: „npx wyrmtable editions keep” dopisuje zmiany i niczego nie usuwa (docs/editions.md).',
    ru: 'Верните строку в packages/{game}/editions/kept.json: «npx wyrmtable editions keep» дописывает изменённое и ничего не убирает (docs/editions.md).',
  },
  version: {
    en: 'A raised version strands every match that was begun: name an amendment instead (docs/editions.md). Where that cannot be, delete corpus/{game} and run “npx wyrmtable corpus fill”.',
    pl: 'Podniesiona wersja unieruchamia wszystkie rozpoczęte partie: użyj poprawki (docs/editions.md). Gdy to niemożliwe, usuń corpus/{game} i uruchom „npx wyrmtable corpus fill”.',
    ru: 'Новая версия обрывает все начатые партии: лучше поправка (docs/editions.md). Если иначе нельзя, удалите corpus/{game} и запустите «npx wyrmtable corpus fill».',
  },
  file: {
    en: 'The record itself is damaged: restore the file, or record the match anew with “npx wyrmtable corpus add FILE”.',
    pl: 'Uszkodzony jest sam zapis: przywróć plik albo zapisz partię na nowo przez „npx wyrmtable corpus add PLIK”.',
    ru: 'Повреждена сама запись: восстановите файл или запишите партию заново: «npx wyrmtable corpus add ФАЙЛ».',
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

export const AMENDMENTS = {
  needed: {
    en: '{game}/{id} (since {since}): {count, plural, one {# match was} other {# matches were}} begun before it, first {first}.',
    pl: '{game}/{id} (od {since}): partie rozpoczęte wcześniej: {count, number}, pierwsza z nich to {first}.',
    ru: '{game}/{id} (с {since}): партий, начатых раньше: {count, number}, первая из них — {first}.',
  },
  unneeded: {
    en: '{game}/{id} (since {since}): no match was begun before it. It can be a rule like any other now.',
    pl: '{game}/{id} (od {since}): żadna partia nie zaczęła się wcześniej. Może już być zasadą jak każda inna.',
    ru: '{game}/{id} (с {since}): ни одна партия не начата раньше. Теперь это может быть правилом, как любое другое.',
  },
  none: {
    en: 'No rule has been amended.',
    pl: 'Żadnej zasady nie poprawiono.',
    ru: 'Ни одно правило не изменено поправкой.',
  },
  looked: {
    en: '{count, plural, one {# match was} other {# matches were}} looked at.',
    pl: 'Przejrzane partie: {count, number}.',
    ru: 'Просмотрено партий: {count, number}.',
  },
  noData: {
    en: 'No server has kept tables in {path}.',
    pl: 'W {path} żaden serwer nie zapisał stołów.',
    ru: 'В {path} нет столов, сохранённых сервером.',
  },
} as const satisfies Record<string, Message>;
