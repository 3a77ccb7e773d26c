// What a tile's question leads to: every answer is tried in a few possible worlds, and the team's lot after it is weighed.
import { type AdventureState, type AdventureView, adventures, CLASSES } from '@wyrmtable/adventures';
import { engagedWith, fromArena, lootOf, minionOf } from '@wyrmtable/adventures/inside';
import { NONE, type Player, PROCEED } from '@wyrmtable/dice-throne/lead';
import { type Choice, PASS, type Question, swiftChance } from '@wyrmtable/kernel';
import { boardWorth } from '../dice-throne/judge/boards.ts';
import { cardWorth, cpWorth } from '../dice-throne/judge/hand.ts';
import { ESTIMATED } from '../dice-throne/judge/prices.ts';
import { tokensWorth } from '../dice-throne/judge/tokens.ts';

const TRIES = 6;
const LUCK = 0x6_0000_0000;

/** In points of health. Loot comes into play only in later games, so it counts for less than what it will do there. */
const GOLD = 0.3;
const SHARD = 2;
const MYSTERY = [1, 1.5, 2.5, 4] as const;
const TURNS = 5;
/** A minion takes about this much for each level before it falls, less what its chest is worth. */
const MINION = 1.5;

/** A card can be sold in every Main Phase, so each is worth at least the CP it would bring, and a little more while it waits. */
const WAITING = 0.01;

function handWorth(state: AdventureState, player: Player): number {
  const { cp, hand } = player;
  const sale = cpWorth(cp + 1, ESTIMATED) - cpWorth(cp, ESTIMATED) + WAITING;
  return hand.reduce((sum, card) => sum + Math.max(sale, cardWorth(state, player, card, TURNS, ESTIMATED)), 0);
}

/** How the team fares, in points of health. */
function fortune(state: AdventureState): number {
  let sum = state.gold * GOLD + state.shards * SHARD;
  state.heroes.forEach(({ mystery }, seat) => {
    const player = state.arena.players[seat];
    if (player === undefined) return;
    sum += state.arena.health[player.dial] ?? 0;
    sum += cpWorth(player.cp, ESTIMATED) + handWorth(state, player);
    sum += tokensWorth(state, player.tokens, TURNS, ESTIMATED.kept) + boardWorth(state, player, ESTIMATED) * TURNS;
    for (const card of mystery) sum += MYSTERY[CLASSES.indexOf(lootOf(state, card).class)] ?? 0;
    const foe = engagedWith(state, seat);
    const enemy = foe === NONE ? undefined : state.enemies[foe - state.heroes.length];
    if (enemy !== undefined && enemy.minion !== NONE) sum -= minionOf(state, enemy.minion).level * MINION;
  });
  return sum;
}

const isGoingOn = ({ arena }: AdventureState, choice: Choice): boolean =>
  choice === PASS || ((arena.asking === 'main' || arena.asking === 'discard') && choice === fromArena(PROCEED));

/** The answer with the best fortune on average; all answers meet the same worlds and the same luck. */
export function lookAhead({ choices, sample, seed }: Question<AdventureState, AdventureView>): Choice {
  const sums = choices.map(() => 0);
  for (let i = 0; i < TRIES; i++) {
    const world = sample();
    choices.forEach((choice, at) => {
      const course = adventures.copy(world);
      // Going on is worth what lies there: what comes after it comes after every other answer, too.
      if (!isGoingOn(world, choice)) adventures.apply(course, choice, swiftChance(LUCK + seed + i), null);
      sums[at] = (sums[at] ?? 0) + fortune(course);
    });
  }
  return choices[sums.indexOf(Math.max(...sums))] ?? 0;
}
