// The enemy across the table: its card with level, objective and abilities, its health and its tokens.
import './foe.css';
import type { PlayerView } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { FIGHT, FOE } from '@wyrmtable/words/adv-fight';
import { objectiveText } from '@wyrmtable/words/adventures';
import { heroName } from '@wyrmtable/words/dice-throne';
import { Btn } from '../../../pieces/Btn.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { Told } from '../../../pieces/Told.tsx';
import { Abilities } from '../../dice-throne/Abilities.tsx';
import { CpDial, HealthDial } from '../../dice-throne/Dials.tsx';
import { Glance } from '../../dice-throne/Glance.tsx';
import { accentOf } from '../../dice-throne/hero-arms.ts';
import { forSeat } from '../../dice-throne/offers.ts';
import { Piles } from '../../dice-throne/Piles.tsx';
import { Standing, WholeBoard } from '../../dice-throne/Seats.tsx';
import { Tokens } from '../../dice-throne/Tokens.tsx';
import { useThrone } from '../../dice-throne/table.ts';
import { nameOf, useAdventure } from '../table.ts';
import { FoeSheet, rankOf } from './FoeSheet.tsx';
import { bystandersOf } from './fights.ts';
import { objectiveNow } from './objective.ts';
import { minionCalled, useFight } from './table.ts';

function Signs({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const { say, view } = useAdventure();
  const enemy = view.enemies.find((one) => one.seat === seat);
  return (
    <>
      <span className="foe__rank">{rankOf(say, player.hero)}</span>
      {enemy?.firstStrike === true && (
        <span className="player__state">
          <Icon name="sprint" /> {say(FOE.firstStrike)}
        </span>
      )}
      {enemy?.guard === true && (
        <span className="player__state">
          <Icon name="guards" /> {say(FOE.guard)}
        </span>
      )}
    </>
  );
}

function SeatOrders({ seat }: { readonly seat: Seat }) {
  const throne = useThrone();
  return forSeat(throne, seat).map((answer) => (
    <Btn key={answer.choice} kind="primary" onPress={() => throne.send(answer.choice)}>
      {throne.words.order(answer.reading)}
    </Btn>
  ));
}

function FoeCard({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const throne = useThrone();
  const { say, lang, view } = throne;
  const { thoughts } = useFight();
  const { bossCard } = useAdventure().view;
  const orders = forSeat(throne, seat);
  const name = heroName(lang, player.hero);
  const minion = minionCalled(player.hero);
  const objective = objectiveNow(player, bossCard, thoughts);
  return (
    <article
      className="player foe"
      data-accent={accentOf(player.hero)}
      data-choice={orders.length > 0 || undefined}
      data-boss={minion === undefined || undefined}
      aria-current={view.active === seat ? 'true' : undefined}
      aria-label={name}
    >
      <div className="foe__who">
        <WholeBoard seat={seat} player={player} label={say(FOE.look, { name })}>
          <FoeSheet player={player} objective={objective} />
        </WholeBoard>
        <div className="player__id">
          <h2 className="player__name">{name}</h2>
          <p className="player__who">
            <Signs seat={seat} player={player} />
            <Standing seat={seat} player={player} />
          </p>
          {objective !== null && (
            <p className="foe__objective">
              <Icon name="bullseye" />
              <span>
                <Told text={objectiveText(lang, player.hero, objective)} />
              </span>
            </p>
          )}
        </div>
        <div className="player__dials">
          <HealthDial dial={player.dial} />
          <CpDial cp={player.cp} />
          {minion === undefined && <Piles player={player} />}
        </div>
        <div className="foe__tokens">
          <Tokens seat={seat} player={player} />
        </div>
        <SeatOrders seat={seat} />
      </div>
      {minion === undefined ? <Glance seat={seat} player={player} /> : <Abilities seat={seat} player={player} />}
    </article>
  );
}

/** Somebody else on the enemy's side whom no hero is locked with: Vis'eer beside a boss. */
function Bystander({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const throne = useThrone();
  const { say, lang, view } = throne;
  const name = heroName(lang, player.hero);
  return (
    <article
      className="player bystander"
      data-accent={accentOf(player.hero)}
      aria-current={view.active === seat ? 'true' : undefined}
      aria-label={name}
    >
      <WholeBoard seat={seat} player={player} label={say(FOE.look, { name })}>
        <FoeSheet player={player} objective={null} />
      </WholeBoard>
      <div className="player__id">
        <h2 className="player__name">{name}</h2>
        <p className="player__who">
          <Signs seat={seat} player={player} />
          <Standing seat={seat} player={player} />
        </p>
      </div>
      <HealthDial dial={player.dial} />
      <Tokens seat={seat} player={player} />
      <SeatOrders seat={seat} />
    </article>
  );
}

export function Foe() {
  const table = useAdventure();
  const { say, view } = table;
  const { shown } = useFight();
  const player = shown.foe === null ? undefined : view.arena.players[shown.foe];
  return (
    <section className="seats foe-place" aria-label={say(FIGHT.foe)} data-count={1}>
      {shown.foe === null || player === undefined ? (
        <p className="foe-place__none">{say(FIGHT.noFoe, { name: nameOf(table, shown.hero) })}</p>
      ) : (
        <FoeCard key={shown.foe} seat={shown.foe} player={player} />
      )}
      {bystandersOf(view).map((seat) => {
        const other = view.arena.players[seat];
        return other === undefined ? null : <Bystander key={seat} seat={seat} player={other} />;
      })}
    </section>
  );
}
