// The worker's side of a question that is too slow for the thread that draws (use-worker-answer.ts asks it).
import { type Contents, type Parcel, type Stocked, unpackParcel } from '@wyrmtable/kernel';

export interface Asked<Q> {
  readonly number: number;
  readonly question: Q;
}

export interface Answered<A> {
  readonly number: number;
  readonly answer: A | null;
}

/** A question about what somebody sees. Threads share nothing, so what the view's library is made of comes along. */
export interface AboutView<V extends Stocked> {
  readonly view: V;
  readonly parcel: Parcel;
}

/** The worker's side: every question gets its answer, null where its content cannot be opened. */
export function answerWith<Q extends AboutView<Stocked>, A>(contents: Contents, reckon: (question: Q) => A): void {
  addEventListener('message', ({ data: { number, question } }: MessageEvent<Asked<Q>>) => {
    const isOpen = unpackParcel(contents, question.view, question.parcel) === null;
    const answered: Answered<A> = { number, answer: isOpen ? reckon(question) : null };
    postMessage(answered);
  });
}
