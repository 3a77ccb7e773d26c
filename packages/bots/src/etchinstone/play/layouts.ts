// Every way to finish the arrangement that lies on the table, tried out through the rules themselves.
import {
  cardIn,
  type EtchinstoneState,
  elementIn,
  etchinstone,
  type Forecast,
  faceOf,
  KEEP_APART,
  levelOf,
  ROLES,
  reckon,
} from '@wyrmtable/etchinstone';
import { type Choice, swiftChance } from '@wyrmtable/kernel';

/** A finished arrangement: the choices that lead to it and what it is worth. */
export interface Layout {
  readonly path: readonly Choice[];
  readonly worth: number;
}

/** Nothing is left to luck before the commitment. */
const NO_LUCK = swiftChance(0);

/** Arranging never touches levels and piles, so that trials may share them. */
function trial(state: EtchinstoneState): EtchinstoneState {
  return { ...state, roles: state.roles.slice(), aims: state.aims.slice() };
}

const ELEMENT_ROLE = ROLES.indexOf('element');

/** Leaves out what cannot be better than something that stays. */
function promising(state: EtchinstoneState): readonly Choice[] {
  const choices = etchinstone.choices(state);
  if (state.step === 'combine') {
    // A combination changes the element of its top card, which only the Element role reads, and takes the Spare away,
    // which only helps on a journey (ETCH-14.1), beneath whichever card.
    const attunes = (choice: Choice): boolean => state.roles.indexOf(cardIn(choice)) % ROLES.length === ELEMENT_ROLE;
    const onJourney = state.encounter === 'journey' || !choices.includes(KEEP_APART);
    const other = onJourney ? choices.find((choice) => choice !== KEEP_APART && !attunes(choice)) : undefined;
    return choices.filter((choice) => choice === KEEP_APART || choice === other || attunes(choice));
  }
  if (state.step === 'attune') {
    // The Spell's element or any other: the action is enhanced or it is not.
    const spell = state.roles[state.roles.indexOf(state.top) - ELEMENT_ROLE] ?? 0;
    const needed = faceOf(state, spell, levelOf(state, spell)).enhanced.element;
    const other = choices.find((choice) => elementIn(choice) !== needed);
    return choices.filter((choice) => elementIn(choice) === needed || choice === other);
  }
  return choices;
}

export function bestLayout(state: EtchinstoneState, rank: (forecast: Forecast) => number): Layout {
  let worth = Number.NEGATIVE_INFINITY;
  let path: readonly Choice[] = [];
  const walked: Choice[] = [];
  const walk = (here: EtchinstoneState): void => {
    if (here.step === 'commit') {
      const found = rank(reckon(here, here.deck.length));
      if (found > worth) {
        worth = found;
        path = walked.slice();
      }
      return;
    }
    for (const choice of promising(here)) {
      const next = trial(here);
      etchinstone.apply(next, choice, NO_LUCK, null);
      walked.push(choice);
      walk(next);
      walked.pop();
    }
  };
  walk(state);
  return { path, worth };
}
