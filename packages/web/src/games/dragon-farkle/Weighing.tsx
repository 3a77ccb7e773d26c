// The note that weighs stopping against rolling on, for those who want to see the odds.
import './weighing.css';
import type { Advice } from '@wyrmtable/bots/dragon-farkle/odds';
import { ODDS } from '@wyrmtable/words/farkle-table';
import { Rule } from '../../pieces/Rule.tsx';
import { useAdvice } from './advice.ts';
import { type Board, useBoard } from './board.ts';

/** Soldiers come in fifties; a difference below one is none. */
function verdict({ say }: Board, stop: number, roll: number): string {
  const by = Math.round(Math.abs(roll - stop));
  if (by === 0) return say(ODDS.eitherWay);
  return say(roll > stop ? ODDS.betterToRoll : ODDS.betterToStop, { by });
}

function Scales({ advice }: { readonly advice: Advice | null }) {
  const board = useBoard();
  const { say } = board;
  const stop = advice?.stopWorth ?? null;
  const sides = [
    { side: 'stop', name: ODDS.stopWorth, worth: stop },
    { side: 'roll', name: ODDS.rollWorth, worth: advice?.rollWorth ?? null },
  ] as const;
  return (
    <>
      <dl className="scales">
        {sides.map(({ side, name, worth }) => (
          <div key={side} data-better={side === advice?.best || undefined}>
            <dt>{say(name)}</dt>
            <dd className="num">{worth === null ? '…' : say(ODDS.change, { worth: Math.round(worth) })}</dd>
          </div>
        ))}
      </dl>
      <p className="scales__verdict">
        {advice === null || stop === null ? say(ODDS.weighing) : verdict(board, stop, advice.rollWorth)}
      </p>
    </>
  );
}

/** Only where the watcher may do either: in the Final Battle nobody stops, and others decide for themselves. */
export function Weighing() {
  const { say, view, offers, oddsShown, behind, falling } = useBoard();
  const open = oddsShown && !behind && !falling && offers.roll !== null && offers.stop !== null;
  const advice = useAdvice(open ? view : null);
  if (!open) return null;
  return (
    <section className="weighing" aria-label={say(ODDS.advice)}>
      <Rule>{say(ODDS.advice)}</Rule>
      <p className="scales__note">{say(ODDS.adviceNote)}</p>
      <Scales advice={advice} />
    </section>
  );
}
