// A lesson of the first road: what this moment is about, and what to do.
import './lesson.css';
import { LESSON, LESSONS } from '@wyrmtable/words/etch-table';
import { cardName } from '@wyrmtable/words/etchinstone';
import { Btn } from '../../pieces/Btn.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { useBoard } from './board.ts';
import { betterLayout } from './lesson.ts';
import type { Teaching } from './teaching.ts';

/** The names of the layout that the lesson about laying out proposes. */
function useProposal({ topic, situation }: Teaching): Record<'spell' | 'element' | 'boost', string> {
  const { lang } = useBoard();
  const better = topic === 'swap' ? betterLayout(situation) : null;
  const name = (card: string | null | undefined): string => (card ? cardName(lang, card) : '–');
  return { spell: name(better?.spell), element: name(better?.element), boost: name(better?.boost) };
}

export function Lesson({ teaching }: { readonly teaching: Teaching }) {
  const { say } = useBoard();
  const { topic, at, of, next, leave } = teaching;
  const { title, text } = LESSONS[topic];
  const proposal = useProposal(teaching);
  return (
    <section className="lesson" aria-label={say(LESSON.region)}>
      <div role="status">
        <h2>
          <Icon name="graduate-cap" />
          {say(title)} <small>{say(LESSON.progress, { at, of })}</small>
        </h2>
        <p>{say(text, proposal)}</p>
      </div>
      <div className="lesson__answers">
        {next === null ? (
          <p className="lesson__todo">{say(LESSON.todo)}</p>
        ) : (
          <Btn kind="primary" hotkey="Space" onPress={next}>
            {say(LESSON.next)}
          </Btn>
        )}
        <Btn kind="quiet" onPress={leave}>
          {say(LESSON.leave)}
        </Btn>
      </div>
    </section>
  );
}
