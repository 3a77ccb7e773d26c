// The prompt bar of this game: the question of the moment, what hangs on it, and the answers.
import './asking.css';
import { BUTTONS, HINT, KEYS, REGIONS } from '@wyrmtable/words/etch-table';
import type { Ref } from 'react';
import { AnswerBtn } from '../../pieces/AnswerBtn.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { KeysHelp } from '../../pieces/KeysHelp.tsx';
import { useNarrow } from '../../pieces/narrow.ts';
import { Prompt } from '../../pieces/Prompt.tsx';
import { ETCH_MOMENT_RULES } from '../../why/etchinstone.ts';
import { answersOf } from './answering.ts';
import { type Board, useBoard } from './board.ts';
import { questionOf } from './question.ts';
import { toneOf } from './verdict.ts';

function emblemOf({ moment, forecast, errand, view }: Board): { readonly icon: string; readonly tone: string } {
  if (errand !== null) return { icon: 'trail', tone: 'plain' };
  switch (moment) {
    case 'absorb':
      return { icon: 'broken-heart', tone: 'danger' };
    case 'upgrade':
      return { icon: 'upgrade', tone: 'heal' };
    case 'difficulty':
      return { icon: 'spell-book', tone: 'plain' };
    case 'over':
      return view.result === 'won' ? { icon: 'laurels', tone: 'heal' } : { icon: 'broken-shield', tone: 'danger' };
    case 'arrange': {
      const tone = forecast === null ? 'plain' : toneOf(forecast);
      return { icon: tone === 'danger' ? 'broken-shield' : 'laurels', tone };
    }
  }
}

function Keys() {
  const { say } = useBoard();
  const rows = [
    ['1–9', say(KEYS.cards)],
    ['Enter', say(KEYS.primary)],
    ['B, N', say(KEYS.boost)],
    ['C', say(KEYS.combine)],
    ['G', say(KEYS.spare)],
    ['D', say(KEYS.detour)],
    ['H', say(HINT.key)],
    ['R', say(KEYS.reset)],
    ['U', say(KEYS.undo)],
    ['?', say(KEYS.help)],
  ] as const;
  return <KeysHelp open={say(BUTTONS.keys)} title={say(KEYS.title)} rows={rows} />;
}

export interface AskingProps {
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** The line of what is being told. */
  readonly told: string | null;
}

export function Asking({ titleRef, told }: AskingProps) {
  const board = useBoard();
  const { say, moment, mine } = board;
  const { title, text } = questionOf(board, told);
  const { icon, tone } = emblemOf(board);
  const narrow = useNarrow();
  const answers = answersOf(board);
  // Three answers in one row of a phone leave room for their words only, four not even for those.
  const crowded = narrow && answers.length > 3;
  return (
    <Prompt
      label={say(REGIONS.prompt)}
      title={title}
      titleRef={titleRef}
      waiting={moment === 'over' || !mine}
      why={ETCH_MOMENT_RULES[moment]}
      emblem={
        <span className="emblem" data-tone={tone} aria-hidden="true">
          <Icon name={icon} />
        </span>
      }
      actions={
        <>
          <Keys />
          {answers.map((answer) =>
            crowded && answer.icon !== null ? (
              <span key={answer.kind} className="prompt__small">
                <AnswerBtn answer={answer} />
              </span>
            ) : (
              <AnswerBtn key={answer.kind} answer={narrow ? { ...answer, icon: null } : answer} />
            ),
          )}
        </>
      }
    >
      {text}
    </Prompt>
  );
}
