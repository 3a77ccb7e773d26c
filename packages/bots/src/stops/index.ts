// How often a person would be asked in a window: duels between bots, with the stops of a person laid over every seat.
import { diceThrone, HEROES } from '@wyrmtable/dice-throne';
import { type Habit, stopsOf } from '@wyrmtable/dice-throne/stops';
import { type AnyBot, chachaChance, derivedSeed, PASS, proceed, question, start, streamKey } from '@wyrmtable/kernel';
import type { Reviewer } from '../review/reviewer.ts';

export interface Asked {
  readonly games: number;
  /** Windows in which a player could have answered, and those in which the stops ask. */
  readonly windows: number;
  readonly asked: number;
  /** Questions to which the bot answers with a pass. */
  readonly passed: number;
  /** Answers that the bot gives in windows that go by unasked. */
  readonly missed: number;
  /**
   * Questions that were weighed, those at which every other answer would cost more than WIDE of a chance to win, and those at
   * which some answer would gain anything; all 0 where nobody weighed.
   */
  readonly weighed: number;
  readonly idle: number;
  readonly gaining: number;
  /** Turns of all duels together. */
  readonly turns: number;
  /** Questions to one player in ten turns of a duel. */
  readonly inTenTurns: number;
}

const PLAYERS = 2;

/** Every hero against all others in turn. */
function heroesOf(duel: number): readonly string[] {
  const count = HEROES.length;
  const [one, other] = [duel % count, (duel + 1 + (Math.floor(duel / count) % (count - 1))) % count];
  return [HEROES[one]?.id ?? '', HEROES[other]?.id ?? ''];
}

interface Counts {
  windows: number;
  asked: number;
  passed: number;
  missed: number;
  weighed: number;
  idle: number;
  gaining: number;
  turns: number;
}

/** What every choice of a question is worth, as a chance to win. */
type Weigh = Reviewer['weigh'];

/** So much of a chance to win is a wide margin: a question that only a pass answers without losing it should not be asked. */
const WIDE = 0.05;

function weighAt(put: Parameters<Weigh>[0], weigh: Weigh, counts: Counts): void {
  const found = weigh(put);
  const passing = found.find(({ choice }) => choice === PASS)?.win ?? 0;
  const best = Math.max(...found.flatMap(({ choice, win }) => (choice === PASS ? [] : [win])));
  counts.weighed++;
  if (passing - best > WIDE) counts.idle++;
  if (best > passing) counts.gaining++;
}

interface Play {
  readonly bot: AnyBot;
  readonly stops: ReturnType<typeof stopsOf>;
  readonly counts: Counts;
  readonly weigh: Weigh | null;
}

function play({ bot, stops, counts, weigh }: Play, seed: number, duel: number): void {
  const chance = chachaChance(streamKey(derivedSeed(seed, duel), []));
  const options = { mode: 'duel', heroes: heroesOf(duel), promo: false } as const;
  const state = start(diceThrone, options, PLAYERS, chance);
  for (let made = 0; ; made++) {
    const seat = diceThrone.toMove(state);
    if (seat === null) break;
    const put = question(diceThrone, state, seat, 0, duel * 100_000 + made);
    const choice = bot.answer(put);
    if (put.view.window !== null && put.choices.length > 1 && put.choices.includes(PASS)) {
      counts.windows++;
      if (!stops.letsPass(put.view, put.choices, seat)) {
        counts.asked++;
        if (choice === PASS) counts.passed++;
        if (weigh !== null) weighAt(put, weigh, counts);
      } else if (choice !== PASS) counts.missed++;
    }
    proceed(diceThrone, state, choice, chance);
  }
  counts.turns += state.turn;
}

/** Yields the duels played so far; the same figures for the same seed. */
export function* askedIn(
  bot: AnyBot,
  habit: Habit,
  games: number,
  seed: number,
  weigh: Weigh | null = null,
): Generator<number, Asked> {
  const counts: Counts = { windows: 0, asked: 0, passed: 0, missed: 0, weighed: 0, idle: 0, gaining: 0, turns: 0 };
  const stops = stopsOf({ habit });
  for (let duel = 0; duel < games; duel++) {
    play({ bot, stops, counts, weigh }, seed, duel);
    yield duel + 1;
  }
  return { games, ...counts, inTenTurns: (counts.asked / PLAYERS / counts.turns) * 10 };
}
