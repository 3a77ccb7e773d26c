// The beginning of a campaign, or of one scenario (ADV-1, ADV-2.1, ADV-3.1).
import { HEROES, heroNumber } from '@wyrmtable/dice-throne';
import { DECKS, newTable } from '@wyrmtable/dice-throne/lead';
import { type Chance, lot } from '@wyrmtable/kernel';
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

/** The board of every seat: a hero's, or in the versus modes a boss's. Each is in the box once (ADV-R16). */
function boardsOf(options: AdventureOptions, seats: number, chance: Chance): number[] {
  const { mode } = options;
  const heroes = (options.heroes ?? []).map(heroNumber);
  const bosses = (options.bosses ?? []).map(bossNumber);
  const anyHero = lot(HEROES.length, heroes, chance);
  const anyBoss = lot(BOSSES.length, bosses, chance);
  return Array.from({ length: seats }, (_, seat) => {
    if (mode === 'boss-vs-boss' || (mode === 'boss-vs-team' && seat === 0)) return bossBoard(bosses[seat] ?? anyBoss());
    return heroes[mode === 'campaign' ? seat : seat - 1] ?? anyHero();
  });
}

function fresh(options: AdventureOptions, seats: number, chance: Chance): AdventureState {
  const heroes = boardsOf(options, seats, chance).map((hero) => ({
    hero,
    deck: (DECKS[hero] ?? []).slice(),
    mystery: [],
    dealt: [],
    purse: 0,
    place: NONE,
  }));
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
