// Setting up a scenario: decks, map, boards, the boss (ADV-3, ADV-5, ADV-15).
import {
  addTokens,
  begin,
  cardOf,
  drawCards,
  FIGURES,
  libraryOf,
  newPlayer,
  newTable,
  type Player,
  playerAt,
  statusNumber,
} from '@wyrmtable/dice-throne/lead';
import type { Seat, Stocked } from '@wyrmtable/kernel';
import {
  bossBoard,
  bossCardOf,
  bossNumber,
  contentOf,
  difficultyOf,
  minionBoard,
  minionOf,
  scenarioOf,
  viseerNumber,
} from '../content/library.ts';
import type { Item } from '../content/maps.ts';
import type { BossFight, Exploration } from '../content/scenarios.ts';
import { type AdventureState, type Cell, type Enemy, NONE } from '../state.ts';
import { lootDie } from './loot.ts';
import { arenaOf, type Play } from './play.ts';

const OPENING_HAND = 4;
const HERO_TEAM = 0;
const ENEMY_TEAM = 1;

/** Prepares the scenario the campaign stands at. */
export function setUp(play: Play): void {
  const { state } = play;
  const scenario = scenarioOf(state, state.scenario);
  if (scenario === undefined) throw new RangeError(`there is no scenario ${state.scenario}`);
  state.asked = NONE;
  state.won = false;
  state.guardDown = false;
  state.onward = false;
  state.waiting = 0;
  state.shards = 0;
  state.bonusTurn = NONE;
  state.map = '';
  state.cells = [];
  state.lootDecks = shuffledLoot(play);
  state.startingSalves = startingSalves(state, scenario);
  state.unshared = state.startingSalves;
  if (scenario.kind === 'exploration') setUpPortal(play, scenario);
  else setUpBoss(play, scenario);
  state.first = firstHero(play);
  state.active = state.first;
  state.step = 'share';
}

/** Said before anybody is dealt anything: what comes after it belongs to this game. */
function open({ state, emit }: Play): void {
  if (emit) emit({ kind: 'scenario', number: state.scenario, map: state.map === '' ? null : state.map });
}

/** ADV-3.1: what nobody owns is sorted and shuffled anew whenever a game is begun or continued. */
function shuffledLoot({ state, chance }: Play): number[][] {
  return state.lootDecks.map((deck) =>
    shuffled(
      chance,
      deck.toSorted((a, b) => a - b),
    ),
  );
}

/** ADV-3.6, ADV-2.6: those of the card in a campaign's first game, later those on the sheet. */
function startingSalves(state: AdventureState, scenario: Exploration | BossFight): number {
  const before = state.sheet.at(-1);
  if (before !== undefined) return before.nextSalves;
  const printed = scenario.kind === 'exploration' ? scenario.salves : 0;
  return Math.max(0, printed + (difficultyOf(state)?.salves ?? 0));
}

/** ADV-3.7: the highest loot die begins, ties roll again. */
function firstHero({ state, chance }: Play): Seat {
  let tied = state.heroes.map((_, seat) => seat);
  while (tied.length > 1) {
    const rolls = tied.map(() => lootDie(chance));
    const best = Math.max(...rolls);
    tied = tied.filter((_, i) => rolls[i] === best);
  }
  return tied[0] ?? 0;
}

const shuffled = (chance: Play['chance'], list: number[]): number[] => {
  chance.shuffle(list);
  return list;
};

function heroPlayer({ state, chance }: Play, seat: Seat, dial: number): Player {
  const traveller = state.heroes[seat];
  if (traveller === undefined) throw new RangeError(`no hero sits at seat ${seat}`);
  const { hero, deck } = traveller;
  return newPlayer(state, { hero, dial, team: HERO_TEAM, deck }, chance);
}

