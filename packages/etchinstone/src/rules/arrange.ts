// Phase 2 up to the commitment: roles, combining, where boosts go, the Spare against Ranged (ETCH-9, ETCH-10, ETCH-12.6).
import type { Choice, Emit, Stocked } from '@wyrmtable/kernel';
import { assign, combine, GIVE_UP_SPARE, KEEP_APART, leave } from '../choice.ts';
import { ROLES } from '../content/figures.ts';
import { cardOf, effectOf, enemyOf } from '../content/library.ts';
import type { Element } from '../content/verbs.ts';
import type { EtchinstoneEvent } from '../events.ts';
import { type Aim, type EtchinstoneState, isIdle, NONE, setsOf, spareOf } from '../state.ts';

const places = (state: EtchinstoneState): number => setsOf(state.stage) * ROLES.length;

const sameElement = (of: Stocked, one: number, other: number): boolean =>
  cardOf(of, one).element === cardOf(of, other).element;

const idle = (state: EtchinstoneState): number[] => state.hand.filter((card) => isIdle(state, card));

function emptyRoles(state: EtchinstoneState): boolean {
  return state.roles.slice(0, places(state)).includes(NONE);
}

/**
 * ETCH-9.2, ETCH-9.3, ETCH-10.4: with exactly as many cards as roles, a role may stay empty only if a combination
 * hides a card. Such a hand owes one.
 */
function owesCombination(state: EtchinstoneState): boolean {
  return state.hand.length === places(state) && emptyRoles(state);
}

/** Whether a combination can still be made once `card` (or nobody) has taken the role at the cursor. */
function canStillCombine(state: EtchinstoneState, card: number): boolean {
  if (state.cavalier) return false;
  const free = idle(state).filter((one) => one !== card);
  const taken = state.hand.filter((one) => !free.includes(one));
  if (free.some((one) => taken.some((other) => sameElement(state, one, other)))) return true;
  // An empty Spell closes its set, so no further role comes.
  const closes = card === NONE && state.cursor % ROLES.length === 0;
  const more = !closes && state.cursor + 1 < places(state);
  return more && free.some((one, i) => free.some((other, j) => j > i && sameElement(state, one, other)));
}

/** ETCH-9.3, ETCH-20.7: the first Spell is a must; other roles may stay empty when cards are few. */
function mayLeave(state: EtchinstoneState): boolean {
  if (state.cursor === 0) return false;
  const spared = state.hand.length - places(state);
  return spared < 0 || (spared === 0 && canStillCombine(state, NONE));
}

export function roleChoices(state: EtchinstoneState): Choice[] {
  const owes = owesCombination(state);
  const found: Choice[] = [];
  for (const card of idle(state)) {
    if (!owes || canStillCombine(state, card)) found.push(assign(state.cursor, card));
  }
  if (mayLeave(state)) found.push(leave(state.cursor));
  return found;
}

export function assignRole(state: EtchinstoneState, card: number, emit: Emit<EtchinstoneEvent>): void {
  const { cursor } = state;
  const set = Math.floor(cursor / ROLES.length);
  state.roles[cursor] = card;
  if (emit)
    emit({ kind: 'assigned', role: ROLES[cursor % ROLES.length] ?? 'spell', set, card: cardOf(state, card).id });
  state.cursor++;
  askRole(state);
}

export function leaveRole(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  const { cursor } = state;
  const role = cursor % ROLES.length;
  const set = Math.floor(cursor / ROLES.length);
  if (emit) emit({ kind: 'left', role: ROLES[role] ?? 'spell', set });
  // Without a Spell the whole set stays empty.
  const skipped = role === 0 ? ROLES.length : 1;
  for (let i = 0; i < skipped; i++) state.roles[state.cursor++] = NONE;
  askRole(state);
}

/** Asks for the role at the cursor; roles for which no card is left stay empty by themselves. */
export function askRole(state: EtchinstoneState): void {
  const last = places(state);
  if (state.cursor < last && idle(state).length > 0) {
    state.step = 'roles';
    return;
  }
  while (state.cursor < last) state.roles[state.cursor++] = NONE;
  if (combinations(state).length > 0) state.step = 'combine';
  else askAim(state, 0);
}

/** ETCH-10.1, ETCH-10.2, ETCH-10.5: a card with a role on top, one without beneath. */
function combinations(state: EtchinstoneState): Choice[] {
  if (state.cavalier) return [];
  const beneath = idle(state);
  return state.roles.flatMap((top) =>
    top < 0 ? [] : beneath.filter((card) => sameElement(state, top, card)).map((card) => combine(top, card)),
  );
}

export function combineChoices(state: EtchinstoneState): Choice[] {
  const found = combinations(state);
  if (!owesCombination(state)) found.push(KEEP_APART);
  return found;
}

export function combineCards(state: EtchinstoneState, top: number, hidden: number, emit: Emit<EtchinstoneEvent>): void {
  state.top = top;
  state.hidden = hidden;
  if (emit) emit({ kind: 'combined', top: cardOf(state, top).id, hidden: cardOf(state, hidden).id });
  // ETCH-R2: in any other role the card's own element is read by nobody.
  if (state.roles.indexOf(top) % ROLES.length === ROLES.indexOf('element')) state.step = 'attune';
  else askAim(state, 0);
}

/** ETCH-10.3. */
export function attuneTo(state: EtchinstoneState, element: Element, emit: Emit<EtchinstoneEvent>): void {
  state.attuned = element;
  if (emit) emit({ kind: 'attuned', top: cardOf(state, state.top).id, element });
  askAim(state, 0);
}

/** ETCH-11.1, ETCH-21.4: asked where there is a choice. */
export function askAim(state: EtchinstoneState, from: number): void {
  const fight = state.stage === 'finalEnemy' || (state.stage === 'region' && state.encounter === 'enemy');
  for (let set = from; fight && set < setsOf(state.stage); set++) {
    if ((state.roles[set * ROLES.length + ROLES.indexOf('boost')] ?? NONE) < 0) continue;
    state.cursor = set;
    state.step = 'aim';
    return;
  }
  state.step = canGiveUp(state) ? 'ranged' : 'commit';
}

export function aimBoost(state: EtchinstoneState, at: Aim, emit: Emit<EtchinstoneEvent>): void {
  state.aims[state.cursor] = at;
  if (emit) emit({ kind: 'aimed', set: state.cursor, at });
  askAim(state, state.cursor + 1);
}

/** ETCH-12.6, ETCH-12.7. */
function canGiveUp(state: EtchinstoneState): boolean {
  if (state.stage !== 'region' || state.encounter !== 'enemy' || spareOf(state) === NONE) return false;
  return effectOf(state, 'strike-from-afar', state.hardship, enemyOf(state, state.region, state.type).ability) !== null;
}

export function answerRanged(state: EtchinstoneState, choice: Choice, emit: Emit<EtchinstoneEvent>): void {
  state.givenUp = choice === GIVE_UP_SPARE;
  if (emit && state.givenUp) emit({ kind: 'gaveUpSpare', card: cardOf(state, spareOf(state)).id });
  state.step = 'commit';
}
