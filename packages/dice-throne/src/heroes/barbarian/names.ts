// The Barbarian's names.
import { english, he, masculine, neuter, noun, person } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Barbarian', he('Barbarzyńca', 'Barbarzyńcy', 'Barbarzyńcę'), he('Варвар', 'Варвара', 'Варвара')),
  line: {
    en: 'Hits hard, heals well, asks no questions. The best first hero.',
    pl: 'Mocno bije, dobrze się leczy, nie zadaje pytań. Najlepszy na początek.',
    ru: 'Крепко бьёт, хорошо лечится, лишнего не спрашивает. Лучший для начала.',
  },
  symbols: {
    sword: noun(
      english('sword', 'swords'),
      masculine('miecz', 'miecza', 'miecz', 'miecze', 'mieczy'),
      masculine('меч', 'меча', 'меч', 'меча', 'мечей'),
    ),
    life: noun(
      english('heart', 'hearts'),
      neuter('serce', 'serca', 'serce', 'serca', 'serc'),
      neuter('сердце', 'сердца', 'сердце', 'сердца', 'сердец'),
    ),
    pow: noun(
      english('pow', 'pows'),
      masculine('łomot', 'łomotu', 'łomot', 'łomoty', 'łomotów'),
      masculine('бабах', 'бабаха', 'бабах', 'бабаха', 'бабахов'),
    ),
  },
  abilities: {
    smack: { en: 'Smack', pl: 'Grzmotnięcie', ru: 'Затрещина' },
    'sturdy-blow': { en: 'Sturdy Blow', pl: 'Krzepki cios', ru: 'Крепкий удар' },
    fortitude: { en: 'Fortitude', pl: 'Hart ducha', ru: 'Стойкость' },
    overpower: { en: 'Overpower', pl: 'Obezwładnienie', ru: 'Превосходство' },
    'mighty-blow': { en: 'Mighty Blow', pl: 'Potężny cios', ru: 'Могучий удар' },
    'crit-bash': { en: 'Crit Bash', pl: 'Druzgocący cios', ru: 'Сокрушительный удар' },
    reckless: { en: 'Reckless', pl: 'Brawura', ru: 'Безрассудство' },
    'thick-skin': { en: 'Thick Skin', pl: 'Gruba skóra', ru: 'Толстая шкура' },
    rage: { en: 'Rage!', pl: 'Szał!', ru: 'Ярость!' },
  },
  otherSide: {},
  added: {
    'crit-smash': { en: 'Crit Smash', pl: 'Miażdżący cios', ru: 'Дробящий удар' },
    'war-cry': { en: 'War Cry', pl: 'Okrzyk bojowy', ru: 'Боевой клич' },
  },
  cards: {
    concuss: { en: 'Concuss!', pl: 'Wstrząs!', ru: 'Встряска!' },
    'head-bash': { en: 'Head Bash!', pl: 'Z główki!', ru: 'Лбом в лоб!' },
    'get-some': { en: 'Get Some!', pl: 'Na dokładkę!', ru: 'Получай!' },
    'feelin-good': { en: 'Feelin’ Good!', pl: 'Jak nowo narodzony!', ru: 'Как огурчик!' },
    'adrenaline-surge': { en: 'Adrenaline Surge!', pl: 'Przypływ adrenaliny!', ru: 'Прилив адреналина!' },
  },
  statuses: {
    concussion: noun(
      english('Concussion', 'Concussions'),
      neuter(
        'Wstrząśnienie mózgu',
        'Wstrząśnienia mózgu',
        'Wstrząśnienie mózgu',
        'Wstrząśnienia mózgu',
        'Wstrząśnień mózgu',
      ),
      neuter('Сотрясение', 'Сотрясения', 'Сотрясение', 'Сотрясения', 'Сотрясений'),
    ),
    stun: noun(
      english('Stun', 'Stuns'),
      neuter('Oszołomienie', 'Oszołomienia', 'Oszołomienie', 'Oszołomienia', 'Oszołomień'),
      neuter('Оглушение', 'Оглушения', 'Оглушение', 'Оглушения', 'Оглушений'),
    ),
  },
} as const satisfies HeroNames;
