// What every rules page is made of: the page with its table of contents, sections, paragraphs, terms and cards.
import type { GameId } from '@wyrmtable/registry';
import { gameTitle, type Message, type Params } from '@wyrmtable/words';
import { rulesPage } from '@wyrmtable/words/rules-page';
import { table } from '@wyrmtable/words/shell-table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { RulesProps } from '../games/manifest.ts';
import { Icon } from '../pieces/Icon.tsx';
import { type LoadLexicon, useLexicon, WithLexicon } from '../pieces/lexicon.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { Told } from '../pieces/Told.tsx';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';

export interface RulesPageProps extends RulesProps {
  readonly game: GameId;
  /** Its keywords. */
  readonly lexicon: LoadLexicon;
  /** The sections by their ids, in the order they stand in. */
  readonly contents: readonly (readonly [id: string, title: Message])[];
  readonly children: ReactNode;
}

export function RulesPage({ game, learning, lexicon, contents, children }: RulesPageProps) {
  const { say, lang } = useSpeech();
  const title = say(rulesPage.title, { game: gameTitle(lang, game) });
  return (
    <Page
      title={title}
      className="page rules"
      links={
        <Link className="btn" href={`/play/${game}`}>
          {say(rulesPage.play)}
        </Link>
      }
    >
      <h1>{title}</h1>
      <p className="rules__learn">{learning}</p>
      <nav aria-label={say(rulesPage.contents)} className="rules__contents">
        {contents.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {say(name)}
          </a>
        ))}
      </nav>
      <WithLexicon load={lexicon} now>
        {children}
      </WithLexicon>
    </Page>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: Message;
  readonly children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  const { say } = useSpeech();
  return (
    <section className="rules__section" aria-labelledby={id}>
      <Rule id={id}>{say(title)}</Rule>
      {children}
    </section>
  );
}

export function Text({ of, with: params }: { readonly of: Message; readonly with?: Params }) {
  const { say } = useSpeech();
  return (
    <p className="prose">
      <Told text={say(of, params)} />
    </p>
  );
}

export function Terms({ entries }: { readonly entries: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <dl className="terms">
      {entries.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Told text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The keywords of the game, but for its tokens, which stand on the page with all they say. */
export function Keywords() {
  const keywords = useLexicon()?.lexicon.keywords.filter(({ id }) => id.startsWith('term ')) ?? [];
  return (
    <Section id="glossary" title={table.glossary}>
      <Terms entries={keywords.map(({ term, meaning }) => [term, meaning])} />
    </Section>
  );
}

export interface LeafProps {
  readonly icon: string;
  readonly title: string;
  readonly when?: string;
  /** What is not certain about it. */
  readonly note?: string;
  /** Under which heading it stands: the section's own, or one of its parts'. */
  readonly under?: 'section' | 'part';
  readonly children: ReactNode;
}

/** A card, a token or a creature with its text. */
export function Leaf({ icon, title, when = '', note = '', under = 'section', children }: LeafProps) {
  const Title = under === 'section' ? 'h3' : 'h4';
  return (
    <li className="leaf">
      <span className="leaf__seal">
        <Icon name={icon} />
      </span>
      <div>
        <Title>{title}</Title>
        {when !== '' && <p className="leaf__when">{when}</p>}
        {children}
        {note !== '' && <p className="leaf__mark">{note}</p>}
      </div>
    </li>
  );
}
