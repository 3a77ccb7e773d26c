// Tables on which something worth watching is about to happen: a blow, an ultimate, a Zonk.
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import { dragonFarkleBots } from '@wyrmtable/bots/dragon-farkle';
import { abilityOf, diceThrone, type ThroneView } from '@wyrmtable/dice-throne';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import type { Choice, SeatRecord } from '@wyrmtable/kernel';
import { tableWhere } from './search.ts';

const AGAINST_A_BOT: readonly SeatRecord[] = [
  { name: 'Jagna', bot: null },
  { name: 'Bogusz', bot: 'eager' },
];

const duel = {
  game: diceThrone,
  options: { mode: 'duel', heroes: ['barbarian', 'pyromancer'], promo: false },
  seats: AGAINST_A_BOT,
  series: 31,
  tries: 400,
  longest: 1500,
} as const;

const ultimateIn = (view: ThroneView, choice: Choice): boolean => {
  const reading = diceThrone.read(choice, view);
  return reading.kind === 'declare' && abilityOf(view, reading.number).ability.kind === 'ultimate';
};

/** The first player may defend, and has been struck by it. */
export const STRUCK = tableWhere('struck', {
  ...duel,
  wanted: ({ view, toMove, choices }) =>
    toMove === 0 && view.asking === 'defence' && choices.length > 1 && view.pools.some(({ damage }) => damage >= 6),
  answer: (asked) => diceThroneBots.eager.bot.answer(asked),
});

export const ULTIMATE = tableWhere('ultimate', {
  ...duel,
  wanted: ({ view, toMove, choices }) =>
    toMove === 0 && view.asking === 'roll' && choices.some((choice) => ultimateIn(view, choice)),
  answer: (asked, whim) => diceThroneBots[whim < 20 ? 'random' : 'eager'].bot.answer(asked),
});

/** Everything up to the throw with which the first player loses what lay there. */
const zonked = tableWhere('zonk', {
  game: dragonFarkle,
  options: { wounds: 3 },
  seats: [
    { name: 'Jagna', bot: null },
    { name: 'Bogusz', bot: 'careful' },
  ],
  series: 32,
  tries: 200,
  longest: 1500,
  wanted: ({ events }) =>
    events[0]?.kind === 'rolled' && events.some((event) => event.kind === 'zonk' && event.seat === 0 && event.lost > 0),
  answer: (asked) => dragonFarkleBots.random.bot.answer(asked),
});
export const ZONK = { ...zonked, choices: zonked.choices.slice(0, -1) };
