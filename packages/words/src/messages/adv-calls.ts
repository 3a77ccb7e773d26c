// What an effect calls for that only an adventure can do, as clauses in lower case; minions read their cards as "you".
import type { Call } from '@wyrmtable/adventures';
import type { Message } from '../phrase.ts';

export const CALLS = {
  gold: {
    en: 'gain {amount, number} gold for the team',
    pl: 'weź dla drużyny {amount, plural, one {# sztukę złota} few {# sztuki złota} many {# sztuk złota} other {# sztuki złota}}',
    ru: 'возьмите для команды {amount, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
  },
  'gold-lost': {
    en: 'the heroes lose {amount, number} gold',
    pl: 'bohaterowie tracą {amount, plural, one {# sztukę złota} few {# sztuki złota} many {# sztuk złota} other {# sztuki złota}}',
    ru: 'герои теряют {amount, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
  },
  chest: {
    en: 'every hero opens chest {amount, number}',
    pl: 'każdy bohater otwiera skrzynię {amount, number}',
    ru: 'каждый герой открывает сундук {amount, number}',
  },
  'own-chest': {
    en: 'open chest {amount, number} for yourself alone',
    pl: 'otwórz skrzynię {amount, number} tylko dla siebie',
    ru: 'откройте сундук {amount, number} только для себя',
  },
  spawn: {
    en: 'fight a minion of level {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}}',
    pl: 'walcz ze sługusem poziomu {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}}',
    ru: 'сразитесь с прислужником уровня {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}}',
  },
  'spawn-swift': {
    en: 'fight a minion of level {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}} with First Strike',
    pl: 'walcz ze sługusem poziomu {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}} z Pierwszym uderzeniem',
    ru: 'сразитесь с прислужником уровня {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}} с Первым ударом',
  },
  replace: {
    en: 'a minion of level {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}} takes your place',
    pl: 'twoje miejsce zajmuje sługus poziomu {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}}',
    ru: 'ваше место занимает прислужник уровня {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}}',
  },
  'replace-swift': {
    en: 'a minion of level {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}} with First Strike takes your place',
    pl: 'twoje miejsce zajmuje sługus poziomu {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}} z Pierwszym uderzeniem',
    ru: 'ваше место занимает прислужник уровня {amount, plural, =1 {I} =2 {II} =3 {III} other {IV}} с Первым ударом',
  },
  explore: {
    en: 'reveal a face-down tile beside this one',
    pl: 'odkryj sąsiedni zakryty kafelek',
    ru: 'откройте соседний закрытый тайл',
  },
  flee: {
    en: 'flee; nobody gets a reward',
    pl: 'ucieknij; nikt nie otrzymuje nagrody',
    ru: 'бегите; награду никто не получает',
  },
  'hand-die': {
    en: 'roll a loot die and see what the King’s Hand brings',
    pl: 'rzuć kością łupów i sprawdź, co przynosi Królewska dłoń',
    ru: 'бросьте кубик добычи и узнайте, что приносит Рука короля',
  },
} as const satisfies Record<Call, Message>;
