// Adventures in a terminal, and its cards in the lists of `content`.
import type { Message } from '../phrase.ts';

/** What the cards of the box say in the lists of `content`. */
export const ADV_CONTENT = {
  forHeroes: {
    en: '{heroes, plural, one {# hero: {text}} other {# heroes: {text}}}',
    pl: '{heroes, plural, one {# bohater: {text}} few {# bohaterowie: {text}} many {# bohaterów: {text}} other {# bohatera: {text}}}',
    ru: '{heroes, plural, one {# герой: {text}} few {# героя: {text}} many {# героев: {text}} other {# героя: {text}}}',
  },
  scenarioMap: { en: '{scenario} ({map})', pl: '{scenario} ({map})', ru: '{scenario} ({map})' },
  minion: {
    en: 'Level {level}. Health {health, number}, {cp, number} CP. {objective}. {keep}',
    pl: 'Poziom {level}. Zdrowie {health, number}, {cp, number} PW. {objective}. {keep}',
    ru: 'Уровень {level}. Здоровье {health, number}, {cp, number} БС. {objective}. {keep}',
  },
  boss: {
    en: 'Scenario {scenario, number}. Uses the best ability that its dice meet, in this order: {abilities}.',
    pl: 'Scenariusz {scenario, number}. Używa najlepszej zdolności, na którą pozwalają kości, w tej kolejności: {abilities}.',
    ru: 'Сценарий {scenario, number}. Применяет лучшую из доступных по кубикам способностей, в таком порядке: {abilities}.',
  },
  bossCard: {
    en: '{objective}. {text} {bonus}',
    pl: '{objective}. {text} {bonus}',
    ru: '{objective}. {text} {bonus}',
  },
} as const satisfies Record<string, Message>;
