// A share of duels won as two cells of a table: drawn with its interval, and said.
import type { Rate } from '@wyrmtable/bots/lab';
import { percent } from '@wyrmtable/words';
import { LAB_PAGE } from '@wyrmtable/words/lab';
import { Reach } from '../../lab/reach.tsx';
import { useSpeech } from '../../shell/words.ts';

export function RateCells({ rate }: { readonly rate: Rate }) {
  const { say, lang } = useSpeech();
  return (
    <>
      <td className="lab__plot">
        <Reach rate={rate} />
      </td>
      <td className="num">
        {rate.games === 0 ? '–' : percent(lang, rate.share)}
        <small>{say(LAB_PAGE.interval, { low: percent(lang, rate.low), high: percent(lang, rate.high) })}</small>
      </td>
    </>
  );
}
