// The Artificer's names.
import { english, feminine, he, masculine, noun, person } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person(
    'Artificer',
    he('Wynalazca', 'Wynalazcy', 'Wynalazcę'),
    he('Изобретатель', 'Изобретателя', 'Изобретателя'),
  ),
  line: {
    en: 'Builds bots, runs them on Synth and never stops tinkering.',
    pl: 'Buduje roboty, zasila je syntezą i nigdy nie przestaje majstrować.',
    ru: 'Собирает роботов, питает их синтезом и никогда не перестаёт мастерить.',
  },
  symbols: {
    wrench: noun(
      english('wrench', 'wrenches'),
      masculine('klucz', 'klucza', 'klucz', 'klucze', 'kluczy'),
      masculine('ключ', 'ключа', 'ключ', 'ключа', 'ключей'),
    ),
    gear: noun(
      english('gear', 'gears'),
      feminine('zębatka', 'zębatki', 'zębatkę', 'zębatki', 'zębatek'),
      feminine('шестерёнка', 'шестерёнки', 'шестерёнку', 'шестерёнки', 'шестерёнок'),
    ),
    bolt: noun(
      english('bolt', 'bolts'),
      feminine('błyskawica', 'błyskawicy', 'błyskawicę', 'błyskawice', 'błyskawic'),
      feminine('молния', 'молнии', 'молнию', 'молнии', 'молний'),
    ),
  },
  abilities: {
    'spanner-strike': { en: 'Spanner Strike', pl: 'Cios kluczem', ru: 'Удар ключом' },
    schematics: { en: 'Schematics', pl: 'Schematy', ru: 'Чертежи' },
    'scrap-collector': { en: 'Scrap Collector', pl: 'Zbieracz złomu', ru: 'Сборщик лома' },
    eureka: { en: 'Eureka', pl: 'Eureka', ru: 'Эврика' },
    jolt: { en: 'Jolt', pl: 'Porażenie', ru: 'Разряд' },
    zapppp: { en: 'Zapppp!', pl: 'Bzzzzt!', ru: 'Бззззт!' },
    overclock: { en: 'Overclock', pl: 'Podkręcenie', ru: 'Разгон' },
    'ratchet-up': { en: 'Ratchet Up', pl: 'Dokręcanie śruby', ru: 'Закручивание гаек' },
    'maximum-power': { en: 'Maximum Power!', pl: 'Pełna moc!', ru: 'Полная мощность!' },
  },
  otherSide: {},
  added: {
    'scratch-built': { en: 'Scratch Built', pl: 'Od podstaw', ru: 'С нуля' },
    'nuts-n-bolts': { en: 'Nuts n’ Bolts', pl: 'Śrubki i nakrętki', ru: 'Болты и гайки' },
    'power-up': { en: 'Power Up', pl: 'Rozruch', ru: 'Запуск' },
    'swarming-bots': { en: 'Swarming Bots', pl: 'Rój robotów', ru: 'Рой роботов' },
  },
  cards: {
    'arcing-shield': { en: 'Arcing Shield', pl: 'Tarcza łukowa', ru: 'Дуговой щит' },
    'robo-revenge': { en: 'Robo Revenge!', pl: 'Zemsta robotów!', ru: 'Месть роботов!' },
    'high-voltage': { en: 'High Voltage!', pl: 'Wysokie napięcie!', ru: 'Высокое напряжение!' },
    'nanite-assault': { en: 'Nanite Assault!', pl: 'Atak nanitów!', ru: 'Атака нанитов!' },
    conductivity: { en: 'Conductivity!', pl: 'Przewodnictwo!', ru: 'Проводимость!' },
    'oooh-shiny': { en: 'Oooh Shiny!', pl: 'Ooo, błyskotka!', ru: 'Ооо, блестяшка!' },
    synthesize: { en: 'Synthesize!', pl: 'Zsyntetyzuj!', ru: 'Синтезируй!' },
  },
  statuses: {
    synth: noun(
      english('Synth'),
      feminine('Synteza', 'Syntezy', 'Syntezę', 'Syntezy', 'Syntez'),
      masculine('Синтез', 'Синтеза', 'Синтез', 'Синтеза', 'Синтезов'),
    ),
    nanite: noun(
      english('Nanite', 'Nanites'),
      masculine('Nanit', 'Nanita', 'Nanita', 'Nanity', 'Nanitów'),
      masculine('Нанит', 'Нанита', 'Нанит', 'Нанита', 'Нанитов'),
    ),
    nanobot: noun(
      english('Nanobot', 'Nanobots'),
      masculine('Nanobot', 'Nanobota', 'Nanobota', 'Nanoboty', 'Nanobotów'),
      masculine('Нанобот', 'Нанобота', 'Нанобота', 'Нанобота', 'Наноботов'),
    ),
    'shock-bot': noun(
      english('Shock Bot', 'Shock Bots'),
      masculine('Szokobot', 'Szokobota', 'Szokobota', 'Szokoboty', 'Szokobotów'),
      masculine('Шокобот', 'Шокобота', 'Шокобота', 'Шокобота', 'Шокоботов'),
    ),
    'heal-bot': noun(
      english('Heal Bot', 'Heal Bots'),
      masculine('Medbot', 'Medbota', 'Medbota', 'Medboty', 'Medbotów'),
      masculine('Медбот', 'Медбота', 'Медбота', 'Медбота', 'Медботов'),
    ),
  },
} as const satisfies HeroNames;
