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

function Scales({ advice }: { readonly advice: Advice | 'counting' }) {
  const board = useBoard();
  const { say } = board;
  const known = advice === 'counting' ? null : advice;
  const stop = known?.stopWorth ?? null;
  const sides = [
    { side: 'stop', name: ODDS.stopWorth, worth: stop },
    { side: 'roll', name: ODDS.rollWorth, worth: known?.rollWorth ?? null },
  ] as const;
  return (
    <>
      <dl className="scales">
        {sides.map(({ side, name, worth }) => (
          <div key={side} data-better={side === known?.best || undefined}>
            <dt>{say(name)}</dt>
            <dd className="num">{worth === null ? '…' : say(ODDS.change, { worth: Math.round(worth) })}</dd>
          </div>
        ))}
      </dl>
      <p className="scales__verdict">
        {known === null || stop === null ? say(ODDS.weighing) : verdict(board, stop, known.rollWorth)}
      </p>
    </>
  );
}

/** Only where the watcher may do either: in the Final Battle nobody stops, and others decide for themselves. */
export function Weighing() {
  const { say, view, offers, oddsShown, behind, falling } = useBoard();
  const open = oddsShown && !behind && !falling && offers.roll !== null && offers.stop !== null;
  const advice = useAdvice(open ? view : null);
  if (advice === null) return null;
  return (
    <section className="weighing" aria-label={say(ODDS.advice)} aria-busy={advice === 'counting'}>
      <Rule>{say(ODDS.advice)}</Rule>
      <p className="scales__note">{say(ODDS.adviceNote)}</p>
      <Scales advice={advice} />
    </section>
  );
}
