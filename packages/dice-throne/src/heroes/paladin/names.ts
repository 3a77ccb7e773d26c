// The Paladin's names.
import { english, feminine, he, masculine, neuter, noun, person, plural } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Paladin', he('Paladyn', 'Paladyna', 'Paladyna'), he('Паладин', 'Паладина', 'Паладина')),
  line: {
    en: 'Guards, prays and gives back what he takes. Many small decisions.',
    pl: 'Osłania się, modli i oddaje z nawiązką. Wiele drobnych decyzji.',
    ru: 'Защищается, молится и возвращает полученное. Много мелких решений.',
  },
  symbols: {
    sword: noun(
      english('sword', 'swords'),
      masculine('miecz', 'miecza', 'miecz', 'miecze', 'mieczy'),
      masculine('меч', 'меча', 'меч', 'меча', 'мечей'),
    ),
    helmet: noun(
      english('helmet', 'helmets'),
      masculine('hełm', 'hełmu', 'hełm', 'hełmy', 'hełmów'),
      masculine('шлем', 'шлема', 'шлем', 'шлема', 'шлемов'),
    ),
    life: noun(
      english('heart', 'hearts'),
      neuter('serce', 'serca', 'serce', 'serca', 'serc'),
      neuter('сердце', 'сердца', 'сердце', 'сердца', 'сердец'),
    ),
    prayer: noun(
      english('prayer', 'prayers'),
      feminine('modlitwa', 'modlitwy', 'modlitwę', 'modlitwy', 'modlitw'),
      feminine('молитва', 'молитвы', 'молитву', 'молитвы', 'молитв'),
    ),
  },
  abilities: {
    tithe: { en: 'Tithe', pl: 'Dziesięcina', ru: 'Десятина' },
    retaliate: { en: 'Retaliate', pl: 'Odpłata', ru: 'Расплата' },
    'righteous-combat': { en: 'Righteous Combat', pl: 'Walka w słusznej sprawie', ru: 'Праведный бой' },
    'mighty-prayer': { en: 'Mighty Prayer', pl: 'Potężna modlitwa', ru: 'Могучая молитва' },
    'holy-attack': { en: 'Holy Attack', pl: 'Święty atak', ru: 'Святая атака' },
    'righteous-prayer': { en: 'Righteous Prayer', pl: 'Modlitwa w słusznej sprawie', ru: 'Праведная молитва' },
    'holy-light': { en: 'Holy Light', pl: 'Święte światło', ru: 'Святой свет' },
    'divine-defense': { en: 'Divine Defense', pl: 'Boska obrona', ru: 'Божественная защита' },
    'resolute-faith': { en: 'Resolute Faith!', pl: 'Niezłomna wiara!', ru: 'Непоколебимая вера!' },
  },
  otherSide: {},
  added: {
    requital: { en: 'Requital', pl: 'Zadośćuczynienie', ru: 'Воздаяние' },
    prosperity: { en: 'Prosperity', pl: 'Pomyślność', ru: 'Процветание' },
    steadfast: { en: 'Steadfast', pl: 'Wytrwałość', ru: 'Твёрдость духа' },
    'offensive-stance': { en: 'Offensive Stance', pl: 'Postawa bojowa', ru: 'Боевая стойка' },
  },
  cards: {
    mighty: { en: 'Mighty!', pl: 'Potęga!', ru: 'Мощь!' },
    consecration: { en: 'Consecration!', pl: 'Uświęcenie!', ru: 'Освящение!' },
    blessed: { en: 'Blessed!', pl: 'Z błogosławieństwem!', ru: 'С благословением!' },
    absolution: { en: 'Absolution!', pl: 'Rozgrzeszenie!', ru: 'Искупление!' },
    'divine-favor': { en: 'Divine Favor!', pl: 'Boska łaska!', ru: 'Милость небес!' },
  },
  statuses: {
    crit: noun(
      english('Crit', 'Crits'),
      plural(
        'Obrażenia krytyczne',
        'Obrażeń krytycznych',
        'Obrażenia krytyczne',
        'Obrażenia krytyczne',
        'Obrażeń krytycznych',
      ),
      masculine(
        'Критический удар',
        'Критического удара',
        'Критический удар',
        'Критических удара',
        'Критических ударов',
      ),
    ),
    accuracy: noun(
      english('Accuracy'),
      feminine('Precyzja', 'Precyzji', 'Precyzję', 'Precyzje', 'Precyzji'),
      feminine('Меткость', 'Меткости', 'Меткость', 'Меткости', 'Меткостей'),
    ),
    protect: noun(
      english('Protect'),
      feminine('Ochrona', 'Ochrony', 'Ochronę', 'Ochrony', 'Ochron'),
      feminine('Оборона', 'Обороны', 'Оборону', 'Обороны', 'Оборон'),
    ),
    retribution: noun(
      english('Retribution'),
      masculine('Odwet', 'Odwetu', 'Odwet', 'Odwety', 'Odwetów'),
      neuter('Возмездие', 'Возмездия', 'Возмездие', 'Возмездия', 'Возмездий'),
    ),
    'blessing-of-divinity': noun(
      english('Blessing of Divinity', 'Blessings of Divinity'),
      neuter(
        'Boskie błogosławieństwo',
        'Boskiego błogosławieństwa',
        'Boskie błogosławieństwo',
        'Boskie błogosławieństwa',
        'Boskich błogosławieństw',
      ),
      neuter(
        'Божественное благословение',
        'Божественного благословения',
        'Божественное благословение',
        'Божественных благословения',
        'Божественных благословений',
      ),
    ),
  },
} as const satisfies HeroNames;
