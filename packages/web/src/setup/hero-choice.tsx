// Choosing a hero: sixteen shields with how hard each is to play, a filter, a lot, and what the chosen one is about.
import './hero-choice.css';
import { type Ability, HEROES, type Hero } from '@wyrmtable/dice-throne';
import { list } from '@wyrmtable/words';
import { abilityName, abilityText, heroLine, heroName, statusName, symbolName } from '@wyrmtable/words/dice-throne';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { useState } from 'react';
import { Link } from 'wouter';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { numbered } from '../pieces/numbered.ts';
import { Pips } from '../pieces/Pips.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { useSpeech } from '../shell/words.ts';

/** Where the heroes are, for whoever is sent there. */
export const HERO_CHOICE = 'hero-choice';

/** DT-1.2: from 1 to 6. */
const HARDEST = 6;

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
}

function HeroTile({ hero, chosen, choose }: Omit<HeroChoiceProps, 'title'> & { readonly hero: Hero }) {
  const { say, lang } = useSpeech();
  return (
    <button
      type="button"
      className="hero-tile"
      data-accent={hero.id}
      aria-pressed={hero.id === chosen}
      onClick={() => choose(hero.id)}
    >
      <Portrait arms={heroArms(hero.id)} />
      <span className="hero-tile__name">{heroName(lang, hero.id)}</span>
      <Pips on={hero.complexity} of={HARDEST} />
      <span className="sr-only">{say(WORDS.complexity, { level: hero.complexity })}</span>
    </button>
  );
}

const ultimateOf = ({ slots }: Hero): Ability | undefined =>
  slots.map(({ printed }) => printed).find(({ kind }) => kind === 'ultimate');

function About({ hero }: { readonly hero: Hero }) {
  const { say, lang } = useSpeech();
  const ultimate = ultimateOf(hero);
  const symbols = [...new Set(hero.die)].map((face) => symbolName(lang, hero.id, face));
  const names = hero.statuses.map((status) => statusName(lang, status));
  return (
    <section className="about" data-accent={hero.id} aria-live="polite">
      <Portrait arms={heroArms(hero.id)} />
      <div>
        <h3>{heroName(lang, hero.id)}</h3>
        <p className="about__level">
          <Pips on={hero.complexity} of={HARDEST} />
          {say(WORDS.complexity, { level: hero.complexity })}
        </p>
        <p className="about__line">{heroLine(lang, hero.id)}</p>
        <p className="about__die">
          {numbered(hero.die).map(({ key, value }) => (
            <span key={key} aria-hidden="true">
              <Icon name={hero.faceIcons[value] ?? ''} />
              {key}
            </span>
          ))}
          <span className="sr-only">{say(WORDS.die, { symbols: list(lang, symbols) })}</span>
        </p>
        {ultimate !== undefined && (
          <p>
            <b>{say(WORDS.ultimate, { name: abilityName(lang, ultimate.id) })}</b>
            {abilityText(lang, hero.id, ultimate)}
          </p>
        )}
        {names.length > 0 && <p className="hint">{say(WORDS.statuses, { names: list(lang, names) })}</p>}
        <p>
          <Link href={`/print/${hero.id}`}>{say(WORDS.print)}</Link>
        </p>
      </div>
    </section>
  );
}

export function HeroChoice({ title, chosen, choose }: HeroChoiceProps) {
  const { say } = useSpeech();
  const [filter, setFilter] = useState<Filter>('any');
  const fitting = HEROES.filter(({ complexity }) => FITS[filter](complexity));
  const hero = HEROES.find(({ id }) => id === chosen);
  const pickOne = () => {
    const others = fitting.filter(({ id }) => id !== chosen);
    choose(others[Math.floor(Math.random() * others.length)]?.id ?? chosen);
  };
  return (
    <fieldset className="hero-choice" id={HERO_CHOICE}>
      <legend>{title}</legend>
      <div className="hero-choice__bar">
        <Switch
          label={say(WORDS.filter)}
          options={FILTERS.map((value) => ({ value, text: say(WORDS[value]) }))}
          value={filter}
          onChange={setFilter}
        />
        <Btn icon="perspective-dice-six-faces-random" onPress={pickOne}>
          {say(WORDS.random)}
        </Btn>
        <Btn icon="uncertainty" pressed={chosen === null} onPress={() => choose(null)}>
          {say(WORDS.lot)}
        </Btn>
        <Link className="btn" data-kind="quiet" href="/hero-workshop">
          {say(WORDS.workshop)}
        </Link>
      </div>
      <div className="hero-choice__tiles">
        {fitting.map((one) => (
          <HeroTile key={one.id} hero={one} chosen={chosen} choose={choose} />
        ))}
      </div>
      {hero === undefined ? <p className="hint">{say(WORDS.lotText)}</p> : <About hero={hero} />}
    </fieldset>
  );
}
