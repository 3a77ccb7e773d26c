// The hand in its roles: cards are carried, tapped or keyed from place to place, and each shows the row it lends.
import './slots.css';
import { type Forecast, MAGE_CARDS } from '@wyrmtable/etchinstone';
import { PLACES, PROMPT, REGIONS } from '@wyrmtable/words/etch-table';
import { cardName, elementName, roleName } from '@wyrmtable/words/etchinstone';
import { useNarrow } from '../../pieces/narrow.ts';
import { type Board, useBoard } from './board.ts';
import { type Place, placeAt, setsIn, spareIn } from './draft.ts';
import { type Carrying, useCarrying } from './drag.ts';
import { MageCard, type Used } from './MageCard.tsx';

const elementOf = (card: string) => MAGE_CARDS.find(({ id }) => id === card)?.element;

/** The element the card passes for (ETCH-10.3). */
function guiseOf({ draft }: Board, card: string) {
  return draft.combined?.top === card ? draft.combined.element : null;
}

const countsSpare = (forecast: Forecast | null): boolean =>
  forecast?.action.addends.some(({ source }) => source === 'spare') ?? false;

/** Which of its rows the card lends at that place. */
function usedAt(board: Board, place: Place, card: string): Used {
  const { forecast } = board;
  if (place.kind === 'rest') return countsSpare(forecast) ? { boost: 'verdigris' } : {};
  switch (place.role) {
    case 'spell': {
      const set = forecast?.sets.find((one) => one.set === place.set);
      if (set === undefined) return {};
      return set.enhanced ? { enhanced: set.element ?? 'shadow' } : { basic: 'dragon' };
    }
    case 'element':
      return { initiative: guiseOf(board, card) ?? elementOf(card) ?? 'shadow' };
    case 'boost':
      return { boost: elementOf(card) ?? 'shadow' };
  }
}

function nameOf({ say, lang, view, draft }: Board, place: Place, card: string | null): string {
  if (place.kind === 'role') {
    const name = roleName(lang, place.role);
    return setsIn(view) === 1 ? name : say(PLACES.inSet, { place: name, set: place.set + 1 });
  }
  if (card !== null && draft.combined?.hidden === card) return roleName(lang, 'hidden');
  const alone = setsIn(view) === 1 || (card !== null && spareIn(view, draft) === card);
  return alone ? roleName(lang, 'spare') : say(PLACES.rest);
}

/** What lies there is good for, in a few words. */
function givesAt(board: Board, place: Place, card: string | null): string {
  const { say, lang, draft, forecast } = board;
  if (place.kind === 'rest') {
    if (card === null) return '';
    const { combined } = draft;
    if (combined?.hidden === card) return say(PLACES.hidden, { card: cardName(lang, combined.top) });
    return say(countsSpare(forecast) ? PLACES.spareCounts : PLACES.spareGives);
  }
  if (place.role === 'spell') return say(PLACES.spellGives);
  if (place.role === 'boost') return say(PLACES.boostGives);
  const element = card === null ? null : (guiseOf(board, card) ?? elementOf(card));
  if (!element) return say(PLACES.elementEmpty);
  return say(PLACES.elementGives, { element: elementName(lang, element) });
}

function Slot({ index, carrying }: { readonly index: number; readonly carrying: Carrying }) {
  const board = useBoard();
  const { say, view, draft, picked, errand, mine, hands } = board;
  const place = placeAt(view, index);
  const card = draft.places[index] ?? null;
  const hidden = card !== null && draft.combined?.hidden === card;
  const press = () => {
    if (errand === null) hands.touch(index);
    else if (card !== null) hands.give(card);
  };
  return (
    <li
      className="slot"
      data-role={place.kind === 'role' ? place.role : 'rest'}
      data-set={place.kind === 'role' ? place.set : undefined}
    >
      <h3 className="slot__role" id={`slot-${index}`}>
        {nameOf(board, place, card)}
      </h3>
      <p className="slot__gives">{givesAt(board, place, card)}</p>
      <button
        type="button"
        className="slot__card"
        data-place={index}
        data-advised={(card !== null && board.advice?.card === card) || undefined}
        data-state={picked === index ? 'picked' : errand !== null ? 'asked' : picked !== null ? 'target' : undefined}
        aria-pressed={errand === null ? picked === index : undefined}
        aria-keyshortcuts={String(index + 1)}
        aria-describedby={`slot-${index}`}
        disabled={!mine || (errand !== null && card === null)}
        onPointerDown={mine && errand === null && card !== null ? carrying.onPointerDown : undefined}
        onClick={() => {
          if (!carrying.wasCarried()) press();
        }}
      >
        {card === null ? (
          <span className="slot__empty">{say(PLACES.empty)}</span>
        ) : (
          <MageCard
            id={card}
            used={hidden ? {} : usedAt(board, place, card)}
            guise={guiseOf(board, card)}
            dim={place.kind === 'rest'}
          />
        )}
      </button>
    </li>
  );
}

export function Slots() {
  const { say, view, draft, hands, errand } = useBoard();
  const carrying = useCarrying(hands.swap);
  const sets = setsIn(view);
  const small = useNarrow() || sets > 1;
  return (
    <section
      className="slots"
      data-sets={sets}
      data-size={small ? 'small' : undefined}
      aria-label={errand === null ? say(REGIONS.roles) : say(PROMPT[errand])}
    >
      <ol>
        {draft.places.map((_, index) => (
          // A place is its index: cards come and go.
          <Slot key={`place ${String(index)}`} index={index} carrying={carrying} />
        ))}
      </ol>
    </section>
  );
}
