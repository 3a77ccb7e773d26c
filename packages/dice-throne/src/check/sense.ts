// Whether a hero's box makes sense: everything it names exists and is named, every program can do what it says, and nothing goes
// on without end.
import type { HeroBox } from '../content/box.ts';
import type { Ability, ActionCard, Hooks, PlayNeed, Row, Status, Use } from '../content/shapes.ts';
import type { IdKind } from '../content/slots.ts';
import { checksOf, everything } from '../content/verbs/checks.ts';
import { anyEffect, hitsTarget } from '../content/verbs/index.ts';
import type { Effect } from '../content/vocabulary.ts';
import { endless } from './endless.ts';
import type { Fault, Flaw } from './faults.ts';
import { checkNeed, checkProgram, type Known, needed } from './programs.ts';
import { cardScene, DEFENCE, hookPrograms, QUIET, row, type Scene, useScene } from './scenes.ts';

/** One program of a box, and where it stands. */
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

/** What ships besides the box: whose statuses there are. */
export interface Shipped {
  readonly statuses: readonly Status[];
  /** The hero in whose box a status lies. */
  readonly ownerOf: (status: string) => string | undefined;
}

/** An ability, and where it stands. */
interface Placed {
  readonly at: string;
  readonly ability: Ability;
}

function abilitiesOf({ hero }: HeroBox): Placed[] {
  return hero.slots.flatMap(({ id, printed, otherSide, upgrades }) => {
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

function cardsOf({ hero }: HeroBox): { readonly at: string; readonly card: ActionCard }[] {
  return [
    ...hero.cards.map((card) => ({ at: `hero.cards.${card.id}`, card })),
    ...(hero.promo === null ? [] : [{ at: 'hero.promo', card: hero.promo }]),
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

function ofAbility({ at, ability }: Placed): Program[] {
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

/** What the hero's own die, board and cards run; tokens are apart, because they know no symbols. */
function ownPrograms(box: HeroBox): Program[] {
  const cards = cardsOf(box);
  return [
    ...abilitiesOf(box).flatMap(ofAbility),
    ...cards.map(({ at, card }) => ({ at: `${at}.effects`, effects: card.effects, scene: cardScene(card) })),
    ...cards.flatMap(({ at, card }) =>
      card.gear === undefined ? [] : ofAbility({ at: `${at}.gear`, ability: card.gear }),
    ),
    { at: 'hero.setUp', effects: box.hero.setUp, scene: QUIET },
  ];
}

function tokenPrograms({ statuses }: HeroBox): Program[] {
  return statuses.flatMap((status) => {
    const at = `statuses.${status.id}`;
    return [...hooked(status.hooks, at), ...used(status.uses, at).map(ofUse)];
  });
}

function usesOf(box: HeroBox): PlacedUse[] {
  return [
    ...abilitiesOf(box).flatMap(({ at, ability }) => used(ability.uses, at)),
    ...box.statuses.flatMap((status) => used(status.uses, `statuses.${status.id}`)),
  ];
}

function knownIn(box: HeroBox, shipped: Shipped): Known {
  const { hero } = box;
  const statuses = new Map([...shipped.statuses, ...box.statuses].map((status) => [status.id, status.limit]));
  const ids: Readonly<Partial<Record<IdKind, ReadonlySet<string>>>> = {
    slot: new Set(hero.slots.map(({ id }) => id)),
    ability: new Set(abilitiesOf(box).map(({ ability }) => ability.id)),
    card: new Set(cardsOf(box).map(({ card }) => card.id)),
    status: new Set(statuses.keys()),
  };
  return {
    symbols: new Set(hero.die),
    has: (what, id) => ids[what]?.has(id) ?? false,
    // Limits may be raised by what is played.
    limit: (status) => 2 * (hero.limits[status] ?? statuses.get(status) ?? 1),
  };
}

/** Everything that is wrong with a box whose shape is right. */
export function senseOf(box: HeroBox, shipped: Shipped): Flaw[] {
  const known = knownIn(box, shipped);
  const own = ownPrograms(box);
  const tokens = tokenPrograms(box);
  const uses = usesOf(box);
  return [
    ...naming(box, shipped),
    ...abilitiesOf(box).flatMap((placed) => rowsOf(placed, known)),
    ...own.flatMap(({ effects, scene, at }) => checkProgram(effects, scene, known, at)),
    ...tokens.flatMap(({ effects, scene, at }) => checkProgram(effects, scene, { ...known, symbols: null }, at)),
    ...uses.flatMap(({ at, use }) => [...priced(use, known, at), ...needs(use.needs, useScene(use), known, at)]),
    ...cardsOf(box).flatMap(({ at, card }) => needs(card.needs, cardScene(card), known, at)),
    ...unused(box, [...own, ...tokens]),
    ...endless(box, uses, known),
  ];
}

function rowsOf({ at, ability }: Placed, known: Known): Flaw[] {
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

function priced({ moment, status, tokens, cp, perTurn }: Use, known: Known, at: string): Flaw[] {
  if (status !== null && !known.has('status', status))
    return [{ at, fault: { kind: 'no-such', what: 'status', id: status } }];
  // What takes the place of a defence is made once an attack.
  const free = cp === 0 && (status === null || tokens === 0) && perTurn === 'any' && moment !== 'defence';
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

/** Names and things go together: nothing without a name, no name without a thing, nothing twice. */
function naming(box: HeroBox, shipped: Shipped): Flaw[] {
  const { hero, names, statuses, worth } = box;
  const flaws: Flaw[] = [];
  const say = (at: string, fault: Fault) => flaws.push({ at, fault });
  const match = (what: IdKind, at: string, things: readonly string[], named: Readonly<Record<string, unknown>>) => {
    const there = new Set(things);
    for (const id of there) if (!Object.hasOwn(named, id)) say(at, { kind: 'unnamed', what, id });
    for (const id of Object.keys(named)) if (!there.has(id)) say(at, { kind: 'only-named', what, id });
  };
  const once = (what: IdKind, at: string, ids: readonly string[]) => {
    for (const id of new Set(ids.filter((one, i) => ids.indexOf(one) !== i))) say(at, { kind: 'twice', what, id });
  };
  const upgrades = hero.slots.flatMap((slot) => slot.upgrades);
  const cards = cardsOf(box).map(({ card }) => card.id);
  const own = statuses.map(({ id }) => id);
  match('symbol', 'names.symbols', hero.die, names.symbols);
  match('symbol', 'hero.faceIcons', hero.die, hero.faceIcons);
  match(
    'ability',
    'names.abilities',
    hero.slots.map(({ printed }) => printed.id),
    names.abilities,
  );
  match(
    'ability',
    'names.added',
    upgrades.flatMap(({ adds }) => adds.map(({ id }) => id)),
    names.added,
  );
  const turned = hero.slots.flatMap(({ printed, otherSide }) =>
    otherSide === null || otherSide.id === printed.id ? [] : [otherSide.id],
  );
  match('ability', 'names.otherSide', turned, names.otherSide);
  match('card', 'names.cards', cards, names.cards);
  match('status', 'names.statuses', own, names.statuses);
  match('status', 'worth', own, worth);
  once(
    'slot',
    'hero.slots',
    hero.slots.map(({ id }) => id),
  );
  once('card', 'hero.cards', [...cards, ...upgrades.map(({ id }) => id)]);
  once('status', 'statuses', own);
  for (const { id, printed } of hero.slots)
    if (id !== printed.id) say(`hero.slots.${id}`, { kind: 'no-such', what: 'slot', id: printed.id });
  const exists = new Set([...own, ...shipped.statuses.map(({ id }) => id)]);
  for (const id of [...hero.statuses, ...Object.keys(hero.limits)])
    if (!exists.has(id)) say('hero.statuses', { kind: 'no-such', what: 'status', id });
  for (const id of own) {
    const owner = shipped.ownerOf(id);
    if (owner !== undefined && owner !== hero.id) say(`statuses.${id}`, { kind: 'taken', what: 'status', id });
  }
  return flaws;
}

/** A token of one's own that nothing brings into play. */
function unused({ statuses }: HeroBox, programs: readonly Program[]): Flaw[] {
  const given = new Set(
    programs.flatMap(({ effects }) => everything(effects).flatMap((effect) => checksOf(effect).places?.(effect) ?? [])),
  );
  return statuses.flatMap(({ id }) =>
    given.has(id) ? [] : [{ at: `statuses.${id}`, fault: { kind: 'never-given', id } } as const],
  );
}
