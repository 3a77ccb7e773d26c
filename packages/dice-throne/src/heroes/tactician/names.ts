// The Tactician's names.
import { english, feminine, he, masculine, neuter, noun, person } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Tactician', he('Taktyk', 'Taktyka', 'Taktyka'), he('Тактик', 'Тактика', 'Тактика')),
  line: {
    en: 'Gathers advantage and turns it into whatever the moment needs.',
    pl: 'Zbiera przewagę i zamienia ją w to, czego wymaga chwila.',
    ru: 'Копит преимущество и обращает его в то, чего требует миг.',
  },
  symbols: {
    saber: noun(
      english('saber', 'sabers'),
      feminine('szabla', 'szabli', 'szablę', 'szable', 'szabel'),
      feminine('сабля', 'сабли', 'саблю', 'сабли', 'сабель'),
    ),
    flag: noun(
      english('flag', 'flags'),
      feminine('flaga', 'flagi', 'flagę', 'flagi', 'flag'),
      masculine('флаг', 'флага', 'флаг', 'флага', 'флагов'),
    ),
    medal: noun(
      english('medal', 'medals'),
      masculine('medal', 'medalu', 'medal', 'medale', 'medali'),
      feminine('медаль', 'медали', 'медаль', 'медали', 'медалей'),
    ),
  },
  abilities: {
    'saber-strike': { en: 'Saber Strike', pl: 'Cięcie szablą', ru: 'Сабельный удар' },
    'carpet-bomb': { en: 'Carpet Bomb', pl: 'Nalot dywanowy', ru: 'Ковровая бомбардировка' },
    profiteer: { en: 'Profiteer', pl: 'Wojenny zysk', ru: 'Военная нажива' },
    'strategic-approach': { en: 'Strategic Approach', pl: 'Podejście strategiczne', ru: 'Стратегический подход' },
    flank: { en: 'Flank', pl: 'Oskrzydlenie', ru: 'Фланговый удар' },
    exploit: { en: 'Exploit', pl: 'Słaby punkt', ru: 'Слабое место' },
    maneuver: { en: 'Maneuver', pl: 'Manewr', ru: 'Манёвр' },
    countermeasures: { en: 'Countermeasures', pl: 'Przeciwdziałanie', ru: 'Контрмеры' },
    'higher-ground': { en: 'Higher Ground!', pl: 'Przewaga terenu!', ru: 'Господствующая высота!' },
  },
  otherSide: {},
  added: {
    strategize: { en: 'Strategize', pl: 'Plan działania', ru: 'План действий' },
    'indirect-approach': { en: 'Indirect Approach', pl: 'Podejście pośrednie', ru: 'Непрямой подход' },
    interdiction: { en: 'Interdiction', pl: 'Przechwycenie', ru: 'Перехват' },
    reconnaissance: { en: 'Reconnaissance', pl: 'Rozpoznanie', ru: 'Разведка' },
  },
  cards: {
    'bunker-up': { en: 'Bunker Up!', pl: 'Do bunkra!', ru: 'В укрытие!' },
    'war-room': { en: 'War Room!', pl: 'Narada wojenna!', ru: 'Военный совет!' },
    'feigned-retreat': { en: 'Feigned Retreat!', pl: 'Pozorowany odwrót!', ru: 'Ложное отступление!' },
    disengage: { en: 'Disengage!', pl: 'Zerwać kontakt!', ru: 'Выйти из боя!' },
    ambush: { en: 'Ambush!', pl: 'Zasadzka!', ru: 'Засада!' },
    'upper-hand': { en: 'Upper Hand!', pl: 'Górą nasi!', ru: 'Наша берёт!' },
  },
  statuses: {
    'tactical-advantage': noun(
      english('Tactical Advantage', 'Tactical Advantages'),
      feminine(
        'Przewaga taktyczna',
        'Przewagi taktycznej',
        'Przewagę taktyczną',
        'Przewagi taktyczne',
        'Przewag taktycznych',
      ),
      neuter(
        'Тактическое преимущество',
        'Тактического преимущества',
        'Тактическое преимущество',
        'Тактических преимущества',
        'Тактических преимуществ',
      ),
    ),
    constrict: noun(
      english('Constrict'),
      neuter('Skrępowanie', 'Skrępowania', 'Skrępowanie', 'Skrępowania', 'Skrępowań'),
      neuter('Сковывание', 'Сковывания', 'Сковывание', 'Сковывания', 'Сковываний'),
    ),
  },
} as const satisfies HeroNames;
