// Cards of the hand asked for one at a time: to absorb damage, to be raised, or to change for the difficulty.
import './choosing.css';
import { cardNumber, difficultyOf, type EtchinstoneView, faceOf } from '@wyrmtable/etchinstone';
import { number, percent } from '@wyrmtable/words';
import { BUTTONS, HINT, REGIONS } from '@wyrmtable/words/etch-table';
import { useNarrow } from '../../pieces/narrow.ts';
import { Why } from '../../pieces/Why.tsx';
import { CARD_RULES } from '../../why/etchinstone.ts';
import type { RuleId } from '../../why/rule.ts';
import { type Board, useBoard } from './board.ts';
import { MageCard, type Used } from './MageCard.tsx';

interface Offer {
  readonly note: string;
  /** The level the card would come to. */
  readonly next?: number;
  readonly used: Used;
  /** By which rule the card cannot be given. */
  readonly rule?: RuleId;
}

function costOf(view: EtchinstoneView, card: string, level: number): number | null {
  const number = cardNumber(view, card);
  return level === 0 ? null : faceOf(view, number, level).cost;
}

/** What absorbing with this card would leave, of the damage and of the card. */
function absorbing({ say, view }: Board, card: string): Offer {
  const amount = view.absorption[card];
  if (amount === undefined) return { note: say(BUTTONS.spent), used: {}, rule: CARD_RULES.absorbed };
  const left = Math.max(0, (view.damage?.left ?? 0) - amount);
  const falls = say(BUTTONS.falls, { level: (view.levels[card] ?? 1) - 1 });
  const taken = left === 0 ? say(BUTTONS.absorbingAll, { amount }) : say(BUTTONS.absorbing, { amount, left });
  return { note: `${taken}; ${falls}`, used: { armour: view.damage?.element ?? 'dragon' } };
}

function raising({ say, view, byCard }: Board, card: string): Offer {
  const level = view.levels[card] ?? 0;
  const cost = costOf(view, card, level);
  if (cost === null) return { note: say(BUTTONS.topLevel), used: {}, rule: CARD_RULES.topLevel };
  if (view.downgraded.includes(card)) return { note: say(BUTTONS.spent), used: {}, rule: CARD_RULES.downgraded };
  if (!byCard.has(card)) return { note: say(BUTTONS.tooDear, { cost }), used: {}, rule: CARD_RULES.tooDear };
  return { note: say(BUTTONS.raise, { level: level + 1, cost }), used: { cost: 'verdigris' }, next: level + 1 };
}

function changing({ say, view, byCard }: Board, card: string): Offer {
  if (!byCard.has(card)) return { note: say(BUTTONS.changed), used: {}, rule: CARD_RULES.changed };
  const { level } = difficultyOf(view, view.difficulty);
  return { note: say(BUTTONS.change, { level }), used: {}, next: level };
}

function offerOf(board: Board, card: string): Offer {
  switch (board.moment) {
    case 'absorb':
      return absorbing(board, card);
    case 'upgrade':
      return raising(board, card);
    default:
      return changing(board, card);
  }
}

/** Beside what a card does, what master thinks of giving it. */
function Note({ card, note }: { readonly card: string; readonly note: string }) {
  const { say, lang, advice } = useBoard();
  const worth = advice?.worths.get(card);
  if (worth === undefined) return note;
  const { win, score } = worth;
  return (
    <>
      {note}
      <small>{say(HINT.card, { win: percent(lang, win, 1), score: number(lang, Math.round(score * 10) / 10) })}</small>
    </>
  );
}

export function Choosing() {
  const board = useBoard();
  const { say, view, byCard, advice, hands } = board;
  const many = view.hand.length > 4;
  const small = useNarrow() || many;
  return (
    <section className="choosing" aria-label={say(REGIONS.hand)} data-size={small ? 'small' : undefined}>
      <ol data-many={many || undefined}>
        {view.hand.map((card, i) => {
          const { note, used, next = null, rule } = offerOf(board, card);
          return (
            <li key={card}>
              <button
                type="button"
                className="choosing__card"
                disabled={!byCard.has(card)}
                data-advised={advice?.card === card || undefined}
                aria-keyshortcuts={String(i + 1)}
                onClick={() => hands.give(card)}
              >
                <MageCard
                  id={card}
                  used={used}
                  next={next}
                  note={<Note card={card} note={note} />}
                  dim={!byCard.has(card)}
                />
              </button>
              {rule !== undefined && <Why rule={rule} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
