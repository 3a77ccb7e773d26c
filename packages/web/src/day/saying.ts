// What is to be done and how it went, in words: the one place of this page that knows the games apart.
import { DIFFICULTY_IDS, DRAGON_IDS } from '@wyrmtable/etchinstone';
import type { DayEntry, DayTaskInfo } from '@wyrmtable/wire';
import { botName, type Lang, phrase } from '@wyrmtable/words';
import { day } from '@wyrmtable/words/day';
import { heroName } from '@wyrmtable/words/dice-throne';
import { difficultyName, dragonName } from '@wyrmtable/words/etchinstone';

type Options = Readonly<Record<string, unknown>>;

export function taskLine(lang: Lang, { task, options, levels }: DayTaskInfo): string {
  const known: Options = { ...options };
  const bot = botName(lang, levels[0] ?? '');
  if (task === 'dice-throne') {
    const [own = '', other = ''] = Array.isArray(known.heroes) ? known.heroes.map(String) : [];
    return phrase(lang, day.throne, { own: heroName(lang, own), other: heroName(lang, other), bot });
  }
  if (task === 'dragon-farkle') return phrase(lang, day.farkle, { wounds: Number(known.wounds), bot });
  const dragon = DRAGON_IDS.find((id) => id === known.dragon) ?? DRAGON_IDS[0];
  const difficulty = DIFFICULTY_IDS.find((id) => id === known.difficulty) ?? DIFFICULTY_IDS[0];
  return phrase(lang, day.dragon, {
    dragon: dragonName(lang, dragon),
    difficulty: difficultyName(lang, difficulty),
  });
}

const LINES = {
  'dragon-farkle': { won: day.farkleWon, lost: day.farkleLost },
  'dice-throne': { won: day.throneWon, lost: day.throneLost },
  etchinstone: { won: day.dragonWon, lost: day.dragonLost },
} as const;

const isKnown = (task: string): task is keyof typeof LINES => Object.hasOwn(LINES, task);

export function resultLine(lang: Lang, task: string, result: Pick<DayEntry, 'won' | 'turns' | 'figure'>): string {
  const lines = LINES[isKnown(task) ? task : 'etchinstone'];
  const { won, turns, figure } = result;
  return phrase(lang, won ? lines.won : lines.lost, { turns, figure });
}
