// `habits`: what looks foolish, counted in duels or on adventures of one level, each with the bound that a sensible player keeps to.
import { type HabitFigure, habitsIn, teamHabitsIn } from '@wyrmtable/bots/habits';
import { loadGame } from '@wyrmtable/registry';
import { botName, number, phrase } from '@wyrmtable/words';
import { FLAG, HABITS, HABITS_ABOUT, HABITS_FLAG, HABITS_GAMES } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Call, type Command, complain, isComplaint } from '../call.ts';
import { botsNamed, gameNamed } from '../named-games.ts';
import { progress, report, table } from '../report.ts';

const MOST_GAMES = 1_000_000;
const MOST_BUDGET = 1_000_000_000;
/** The levels that are meant to play well. */
const BOUND: ReadonlySet<string> = new Set(['adept', 'master']);

function boundOf({ lang }: Call, { most, least }: HabitFigure): string {
  if (most !== null) return phrase(lang, HABITS.atMost, { bound: most });
  return least === null ? '' : phrase(lang, HABITS.atLeast, { bound: least });
}

function rowOf(call: Call, figure: HabitFigure): string[] {
  const habit = phrase(call.lang, HABITS.habit, { habit: figure.habit.replaceAll('-', '_') });
  return [
    habit,
    number(call.lang, Math.round(figure.rate * 100) / 100),
    boundOf(call, figure),
    figure.holds ? '' : '!',
  ];
}

export const habits: Command = {
  usage: 'habits [dice-throne|adventures]',
  about: HABITS_ABOUT,
  flags: {
    bots: { type: 'string', hint: 'LEVEL', about: HABITS_FLAG },
    games: { type: 'string', hint: 'N', about: FLAG.games },
    seed: { type: 'string', hint: 'S', about: FLAG.seed },
    budget: { type: 'string', hint: 'N', about: FLAG.budget },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 1 },
  async run(call) {
    const game = gameNamed(call.places[0] ?? 'dice-throne');
    if (isComplaint(game)) return game;
    if (game !== 'dice-throne' && game !== 'adventures') return complain(HABITS_GAMES);
    const isTeams = game === 'adventures';
    const { bots } = await loadGame(game);
    const named = botsNamed(call.text('bots') ?? 'adept', bots, 1);
    if (isComplaint(named)) return named;
    const [level = 'adept'] = named;
    const games = wholeNumber(call, 'games', { min: 1, max: MOST_GAMES, usual: 1000 });
    if (isComplaint(games)) return games;
    const seed = wholeNumber(call, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, usual: 1 });
    if (isComplaint(seed)) return seed;
    const budget = wholeNumber(call, 'budget', { min: 0, max: MOST_BUDGET, usual: bots[level]?.budget ?? 0 });
    if (isComplaint(budget)) return budget;
    const bot = bots[level]?.bot;
    if (bot === undefined) throw new RangeError(`no bot plays ${level}`);
    const shown = progress(call.lang, games);
    const watching = (isTeams ? teamHabitsIn : habitsIn)(bot, budget, games, seed, BOUND.has(level));
    let step = watching.next();
    for (; !step.done; step = watching.next()) shown.to(step.value);
    shown.end();
    const figures = step.value;
    report(call, { game, level, games, seed, budget, habits: figures }, () => [
      phrase(call.lang, isTeams ? HABITS.teamsWatched : HABITS.watched, {
        games,
        bot: botName(call.lang, level),
        seed: String(seed),
      }),
      '',
      ...table(figures.map((figure) => rowOf(call, figure))),
    ]);
    return figures.every(({ holds }) => holds) ? 'done' : 'does-not-hold';
  },
};
