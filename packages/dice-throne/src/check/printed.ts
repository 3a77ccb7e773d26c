// Whether what is printed can be played, on whatever it is printed: boards, cards, equipment, tokens. Every program can do what
// it says, every requirement can be met, and whatever is asked before something is played can be read then.
import type { Ability, ActionCard, Hero, Hooks, PlayNeed, Row, Status, Use } from '../content/shapes.ts';
import { anyEffect, hitsTarget } from '../content/verbs/index.ts';
import type { Effect } from '../content/vocabulary.ts';
import { endless } from './endless.ts';
import type { Flaw } from './faults.ts';
import { checkNeed, checkProgram, type Known, needed } from './programs.ts';
import { cardScene, DEFENCE, hookPrograms, QUIET, row, type Scene, useScene } from './scenes.ts';

/** A board with its cards, and the tokens that come with it. */
export interface Printed {
  readonly hero: Hero;
  readonly statuses: readonly Status[];
}

/** One program, and where it stands. */
export interface Program {
  readonly at: string;
  readonly effects: readonly Effect[];
  readonly scene: Scene;
}

/** A use, and where it stands. */
export interface PlacedUse {
  readonly at: string;
  readonly use: Use;
}

/** An ability, and where it stands. */
interface PlacedAbility {
  readonly at: string;
  readonly ability: Ability;
}

interface PlacedCard {
  readonly at: string;
  readonly card: ActionCard;
}

export function abilitiesOf({ slots }: Hero): PlacedAbility[] {
  return slots.flatMap(({ id, printed, otherSide, upgrades }) => {
    const at = `hero.slots.${id}`;
    return [
      { at: `${at}.printed`, ability: printed },
      ...(otherSide === null ? [] : [{ at: `${at}.otherSide`, ability: otherSide }]),
      ...upgrades.flatMap((upgrade) => [
        { at: `${at}.upgrades.${upgrade.id}.ability`, ability: upgrade.ability },
        ...upgrade.adds.map((ability) => ({ at: `${at}.upgrades.${upgrade.id}.adds.${ability.id}`, ability })),
      ]),
    ];
  });
}

export function cardsOf({ cards, promo }: Hero): PlacedCard[] {
  return [
    ...cards.map((card) => ({ at: `hero.cards.${card.id}`, card })),
    ...(promo === null ? [] : [{ at: 'hero.promo', card: promo }]),
  ];
}

const attacks = ({ effects }: Row): boolean => anyEffect(effects, hitsTarget);

function hooked(hooks: Hooks, at: string): Program[] {
  return hookPrograms(hooks).map(({ name, effects, scene }) => ({ at: `${at}.hooks.${name}`, effects, scene }));
}

const used = (uses: readonly Use[], at: string): PlacedUse[] => uses.map((use, i) => ({ at: `${at}.uses[${i}]`, use }));
const ofUse = ({ at, use }: PlacedUse): Program => ({
  at: `${at}.effects`,
  effects: use.effects,
  scene: useScene(use),
});

function ofAbility({ at, ability }: PlacedAbility): Program[] {
  return [
    ...ability.rows.map((one, i) => ({
      at: `${at}.rows[${i}].effects`,
      effects: one.effects,
      scene: row(attacks(one)),
    })),
    { at: `${at}.effects`, effects: ability.effects, scene: DEFENCE },
    ...hooked(ability.hooks, at),
    ...used(ability.uses, at).map(ofUse),
  ];
}

function ofCard({ at, card }: PlacedCard): Program[] {
  const own = { at: `${at}.effects`, effects: card.effects, scene: cardScene(card) };
  return card.gear === undefined ? [own] : [own, ...ofAbility({ at: `${at}.gear`, ability: card.gear })];
}

/** What the board's own die, abilities and cards run; tokens are apart, because they know no symbols. */
export function boardPrograms(hero: Hero): Program[] {
  return [
    ...abilitiesOf(hero).flatMap(ofAbility),
    ...cardsOf(hero).flatMap(ofCard),
    { at: 'hero.setUp', effects: hero.setUp, scene: QUIET },
  ];
}

const usesOfStatuses = (statuses: readonly Status[]): PlacedUse[] =>
  statuses.flatMap((status) => used(status.uses, `statuses.${status.id}`));

