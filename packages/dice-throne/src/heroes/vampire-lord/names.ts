// The Vampire Lord's names.
import { english, feminine, masculine, neuter, noun, person, she } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person(
    'Vampire Lord',
    she('Wampirzyca', 'Wampirzycy', 'Wampirzycę'),
    she('Повелительница вампиров', 'Повелительницы вампиров', 'Повелительницу вампиров'),
  ),
  line: {
    en: 'Hoards Blood Power, bleeds the others and turns their dice against them.',
    pl: 'Gromadzi moc krwi, wykrwawia innych i obraca ich kości przeciw nim.',
    ru: 'Копит силу крови, заставляет других истекать кровью и обращает против них их кубики.',
  },
  symbols: {
    claw: noun(
      english('claw', 'claws'),
      masculine('pazur', 'pazura', 'pazur', 'pazury', 'pazurów'),
      masculine('коготь', 'когтя', 'коготь', 'когтя', 'когтей'),
    ),
    gaze: noun(
      english('gaze', 'gazes'),
      neuter('spojrzenie', 'spojrzenia', 'spojrzenie', 'spojrzenia', 'spojrzeń'),
      masculine('взгляд', 'взгляда', 'взгляд', 'взгляда', 'взглядов'),
    ),
    droplet: noun(
      english('droplet', 'droplets'),
      feminine('kropla', 'kropli', 'kroplę', 'krople', 'kropli'),
      feminine('капля', 'капли', 'каплю', 'капли', 'капель'),
    ),
  },
  abilities: {
    gouge: { en: 'Gouge', pl: 'Rozoranie', ru: 'Глубокая рана' },
    sanguimancy: { en: 'Sanguimancy', pl: 'Krwiomancja', ru: 'Кровомантия' },
    glamour: { en: 'Glamour', pl: 'Powab', ru: 'Обольщение' },
    rend: { en: 'Rend', pl: 'Rozdarcie', ru: 'Растерзание' },
    possess: { en: 'Possess', pl: 'Opętanie', ru: 'Одержимость' },
    'blood-magic': { en: 'Blood Magic', pl: 'Magia krwi', ru: 'Магия крови' },
    'blood-thirst': { en: 'Blood Thirst', pl: 'Żądza krwi', ru: 'Жажда крови' },
    'immortal-flesh': { en: 'Immortal Flesh', pl: 'Nieśmiertelne ciało', ru: 'Бессмертная плоть' },
    exsanguinate: { en: 'Exsanguinate!', pl: 'Wykrwawienie!', ru: 'Обескровливание!' },
  },
  otherSide: {},
  added: {
    presence: { en: 'Presence', pl: 'Majestat', ru: 'Величие' },
    influence: { en: 'Influence', pl: 'Wpływ', ru: 'Влияние' },
    'draw-blood': { en: 'Draw Blood', pl: 'Przelana krew', ru: 'Пролитая кровь' },
    gash: { en: 'Gash', pl: 'Szrama', ru: 'Рваная рана' },
    hemorrhage: { en: 'Hemorrhage', pl: 'Krwotok', ru: 'Кровоизлияние' },
  },
  cards: {
    'consume-blood': { en: 'Consume Blood!', pl: 'Krwawa uczta!', ru: 'Кровавый пир!' },
    'blood-letting': { en: 'Blood Letting!', pl: 'Upuszczanie krwi!', ru: 'Кровопускание!' },
    'dark-omen': { en: 'Dark Omen!', pl: 'Mroczny omen!', ru: 'Мрачное знамение!' },
    'blood-boil': { en: 'Blood Boil!', pl: 'Wrząca krew!', ru: 'Кровь кипит!' },
    'limb-from-limb': { en: 'Limb From Limb!', pl: 'Na strzępy!', ru: 'В клочья!' },
    'blood-flow': { en: 'Blood Flow!', pl: 'Strumień krwi!', ru: 'Ток крови!' },
    'blood-tide': { en: 'Blood Tide!', pl: 'Krwawy przypływ!', ru: 'Кровавый прилив!' },
  },
  statuses: {
    'blood-power': noun(
      english('Blood Power'),
      feminine('Moc krwi', 'Mocy krwi', 'Moc krwi', 'Moce krwi', 'Mocy krwi'),
      feminine('Сила крови', 'Силы крови', 'Силу крови', 'Силы крови', 'Сил крови'),
    ),
    mesmerize: noun(
      english('Mesmerize'),
      feminine('Hipnoza', 'Hipnozy', 'Hipnozę', 'Hipnozy', 'Hipnoz'),
      masculine('Гипноз', 'Гипноза', 'Гипноз', 'Гипноза', 'Гипнозов'),
    ),
  },
} as const satisfies HeroNames;
