// The Ninja's names.
import { english, feminine, he, masculine, noun, person, unchanging } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Ninja', he('Ninja', 'Ninji', 'Ninję'), he('Ниндзя', 'Ниндзя', 'Ниндзя')),
  line: {
    en: 'Poison that works late, smoke to vanish in, a trick for every attack.',
    pl: 'Trucizna z opóźnieniem, dym na ucieczkę, sztuczka do każdego ataku.',
    ru: 'Яд с задержкой, дым для отступления и уловка к каждой атаке.',
  },
  symbols: {
    ninjato: noun(english('ninjato'), unchanging('neuter', 'ninjato'), unchanging('neuter', 'ниндзято')),
    shuriken: noun(
      english('shuriken'),
      masculine('shuriken', 'shurikena', 'shuriken', 'shurikeny', 'shurikenów'),
      masculine('сюрикен', 'сюрикена', 'сюрикен', 'сюрикена', 'сюрикенов'),
    ),
    mask: noun(
      english('mask', 'masks'),
      feminine('maska', 'maski', 'maskę', 'maski', 'masek'),
      feminine('маска', 'маски', 'маску', 'маски', 'масок'),
    ),
  },
  abilities: {
    slash: { en: 'Slash', pl: 'Cięcie', ru: 'Рассечение' },
    'walk-the-line': { en: 'Walk the Line', pl: 'Po cienkiej linie', ru: 'По тонкой грани' },
    'death-blossom': { en: 'Death Blossom', pl: 'Kwiat śmierci', ru: 'Цветок смерти' },
    'smoke-screen': { en: 'Smoke Screen', pl: 'Zasłona dymna', ru: 'Дымовая завеса' },
    'poison-blade': { en: 'Poison Blade', pl: 'Zatrute ostrze', ru: 'Отравленный клинок' },
    'shadow-fang': { en: 'Shadow Fang', pl: 'Kieł cienia', ru: 'Клык тени' },
    shadewalk: { en: 'Shadewalk', pl: 'Krok cienia', ru: 'Поступь тени' },
    'shade-shift': { en: 'Shade Shift', pl: 'Gra cieni', ru: 'Игра теней' },
    assassinate: { en: 'Assassinate!', pl: 'Skrytobójstwo!', ru: 'Удар убийцы!' },
  },
  otherSide: {},
  added: {
    'kuji-kiri': { en: 'Kuji-Kiri', pl: 'Kuji-Kiri', ru: 'Кудзи-кири' },
    'tip-of-the-blade': { en: 'Tip of the Blade', pl: 'Czubek ostrza', ru: 'Остриё клинка' },
    misdirect: { en: 'Misdirect', pl: 'Zmyłka', ru: 'Уловка' },
    jugulate: { en: 'Jugulate', pl: 'Podcięcie gardła', ru: 'Взмах по горлу' },
  },
  cards: {
    'poison-dart': { en: 'Poison Dart!', pl: 'Zatruta strzałka!', ru: 'Отравленный дротик!' },
    'throwing-stars': { en: 'Throwing Stars!', pl: 'Rzut gwiazdkami!', ru: 'Метательные звёзды!' },
    'fan-of-knives': { en: 'Fan of Knives!', pl: 'Wachlarz noży!', ru: 'Веер ножей!' },
    'smoke-offering': { en: 'Smoke Offering!', pl: 'Dymna ofiara!', ru: 'Дымное подношение!' },
    train: { en: 'Train!', pl: 'Trening!', ru: 'Тренировка!' },
    escape: { en: 'Escape!', pl: 'Ucieczka!', ru: 'Побег!' },
    dojo: { en: 'Dojo!', pl: 'Dojo!', ru: 'Додзё!' },
  },
  statuses: {
    'delayed-poison': noun(
      english('Delayed Poison'),
      feminine('Powolna trucizna', 'Powolnej trucizny', 'Powolną truciznę', 'Powolne trucizny', 'Powolnych trucizn'),
      masculine('Медленный яд', 'Медленного яда', 'Медленный яд', 'Медленных яда', 'Медленных ядов'),
    ),
    'smoke-bomb': noun(
      english('Smoke Bomb', 'Smoke Bombs'),
      feminine('Bomba dymna', 'Bomby dymnej', 'Bombę dymną', 'Bomby dymne', 'Bomb dymnych'),
      feminine('Дымовая шашка', 'Дымовой шашки', 'Дымовую шашку', 'Дымовые шашки', 'Дымовых шашек'),
    ),
    ninjutsu: noun(english('Ninjutsu'), unchanging('neuter', 'Ninjutsu'), unchanging('neuter', 'Ниндзюцу')),
  },
} as const satisfies HeroNames;
