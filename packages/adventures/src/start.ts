// The beginning of a campaign, or of one scenario (ADV-1, ADV-2.1, ADV-3.1).
import { heroNumber, libraryOf, newTable, sitDown } from '@wyrmtable/dice-throne/lead';
import type { Chance, Manifest } from '@wyrmtable/kernel';
import { bossesIn, libraryFor, poolOf } from './content/catalogue.ts';
import { bossBoard, bossNumber, contentOf, lootOf } from './content/library.ts';
import { CLASSES } from './content/loot-card.ts';
import type { AdventureOptions } from './options.ts';
import { goOn } from './rules/apply.ts';
import { setUp } from './rules/setup.ts';
import { setUpVersus } from './rules/versus.ts';
import { type AdventureState, NONE } from './state.ts';

export function start(options: AdventureOptions, seats: number, chance: Chance, content: Manifest): AdventureState {
  const state = fresh(options, seats, chance, content);
  const play = { state, chance, emit: null };
  if (state.mode === 'campaign') setUp(play);
  else setUpVersus(play);
  goOn(play);
  return state;
}

/** How many seats a boss sits at, the first ones. */
const BOSS_SEATS = { campaign: 0, 'boss-vs-team': 1, 'boss-vs-boss': 2 } as const;

function fresh(
  { mode, heroes: named = [], bosses: namedBosses = [], ...options }: AdventureOptions,
  seats: number,
  chance: Chance,
  content: Manifest,
): AdventureState {
  // Each is in the box once (ADV-R16).
  const bosses = sitDown(namedBosses, BOSS_SEATS[mode], bossesIn(content), chance);
  const seated = sitDown(named, seats - BOSS_SEATS[mode], poolOf(content), chance);
  const of = { library: libraryFor(content, seated) };
  const { lootCards, difficulties } = contentOf(of);
  const boards = [...bosses.map((id) => bossBoard(of, bossNumber(of, id))), ...seated.map((id) => heroNumber(of, id))];
  const heroes = boards.map((hero) => ({
    hero,
    deck: (libraryOf(of).decks[hero] ?? []).slice(),
    mystery: [],
    dealt: [],
    purse: 0,
    place: NONE,
  }));
  const lootDecks = CLASSES.map((name) => lootCards.filter((card) => lootOf(of, card).class === name));
  return {
    drawn: 0,
    library: of.library,
    mode,
    difficulty: difficulties.findIndex(({ id }) => id === options.difficulty),
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
    arena: newTable(of, 'led', [], []),
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
