// The prompt bar of this game: the question of the moment, what hangs on it, and the answers.
import { zonkAhead } from '@wyrmtable/bots/dragon-farkle/odds';
import './asking.css';
import { percent } from '@wyrmtable/words';
import { ODDS, REGIONS } from '@wyrmtable/words/farkle-table';
import type { Ref } from 'react';
import { AnswerBtn } from '../../pieces/AnswerBtn.tsx';
import { OddsRing } from '../../pieces/OddsRing.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { Prompt } from '../../pieces/Prompt.tsx';
import { armsOf } from '../../seats/arms.ts';
import { FARKLE_MOMENT_RULES } from '../../why/dragon-farkle.ts';
import { type Answer, answersOf } from './answering.ts';
import { useBoard } from './board.ts';
import { KeysHelp } from './KeysHelp.tsx';
import type { Picking } from './picking.ts';
import { questionOf } from './question.ts';

/** The ring before the text: the chance of a Zonk where a roll is on offer, else the shield of whoever is meant. */
function Emblem() {
  const board = useBoard();
  const { view, say, lang, oddsShown, offers, me } = board;
  if (oddsShown && offers.roll !== null) {
    const chance = zonkAhead(view);
    return <OddsRing chance={chance} text={percent(lang, chance, chance < 0.1 ? 1 : 0)} label={say(ODDS.zonk)} />;
  }
  const seat = board.moment === 'waiting' ? (view.toMove ?? view.roller) : (me ?? view.active);
  return (
    <span className="prompt__shield">
      <Portrait arms={armsOf(view.winner ?? seat)} />
    </span>
  );
}

/** Answers that mend rather than decide: on a phone only their glyph shows. */
const SMALL: ReadonlySet<Answer['kind']> = new Set(['undo', 'clear']);

function Answers({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <>
      <KeysHelp />
      {answers.map((answer) =>
        SMALL.has(answer.kind) ? (
          <span key={answer.kind} className="prompt__small" data-answer={answer.kind}>
            <AnswerBtn answer={answer} />
          </span>
        ) : (
          <AnswerBtn key={answer.kind} answer={answer} />
        ),
      )}
    </>
  );
}

export function Asking({
  picking,
  titleRef,
}: {
  readonly picking: Picking;
  readonly titleRef: Ref<HTMLHeadingElement>;
}) {
  const board = useBoard();
  const { say, falling, behind, moment } = board;
  const hushed = behind || falling;
  const { title, text } = questionOf(board, picking, hushed);
  return (
    <Prompt
      label={say(REGIONS.prompt)}
      title={title}
      titleRef={titleRef}
      waiting={hushed || moment === 'waiting' || moment === 'over'}
      why={hushed ? null : FARKLE_MOMENT_RULES[moment]}
      emblem={<Emblem />}
      actions={<Answers answers={hushed ? [] : answersOf(board, picking)} />}
    >
      {text}
    </Prompt>
  );
}
