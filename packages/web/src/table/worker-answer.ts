// The worker's side of a question that is too slow for the thread that draws (reckoned.ts asks it).

export interface Asked<Q> {
  readonly number: number;
  readonly question: Q;
}

export interface Answered<A> {
  readonly number: number;
  readonly answer: A;
}

/** The worker's side: every question gets its answer. */
export function answerWith<Q, A>(reckon: (question: Q) => A): void {
  addEventListener('message', ({ data: { number, question } }: MessageEvent<Asked<Q>>) => {
    const answered: Answered<A> = { number, answer: reckon(question) };
    postMessage(answered);
  });
}
