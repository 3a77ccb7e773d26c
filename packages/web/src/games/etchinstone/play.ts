// The table at work: it keeps the draft of the hand, plays it step by step once it is wanted, and answers the rest.
import { DETOURS, type EtchinstoneView, etchinstone, REGIONS, TRAITS } from '@wyrmtable/etchinstone';
import type { Choice } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { useEffect, useRef, useState } from 'react';
import type { TablePort, TableSnapshot } from '../../table/port.ts';
import { type Advice, type Board, type Errand, type Hands, momentOf } from './board.ts';
import {
  aimed,
  arrangementOf,
  combinedBy,
  type Draft,
  draftOf,
  forecastOf,
  lackOf,
  pairsIn,
  spareIn,
  swapped,
} from './draft.ts';
import { type Hinted, useHint } from './hint.ts';
import { keepDraft, keptDrafts } from './kept-draft.ts';
import { type Course, nextMove } from './next-move.ts';

interface Drafting {
  /** The hand this is a draft of. */
  readonly hand: string;
  readonly drafts: readonly Draft[];
  readonly picked: number | null;
  readonly errand: Errand | null;
}

/** Names one hand to be laid out: it stays the same until the arrangement has been played. */
function handOf({ stage, region, hand, deck, discard }: EtchinstoneView): string {
  return `${stage} ${region} ${hand.join(' ')} ${deck.count} ${discard.length}`;
}

/** Names what is asked: a hint holds for that only. */
const positionOf = (view: EtchinstoneView): string =>
  `${handOf(view)} ${momentOf(view)} ${view.detours} ${view.damage?.left ?? 0} ${view.xp} ${view.score}`;

/** What was laid out before the page was closed, as far as it still belongs to this hand. */
function recalled(fresh: Drafting): Drafting {
  const [dealt] = fresh.drafts;
  if (dealt === undefined) return fresh;
  const drafts = keptDrafts(location.pathname, fresh.hand, dealt);
  return drafts.length === 0 ? fresh : { ...fresh, drafts };
}

function cardIn(view: EtchinstoneView, choice: Choice): string | null {
  const reading = etchinstone.read(choice, view);
  return 'card' in reading ? reading.card : null;
}

/** The card that master would give, and what it thinks of the others. */
function adviceOf(view: EtchinstoneView, hinted: Hinted): Advice | null {
  if (hinted.kind !== 'hint' || hinted.hint.arrangement !== null) return null;
  const { master, each } = hinted.hint;
  const given = master.choices.at(-1);
  const worths = new Map<string, { readonly win: number; readonly score: number }>();
  for (const { choice, win, score } of each) {
    const card = cardIn(view, choice);
    if (card !== null) worths.set(card, { win, score });
  }
  return { card: given === undefined ? null : cardIn(view, given), worths };
}

/** ETCH-7.4, 7.6, 7.7 and 20.3: asked by rule, because later in the arrangement the game offers them no more. */
function errandsOf(view: EtchinstoneView): Errand[] {
  const { stage, step, hand, deck, detours, regrouped } = view;
  if (momentOf(view) !== 'arrange' || step === 'over') return [];
  if (stage === 'finalJourney') return regrouped || hand.length === 0 ? [] : ['regroup'];
  const open = stage === 'region' && detours < DETOURS && deck.count >= 2 && hand.length >= 2;
  return open ? ['detour'] : [];
}

/** ETCH-12.6: only a Spare can be given up, and only against a ranged attack. */
function mayGiveUp(view: EtchinstoneView, draft: Draft): boolean {
  const { encounter, region } = view;
  if (encounter?.kind !== 'enemy' || spareIn(view, draft) === null) return false;
  const ability = REGIONS[region - 1]?.enemies[encounter.type - 1]?.ability;
  const effects = TRAITS.find(({ id }) => id === ability)?.effects ?? [];
  return effects.some(({ verb }) => verb === 'strike-from-afar');
}

function choicesByCard(view: EtchinstoneView, choices: readonly Choice[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const card = cardIn(view, choice);
    if (card !== null) found.set(card, choice);
  }
  return found;
}

