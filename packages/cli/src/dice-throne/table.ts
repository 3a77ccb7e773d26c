// The table of Dice Throne as lines of at most eighty columns: players, dice, damage on its way, hands.
import {
  abilityOf,
  diceThrone,
  type Hero,
  offencesOf,
  type ThroneState,
  type ThroneView,
  teamsOf,
} from '@wyrmtable/dice-throne';
import { heroOf } from '@wyrmtable/dice-throne/lead';
import type { Seat, Watcher } from '@wyrmtable/kernel';
import { type Lang, list, type Message, phrase } from '@wyrmtable/words';
import { THRONE, UNANSWERED } from '@wyrmtable/words/cli';
import {
  abilityName,
  askingLine,
  breakdownLine,
  cardName,
  eventLine,
  heroName,
  needText,
  RESOURCE_NAMES,
  statusCount,
  windowName,
} from '@wyrmtable/words/dice-throne';
import { paint } from '../paint.ts';
import { table } from '../report.ts';
import { wrapped } from '../wrap.ts';
import { costOf } from './cards.ts';
import { drawDice } from './dice.ts';
import { stepName } from './phase.ts';

/** What every part of the table is made from. */
export interface Scene {
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly state: ThroneState;
  readonly view: ThroneView;
}

const nameAt = ({ names }: Scene, seat: Seat | null): string => names[seat ?? -1] ?? '';

