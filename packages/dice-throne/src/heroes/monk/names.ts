// The Monk's names.
import { english, feminine, he, masculine, neuter, noun, person, unchanging } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Monk', he('Mnich', 'Mnicha', 'Mnicha'), he('Монах', 'Монаха', 'Монаха')),
  line: {
    en: 'Chi for harder blows or softer landings: every turn you decide which.',
    pl: 'Chi na mocniejsze ciosy albo lżejsze upadki: co turę wybierasz.',
    ru: 'Ци для ударов посильнее или падений помягче: каждый ход решать вам.',
  },
  symbols: {
    fist: noun(
      english('fist', 'fists'),
      feminine('pięść', 'pięści', 'pięść', 'pięści', 'pięści'),
      masculine('кулак', 'кулака', 'кулак', 'кулака', 'кулаков'),
    ),
    palm: noun(
      english('palm', 'palms'),
      feminine('dłoń', 'dłoni', 'dłoń', 'dłonie', 'dłoni'),
      feminine('ладонь', 'ладони', 'ладонь', 'ладони', 'ладоней'),
    ),
    zen: noun(english('zen'), unchanging('masculine', 'zen'), masculine('дзен', 'дзена', 'дзен', 'дзена', 'дзенов')),
    lotus: noun(
      english('lotus', 'lotuses'),
      masculine('lotos', 'lotosu', 'lotos', 'lotosy', 'lotosów'),
      masculine('лотос', 'лотоса', 'лотос', 'лотоса', 'лотосов'),
    ),
  },
  abilities: {
    'fist-strike': { en: 'Fist Strike', pl: 'Cios pięścią', ru: 'Удар кулаком' },
    meditate: { en: 'Meditate', pl: 'Medytacja', ru: 'Медитация' },
    'combo-strike': { en: 'Combo Strike', pl: 'Seria ciosów', ru: 'Серия ударов' },
    'tempest-rush': { en: 'Tempest Rush', pl: 'Natarcie burzy', ru: 'Натиск бури' },
    'fist-of-harmony': { en: 'Fist of Harmony', pl: 'Pięść harmonii', ru: 'Кулак гармонии' },
    'lotus-strike': { en: 'Lotus Strike', pl: 'Cios lotosu', ru: 'Удар лотоса' },
    'fist-of-tranquility': { en: 'Fist of Tranquility', pl: 'Pięść spokoju', ru: 'Кулак спокойствия' },
    serenity: { en: 'Serenity', pl: 'Pogoda ducha', ru: 'Безмятежность' },
    transcendence: { en: 'Transcendence!', pl: 'Transcendencja!', ru: 'Трансценденция!' },
  },
  otherSide: {},
  added: {
    'zen-strike': { en: 'Zen Strike', pl: 'Cios zen', ru: 'Удар дзен' },
    'way-of-the-lotus': { en: 'Way of the Lotus', pl: 'Droga lotosu', ru: 'Путь лотоса' },
    'way-of-the-monk': { en: 'Way of the Monk', pl: 'Droga mnicha', ru: 'Путь монаха' },
  },
  cards: {
    'palm-strike': { en: 'Palm Strike!', pl: 'Cios dłonią!', ru: 'Удар ладонью!' },
    'mystic-mantra': { en: 'Mystic Mantra!', pl: 'Mistyczna mantra!', ru: 'Мистическая мантра!' },
    ruminate: { en: 'Ruminate!', pl: 'Zaduma!', ru: 'Раздумье!' },
    contemplate: { en: 'Contemplate!', pl: 'Kontemplacja!', ru: 'Созерцание!' },
    enlightenment: { en: 'Enlightenment!', pl: 'Oświecenie!', ru: 'Просветление!' },
  },
  statuses: {
    chi: noun(english('Chi'), unchanging('neuter', 'Chi'), unchanging('feminine', 'Ци')),
    cleanse: noun(
      english('Cleanse'),
      neuter('Oczyszczenie', 'Oczyszczenia', 'Oczyszczenie', 'Oczyszczenia', 'Oczyszczeń'),
      neuter('Очищение', 'Очищения', 'Очищение', 'Очищения', 'Очищений'),
    ),
  },
} as const satisfies HeroNames;
