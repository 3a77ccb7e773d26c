// The chosen hero in full, before anybody has to take it: the whole board, the cards and tokens, and how it fares in the lab.
import './hero-sheet.css';
import '../games/dice-throne/abilities.css';
import { HEROES, type Hero } from '@wyrmtable/dice-throne';
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { list } from '@wyrmtable/words';
import { heroLine, heroName, symbolName } from '@wyrmtable/words/dice-throne';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { useNarrow } from '../pieces/narrow.ts';
import { numbered } from '../pieces/numbered.ts';
import { Pips } from '../pieces/Pips.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { lazy } from '../shell/patient.ts';
import { useSpeech } from '../shell/words.ts';
import { BoardPreview, CardPreview, TilePreview, TokenPreview } from '../workshop/Preview.tsx';
import { type Box, HARDEST } from './hero-box.ts';

/** Fetched with the figures themselves. */
const HeroFigures = lazy(async () => ({ default: (await import('./hero-figures.tsx')).HeroFigures }));
const HeroRate = lazy(async () => ({ default: (await import('./hero-figures.tsx')).HeroRate }));

const PAGES = ['board', 'cards', 'figures'] as const;
type SheetPage = (typeof PAGES)[number];

function shippedBox(id: string): Box | undefined {
  const hero = HEROES.find((one) => one.id === id);
  const box = HERO_BOXES.find((one) => one.hero.id === id);
  return hero === undefined || box === undefined ? undefined : { hero, statuses: box.statuses };
}

function Board({ hero }: { readonly hero: Hero }) {
  const backs = hero.slots.flatMap(({ id, otherSide }) => (otherSide === null ? [] : [{ id, ability: otherSide }]));
  return (
    <>
      <BoardPreview hero={hero} />
      {backs.length > 0 && (
        <ul className="abilities">
          {backs.map(({ id, ability }) => (
            <li key={id}>
              <TilePreview hero={hero} ability={ability} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Cards({ hero, statuses }: Box) {
  const cards = [...hero.slots.flatMap(({ upgrades }) => upgrades), ...hero.cards];
  return (
    <>
      <div className="hero-sheet__tokens">
        {statuses.map((status) => (
          <TokenPreview key={status.id} status={status} />
        ))}
      </div>
      <div className="hero-sheet__cards">
        {cards.map((card) => (
          <CardPreview key={card.id} hero={hero} card={card} />
        ))}
      </div>
    </>
  );
}

/** The six faces of the hero's die. */
function Faces({ hero }: { readonly hero: Hero }) {
  const { say, lang } = useSpeech();
  const symbols = [...new Set(hero.die)].map((face) => symbolName(lang, hero.id, face));
  return (
    <p className="hero-sheet__die">
      {numbered(hero.die).map(({ key, value }) => (
        <span key={key} aria-hidden="true">
          <Icon name={hero.faceIcons[value] ?? ''} />
          {key}
        </span>
      ))}
      <span className="sr-only">{say(WORDS.die, { symbols: list(lang, symbols) })}</span>
    </p>
  );
}

function ComingRate() {
  usePageBusy(true);
  return <p className="hero-sheet__rate"> </p>;
}

interface HeroSheetProps {
  readonly hero: string;
  /** Where the hero does not ship. */
  readonly box?: Box | undefined;
}

export default function HeroSheet({ hero: id, box: made }: HeroSheetProps) {
  const { say, lang } = useSpeech();
  const narrow = useNarrow();
  const [page, setPage] = useState<SheetPage>('board');
  // A phone has the heroes and the start in sight first; all of one is a press away.
  const [open, setOpen] = useState(!narrow);
  const box = made ?? shippedBox(id);
  if (box === undefined) return null;
  const { hero } = box;
  const name = heroName(lang, id);
  return (
    <section className="hero-sheet" data-accent={id} aria-label={name}>
      <header className="hero-sheet__head">
        <Portrait arms={heroArms(id)} />
        <div>
          <h2>{name}</h2>
          <p className="hero-sheet__level">
            <Pips on={hero.complexity} of={HARDEST} />
            {say(WORDS.complexity, { level: hero.complexity })}
          </p>
          <Faces hero={hero} />
          <p className="hero-sheet__line">{heroLine(lang, id)}</p>
          {made === undefined && (
            <Suspense fallback={<ComingRate />}>
              <HeroRate hero={id} />
            </Suspense>
          )}
        </div>
      </header>
      {narrow && (
        <Btn expanded={open} onPress={() => setOpen(!open)}>
          {say(WORDS.whole)}
        </Btn>
      )}
      {open && (
        <>
          <div className="row">
            <Switch
              label={say(WORDS.look)}
              options={PAGES.filter((one) => made === undefined || one !== 'figures').map((value) => ({
                value,
                text: say(WORDS[value]),
              }))}
              value={page}
              onChange={setPage}
            />
            {made === undefined && <Link href={`/print/${id}`}>{say(WORDS.print)}</Link>}
          </div>
          <div className="hero-sheet__page">
            {page === 'board' && <Board hero={hero} />}
            {page === 'cards' && <Cards {...box} />}
            {page === 'figures' && (
              <Suspense fallback={null}>
                <HeroFigures hero={id} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </section>
  );
}
