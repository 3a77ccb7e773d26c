// A forecast read aloud: the verdict, every sum with its addends, and what follows.
import { type Addend, type Forecast, type Source, type Tally, TRAITS, type Verb } from '@wyrmtable/etchinstone';
import { ADDENDS, FORECAST, SUMS, type TraitSource } from '../messages/etch-forecast.ts';
import type { Figure } from '../messages/etch-terms.ts';
import { list, number } from '../numbers.ts';
import { type Lang, type Message, type Params, phrase } from '../phrase.ts';
import { elementName, fullCardName } from './cards.ts';

import { figureName, verdictName } from './terms.ts';
import type { Tone } from './tone.ts';
import { traitName } from './traits.ts';

export type ForecastPart = 'result' | 'action' | 'goal' | 'initiative' | 'time' | 'damage' | 'xp' | 'poison' | 'spare';

export interface ForecastAddend {
  readonly source: Source;
  /** `enhanced Spell`. */
  readonly text: string;
  readonly amount: number;
  readonly card?: string;
}

export interface ForecastLine {
  readonly part: ForecastPart;
  readonly text: string;
  readonly tone: Tone;
  /** What the sum of that line is made of; empty where nothing is summed up. */
  readonly addends: readonly ForecastAddend[];
}

/** What the hardship or danger behind a number does. */
const BEHIND: Readonly<Record<TraitSource, Verb>> = {
  dimmed: 'dim-boost',
  multiplied: 'multiply-initial',
  terrain: 'damage-unless-full',
  time: 'damage-per-time',
};

function nameOfVerb(lang: Lang, verb: Verb): string {
  const trait = TRAITS.find(({ effects }) => effects.some((effect) => effect.verb === verb));
  return trait === undefined ? verb : traitName(lang, trait.id);
}

/** Where a number comes from. Sets are numbered only where there are two. */
function sourceName(lang: Lang, { source, set = 0, element }: Addend, twoSets: boolean): string {
  switch (source) {
    case 'dimmed':
    case 'multiplied':
    case 'terrain':
    case 'time':
      return nameOfVerb(lang, BEHIND[source]);
    case 'basic':
    case 'enhanced':
    case 'wrongKind':
    case 'initiative':
    case 'boost':
      return phrase(lang, ADDENDS[source], { set: twoSets ? 'I'.repeat(set + 1) : 0 });
    case 'armour':
      return phrase(lang, ADDENDS.armour, { element: element === undefined ? '' : elementName(lang, element) });
    case 'spare':
    case 'floor':
    case 'printed':
    case 'journey':
    case 'tier':
    case 'initial':
    case 'combat':
    case 'shortage':
      return phrase(lang, ADDENDS[source]);
  }
}

const isFinal = ({ against }: Forecast): boolean => against === 'finalJourney' || against === 'finalEnemy';

function addendsOf(lang: Lang, forecast: Forecast, { addends }: Tally): ForecastAddend[] {
  const twoSets = isFinal(forecast);
  return addends.map((addend) => ({
    source: addend.source,
    text: sourceName(lang, addend, twoSets),
    amount: addend.amount,
    ...(addend.card === undefined ? {} : { card: addend.card }),
  }));
}

/** Numbers that stand as they are on the card of the encounter or of the dragon. */
const READ_OFF: ReadonlySet<Source> = new Set<Source>(['printed', 'journey', 'tier']);

/** `Attack 10 = 8 enhanced Spell + 3 Boost − 1 armour (fire)`. What is simply read off a card needs no equation. */
function sumOf(lang: Lang, figure: Figure, total: number, addends: readonly ForecastAddend[]): string {
  const what = figureName(lang, figure);
  const [first, ...others] = addends;
  if (first === undefined || (others.length === 0 && READ_OFF.has(first.source))) {
    return phrase(lang, SUMS.plain, { what, total });
  }
  const sum = addends.map(({ text, amount }, i) => {
    const said = phrase(lang, SUMS.addend, { amount: Math.abs(amount), source: text });
    return i === 0 ? said : `${amount < 0 ? '−' : '+'} ${said}`;
  });
  return phrase(lang, SUMS.sum, { what, total, sum: sum.join(' ') });
}

/** Against an enemy that can be outrun the action may be a move (ETCH-12.8). */
const actionOf = ({ against, sets }: Forecast): 'attack' | 'move' =>
  sets[0]?.kind ?? (against === 'journey' || against === 'finalJourney' ? 'move' : 'attack');

const VERDICT_TONES: Readonly<Record<Forecast['result'], Tone>> = {
  full: 'heal',
  narrow: 'plain',
  defeat: 'danger',
  tier1: 'plain',
  tier2: 'plain',
  tier3: 'heal',
};

