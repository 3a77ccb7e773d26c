// What the prompt asks at each moment, and the sentence that says what follows if nobody acts.
import {
  type Ability,
  HAND_LIMIT,
  modeOf,
  type PoolView,
  phaseOf,
  type ThroneView,
  type WindowCause,
} from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { list, type Message, type Params } from '@wyrmtable/words';
import {
  abilityName,
  askingLine,
  cardName,
  damageText,
  effectText,
  eventLine,
  phaseName,
} from '@wyrmtable/words/dice-throne';
import { DEFAULTS, NOTES, PROMPT, WAITING, WINDOW_PLAIN, WINDOW_TITLES } from '@wyrmtable/words/throne-asking';
import { textOf } from '../cards.ts';
import { abilitiesOf } from '../standing.ts';
import { nameOf, type ThroneTable } from '../table.ts';

export interface Question {
  readonly title: string;
  readonly text: string;
}

const titles: ReadonlyMap<WindowCause, Message> = new Map(WINDOW_TITLES);

/** The ability of that id as it lies on the player's board now. */
function laid({ players }: ThroneView, seat: Seat, id: string | null): Ability | undefined {
  const player = players[seat];
  return player === undefined ? undefined : abilitiesOf(player).find(({ ability }) => ability.id === id)?.ability;
}

/** What a declared row will do, or null where nothing is declared. */
function declaredEffect({ view, lang, heroes }: ThroneTable): string | null {
  const row = laid(view, view.active, view.declared)?.rows[view.row];
  return row === undefined ? null : effectText(lang, heroes[view.active] ?? '', row.effects);
}

/** Damage that has a target, as "Ola takes 9 damage". */
function shares(table: ThroneTable, pools: readonly PoolView[]): string[] {
  const { say, lang } = table;
  return pools.flatMap(({ at, damage, type }) =>
    at === null || damage === 0
      ? []
      : [say(DEFAULTS.share, { name: nameOf(table, at), amount: damageText(lang, type, damage) })],
  );
}

function landing(table: ThroneTable): string | null {
  const { say, lang, view } = table;
  const found = shares(table, view.pools);
  return found.length === 0 ? null : say(DEFAULTS.damage, { shares: list(lang, found) });
}

/** What a defence is made against. */
function coming({ view, say, lang, me }: ThroneTable): string {
  const amounts = view.pools.flatMap(({ at, damage, type }) => (at === me ? [damageText(lang, type, damage)] : []));
  return amounts.length === 0 ? '' : say(NOTES.coming, { amount: list(lang, amounts) });
}

function ifNobodyActs(table: ThroneTable): string {
  const { view, say, lang } = table;
  switch (view.window) {
    case 'rolled':
      return say(DEFAULTS.rollsOn, { name: nameOf(table, view.active) });
    case 'declared': {
      const effect = declaredEffect(table);
      return effect === null ? say(DEFAULTS.nothing) : say(DEFAULTS.effect, { effect });
    }
    case 'targeting':
      return say(DEFAULTS.dieAims);
    case 'effect-roll':
    case 'defence-roll':
      return landing(table) ?? say(DEFAULTS.diceCount);
    case 'played': {
      const played = view.resolving.at(-1);
      if (played === undefined) return say(DEFAULTS.goesOn);
      return say(DEFAULTS.effect, { effect: textOf(lang, played.card, table.heroes[played.seat] ?? '') });
    }
    case 'phase':
      return landing(table) ?? say(DEFAULTS.phaseEnds);
    default:
      return landing(table) ?? say(DEFAULTS.goesOn);
  }
}

function openDice({ window, dice, defenceDice, effectDice, targeting }: ThroneView): readonly number[] {
  switch (window) {
    case 'effect-roll':
      return effectDice;
    case 'targeting':
      return targeting;
    case 'defence-roll':
      return defenceDice;
    default:
      return dice;
  }
}

