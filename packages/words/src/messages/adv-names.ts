// What scenarios, maps and the nameless parts of an enemy's card are called.
import type { Message } from '../phrase.ts';

/** What stands on an enemy's card without a name. */
export const PARTS = {
  defence: { en: 'Defense', pl: 'Obrona', ru: 'Защита' },
  nature: { en: 'Passive', pl: 'Zdolność pasywna', ru: 'Пассивная способность' },
} as const satisfies Record<string, Message>;

/** What a boss has beside its board in the versus modes. */
export const CROWN: Message = { en: 'Crown', pl: 'Korona', ru: 'Корона' };

export const PLACES = {
  exploration: {
    en: 'Scenario {number, number}: portal exploration',
    pl: 'Scenariusz {number, number}: eksploracja portalu',
    ru: 'Сценарий {number, number}: исследование портала',
  },
  bossFight: {
    en: 'Scenario {number, number}: {boss}',
    pl: 'Scenariusz {number, number}: {boss}',
    ru: 'Сценарий {number, number}: {boss}',
  },
  map: {
    en: 'Scenario {number}, map {letter}',
    pl: 'Scenariusz {number}, mapa {letter}',
    ru: 'Сценарий {number}, карта {letter}',
  },
} as const satisfies Record<string, Message>;
