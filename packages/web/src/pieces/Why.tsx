// The way from anything at a table to the rule behind it, beside the table: a match goes on where it is.
import './why.css';
import { WHY } from '@wyrmtable/words/why';
import { useSpeech } from '../shell/words.ts';
import { type RuleId, ruleHref } from '../why/rule.ts';

/** `reached` is false where arrows lead to it, so that Tab does not go through a whole chronicle. */
export function Why({ rule, reached = true }: { readonly rule: RuleId; readonly reached?: boolean }) {
  const { say } = useSpeech();
  const label = say(WHY.rule, { rule });
  return (
    <a
      className="why"
      href={ruleHref(rule)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      {...(reached ? {} : { tabIndex: -1 })}
    >
      §
    </a>
  );
}
