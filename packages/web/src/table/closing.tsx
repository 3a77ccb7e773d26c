// The shell's words after a match and between its parts, fetched when a match gets there.
import { Suspense } from 'react';
import { fetched } from '../games/manifest.ts';
import { usePageBusy } from '../shell/page-busy.ts';
import type { AfterwordProps } from './afterword.tsx';
import type { InterludeProps } from './interlude.tsx';

const FetchedAfterword = fetched(async () => (await import('./afterword.tsx')).Afterword);
const FetchedInterlude = fetched(async () => (await import('./interlude.tsx')).Interlude);

/** The table stays as it is until the words are there. */
function Coming() {
  usePageBusy(true);
  return null;
}

export const Afterword = (props: AfterwordProps) => (
  <Suspense fallback={<Coming />}>
    <FetchedAfterword {...props} />
  </Suspense>
);

export const Interlude = (props: InterludeProps) => (
  <Suspense fallback={<Coming />}>
    <FetchedInterlude {...props} />
  </Suspense>
);
