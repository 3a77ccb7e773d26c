// A choice in as few words as the question above it allows: for buttons that have little room.
import type { ThroneReading } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { seatName } from '../common.ts';
import { BRIEF } from '../messages/throne-choices.ts';
import { type Lang, phrase } from '../phrase.ts';
import { abilityName, cardName, heroName, statusName } from './names.ts';

interface Brief {
  readonly names: readonly string[];
  /** The heroes' ids by seat. */
  readonly heroes: readonly string[];
  /** What a card costs now, where it is played. */
  readonly cp?: number;
  /** What a declared row deals by itself. */
  readonly deals?: string | null;
  /** The card is given for another one. */
  readonly swaps?: boolean;
}

function personAt(lang: Lang, { names, heroes }: Brief, seat: Seat): string {
  const name = names[seat] ?? seatName(lang, seat);
  const hero = heroes[seat] === undefined ? name : heroName(lang, heroes[seat]);
  return hero === name ? name : phrase(lang, BRIEF.person, { name, hero });
}

/** Null where nothing can be left out. */
export function briefChoice(lang: Lang, reading: ThroneReading, brief: Brief): string | null {
  const { cp = 0, swaps = false, deals = null } = brief;
  switch (reading.kind) {
    case 'play':
      return phrase(lang, BRIEF.play, { card: cardName(lang, reading.card), cp });
    case 'discard':
    case 'search': {
      const name = cardName(lang, reading.card);
      return swaps ? phrase(lang, BRIEF.swap, { card: name }) : name;
    }
    case 'declare': {
      const ability = abilityName(lang, reading.ability);
      return deals === null ? ability : phrase(lang, BRIEF.declare, { ability, deals });
    }
    case 'defend':
      return abilityName(lang, reading.ability);
    case 'token':
      return statusName(lang, reading.status);
    case 'order':
      return 'status' in reading ? statusName(lang, reading.status) : abilityName(lang, reading.ability);
    case 'from':
      return phrase(lang, BRIEF.from, {
        status: statusName(lang, reading.status),
        person: personAt(lang, brief, reading.seat),
      });
    case 'pick':
    case 'target':
      return personAt(lang, brief, reading.seat);
    default:
      return null;
  }
}