/** Plays towards what was wanted, one choice for each position the table shows. */
function useCourse(port: TablePort, snapshot: TableSnapshot, view: EtchinstoneView): (course: Course) => void {
  const [course, setCourse] = useState<Course | null>(null);
  /** The answer on its way, and what it was chosen from. */
  const given = useRef<{ readonly course: Course; readonly from: readonly Choice[] } | null>(null);
  useEffect(() => {
    if (course === null) return;
    // The table may be drawn again before it has heard what came of an answer: the same one would be refused then.
    const told = given.current?.course === course && given.current.from === snapshot.choices;
    if (told && snapshot.refusal === null) return;
    given.current = { course, from: snapshot.choices };
    const move = nextMove(view, snapshot.choices, course);
    const undoable = snapshot.canUndo && snapshot.refusal === null;
    if (move.kind === 'choose' && snapshot.refusal === null) port.choose(move.choice);
    else if (move.kind === 'undo' && undoable) port.undo();
    else setCourse(null);
    if (move.kind === 'choose' && move.last) setCourse(null);
  }, [course, port, snapshot, view]);
  return setCourse;
}

export interface Play {
  readonly snapshot: TableSnapshot;
  readonly port: TablePort;
  readonly view: EtchinstoneView;
  readonly lang: Lang;
  readonly unaided: boolean;
}

export function useBoardOf({ snapshot, port, view, lang, unaided }: Play): Board {
  const setCourse = useCourse(port, snapshot, view);
  const hand = handOf(view);
  const fresh: Drafting = { hand, drafts: [draftOf(view)], picked: null, errand: null };
  const [kept, setKept] = useState(() => recalled(fresh));
  const drafting = kept.hand === hand ? kept : fresh;
  const latest = drafting.drafts.at(-1) ?? draftOf(view);
  // Without a Spare, or against anybody else, there is nothing to give up.
  const draft = latest.givenUp && !mayGiveUp(view, latest) ? { ...latest, givenUp: false } : latest;
  const { picked, errand } = drafting;
  const moment = momentOf(view);
  const byCard = choicesByCard(view, snapshot.choices);

  const { hinted, ask, dismiss } = useHint(port, positionOf(view));

  const put = (drafts: readonly Draft[]) => {
    setKept({ hand, drafts, picked: null, errand: null });
    keepDraft({ table: location.pathname, hand, drafts });
  };
  const change = (next: Draft) => put([...drafting.drafts, next]);
  const pick = (place: number | null) => setKept({ ...drafting, picked: place });

  const hands: Hands = {
    touch(place) {
      if (picked === null) {
        if (draft.places[place] !== null) pick(place);
      } else if (picked === place) pick(null);
      else change(swapped(view, draft, picked, place));
    },
    swap: (one, other) => change(swapped(view, draft, one, other)),
    combine: (pair, element) => change(combinedBy(draft, pair, element ?? null)),
    aim: (set, toInitiative) => change(aimed(draft, set, toInitiative)),
    giveUp: (givenUp) => change({ ...draft, givenUp }),
    setOut: (wanted) => setKept({ ...drafting, picked: null, errand: wanted }),
    give(card) {
      if (errand !== null) {
        setKept({ ...drafting, errand: null });
        setCourse({ kind: errand, card });
        return;
      }
      const choice = byCard.get(card);
      if (choice !== undefined) port.choose(choice);
    },
    commit() {
      pick(null);
      setCourse({ kind: 'commit', arrangement: arrangementOf(view, draft) });
    },
    finish() {
      const choice = snapshot.choices.find((one) => etchinstone.read(one, view).kind === 'finish');
      if (choice !== undefined) port.choose(choice);
    },
    reset: () => change(draftOf({ ...view, arrangement: untouched(view) })),
    undo() {
      if (moment !== 'arrange') port.undo();
      else if (drafting.drafts.length > 1) put(drafting.drafts.slice(0, -1));
    },
    layOut: change,
    askHint: () => ask(moment === 'arrange' && lackOf(view, draft) === null ? arrangementOf(view, draft) : null),
    dismissHint: dismiss,
  };

  return {
    lang,
    say: (message, params) => phrase(lang, message, params),
    view,
    moment,
    mine: snapshot.choices.length > 0,
    unaided,
    draft,
    forecast: moment === 'arrange' ? forecastOf(view, draft) : null,
    lack: lackOf(view, draft),
    pairs: pairsIn(view, draft),
    mayGiveUp: mayGiveUp(view, draft),
    picked,
    errand,
    errands: errandsOf(view),
    byCard,
    canUndo: moment === 'arrange' ? drafting.drafts.length > 1 : snapshot.canUndo,
    hinted,
    advice: adviceOf(view, hinted),
    hands,
  };
}

/** The hand before anything was decided about it. */
function untouched({ arrangement }: EtchinstoneView): EtchinstoneView['arrangement'] {
  const sets = arrangement.sets.map(() => ({ spell: null, element: null, boost: null, aim: null }));
  return { sets, combined: null, givenUp: false };
}
