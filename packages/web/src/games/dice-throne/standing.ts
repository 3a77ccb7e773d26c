// What lies in front of a player: the abilities of the board with their upgrades, the tokens, and what is coming.
import {
  type Ability,
  HEROES,
  type Hero,
  modeOf,
  type PlayerView,
  STATUSES,
  type Status,
  type ThroneView,
} from '@wyrmtable/dice-throne';
import { heroCalled, statusCalled } from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';

/** Somebody at this table, or of what ships; loud where there is no such name. */
export function heroById(id: string): Hero {
  const hero = heroCalled(id) ?? HEROES.find((one) => one.id === id);
  if (hero === undefined) throw new RangeError(`no hero is called ${id}`);
  return hero;
}

export function statusById(id: string): Status {
  const status = statusCalled(id) ?? STATUSES.find((one) => one.id === id);
  if (status === undefined) throw new RangeError(`no status is called ${id}`);
  return status;
}

export interface LaidAbility {
  readonly ability: Ability;
  readonly slot: string;
  /** 1 as printed; 2 and 3 by upgrades. */
  readonly level: 1 | 2 | 3;
}

type Standing = Pick<PlayerView, 'hero' | 'upgrades' | 'flipped'>;

/** Every ability that counts now, slot by slot; a second one printed on an upgrade follows the first. */
export function abilitiesOf({ hero, upgrades, flipped }: Standing): LaidAbility[] {
  return heroById(hero).slots.flatMap((slot): LaidAbility[] => {
    if (flipped && slot.otherSide !== null) return [{ ability: slot.otherSide, slot: slot.id, level: 1 }];
    const lying = slot.upgrades.findLast(({ id }) => upgrades.includes(id));
    if (lying === undefined) return [{ ability: slot.printed, slot: slot.id, level: 1 }];
    return [lying.ability, ...lying.adds].map((ability) => ({ ability, slot: slot.id, level: lying.level }));
  });
}

export interface HeldStatus {
  readonly status: Status;
  readonly tokens: number;
  readonly limit: number;
}

/** Tokens with the limits of this player's own board (DT-10.12). */
export function statusesOf({ hero, statuses: held, raised }: PlayerView): HeldStatus[] {
  const { limits } = heroById(hero);
  return held.map(({ status: id, tokens }) => {
    const status = statusById(id);
    const more = raised.find(({ status: raisedId }) => raisedId === id)?.by ?? 0;
    return { status, tokens, limit: (limits[id] ?? status.limit) + more };
  });
}

/** Damage on its way to a health dial. */
export function lossAt({ pools, players }: Pick<ThroneView, 'pools' | 'players'>, dial: number): number {
  let loss = 0;
  for (const { at, damage } of pools) if (at !== null && players[at]?.dial === dial) loss += damage;
  return loss;
}

/** A fifth of the health one began with, or less: from here one blow may be the last. */
const LOW = 0.2;

export function isLow({ health, ceilings, players }: ThroneView, seat: Seat): boolean {
  const player = players[seat];
  if (player === undefined || player.out) return false;
  return (health[player.dial] ?? 0) <= LOW * (ceilings[player.dial] ?? 0);
}

/** DT-18.4: in King of the Hill whoever has the most health leads; several may. */
export function leads({ mode, players, health }: ThroneView, seat: Seat): boolean {
  const own = players[seat];
  if (!modeOf(mode)?.leaders || own === undefined || own.out) return false;
  const most = Math.max(...players.map(({ dial, out }) => (out ? 0 : (health[dial] ?? 0))));
  const all = players.every(({ dial, out }) => out || health[dial] === most);
  return !all && health[own.dial] === most;
}

export interface Side {
  readonly dial: number;
  /** The seats of the dial, in the order of turns, without the one whose board lies open below. */
  readonly seats: readonly Seat[];
}

/** Do several share a health dial? */
export const isTeams = ({ players }: Pick<ThroneView, 'players'>): boolean =>
  new Set(players.map(({ dial }) => dial)).size < players.length;

/** The others round the table by health dial: opponents first, then one's own side. */
export function sidesOf({ players, order }: Pick<ThroneView, 'players' | 'order'>, near: Seat): Side[] {
  const own = players[near]?.dial;
  // A table that is led has no order of its own.
  const round = order.length > 0 ? order : players.map((_, seat) => seat);
  const from = round.indexOf(near);
  const turns = [...round.slice(from + 1), ...round.slice(0, Math.max(0, from))];
  const dials = [...new Set(turns.map((seat) => players[seat]?.dial ?? 0))];
  return dials
    .toSorted((a, b) => Number(a === own) - Number(b === own))
    .map((dial) => ({ dial, seats: turns.filter((seat) => players[seat]?.dial === dial) }));
}
