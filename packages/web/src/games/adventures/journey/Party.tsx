// The heroes of the campaign: health, CP, salves, what they carry, whom they fight, and whose turn it is.
import './party.css';
import type { HeroView } from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';
import { HERO, REGIONS } from '@wyrmtable/words/adv-table';
import { className, enemyName } from '@wyrmtable/words/adventures';
import { heroName } from '@wyrmtable/words/dice-throne';
import { Icon } from '../../../pieces/Icon.tsx';
import { numbered } from '../../../pieces/numbered.ts';
import { Popover } from '../../../pieces/Popover.tsx';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import { isPlayed, nameOf, useAdventure } from '../table.ts';
import { Loot } from './LootCard.tsx';
import { type Standing, standingOf } from './standing.ts';

/** What a hero owns: the loot in the deck, and the mystery cards nobody has seen. */
function Pack({ hero, own }: { readonly hero: HeroView; readonly own: Standing }) {
  const { say, lang } = useAdventure();
  const { loot, mystery, cards, purse } = hero;
  return (
    <div className="pack" data-accent={hero.hero}>
      <p className="slip__name">{heroName(lang, hero.hero)}</p>
      <p>{[say(HERO.deck, { count: cards }), say(HERO.salves, { count: own.salves })].join(' · ')}</p>
      {purse > 0 && <p>{say(HERO.purse, { gold: purse })}</p>}
      {mystery.length > 0 && (
        <>
          <h3 className="eyebrow">{say(HERO.mystery, { count: mystery.length })}</h3>
          <ul>
            {numbered(mystery).map(({ key, value }) => (
              <li key={key}>{className(lang, value)}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className="eyebrow">{say(HERO.loot, { count: loot.length })}</h3>
      {loot.length === 0 && <p>{say(HERO.noLoot)}</p>}
      <div className="pack__cards">
        {loot.map((id) => (
          <Loot key={id} id={id} shape="wide" />
        ))}
      </div>
    </div>
  );
}

function Figures({ hero, own }: { readonly hero: HeroView; readonly own: Standing }) {
  const { say, view } = useAdventure();
  if (view.mode !== 'campaign') return null;
  const rows = [
    ...(isPlayed(view)
      ? ([
          ['two-coins', own.cp, say(HERO.cp, { cp: own.cp })],
          ['standing-potion', own.salves, say(HERO.salves, { count: own.salves })],
        ] as const)
      : []),
    ...(view.stage === 'shop' ? ([['swap-bag', hero.purse, say(HERO.purse, { gold: hero.purse })]] as const) : []),
    ['knapsack', hero.loot.length, say(HERO.loot, { count: hero.loot.length })],
    ['card-random', hero.mystery.length, say(HERO.mystery, { count: hero.mystery.length })],
  ] as const;
  return (
    <ul className="member__figures">
      {rows.map(([icon, count, label]) => (
        <li key={icon} data-none={count === 0 || undefined}>
          <Icon name={icon} />
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Health({ own }: { readonly own: Standing }) {
  const { say } = useAdventure();
  return (
    <div className="member__health" role="img" aria-label={say(HERO.health, { health: own.health, of: own.most })}>
      <meter min={0} max={Math.max(1, own.most)} value={own.health} aria-hidden="true" />
      <span className="num" aria-hidden="true">
        <Icon name="hearts" />
        {own.health}
      </span>
    </div>
  );
}

function Member({ seat, hero }: { readonly seat: Seat; readonly hero: HeroView }) {
  const table = useAdventure();
  const { say, lang, view } = table;
  const own = standingOf(view, seat);
  const name = nameOf(table, seat);
  const called = heroName(lang, hero.hero);
  const enemy = view.enemies.find((one) => one.seat === hero.engaged);
  const moving = view.toMove === seat;
  // Between two games nobody is hurt, and nobody fights.
  const played = isPlayed(view);
  return (
    <li
      className="member"
      data-accent={hero.hero}
      data-out={(played && own.out) || undefined}
      aria-current={(played ? view.active : view.toMove) === seat ? 'true' : undefined}
    >
      <Popover
        className="member__look"
        late
        label={say(HERO.about, { hero: called, name })}
        trigger={<Portrait arms={heroArms(hero.hero)} hurt={played && (own.out || own.health * 4 <= own.most)} />}
      >
        <Pack hero={hero} own={own} />
      </Popover>
      <div className="member__id">
        <p className="member__name">
          <b>{called}</b>
          {moving && <span className="sr-only">, {say(HERO.turn)}</span>}
        </p>
        <p className="member__player">
          {played && own.out ? (
            say(HERO.fallen)
          ) : enemy === undefined || !played ? (
            name
          ) : (
            <>
              <Icon name="crossed-swords" />
              <span className="sr-only">{say(HERO.fights, { enemy: enemyName(lang, enemy.id) })}</span>
              <span aria-hidden="true">{enemyName(lang, enemy.id)}</span>
            </>
          )}
        </p>
      </div>
      {played && <Health own={own} />}
      <Figures hero={hero} own={own} />
    </li>
  );
}

export function Party() {
  const { say, view } = useAdventure();
  return (
    <section className="party" aria-label={say(REGIONS.party)} data-heroes={view.heroes.length}>
      <ul>
        {numbered(view.heroes).map(({ key, value }) => (
          <Member key={key} seat={key - 1} hero={value} />
        ))}
      </ul>
    </section>
  );
}
