// Weighs stopping against rolling on: exact, and at a new Brawl too slow for the thread that draws.
import { advice } from '@wyrmtable/bots/dragon-farkle/odds';
import type { AdviceAnswer, AdviceQuestion } from './advice.ts';

addEventListener('message', ({ data: { number, view } }: MessageEvent<AdviceQuestion>) => {
  const answer: AdviceAnswer = { number, advice: advice(view) };
  postMessage(answer);
});
