// What is to be done and how it went, in the words of each game.
import { isGameId } from '@wyrmtable/registry';
import type { DayBoard, DayEntry, DayTaskInfo } from '@wyrmtable/wire';
import { botName, type Lang, phrase } from '@wyrmtable/words';
import { GAMES } from '../games/index.ts';
import type { DayWords } from '../games/manifest.ts';

/** A task with the words of its game. */
export interface SpokenTask {
  readonly info: DayTaskInfo;
  readonly words: DayWords;
}

/** The tasks of a board; one of a game that this client does not know cannot be told. */
export async function spokenTasks({ tasks }: DayBoard): Promise<readonly SpokenTask[]> {
  const spoken = tasks.map(async (info): Promise<SpokenTask[]> => {
    const words = isGameId(info.task) ? await GAMES[info.task].day?.() : undefined;
    return words === undefined ? [] : [{ info, words }];
  });
  return (await Promise.all(spoken)).flat();
}

export const taskLine = (lang: Lang, { info: { options, levels }, words }: SpokenTask): string =>
  words.task(lang, options, botName(lang, levels[0] ?? ''));

export function resultLine(lang: Lang, words: DayWords, result: Pick<DayEntry, 'won' | 'turns' | 'figure'>): string {
  const { won, turns, figure } = result;
  return phrase(lang, won ? words.won : words.lost, { turns, figure });
}
