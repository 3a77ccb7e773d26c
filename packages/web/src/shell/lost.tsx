// Addresses that lead nowhere: a clear sentence, and the way back.
import { common, trouble } from '@wyrmtable/words/shell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from './page.tsx';
import { useSpeech } from './words.ts';

/** A page that only says what is the matter. */
export function Trouble({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  const { say } = useSpeech();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p className="prose">{text}</p>
      <div className="row">
        <Link className="btn" data-kind="primary" href="/">
          {say(common.toHome)}
        </Link>
        {children}
      </div>
    </Page>
  );
}

export function Lost({ address }: { readonly address: string }) {
  const { say } = useSpeech();
  return <Trouble title={say(trouble.lostTitle)} text={say(trouble.lost, { address })} />;
}
