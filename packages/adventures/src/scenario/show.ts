// The whole state of an adventure in the vocabulary of scenario files.

import { abilityOf, cardOf, heroOf, NONE, type Player, statusOf, topOf } from '@wyrmtable/dice-throne/lead';
import type { Fields } from '@wyrmtable/kernel/scenario';
import { bossOf, contentOf, isLoot, lootOf, minionOf } from '../content/library.ts';
import { isFighting, toMove } from '../rules/choices.ts';
import { scoreOf } from '../rules/ending.ts';
import { objectiveOf } from '../rules/enemy.ts';
import { owedRescue } from '../rules/rescue.ts';
import type { AdventureState } from '../state.ts';

const names = (state: AdventureState, pile: readonly number[]): string[] => pile.map((card) => cardOf(state, card).id);

function showPlayer(state: AdventureState, player: Player): Fields {
  return {
    hero: heroOf(state, player.hero).id,
    health: state.arena.health[player.dial] ?? 0,
    ceiling: state.arena.ceilings[player.dial] ?? 0,
    cp: player.cp,
    out: player.out,
    hand: names(state, player.hand),
    handSize: player.hand.length,
    deckSize: player.deck.length,
    discard: names(state, player.discard).reverse(),
    gear: names(state, player.gear),
    upgrades: names(state, player.played),
    statuses: Object.fromEntries(player.tokens.map((tokens, status) => [statusOf(state, status).id, tokens])),
    faces: player.faces === NONE ? null : player.faces,
  };
}

function showEnemies(state: AdventureState): Fields[] {
  const { arena, heroes } = state;
  return state.enemies.map((enemy, i) => {
    const seat = heroes.length + i;
    const id =
      enemy.boss !== NONE
        ? bossOf(state, enemy.boss).id
        : enemy.minion === NONE
          ? null
          : minionOf(state, enemy.minion).id;
    const { firstStrike, guard } = enemy;
    const known = enemy.boss !== NONE || enemy.minion !== NONE;
    const objective = known ? objectiveOf(state, seat) : null;
    return { ...showPlayer(state, arena.players[seat] as Player), id, firstStrike, guard, objective };
  });
}

export function showState(state: AdventureState): Fields {
  const { arena, heroes } = state;
  const top = topOf(arena);
  const enemies = showEnemies(state);
  const [boss = null, beside = null] = state.stage === 'boss' ? enemies : [];
  return {
    stage: state.stage,
    step: state.step,
    scenario: state.scenario,
    toMove: toMove(state),
    active: state.active,
    first: state.first,
    asking: isFighting(state) ? arena.asking : null,
    window: isFighting(state) && arena.asking === 'window' && top?.kind === 'window' ? top.cause : null,
    phase: arena.step,
    turn: arena.active,
    dice: arena.dice,
    rolls: arena.rolls,
    attempts: arena.attempts,
    ability: arena.ability === NONE ? null : abilityOf(state, arena.ability).ability.id,
    target: arena.target === NONE ? null : arena.target,
    targeting: arena.targeting,
    defence: arena.defence === NONE ? null : abilityOf(state, arena.defence).ability.id,
    defenceDice: arena.defenceDice,
    gold: state.gold,
    shards: state.shards,
    unshared: state.unshared,
    startingSalves: state.startingSalves,
    fallen: owedRescue(state)?.who ?? null,
    won: state.won,
    winners: state.winners,
    score: scoreOf(state),
    sheet: state.sheet,
    results: state.sheet.map(({ result }) => result),
    looking: state.looking === NONE ? null : lootOf(state, state.looking).card.id,
    outcome: state.stage === 'over' ? (state.won && !state.retired ? 'won' : 'lost') : null,
    map: state.map,
    open: state.cells.flatMap(({ open }, at) => (open ? [at] : [])),
    items: Object.fromEntries(state.cells.flatMap(({ items }, at) => (items.length > 0 ? [[at, items]] : []))),
    cells: state.cells.map(({ kind, level, tile, open, items }) => ({
      kind,
      level,
      open,
      tile: contentOf(state).tiles[tile]?.id ?? null,
      items,
    })),
    heroes: heroes.map((one, seat) => ({
      ...showPlayer(state, arena.players[seat] as Player),
      place: one.place,
      loot: names(
        state,
        one.deck.filter((card) => isLoot(state, card)),
      ),
      cards: one.deck.length,
      mystery: names(state, one.mystery),
      offer: names(state, one.dealt),
      purse: one.purse,
    })),
    enemies,
    boss,
    beside,
    lootDecks: state.lootDecks.map((deck) => names(state, deck).reverse()),
    minionDecks: state.minionDecks.map((deck) => deck.map((number) => minionOf(state, number).id).reverse()),
  };
}
