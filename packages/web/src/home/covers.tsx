// The four games as bound books: the one that can be opened, and those still in the making.
import './covers.css';
import '../pieces/cover.css';
import { gameTitle, type Message } from '@wyrmtable/words';
import { common, home } from '@wyrmtable/words/shell';
import { Link } from 'wouter';
import { Icon } from '../pieces/Icon.tsx';
import { useSpeech } from '../shell/words.ts';

interface Cover {
  readonly game: string;
  readonly accent: string;
  readonly icon: string;
  readonly text: Message;
  readonly meta: readonly (readonly [Message, Readonly<Record<string, number>>])[];
}

const OPEN: Cover = {
  game: 'dragon-farkle',
  accent: 'ochre',
  icon: 'spiked-dragon-head',
  text: home.farkle,
  meta: [
    [home.players, { min: 2, max: 5 }],
    [home.minutes, { from: 30 }],
  ],
};

const IN_MAKING: readonly Cover[] = [
  {
    game: 'dice-throne',
    accent: 'madder',
    icon: 'crossed-swords',
    text: home.diceThrone,
    meta: [
      [home.players, { min: 2, max: 6 }],
      [home.minutesRange, { from: 20, to: 40 }],
    ],
  },
  {
    game: 'adventures',
    accent: 'woad',
    icon: 'treasure-map',
    text: home.adventures,
    meta: [
      [home.players, { min: 1, max: 4 }],
      [home.campaign, {}],
    ],
  },
  {
    game: 'etchinstone',
    accent: 'verdigris',
    icon: 'spell-book',
    text: home.etchinstone,
    meta: [
      [home.solo, {}],
      [home.minutes, { from: 30 }],
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

function OpenBook() {
  const { say } = useSpeech();
  const way = (name: string) => `/play/${OPEN.game}?way=${name}`;
  return (
    <article className="cover" data-accent={OPEN.accent} data-state="open">
      <Front cover={OPEN} />
      <div className="cover__actions">
        <Link className="btn" data-kind="primary" href={way('bots')}>
          {say(home.againstBots)}
        </Link>
        <Link className="btn" href={way('screen')}>
          {say(home.onScreen)}
        </Link>
        <Link className="btn" href={way('online')}>
          {say(home.online)}
        </Link>
        <Link className="btn" data-kind="quiet" href={`/rules/${OPEN.game}`}>
          <Icon name="open-book" />
          {say(common.rules)}
        </Link>
      </div>
    </article>
  );
}

export function Covers() {
  const { say } = useSpeech();
  return (
    <ul className="covers">
      <li>
        <OpenBook />
      </li>
      {IN_MAKING.map((cover) => (
        <li key={cover.game}>
          <article className="cover" data-accent={cover.accent} data-state="closed">
            <Front cover={cover} />
            <p className="cover__clasp">
              <Icon name="anvil" />
              {say(home.inMaking)}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
