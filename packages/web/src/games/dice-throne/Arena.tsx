// The middle of the table: the dice of the moment, and the damage on its way.
import './arena.css';
import { inRollPhase } from '@wyrmtable/dice-throne';
import { abilityName, cardName, heroName } from '@wyrmtable/words/dice-throne';
import { ARENA, REGIONS } from '@wyrmtable/words/throne-table';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Frame } from '../../pieces/Frame.tsx';
import { atFirstSign } from '../../pieces/first-sign.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { numbered } from '../../pieces/numbered.ts';
import { Portrait } from '../../pieces/Portrait.tsx';
import { lazy } from '../../shell/patient.ts';
import { Dice, WaitingDice } from './Dice.tsx';
import { feltOf, type LaidDice } from './felt.ts';
import { heroArms } from './hero-arms.ts';
import { KeepAdvice } from './odds/KeepAdvice.tsx';
import { type Scene, sceneAt } from './scene.ts';
import { nameOf, type ThroneTable, useThrone } from './table.ts';

/** `behind`: the story goes on, and the scene knows best how far. */
function titleOf(table: ThroneTable, laid: LaidDice, scene: Scene, behind: boolean): string {
  const { say, view, me, lang } = table;
  const name = nameOf(table, laid.seat);
  switch (laid.purpose) {
    case 'offence': {
      const declared = behind ? scene.declared : inRollPhase(view) ? (view.ability ?? view.declared) : null;
      if (declared !== null) return say(ARENA.declared, { name, ability: abilityName(lang, declared) });
      if (behind) return say(ARENA.anyRoll, { name, roll: scene.throws.offence?.attempt ?? 1 });
      if (laid.idle) return say(ARENA.turn, { turn: view.turn, name });
      const params = { name, roll: view.rolls, of: view.rolls + view.attempts };
      return say(laid.seat === me && !table.shared ? ARENA.yourRoll : ARENA.theirRoll, params);
    }
    case 'targeting':
      return say(ARENA.targeting);
    case 'defence':
      return say(ARENA.defence, { name });
    case 'effect':
      return laid.rival === null
        ? say(ARENA.effect, { name })
        : say(ARENA.contest, { name, rival: nameOf(table, laid.rival.seat) });
  }
}

function Felt() {
  const table = useThrone();
  const { view, say, events, telling: behind, keeping, heroes, me } = table;
  const scene = sceneAt(events, events.at(-1)?.number ?? 0);
  const laid = feltOf(view, scene, behind, keeping);
  const now = laid.at(-1);
  if (now === undefined) {
    const { seat, turn } = (behind ? scene.turn : null) ?? { seat: view.active, turn: view.turn };
    return (
      <div className="felt">
        <p className="eyebrow">{say(ARENA.turn, { turn, name: nameOf(table, seat) })}</p>
        <WaitingDice hero={heroes[seat] ?? ''} />
      </div>
    );
  }
  const before = laid.slice(0, -1);
  const title = (dice: LaidDice) => titleOf(table, dice, scene, behind);
  return (
    <div className="felt">
      <p className="eyebrow">
        {title(now)}
        {keeping.choosing && now.seat === me && <span className="felt__hint">{say(ARENA.keepHint)}</span>}
      </p>
      <Dice key={`${now.purpose} ${now.seat}`} laid={now} size="large" name={title(now)} />
      <KeepAdvice />
      {before.length > 0 && (
        <div className="felt__before">
          {before.map((older) => (
            <Dice key={older.purpose} laid={older} size="small" name={title(older)} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What is coming, pool by pool; why the figures are what they are stands in the margin. */
function Clash() {
  const table = useThrone();
  const { view, say, lang, heroes } = table;
  const resolving = view.resolving.at(-1);
  if (view.pools.length === 0 && resolving === undefined) return null;
  return (
    <ul className="clash">
      {resolving !== undefined && (
        <li className="clash__card">
          <Icon name="card-play" />
          {say(ARENA.resolving, { name: nameOf(table, resolving.seat), card: cardName(lang, resolving.card) })}
        </li>
      )}
      {numbered(view.pools).map(({ key, value: { by, at, type, damage, attack } }) => {
        const name = nameOf(table, at);
        const text = at === null ? say(ARENA.damageUnaimed, { damage }) : say(ARENA.damageAt, { damage, name });
        return (
          <li key={key} className="clash__pool" data-attack={attack || undefined}>
            <span className="clash__damage" role="img" aria-label={text}>
              <b>{damage}</b>
              <span>{say(ARENA.damage, { damage })}</span>
            </span>
            <span className="clash__way" aria-hidden="true">
              <Portrait arms={heroArms(heroes[by] ?? '')} />
              <span className="clash__how" data-type={type}>
                <Icon name={type === 'normal' || type === 'ultimate' ? 'crossed-swords' : 'plain-arrow'} />
              </span>
              {at === null ? (
                <span>{say(ARENA.unaimed)}</span>
              ) : (
                <>
                  <Portrait arms={heroArms(heroes[at] ?? '')} />
                  <span className="clash__name">{heroName(lang, heroes[at] ?? '')}</span>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const fetchSpotlight = () => import('./Spotlight.tsx');
/** Fetched with the first sign of a person, before anything is told; without it the chronicle still says everything. */
const Spotlight = lazy(() =>
  fetchSpotlight().then(
    ({ Spotlight: whole }) => ({ default: whole }),
    () => ({ default: () => null }),
  ),
);

/** Fetched when a match ends. */
const Winners = lazy(async () => ({ default: (await import('./Winners.tsx')).Winners }));

export function Arena({ afterword }: { readonly afterword: ReactNode }) {
  const { say, view, playing, telling } = useThrone();
  const over = view.winners !== null && playing === null;
  useEffect(() => atFirstSign(() => void fetchSpotlight().catch(() => {})), []);
  return (
    <section className="throne-arena" aria-label={say(REGIONS.arena)} data-effect={playing?.event.kind}>
      {telling && (
        <Suspense fallback={null}>
          <Spotlight />
        </Suspense>
      )}
      <Frame>
        {over ? (
          <Suspense fallback={null}>
            <Winners afterword={afterword} />
          </Suspense>
        ) : (
          <div className="throne-arena__middle">
            <Felt />
            <Clash />
          </div>
        )}
      </Frame>
    </section>
  );
}
