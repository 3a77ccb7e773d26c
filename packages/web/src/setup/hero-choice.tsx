// Choosing a hero: sixteen shields with how hard each is to play, a filter, a lot, and all of the chosen one beside them.
import './hero-choice.css';
import { HEROES, type Hero } from '@wyrmtable/dice-throne';
import { heroName } from '@wyrmtable/words/dice-throne';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { lexicon } from '../games/dice-throne/lexicon.ts';
import { Btn } from '../pieces/Btn.tsx';
import { WithLexicon } from '../pieces/lexicon.tsx';
import { Pips } from '../pieces/Pips.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { lazy } from '../shell/patient.ts';
import { useSpeech } from '../shell/words.ts';
import { type Box, HARDEST } from './hero-box.ts';

/** Fetched behind the shields. */
const HeroSheet = lazy(() => import('./hero-sheet.tsx'));

/** The sheet moves what lies below it when it comes. */
function ComingSheet() {
  usePageBusy(true);
  return <div className="hero-sheet" />;
}

const FILTERS = ['any', 'easy', 'middling', 'hard'] as const;
type Filter = (typeof FILTERS)[number];
const FITS: Readonly<Record<Filter, (complexity: number) => boolean>> = {
  any: () => true,
  easy: (complexity) => complexity <= 2,
  middling: (complexity) => complexity === 3 || complexity === 4,
  hard: (complexity) => complexity >= 5,
};

export interface HeroChoiceProps {
  /** Whom the hero is for. */
  readonly title: string;
  /** Null is drawn by lot. */
  readonly chosen: string | null;
  readonly choose: (hero: string | null) => void;
  /** Nobody may have these. */
  readonly barred?: ReadonlySet<string>;
  /** A lot may be drawn instead. */
  readonly lots?: boolean;
  /** Heroes that do not ship and may be chosen, too. */
  readonly boxes?: readonly Box[];
}

interface HeroTileProps extends Pick<HeroChoiceProps, 'chosen' | 'choose'> {
  readonly hero: Hero;
  readonly barred: boolean;
}

function HeroTile({ hero, chosen, barred, choose }: HeroTileProps) {
  const { say, lang } = useSpeech();
  return (
    <button
      type="button"
      className="hero-tile"
      data-accent={hero.id}
      aria-pressed={hero.id === chosen}
      disabled={barred}
      onClick={() => choose(hero.id)}
    >
      <Portrait arms={heroArms(hero.id)} />
      <span className="hero-tile__name">{heroName(lang, hero.id)}</span>
      {barred && <small>{say(WORDS.barred)}</small>}
      <Pips on={hero.complexity} of={HARDEST} />
      <span className="sr-only">{say(WORDS.complexity, { level: hero.complexity })}</span>
    </button>
  );
}

const NOBODY: ReadonlySet<string> = new Set();

export function HeroChoice({ title, chosen, choose, barred = NOBODY, lots = true, boxes = [] }: HeroChoiceProps) {
  const { say } = useSpeech();
  const [filter, setFilter] = useState<Filter>('any');
  const cast = [...HEROES, ...boxes.map(({ hero }) => hero)];
  const fitting = cast.filter(({ complexity }) => FITS[filter](complexity));
  const pickOne = () => {
    const others = fitting.filter(({ id }) => id !== chosen && !barred.has(id));
    choose(others[Math.floor(Math.random() * others.length)]?.id ?? chosen);
  };
  return (
    <>
      <fieldset className="hero-choice">
        <legend>{title}</legend>
        <div className="hero-choice__tiles">
          {fitting.map((one) => (
            <HeroTile key={one.id} hero={one} chosen={chosen} barred={barred.has(one.id)} choose={choose} />
          ))}
        </div>
        <div className="hero-choice__bar">
          <Btn icon="perspective-dice-six-faces-random" onPress={pickOne}>
            {say(WORDS.random)}
          </Btn>
          {lots && (
            <Btn icon="uncertainty" pressed={chosen === null} onPress={() => choose(null)}>
              {say(WORDS.lot)}
            </Btn>
          )}
        </div>
        <Switch
          label={say(WORDS.filter)}
          options={FILTERS.map((value) => ({ value, text: say(WORDS[value]) }))}
          value={filter}
          onChange={setFilter}
        />
        <Link className="hint" href="/hero-workshop">
          {say(WORDS.workshop)}
        </Link>
      </fieldset>
      {chosen === null ? (
        <p className="hint hero-sheet">{say(lots ? WORDS.lotText : WORDS.nobodyYet)}</p>
      ) : (
        <Suspense fallback={<ComingSheet />}>
          <WithLexicon load={lexicon}>
            <HeroSheet hero={chosen} box={boxes.find(({ hero }) => hero.id === chosen)} />
          </WithLexicon>
        </Suspense>
      )}
    </>
  );
}
