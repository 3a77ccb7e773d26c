// What the end of a game tells in figures.
import { type Message, number } from '@wyrmtable/words';
import { END } from '@wyrmtable/words/adv-table';
import { END as THRONE } from '@wyrmtable/words/throne-table';
import type { Figure } from '../../../pieces/Ending.tsx';
import { type Deed, storyOf as duelOf } from '../../dice-throne/story.ts';
import { type AdventureTable, nameOf } from '../table.ts';
import { storyOf } from './story.ts';

type Told = Pick<AdventureTable, 'say' | 'lang' | 'names' | 'events' | 'view'>;

const deed = (table: Told, of: Deed | null, text: Message): Figure[] =>
  of === null
    ? []
    : [{ value: number(table.lang, of.amount), text: table.say(text, { name: nameOf(table, of.seat) }) }];

/** Of the last game of a campaign, or of a fight between bosses and heroes. */
export function figuresOf(table: Told): readonly Figure[] {
  const { say, lang, events, view } = table;
  if (view.mode !== 'campaign') {
    const { blow, dealt, prevented } = duelOf(events);
    return [
      ...deed(table, blow, THRONE.blow),
      ...deed(table, dealt, THRONE.dealt),
      ...deed(table, prevented, THRONE.prevented),
    ];
  }
  const story = storyOf(events, view.heroes.length);
  if (story === null) return [];
  return [
    ...deed(table, story.blow, THRONE.blow),
    { value: number(lang, story.foes), text: say(END.foes) },
    { value: number(lang, story.gold), text: say(END.gold) },
  ];
}
