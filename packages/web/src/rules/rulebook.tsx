// Every numbered rule of every game: searched by number and by words, linked to those it names, and shown on the table.
import './rulebook.css';
import { GAME_IDS, type GameId } from '@wyrmtable/registry';
import { gameTitle } from '@wyrmtable/words';
import { rulesPage } from '@wyrmtable/words/rules-page';
import { Fragment, Suspense, use, useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../games/index.ts';
import { Icon } from '../pieces/Icon.tsx';
import { WithLexicon } from '../pieces/lexicon.tsx';
import { numbered } from '../pieces/numbered.ts';
import { Rule as Heading } from '../pieces/Rule.tsx';
import { Told } from '../pieces/Told.tsx';
import { useSpeech } from '../shell/words.ts';
import { type NumberedRule, sectionsOf } from './book.ts';
import { found, namedIn } from './finding.ts';

function RuleLine({
  game,
  rule,
  told,
}: {
  readonly game: GameId;
  readonly rule: NumberedRule;
  readonly told: boolean;
}) {
  const { say } = useSpeech();
  return (
    <li className="numbered" id={rule.id}>
      <a className="numbered__id" href={`#${rule.id}`}>
        {rule.id}
      </a>
      <p>
        {numbered(namedIn(rule.text)).map(({ key, value }) =>
          value.rule ? (
            <a key={key} href={`#${value.text}`}>
              {value.text}
            </a>
          ) : (
            <Fragment key={key}>{told ? <Told text={value.text} many /> : value.text}</Fragment>
          ),
        )}
        {rule.ours !== 'no' && <em className="numbered__ours">{say(rulesPage[rule.ours])}</em>}
      </p>
      {rule.shown && (
        <Link className="btn" data-kind="quiet" href={`/rules/${game}/${rule.id}`}>
          <Icon name="play-button" />
          <span>{say(rulesPage.show)}</span>
        </Link>
      )}
    </li>
  );
}

function Book({ game, words }: { readonly game: GameId; readonly words: string }) {
  const { say, lang } = useSpeech();
  // There are a thousand of them: words explain themselves in the book that is open.
  const [opened, setOpened] = useState(false);
  const sections = found(use(sectionsOf(game, lang)), words);
  const count = sections.reduce((sum, { rules }) => sum + rules.length, 0);
  // Whoever comes by a link to a rule sees it, though it was not there when the page opened.
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView({ block: 'center' });
  }, []);
  if (count === 0) return null;
  const wanted = sections.some((section) => [section, ...section.rules].some(({ id }) => location.hash === `#${id}`));
  const open = words !== '' || wanted;
  return (
    <details className="rulebook__game" open={open} onToggle={({ newState }) => setOpened(newState === 'open')}>
      <summary>
        {gameTitle(lang, game)} <span className="num">{say(rulesPage.count, { count })}</span>
      </summary>
      {sections.map(({ id, title, rules }) => (
        <section key={id} id={id}>
          <h3>{title}</h3>
          <ul>
            {rules.map((rule) => (
              <RuleLine key={rule.id} game={game} rule={rule} told={opened || open} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

export function Rulebook() {
  const { say } = useSpeech();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  return (
    <section className="rulebook" aria-labelledby="numbered">
      <Heading id="numbered">{say(rulesPage.numbered)}</Heading>
      <p className="prose">{say(rulesPage.numberedText)}</p>
      <p className="prose">{say(rulesPage.oursText)}</p>
      <label className="rulebook__search">
        <span>{say(rulesPage.search)}</span>
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <Suspense fallback={null}>
        {GAME_IDS.map((game) => (
          <WithLexicon key={game} load={GAMES[game].lexicon}>
            <Book game={game} words={wanted} />
          </WithLexicon>
        ))}
      </Suspense>
    </section>
  );
}
