// The prompt of the Dice Throne table: what is asked, what follows if nobody acts, and every answer there is.
import './asking.css';
import { phaseOf } from '@wyrmtable/dice-throne';
import { KEYS, PHASES_SHORT, PROMPT, STOPS } from '@wyrmtable/words/throne-asking';
import { AnswerBtn } from '../../../pieces/AnswerBtn.tsx';
import { Btn } from '../../../pieces/Btn.tsx';
import { KeysHelp as KeysList } from '../../../pieces/KeysHelp.tsx';
import { Popover } from '../../../pieces/Popover.tsx';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { Prompt, useFold } from '../../../pieces/Prompt.tsx';
import { ASKING_RULES, windowRule } from '../../../why/dice-throne.ts';
import type { RuleId } from '../../../why/rule.ts';
import { heroArms } from '../hero-arms.ts';
import { type ThroneTable, useThrone } from '../table.ts';
import { thingAsked } from '../things.tsx';
import { type Answering, answeringOf, CARDS_KEY, foldedOffers, type Offer } from './answering.ts';
import { DicePickers, type DicePicking, useDicePicking } from './Dice.tsx';
import { CARDS_SHEET, useKeys } from './keyboard.ts';
import { changeStops, lettingPass, resetStops, usePassing, useStops } from './passing.ts';
import { type Question, questionOf } from './question.ts';

/** So many letters fit into two lines of half a phone; the tiniest stand side by side as they come. */
const SHORT = 32;
const TINY = 8;

const lengthOf = (text: string): 'tiny' | 'short' | 'long' =>
  text.length <= TINY ? 'tiny' : text.length <= SHORT ? 'short' : 'long';

function Offers({ offers, picking }: { readonly offers: readonly Offer[]; readonly picking: DicePicking }) {
  const { say } = useThrone();
  const wordy = offers.some(({ note, text }) => note !== null || text.length > 24);
  return (
    <>
      <DicePickers picking={picking} />
      {offers.length > 0 && (
        <ul className="offers" data-wordy={wordy} aria-label={say(PROMPT.answers)}>
          {offers.map((offer) => (
            <li key={offer.key} data-told={offer.told || undefined} data-length={lengthOf(offer.text)}>
              <AnswerBtn answer={offer} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Every card that can be played or sold now, as sentences: the hand by other means. */
function Folded({ offers }: { readonly offers: readonly Offer[] }) {
  const { say } = useThrone();
  return (
    <Popover
      id={CARDS_SHEET}
      className="btn asking__fold"
      hotkey={CARDS_KEY}
      trigger={
        <>
          <span>{say(PROMPT.cards)}</span>
          <span className="btn__key" aria-hidden="true">
            {CARDS_KEY}
          </span>
        </>
      }
    >
      <ul className="offers" data-wordy="true" aria-label={say(PROMPT.answers)}>
        {offers.map((offer) => (
          <li key={offer.key}>
            <AnswerBtn answer={offer} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function KeysHelp() {
  const { say } = useThrone();
  const rows = [
    ['1–6', say(KEYS.keep)],
    ['Enter', say(KEYS.primary)],
    ['R', say(KEYS.roll)],
    [CARDS_KEY, say(KEYS.cards)],
    [say(KEYS.passKey), say(KEYS.pass)],
    ['A–Z', say(KEYS.letters)],
    ['Esc', say(KEYS.back)],
    ['U', say(KEYS.undo)],
    ['?', say(KEYS.help)],
  ] as const;
  return <KeysList open={say(KEYS.open)} title={say(KEYS.open)} rows={rows} />;
}

/** On a phone taking back is only its glyph, so that the answers have the row. */
function Ends({ answering }: { readonly answering: Answering }) {
  const { say, peek } = useThrone();
  return (
    <>
      <KeysHelp />
      {answering.covered && (
        <Btn icon="semi-closed-eye" onPress={peek}>
          {say(PROMPT.peek)}
        </Btn>
      )}
      {answering.folded.length > 0 && <Folded offers={answering.folded} />}
      {answering.ends.map((offer) =>
        offer.key === 'undo' ? (
          <span key={offer.key} className="prompt__small">
            <AnswerBtn answer={offer} />
          </span>
        ) : (
          <AnswerBtn key={offer.key} answer={offer} />
        ),
      )}
    </>
  );
}

/** Stops that are at work are said, and can be undone on the spot. */
function Passes() {
  const { say, view, me } = useThrone();
  const stops = useStops();
  const letting = lettingPass(view, me, stops);
  if (letting === null || view.winners !== null) return null;
  const phase = phaseOf(view);
  const again = () => (letting === 'off' ? changeStops({ habit: 'auto' }) : resetStops());
  return (
    <div className="asking__stops">
      <p>{letting === 'off' ? say(STOPS.activeOff) : say(STOPS.active, { phase: say(PHASES_SHORT[phase]) })}</p>
      <Btn kind="quiet" onPress={again}>
        {say(STOPS.askMe)}
      </Btn>
    </div>
  );
}

function Emblem({ table, waiting }: { readonly table: ThroneTable; readonly waiting: boolean }) {
  const { view, me, heroes } = table;
  const victor = view.players.findIndex(({ dial }) => view.winners?.includes(dial));
  const decides = waiting ? (view.toMove ?? view.active) : (me ?? view.active);
  const seat = victor >= 0 ? victor : decides;
  return (
    <span className="prompt__shield">
      <Portrait arms={heroArms(heroes[seat] ?? '')} />
    </span>
  );
}

/** By which rule it is asked, or a window is open. */
function whyAsked({ asking, window }: ThroneTable['view']): RuleId | null {
  if (asking === 'window') return window === null ? null : windowRule(window);
  return asking === null ? null : ASKING_RULES[asking];
}

/** `shown` is told instead of any question while something is still being shown. */
export function Asking({ shown = null }: { readonly shown?: Question | null }) {
  const given = useThrone();
  const { passing, undo } = usePassing(given);
  // What is let go by is not asked, so that nothing flashes up in between.
  const table: ThroneTable = passing ? { ...given, answers: [] } : { ...given, undo };
  const { say, lang, falling, answers, view, title: titleRef } = table;
  const hushed = falling || shown !== null || answers.length === 0 || view.winners !== null;
  const answering = answeringOf(hushed ? { ...table, answers: [] } : table);
  const picking = useDicePicking(hushed ? { ...table, answers: [] } : table);
  useKeys({ table, answering, picking });
  const { title, text } = shown ?? questionOf(table);
  const fold = useFold(
    say(PROMPT.more),
    answering.offers.some(({ note }) => note !== null),
  );
  const offers = fold?.open === false ? foldedOffers(table, answering.offers) : answering.offers;
  const listed = offers.length + picking.turns.length + picking.rerolls.length > 0;
  return (
    <div className="throne-asking">
      <Prompt
        label={say(PROMPT.region)}
        title={title}
        titleRef={titleRef}
        waiting={hushed}
        why={hushed ? null : whyAsked(view)}
        thing={hushed ? null : thingAsked(lang, view)}
        fold={fold}
        emblem={<Emblem table={table} waiting={hushed} />}
        {...(listed ? { offers: <Offers offers={offers} picking={picking} /> } : hushed ? { offers: <Passes /> } : {})}
        actions={<Ends answering={answering} />}
      >
        {text}
      </Prompt>
    </div>
  );
}
