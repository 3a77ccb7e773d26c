// Adventures on which every kind of choice of the campaign can be made; those of its fights are Dice Throne's own.
import {
  type AdventureEvent,
  type AdventureView,
  adventures,
  isArena,
  KINDS,
  type Kind,
  kindOf,
} from '@wyrmtable/adventures';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import { type Choice, isRefusal, readOptions } from '@wyrmtable/kernel';
import { type At, type Offered, tablesOffering } from './search.ts';

const NAMES = ['Jagna', 'Bogusz', 'Mirka'];
/** Asked only of several heroes. */
const TEAM: ReadonlySet<Kind> = new Set<Kind>(['share', 'rescue']);

const fits = ({ choices }: At<AdventureView, AdventureEvent>, choice: Choice): boolean =>
  !isArena(choice) && choices.length > 1;

const isOf = (choice: Choice, ...kinds: readonly Kind[]): boolean => !isArena(choice) && kinds.includes(kindOf(choice));

interface Company {
  readonly heroes: readonly string[];
  readonly tries: number;
  readonly longest: number;
  /** Out of a hundred answers so many are given at random. */
  readonly whims: number;
}

/** Alone to the end of a campaign; and three who fight badly, so that one falls whom two others could save. */
const COMPANIES: readonly Company[] = [
  { heroes: ['pyromancer'], tries: 6, longest: 15_000, whims: 4 },
  { heroes: ['barbarian', 'monk', 'treant'], tries: 40, longest: 1000, whims: 60 },
];

export function adventuresOfEveryKind(): ReadonlyMap<Kind, Offered> {
  const found = new Map<Kind, Offered>();
  for (const [n, { heroes, whims, ...search }] of COMPANIES.entries()) {
    const seats = heroes.map((_, seat) => ({ name: NAMES[seat] ?? '', bot: null }));
    const wish = { mode: 'campaign', heroes, difficulty: 'normal', extraMinions: false };
    const options = readOptions(adventures, wish, seats.length);
    if (isRefusal(options)) throw new Error(`such a campaign cannot be begun: ${options.refused}`);
    const more = tablesOffering(
      KINDS.filter((kind) => !found.has(kind) && (n > 0 || !TEAM.has(kind))),
      {
        ...search,
        game: adventures,
        options,
        seats,
        series: 50 + n,
        kindOf,
        fits,
        answer: (asked, whim) => {
          const answer = adventuresBots[whim < whims ? 'random' : 'eager'].bot.answer(asked);
          // A whim may lose a scenario, but it does not give the campaign up, and Salves are kept for whoever falls.
          const careless = isOf(answer, 'retire') || (n > 0 && isOf(answer, 'salve'));
          const better = asked.choices.find((one) => !isOf(one, 'retire', 'salve'));
          return careless ? (better ?? answer) : answer;
        },
      },
    );
    for (const [kind, offered] of more) found.set(kind, offered);
  }
  return found;
}
