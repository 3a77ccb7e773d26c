// The beginning of a campaign, or of one scenario (ADV-1, ADV-2.1, ADV-3.1).
import { HEROES, heroNumber } from '@wyrmtable/dice-throne';
import { DECKS, newTable } from '@wyrmtable/dice-throne/lead';
import type { Chance } from '@wyrmtable/kernel';
import { DIFFICULTIES } from './content/difficulties.ts';
import { BOSSES, bossBoard, bossNumber, LOOT_CARDS, lootOf } from './content/library.ts';
import { CLASSES } from './content/loot-card.ts';
import type { AdventureOptions } from './options.ts';
import { goOn } from './rules/apply.ts';
import { setUp } from './rules/setup.ts';
import { setUpVersus } from './rules/versus.ts';
import { type AdventureState, NONE } from './state.ts';

export function start(options: AdventureOptions, seats: number, chance: Chance): AdventureState {
  const state = fresh(options, seats, chance);
  const play = { state, chance, emit: null };
  if (state.mode === 'campaign') setUp(play);
  else setUpVersus(play);
  goOn(play);
  return state;
}

/** The board that seat plays: a hero, or in the versus modes a boss. */
function boardOf({ mode, heroes, bosses }: AdventureOptions, seat: number, chance: Chance): number {
  if (mode === 'boss-vs-boss' || (mode === 'boss-vs-team' && seat === 0)) {
    const named = bosses?.[seat];
    return bossBoard(named === undefined ? chance.below(BOSSES.length) : bossNumber(named));
  }
  const named = heroes?.[mode === 'campaign' ? seat : seat - 1];
  return named === undefined ? chance.below(HEROES.length) : heroNumber(named);
}

function fresh(options: AdventureOptions, seats: number, chance: Chance): AdventureState {
  const heroes = Array.from({ length: seats }, (_, seat) => {
    const hero = boardOf(options, seat, chance);
    return { hero, deck: (DECKS[hero] ?? []).slice(), mystery: [], dealt: [], purse: 0, place: NONE };
  });
  const lootDecks = CLASSES.map((name) => {
    const deck = LOOT_CARDS.filter((card) => lootOf(card).class === name);
    chance.shuffle(deck);
    return deck;
  });
  return {
    drawn: 0,
    mode: options.mode,
    difficulty: DIFFICULTIES.findIndex(({ id }) => id === options.difficulty),
    single: options.scenario !== undefined,
    extraMinions: options.extraMinions,
    legacy: options.legacy,
    scenario: options.scenario ?? 1,
    stage: 'between',
    step: 'begin',
    begun: false,
    asked: NONE,
    active: 0,
    first: 0,
    heroes,
    arena: newTable('led', [], []),
    enemies: [],
    cells: [],
    columns: 0,
    map: '',
    gold: 0,
    shards: 0,
    unshared: 0,
    startingSalves: 0,
    guardDown: false,
    onward: false,
    waiting: 0,
    swift: false,
    bonusTurn: NONE,
    minionDecks: [],
    lootDecks,
    tileDecks: [],
    rolls: 0,
    looking: NONE,
    discarded: 0,
    won: false,
    sheet: [],
    winners: [],
    retired: false,
  };
}
