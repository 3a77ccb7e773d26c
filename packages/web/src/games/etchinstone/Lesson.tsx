// A lesson of the first road: what this moment is about, and what to do.
import { FIRST_ROAD, LESSONS } from '@wyrmtable/words/etch-table';
import { cardName } from '@wyrmtable/words/etchinstone';
import { LESSON } from '@wyrmtable/words/lessons';
import { Leaf, Leave } from '../../learn/leaf.tsx';
import { usePointing } from '../../learn/pointing.ts';
import { useBoard } from './board.ts';
import { betterLayout, type Part } from './lesson.ts';
import type { Teaching } from './teaching.ts';

/** The names of the layout that the lesson about laying out proposes. */
function useProposal({ topic, situation }: Teaching): Record<'spell' | 'element' | 'boost', string> {
  const { lang } = useBoard();
  const better = topic === 'swap' ? betterLayout(situation) : null;
  const name = (card: string | null | undefined): string => (card ? cardName(lang, card) : '–');
  return { spell: name(better?.spell), element: name(better?.element), boost: name(better?.boost) };
}

const PARTS: Readonly<Record<Part, string>> = {
  foe: '.foe',
  slots: '.slots',
  outcome: '.outcome',
  cards: '.choosing',
  prompt: '.etch .prompt',
  notes: '.road',
};

export function Lesson({ teaching }: { readonly teaching: Teaching }) {
  const { say } = useBoard();
  const { topic, at, of, next, leave } = teaching;
  const { title, text } = LESSONS[topic];
  const proposal = useProposal(teaching);
  usePointing(PARTS[teaching.part]);
  return (
    <Leaf
      region={say(FIRST_ROAD.region)}
      title={say(title)}
      text={say(text, proposal)}
      at={at}
      of={of}
      next={next}
      awaited={say(LESSON.todo)}
    >
      <Leave onPress={leave} />
    </Leaf>
  );
}
