// How keywords show: beside the word where it can be pressed by itself, else under the text. It comes with the lexicon.
import './keywords.css';
import type { Keyword, Lexicon } from '@wyrmtable/words/keywords';
import { numbered } from './numbered.ts';
import type { MeaningsProps, ToldProps } from './Told.tsx';
import { Unfold } from './Unfold.tsx';
import { useWhole } from './whole.tsx';

interface Known {
  readonly lexicon: Lexicon;
}

export function Words({ text, many = false, lexicon }: ToldProps & Known) {
  const whole = useWhole();
  return numbered(lexicon.pieces(text)).map(({ key, value: { text: words, keyword } }) => {
    if (keyword === null) return words;
    if (whole) {
      return (
        <span key={key} className="keyword">
          {words}
        </span>
      );
    }
    return (
      <Unfold key={key} className="keyword" inline skipped={many} title={keyword.term} face={words}>
        <b className="keyword__term">{keyword.term}</b>
        <span className="keyword__meaning">{keyword.meaning}</span>
      </Unfold>
    );
  });
}

/** Each once, in the order they come up; not the one that is being explained already. */
function keywordsIn(lexicon: Lexicon, texts: readonly string[], except?: string): readonly Keyword[] {
  const found = new Map<string, Keyword>();
  for (const { keyword } of texts.flatMap((text) => lexicon.pieces(text))) {
    if (keyword !== null && keyword.id !== except) found.set(keyword.id, keyword);
  }
  return [...found.values()];
}

function Terms({ of }: { readonly of: readonly Keyword[] }) {
  return (
    <dl className="meanings">
      {of.map(({ id, term, meaning }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Explained({ of, except, lexicon }: MeaningsProps & Known) {
  const keywords = keywordsIn(lexicon, of, except);
  return keywords.length === 0 ? null : <Terms of={keywords} />;
}

export const AllTerms = ({ lexicon }: Known) => <Terms of={lexicon.keywords} />;
