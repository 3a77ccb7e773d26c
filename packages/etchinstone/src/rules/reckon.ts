// The arithmetic of an encounter, done in the open: every total keeps its addends, and the addends always make the total.
import { cardOf, dragonOf, effectOf, enemyOf, journeyOf } from '../content/library.ts';
import type { Dragon, Element } from '../content/verbs.ts';
import { type Affair, NONE, spareOf } from '../state.ts';
import {
  actionAddends,
  faceIn,
  initiativeTally,
  put,
  putArmour,
  putBonus,
  type Reading,
  readSets,
  tally,
} from './sets.ts';
import type { Addend, Forecast, ForecastResult, SetForecast, Tally } from './tally.ts';

/** ETCH-15.8, ETCH-15.9, ETCH-5.4. */
export function absorptionOf(affair: Affair, card: number, element: Element | null): number {
  const { armour } = faceIn(affair, card);
  if (element === null || armour.element !== element) return armour.value;
  return affair.glassCannon ? armour.value + 1 : armour.value * 2;
}

const describe = ({ set, kind, enhanced, fits, element }: Reading): SetForecast => ({
  set,
  kind,
  enhanced,
  fits,
  element,
});

/** What every outcome has in common, and the penalties that follow from it. */
interface Outcome {
  readonly against: Forecast['against'];
  readonly readings: readonly Reading[];
  readonly action: Tally;
  readonly goal: Tally;
  readonly goals: readonly number[];
  readonly initiative: Tally | null;
  readonly rival: number | null;
  readonly result: ForecastResult;
  readonly time: Addend[];
  readonly damage: Addend[];
  readonly damagePerTime: number;
  readonly element: Element | null;
  readonly xp: number;
  readonly poison: number;
  readonly spareGoes: boolean;
}

function close(affair: Affair, deck: number, outcome: Outcome): Forecast {
  const { readings, damage: addends, damagePerTime, spareGoes, ...rest } = outcome;
  const time = tally(outcome.time);
  const shortage = Math.max(0, time.total - deck);
  // ETCH-8.5, ETCH-15.3: points received, and points the deck could not pay.
  put(addends, 'time', time.total * damagePerTime);
  put(addends, 'shortage', shortage);
  const damage = tally(addends);
  const absorption = affair.hand.map((card) => ({
    card: cardOf(affair, card).id,
    amount: absorptionOf(affair, card, outcome.element),
  }));
  const spare = spareOf(affair);
  return {
    ...rest,
    sets: readings.map(describe),
    time,
    discards: time.total - shortage,
    shortage,
    damage,
    spare: spare === NONE ? null : { card: cardOf(affair, spare).id, goes: spareGoes },
    absorption,
    knockout: absorption.reduce((sum, { amount }) => sum + amount, 0) < damage.total,
  };
}

/** ETCH-11.7, ETCH-13.5: half is rounded up. */
function verdict(value: number, whole: number, half: number): 'full' | 'narrow' | 'defeat' {
  return value >= whole ? 'full' : value >= half ? 'narrow' : 'defeat';
}

/** ETCH-11, ETCH-12. */
function againstEnemy(affair: Affair, deck: number): Forecast {
  const enemy = enemyOf(affair, affair.region, affair.type);
  const { hardship } = affair;
  const { ability, attack } = enemy;
  const dim = effectOf(affair, 'dim-boost', hardship, ability) !== null;
  const readings = readSets(affair, 'attack', effectOf(affair, 'outrun', hardship, ability) !== null);
  const addends = actionAddends(affair, readings, dim);
  putArmour(readings, enemy.armour, addends);
  const action = tally(addends);
  const initiative = initiativeTally(affair, readings, dim);
  const half = Math.ceil(enemy.hp / 2);
  const result = verdict(action.total, enemy.hp, half);

  const afar = effectOf(affair, 'strike-from-afar', hardship, ability) !== null && !affair.givenUp;
  // ETCH-11.3, ETCH-12.5: once, whatever the reasons.
  const initial = enemy.initiative > initiative.total || afar;
  const combat = result !== 'full';
  const damage: Addend[] = [];
  if (initial) {
    damage.push({ source: 'initial', amount: attack.value, element: attack.element });
    const times = effectOf(affair, 'multiply-initial', hardship, ability)?.times ?? 1;
    put(damage, 'multiplied', attack.value * (times - 1), { element: attack.element });
  }
  if (combat) damage.push({ source: 'combat', amount: attack.value, element: attack.element });
  const time: Addend[] = [];
  const hit = effectOf(affair, 'time-when-hit', hardship, ability);
  if (initial) put(time, 'initial', hit?.initial ?? 0);
  if (combat) put(time, 'combat', hit?.combat ?? 0);
  const poison = effectOf(affair, 'poison', hardship, ability);
  return close(affair, deck, {
    against: 'enemy',
    readings,
    action,
    goal: { addends: [{ source: 'printed', amount: enemy.hp }], total: enemy.hp },
    goals: [half, enemy.hp],
    initiative,
    rival: enemy.initiative,
    result,
    time,
    damage,
    damagePerTime: effectOf(affair, 'damage-per-time', hardship, ability)?.damage ?? 0,
    element: attack.element,
    xp: result === 'defeat' ? 0 : enemy.xp,
    poison: poison === null ? 0 : initial && combat ? poison.both : initial || combat ? poison.one : 0,
    spareGoes: affair.givenUp || (initial && effectOf(affair, 'freeze-spare', hardship, ability) !== null),
  });
}

