// How a hero fares in the lab: against all others together, and whom it beats and fears most.
import '../lab/lab.css';
import { type LabResult, matchUp, type Rate, ranking } from '@wyrmtable/bots/lab';
import { percent } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { LAB_PAGE } from '@wyrmtable/words/lab';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { use } from 'react';
import { Link } from 'wouter';
import { loadResult } from '../lab/load.ts';
import { Reach } from '../lab/reach.tsx';
import { useSpeech } from '../shell/words.ts';

/** Asked for once; what could not be had is asked for again when somebody looks again. */
let asked: Promise<LabResult | null> | null = null;

function result(): Promise<LabResult | null> {
  asked ??= loadResult().then((found) => {
    if (found === null) asked = null;
    return found;
  });
  return asked;
}

interface OfHero {
  readonly hero: string;
}

/** One line: how often the hero wins, with the interval. */
export function HeroRate({ hero }: OfHero) {
  const { say, lang } = useSpeech();
  const found = use(result());
  const overall = found === null ? undefined : ranking(found).find((one) => one.hero === hero)?.overall;
  if (overall === undefined) return null;
  const { share, low, high } = overall;
  return (
    <p className="hero-sheet__rate">
      {say(WORDS.wins, { share: percent(lang, share), low: percent(lang, low), high: percent(lang, high) })}
    </p>
  );
}

interface Met {
  readonly hero: string;
  readonly rate: Rate;
}

/** Rivals that are shown of each kind. */
const SHOWN = 4;

function metBy(found: LabResult, hero: string): readonly Met[] {
  const number = found.heroes.indexOf(hero);
  return found.heroes
    .flatMap((other, against): Met[] => {
      const rate = against === number ? null : matchUp(found, number, against);
      return rate === null ? [] : [{ hero: other, rate }];
    })
    .sort((a, b) => b.rate.share - a.rate.share);
}

function Rivals({ title, met }: { readonly title: string; readonly met: readonly Met[] }) {
  const { say, lang } = useSpeech();
  return (
    <table className="lab__table">
      <caption>{title}</caption>
      <tbody>
        {met.map(({ hero, rate }) => (
          <tr key={hero}>
            <th scope="row">{heroName(lang, hero)}</th>
            <td className="lab__plot">
              <Reach rate={rate} />
            </td>
            <td className="num">
              {percent(lang, rate.share)}
              <small>{say(LAB_PAGE.interval, { low: percent(lang, rate.low), high: percent(lang, rate.high) })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function HeroFigures({ hero }: OfHero) {
  const { say } = useSpeech();
  const found = use(result());
  if (found === null) return <p className="hint">{say(LAB_PAGE.unreadable)}</p>;
  const met = metBy(found, hero);
  return (
    <>
      <div className="hero-sheet__rivals">
        <Rivals title={say(WORDS.easyRivals)} met={met.slice(0, SHOWN)} />
        <Rivals title={say(WORDS.hardRivals)} met={met.slice(-SHOWN).reverse()} />
      </div>
      <p className="hint">
        {say(WORDS.figuresNote)} <Link href="/lab">{say(LAB_PAGE.title)}</Link>
      </p>
    </>
  );
}
