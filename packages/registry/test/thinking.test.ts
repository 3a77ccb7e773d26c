// Bots on a thread of their own: what they answer, and what happens when they do not.
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { parcelOf, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it, vi } from 'vitest';
import {
  type Asked,
  answerTo,
  botPool,
  defaultChoice,
  type Hearing,
  type Thread,
  thinker,
  type Word,
} from '../src/bot-pool.ts';
import { loadGame } from '../src/index.ts';
import type { Laid } from '../src/warm-up.ts';

const state = start(dragonFarkle, { wounds: 3 }, 2, swiftChance(5));
const seat = dragonFarkle.toMove(state) ?? 0;
const asked: Asked = {
  game: 'dragon-farkle',
  level: 'careful',
  state,
  parcel: parcelOf(dragonFarkle.content, state),
  seat,
  seed: 3,
};

/** A thread that answers as the real ones do, on this one. */
function able({ answered }: Hearing): Thread {
  const think = thinker();
  const post = async (word: Word): Promise<void> => {
    const answer = await think(word);
    if (answer !== null) answered(answer);
  };
  return { post: (word) => void post(word), end: () => {} };
}

describe('a bot asked on a thread', () => {
  it('answers with one of its choices; what goes wrong there is said, not thrown', async () => {
    const answered = await answerTo(asked);
    expect('choice' in answered && dragonFarkle.choices(state).includes(answered.choice)).toBe(true);
    expect(await answerTo({ ...asked, level: 'nobody' })).toEqual({ problem: 'no bot nobody' });
    expect(await answerTo({ ...asked, game: 'chess' })).toEqual({ problem: 'no game chess' });
    expect(await answerTo({ ...asked, seat: 9 })).toHaveProperty('problem');
  });

  it('thinks through a quarter of its budget in haste, and through all of it otherwise', async () => {
    const { bots } = await loadGame('dragon-farkle');
    const { bot, budget } = bots.master ?? {};
    if (bot === undefined || budget === undefined) throw new Error('no master');
    const answer = vi.spyOn(bot, 'answer').mockReturnValue(0);
    await answerTo({ ...asked, level: 'master' });
    await answerTo({ ...asked, level: 'master', hasty: true });
    expect(answer.mock.calls.map(([question]) => question.budget)).toEqual([budget, Math.ceil(budget / 4)]);
    answer.mockRestore();
  });

  it('that never answers is given up, its thread ended, and the next question goes to a new one', async () => {
    const reported: string[] = [];
    const ended: number[] = [];
    let hired = 0;
    const pool = botPool({
      patience: 20,
      report: (problem) => reported.push(problem),
      hire: (hearing) => {
        const number = hired++;
        if (number > 0) return able(hearing);
        return { post: () => {}, end: () => void ended.push(number) };
      },
    });
    expect(await pool.ask(asked)).toBeNull();
    expect(ended).toEqual([0]);
    expect(reported).toEqual(['bot careful of dragon-farkle did not answer in time']);
    expect(dragonFarkle.choices(state)).toContain(await pool.ask(asked));
    await pool.close();
  });

  it('has longer for its first answer, since its thread has yet to read the game', async () => {
    vi.useFakeTimers();
    const reported: string[] = [];
    let answer = (): void => {};
    const pool = botPool({
      patience: 1000,
      report: (problem) => reported.push(problem),
      hire: ({ answered }) => ({
        post: () => {
          answer = () => answered({ choice: 0 });
        },
        end: () => {},
      }),
    });
    const first = pool.ask(asked);
    vi.advanceTimersByTime(2500);
    answer();
    expect(await first).toBe(0);
    const second = pool.ask(asked);
    vi.advanceTimersByTime(1100);
    expect(await second).toBeNull();
    expect(reported).toHaveLength(1);
    vi.useRealTimers();
    await pool.close();
  });

  it('that speaks up after it was given up is not heard', async () => {
    let late: Hearing | null = null;
    let hired = 0;
    const pool = botPool({
      patience: 20,
      report: () => {},
      hire: (hearing) => {
        if (hired++ > 0) return able(hearing);
        late = hearing;
        return { post: () => {}, end: () => {} };
      },
    });
    expect(await pool.ask(asked)).toBeNull();
    const next = pool.ask(asked);
    (late as Hearing | null)?.answered({ choice: 987_654 });
    expect(dragonFarkle.choices(state)).toContain(await next);
    await pool.close();
  });

  it('whose thread falls over is answered for at once', async () => {
    const pool = botPool({
      patience: 60_000,
      report: () => {},
      hire: ({ failed }) => ({ post: () => queueMicrotask(() => failed('out of memory')), end: () => {} }),
    });
    expect(await pool.ask(asked)).toBeNull();
    await pool.close();
  });
});

describe('a thread whose bots sit down at a table', () => {
  const laid: Laid = { game: 'dragon-farkle', options: { wounds: 3 }, levels: [null, 'careful'] };

  it('rehearses without a word, and answers afterwards as it would have before', async () => {
    const think = thinker();
    expect(await think({ laid })).toBeNull();
    expect(await think({ asked })).toEqual(await thinker()({ asked }));
  });

  it('stops when somebody asks, so that nobody waits for a rehearsal', async () => {
    const think = thinker();
    let isOver = false;
    const rehearsing = think({ laid }).then(() => {
      isOver = true;
    });
    await think({ asked });
    // Sixty answers would take as many turns of the clock.
    for (let i = 0; i < 5; i++) await new Promise((done) => setTimeout(done, 0));
    expect(isOver).toBe(true);
    await rehearsing;
  });

  it('makes nothing of a table that cannot be', async () => {
    const think = thinker();
    expect(await think({ laid: { ...laid, options: { wounds: 'many' } } })).toBeNull();
    expect(await think({ laid: { ...laid, game: 'chess' } })).toBeNull();
    expect(await think({ laid: { ...laid, levels: ['nobody', null] } })).toBeNull();
  });

  it('is hired for that, and asked later on; while it answers it is left alone', async () => {
    const words: Word[] = [];
    let hired = 0;
    const pool = botPool({
      patience: 60_000,
      report: () => {},
      hire: (hearing) => {
        hired++;
        const thread = able(hearing);
        const post = (word: Word): void => {
          words.push(word);
          thread.post(word);
        };
        return { ...thread, post };
      },
    });
    pool.rehearse(laid);
    const answered = pool.ask(asked);
    pool.rehearse(laid);
    expect(dragonFarkle.choices(state)).toContain(await answered);
    expect(hired).toBe(1);
    expect(words).toEqual([{ laid }, { asked }]);
    await pool.close();
  });
});

it('what is done for a bot is passing, or the first thing that may be done', () => {
  expect(defaultChoice([7, 0, 3])).toBe(0);
  expect(defaultChoice([7, 3])).toBe(7);
  expect(defaultChoice([])).toBeUndefined();
});