/** ETCH-13, ETCH-14. */
function onJourney(affair: Affair, deck: number): Forecast {
  const journey = journeyOf(affair, affair.region, affair.type);
  const { hardship } = affair;
  const { danger, points } = journey;
  const readings = readSets(affair, 'move');
  const addends = actionAddends(affair, readings, effectOf(affair, 'dim-boost', hardship, danger) !== null);
  putBonus(affair, readings, points.element, addends);
  const action = tally(addends);
  const goalAddends: Addend[] = [{ source: 'printed', amount: points.value, element: points.element }];
  const spare = spareOf(affair);
  if (spare !== NONE && effectOf(affair, 'raise-by-spare', hardship, danger) !== null) {
    put(goalAddends, 'spare', faceIn(affair, spare).boost, { card: cardOf(affair, spare).id });
  }
  const goal = tally(goalAddends);
  const half = Math.ceil(goal.total / 2);
  const result = verdict(action.total, goal.total, half);
  const time: Addend[] = [];
  const damage: Addend[] = [];
  if (result !== 'full') {
    put(time, 'journey', journey.time);
    put(damage, 'terrain', effectOf(affair, 'damage-unless-full', hardship, danger)?.damage ?? 0);
  }
  return close(affair, deck, {
    against: 'journey',
    readings,
    action,
    goal,
    goals: [half, goal.total],
    initiative: null,
    rival: null,
    result,
    time,
    damage,
    damagePerTime: effectOf(affair, 'damage-per-time', hardship, danger)?.damage ?? 0,
    element: null,
    xp: result === 'defeat' ? 0 : journey.xp,
    poison: 0,
    spareGoes: false,
  });
}

const TIERS: readonly ForecastResult[] = ['defeat', 'tier1', 'tier2', 'tier3'];

/** What both parts of the final battle share: tiers instead of half and whole. */
function finalOutcome(goals: readonly number[], total: number) {
  const reached = goals.filter((goal) => goal <= total).length;
  const top = goals.at(-1) ?? 0;
  const goal: Tally = { addends: [{ source: 'printed', amount: top }], total: top };
  return {
    goals,
    goal,
    reached,
    result: TIERS[reached] ?? 'defeat',
    damagePerTime: 0,
    xp: 0,
    poison: 0,
    spareGoes: false,
  };
}

/** ETCH-20. */
function onFinalJourney(affair: Affair, deck: number, { journey }: Dragon): Forecast {
  const readings = readSets(affair, 'move');
  const addends = actionAddends(affair, readings, false);
  putBonus(affair, readings, journey.element, addends);
  const action = tally(addends);
  const { reached, ...outcome } = finalOutcome(
    journey.tiers.map(({ points }) => points),
    action.total,
  );
  const time: Addend[] = [];
  put(time, 'tier', journey.tiers[reached - 1]?.time ?? 0);
  return close(affair, deck, {
    ...outcome,
    against: 'finalJourney',
    readings,
    action,
    initiative: null,
    rival: null,
    time,
    damage: [],
    element: null,
  });
}

/** ETCH-21. */
function againstDragon(affair: Affair, deck: number, dragon: Dragon): Forecast {
  const readings = readSets(affair, 'attack');
  const addends = actionAddends(affair, readings, false);
  putArmour(readings, dragon.armour, addends);
  const action = tally(addends);
  const { battle } = dragon;
  const initiative = initiativeTally(affair, readings, false);
  const { reached, ...outcome } = finalOutcome(
    battle.tiers.map(({ hp }) => hp),
    action.total,
  );
  const damage: Addend[] = [];
  // Below the first tier all is lost at once (ETCH-21.9): there is nothing left to absorb.
  if (reached > 0) {
    if (initiative.total < dragon.initiative) put(damage, 'initial', dragon.initialDamage, { element: battle.element });
    put(damage, 'combat', battle.tiers[reached - 1]?.attack ?? 0, { element: battle.element });
  }
  return close(affair, deck, {
    ...outcome,
    against: 'finalEnemy',
    readings,
    action,
    initiative,
    rival: dragon.initiative,
    time: [],
    damage,
    element: battle.element,
  });
}

/** The outcome of what is laid out so far; `deck` is how many cards the deck holds. */
export function reckon(affair: Affair, deck: number): Forecast {
  if (affair.stage === 'finalJourney') return onFinalJourney(affair, deck, dragonOf(affair, affair.dragon));
  if (affair.stage === 'finalEnemy') return againstDragon(affair, deck, dragonOf(affair, affair.dragon));
  return affair.encounter === 'journey' ? onJourney(affair, deck) : againstEnemy(affair, deck);
}
