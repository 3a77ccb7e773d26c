// The four games as bound books, each with its ways in.
import './covers.css';
import '../pieces/cover.css';
import type { GameId } from '@wyrmtable/shelf';
import { gameTitle, type Message } from '@wyrmtable/words';
import { common, home } from '@wyrmtable/words/shell';
import { Link } from 'wouter';
import { GAME_ACCENTS } from '../games/accents.ts';
import { Icon } from '../pieces/Icon.tsx';
import { useSpeech } from '../shell/words.ts';

/** A way into an open book. */
interface Way {
  readonly text: Message;
  /** What follows the game's address. */
  readonly query: string;
}

interface Cover {
  readonly game: GameId;
  readonly icon: string;
  readonly text: Message;
  readonly meta: readonly (readonly [Message, Readonly<Record<string, number>>])[];
  /** The first is the main one. */
  readonly ways: readonly Way[];
}

const COVERS: readonly Cover[] = [
  {
    game: 'dragon-farkle',
    icon: 'spiked-dragon-head',
    text: home.farkle,
    meta: [
      [home.players, { min: 2, max: 5 }],
      [home.minutes, { from: 30 }],
    ],
    ways: [
      { text: home.againstBots, query: '?way=bots' },
      { text: home.onScreen, query: '?way=screen' },
      { text: home.online, query: '?way=online' },
    ],
  },
  {
    game: 'etchinstone',
    icon: 'spell-book',
    text: home.etchinstone,
    meta: [
      [home.solo, {}],
      [home.minutes, { from: 30 }],
    ],
    ways: [{ text: home.setOut, query: '' }],
  },
  {
    game: 'dice-throne',
    icon: 'crossed-swords',
    text: home.diceThrone,
    meta: [
      [home.players, { min: 2, max: 6 }],
      [home.minutesRange, { from: 20, to: 40 }],
    ],
    ways: [
      { text: home.againstBots, query: '?way=bots' },
      { text: home.onScreen, query: '?way=screen' },
      { text: home.online, query: '?way=online' },
    ],
  },
  {
    game: 'adventures',
    icon: 'treasure-map',
    text: home.adventures,
    meta: [
      [home.players, { min: 1, max: 4 }],
      [home.campaign, {}],
    ],
    ways: [
      { text: home.aloneOrBots, query: '?way=bots' },
      { text: home.onScreen, query: '?way=screen' },
      { text: home.online, query: '?way=online' },
    ],
  },
];

function Front({ cover }: { readonly cover: Cover }) {
  const { say, lang } = useSpeech();
  return (
    <>
      <span className="cover__emblem">
        <Icon name={cover.icon} />
      </span>
      <h3 className="cover__title">{gameTitle(lang, cover.game)}</h3>
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

function Book({ cover }: { readonly cover: Cover }) {
  const { say } = useSpeech();
  return (
    <article className="cover" data-accent={GAME_ACCENTS[cover.game]}>
      <Front cover={cover} />
      <div className="cover__actions">
        {cover.ways.map(({ text, query }, i) => (
          <Link
            key={query}
            className="btn"
            data-kind={i === 0 ? 'primary' : 'plain'}
            href={`/play/${cover.game}${query}`}
          >
            {say(text)}
          </Link>
        ))}
        <Link className="btn" data-kind="quiet" href={`/rules/${cover.game}`}>
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
      {COVERS.map((cover) => (
        <li key={cover.game}>
          <Book cover={cover} />
        </li>
      ))}
    </ul>
  );
}
