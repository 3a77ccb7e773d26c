// The way from a line to the card or the ability it speaks of: a small mark that unfolds it, large enough to read.
import './why.css';
import { WHY } from '@wyrmtable/words/why';
import type { ReactNode } from 'react';
import { useSpeech } from '../shell/words.ts';
import { Icon } from './Icon.tsx';
import { Unfold } from './Unfold.tsx';

export interface ThingShown {
  readonly name: string;
  /** Drawn only when somebody asks for it. */
  readonly content: ReactNode;
}

/** `reached` is false where arrows lead to it, as to the rules of a chronicle, so that Tab does not go through all of them. */
export function Thing({ name, content, reached = false }: ThingShown & { readonly reached?: boolean }) {
  const { say } = useSpeech();
  return (
    <Unfold
      className="why why--thing"
      title={name}
      skipped={!reached}
      face={
        <>
          <Icon name="open-book" />
          <span className="sr-only">{say(WHY.thing, { name })}</span>
        </>
      }
    >
      {content}
    </Unfold>
  );
}
