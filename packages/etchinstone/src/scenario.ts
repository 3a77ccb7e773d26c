// How scenario files speak of Dragons of Etchinstone (docs/scenarios.md).
import type { Chance, Stocked } from '@wyrmtable/kernel';
import { type Fields, fields, type ScenarioBook, ScenarioMistake, type Scripted } from '@wyrmtable/kernel/scenario';
import { KINDS } from './choice.ts';
import { ADDED_CARDS } from './content/cards.ts';
import { shippedContent } from './content/catalogue.ts';
import { LAST_REGION, ROLES, TOP_LEVEL } from './content/figures.ts';
import { cardNumber, cardOf, cardsOf, figuresOf } from './content/library.ts';
import { ELEMENTS, ENCOUNTER_KINDS, HARDSHIPS } from './content/verbs.ts';
import type { EtchinstoneEvent } from './events.ts';
import { forecast } from './forecast.ts';
import { etchinstone } from './game.ts';
import type { EtchinstoneOptions } from './options.ts';
import { advance } from './rules/advance.ts';
import { askRole } from './rules/arrange.ts';
import { clearArrangement } from './rules/challenge.ts';
import { suffer } from './rules/damage.ts';
import { type EtchinstoneState, NONE, scoreOf } from './state.ts';
import { type EtchinstoneView, view } from './view.ts';

function whole(value: unknown, path: string, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new ScenarioMistake(path, most < 100 ? `a whole number from ${least} to ${most}` : 'a whole number');
  }
  return value;
}

function oneOf<T extends string>(list: readonly T[], value: unknown, path: string): T {
  const found = list.find((entry) => entry === value);
  if (found === undefined) throw new ScenarioMistake(path, `one of ${list.join(', ')}`);
  return found;
}

function orNull<T extends string>(list: readonly T[], value: unknown, path: string): T | null {
  return value === null ? null : oneOf(list, value, path);
}

function card(of: Stocked, value: unknown, path: string): number {
  const number = typeof value === 'string' ? cardNumber(of, value) : NONE;
  if (number === NONE) throw new ScenarioMistake(path, `no Mage card is called ${String(value)}`);
  return number;
}

function cards(of: Stocked, value: unknown, path: string): number[] {
  if (!Array.isArray(value)) throw new ScenarioMistake(path, 'a list of Mage cards');
  return value.map((entry, i) => card(of, entry, `${path}.${i}`));
}

/** A game put on the table by a file draws no luck before its first choice. */
const NO_CHANCE: Chance = {
  at: 0,
  below: () => {
    throw new ScenarioMistake('given', 'this would shuffle before the first choice');
  },
  shuffle: () => {
    throw new ScenarioMistake('given', 'this would shuffle before the first choice');
  },
};

function giveLevels(state: EtchinstoneState, levels: unknown): void {
  if (typeof levels === 'number') {
    state.levels.fill(whole(levels, 'given.levels', 1, TOP_LEVEL));
    return;
  }
  state.levels.fill(figuresOf(state).startLevel);
  for (const [id, level] of Object.entries(fields(levels, 'given.levels'))) {
    if (id === 'all') state.levels.fill(whole(level, 'given.levels.all', 1, TOP_LEVEL));
    else state.levels[card(state, id, `given.levels.${id}`)] = whole(level, `given.levels.${id}`, 1, TOP_LEVEL);
  }
}

const ZONES = ['hand', 'deck', 'key', 'discard', 'removed'] as const;

