// Who made what this table is made of.
import { credits } from '@wyrmtable/words/shell';
import { GAMES } from '../games/index.ts';
import { Rule } from '../pieces/Rule.tsx';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';

/** The contributors of game-icons.net, as its licence file lists them. */
const ICON_AUTHORS = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'Caro Asercion',
] as const;

const FONTS = [
  { font: 'Forum', authors: 'Denis Masharov' },
  { font: 'Alegreya', authors: 'Juan Pablo del Peral, Huerta Tipográfica' },
  { font: 'Manrope', authors: 'Mikhail Sharanda, Mirko Velimirović' },
] as const;

/** Each box once. */
const OF_GAMES = [...new Set(Object.values(GAMES).flatMap((game) => game.credits))];

export default function Credits() {
  const { say } = useSpeech();
  return (
    <Page title={say(credits.title)}>
      <h1>{say(credits.title)}</h1>
      <p className="prose">{say(credits.fan)}</p>
      <section className="prose">
        <Rule>{say(credits.gamesTitle)}</Rule>
        {OF_GAMES.map((line) => (
          <p key={line.en}>{say(line)}</p>
        ))}
        <p>{say(credits.figures)}</p>
      </section>
      <section className="prose">
        <Rule>{say(credits.iconsTitle)}</Rule>
        <p>{say(credits.icons)}</p>
        <p>{ICON_AUTHORS.join(', ')}.</p>
        <p>
          <a href="https://game-icons.net">game-icons.net</a>
          {' · '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
      </section>
      <section className="prose">
        <Rule>{say(credits.fontsTitle)}</Rule>
        {FONTS.map((entry) => (
          <p key={entry.font}>{say(credits.fonts, entry)}</p>
        ))}
      </section>
      <section className="prose">
        <Rule>{say(credits.codeTitle)}</Rule>
        <p>{say(credits.code)}</p>
      </section>
    </Page>
  );
}
