// The first sign of a person at a page: what only they have a use for is fetched then, and weighs on no first load.

/** Not focus: the table moves it by itself when it asks. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Does it once, with the first sign; gives what stops waiting for it. */
export function atFirstSign(then: () => void): () => void {
  const watch = new AbortController();
  const come = () => {
    watch.abort();
    then();
  };
  for (const sign of SIGNS) addEventListener(sign, come, { signal: watch.signal, passive: true });
  return () => watch.abort();
}
