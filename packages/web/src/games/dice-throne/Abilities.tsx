// The tiles of a hero board: how near the dice are, what may be declared, what is declared.
import './abilities.css';
import { inRollPhase, type PlayerView } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { abilityName } from '@wyrmtable/words/dice-throne';
import { TILE } from '@wyrmtable/words/throne-table';
import { TILE_WAITS } from '@wyrmtable/words/why';
import { useRef } from 'react';
import { type AbilityState, AbilityTile, type TriggerMark } from '../../pieces/AbilityTile.tsx';
import { useOneScreen } from '../../pieces/one-screen.ts';
import { Why } from '../../pieces/Why.tsx';
import { useSettings } from '../../shell/settings.ts';
import { TILE_RULES, type TileWait } from '../../why/dice-throne.ts';
import { AbilityText, LEVELS } from './AbilityText.tsx';
import { dealsOf, isPlainScale, marksOf, missingFor } from './meeting.ts';
import { tileOdds } from './odds/TileOdds.tsx';
import { forAbility } from './offers.ts';
import { ordersFor } from './orders.ts';
import { rowsOf, wordsOf } from './reading.ts';
import { abilitiesOf, heroById, type LaidAbility } from './standing.ts';
import { type ThroneTable, useThrone } from './table.ts';

/** Three rows of three; more tiles stand four abreast. */
const NINE = 9;

/** One or two dice short counts as near. */
const NEAR = 2;

/** The offensive dice that this player's tiles are read against; none while they fall or lie idle. */
export function diceFor({ view, falling }: ThroneTable, seat: Seat): readonly number[] {
  return view.active === seat && view.rolls > 0 && inRollPhase(view) && !falling ? view.dice : [];
}

export function stateOf(table: ThroneTable, seat: Seat, player: PlayerView, { ability }: LaidAbility): AbilityState {
  const { view, me, falling } = table;
  if (view.active === seat && (view.ability ?? view.declared) === ability.id && inRollPhase(view)) return 'declared';
  if (view.target === seat && view.defence === ability.id && inRollPhase(view)) return 'declared';
  if (seat === me && !falling && forAbility(table, ability.id).length > 0) return 'met';
  const short = missingFor(heroById(player.hero), diceFor(table, seat), ability);
  if (short === null || view.step !== 'rolling') return 'idle';
  if (short === 0) return 'met';
  return view.attempts > 0 && short <= NEAR ? 'reachable' : 'idle';
}

function marksFor(table: ThroneTable, seat: Seat, player: PlayerView, laid: LaidAbility): readonly TriggerMark[] {
  const { lang, say } = table;
  const { ability } = laid;
  if (ability.kind === 'defensive') {
    return [{ key: 'dice', text: say(TILE.defence, { dice: ability.dice }), have: false, apart: false }];
  }
  if (ability.kind === 'passive') return [{ key: 'passive', text: say(TILE.passive), have: false, apart: false }];
  const labels = rowsOf(lang, player.hero, ability).rows.map(({ need }) => need);
  return marksOf(heroById(player.hero), diceFor(table, seat), ability, labels);
}

/** What stands on the tile itself; the whole text unfolds. */
function shortText({ lang }: ThroneTable, hero: string, { ability }: LaidAbility): string {
  const { rows, shared } = rowsOf(lang, hero, ability);
  if (isPlainScale(ability)) return shared;
  const [first] = rows;
  if (first !== undefined && rows.length === 1) return first.text;
  return shared !== '' && rows.every(({ text }) => text === '') ? shared : wordsOf(lang, hero, ability);
}

export interface AbilitiesProps {
  readonly seat: Seat;
  readonly player: PlayerView;
}

/** What it waits for, where it can be neither declared nor used. */
function waitOf({ view }: ThroneTable, seat: Seat, { ability: { kind } }: LaidAbility): TileWait {
  if (kind === 'passive') return 'passive';
  if (kind === 'defensive') return 'not-attacked';
  return view.active === seat && view.asking === 'roll' ? 'not-met' : 'own-roll';
}

function Tile({ seat, player, laid }: AbilitiesProps & { readonly laid: LaidAbility }) {
  const table = useThrone();
  const { lang, say, me, send } = table;
  const { ability, level } = laid;
  const offered = seat === me && !table.falling ? forAbility(table, ability.id) : [];
  const state = stateOf(table, seat, player, laid);
  const figure = dealsOf(ability);
  const { rows } = rowsOf(lang, player.hero, ability);
  const name = abilityName(lang, ability.id);
  const [first] = offered;
  const waits = seat === me && offered.length === 0 && state !== 'declared' ? waitOf(table, seat, laid) : null;
  const defends = ability.kind === 'defensive' && state === 'declared';
  // Defences and passives are never within reach of the dice, nor out of it.
  const rollsFor = ability.kind !== 'defensive' && ability.kind !== 'passive';
  return (
    <AbilityTile
      name={name}
      level={LEVELS[level]}
      trigger={marksFor(table, seat, player, laid)}
      triggerLabel={rows.map(({ need }) => need).join(', ')}
      text={shortText(table, player.hero, laid)}
      deals={figure === null ? undefined : { figure, unit: say(TILE.damage) }}
      odds={tileOdds(table, seat, ability.id)}
      state={state}
      stateText={rollsFor || state !== 'idle' ? say(defends ? TILE.defending : TILE[state]) : ''}
      onAct={first !== undefined && first.reading.kind !== 'spend' ? () => send(first.choice) : undefined}
      actions={ordersFor(table, offered)}
    >
      <AbilityText player={player} laid={laid}>
        {waits !== null && (
          <p className="slip__text">
            {say(TILE_WAITS[waits])} <Why rule={TILE_RULES[waits]} />
          </p>
        )}
      </AbilityText>
    </AbilityTile>
  );
}

/** The upgrades that lie on its place, or may come to. */
const layingOn = ({ hero }: PlayerView, { slot }: LaidAbility): string | undefined =>
  heroById(hero)
    .slots.find(({ id }) => id === slot)
    ?.upgrades.map(({ id }) => id)
    .join(' ');

/** `fits`: all of it, and the table around it, on one screen. */
export function Abilities({ seat, player, fits = false }: AbilitiesProps & { readonly fits?: boolean }) {
  const table = useThrone();
  const laidOut = abilitiesOf(player);
  const tiles = useRef<HTMLUListElement>(null);
  const { text } = useSettings();
  const words = laidOut.map(({ ability, level }) => `${ability.id} ${level}`).join();
  const { asking, window, step, turn, winners } = table.view;
  const moment = `${asking} ${window} ${step} ${winners === null} ${player.hand > 0} ${table.answers.length}`;
  // With every turn anew: what took the room before (a word of the coach, many answers) may be gone.
  useOneScreen(tiles, fits ? `${table.lang} ${text} ${words} ${turn}` : '', moment);
  return (
    <ul className="abilities" ref={tiles} data-many={laidOut.length > NINE || undefined}>
      {laidOut.map((laid) => (
        <li key={laid.ability.id} data-state={stateOf(table, seat, player, laid)} data-lays={layingOn(player, laid)}>
          <Tile seat={seat} player={player} laid={laid} />
        </li>
      ))}
    </ul>
  );
}
