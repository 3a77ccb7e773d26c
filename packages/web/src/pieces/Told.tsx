// A text whose keywords explain themselves, as soon as the words for it have come.
import { table } from '@wyrmtable/words/shell-table';
import { useSpeech } from '../shell/words.ts';
import { useLexicon } from './lexicon.tsx';
import { Popover } from './Popover.tsx';

export interface ToldProps {
  readonly text: string;
  /** Reached by pointer alone, where there are so many that the keyboard would never get past them: keys have the glossary. */
  readonly many?: boolean;
}

export function Told(props: ToldProps) {
  const known = useLexicon();
  return known === null ? props.text : <known.kit.Words {...props} lexicon={known.lexicon} />;
}

export interface MeaningsProps {
  readonly of: readonly string[];
  /** The keyword that is being explained already. */
  readonly except?: string;
}

/** What the keywords of those texts mean; nothing where there are none. */
export function Meanings(props: MeaningsProps) {
  const known = useLexicon();
  return known === null ? null : <known.kit.Explained {...props} lexicon={known.lexicon} />;
}

/** Is there a keyword in any of them? */
export function useExplained(texts: readonly string[]): boolean {
  const known = useLexicon();
  return texts.some((text) => known?.lexicon.pieces(text).some(({ keyword }) => keyword !== null));
}

/** All keywords of the game, behind a button. */
export function Glossary() {
  const { say } = useSpeech();
  const known = useLexicon();
  return (
    <Popover className="btn" kind="quiet" late trigger={say(table.glossary)}>
      <h2>{say(table.glossary)}</h2>
      {known !== null && <known.kit.AllTerms lexicon={known.lexicon} />}
    </Popover>
  );
}