/** The verdict with the two numbers it hangs on. */
export function verdictLine(lang: Lang, forecast: Forecast): Pick<ForecastLine, 'text' | 'tone'> {
  const { against, result, action, goal, goals } = forecast;
  const tone = VERDICT_TONES[result];
  const { total } = action;
  if (isFinal(forecast) && result === 'defeat') {
    return { text: phrase(lang, FORECAST.lost, { against, total, goal: goals[0] ?? 0 }), tone };
  }
  const verdict = verdictName(lang, result);
  const message = against === 'enemy' && actionOf(forecast) === 'move' ? FORECAST.outrun : FORECAST.result;
  return { text: phrase(lang, message, { against, verdict, total, goal: goal.total }), tone };
}

function initiativeMessage({ initiative, rival, damage }: Forecast): Message {
  if ((initiative?.total ?? 0) < (rival ?? 0)) return FORECAST.slow;
  return damage.addends.some(({ source }) => source === 'initial') ? FORECAST.afar : FORECAST.fast;
}

function damageText(lang: Lang, { damage, element, knockout, absorption }: Forecast, sum: string): string {
  if (damage.total === 0) return phrase(lang, FORECAST.unhurt);
  if (knockout) {
    const held = absorption.reduce((all, { amount }) => all + amount, 0);
    return phrase(lang, FORECAST.knockout, { sum, absorption: held });
  }
  if (element === null) return phrase(lang, FORECAST.plain, { sum });
  return phrase(lang, FORECAST.elementalDamage, { sum, element: elementName(lang, element) });
}

/** Everything the arrangement would lead to, the verdict first. Lines about nothing are left out. */
export function forecastLines(lang: Lang, forecast: Forecast): readonly ForecastLine[] {
  const { action, goal, goals, initiative, time, damage, spare } = forecast;
  const lines: ForecastLine[] = [];
  const say = (part: ForecastPart, text: string, tone: Tone, addends: readonly ForecastAddend[] = []): void => {
    lines.push({ part, text, tone, addends });
  };
  const add = (
    part: ForecastPart,
    figure: Figure,
    tally: Tally,
    message: Message,
    params: Params,
    tone: Tone,
  ): void => {
    const addends = addendsOf(lang, forecast, tally);
    say(part, phrase(lang, message, { ...params, sum: sumOf(lang, figure, tally.total, addends) }), tone, addends);
  };

  const verdict = verdictLine(lang, forecast);
  say('result', verdict.text, verdict.tone);
  add('action', actionOf(forecast), action, FORECAST.plain, {}, 'plain');
  if (isFinal(forecast)) {
    const tiers = list(
      lang,
      goals.map((tier) => number(lang, tier)),
    );
    say('goal', phrase(lang, FORECAST.tiers, { tiers }), 'plain');
  } else {
    const [half = 0, whole = 0] = goals;
    const figure = forecast.against === 'enemy' ? 'hp' : 'movePoints';
    add('goal', figure, goal, FORECAST.goal, { half, whole }, 'plain');
  }
  if (initiative !== null) {
    const message = initiativeMessage(forecast);
    const tone = message === FORECAST.fast ? 'guard' : 'danger';
    add('initiative', 'initiative', initiative, message, { rival: forecast.rival ?? 0 }, tone);
  }
  // Below the first tier the game ends before any penalty.
  if (isFinal(forecast) && forecast.result === 'defeat') return lines;
  if (time.total > 0) {
    const message = forecast.shortage > 0 ? FORECAST.timeShort : FORECAST.time;
    add('time', 'time', time, message, { discards: forecast.discards, short: forecast.shortage }, 'danger');
  }
  const wounds = addendsOf(lang, forecast, damage);
  const hurt = damageText(lang, forecast, sumOf(lang, 'damage', damage.total, wounds));
  say('damage', hurt, damage.total > 0 ? 'danger' : 'guard', wounds);
  if (!isFinal(forecast)) {
    const { xp } = forecast;
    say('xp', xp > 0 ? phrase(lang, FORECAST.xp, { xp }) : phrase(lang, FORECAST.noXp), xp > 0 ? 'heal' : 'plain');
  }
  if (forecast.poison > 0) say('poison', phrase(lang, FORECAST.poison, { damage: forecast.poison }), 'danger');
  if (spare !== null && !isFinal(forecast)) {
    const card = fullCardName(lang, spare.card);
    const message = spare.goes ? FORECAST.spareGoes : FORECAST.spareStays;
    say('spare', phrase(lang, message, { card }), spare.goes ? 'danger' : 'plain');
  }
  return lines;
}
