// The thread in which bots think, one question at a time. The bot itself sees its view and possible worlds only.
import { parentPort } from 'node:worker_threads';
import { question } from '@wyrmtable/kernel';
import { isGameId, take } from '@wyrmtable/shelf';
import type { Answered, Asked } from './questions.ts';

async function answer({ game: id, level, state, seat, seed }: Asked): Promise<Answered> {
  if (!isGameId(id)) return { problem: `no game ${id}` };
  const { game, bots } = await take(id);
  const found = bots[level];
  if (found === undefined) return { problem: `no bot ${level}` };
  const choice = found.bot.answer(question(game, state, seat, found.budget, seed));
  return game.choices(state, seat).includes(choice) ? { choice } : { problem: `illegal choice ${choice}` };
}

parentPort?.on('message', async (asked: Asked) => {
  let answered: Answered;
  try {
    answered = await answer(asked);
  } catch (problem) {
    answered = { problem: String(problem) };
  }
  parentPort?.postMessage(answered);
});
