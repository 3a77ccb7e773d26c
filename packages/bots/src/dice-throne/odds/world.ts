// A match to calculate on, from what a watcher sees: boards, dice and damage are public, and cards play no part.
import {
  abilityOf,
  cardNamed,
  defencesOf,
  offencesOf,
  type PoolView,
  statusNumber,
  type ThroneState,
  type ThroneView,
} from '@wyrmtable/dice-throne';
import { declare, NONE, type Player } from '@wyrmtable/dice-throne/inside';
import { newPlayer, newTable } from '@wyrmtable/dice-throne/lead';
import { type Choice, type Seat, type Stocked, swiftChance } from '@wyrmtable/kernel';
import { sideOf } from './side.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The pool as the engine holds it: tokens in play add to it by themselves again, so their lines are left out. */
function poolOf(of: Stocked, { by, at, type, attack, lines }: PoolView, id: number): ThroneState['pools'][number] {
  const own = lines.filter(({ cause }) => cause !== 'status');
  const amounts = (what: string): number => sum(own.filter((line) => line.what === what).map(({ amount }) => amount));
  const shield = lines.find(({ what }) => what === 'shielded');
  return {
    id,
    by,
    at: at ?? NONE,
    type,
    base: sum(lines.filter(({ what }) => what === 'base').map(({ amount }) => amount)),
    mirrors: NONE,
    plus: amounts('plus'),
    minus: amounts('minus'),
    halves: lines.filter(({ what }) => what === 'half').length,
    factors: lines.flatMap(({ factor }) => factor ?? []),
    avoided: own.some(({ what }) => what === 'avoided'),
    offence: lines.some(({ what, cause }) => what === 'base' && cause === 'ability'),
    attack,
    now: false,
    recoil: false,
    shield: shield === undefined ? NONE : statusNumber(of, shield.source),
    shielded: shield?.amount ?? 0,
    lines: [],
  };
}

function playerOf(view: ThroneView, seat: Seat, player: Player): Player {
  const { hero, ranks, cp, tokens, raised } = sideOf(view, seat);
  const { dial, out, team, faces, gear } = view.players[seat] ?? { ...player, faces: null, gear: [] };
  return {
    ...player,
    hero,
    ranks: ranks.slice(),
    cp,
    tokens: tokens.slice(),
    raised: raised.slice(),
    dial,
    out,
    team,
    faces: faces ?? NONE,
    gear: gear.flatMap((id) => cardNamed(view, id)?.number ?? []),
    hand: [],
    deck: [],
    discard: [],
  };
}

const numberIn = (of: Stocked, abilities: readonly number[], id: string | null): number =>
  abilities.find((number) => abilityOf(of, number).ability.id === id) ?? NONE;

/** A seat that is about to be filled from the view. */
const NOBODY = { hero: 0, dial: 0, team: 0, deck: [] } as const;

/**
 * The match as it stands between effects: nobody holds cards, and nothing is being resolved. Good for asking what a
 * declaration or a defence comes to, not for playing on.
 */
function worldOf(view: ThroneView): ThroneState {
  const state = newTable(
    view,
    view.mode,
    view.players.map(() => newPlayer(view, NOBODY, swiftChance(0))),
    view.health,
  );
  state.players = state.players.map((player, seat) => playerOf(view, seat, player));
  const roller = state.players[view.active];
  const defender = state.players[view.target ?? NONE];
  return {
    ...state,
    mode: view.mode,
    health: view.health.slice(),
    ceilings: view.ceilings.slice(),
    healing: view.healing.slice(),
    turn: view.turn,
    order: view.order.slice(),
    active: view.active,
    step: view.step,
    asking: view.asking,
    asked: view.toMove ?? view.active,
    stack: [],
    triggers: [],
    fading: [],
    used: [],
    rollsThisTurn: view.rolls,
    attempts: view.attempts,
    rolls: view.rolls,
    dice: view.dice.slice(),
    declared: NONE,
    declaredRow: view.row,
    target: view.target ?? NONE,
    defender: view.target ?? NONE,
    ability: roller === undefined ? NONE : numberIn(view, offencesOf(view, roller), view.ability),
    ultimate: view.ultimate,
    undefendable: view.pools.some(({ attack, type }) => attack && type === 'undefendable'),
    attacked: view.pools.some(({ attack }) => attack),
    pools: view.pools.map((pool, id) => poolOf(view, pool, id)),
    poolsMade: view.pools.length,
    defence: defender === undefined ? NONE : numberIn(view, defencesOf(view, defender), view.defence),
    defenceDice: view.defenceDice.slice(),
  };
}

/** The match at the moment its roller could declare, whatever window is open over it. */
export function declaringWorld(view: ThroneView): ThroneState {
  return { ...worldOf(view), step: 'rolling', asking: 'roll', asked: view.active, target: NONE };
}

/** The match at the moment its defender chooses a defence. */
export function defendingWorld(view: ThroneView): ThroneState {
  return { ...worldOf(view), step: 'defence', asking: 'defence', asked: view.target ?? view.active };
}

/** The choice that was made when the declared ability was declared; null when none is. */
export function declaredChoice(view: ThroneView): Choice | null {
  const number =
    view.declared === null ? NONE : numberIn(view, offencesOf(view, sideOf(view, view.active)), view.declared);
  return number === NONE ? null : declare(number, view.row);
}
