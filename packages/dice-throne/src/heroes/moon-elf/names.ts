// The Moon Elf's names.
import { english, feminine, masculine, neuter, noun, person, she } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person(
    'Moon Elf',
    she('Księżycowa Elfka', 'Księżycowej Elfki', 'Księżycową Elfkę'),
    she('Лунная эльфийка', 'Лунной эльфийки', 'Лунную эльфийку'),
  ),
  line: {
    en: 'Shoots from afar and leaves opponents blind, bound and easy to hit.',
    pl: 'Strzela z daleka, oślepia i pęta przeciwników.',
    ru: 'Стреляет издалека, ослепляет и опутывает противников.',
  },
  symbols: {
    arrow: noun(
      english('arrow', 'arrows'),
      feminine('strzała', 'strzały', 'strzałę', 'strzały', 'strzał'),
      feminine('стрела', 'стрелы', 'стрелу', 'стрелы', 'стрел'),
    ),
    foot: noun(
      english('foot', 'feet'),
      feminine('stopa', 'stopy', 'stopę', 'stopy', 'stóp'),
      feminine('стопа', 'стопы', 'стопу', 'стопы', 'стоп'),
    ),
    moon: noun(
      english('moon', 'moons'),
      masculine('księżyc', 'księżyca', 'księżyc', 'księżyce', 'księżyców'),
      feminine('луна', 'луны', 'луну', 'луны', 'лун'),
    ),
  },
  abilities: {
    longbow: { en: 'Longbow', pl: 'Długi łuk', ru: 'Длинный лук' },
    'demising-shot': { en: 'Demising Shot', pl: 'Zgubny strzał', ru: 'Гибельный выстрел' },
    'covered-shot': { en: 'Covered Shot', pl: 'Strzał z ukrycia', ru: 'Выстрел из укрытия' },
    'exploding-arrow': { en: 'Exploding Arrow', pl: 'Wybuchowa strzała', ru: 'Взрывная стрела' },
    'entangling-shot': { en: 'Entangling Shot', pl: 'Oplątujący strzał', ru: 'Опутывающий выстрел' },
    eclipse: { en: 'Eclipse', pl: 'Zaćmienie', ru: 'Затмение' },
    'blinding-shot': { en: 'Blinding Shot', pl: 'Oślepiający strzał', ru: 'Ослепляющий выстрел' },
    'missed-me': { en: 'Missed Me', pl: 'Pudło', ru: 'Мимо' },
    'lunar-eclipse': { en: 'Lunar Eclipse!', pl: 'Zaćmienie Księżyca!', ru: 'Лунное затмение!' },
  },
  otherSide: {},
  added: {
    focus: { en: 'Focus', pl: 'Skupienie', ru: 'Сосредоточение' },
    'evasive-action': { en: 'Evasive Action', pl: 'Manewr unikowy', ru: 'Манёвр уклонения' },
    'lunar-blessing': { en: 'Lunar Blessing', pl: 'Błogosławieństwo Księżyca', ru: 'Благословение луны' },
    'moon-shadow': { en: 'Moon Shadow', pl: 'Cień Księżyca', ru: 'Тень луны' },
  },
  cards: {
    'moon-magic': { en: 'Moon Magic!', pl: 'Księżycowa magia!', ru: 'Лунная магия!' },
    'take-that': { en: 'Take That!', pl: 'A masz!', ru: 'Вот тебе!' },
    volley: { en: 'Volley!', pl: 'Salwa!', ru: 'Залп!' },
    evade: { en: 'Evade!', pl: 'Odskok!', ru: 'Увернись!' },
    'lunar-umbra': { en: 'Lunar Umbra!', pl: 'Księżycowy mrok!', ru: 'Лунный мрак!' },
  },
  statuses: {
    blind: noun(
      english('Blind'),
      neuter('Oślepienie', 'Oślepienia', 'Oślepienie', 'Oślepienia', 'Oślepień'),
      neuter('Ослепление', 'Ослепления', 'Ослепление', 'Ослепления', 'Ослеплений'),
    ),
    entangle: noun(
      english('Entangle'),
      neuter('Oplątanie', 'Oplątania', 'Oplątanie', 'Oplątania', 'Oplątań'),
      neuter('Опутывание', 'Опутывания', 'Опутывание', 'Опутывания', 'Опутываний'),
    ),
    evasive: noun(
      english('Evasive'),
      masculine('Unik', 'Uniku', 'Unik', 'Uniki', 'Uników'),
      neuter('Уклонение', 'Уклонения', 'Уклонение', 'Уклонения', 'Уклонений'),
    ),
    targeted: noun(
      english('Targeted'),
      neuter('Namierzenie', 'Namierzenia', 'Namierzenie', 'Namierzenia', 'Namierzeń'),
      feminine('Мишень', 'Мишени', 'Мишень', 'Мишени', 'Мишеней'),
    ),
  },
} as const satisfies HeroNames;