function heroAt({ state }: Scene, seat: Seat): Hero {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`);
  return heroOf(state, player.hero);
}

function heading({ lang, view, names }: Scene): string {
  const params = { turn: view.turn, name: names[view.active] ?? '', phase: stepName(lang, view.step) };
  return paint('strong', `── ${phrase(lang, THRONE.turn, params)} ──`);
}

function playerRows(scene: Scene): string[] {
  const { lang, view, names } = scene;
  const teams = teamsOf(view.mode) !== null;
  const heads = [THRONE.player, THRONE.heroOf, RESOURCE_NAMES.health, RESOURCE_NAMES['cp-short']];
  const piles = [THRONE.hand, THRONE.deck, THRONE.discards];
  const rows = view.players.map(({ hero, dial, cp, out, hand, deck, discard }, seat) => [
    seat === view.active ? '▸' : ' ',
    names[seat] ?? '',
    heroName(lang, hero),
    String(view.health[dial]),
    String(cp),
    ...[hand, deck, discard.length].map(String),
    out ? phrase(lang, THRONE.out) : teams ? phrase(lang, THRONE.team, { number: dial + 1 }) : '',
  ]);
  const lines = table([[' ', ...[...heads, ...piles].map((head) => phrase(lang, head)), ''], ...rows], RIGHT);
  return lines.flatMap((line, i) => (i === 0 ? [paint('faint', line)] : [line, ...playerNotes(scene, i - 1)]));
}

/** Columns of figures. */
const RIGHT = new Set([3, 4, 5, 6, 7]);

/** Tokens, upgrades and equipment of a player. */
export function playerNotes({ lang, view }: Pick<Scene, 'lang' | 'view'>, seat: Seat): string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const tokens = player.statuses.map(({ status, tokens }) => statusCount(lang, status, tokens));
  const laid = (message: Message, cards: readonly string[]): string[] =>
    cards.length === 0
      ? []
      : wrapped(phrase(lang, message, { cards: cards.map((card) => cardName(lang, card)).join(', ') }), '    ').map(
          (line) => paint('faint', line),
        );
  return [
    ...(tokens.length > 0 ? wrapped(phrase(lang, THRONE.tokens, { tokens: list(lang, tokens) }), '    ') : []),
    ...laid(THRONE.upgrades, player.upgrades),
    ...laid(THRONE.equipment, player.gear),
  ];
}

/** Which dice lie there, and whose. */
function diceLines(scene: Scene): string[] {
  const { lang, state, view } = scene;
  const found: string[] = [];
  const lay = (title: string, seat: Seat, dice: readonly number[]) => {
    if (dice.length > 0) found.push(title, ...drawDice(lang, heroAt(scene, seat), dice));
  };
  const { active, attempts, targeting, defence, defenceDice, effectDice, rival } = view;
  if (view.step !== 'over')
    lay(phrase(lang, THRONE.dice, { name: nameAt(scene, active), attempts }), active, view.dice);
  lay(phrase(lang, THRONE.targetingDie), active, targeting);
  const ability = defence === null ? '' : abilityName(lang, defence);
  const defender = view.target ?? active;
  lay(phrase(lang, THRONE.defenceDice, { name: nameAt(scene, defender), ability }), defender, defenceDice);
  const roller = state.stack.findLast((frame) => frame.kind === 'effects' && frame.dice.length > 0);
  if (roller?.kind === 'effects') {
    const own = rival === null ? effectDice : effectDice.slice(0, -1);
    lay(phrase(lang, THRONE.effectDice, { name: nameAt(scene, roller.by) }), roller.by, own);
    if (rival !== null) lay(phrase(lang, THRONE.rivalDie, { name: nameAt(scene, rival) }), rival, effectDice.slice(-1));
  }
  return found;
}

/** The ability in progress, cards being resolved, and every source of damage with why it is so much. */
function doings(scene: Scene): string[] {
  const { lang, view, names } = scene;
  const { active: seat, ability, declared, row, target, pools, resolving } = view;
  const told = (event: Parameters<typeof eventLine>[1]) => eventLine(lang, event, names)?.text ?? '';
  const found: string[] = [];
  if (ability !== null) found.push(told({ kind: 'activated', seat, ability, row }));
  else if (declared !== null) found.push(told({ kind: 'declared', seat, ability: declared, row }));
  if (target !== null) found.push(told({ kind: 'targeted', seat, target }));
  for (const { seat: by, card } of resolving)
    found.push(phrase(lang, THRONE.resolving, { name: nameAt(scene, by), card: cardName(lang, card) }));
  for (const { by, at, type, damage, lines } of pools) {
    found.push(paint('red', told({ kind: 'incoming', by, at, type, damage })));
    if (lines.length > 1) found.push(...lines.map((line) => `    ${breakdownLine(lang, line)}`));
  }
  return found;
}

/** What the own dice can still become, or are already. */
function boardLines({ lang, state, view }: Scene): string[] {
  const player = view.asking === 'roll' && view.active === view.seat ? state.players[view.active] : undefined;
  if (player === undefined) return [];
  const hero = heroOf(state, player.hero);
  const readings = diceThrone.choices(state).map((choice) => diceThrone.read(choice, state));
  const met = new Set(readings.flatMap((reading) => (reading.kind === 'declare' ? [reading.number] : [])));
  const rows = offencesOf(state, player).map((number) => {
    const { id, rows } = abilityOf(state, number).ability;
    const needs = rows.map(({ need }) => needText(lang, hero.id, need)).join(' / ');
    return { mark: met.has(number) ? '●' : ' ', name: abilityName(lang, id), needs };
  });
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.flatMap(({ mark, name, needs }) => {
    const head = `${mark}  ${name.padEnd(width)}  `;
    const [first = '', ...rest] = wrapped(needs, ' '.repeat(head.length));
    return [`${head}${first.trimStart()}`, ...rest];
  });
}

function handLines(scene: Scene): string[] {
  const { lang, view } = scene;
  const priced = (cards: readonly string[]) =>
    cards.map((card) => phrase(lang, THRONE.price, { card: cardName(lang, card), cp: costOf(view, card) })).join(', ');
  const found = view.hands.flatMap(({ seat, cards }) => {
    const message = seat === view.seat ? THRONE.yourHand : THRONE.teammateHand;
    const params = { name: nameAt(scene, seat), cards: cards.length > 0 ? priced(cards) : '–' };
    return wrapped(phrase(lang, message, params));
  });
  if (view.seen === null) return found;
  const shown = { name: nameAt(scene, view.seen.seat), cards: priced(view.seen.cards) };
  return [...found, ...wrapped(phrase(lang, THRONE.seenHand, shown))];
}

/** What the seat is asked; for a window also why it is open, and what happens when nobody acts. */
function question(scene: Scene): string[] {
  const { lang, view } = scene;
  if (view.asking === null || (view.window === null && view.toMove !== view.seat)) return [];
  const asked = paint('yellow', askingLine(lang, view.asking, view));
  if (view.window === null) return [asked];
  const otherwise = UNANSWERED.get(view.window);
  const name = nameAt(scene, view.active);
  const why = `${windowName(lang, view.window)}.`;
  return [why, ...(otherwise === undefined ? [] : [phrase(lang, otherwise, { name })]), asked];
}

/** What goes on: dice, damage on its way, what the dice can become, hands, and what is asked. */
export function fightLines(scene: Scene): string[] {
  return [
    ...diceLines(scene),
    ...(scene.state.step === 'over' ? [] : doings(scene)),
    ...boardLines(scene),
    ...handLines(scene),
    ...question(scene),
  ];
}

export function tableLines(lang: Lang, names: readonly string[], state: ThroneState, watcher: Watcher): string[] {
  const scene: Scene = { lang, names, state, view: diceThrone.view(state, watcher) };
  return [heading(scene), ...playerRows(scene), ...fightLines(scene)];
}
