// Dice that are turned or rolled again after they fell, and what their owner may pay to keep them.
import { die } from '@wyrmtable/kernel';
import { partRolled } from '../choice.ts';
import { sequenceOf } from '../content/library.ts';
import { countOf } from '../dice.ts';
import { type EffectFrame, NONE, playerAt, type ThroneState, topOf } from '../state.ts';
import { isUninterruptible } from './answers.ts';
import { openWindow } from './frames.ts';
import { openDice, placeOf } from './open-dice.ts';
import { ask, type Play } from './play.ts';
import { rootOf } from './reading.ts';
import { payForReroll } from './rolling.ts';

export function ransomOf(state: ThroneState, frame: EffectFrame): number {
  const effect = sequenceOf(state, frame.sequence).effects[frame.at - 1];
  return effect?.verb === 'reroll-dice' ? effect.ransom : 0;
}

/** Asks whose die it is to pay for it; false when there is nothing to pay or nobody who can. */
function demandRansom({ state }: Play, frame: EffectFrame, part: number): boolean {
  const ransom = ransomOf(state, frame);
  const open = openDice(state);
  if (ransom === 0 || open === null) return false;
  const owner = partRolled(part).rival ? open.rival : open.owner;
  if (playerAt(state, owner).cp < ransom) return false;
  frame.given = part;
  ask(state, 'ransom', owner);
  return true;
}

/** Rolls as many dice of each number as the pack says, the first ones found; gives their places where somebody listens. */
export function rerollPart({ chance, emit }: Play, dice: number[], part: number): readonly number[] {
  const wanted = [1, 2, 3, 4, 5, 6].map((value) => countOf(part, value));
  const fell: number[] = [];
  for (let i = 0; i < dice.length; i++) {
    const value = dice[i] as number;
    if ((wanted[value - 1] ?? 0) === 0) continue;
    wanted[value - 1] = (wanted[value - 1] ?? 0) - 1;
    dice[i] = die(chance);
    if (emit) fell.push(i);
  }
  return fell;
}

export function rerollChosen(play: Play, argument: number, asked: ThroneState['asking']): void {
  const { state, emit } = play;
  const top = topOf(state);
  const { dice, rival } = partRolled(argument);
  if (asked === 'defence-reroll') {
    const fell = rerollPart(play, state.defenceDice, dice);
    if (state.defenceAttempts > 0) state.defenceAttempts--;
    else state.defenceRerolls = 0;
    if (emit) emit({ kind: 'rolled', seat: state.defender, purpose: 'defence', dice: state.defenceDice.slice(), fell });
    openWindow(play, 'defence-roll');
  } else if (asked === 'effect-reroll' && top?.kind === 'effects') {
    payForReroll(play, top);
    const fell = rerollPart(play, top.dice, dice);
    rootOf(state, top).turned = true;
    if (emit) emit({ kind: 'rolled', seat: top.by, purpose: 'effect', dice: top.dice.slice(), fell });
    openWindow(play, 'effect-roll', NONE, isUninterruptible(state, top));
  } else if (top?.kind === 'effects') {
    if (asked === 'reroll' && demandRansom(play, top, argument)) return;
    for (let value = 1; value <= 6; value++)
      if (countOf(dice, value) > 0) changeDie(play, top, { value, to: die(play.chance), rival, fell: true });
    again(play, top, 'reroll');
  }
}

/** A choice that may be made several times, as long as the effect has some left. */
export function again({ state }: Play, frame: EffectFrame, asking: 'set' | 'reroll'): void {
  if (frame.left <= 0) return;
  frame.left--;
  ask(state, asking, frame.by);
}

interface Change {
  readonly value: number;
  readonly to: number;
  readonly rival: boolean;
  /** Was it rolled again, and not turned? */
  readonly fell?: true;
}

/** DT-4.14, DT-5.5: a die of the open roll shows another number; a declaration has to be made anew. */
export function changeDie(play: Play, frame: EffectFrame, { value, to, rival, fell }: Change): void {
  const { state, emit } = play;
  const open = openDice(state);
  const at = open === null ? -1 : placeOf(open, value, rival);
  if (open === null || at < 0) return;
  open.dice[at] = to;
  rootOf(state, frame).turned = true;
  if (open.purpose === 'offence') state.altered = true;
  if (emit) emit({ kind: 'altered', by: frame.by, from: value, to, ...(fell && { fell }) });
}
