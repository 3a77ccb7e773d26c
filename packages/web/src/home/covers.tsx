// The four games as bound books, each with its ways in.
import './covers.css';
import '../pieces/cover.css';
import { GAME_IDS, type GameId } from '@wyrmtable/registry';
import { gameTitle } from '@wyrmtable/words';
import { common } from '@wyrmtable/words/shell';
import { Link } from 'wouter';
import { GAMES } from '../games/index.ts';
import { Icon } from '../pieces/Icon.tsx';
import { useSpeech } from '../shell/words.ts';

interface BookProps {
  readonly game: GameId;
}

function Front({ game }: BookProps) {
  const { say, lang } = useSpeech();
  const { cover } = GAMES[game];
  return (
    <>
      <span className="cover__emblem">
        <Icon name={cover.icon} />
      </span>
      <h3 className="cover__title" id={`cover-${game}`}>
        {gameTitle(lang, game)}
      </h3>
      <div>
        <p className="cover__text">{say(cover.text)}</p>
        <p className="cover__meta">
          {cover.meta.map(([message, params]) => (
            <span key={message.en}>{say(message, params)}</span>
          ))}
        </p>
      </div>
    </>
  );
}

function Book({ game }: BookProps) {
  const { say } = useSpeech();
  const { accent, cover } = GAMES[game];
  return (
    <article className="cover" data-accent={accent} aria-labelledby={`cover-${game}`}>
      <Front game={game} />
      <div className="cover__actions">
        {cover.ways.map(({ text, query }, i) => (
          <Link key={query} className="btn" data-kind={i === 0 ? 'primary' : 'plain'} href={`/play/${game}${query}`}>
            {say(text)}
          </Link>
        ))}
        <Link className="btn" data-kind="quiet" href={`/rules/${game}`}>
          <Icon name="open-book" />
          {say(common.rules)}
        </Link>
      </div>
    </article>
  );
}

export function Covers() {
  return (
    <ul className="covers">
      {GAME_IDS.map((game) => (
        <li key={game}>
          <Book game={game} />
        </li>
      ))}
    </ul>
  );
}
