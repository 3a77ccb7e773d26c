// Why a hero who is played by a bot does something for its team, a line of the chronicle each: names in the nominative.
import type { ReasonId } from '@wyrmtable/adventures';
import type { Message } from '../phrase.ts';

export const REASON = {
  'join-danger': {
    en: '{name} joins the fight: {mate} might not survive the next hard blow',
    pl: '{name} dołącza do walki: {mate} może nie przetrwać następnego mocnego ciosu',
    ru: '{name} вступает в бой: {mate} может не пережить следующего сильного удара',
  },
  'join-share': {
    en: '{name} joins the fight of {mate}: together the blows are easier to bear',
    pl: '{name} dołącza do walki, którą toczy {mate}: razem łatwiej znieść ciosy',
    ru: '{name} вступает в бой, который ведёт {mate}: вместе легче выдержать удары',
  },
  'join-portal': {
    en: '{name} helps {mate} finish this fight first: the guard of the Boss Portal is better met together',
    pl: '{name} najpierw pomaga dokończyć walkę, którą toczy {mate}: do strażnika Portalu Bossa lepiej iść razem',
    ru: '{name} сначала помогает закончить бой, который ведёт {mate}: к стражу портала босса лучше идти вместе',
  },
  'mate-wins': {
    en: '{name} moves on: {mate} will win this fight alone',
    pl: '{name} idzie dalej: {mate} wygra tę walkę bez pomocy',
    ru: '{name} идёт дальше: {mate} выиграет этот бой без помощи',
  },
  'too-weak': {
    en: '{name} stays away from the fight of {mate}: one hard blow there could be the last',
    pl: '{name} omija walkę, którą toczy {mate}: jeden mocny cios mógłby być ostatni',
    ru: '{name} обходит бой, который ведёт {mate}: один сильный удар мог бы стать последним',
  },
  'share-fewest': {
    en: '{mate} gets the next Salve: nobody has fewer, and anyone may have to save a teammate',
    pl: 'Następną Maść dostaje {mate}: nikt nie ma ich mniej, a każdy może musieć ratować członka drużyny',
    ru: 'Следующую мазь получает {mate}: меньше нет ни у кого, а спасать члена команды может понадобиться каждому',
  },
  'salve-blow': {
    en: '{name} heals now: the next hard blow could be the last',
    pl: '{name} leczy się teraz: następny mocny cios mógłby być ostatni',
    ru: '{name} лечится сейчас: следующий сильный удар мог бы стать последним',
  },
  'salve-boss': {
    en: '{name} heals now: one strong turn of the boss could be the last',
    pl: '{name} leczy teraz: jedna mocna tura bossa mogłaby być ostatnia',
    ru: '{name} лечит сейчас: один сильный ход босса мог бы стать последним',
  },
  'keep-rescue': {
    en: '{name} spends no Salve: the last ones are there to bring a fallen hero back',
    pl: '{name} nie wydaje Maści: ostatnie są po to, by ożywić poległego bohatera',
    ru: '{name} не расходует мазь: последние нужны, чтобы вернуть павшего героя',
  },
  'rescue-most': {
    en: '{mate} spends a Salve for {name}: nobody else has more of them',
    pl: 'Maść wydaje {mate}, wraca {name}: nikt inny nie ma ich więcej',
    ru: 'Мазь расходует {mate}, возвращается {name}: больше нет ни у кого',
  },
} as const satisfies Record<ReasonId, Message>;
