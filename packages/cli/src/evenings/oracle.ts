// The truth of one match, made from what is durable alone: all that each watcher may know by now, and nothing else.
import {
  type AnyGame,
  type Chance,
  canonical,
  chachaChance,
  type Position,
  proceed,
  reasonFor,
  start,
  streamKey,
  type Watcher,
} from '@wyrmtable/kernel';
import type { RegisteredGame } from '@wyrmtable/registry';
import { type MoveRow, type Recipe, recipeOf, type TableRow } from '@wyrmtable/server/machine';

export interface Oracle {
  readonly game: AnyGame;
  readonly recipe: Recipe;
  state: Position;
  /** For each choice that holds how the match stood before it, and what had been shown by then; null of those long ago. */
  readonly before: ({ readonly state: Position; readonly shown: readonly number[] } | null)[];
  readonly chance: Chance;
  /** Per watcher, the spectator last: the events it may know, as text. */
  readonly events: string[][];
  /** Per watcher: every view there was. */
  readonly views: Set<string>[];
  /** Windows that were told of. */
  windows: number;
  /** What bots may say of why they did something, as text: nothing that the seat could not know. */
  readonly reasons: Set<string>;
  readonly bots: RegisteredGame['bots'];
}

export const indexOf = ({ recipe }: Oracle, watcher: Watcher): number =>
  watcher === 'spectator' ? recipe.seats : watcher;

export function newOracle(row: TableRow, registered: RegisteredGame): Oracle {
  const recipe = recipeOf(row, registered);
  const { game, options, seats, seed, words, content } = recipe;
  const chance = chachaChance(streamKey(seed, words));
  const oracle: Oracle = {
    game,
    recipe,
    state: start(game, options, seats, chance, content),
    before: [],
    chance,
    events: Array.from({ length: seats + 1 }, () => []),
    views: Array.from({ length: seats + 1 }, () => new Set()),
    windows: 0,
    reasons: new Set(),
    bots: registered.bots,
  };
  look(oracle);
  return oracle;
}

/** There was such a view; the same fields may come in another order from a copy than from the match itself. */
export function hasSeen({ views }: Oracle, index: number, view: unknown): boolean {
  const seen = views[index] ?? new Set();
  if (seen.has(JSON.stringify(view))) return true;
  const wanted = canonical(view);
  return [...seen].some((text) => canonical(JSON.parse(text)) === wanted);
}

const watcherAt = ({ recipe }: Oracle, index: number): Watcher => (index === recipe.seats ? 'spectator' : index);

function look(oracle: Oracle): void {
  for (const [index, views] of oracle.views.entries()) {
    views.add(JSON.stringify(oracle.game.view(oracle.state, watcherAt(oracle, index))));
  }
}

/** Choices one after another without a die or a card, at most. */
const LOOSE = 60;

/** So many choices hold and the rest was taken back; false where a die has fallen since. */
export function unlearn(oracle: Oracle, remaining: number, seat: number): boolean {
  const { game, before } = oracle;
  const then = before[remaining] ?? null;
  if (then === null || then.state.drawn !== oracle.state.drawn) return false;
  before.length = remaining;
  oracle.state = game.copy(then.state);
  for (const [index, events] of oracle.events.entries()) {
    events.push(JSON.stringify({ kind: 'taken-back', seat, since: then.shown[index] ?? 0 }));
  }
  look(oracle);
  return true;
}

/** Whether the move is one that the match allows where its log ends. */
export const follows = ({ game, state }: Oracle, { seat, choice }: MoveRow): boolean =>
  game.toMove(state) === seat && game.choices(state).includes(choice);

/** A move has become durable. `unseen`: it was made before the evening, and nobody will be shown the table as it was then. */
export function learn(oracle: Oracle, { choice }: Pick<MoveRow, 'choice'>, unseen = false): void {
  const { game, state, chance, bots, reasons } = oracle;
  const seat = game.toMove(state) ?? 0;
  for (const { bot } of Object.values(bots)) {
    const reason = reasonFor(bot, game, state, seat, choice);
    if (reason !== null) reasons.add(JSON.stringify(reason));
  }
  const shown = oracle.events.map(({ length }) => length);
  oracle.before.push({ state: game.copy(state), shown });
  // Nobody takes back more than this.
  if (oracle.before.length > LOOSE) oracle.before[oracle.before.length - LOOSE - 1] = null;
  proceed(game, state, choice, chance, (event) => {
    if (event.kind === 'window') oracle.windows++;
    for (const [index, events] of oracle.events.entries()) {
      const seen = game.show(event, watcherAt(oracle, index));
      if (seen !== null) events.push(unseen ? '' : JSON.stringify(seen));
    }
  });
  if (!unseen) look(oracle);
}