function windowTitle(table: ThroneTable, cause: WindowCause): string {
  const { view, say, lang } = table;
  const name = nameOf(table, view.active);
  const ability = view.ability ?? view.declared;
  if (cause === 'declared' && ability === null) return say(WINDOW_PLAIN.nothingDeclared, { name });
  const named = cause === 'activated' || cause === 'then' || cause === 'targeted' || cause === 'resolved';
  if (named && ability === null) return say(WINDOW_PLAIN.effect);
  const playing = view.resolving.at(-1);
  const empty = cause === 'rolled' && view.dice.length === 0;
  if (empty || (cause === 'played' && playing === undefined)) return say(WINDOW_PLAIN.effect);
  const params: Params = {
    name: playing === undefined ? name : nameOf(table, playing.seat),
    dice: openDice(view).join(', '),
    ability: ability === null ? '' : abilityName(lang, ability),
    target: nameOf(table, view.target),
    phase: phaseName(lang, phaseOf(view)),
    card: playing === undefined ? '' : cardName(lang, playing.card),
  };
  const title = titles.get(cause);
  return title === undefined ? say(WINDOW_PLAIN.effect) : say(title, params);
}

/** The card or ability whose effect asks. */
export function sourceOf({ view, lang }: Pick<ThroneTable, 'view' | 'lang'>): string | null {
  const card = view.resolving.at(-1);
  if (card !== undefined) return cardName(lang, card.card);
  const ability = view.defence ?? view.ability;
  return ability === null ? null : abilityName(lang, ability);
}

function byEffect(table: ThroneTable): string {
  const source = sourceOf(table);
  return source === null ? '' : table.say(NOTES.of, { source });
}

function rolling({ view, say }: ThroneTable): string {
  const { attempts, rolls } = view;
  if (rolls === 0) return say(NOTES.firstRoll, { attempts });
  return attempts === 0 ? say(NOTES.noAttempts) : say(NOTES.keep, { attempts });
}

function note(table: ThroneTable): string {
  const { view, say, me } = table;
  const own = me === null ? undefined : view.players[me];
  switch (view.asking) {
    case 'window':
      return ifNobodyActs(table);
    case 'order':
      return say(NOTES.order);
    case 'main':
      return say(NOTES.main, { cp: own?.cp ?? 0 });
    case 'pay':
      return say(NOTES.pay);
    case 'roll':
      return rolling(table);
    case 'target':
      return say(modeOf(view.mode)?.leaders ? NOTES.leader : NOTES.target);
    case 'defence':
      return coming(table);
    case 'defence-reroll':
    case 'effect-reroll':
      return say(NOTES.dice);
    case 'nudge':
    case 'set':
    case 'copy':
      return say(NOTES.turn);
    case 'discard':
      return say(NOTES.discard, { over: Math.max(0, (own?.hand ?? 0) - HAND_LIMIT) });
    default:
      return byEffect(table);
  }
}

function over({ view, say, names, lang }: ThroneTable): Question {
  const dials = view.winners ?? [];
  const winners = view.players.flatMap(({ dial }, seat) => (dials.includes(dial) ? [names[seat] ?? ''] : []));
  const text =
    winners.length === 0 ? say(PROMPT.drawn) : say(PROMPT.won, { names: list(lang, winners), count: winners.length });
  return { title: say(PROMPT.over), text };
}

/** The story has not reached anybody's question yet: what is happening stands in its place. */
function told({ playing, say, lang, names, view }: ThroneTable): Question {
  const line = playing === null ? null : eventLine(lang, playing.event, names);
  return { title: line?.text ?? say(WAITING.other, { name: names[view.active] ?? '' }), text: say(PROMPT.skip) };
}

/** What is asked of the watcher, or what the table waits for. */
export function questionOf(table: ThroneTable): Question {
  const { view, say, lang, answers, falling, telling, shared, me } = table;
  if (falling) return { title: say(PROMPT.falling), text: say(PROMPT.skip) };
  if (telling) return told(table);
  if (view.winners !== null) return over(table);
  if (answers.length === 0 || view.asking === null) {
    const waiting = (view.asking === null ? undefined : WAITING[view.asking]) ?? WAITING.other;
    const name = nameOf(table, view.toMove ?? view.active);
    return { title: say(waiting, { name }), text: landing(table) ?? '' };
  }
  const question = view.window === null ? askingLine(lang, view.asking, view) : windowTitle(table, view.window);
  const title = shared ? say(PROMPT.of, { name: nameOf(table, me), question }) : question;
  return { title, text: note(table) };
}
