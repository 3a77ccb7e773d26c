// Matches that were begun before the evening, played by lot once and shared: an evening takes one up where it likes.
import {
  type AnyGame,
  derivedSeed,
  isRefusal,
  type Manifest,
  type Position,
  readOptions,
  swiftChance,
} from '@wyrmtable/kernel';
import { type GameId, loadGame, type RegisteredGame } from '@wyrmtable/registry';
import { begin, type MoveRow, playOne, type Recipe } from '@wyrmtable/server/machine';
import { learn, newOracle, type Oracle } from './oracle.ts';

export interface Begun {
  readonly registered: RegisteredGame;
  readonly options: object;
  readonly seats: number;
  readonly content: Manifest;
  readonly seed: string;
  readonly words: readonly string[];
  readonly setUp: readonly number[];
  /** The whole match, or the beginning of a very long one. */
  readonly moves: readonly Omit<MoveRow, 'match'>[];
  /** What each watcher may know of it. */
  readonly whole: Oracle;
}

interface Kind {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  /** Of so many tables. */
  readonly weight: number;
}

/** What most tables play. */
const KINDS: readonly Kind[] = [
  { game: 'dragon-farkle', seats: 2, options: { wounds: 3 }, weight: 9 },
  { game: 'dragon-farkle', seats: 3, options: { wounds: 3 }, weight: 8 },
  { game: 'etchinstone', seats: 1, options: {}, weight: 2 },
  { game: 'dice-throne', seats: 2, options: { mode: 'duel', heroes: ['barbarian', 'monk'] }, weight: 1 },
];

const HEROES = ['barbarian', 'monk', 'moon-elf', 'pyromancer', 'paladin', 'shadow-thief'];
const throne = (mode: string, seats: number): Kind => ({
  game: 'dice-throne',
  seats,
  options: { mode, heroes: HEROES.slice(0, seats) },
  weight: 1,
});
const adventures = (seats: number, options: object, weight = 1): Kind => ({
  game: 'adventures',
  seats,
  options,
  weight,
});

/** Many at a table, teams and campaigns: a step of theirs takes many times as long, so one table in so many plays them. */
const RARE_KINDS: readonly Kind[] = [
  throne('2v2', 4),
  throne('3v3', 6),
  throne('koth', 3),
  throne('koth', 5),
  adventures(2, { heroes: HEROES.slice(2, 4) }, 2),
  adventures(3, { scenario: 2, heroes: HEROES.slice(0, 3) }),
  adventures(3, { mode: 'boss-vs-team' }),
  adventures(2, { mode: 'boss-vs-boss' }),
];
const RARE = 30;
/** The one of them: the evenings that are kept because they once went wrong stay what they were. */
const RARE_ONE = 7;

const VARIANTS = 4;
const RARE_VARIANTS = 2;
/** Choices of a match that is begun before the evening, at most. */
const LONGEST = 400;

export interface Pool {
  /** `lot` says which. */
  begun(lot: number): Begun;
}

/** Each as often as it weighs. */
const loaded = (kinds: readonly Kind[]) =>
  Promise.all(
    kinds
      .flatMap((kind) => Array.from({ length: kind.weight }, () => kind))
      .map(async (kind) => ({ kind, registered: await loadGame(kind.game) })),
  );

export async function openPool(): Promise<Pool> {
  const [usual, rare] = await Promise.all([loaded(KINDS), loaded(RARE_KINDS)]);
  const known = new Map<string, Begun>();
  return {
    begun(lot) {
      const draw = Math.floor(lot / usual.length);
      const rest = Math.floor(draw / VARIANTS);
      const isRare = rest % RARE === RARE_ONE;
      const variant = draw % (isRare ? RARE_VARIANTS : VARIANTS);
      const kinds = isRare ? rare : usual;
      const index = (isRare ? Math.floor(rest / RARE) : lot) % kinds.length;
      const found = kinds[index];
      if (found === undefined) throw new RangeError('nothing to play');
      const key = `${found.kind.game} ${found.kind.seats} ${JSON.stringify(found.kind.options)} ${variant}`;
      const begun = known.get(key) ?? playedByLot(found.registered, found.kind, variant);
      known.set(key, begun);
      return begun;
    },
  };
}

function playedByLot(registered: RegisteredGame, { seats, options: wish }: Kind, variant: number): Begun {
  const game: AnyGame = registered.game;
  const options = readOptions(game, wish, seats);
  if (isRefusal(options)) throw new RangeError(options.refused);
  const content = game.stock(options, seats);
  const seed = derivedSeed(20_261_116, variant);
  const words = Array.from({ length: seats }, (_, seat) => `word ${seat}`);
  const recipe: Recipe = { id: '', game, options, content, seats, seed, words };
  const run = begin(recipe);
  const setUp = run.results.slice();
  const luck = swiftChance(variant + 1);
  const moves: MoveRow[] = [];
  const toMove = (state: Position) => (moves.length < LONGEST ? game.toMove(state) : null);
  for (let seat = toMove(run.state); seat !== null; seat = toMove(run.state)) {
    const choices = game.choices(run.state);
    moves.push(playOne(run, seat, choices[luck.below(choices.length)] ?? 0, () => {}));
  }
  const whole = newOracle(recipe, registered.bots);
  for (const move of moves) learn(whole, move);
  return { registered, options, seats, content, seed, words, setUp, moves, whole };
}