export function tokenPrograms(statuses: readonly Status[]): Program[] {
  return [
    ...statuses.flatMap((status) => hooked(status.hooks, `statuses.${status.id}`)),
    ...usesOfStatuses(statuses).map(ofUse),
  ];
}

/** What the rest of a check asks of where something stands: an enemy, say, always has somebody in front of it. */
type Around = (scene: Scene) => Scene;
const asItIs: Around = (scene) => scene;

const run = (programs: readonly Program[], known: Known, around: Around): Flaw[] =>
  programs.flatMap(({ effects, scene, at }) => checkProgram(effects, around(scene), known, at));

/** What is wrong with the programs of a board and of the tokens that come with it. */
export function checkBoard({ hero, statuses }: Printed, known: Known, around: Around = asItIs): Flaw[] {
  const uses = [...abilitiesOf(hero).flatMap(({ at, ability }) => used(ability.uses, at)), ...usesOfStatuses(statuses)];
  return [
    ...abilitiesOf(hero).flatMap((placed) => rowsOf(placed, known)),
    ...run(boardPrograms(hero), known, around),
    ...run(tokenPrograms(statuses), { ...known, symbols: null }, around),
    ...uses.flatMap((placed) => checkUse(placed, known, around)),
    ...cardsOf(hero).flatMap(({ at, card }) => needs(card.needs, around(cardScene(card)), known, at)),
    ...endless({ hero, statuses }, uses, known),
  ];
}

/** A card that belongs to no board, with what it does from beside one. */
export function checkCard(card: ActionCard, known: Known, at: string): Flaw[] {
  const uses = card.gear === undefined ? [] : used(card.gear.uses, `${at}.gear`);
  return [
    ...run(ofCard({ at, card }), known, asItIs),
    ...uses.flatMap((placed) => checkUse(placed, known, asItIs)),
    ...needs(card.needs, cardScene(card), known, at),
  ];
}

/** A token that belongs to no board. */
export function checkStatus(status: Status, known: Known): Flaw[] {
  return [
    ...run(tokenPrograms([status]), { ...known, symbols: null }, asItIs),
    ...usesOfStatuses([status]).flatMap((placed) => checkUse(placed, known, asItIs)),
  ];
}

const checkUse = ({ at, use }: PlacedUse, known: Known, around: Around): Flaw[] => [
  ...priced(use, known, at),
  ...needs(use.needs, around(useScene(use)), known, at),
];

function rowsOf({ at, ability }: PlacedAbility, known: Known): Flaw[] {
  const flaws: Flaw[] = [];
  ability.rows.forEach(({ need }, i) => {
    const place = `${at}.rows[${i}]`;
    const wanted = need.kind === 'symbols' ? Object.values(need.symbols).reduce((sum, one) => sum + one, 0) : 1;
    if (wanted < 1 || wanted > 5 || (need.kind === 'numbers' && need.from > need.to))
      flaws.push({ at: place, fault: { kind: 'unreachable' } });
    needed(need, (id) => {
      if (!known.symbols?.has(id)) flaws.push({ at: place, fault: { kind: 'no-such', what: 'symbol', id } });
    });
  });
  return flaws;
}

function priced({ moment, status, tokens, cp, perTurn, effects }: Use, known: Known, at: string): Flaw[] {
  if (status !== null && !known.has('status', status))
    return [{ at, fault: { kind: 'no-such', what: 'status', id: status } }];
  // What takes the place of a defence is made once an attack, and what goes away by its own words is used once.
  const once = moment === 'defence' || effects.some(({ verb }) => verb === 'put-away');
  const free = cp === 0 && (status === null || tokens === 0) && perTurn === 'any' && !once;
  return free ? [{ at, fault: { kind: 'free-use' } }] : [];
}

function needs(list: readonly PlayNeed[], scene: Scene, known: Known, at: string): Flaw[] {
  return list.flatMap((need, i): Flaw[] => {
    if (typeof need === 'string') return [];
    const place = `${at}.needs[${i}]`;
    if ('kind' in need) return checkNeed(need, scene, known, place);
    if ('dieOf' in need && !known.has('status', need.dieOf))
      return [{ at: place, fault: { kind: 'no-such', what: 'status', id: need.dieOf } }];
    return [];
  });
}