/** Cards the file names go where it says; the others beneath the key card, or on the discards if it names the deck. */
function giveZones(state: EtchinstoneState, wanted: Fields): void {
  if (ZONES.every((zone) => wanted[zone] === undefined)) return;
  const placed = new Set<number>();
  const take = (zone: string, value: unknown): number[] => {
    const named = value === undefined ? [] : cards(state, value, `given.${zone}`);
    for (const number of named) {
      if (placed.has(number))
        throw new ScenarioMistake(`given.${zone}`, `${cardOf(state, number).id} is placed already`);
      placed.add(number);
    }
    return named;
  };
  state.hand = take('hand', wanted.hand);
  state.discard = take('discard', wanted.discard);
  state.removed = take('removed', wanted.removed);
  for (const number of state.removed) state.levels[number] = 0;
  const key = wanted.key === undefined ? [] : take('key', [wanted.key]);
  const named = take('deck', wanted.deck);
  const rest = cardsOf(state)
    .map((_, number) => number)
    .filter((number) => !placed.has(number));
  if (wanted.deck !== undefined) state.discard.push(...rest);
  const beneath = wanted.deck === undefined ? rest : named;
  // Files name the top card first; lists keep it last.
  state.deck = [...key, ...beneath].reverse();
  state.keyOpen = false;
  state.under = 0;
}

function giveEncounter(state: EtchinstoneState, wanted: Fields): void {
  if (wanted.encounter !== undefined) {
    const [said, ...others] = Object.entries(fields(wanted.encounter, 'given.encounter'));
    if (said === undefined || others.length > 0)
      throw new ScenarioMistake('given.encounter', '{enemy: 1} or {journey: 4}');
    state.encounter = oneOf(ENCOUNTER_KINDS, said[0], 'given.encounter');
    state.type = whole(said[1], `given.encounter.${said[0]}`, 1, 4);
    if (wanted.hardship === undefined) state.hardship = null;
  }
  if (wanted.hardship !== undefined) state.hardship = orNull(HARDSHIPS, wanted.hardship, 'given.hardship');
  if (wanted.detours !== undefined) state.detours = whole(wanted.detours, 'given.detours', 0, 2);
}

function giveRoles(state: EtchinstoneState, roles: unknown): void {
  state.roles.fill(NONE);
  for (const [role, named] of Object.entries(fields(roles, 'given.roles'))) {
    const place = ROLES.indexOf(oneOf(ROLES, role, 'given.roles'));
    state.roles[place] = card(state, named, `given.roles.${role}`);
  }
}

const PHASES = ['challenge', 'action', 'penalty', 'upgrade'] as const;

function givePhase(state: EtchinstoneState, wanted: Fields): void {
  const phase = oneOf(PHASES, wanted.phase ?? 'challenge', 'given.phase');
  state.xp = whole(wanted.xp ?? 0, 'given.xp');
  state.poison = whole(wanted.poison ?? 0, 'given.poison');
  for (const number of cards(state, wanted.downgraded ?? [], 'given.downgraded')) state.downgraded |= 1 << number;
  if (wanted.roles !== undefined) giveRoles(state, wanted.roles);
  if (phase === 'action') askRole(state);
  if (phase === 'penalty') {
    const damage = whole(wanted.damage, 'given.damage', 1);
    const element = orNull(ELEMENTS, wanted.element ?? null, 'given.element');
    if (suffer(state, damage, element, 'experience') !== 'absorbing') {
      throw new ScenarioMistake('given.damage', 'more than the hand can absorb; let an encounter deal it');
    }
  }
  if (phase === 'upgrade') state.step = 'experience';
  advance(state, NO_CHANCE, null);
}

const STAGES = ['setup', 'region', 'finalJourney', 'finalEnemy'] as const;
const GIVEN: readonly string[] = [
  'stage',
  'region',
  'levels',
  ...ZONES,
  'encounter',
  'hardship',
  'detours',
  'phase',
  'roles',
  'damage',
  'element',
  'xp',
  'poison',
  'downgraded',
  'regrouped',
];

