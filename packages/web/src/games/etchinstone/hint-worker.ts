// Master thinking about a person's question: a second's work, so it has a thread of its own.
import { hint } from '@wyrmtable/bots/etchinstone';
import { type ArrangementView, type EtchinstoneState, etchinstone } from '@wyrmtable/etchinstone';
import { type Choice, isRefusal, type Position, question, replay, swiftChance, unpackParcel } from '@wyrmtable/kernel';
import type { HintAnswer, HintQuestion, Source } from './hint.ts';
import { nextMove } from './next-move.ts';

/** Iterations for each step of a way: half a second or so in all. */
const BUDGET = 800;
/** No arrangement has so many steps. */
const LONGEST = 24;

/** The choices that would play the hand as it is laid out; null where they cannot be made from here. */
function ownWay(start: EtchinstoneState, arrangement: ArrangementView | null): Choice[] | null {
  if (arrangement === null) return null;
  const state = etchinstone.copy(start);
  const made: Choice[] = [];
  while (made.length < LONGEST) {
    const move = nextMove(etchinstone.view(state, 0), etchinstone.choices(state), { kind: 'commit', arrangement });
    if (move.kind !== 'choose') return null;
    made.push(move.choice);
    if (move.last) return made;
    // Nothing is left to luck before the commitment.
    etchinstone.apply(state, move.choice, swiftChance(0), null);
  }
  return null;
}

const isEtchinstone = (state: Position): state is EtchinstoneState => 'step' in state && 'dragon' in state;

/** The position, and how far the match has come: equal questions get equal answers. */
function positionIn(from: Source): { readonly state: EtchinstoneState; readonly at: number } | null {
  if ('file' in from) {
    const replayed = replay(etchinstone, from.file);
    return isRefusal(replayed) ? null : { state: replayed.state, at: from.file.choices.length };
  }
  const { state, parcel } = from;
  if (!isEtchinstone(state) || unpackParcel(etchinstone.content, state, parcel) !== null) return null;
  return { state, at: 0 };
}

function answerTo({ number, from, arrangement }: HintQuestion): HintAnswer {
  const found = positionIn(from);
  if (found === null || etchinstone.toMove(found.state) === null) return { number, hint: null };
  const { state, at } = found;
  const asked = question(etchinstone, state, 0, BUDGET, at);
  return { number, hint: hint(asked, ownWay(state, arrangement)) };
}

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => postMessage(answerTo(data)));
