// The Gunslinger's names.
import { english, feminine, masculine, neuter, noun, person, she } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Gunslinger', she('Banitka', 'Banitki', 'Banitkę'), she('Наёмница', 'Наёмницы', 'Наёмницу')),
  line: {
    en: 'Duels, bounties and one more bullet every turn. Straight to the point.',
    pl: 'Pojedynki, listy gończe i co turę jeszcze jeden nabój. Prosto do celu.',
    ru: 'Дуэли, награды за голову и ещё один патрон каждый ход. Прямо в цель.',
  },
  symbols: {
    bullet: noun(
      english('bullet', 'bullets'),
      feminine('kula', 'kuli', 'kulę', 'kule', 'kul'),
      feminine('пуля', 'пули', 'пулю', 'пули', 'пуль'),
    ),
    dash: noun(
      english('dash', 'dashes'),
      masculine('zryw', 'zrywu', 'zryw', 'zrywy', 'zrywów'),
      masculine('рывок', 'рывка', 'рывок', 'рывка', 'рывков'),
    ),
    bullseye: noun(
      english('bullseye', 'bullseyes'),
      feminine('dziesiątka', 'dziesiątki', 'dziesiątkę', 'dziesiątki', 'dziesiątek'),
      neuter('яблочко', 'яблочка', 'яблочко', 'яблочка', 'яблочек'),
    ),
  },
  abilities: {
    revolver: { en: 'Revolver', pl: 'Rewolwer', ru: 'Револьвер' },
    'bounty-hunter': { en: 'Bounty Hunter', pl: 'Łowczyni nagród', ru: 'Охотница за головами' },
    'take-cover': { en: 'Take Cover', pl: 'Osłona', ru: 'Укрытие' },
    showdown: { en: 'Showdown', pl: 'W samo południe', ru: 'Разборки' },
    deadeye: { en: 'Deadeye', pl: 'Sokole oko', ru: 'Соколиный глаз' },
    'fan-the-hammer': { en: 'Fan the Hammer', pl: 'Ogień z biodra', ru: 'Стрельба от бедра' },
    'quick-draw': { en: 'Quick Draw', pl: 'Szybka ręka', ru: 'Реакция' },
    duel: { en: 'Duel', pl: 'Pojedynek', ru: 'Дуэль' },
    'fill-em-with-lead': { en: 'Fill’em With Lead!', pl: 'Nafaszeruj ich ołowiem!', ru: 'Нашпигуй их свинцом!' },
  },
  otherSide: {},
  added: {
    'pistol-whip': { en: 'Pistol Whip', pl: 'Cios kolbą', ru: 'Удар рукояткой' },
    'mark-the-target': { en: 'Mark the Target', pl: 'Oznaczenie celu', ru: 'Пометить цель' },
    enforcer: { en: 'Enforcer', pl: 'Ramię prawa', ru: 'Рука закона' },
  },
  cards: {
    wanted: { en: 'Wanted!', pl: 'Poszukiwany!', ru: 'Разыскивается!' },
    'spin-the-chamber': { en: 'Spin the Chamber!', pl: 'Zakręć bębenkiem!', ru: 'Крутани барабан!' },
    roulette: { en: 'Roulette!', pl: 'Ruletka!', ru: 'Рулетка!' },
    'wild-west': { en: 'Wild West!', pl: 'Dziki Zachód!', ru: 'Дикий Запад!' },
    'eat-lead': { en: 'Eat Lead!', pl: 'Żryj ołów!', ru: 'Глотай свинец!' },
    'run-and-gun': { en: 'Run and Gun!', pl: 'Strzał w biegu!', ru: 'Стрельба на бегу!' },
  },
  statuses: {
    reload: noun(
      english('Reload', 'Reloads'),
      neuter('Przeładowanie', 'Przeładowania', 'Przeładowanie', 'Przeładowania', 'Przeładowań'),
      feminine('Перезарядка', 'Перезарядки', 'Перезарядку', 'Перезарядки', 'Перезарядок'),
    ),
    bounty: noun(
      english('Bounty', 'Bounties'),
      masculine('List gończy', 'Listu gończego', 'List gończy', 'Listy gończe', 'Listów gończych'),
      masculine('Розыск', 'Розыска', 'Розыск', 'Розыска', 'Розысков'),
    ),
  },
} as const satisfies HeroNames;
