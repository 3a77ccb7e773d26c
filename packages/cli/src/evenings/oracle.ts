// The truth of one match, made from what is durable alone: all that each watcher may know by now, and nothing else.
import {
  type AnyGame,
  type Chance,
  type Choice,
  chachaChance,
  type Position,
  proceed,
  reasonFor,
  start,
  streamKey,
  type Watcher,
} from '@wyrmtable/kernel';
import type { RegisteredGame } from '@wyrmtable/registry';
import type { MoveRow, Recipe } from '@wyrmtable/server/machine';

/** How the match stood before a choice, and how many events each watcher had been shown by then; nobody changes it. */
interface Stance {
  readonly state: Position;
  readonly shown: readonly number[];
  readonly choice: Choice;
}

/** How a match stood when somebody may have been shown it; what each watcher saw then is made when it is first asked for. */
interface Moment {
  state: Position;
  readonly views: (object | undefined)[];
}

export interface Oracle {
  readonly game: AnyGame;
  readonly recipe: Recipe;
  state: Position;
  /** Of each choice that holds. */
  readonly before: Stance[];
  /** Of each choice that was ever made. */
  readonly made: Stance[];
  readonly chance: Chance;
  /** Per watcher, the spectator last: the events it may know; null of those before the evening. */
  readonly events: (object | null)[][];
  /** The last stands for the match as it is. */
  readonly moments: Moment[];
  readonly bots: RegisteredGame['bots'];
  /** What bots may say of why they did something, as text: nothing that the seat could not know. Made when one does. */
  readonly reasons: Set<string>;
  /** Choices whose reasons are among them. */
  weighed: number;
}

export const indexOf = ({ recipe }: Oracle, watcher: Watcher): number =>
  watcher === 'spectator' ? recipe.seats : watcher;

export function newOracle(recipe: Recipe, bots: RegisteredGame['bots']): Oracle {
  const { game, options, seats, seed, words, content } = recipe;
  const chance = chachaChance(streamKey(seed, words));
  const state = start(game, options, seats, chance, content);
  return {
    game,
    recipe,
    state,
    before: [],
    made: [],
    chance,
    events: Array.from({ length: seats + 1 }, () => []),
    moments: [{ state, views: [] }],
    bots,
    reasons: new Set(),
    weighed: 0,
  };
}

/** The same match as it stood after so many of its choices, which nobody will be shown one by one. */
export function takenUp(whole: Oracle, played: number): Oracle {
  const { game, recipe, bots } = whole;
  const then = whole.before[played];
  const state = game.copy(then?.state ?? whole.state);
  const before = whole.before.slice(0, played);
  return {
    game,
    recipe,
    state,
    before,
    made: before.slice(),
    chance: chachaChance(streamKey(recipe.seed, recipe.words)),
    events: (then?.shown ?? shownBy(whole)).map((count) => new Array<null>(count).fill(null)),
    moments: [{ state, views: [] }],
    bots,
    reasons: new Set(),
    weighed: 0,
  };
}

const shownBy = ({ events }: Oracle): number[] => events.map(({ length }) => length);

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function countFields(fields: Readonly<Record<string, unknown>>): number {
  let count = 0;
  for (const name in fields) if (fields[name] !== undefined) count++;
  return count;
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

/** The same as JSON, whatever the order of the fields: a copy may have them in another than the match itself. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isFields(a) || !isFields(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isSameList(a, b);
  let count = 0;
  for (const name in a) {
    const value = a[name];
    if (value === undefined) continue;
    count++;
    if (b[name] !== value && !(Object.hasOwn(b, name) && isSame(value, b[name]))) return false;
  }
  return count === countFields(b);
}

/** There was such a view; most are of the match as it is now. */
export function hasSeen(oracle: Oracle, index: number, view: unknown): boolean {
  const { game, moments } = oracle;
  return (
    moments.findLast(({ state, views }) => {
      views[index] ??= game.view(state, watcherAt(oracle, index));
      return isSame(views[index], view);
    }) !== undefined
  );
}

/** Some bot may have said that. */
export function isReason(oracle: Oracle, reason: object): boolean {
  const { game, made, bots, reasons } = oracle;
  for (; oracle.weighed < made.length; oracle.weighed++) {
    const { state, choice } = made[oracle.weighed] ?? { state: oracle.state, choice: 0 };
    for (const { bot } of Object.values(bots)) {
      const own = reasonFor(bot, game, state, game.toMove(state) ?? 0, choice);
      if (own !== null) reasons.add(JSON.stringify(own));
    }
  }
  return reasons.has(JSON.stringify(reason));
}

const watcherAt = ({ recipe }: Oracle, index: number): Watcher => (index === recipe.seats ? 'spectator' : index);

/** So many choices hold and the rest was taken back; false where a die has fallen since. */
export function unlearn(oracle: Oracle, remaining: number, seat: number): boolean {
  const { game, before, moments } = oracle;
  const then = before[remaining];
  if (then === undefined || then.state.drawn !== oracle.state.drawn) return false;
  before.length = remaining;
  oracle.state = game.copy(then.state);
  for (const [index, events] of oracle.events.entries()) {
    events.push({ kind: 'taken-back', seat, since: then.shown[index] ?? 0 });
  }
  moments.push({ state: oracle.state, views: [] });
  return true;
}

/** Whether the move is one that the match allows where its log ends. */
export const follows = ({ game, state }: Oracle, { seat, choice }: MoveRow): boolean =>
  game.toMove(state) === seat && game.choices(state).includes(choice);

/** A move has become durable. */
export function learn(oracle: Oracle, { choice }: Pick<MoveRow, 'choice'>): void {
  const { game, state, chance, moments, before, made } = oracle;
  const stance: Stance = { state: game.copy(state), shown: shownBy(oracle), choice };
  before.push(stance);
  made.push(stance);
  const last = moments.at(-1);
  if (last !== undefined) last.state = stance.state;
  proceed(game, state, choice, chance, (event) => {
    for (let index = 0; index < oracle.events.length; index++) {
      const seen = game.show(event, watcherAt(oracle, index));
      if (seen !== null) oracle.events[index]?.push(seen);
    }
  });
  moments.push({ state, views: [] });
}