/** ADV-3.4: 2 CP, 4 cards, and what heroes set up themselves. */
function dealHeroes(play: Play): void {
  const { state } = play;
  state.heroes.forEach((_, seat) => {
    drawCards(arenaOf(play), seat, OPENING_HAND);
  });
  for (let seat = state.heroes.length - 1; seat >= 0; seat--)
    begin(state.arena, libraryOf(state).setUps[playerAt(state.arena, seat).hero] ?? 0, seat, 'passive', 0);
}

const noEnemy = (): Enemy => ({
  minion: NONE,
  boss: NONE,
  firstStrike: false,
  guard: false,
  fled: false,
  replacement: 0,
  swift: false,
});

function setUpPortal(play: Play, scenario: Exploration): void {
  const { state, chance } = play;
  const heroes = state.heroes.length;
  state.stage = 'explore';
  state.minionDecks = minionDecks(play);
  layMap(play, scenario);
  state.gold = scenario.gold[heroes - 1] ?? 0;
  const health = difficultyOf(state)?.health[heroes - 1] ?? scenario.health[heroes - 1] ?? 0;
  const players = state.heroes.map((_, seat) => heroPlayer(play, seat, seat));
  // A free enemy seat is somebody who is out; every hero can meet one minion (ADV-6.4).
  for (let i = 0; i < heroes; i++) {
    const free = newPlayer(state, { hero: 0, dial: heroes + i, team: ENEMY_TEAM, deck: [] }, chance);
    players.push({ ...free, out: true });
  }
  state.arena = newTable(
    state,
    'led',
    players,
    players.map((_, seat) => (seat < heroes ? health : 0)),
  );
  state.enemies = state.heroes.map(noEnemy);
  openTable(state, scenario.kingsHand);
  open(play);
  dealHeroes(play);
}

/** ADV-3.2: the minions of the box by level, with the further ones of those levels that are played with. */
function minionDecks({ state, chance }: Play): number[][] {
  const { figures, boxed, decked } = contentOf(state);
  const packed = state.legacy ? figures.legacyPacks.flatMap(({ levels }) => levels) : [];
  return ([1, 2, 3, 4] as const).map((level) => {
    const further = state.extraMinions || packed.includes(level);
    const count = further ? decked : boxed;
    const numbers = Array.from({ length: count }, (_, number) => number);
    return shuffled(
      chance,
      numbers.filter((number) => minionOf(state, number).level === level),
    );
  });
}

function openTable({ arena }: AdventureState, hand: { readonly from: number; readonly most: number }): void {
  arena.resting = true;
  const figures = { 'hand-from': hand.from, 'hand-most': hand.most, 'first-income': 1, 'target-die': 0 };
  arena.figures = FIGURES.map((figure) => figures[figure]);
}

/** ADV-3.3, ADV-5.2 to 5.4: a map at random, its tiles face down, and what lies on them. */
function layMap({ state, chance }: Play, { number }: Exploration): void {
  const maps = contentOf(state).maps.filter(({ scenario }) => scenario === number);
  const map = maps[chance.below(maps.length)];
  if (map === undefined) throw new RangeError(`scenario ${number} has no map`);
  const rows = map.rows.map((row) => row.split(' '));
  const all = contentOf(state).tiles.map((_, tile) => tile);
  state.tileDecks = [1, 2, 3, 4].map((level) =>
    shuffled(
      chance,
      all.filter((tile) => contentOf(state).tiles[tile]?.level === level),
    ),
  );
  state.map = map.id;
  state.columns = rows[0]?.length ?? 0;
  state.cells = rows.flatMap((row) => row.map((sign) => cellOf(state, sign)));
  for (const [row, column, ...items] of map.items) {
    const there: Item[] = items;
    state.cells[row * state.columns + column]?.items.push(...there);
  }
  const start = state.cells.findIndex(({ kind }) => kind === 'start');
  for (const traveller of state.heroes) traveller.place = start;
}

