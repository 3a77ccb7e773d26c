// Weighs stopping against rolling on: exact, and at a new Brawl too slow for the thread that draws.
import { advice } from '@wyrmtable/bots/dragon-farkle/odds';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { answerWith } from '../../table/worker-answer.ts';
import type { AdviceQuestion } from './advice.ts';

answerWith(dragonFarkle.content, ({ view }: AdviceQuestion) => advice(view));
