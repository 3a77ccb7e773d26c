// A balance run in lines for a terminal.
import type { Balance } from '@wyrmtable/bots/lab';
import { botName, type Lang, number, percent, phrase } from '@wyrmtable/words';
import { BALANCE } from '@wyrmtable/words/balance';
import { abilityName, cardName, heroName } from '@wyrmtable/words/dice-throne';
import { LAB_REPORT } from '@wyrmtable/words/lab';
import { table } from '../../report.ts';
import { flushRight, withReach } from '../rates.ts';

const tenth = (lang: Lang, value: number): string => number(lang, Math.round(value * 10) / 10);
const hundredth = (lang: Lang, value: number): string => number(lang, Math.round(value * 100) / 100);
const signed = (lang: Lang, share: number): string => `${share > 0 ? '+' : ''}${percent(lang, share, 1)}`;

export function balanceLines(lang: Lang, balance: Balance): string[] {
  const { hero, overall, first, second, turns, stopped } = balance;
  const said = {
    hero: heroName(lang, hero),
    games: overall.games,
    bot: botName(lang, balance.level),
    seed: String(balance.seed),
  };
  const head = (...keys: readonly (keyof typeof LAB_REPORT)[]) => keys.map((key) => phrase(lang, LAB_REPORT[key]));
  return [
    phrase(lang, BALANCE.played, { ...said, rate: withReach(lang, overall) }),
    phrase(lang, BALANCE.turns, {
      first: withReach(lang, first),
      second: withReach(lang, second),
      turns: Math.round(turns * 10) / 10,
    }),
    ...(stopped > 0 ? [phrase(lang, BALANCE.stopped, { stopped })] : []),
    '',
    ...table(
      [
        head('hero', 'wins', 'turns'),
        ...balance.rivals.map((one) => [heroName(lang, one.rival), withReach(lang, one.rate), tenth(lang, one.turns)]),
      ],
      flushRight(3),
    ),
    '',
    ...table(
      [
        head('ability', 'perGame', 'damage', 'prevented', 'healed', 'cp', 'cards', 'inflicted', 'gained'),
        ...balance.abilities.map(({ ability, perGame, each }) => [
          abilityName(lang, ability),
          hundredth(lang, perGame),
          ...[each.damage, each.prevented, each.healed, each.cp, each.cards, each.inflicted, each.gained].map((one) =>
            tenth(lang, one),
          ),
        ]),
      ],
      flushRight(9),
    ),
    '',
    ...table(
      [
        [phrase(lang, BALANCE.card), ...head('perGame', 'wins')],
        ...balance.cards.map(({ card, perGame, won }) => [
          cardName(lang, card),
          hundredth(lang, perGame),
          withReach(lang, won),
        ]),
      ],
      flushRight(3),
    ),
    '',
    phrase(lang, BALANCE.health, {
      turns: balance.health
        .map(({ turn, own, rival }) => `${turn}: ${tenth(lang, own)}–${tenth(lang, rival)}`)
        .join(', '),
    }),
    ...changeLines(lang, balance),
  ];
}

function changeLines(lang: Lang, { changes, proposals, overall }: Balance): string[] {
  if (changes.length === 0) return [];
  const strongest = changes.toSorted((a, b) => Math.abs(b.shift) - Math.abs(a.shift));
  const even = overall.low <= 0.5 && overall.high >= 0.5;
  return [
    '',
    phrase(lang, BALANCE.changes),
    ...table(
      strongest.map(({ at, from, value, shift, error }) => [
        at,
        `${from} → ${value}`,
        `${signed(lang, shift)} ± ${percent(lang, error, 1)}`,
      ]),
      new Set([1, 2]),
    ),
    '',
    phrase(lang, even ? BALANCE.even : proposals.length > 0 ? BALANCE.proposals : BALANCE.none),
    ...table(
      // Numbers that are turned together stand under each other, and what comes of them beside the first.
      proposals.flatMap(({ turned, rate }) =>
        turned.map(({ at, from, value }, i) => [at, `${from} → ${value}`, i === 0 ? withReach(lang, rate) : '']),
      ),
      new Set([1, 2]),
    ),
  ];
}
