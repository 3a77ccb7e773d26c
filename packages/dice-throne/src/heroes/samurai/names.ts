// The Samurai's names.
import { english, feminine, he, masculine, neuter, noun, person, unchanging } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Samurai', he('Samuraj', 'Samuraja', 'Samuraja'), he('Самурай', 'Самурая', 'Самурая')),
  line: {
    en: 'Fights with honor and makes opponents pay for their shame.',
    pl: 'Walczy z honorem, a przeciwnikom każe płacić za hańbę.',
    ru: 'Сражается с честью, а противников заставляет платить за позор.',
  },
  symbols: {
    katana: noun(
      english('katana', 'katanas'),
      feminine('katana', 'katany', 'katanę', 'katany', 'katan'),
      feminine('катана', 'катаны', 'катану', 'катаны', 'катан'),
    ),
    kabuto: noun(english('kabuto'), unchanging('neuter', 'kabuto'), unchanging('masculine', 'кабуто')),
    sun: noun(
      english('rising sun', 'rising suns'),
      neuter(
        'wschodzące słońce',
        'wschodzącego słońca',
        'wschodzące słońce',
        'wschodzące słońca',
        'wschodzących słońc',
      ),
      neuter('восходящее солнце', 'восходящего солнца', 'восходящее солнце', 'восходящих солнца', 'восходящих солнц'),
    ),
  },
  abilities: {
    'katana-slice': { en: 'Katana Slice', pl: 'Cięcie kataną', ru: 'Взмах катаны' },
    wakizashi: { en: 'Wakizashi', pl: 'Wakizashi', ru: 'Вакидзаси' },
    solemnity: { en: 'Solemnity', pl: 'Powaga', ru: 'Торжественность' },
    budo: { en: 'Budo', pl: 'Budo', ru: 'Будо' },
    masamune: { en: 'Masamune', pl: 'Masamune', ru: 'Масамунэ' },
    hagakure: { en: 'Hagakure', pl: 'Hagakure', ru: 'Хагакурэ' },
    bushido: { en: 'Bushido', pl: 'Bushido', ru: 'Бусидо' },
    'stand-tall': { en: 'Stand Tall', pl: 'Z podniesionym czołem', ru: 'С поднятой головой' },
    shogun: { en: 'Shogun!', pl: 'Szogun!', ru: 'Сёгун!' },
  },
  otherSide: {},
  added: {
    solemn: { en: 'Solemn', pl: 'Surowość', ru: 'Суровость' },
    empower: { en: 'Empower', pl: 'Umocnienie', ru: 'Прилив сил' },
    haga: { en: 'Haga', pl: 'Haga', ru: 'Хага' },
  },
  cards: {
    honorable: { en: 'Honorable!', pl: 'Z honorem!', ru: 'С честью!' },
    'shame-on-you': { en: 'Shame On You!', pl: 'Hańba ci!', ru: 'Стыд и позор!' },
    'dont-back-down': { en: 'Don’t Back Down!', pl: 'Ani kroku w tył!', ru: 'Ни шагу назад!' },
    gishi: { en: 'Gishi!', pl: 'Gishi!', ru: 'Гиси!' },
    'follow-through': { en: 'Follow Through!', pl: 'Dokończ cięcie!', ru: 'Доведи до конца!' },
    kensei: { en: 'Kensei!', pl: 'Kensei!', ru: 'Кэнсэй!' },
  },
  statuses: {
    honor: noun(
      english('Honor'),
      masculine('Honor', 'Honoru', 'Honor', 'Honory', 'Honorów'),
      feminine('Честь', 'Чести', 'Честь', 'Чести', 'Честей'),
    ),
    shame: noun(
      english('Shame'),
      feminine('Hańba', 'Hańby', 'Hańbę', 'Hańby', 'Hańb'),
      masculine('Стыд', 'Стыда', 'Стыд', 'Стыда', 'Стыдов'),
    ),
    'back-strike': noun(
      english('Back Strike', 'Back Strikes'),
      masculine('Kontratak', 'Kontrataku', 'Kontratak', 'Kontrataki', 'Kontrataków'),
      masculine('Ответный удар', 'Ответного удара', 'Ответный удар', 'Ответных удара', 'Ответных ударов'),
    ),
  },
} as const satisfies HeroNames;
