// `odds dragon-farkle`: Zonks, the Final Battle and recruiting.
import { finalBattle, recruit, zonk } from '@wyrmtable/bots/dragon-farkle/odds';
import { type Lang, number, percent, phrase } from '@wyrmtable/words';
import { FAULT, REPORT } from '@wyrmtable/words/cli';
import { wholeNumber } from '../args.ts';
import { type Call, complain, type Ending, isComplaint } from '../call.ts';
import { report, table } from '../report.ts';

const DICE = ['6', '5', '4', '3', '2', '1'];

function found(army: number, wounds: number) {
  const { win, zonk: lost, wiped } = finalBattle(army, wounds);
  return {
    zonk: Object.fromEntries(DICE.map((dice) => [dice, zonk(Number(dice))])),
    finalBattle: { win, zonk: lost, wiped },
    recruit: recruit(),
  };
}

function lines(lang: Lang, army: number, wounds: number, odds: ReturnType<typeof found>): string[] {
  const share = (value: number) => percent(lang, value, 2);
  const stopAt: Readonly<Record<string, number | null>> = odds.recruit.stopAt;
  const stop = (dice: string) => {
    const pending = stopAt[dice];
    return pending === null || pending === undefined ? phrase(lang, REPORT.neverStop) : number(lang, pending);
  };
  const heads = [REPORT.diceLeft, REPORT.zonkChance, REPORT.stopFrom].map((head) => phrase(lang, head));
  return [
    ...table([heads, ...DICE.map((dice) => [dice, share(odds.zonk[dice] ?? 0), stop(dice)])], new Set([0, 1, 2])),
    '',
    phrase(lang, REPORT.meanPerTurn, { soldiers: Math.round(odds.recruit.meanPerTurn) }),
    phrase(lang, REPORT.battle, {
      army,
      wounds,
      win: share(odds.finalBattle.win),
      zonk: share(odds.finalBattle.zonk),
      wiped: share(odds.finalBattle.wiped),
    }),
  ];
}

export function farkleOdds(call: Call): Ending {
  const army = wholeNumber(call, 'army', { min: 50, max: 1_000_000, usual: 5000 });
  if (isComplaint(army)) return army;
  // SK-1.3: all amounts are multiples of 50.
  if (army % 50 !== 0) return complain(FAULT.notFifties, { army });
  const wounds = wholeNumber(call, 'wounds', { min: 1, max: 5, usual: 3 });
  if (isComplaint(wounds)) return wounds;
  const odds = found(army, wounds);
  report(call, odds, () => lines(call.lang, army, wounds, odds));
  return 'done';
}
