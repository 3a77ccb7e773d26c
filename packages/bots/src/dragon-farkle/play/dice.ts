// The policy of dice: roll on or stop, and which set to put aside, by solved tables that are only looked up.
import {
  cardOf,
  DEFENCE_DICE,
  DICE,
  type FarkleState,
  heroAt,
  kindOf,
  LAIR_THRESHOLD,
  NO_CARD,
  ROLL,
  STOP,
  setAsideOf,
  sizeOf,
  soldiersFor,
  triplesIn,
} from '@wyrmtable/dragon-farkle';
import type { Choice } from '@wyrmtable/kernel';
import { attacking, defending, plainBrawl, SOLDIERS } from '../odds/brawl.ts';
import { companionCircumstances, NO_CARDS, NO_HELPS } from '../odds/circumstances.ts';
import { diceAfter, place } from '../odds/hand.ts';
import { recruiting } from '../odds/recruit.ts';
import { type Layer, layerOf, type Solution } from '../odds/solver.ts';
import { UNIT } from '../odds/throws.ts';
import type { Style } from './style.ts';
import { amountOf } from './verbs.ts';
import { drawWorth, PER_SOLDIER } from './worth.ts';

/** Recruiting tables by library and companion; Grandpa and tonics are answered at the Zonk, not foreseen. */
const RECRUITING = new Map<string, Layer[]>();

function recruitLayer(state: FarkleState, companion: number): Layer {
  let layers = RECRUITING.get(state.library);
  if (layers === undefined) {
    layers = [];
    RECRUITING.set(state.library, layers);
  }
  const id = companion === NO_CARD ? null : cardOf(state, companion).id;
  layers[companion] ??= layerOf(recruiting(companionCircumstances(state, id, true)), NO_HELPS);
  return layers[companion];
}

/** Armies are rounded to these for the tables of Brawls: a quick policy need not know them to the soldier. */
const ARMIES = [0, 500, 2000, 5000] as const;

function rounded(army: number): number {
  let at = 0;
  while (at < ARMIES.length - 1 && army * 2 > (ARMIES[at] as number) + (ARMIES[at + 1] as number)) at++;
  return at;
}

const ATTACKING: Layer[] = [];
const DEFENDING = new Map<number, Layer>();
/** Against more than this the defender's play is the same: all or nothing. */
const MOST_ATTACK = 4000;

const plain = (solution: Solution): Layer => layerOf(solution, NO_HELPS);

function attackLayer(state: FarkleState): Layer {
  const at = rounded(heroAt(state, state.target).army);
  ATTACKING[at] ??= plain(attacking(plainBrawl(ARMIES[2], ARMIES[at] as number), NO_CARDS, SOLDIERS));
  return ATTACKING[at];
}

function defenceLayer(state: FarkleState, dice: number): Layer {
  const attack = Math.min(MOST_ATTACK, state.attack);
  const own = rounded(heroAt(state, state.target).army);
  const rival = Math.min(2, rounded(heroAt(state, state.active).army));
  const key = ((attack * 4 + own) * 4 + rival) * 8 + dice;
  let layer = DEFENDING.get(key);
  if (layer === undefined) {
    const brawl = { ...plainBrawl(ARMIES[rival] as number, ARMIES[own] as number), defenceDice: dice };
    layer = plain(defending(brawl, attack, NO_CARDS, SOLDIERS));
    DEFENDING.set(key, layer);
  }
  return layer;
}

/** Dice of the roller's full set (SK-7.6). */
export function fullSetOf(state: FarkleState): number {
  if (state.roller === state.active) return DICE;
  return amountOf(state, heroAt(state, state.roller).companion, 'defence-dice') || DEFENCE_DICE;
}

function layerFor(state: FarkleState): Layer {
  if (state.action === 'recruit') return recruitLayer(state, heroAt(state, state.roller).companion);
  return state.roller === state.active ? attackLayer(state) : defenceLayer(state, fullSetOf(state));
}

/** Beyond the table stopping is best. */
function within(layer: Layer, units: number): number {
  return Math.min(units, layer.stop.length - 1);
}

/** Roll on or stop; `choices` holds both. */
export function rollOrStop(state: FarkleState, style: Style): Choice {
  const { pending, left } = state;
  const layer = layerFor(state);
  const units = pending / UNIT;
  const at = place(units, left);
  if (at >= layer.roll.length) return STOP;
  if (style.stopsAtLair && state.action === 'recruit' && pending > 0) {
    const { army } = heroAt(state, state.roller);
    if (army < LAIR_THRESHOLD && army + pending >= LAIR_THRESHOLD) return STOP;
  }
  const gain = (layer.roll[at] as number) - (layer.stop[units] as number);
  return gain + style.nerve * pending > 0 ? ROLL : STOP;
}

/** The set that leaves the roller best off. */
export function bestSet(state: FarkleState, choices: readonly Choice[], style: Style): Choice {
  const layer = layerFor(state);
  const hero = heroAt(state, state.roller);
  const fullSet = fullSetOf(state);
  const bonus = state.roller === state.active ? amountOf(state, hero.companion, 'triple-bonus') : 0;
  const units = state.pending / UNIT;
  let best = choices[0] as Choice;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (kindOf(choice) !== 'setAside') continue;
    const { set, reward } = setAsideOf(choice);
    const soldiers = soldiersFor(set) * (reward === 'double' ? 2 : 1) + bonus * triplesIn(set);
    const after = within(layer, units + soldiers / UNIT);
    let worth = layer.best[place(after, diceAfter(fullSet, state.left, sizeOf(set)))] as number;
    if (reward === 'item') {
      if (hero.pending.length > 0) continue;
      worth += (style.items * drawWorth(state, hero.items, hero.lair)) / PER_SOLDIER;
    }
    if (worth > bestWorth) {
      bestWorth = worth;
      best = choice;
    }
  }
  return best;
}
