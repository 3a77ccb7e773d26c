// Setting up a game (ETCH-4, ETCH-5).
import { type Chance, type Manifest, openedKey } from '@wyrmtable/kernel';
import { CONTENT } from './content/catalogue.ts';
import { difficultyOf } from './content/library.ts';
import type { EtchinstoneOptions } from './options.ts';
import { advance } from './rules/advance.ts';
import { changeLevel } from './rules/challenge.ts';
import { draw } from './rules/piles.ts';
import { type EtchinstoneState, NONE, noRoles } from './state.ts';

export function start(
  options: EtchinstoneOptions,
  _seats: number,
  chance: Chance,
  content: Manifest,
): EtchinstoneState {
  const library = openedKey(CONTENT, content);
  const { cards, figures } = CONTENT.library(library);
  const state: EtchinstoneState = {
    drawn: 0,
    library,
    difficulty: options.difficulty,
    dragon: options.dragon,
    cavalier: options.cavalier,
    glassCannon: options.glassCannon,
    stage: 'setup',
    region: 0,
    step: 'nextRegion',
    levels: cards.map(() => figures.startLevel),
    deck: cards.map((_, number) => number),
    hand: [],
    discard: [],
    removed: [],
    lost: [],
    keyOpen: false,
    under: 0,
    encounter: null,
    type: 0,
    hardship: null,
    detours: 0,
    cursor: 0,
    roles: noRoles(),
    top: NONE,
    hidden: NONE,
    attuned: null,
    aims: [null, null],
    givenUp: false,
    spareGoes: false,
    damage: 0,
    element: null,
    after: 'experience',
    downgraded: 0,
    xp: 0,
    poison: 0,
    regrouped: false,
    result: null,
  };
  takeForDifficulty(state, chance);
  advance(state, chance, null);
  return state;
}

/** ETCH-5.1, ETCH-5.2: where all taken cards change, nobody is asked. */
function takeForDifficulty(state: EtchinstoneState, chance: Chance): void {
  const { taken, changed } = difficultyOf(state, state.difficulty);
  if (taken === 0) return;
  chance.shuffle(state.deck);
  draw(state, taken, null);
  state.step = 'difficulty';
  if (changed === taken) for (const card of state.hand) changeLevel(state, card, null);
}
