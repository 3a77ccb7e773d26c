// Pokémon Showdown's simulator, first generation, by its own random player's rule: any move, a switch only when it must.
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, Dex, type PRNGSeed, Teams } from '@pkmn/sim';
import { type Chance, swiftChance } from '@wyrmtable/kernel';

Teams.setGeneratorFactory(TeamGenerators);

const FORMAT = 'gen1randombattle';

const seedOf = (seed: number, n: number): PRNGSeed => `${seed},${n},3,4`;

/** Places from 1 of what passes the test. */
function places<T>(list: readonly T[], passes: (entry: T, i: number) => boolean): number[] {
  return list.flatMap((entry, i) => (passes(entry, i) ? [i + 1] : []));
}

/** What a side does that is asked, or null for one that waits. */
function answer(battle: Battle, side: 'p1' | 'p2', whim: Chance): string | null {
  const request = battle[side].activeRequest;
  if (request === null || request === undefined || request.wait) return null;
  const pick = (among: readonly number[]) => among[whim.below(Math.max(1, among.length))] ?? 1;
  if (request.forceSwitch) {
    const fit = places(request.side.pokemon, ({ condition, active }) => !active && !condition.endsWith(' fnt'));
    return `switch ${pick(fit)}`;
  }
  const [active] = 'active' in request ? request.active : [];
  return active === undefined ? 'default' : `move ${pick(places(active.moves, ({ disabled }) => !disabled))}`;
}

/** Plays whole battles; gives how many. */
export function playShowdown(battles: number, seed: number): number {
  const whim = swiftChance(seed);
  for (let i = 0; i < battles; i++) {
    const team = (n: number) => Teams.generate(FORMAT, { seed: seedOf(seed, 2 * i + n) });
    const battle = new Battle({
      formatid: Dex.formats.get(FORMAT).id,
      seed: seedOf(seed, i),
      p1: { name: 'one', team: team(0) },
      p2: { name: 'two', team: team(1) },
    });
    while (!battle.ended) {
      for (const side of ['p1', 'p2'] as const) {
        const choice = answer(battle, side, whim);
        if (choice !== null && !battle.choose(side, choice)) battle.choose(side, 'default');
      }
    }
  }
  return battles;
}
