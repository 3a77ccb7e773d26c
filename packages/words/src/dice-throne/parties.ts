// Whom an effect concerns, in the case a sentence wants: the target, the attacker, a player of your choice, everybody.
import type { Among, Who } from '@wyrmtable/dice-throne';
import { type Bent, bends } from '@wyrmtable/kernel/names';
import type { Lang } from '../phrase.ts';

/** `them`: each of several players chosen before. */
export type Party = Who | `chosen-${Among}` | `every-${Among}` | 'them';
export type PartyCase = 'nominative' | 'genitive' | 'dative' | 'accusative';

type Forms = Readonly<Record<PartyCase, string>>;
type PartyNames = Bent<string, Forms>;

const forms = (nominative: string, genitive: string, dative: string, accusative = genitive): Forms => ({
  nominative,
  genitive,
  dative,
  accusative,
});
const party = (en: string, pl: Forms, ru: Forms): PartyNames => ({ en, pl, ru });

export const PARTY_NAMES = {
  self: party('you', forms('ty', 'ciebie', 'tobie'), forms('вы', 'вас', 'вам')),
  target: party('the target', forms('cel', 'celu', 'celowi', 'cel'), forms('цель', 'цели', 'цели', 'цель')),
  attacker: party(
    'the attacker',
    forms('atakujący', 'atakującego', 'atakującemu'),
    forms('атакующий', 'атакующего', 'атакующему'),
  ),
  picked: party(
    'that player',
    forms('ten gracz', 'tego gracza', 'temu graczowi'),
    forms('этот игрок', 'этого игрока', 'этому игроку'),
  ),
  them: party(
    'each of them',
    forms('każdy z nich', 'każdego z nich', 'każdemu z nich'),
    forms('каждый из них', 'каждого из них', 'каждому из них'),
  ),
  'chosen-players': party(
    'a player of your choice',
    forms('wybrany gracz', 'wybranego gracza', 'wybranemu graczowi'),
    forms('выбранный игрок', 'выбранного игрока', 'выбранному игроку'),
  ),
  'chosen-opponents': party(
    'an opponent of your choice',
    forms('wybrany przeciwnik', 'wybranego przeciwnika', 'wybranemu przeciwnikowi'),
    forms('выбранный противник', 'выбранного противника', 'выбранному противнику'),
  ),
  'chosen-others': party(
    'another player of your choice',
    forms('inny wybrany gracz', 'innego wybranego gracza', 'innemu wybranemu graczowi'),
    forms('другой игрок на ваш выбор', 'другого игрока на ваш выбор', 'другому игроку на ваш выбор'),
  ),
  'chosen-teammates': party(
    'a teammate of your choice',
    forms('wybrany członek drużyny', 'wybranego członka drużyny', 'wybranemu członkowi drużyny'),
    forms('выбранный член команды', 'выбранного члена команды', 'выбранному члену команды'),
  ),
  'chosen-teammates-and-self': party(
    'a player of your choice on your team',
    forms('wybrany gracz twojej drużyny', 'wybranego gracza twojej drużyny', 'wybranemu graczowi twojej drużyny'),
    forms('выбранный игрок вашей команды', 'выбранного игрока вашей команды', 'выбранному игроку вашей команды'),
  ),
  'chosen-engaged': party(
    'an engaged opponent of your choice',
    forms('wybrany uwikłany przeciwnik', 'wybranego uwikłanego przeciwnika', 'wybranemu uwikłanemu przeciwnikowi'),
    forms('выбранный противник в этом бою', 'выбранного противника в этом бою', 'выбранному противнику в этом бою'),
  ),
  'chosen-falling': party(
    'that player',
    forms('ten gracz', 'tego gracza', 'temu graczowi'),
    forms('этот игрок', 'этого игрока', 'этому игроку'),
  ),
  'every-falling': party(
    'every player of your team who is about to fall',
    forms(
      'każdy pokonywany gracz twojej drużyny',
      'każdego pokonywanego gracza twojej drużyny',
      'każdemu pokonywanemu graczowi twojej drużyny',
    ),
    forms(
      'каждый погибающий игрок вашей команды',
      'каждого погибающего игрока вашей команды',
      'каждому погибающему игроку вашей команды',
    ),
  ),
  'every-teammates-and-self': party(
    'every player of your team',
    forms('każdy gracz twojej drużyny', 'każdego gracza twojej drużyny', 'każdemu graczowi twojej drużyny'),
    forms('каждый игрок вашей команды', 'каждого игрока вашей команды', 'каждому игроку вашей команды'),
  ),
  'every-engaged': party(
    'every engaged opponent',
    forms('każdy uwikłany przeciwnik', 'każdego uwikłanego przeciwnika', 'każdemu uwikłanemu przeciwnikowi'),
    forms('каждый противник в этом бою', 'каждого противника в этом бою', 'каждому противнику в этом бою'),
  ),
  'every-players': party(
    'every player',
    forms('każdy gracz', 'każdego gracza', 'każdemu graczowi'),
    forms('каждый игрок', 'каждого игрока', 'каждому игроку'),
  ),
  'every-opponents': party(
    'every opponent',
    forms('każdy przeciwnik', 'każdego przeciwnika', 'każdemu przeciwnikowi'),
    forms('каждый противник', 'каждого противника', 'каждому противнику'),
  ),
  'every-others': party(
    'every other player',
    forms('każdy inny gracz', 'każdego innego gracza', 'każdemu innemu graczowi'),
    forms('каждый другой игрок', 'каждого другого игрока', 'каждому другому игроку'),
  ),
  'every-teammates': party(
    'every teammate',
    forms('każdy inny członek drużyny', 'każdego innego członka drużyny', 'każdemu innemu członkowi drużyny'),
    forms('каждый другой член команды', 'каждого другого члена команды', 'каждому другому члену команды'),
  ),
} as const satisfies Record<Party, PartyNames>;

/** Where languages do not want the same case after the same word, `GRAMMAR` says which. */
export function partyName(lang: Lang, party: Party, form: PartyCase): string {
  const names: PartyNames = PARTY_NAMES[party];
  return bends(lang) ? names[lang][form] : names[lang];
}
