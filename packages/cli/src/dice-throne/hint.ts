// What the exact odds say to somebody who is rolling and asks for a hint.
import { bestKeep, chances, payable, sideOf } from '@wyrmtable/bots/dice-throne/odds';
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { type Lang, percent, phrase } from '@wyrmtable/words';
import { THRONE } from '@wyrmtable/words/cli';
import { abilityName } from '@wyrmtable/words/dice-throne';
import { table } from '../report.ts';

/** Chances below this are not worth a line. */
const LEAST_SHOWN = 0.005;

/** Nothing outside the own Offensive Roll Phase. */
export function hintLines(lang: Lang, state: ThroneState, seat: Seat): string[] {
  const view = diceThrone.view(state, seat);
  if (view.asking !== 'roll' || view.active !== seat) return [];
  const own = sideOf(view, seat);
  const dice = view.rolls === 0 ? [] : view.dice;
  const attempts = payable(view, own, dice, view.attempts);
  const rows = chances(view, own, dice, attempts)
    .abilities.filter(({ worth }) => worth >= LEAST_SHOWN)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ ability, worth, keep }) => [`  ${abilityName(lang, ability)}`, percent(lang, worth, 1), keep.join(' ')]);
  const heads = [THRONE.hintAbility, THRONE.hintChance, THRONE.hintKept].map((head) => phrase(lang, head));
  const listed = table([[`  ${heads[0]}`, heads[1] ?? '', heads[2] ?? ''], ...rows], new Set([1]));
  if (dice.length === 0 || attempts === 0) return listed;
  const { keep } = bestKeep(view, own, dice, attempts);
  const best = keep.length === dice.length ? THRONE.hintStay : keep.length === 0 ? THRONE.hintRollAll : THRONE.hintKeep;
  return [...listed, phrase(lang, best, { dice: keep.join(' ') })];
}
