// A choice in as few words as the question above it allows: for buttons that have little room.
import type { Reading } from '@wyrmtable/kernel';
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
  /** The card is given for another one. */
  readonly swaps?: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function personAt(lang: Lang, { names, heroes }: Brief, value: unknown): string {
  const seat = typeof value === 'number' ? value : 0;
  const name = names[seat] ?? seatName(lang, seat);
  const hero = heroes[seat] === undefined ? name : heroName(lang, heroes[seat]);
  return hero === name ? name : phrase(lang, BRIEF.person, { name, hero });
}

/** Null where nothing can be left out. */
export function briefChoice(lang: Lang, reading: Reading, brief: Brief): string | null {
  const { kind, card, ability, status, seat } = reading;
  const { cp = 0, swaps = false } = brief;
  switch (kind) {
    case 'play':
      return phrase(lang, BRIEF.play, { card: cardName(lang, text(card)), cp });
    case 'discard':
    case 'search': {
      const name = cardName(lang, text(card));
      return swaps ? phrase(lang, BRIEF.swap, { card: name }) : name;
    }
    case 'declare':
    case 'defend':
      return abilityName(lang, text(ability));
    case 'token':
      return statusName(lang, text(status));
    case 'order':
      return status === undefined ? abilityName(lang, text(ability)) : statusName(lang, text(status));
    case 'from':
      return phrase(lang, BRIEF.from, { status: statusName(lang, text(status)), person: personAt(lang, brief, seat) });
    case 'pick':
    case 'target':
      return personAt(lang, brief, seat);
    default:
      return null;
  }
}
