// All heroes of the map with whom they fight: a tap looks at that fight, another one follows the turn again.
import './rail.css';
import { FIGHT } from '@wyrmtable/words/adv-fight';
import { heroName } from '@wyrmtable/words/dice-throne';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../pieces/Icon.tsx';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import { type AdventureTable, nameOf, useAdventure } from '../table.ts';
import { FightGlance } from './FightGlance.tsx';
import { type Fight, fightsOf } from './fights.ts';
import { useFight } from './table.ts';

/** The fight for the ear; against a boss all share one health, so that cards and CP tell them apart. */
function labelOf(table: AdventureTable, { hero: seat, foe }: Fight): string {
  const { say, lang, view } = table;
  const { players, health } = view.arena;
  const healthOf = (at: number) => health[players[at]?.dial ?? -1] ?? 0;
  const named = (at: number) => heroName(lang, players[at]?.hero ?? '');
  const hero = named(seat);
  if (view.stage === 'boss') {
    const { cp = 0, hand = 0 } = players[seat] ?? {};
    return say(FIGHT.mate, { hero, name: nameOf(table, seat), cp, cards: hand });
  }
  if (foe === null) return say(FIGHT.alone, { hero, hp: healthOf(seat) });
  return say(FIGHT.against, { hero, hp: healthOf(seat), foe: named(foe), foeHp: healthOf(foe) });
}

/** One of a team that fights the same boss. */
function Mate({ seat }: { readonly seat: number }) {
  const table = useAdventure();
  const player = table.view.arena.players[seat];
  if (player === undefined) return null;
  return (
    <span className="fight-glance">
      <Portrait arms={heroArms(player.hero)} />
      <span className="fight-glance__name">{heroName(table.lang, player.hero)}</span>
      <span className="num">
        <Icon name="two-coins" /> {player.cp}
      </span>
      <span className="num">
        <Icon name="card-draw" /> {player.hand}
      </span>
    </span>
  );
}

function Entry({ fight }: { readonly fight: Fight }) {
  const table = useAdventure();
  const { shown, pick, picked, now } = useFight();
  const { hero, current } = fight;
  return (
    <li aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        className="rail__fight"
        aria-pressed={shown.hero === hero}
        title={nameOf(table, hero)}
        onClick={(event) => {
          if (event.detail > 0) event.currentTarget.blur();
          pick(picked === hero || hero === now ? null : hero);
        }}
      >
        <span className="sr-only">{labelOf(table, fight)}</span>
        <span aria-hidden="true">
          {table.view.stage === 'boss' ? <Mate seat={hero} /> : <FightGlance hero={hero} />}
        </span>
      </button>
    </li>
  );
}

/** Alone one needs no rail. */
export function Rail() {
  const { say, view } = useAdventure();
  const { now, picked, pick, shown } = useFight();
  const rail = useRef<HTMLElement>(null);
  const { hero } = shown;
  // On a narrow rail the shown fight is brought into sight; the page itself never moves.
  useEffect(() => {
    const entry = rail.current?.querySelectorAll<HTMLElement>('li')[hero];
    if (rail.current === null || entry === undefined) return;
    rail.current.scrollLeft = entry.offsetLeft - (rail.current.clientWidth - entry.clientWidth) / 2;
  }, [hero]);
  if (view.heroes.length < 2) return null;
  return (
    <nav className="rail" ref={rail} aria-label={say(view.stage === 'boss' ? FIGHT.team : FIGHT.rail)}>
      <ul>
        {fightsOf(view, now).map((fight) => (
          <Entry key={fight.hero} fight={fight} />
        ))}
      </ul>
      {picked !== null && picked !== now && (
        <button type="button" className="rail__follow" onClick={() => pick(null)}>
          <Icon name="eye-target" />
          {say(FIGHT.follow)}
        </button>
      )}
    </nav>
  );
}