function given(state: EtchinstoneState, wanted: Fields): void {
  for (const key of Object.keys(wanted)) {
    if (!GIVEN.includes(key)) throw new ScenarioMistake(`given.${key}`, `known are ${GIVEN.join(', ')}`);
  }
  if (Object.keys(wanted).length === 0) return;
  if (wanted.levels !== undefined) giveLevels(state, wanted.levels);
  giveZones(state, wanted);
  state.stage = oneOf(STAGES, wanted.stage ?? state.stage, 'given.stage');
  if (state.stage === 'setup') return;
  state.region = whole(wanted.region ?? Math.max(1, state.region), 'given.region', 1, LAST_REGION);
  clearArrangement(state);
  if (state.stage === 'region') {
    state.step = 'encounter';
    if (state.deck.length === 0) throw new ScenarioMistake('given.deck', 'an encounter needs a key card');
    if (state.hand.length === 0) throw new ScenarioMistake('given.hand', 'an encounter needs a hand');
    advance(state, NO_CHANCE, null);
    giveEncounter(state, wanted);
    givePhase(state, wanted);
    return;
  }
  state.region = LAST_REGION;
  state.encounter = null;
  state.hardship = null;
  state.keyOpen = false;
  state.regrouped = wanted.regrouped === true;
  if (state.stage === 'finalEnemy' || state.regrouped) askRole(state);
  else state.step = 'regroup';
}

function script(entry: unknown): readonly Scripted[] {
  const said = fields(entry, 'chance');
  return Object.entries(said).map(([key, value]): Scripted => {
    if (key !== 'shuffle' || !Array.isArray(value)) throw new ScenarioMistake(`chance.${key}`, 'shuffle: […]');
    const of = shippedContent();
    return { order: value.map((name, i) => cardOf(of, card(of, name, `chance.shuffle.${i}`)).id) };
  });
}

const ids = (of: Stocked, pile: readonly number[]): string[] => pile.map((number) => cardOf(of, number).id);

const ARRANGING: readonly string[] = ['roles', 'combine', 'attune', 'aim', 'ranged', 'commit'];

function show(state: EtchinstoneState): Fields {
  const seen = view(state, 0);
  const [first, second] = seen.arrangement.sets;
  return {
    stage: state.stage,
    region: state.region,
    step: state.step,
    dragon: state.dragon,
    difficulty: state.difficulty,
    levels: seen.levels,
    levelTotal: scoreOf(state),
    hand: seen.hand,
    deck: ids(state, state.deck).reverse(),
    deckSize: state.deck.length,
    key: seen.key,
    discard: seen.discard,
    removed: seen.removed,
    encounter: state.encounter === null ? null : { [state.encounter]: state.type },
    hardship: state.hardship,
    detours: state.detours,
    asked: seen.asked,
    roles: first ?? null,
    secondSet: second ?? null,
    combined: seen.arrangement.combined,
    spare: seen.spare,
    forecast: ARRANGING.includes(state.step) ? forecast(seen) : null,
    damage: state.step === 'absorb' ? state.damage : 0,
    element: state.step === 'absorb' ? state.element : null,
    absorption: seen.absorption,
    downgraded: seen.downgraded,
    xp: state.xp,
    poison: state.poison,
    lost: seen.lost,
    regrouped: state.regrouped,
    result: state.result,
    score: etchinstone.outcome(state)?.score ?? null,
  };
}

export const etchinstoneScenarios: ScenarioBook<
  EtchinstoneState,
  EtchinstoneView,
  EtchinstoneEvent,
  EtchinstoneOptions
> = {
  game: etchinstone,
  seats: 1,
  options: {},
  added: ADDED_CARDS.map(({ id }) => id),
  given,
  script,
  nameOf: (state, shuffled) => (typeof shuffled === 'number' ? cardOf(state, shuffled).id : ''),
  unfinished: () => null,
  vocabulary: { given: GIVEN, when: KINDS, chance: ['shuffle'] },
  show,
  argument: {
    change: 'card',
    detour: 'card',
    spell: 'card',
    element: 'card',
    boost: 'card',
    leave: 'role',
    combine: 'top',
    attune: 'element',
    aim: 'at',
    absorb: 'card',
    upgrade: 'card',
    regroup: 'card',
  },
  ordered: new Set(['deck', 'goals', 'lost']),
};
