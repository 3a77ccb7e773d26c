// The Pyromancer's names.
import { english, feminine, he, masculine, neuter, noun, person, she } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Pyromancer', she('Piromantka', 'Piromantki', 'Piromantkę'), he('Пиромант', 'Пироманта', 'Пироманта')),
  line: {
    en: 'Gathers Fire Mastery turn by turn, then burns it all in one blow.',
    pl: 'Tura po turze zbiera ogień, by spalić wszystko jednym ciosem.',
    ru: 'Ход за ходом копит огонь, чтобы сжечь всё одним ударом.',
  },
  symbols: {
    flame: noun(
      english('flame', 'flames'),
      masculine('płomień', 'płomienia', 'płomień', 'płomienie', 'płomieni'),
      masculine('огонь', 'огня', 'огонь', 'огня', 'огней'),
    ),
    blaze: noun(
      english('blaze', 'blazes'),
      masculine('pożar', 'pożaru', 'pożar', 'pożary', 'pożarów'),
      masculine('пожар', 'пожара', 'пожар', 'пожара', 'пожаров'),
    ),
    soul: noun(
      english('fiery soul', 'fiery souls'),
      feminine('ognista dusza', 'ognistej duszy', 'ognistą duszę', 'ogniste dusze', 'ognistych dusz'),
      feminine('огненная душа', 'огненной души', 'огненную душу', 'огненные души', 'огненных душ'),
    ),
    meteor: noun(
      english('meteor', 'meteors'),
      masculine('meteor', 'meteoru', 'meteor', 'meteory', 'meteorów'),
      masculine('метеор', 'метеора', 'метеор', 'метеора', 'метеоров'),
    ),
  },
  abilities: {
    fireball: { en: 'Fireball', pl: 'Kula ognia', ru: 'Огненный шар' },
    'burning-soul': { en: 'Burning Soul', pl: 'Płonąca dusza', ru: 'Горящая душа' },
    pyroblast: { en: 'Pyroblast', pl: 'Ognisty wybuch', ru: 'Огненный взрыв' },
    combustion: { en: 'Combustion', pl: 'Spalanie', ru: 'Возгорание' },
    'hot-streak': { en: 'Hot Streak', pl: 'Fala gorąca', ru: 'Волна жара' },
    ignite: { en: 'Ignite', pl: 'Zapłon', ru: 'Воспламенение' },
    meteorite: { en: 'Meteorite', pl: 'Meteoryt', ru: 'Метеорит' },
    'molten-armor': { en: 'Molten Armor', pl: 'Stopiony pancerz', ru: 'Расплавленный доспех' },
    'scorch-the-earth': { en: 'Scorch the Earth!', pl: 'Spalona ziemia!', ru: 'Выжженная земля!' },
  },
  otherSide: {},
  added: {
    scorch: { en: 'Scorch', pl: 'Osmalenie', ru: 'Опаление' },
    'blazing-soul': { en: 'Blazing Soul', pl: 'Gorejąca dusza', ru: 'Пылающая душа' },
    meteoroid: { en: 'Meteoroid', pl: 'Meteoroid', ru: 'Метеороид' },
  },
  cards: {
    'warm-up': { en: 'Warm Up!', pl: 'Rozgrzewka!', ru: 'Разогрев!' },
    'fire-up': { en: 'Fire Up!', pl: 'Dorzuć do ognia!', ru: 'Поддай жару!' },
    'red-hot': { en: 'Red Hot!', pl: 'Do czerwoności!', ru: 'Докрасна!' },
    huzzah: { en: 'Huzzah!', pl: 'Wiwat!', ru: 'Виват!' },
    'infernal-infusion': { en: 'Infernal Infusion!', pl: 'Piekielne natchnienie!', ru: 'Адское вдохновение!' },
  },
  statuses: {
    'fire-mastery': noun(
      english('Fire Mastery'),
      masculine('Kunszt ognia', 'Kunsztu ognia', 'Kunszt ognia', 'Kunszty ognia', 'Kunsztów ognia'),
      neuter('Искусство огня', 'Искусства огня', 'Искусство огня', 'Искусства огня', 'Искусств огня'),
    ),
    burn: noun(
      english('Burn', 'Burns'),
      neuter('Poparzenie', 'Poparzenia', 'Poparzenie', 'Poparzenia', 'Poparzeń'),
      neuter('Горение', 'Горения', 'Горение', 'Горения', 'Горений'),
    ),
    knockdown: noun(
      english('Knockdown', 'Knockdowns'),
      neuter('Powalenie', 'Powalenia', 'Powalenie', 'Powalenia', 'Powaleń'),
      masculine('Нокдаун', 'Нокдауна', 'Нокдаун', 'Нокдауна', 'Нокдаунов'),
    ),
  },
} as const satisfies HeroNames;
