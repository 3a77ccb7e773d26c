// The prompt of the campaign: what is asked of whom, what hangs on it, and the answers that lie nowhere else.
import { ASKING, BETWEEN, KEYS, REGIONS } from '@wyrmtable/words/adv-table';
import { PROMPT } from '@wyrmtable/words/throne-asking';
import { AnswerBtn } from '../../../pieces/AnswerBtn.tsx';
import { Btn } from '../../../pieces/Btn.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { KeysHelp } from '../../../pieces/KeysHelp.tsx';
import { useNarrow } from '../../../pieces/narrow.ts';
import { Popover } from '../../../pieces/Popover.tsx';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { Prompt, useFold } from '../../../pieces/Prompt.tsx';
import { ADVENTURE_STEP_RULES } from '../../../why/adventures.ts';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import { useAdventure } from '../table.ts';
import { type Offer, offersOf } from './answering.ts';
import { useKeys } from './keyboard.ts';
import { questionOf } from './question.ts';

function Keys() {
  const { say } = useAdventure();
  const rows = [
    ['1–9', say(KEYS.numbers)],
    [say(KEYS.arrowKeys), say(KEYS.arrows)],
    ['Enter', say(KEYS.primary)],
    ['A–Z', say(KEYS.letters)],
    ['0', say(KEYS.scene)],
    ['−', say(KEYS.sheet)],
    ['U', say(KEYS.undo)],
    ['?', say(KEYS.help)],
  ] as const;
  return <KeysHelp open={say(KEYS.open)} title={say(KEYS.open)} rows={rows} />;
}

/** What cannot be undone is asked once more. */
function Grave({ offer }: { readonly offer: Offer }) {
  const { say } = useAdventure();
  const id = `grave-${offer.key}`;
  return (
    <Popover
      id={id}
      className="btn grave__open"
      trigger={
        <>
          {offer.icon !== null && <Icon name={offer.icon} />}
          <span>{offer.text}</span>
        </>
      }
    >
      <div className="grave">
        <p>{say(BETWEEN.retireAsk)}</p>
        <Btn onPress={() => document.getElementById(id)?.hidePopover()}>{say(ASKING.cancel)}</Btn>
        <Btn kind="danger" onPress={offer.run}>
          {offer.text}
        </Btn>
      </div>
    </Popover>
  );
}

function Answer({ offer }: { readonly offer: Offer }) {
  return offer.grave ? <Grave offer={offer} /> : <AnswerBtn answer={offer} />;
}

export function Asking() {
  const table = useAdventure();
  const { say, view, answers, title: titleRef } = table;
  const waiting = answers.length === 0;
  const narrow = useNarrow();
  const offers = offersOf(table);
  useKeys({ table, offers });
  const { title, text } = questionOf(table, narrow);
  const fold = useFold(say(PROMPT.more), false);
  return (
    <Prompt
      label={say(REGIONS.prompt)}
      title={title}
      titleRef={titleRef}
      waiting={waiting}
      why={waiting ? null : ADVENTURE_STEP_RULES[view.step]}
      fold={fold}
      emblem={
        <span className="prompt__shield">
          <Portrait arms={heroArms(view.heroes[view.toMove ?? view.active]?.hero)} />
        </span>
      }
      actions={
        <>
          <Keys />
          {offers.map((offer) => (
            <Answer key={offer.key} offer={offer} />
          ))}
        </>
      }
    >
      {text ?? undefined}
    </Prompt>
  );
}
