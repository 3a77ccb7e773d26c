// Tables of Dice Throne on which every kind of choice can be made, found by playing from fixed seeds.
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import { diceThrone, KINDS, type Kind, kindOf, type ThroneEvent, type ThroneView } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import { type At, type Offered, tablesOffering } from './search.ts';

const NAMES = ['Jagna', 'Bogusz', 'Mirka', 'Ziemek'];
/** Out of a hundred answers so many are given at random, so that all kinds of questions come up. */
const WHIMS = 35;

/** Positions in which a person would make such a choice: in the own time for cards, and where there is something to choose. */
function fits({ view, choices }: At<ThroneView, ThroneEvent>, choice: Choice): boolean {
  if (choices.length < 2) return false;
  const reading = diceThrone.read(choice, view);
  switch (reading.kind) {
    case 'play':
    case 'sell':
      return view.asking === 'main';
    case 'spend':
      return 'status' in reading;
    case 'roll':
      return reading.dice !== undefined;
    case 'discard':
      return view.asking === 'card';
    default:
      return true;
  }
}

/** Who plays whom, until every kind has come up: duels ask most of it, a table of four asks whom to aim at. */
const CASTS: readonly (readonly string[])[] = [
  ['barbarian', 'paladin'],
  ['shadow-thief', 'gunslinger'],
  ['pyromancer', 'treant', 'cursed-pirate', 'moon-elf'],
  ['treant', 'cursed-pirate'],
  ['ninja', 'samurai'],
  ['paladin', 'tactician', 'vampire-lord', 'monk'],
  ['monk', 'paladin'],
  ['paladin', 'samurai'],
  ['vampire-lord', 'paladin'],
];
const TRIES = 30;

/** Only an ultimate of five sixes lets one look through the deck: a Vampire Lord who wants it keeps every six. */
function wantsSixes(choices: readonly Choice[], view: ThroneView): Choice | undefined {
  const readings = choices.map((choice) => ({ choice, reading: diceThrone.read(choice, view) }));
  const declared = readings.find(({ reading }) => reading.kind === 'declare' && reading.ability === 'exsanguinate');
  const rolls = readings.flatMap(({ choice, reading }) =>
    reading.kind === 'roll' && !(reading.dice ?? []).includes(6) ? [{ choice, dice: reading.dice?.length ?? 5 }] : [],
  );
  return declared?.choice ?? rolls.toSorted((a, b) => b.dice - a.dice)[0]?.choice;
}

export function thronesOfEveryKind(): ReadonlyMap<Kind, Offered> {
  const found = new Map<Kind, Offered>();
  for (const [n, heroes] of CASTS.entries()) {
    const seats = heroes.map((_, seat) => ({ name: NAMES[seat] ?? '', bot: seat === 0 ? null : 'eager' }));
    const last = n === CASTS.length - 1;
    const more = tablesOffering(
      KINDS.filter((kind) => !found.has(kind)),
      {
        game: diceThrone,
        options: { mode: heroes.length > 2 ? 'koth' : 'duel', heroes, promo: false },
        seats,
        series: 40 + n,
        tries: last ? 3 * TRIES : n > 4 ? TRIES : 4,
        longest: 1500,
        kindOf,
        fits,
        answer: (asked, whim) =>
          (last && asked.seat === 0 ? wantsSixes(asked.choices, asked.view) : undefined) ??
          diceThroneBots[whim < WHIMS ? 'random' : 'eager'].bot.answer(asked),
      },
    );
    for (const [kind, offered] of more) found.set(kind, offered);
  }
  return found;
}
