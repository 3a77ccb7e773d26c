// A scenario is over: Rosella's shop or boss loot, the sheet, and what comes next (ADV-18 to ADV-22).
import type { Seat } from '@wyrmtable/kernel';
import { contentOf, difficultyOf, isLoot, lootOf, scenarioOf } from '../content/library.ts';
import { CLASSES } from '../content/loot-card.ts';
import { BOSS_LOOT_TABLE } from '../content/loot-table.ts';
import { type AdventureState, type Column, NONE, travellerAt } from '../state.ts';
import { salvesLeft } from './counts.ts';
import { exchanged, lootDie, putUnder, takeLoot } from './loot.ts';
import type { Play } from './play.ts';

const LAST = 8;
const LOSS = -10;
const CONSOLATION = 3;
const ALL_TILES = 5;
export const DECK_MOST = 50;

/** ADV-12.6, 12.7, 18.2: won or lost, the shop or the boss's loot comes first. */
export function endScenario(play: Play, won: boolean): void {
  const { state } = play;
  state.won = won;
  state.asked = NONE;
  const scenario = scenarioOf(state, state.scenario);
  if (scenario?.kind === 'exploration') {
    openShop(play, scenario.deal);
    return;
  }
  state.stage = 'spoils';
  state.discarded = 0;
  state.looking = NONE;
  state.active = state.first;
  const times = scenario === undefined ? 0 : won ? scenario.rolls.won : scenario.rolls.lost;
  state.rolls = times * state.heroes.length;
}

/** ADV-20.1 to 20.3: gold up to the next five, all of it for every hero, and cards to look at. */
function openShop({ state, emit }: Play, deal: Readonly<Record<(typeof CLASSES)[number], number>>): void {
  state.stage = 'shop';
  state.gold = Math.ceil(state.gold / 5) * 5;
  for (let i = 0; i < state.heroes.length; i++) {
    const seat = (state.first + i) % state.heroes.length;
    const traveller = travellerAt(state, seat);
    traveller.purse = state.gold;
    CLASSES.forEach((name, kind) => {
      for (let n = 0; n < deal[name]; n++) {
        const card = takeLoot(state, kind);
        const found = card === null ? null : exchanged(state, seat, card);
        if (found !== null) traveller.dealt.push(found);
      }
    });
    const cards = traveller.dealt.map((card) => lootOf(state, card).card.id);
    if (emit) emit({ kind: 'offered', seat, cards, count: cards.length });
  }
  state.asked = state.first;
}

/** ADV-21.1: the next roll of the boss side; false while somebody looks at a card. */
export function stepSpoils(play: Play): boolean {
  const { state, chance, emit } = play;
  if (state.looking !== NONE) {
    state.asked = state.active;
    return false;
  }
  if (state.rolls === 0) {
    recordResult(play);
    return true;
  }
  state.rolls--;
  const seat = state.active;
  const scenario = scenarioOf(state, state.scenario);
  const chest = scenario?.kind === 'boss' ? scenario.chest : 0;
  const result = lootDie(chance);
  if (emit) emit({ kind: 'loot-die', seat, chest, result });
  const reward = BOSS_LOOT_TABLE.find((row) => row.chest === chest)?.results[result - 1];
  const card = typeof reward === 'string' ? takeLoot(state, CLASSES.indexOf(reward)) : null;
  const found = card === null ? null : exchanged(state, seat, card);
  if (found === null) nextLooker(state);
  else state.looking = found;
  return true;
}

export function nextLooker(state: AdventureState): void {
  state.looking = NONE;
  state.active = (state.active + 1) % state.heroes.length;
}

/** ADV-2.4 to 2.13, ADV-22.3, 22.4. */
function columnOf(state: AdventureState): Column {
  const { won, scenario, heroes } = state;
  const exploration = scenarioOf(state, scenario)?.kind === 'exploration';
  if (!won) {
    return {
      scenario,
      won,
      remainingSalves: null,
      nextSalves: state.startingSalves + CONSOLATION,
      goldPoints: null,
      discardedLoot: null,
      allTiles: null,
      value: null,
      result: LOSS,
    };
  }
  const salves = salvesLeft(state);
  const unspent = heroes.reduce((sum, { purse }) => sum + purse, 0);
  const goldPoints = exploration ? Math.floor(unspent / 5) : null;
  const allTiles = exploration
    ? state.cells.every(({ kind, open }) => kind === 'none' || open)
      ? ALL_TILES
      : 0
    : null;
  const discardedLoot = exploration ? null : state.discarded;
  const value = difficultyOf(state)?.value ?? 0;
  const result = salves + (goldPoints ?? 0) + (allTiles ?? 0) + (discardedLoot ?? 0) + value;
  return {
    scenario,
    won,
    remainingSalves: salves,
    nextSalves: salves,
    goldPoints,
    discardedLoot,
    allTiles,
    value,
    result,
  };
}

/** The sheet first, then what cannot be kept goes back (ADV-22.1, 22.2). */
export function recordResult(play: Play): void {
  const { state, emit } = play;
  const column = columnOf(state);
  state.sheet.push(column);
  if (emit) emit({ kind: 'scored', scenario: column.scenario, won: column.won, result: column.result });
  for (const traveller of state.heroes) {
    for (const card of [...traveller.mystery.splice(0), ...traveller.dealt.splice(0)]) putUnder(state, card);
    traveller.purse = 0;
  }
  state.stage = 'trim';
  state.asked = NONE;
}

/** ADV-19.8: surplus loot goes before the next game; false while somebody has to choose. */
export function stepTrim(state: AdventureState): boolean {
  const surplus = state.heroes.findIndex((_, seat) => surplusOf(state, seat) > 0);
  if (surplus >= 0) {
    state.asked = surplus;
    return false;
  }
  const lost = !state.won && (difficultyOf(state)?.lossEnds ?? false);
  if (state.single || lost || (state.won && state.scenario === LAST)) state.stage = 'over';
  else state.stage = 'between';
  state.asked = state.stage === 'over' ? NONE : state.first;
  return false;
}

const surplusOf = (state: AdventureState, seat: Seat): number => {
  const { deck } = travellerAt(state, seat);
  return deck.some((card) => isLoot(state, card)) ? deck.length - DECK_MOST : 0;
};

/** ADV-1.7: the legacy packs that this campaign has opened, for the next one. */
export function packsOpened(state: AdventureState): string[] {
  const { stage, single, mode, won, retired, difficulty } = state;
  if (stage !== 'over' || mode !== 'campaign' || single || !won || retired) return [];
  const rank = (id: string): number => contentOf(state).difficulties.findIndex((one) => one.id === id);
  return contentOf(state)
    .figures.legacyPacks.filter(({ after }) => rank(after) <= difficulty)
    .map(({ id }) => id);
}

/** ADV-22.7. */
export const scoreOf = ({ sheet }: AdventureState): number => sheet.reduce((sum, { result }) => sum + result, 0);
