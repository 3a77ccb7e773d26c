// `stops`: how often the windows of Dice Throne would ask a person, counted in duels between bots.
import { reviewerOf } from '@wyrmtable/bots/review';
import { askedIn } from '@wyrmtable/bots/stops';
import { HABITS } from '@wyrmtable/dice-throne/stops';
import { loadGame } from '@wyrmtable/registry';
import { number, phrase } from '@wyrmtable/words';
import { FAULT, FLAG, HABITS_FLAG, STOPS_ABOUT, STOPS_COUNTED, STOPS_FLAG, STOPS_WEIGH } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Command, complain, isComplaint } from '../call.ts';
import { botsNamed } from '../named-games.ts';
import { progress, report, table } from '../report.ts';

const MOST_GAMES = 1_000_000;

const FIGURES = ['windows', 'asked', 'passed', 'missed', 'inTenTurns', 'weighed', 'gaining', 'idle'] as const;
const WEIGHED: ReadonlySet<string> = new Set(['weighed', 'gaining', 'idle']);

export const stops: Command = {
  usage: 'stops',
  about: STOPS_ABOUT,
  flags: {
    stops: { type: 'string', hint: HABITS.join('|'), about: STOPS_FLAG },
    bots: { type: 'string', hint: 'LEVEL', about: HABITS_FLAG },
    games: { type: 'string', hint: 'N', about: FLAG.games },
    seed: { type: 'string', hint: 'S', about: FLAG.seed },
    weigh: { type: 'boolean', about: STOPS_WEIGH },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 0 },
  async run(call) {
    const { lang } = call;
    const wanted = call.text('stops') ?? 'auto';
    const habit = HABITS.find((known) => known === wanted);
    if (habit === undefined) return complain(FAULT.notAHabit, { text: wanted, known: HABITS.join(', ') });
    const { bots } = await loadGame('dice-throne');
    const named = botsNamed(call.text('bots') ?? 'adept', bots, 1);
    if (isComplaint(named)) return named;
    const [level = 'adept'] = named;
    const games = wholeNumber(call, 'games', { min: 1, max: MOST_GAMES, usual: 240 });
    if (isComplaint(games)) return games;
    const seed = wholeNumber(call, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, usual: 1 });
    if (isComplaint(seed)) return seed;
    const bot = bots[level]?.bot;
    if (bot === undefined) throw new RangeError(`no bot plays ${level}`);
    const shown = progress(lang, games);
    const reviewer = call.has('weigh') ? await reviewerOf('dice-throne') : null;
    const playing = askedIn(bot, habit, games, seed, reviewer?.weigh ?? null);
    let step = playing.next();
    for (; !step.done; step = playing.next()) shown.to(step.value);
    shown.end();
    const counted = step.value;
    report(call, { level, stops: habit, seed, ...counted }, () => [
      phrase(lang, STOPS_COUNTED.played, { games, turns: counted.turns, seed: String(seed) }),
      '',
      ...table(
        FIGURES.filter((figure) => counted.weighed > 0 || !WEIGHED.has(figure)).map((figure) => [
          phrase(lang, STOPS_COUNTED[figure]),
          number(lang, Math.round(counted[figure] * 100) / 100),
        ]),
      ),
    ]);
    return 'done';
  },
};
