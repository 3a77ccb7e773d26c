// The Huntress's names.
import { english, feminine, masculine, neuter, noun, person, she } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Huntress', she('Łowczyni', 'Łowczyni', 'Łowczynię'), she('Охотница', 'Охотницы', 'Охотницу')),
  line: {
    en: 'Never fights alone: Nyra the sabertooth strikes with her and for her.',
    pl: 'Nigdy nie walczy sama: Nyra, szablozębna, uderza z nią i za nią.',
    ru: 'Никогда не бьётся одна: саблезубая Нира бьёт вместе с ней и за неё.',
  },
  symbols: {
    spear: noun(
      english('spear', 'spears'),
      feminine('włócznia', 'włóczni', 'włócznię', 'włócznie', 'włóczni'),
      neuter('копьё', 'копья', 'копьё', 'копья', 'копий'),
    ),
    claw: noun(
      english('claw', 'claws'),
      masculine('pazur', 'pazura', 'pazur', 'pazury', 'pazurów'),
      masculine('коготь', 'когтя', 'коготь', 'когтя', 'когтей'),
    ),
    soul: noun(
      english('bonded soul', 'bonded souls'),
      feminine('bratnia dusza', 'bratniej duszy', 'bratnią duszę', 'bratnie dusze', 'bratnich dusz'),
      feminine('родственная душа', 'родственной души', 'родственную душу', 'родственные души', 'родственных душ'),
    ),
    sabertooth: noun(
      english('sabertooth', 'sabertooths'),
      masculine('szabloząb', 'szablozęba', 'szablozęba', 'szablozęby', 'szablozębów'),
      masculine('саблезуб', 'саблезуба', 'саблезуба', 'саблезуба', 'саблезубов'),
    ),
  },
  abilities: {
    animalistic: { en: 'Animalistic', pl: 'Zwierzęca siła', ru: 'Звериная сила' },
    savage: { en: 'Savage', pl: 'Dzikość', ru: 'Дикость' },
    resuscitate: { en: 'Resuscitate', pl: 'Ocucenie', ru: 'Оживление' },
    'feral-instincts': { en: 'Feral Instincts', pl: 'Instynkt drapieżcy', ru: 'Дикие инстинкты' },
    'predatory-advance': { en: 'Predatory Advance', pl: 'Natarcie drapieżcy', ru: 'Поступь хищника' },
    onslaught: { en: 'Onslaught', pl: 'Szturm', ru: 'Натиск' },
    feral: { en: 'Feral', pl: 'Zdziczenie', ru: 'Одичание' },
    'maternal-bond': { en: 'Maternal Bond', pl: 'Matczyna więź', ru: 'Материнская связь' },
    'jungle-fury': { en: 'Jungle Fury!', pl: 'Furia dżungli!', ru: 'Ярость джунглей!' },
  },
  otherSide: {},
  added: {
    hunt: { en: 'Hunt', pl: 'Łowy', ru: 'Охота' },
    swipe: { en: 'Swipe', pl: 'Machnięcie łapą', ru: 'Взмах лапой' },
    jugular: { en: 'Jugular', pl: 'Skok do gardła', ru: 'Бросок к горлу' },
    ferocious: { en: 'Ferocious', pl: 'Zajadłość', ru: 'Лютость' },
  },
  cards: {
    'blood-bond': { en: 'Blood Bond!', pl: 'Więzy krwi!', ru: 'Узы крови!' },
    'savage-slash': { en: 'Savage Slash!', pl: 'Dzikie cięcie!', ru: 'Дикий взмах!' },
    pounce: { en: 'Pounce!', pl: 'Skok!', ru: 'Прыжок!' },
    prowl: { en: 'Prowl!', pl: 'Podchody!', ru: 'Крадучись!' },
    resilient: { en: 'Resilient!', pl: 'Nieugięta!', ru: 'Живучая!' },
    'primal-roar': { en: 'Primal Roar!', pl: 'Pierwotny ryk!', ru: 'Первобытный рык!' },
  },
  statuses: {
    nyra: noun(
      english('Nyra'),
      feminine('Nyra', 'Nyry', 'Nyrę', 'Nyry', 'Nyr'),
      feminine('Нира', 'Ниры', 'Ниру', 'Ниры', 'Нир'),
    ),
    'nyra-active': noun(
      english('Active Nyra'),
      feminine('Aktywna Nyra', 'Aktywnej Nyry', 'Aktywną Nyrę', 'Aktywne Nyry', 'Aktywnych Nyr'),
      feminine('Активная Нира', 'Активной Ниры', 'Активную Ниру', 'Активные Ниры', 'Активных Нир'),
    ),
    'nyras-bond': noun(
      english('Nyra’s Bond', 'Nyra’s Bonds'),
      feminine('Więź z Nyrą', 'Więzi z Nyrą', 'Więź z Nyrą', 'Więzi z Nyrą', 'Więzi z Nyrą'),
      feminine('Связь с Нирой', 'Связи с Нирой', 'Связь с Нирой', 'Связи с Нирой', 'Связей с Нирой'),
    ),
    bleed: noun(
      english('Bleed'),
      neuter('Krwawienie', 'Krwawienia', 'Krwawienie', 'Krwawienia', 'Krwawień'),
      neuter('Кровотечение', 'Кровотечения', 'Кровотечение', 'Кровотечения', 'Кровотечений'),
    ),
  },
} as const satisfies HeroNames;
