// The sentences of ratings: the best, and one person's own page.
import type { Messages } from '../phrase.ts';

export const ratings = {
  best: { en: 'The best', pl: 'Najlepsi', ru: 'Лучшие' },
  lead: {
    en: 'Strength as it shows in rated matches between people, by game and way to play. Whoever has played some twenty of them stands here.',
    pl: 'Siła, jaka wychodzi w partiach rankingowych między ludźmi, osobno dla każdej gry i trybu. Trafia tu, kto rozegrał ich około dwudziestu.',
    ru: 'Сила, какой она видна в рейтинговых партиях между людьми, отдельно по играм и режимам. Сюда попадает тот, кто сыграл их около двадцати.',
  },
  what: { en: 'Game and way to play', pl: 'Gra i tryb', ru: 'Игра и режим' },
  nobody: {
    en: 'Nobody has played enough rated matches of this yet. The first place is free.',
    pl: 'Nikt nie rozegrał jeszcze dość partii rankingowych tego rodzaju. Pierwsze miejsce jest wolne.',
    ru: 'Пока никто не сыграл достаточно рейтинговых партий этого рода. Первое место свободно.',
  },
  place: { en: 'Place', pl: 'Miejsce', ru: 'Место' },
  name: { en: 'Name', pl: 'Nazwa', ru: 'Имя' },
  rating: { en: 'Rating', pl: 'Ranking', ru: 'Рейтинг' },
  record: {
    en: '{matches, plural, one {# match} other {# matches}}, {share} won',
    pl: '{matches, plural, one {# partia} few {# partie} many {# partii} other {# partii}}, {share} wygranych',
    ru: '{matches, plural, one {# партия} few {# партии} many {# партий} other {# партии}}, {share} побед',
  },
  you: { en: 'you', pl: 'ty', ru: 'вы' },
  doubt: { en: 'give or take {doubt, number}', pl: 'plus minus {doubt, number}', ru: 'плюс-минус {doubt, number}' },
  matches: { en: 'Matches', pl: 'Partie', ru: 'Партии' },
  won: { en: 'Won', pl: 'Wygrane', ru: 'Победы' },
  provisional: {
    en: 'not sure yet',
    pl: 'jeszcze niepewny',
    ru: 'пока неточно',
  },
  own: { en: 'Ratings', pl: 'Rankingi', ru: 'Рейтинги' },
  unrated: {
    en: '{name} has no rating yet: it comes with the first rated match against another account.',
    pl: '{name} nie ma jeszcze rankingu: pojawi się po pierwszej partii rankingowej z innym kontem.',
    ru: '{name}: рейтинга пока нет, он появится после первой рейтинговой партии с другой учётной записью.',
  },
  unratedOwn: {
    en: 'You have no rating yet: it comes with your first rated match against another account. Choose “Rated” when you look for somebody to play.',
    pl: 'Nie masz jeszcze rankingu: pojawi się po pierwszej partii rankingowej z innym kontem. Szukając gry, wybierz „Rankingowo”.',
    ru: 'У вас пока нет рейтинга: он появится после первой рейтинговой партии с другой учётной записью. Когда ищете игру, выберите «Рейтинговая».',
  },
  graph: { en: 'How it went', pl: 'Przebieg', ru: 'Как менялся рейтинг' },
  graphLabel: {
    en: 'Rating over the last {count, plural, one {# match} other {# matches}}: from {first} to {last}, lowest {least}, highest {most}.',
    pl: 'Ranking w {count, plural, one {ostatniej # partii} few {ostatnich # partiach} many {ostatnich # partiach} other {ostatnich # partii}}: od {first} do {last}, najniżej {least}, najwyżej {most}.',
    ru: 'Рейтинг за {count, plural, one {последнюю # партию} few {последние # партии} many {последние # партий} other {последние # партии}}: от {first} до {last}, ниже всего {least}, выше всего {most}.',
  },
  heroes: { en: 'Heroes', pl: 'Bohaterowie', ru: 'Герои' },
  hero: { en: 'Hero', pl: 'Bohater', ru: 'Герой' },
  share: { en: 'Share', pl: 'Odsetek', ru: 'Доля' },
  luck: { en: 'Luck over a lifetime', pl: 'Szczęście ze wszystkich partii', ru: 'Удача за всё время' },
  luckWorth: {
    en: '{game}: {throws, plural, one {# roll} other {# rolls}} in {matches, plural, one {# match} other {# matches}}, worth {by, number} damage {side, select, more {more} other {less}} than such rolls give on average.',
    pl: '{game}: {throws, plural, one {# rzut} few {# rzuty} many {# rzutów} other {# rzutu}} w {matches, plural, one {# partii} few {# partiach} many {# partiach} other {# partii}}, w sumie o {by, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} {side, select, more {więcej} other {mniej}}, niż takie rzuty dają przeciętnie.',
    ru: '{game}: {throws, plural, one {# бросок} few {# броска} many {# бросков} other {# броска}} за {matches, plural, one {# партию} few {# партии} many {# партий} other {# партии}}, в сумме на {by, plural, one {# урон} few {# урона} many {# урона} other {# урона}} {side, select, more {больше} other {меньше}}, чем такие броски дают в среднем.',
  },
  luckZonks: {
    en: '{game}: {throws, plural, one {# roll} other {# rolls}} in {matches, plural, one {# match} other {# matches}}, {by, number} Zonks {side, select, more {fewer} other {more}} than were to be expected.',
    pl: '{game}: {throws, plural, one {# rzut} few {# rzuty} many {# rzutów} other {# rzutu}} w {matches, plural, one {# partii} few {# partiach} many {# partiach} other {# partii}}, Zonków o {by, number} {side, select, more {mniej} other {więcej}}, niż należało się spodziewać.',
    ru: '{game}: {throws, plural, one {# бросок} few {# броска} many {# бросков} other {# броска}} за {matches, plural, one {# партию} few {# партии} many {# партий} other {# партии}}, Зонков на {by, number} {side, select, more {меньше} other {больше}}, чем следовало ожидать.',
  },
  luckSure: {
    en: 'Less lucky with the same rolls: {luckier} of players. {sure, select, yes {Chance alone strays so far in fewer than one lifetime of twenty} other {Chance alone strays by up to {margin, number} in nineteen lifetimes of twenty, so this says nothing yet}}.',
    pl: 'Z tymi samymi rzutami mniej szczęścia miałoby {luckier} graczy. {sure, select, yes {Sam przypadek odbiega tak daleko rzadziej niż raz na dwadzieścia razy} other {Sam przypadek w dziewiętnastu razach na dwadzieścia odbiega nawet o {margin, number}, więc to jeszcze o niczym nie świadczy}}.',
    ru: 'С теми же бросками меньше повезло бы {luckier} игроков. {sure, select, yes {Сам по себе случай отклоняется так далеко реже одного раза из двадцати} other {Сам по себе случай в девятнадцати разах из двадцати отклоняется до {margin, number}, так что это ещё ни о чём не говорит}}.',
  },
  luckHow: {
    en: 'Summed over every finished match here, each roll held against all rolls it could have been. It evens out in the long run.',
    pl: 'Suma ze wszystkich zakończonych tu partii; każdy rzut porównano ze wszystkimi, jakie mogły paść. Z czasem się wyrównuje.',
    ru: 'Сумма по всем законченным здесь партиям; каждый бросок сравнён со всеми, какими он мог быть. Со временем всё выравнивается.',
  },
  last: { en: 'Last matches', pl: 'Ostatnie partie', ru: 'Последние партии' },
  against: { en: 'Against', pl: 'Przeciw', ru: 'Против' },
  look: { en: 'Look back', pl: 'Obejrzyj', ru: 'Смотреть' },
  lookAt: {
    en: 'Look back at the match against {names}, {when}',
    pl: 'Obejrzyj partię przeciw: {names}, {when}',
    ru: 'Смотреть партию против: {names}, {when}',
  },
  victory: { en: 'won', pl: 'wygrana', ru: 'победа' },
  defeat: { en: 'lost', pl: 'przegrana', ru: 'поражение' },
  counted: { en: 'counted {share}', pl: 'zaliczona w {share}', ru: 'засчитана на {share}' },
  somebody: { en: 'somebody who has left', pl: 'ktoś, kogo już nie ma', ru: 'кто-то, кого уже нет' },
  onlyAccounts: {
    en: 'Only accounts have such a page; guests do not.',
    pl: 'Taką stronę mają tylko konta, goście jej nie mają.',
    ru: 'Такая страница есть только у учётных записей, у гостей её нет.',
  },
  trouble: { en: 'Nothing to show', pl: 'Nie ma czego pokazać', ru: 'Показать нечего' },
} as const satisfies Messages;
