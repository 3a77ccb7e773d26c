// `odds`: exact chances, no sampling.
import { type Lang, number, percent, phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Command, complain, isComplaint } from '../call.ts';
import { report, table } from '../report.ts';
import { gameNamed } from '../shelf.ts';

interface FarkleOdds {
  readonly zonk: Readonly<Record<string, number>>;
  readonly finalBattle: { readonly win: number; readonly zonk: number; readonly wiped: number };
  readonly recruit: { readonly meanPerTurn: number; readonly stopAt: Readonly<Record<string, number | null>> };
}

const DICE = ['6', '5', '4', '3', '2', '1'];

async function farkleOdds(army: number, wounds: number): Promise<FarkleOdds> {
  const odds = await import('@wyrmtable/bots/dragon-farkle/odds');
  const { win, zonk, wiped } = odds.finalBattle(army, wounds);
  return {
    zonk: Object.fromEntries(DICE.map((dice) => [dice, odds.zonk(Number(dice))])),
    finalBattle: { win, zonk, wiped },
    recruit: odds.recruit(),
  };
}

function lines(lang: Lang, army: number, wounds: number, { zonk, finalBattle, recruit }: FarkleOdds): string[] {
  const share = (value: number) => percent(lang, value, 2);
  const stop = (dice: string) => {
    const pending = recruit.stopAt[dice];
    return pending === null || pending === undefined ? phrase(lang, REPORT.neverStop) : number(lang, pending);
  };
  const heads = [REPORT.diceLeft, REPORT.zonkChance, REPORT.stopFrom].map((head) => phrase(lang, head));
  return [
    ...table([heads, ...DICE.map((dice) => [dice, share(zonk[dice] ?? 0), stop(dice)])], new Set([0, 1, 2])),
    '',
    phrase(lang, REPORT.meanPerTurn, { soldiers: Math.round(recruit.meanPerTurn) }),
    phrase(lang, REPORT.battle, {
      army,
      wounds,
      win: share(finalBattle.win),
      zonk: share(finalBattle.zonk),
      wiped: share(finalBattle.wiped),
    }),
  ];
}

export const odds: Command = {
  usage: 'odds <game>',
  about: ABOUT.odds,
  flags: {
    army: { type: 'string', hint: 'A', about: FLAG.army },
    wounds: { type: 'string', hint: 'W', about: FLAG.wounds },
    ...JSON_FLAG,
  },
  places: { min: 1, max: 1 },
  async run(call) {
    const game = gameNamed(call.places[0]);
    if (isComplaint(game)) return game;
    if (game !== 'dragon-farkle') return complain(FAULT.noOdds, { game });
    const army = wholeNumber(call, 'army', { min: 50, max: 1_000_000, usual: 5000 });
    if (isComplaint(army)) return army;
    // SK-1.3: all amounts are multiples of 50.
    if (army % 50 !== 0) return complain(FAULT.notFifties, { army });
    const wounds = wholeNumber(call, 'wounds', { min: 1, max: 5, usual: 3 });
    if (isComplaint(wounds)) return wounds;
    const found = await farkleOdds(army, wounds);
    report(call, found, () => lines(call.lang, army, wounds, found));
    return 'done';
  },
};
