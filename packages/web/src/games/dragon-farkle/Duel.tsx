// Two sides face to face: both scores of a Brawl, or the army and the dragon of the Final Battle.
import './duel.css';
import type { Seat } from '@wyrmtable/kernel';
import { number } from '@wyrmtable/words';
import { BRAWL, HERO } from '@wyrmtable/words/farkle-table';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { armsOf } from '../../seats/arms.ts';
import { nameOf, useBoard } from './board.ts';
import { Figure } from './Figure.tsx';

interface SideProps {
  readonly seat: Seat;
  readonly role: string;
  /** Null before that side has rolled. */
  readonly score: number | null;
  readonly acting: boolean;
}

function Side({ seat, role, score, acting }: SideProps) {
  const board = useBoard();
  return (
    <li
      className="duel__side"
      data-seat={seat}
      data-accent={armsOf(seat).accent}
      aria-current={acting ? 'true' : undefined}
    >
      <Portrait arms={armsOf(seat)} />
      <span className="duel__who">
        <b>{nameOf(board, seat)}</b>
        <small>{role}</small>
      </span>
      <span className="duel__score num">{score === null ? '–' : <Figure value={score} />}</span>
    </li>
  );
}

function BrawlScores() {
  const { view, say } = useBoard();
  const defending = view.roller !== view.active;
  return (
    <ol className="duel">
      <Side
        seat={view.active}
        role={say(BRAWL.attacker)}
        score={defending ? view.attack : view.pending}
        acting={!defending}
      />
      <li className="duel__versus" aria-hidden="true">
        <Icon name="crossed-swords" />
      </li>
      <Side
        seat={view.target ?? 0}
        role={say(defending ? BRAWL.defender : BRAWL.notYet)}
        score={defending ? view.pending : null}
        acting={defending}
      />
    </ol>
  );
}

function BattleScores() {
  const board = useBoard();
  const { view, say, lang } = board;
  const army = view.heroes[view.roller]?.army ?? 0;
  return (
    <ol className="duel" data-kind="battle">
      <li className="duel__side" data-seat={view.roller} data-accent={armsOf(view.roller).accent}>
        <Portrait arms={armsOf(view.roller)} />
        <span className="duel__who">
          <b>{nameOf(board, view.roller)}</b>
          {view.lost > 0 && <small className="duel__lost">−{number(lang, view.lost)}</small>}
        </span>
        <span className="duel__score num">
          <Figure value={army} />
        </span>
      </li>
      <li className="duel__versus" aria-hidden="true">
        <Icon name="crossed-swords" />
      </li>
      <li className="duel__side" data-accent="dragon">
        <Icon name="spiked-dragon-head" />
        <span
          className="duel__hearts"
          role="img"
          aria-label={say(HERO.wounds, { dealt: view.dealt, wounds: view.wounds })}
        >
          {Array.from({ length: view.wounds }, (_, wound) => wound).map((wound) => (
            <span key={wound} data-dealt={wound < view.dealt || undefined}>
              <Icon name={wound < view.dealt ? 'broken-heart' : 'hearts'} />
            </span>
          ))}
        </span>
      </li>
    </ol>
  );
}

export function Duel() {
  const { view } = useBoard();
  return view.action === 'brawl' ? <BrawlScores /> : <BattleScores />;
}