function cellOf({ tileDecks }: AdventureState, sign: string): Cell {
  const items: Item[] = [];
  if (sign === 'S') return { kind: 'start', level: 0, tile: NONE, open: true, items };
  if (sign === 'B') return { kind: 'portal', level: 4, tile: NONE, open: false, items };
  const level = Number(sign);
  if (!(level >= 1)) return { kind: 'none', level: 0, tile: NONE, open: false, items };
  return { kind: 'tile', level, tile: tileDecks[level - 1]?.pop() ?? NONE, open: false, items };
}

/** ADV-15: one dial for the team, one for the boss, whose upgrades are bought before the fight. */
function setUpBoss(play: Play, scenario: BossFight): void {
  const { state, chance } = play;
  const heroes = state.heroes.length;
  state.stage = 'boss';
  state.gold = 0;
  const number = bossNumber(state, scenario.boss);
  const hero = bossBoard(state, number);
  const cards = libraryOf(state).decks[hero] ?? [];
  const actions = cards.filter((card) => bossCardOf(state, card) !== undefined);
  const players = state.heroes.map((_, seat) => heroPlayer(play, seat, 0));
  const boss = newPlayer(state, { hero, dial: 1, team: ENEMY_TEAM, deck: actions }, chance);
  buyUpgrades(
    state,
    boss,
    shuffled(
      chance,
      cards.filter((card) => cardOf(state, card).upgrade !== null),
    ),
    scenario.upgradeCp[heroes - 1] ?? 0,
  );
  boss.cp = scenario.cp;
  const { id = '', sharedHealth = scenario.health } = difficultyOf(state) ?? {};
  const further = scenario.bossHealthOn?.[id] ?? 0;
  const healths = [sharedHealth, (scenario.bossHealth[heroes - 1] ?? 0) + further];
  state.arena = newTable(state, 'led', [...players, boss], healths);
  state.enemies = [{ ...noEnemy(), boss: number }];
  if (state.legacy && difficultyOf(state)?.viseer === true) standBeside(play, healths);
  openTable(state, scenario.kingsHand);
  open(play);
  for (let seat = 0; seat < heroes; seat++) playerAt(state.arena, seat).faces = heroes;
  addTokens(arenaOf(play), heroes, statusNumber(state, 'kings-hand'), scenario.hands[heroes - 1] ?? 0);
  dealHeroes(play);
}

/** ADV-R14: Vis'eer has a seat and a dial of its own next to the boss, whom it faces. */
function standBeside({ state, chance }: Play, healths: readonly number[]): void {
  const boss = state.heroes.length;
  const { health } = minionOf(state, viseerNumber(state));
  const hero = minionBoard(state, viseerNumber(state));
  const viseer = newPlayer(state, { hero, dial: 2, team: ENEMY_TEAM, deck: [] }, chance);
  viseer.cp = 0;
  viseer.faces = boss;
  state.arena = newTable(state, 'led', [...state.arena.players, viseer], [...healths, health]);
  state.enemies.push({ ...noEnemy(), minion: viseerNumber(state) });
}

/** ADV-15.5 to 15.10: upgrades are laid one by one until one cannot be paid. */
export function buyUpgrades(of: Stocked, boss: Player, deck: number[], purse: number): void {
  let cp = purse;
  for (let card = deck.pop(); card !== undefined; card = deck.pop()) {
    const { upgrade, cost } = cardOf(of, card);
    if (upgrade === null) continue;
    const rank = boss.ranks[upgrade.slot] ?? 0;
    if (rank >= upgrade.rank) continue;
    const under = rank === 0 ? 0 : paidFor(of, boss, upgrade.slot);
    if (cost - under > cp) return;
    cp -= cost - under;
    boss.ranks[upgrade.slot] = upgrade.rank;
    boss.played.push(card);
  }
}

/** What the level II card under it cost (ADV-15.6). */
function paidFor(of: Stocked, boss: Player, slot: number): number {
  return Math.max(
    0,
    ...boss.played.map((card) => (cardOf(of, card).upgrade?.slot === slot ? cardOf(of, card).cost : 0)),
  );
}
