// What may be new at a table of Dragon Farkle: the faces of the event die, a Brawl, the Final Battle.
import { BRAWL_BONUS, DEFENCE_DICE, DICE, type FarkleView, WOUNDS_OF } from '@wyrmtable/dragon-farkle';
import { farkleRules as rules } from '@wyrmtable/words/farkle-rules';
import { type Meeting, type Meets, told } from '../../encounters/meeting.ts';

const BRAWL = { attack: DICE, defence: DEFENCE_DICE, bonus: BRAWL_BONUS };
const BATTLE = { dragon: WOUNDS_OF.dragon, rally: WOUNDS_OF.rally };

export function farkleMeetings({ action, face }: FarkleView): readonly Meeting[] {
  const battle = action === 'finalBattle';
  return [
    ...(battle ? [told('battle', rules.battleTitle, rules.battle, BATTLE)] : []),
    ...(action === 'brawl' ? [told('brawl', rules.brawlTitle, rules.brawl, BRAWL)] : []),
    ...(face === 'dragon' && !battle ? [told('dragon', rules.eventTitle, rules.eventDragon)] : []),
    ...(face === 'rally' && !battle ? [told('rally', rules.eventTitle, rules.eventRally)] : []),
  ];
}

export const meets: Meets = { in: farkleMeetings };
