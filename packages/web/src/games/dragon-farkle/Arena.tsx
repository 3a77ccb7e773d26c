// The middle of the table: what is going on, the dice, and everything that is chosen on the felt itself.
import './arena.css';
import { actionName, eventLine, type LogLine } from '@wyrmtable/words/dragon-farkle';
import { ARENA, REGIONS } from '@wyrmtable/words/farkle-table';
import { Icon } from '../../pieces/Icon.tsx';
import { Aside } from './Aside.tsx';
import { type Board, nameOf, useBoard } from './board.ts';
import { Deeds } from './Deeds.tsx';
import { Dice } from './Dice.tsx';
import { Duel } from './Duel.tsx';
import { FarkleCard } from './FarkleCard.tsx';
import { ItemChoice } from './ItemChoice.tsx';
import type { Picking } from './picking.ts';
import { Rewards } from './Rewards.tsx';
import { UseStrip } from './UseStrip.tsx';
import { Victory } from './Victory.tsx';

function eyebrow(board: Board): string {
  const { view, say, lang } = board;
  if (view.action === null || view.rolls === 0) return say(ARENA.turn, { turn: view.turn });
  const defending = view.roller !== view.active;
  const what = defending
    ? say(ARENA.defence, { roll: view.rolls })
    : say(ARENA.roll, { action: actionName(lang, view.action), roll: view.rolls });
  return view.roller === board.me ? what : say(ARENA.rollBy, { name: nameOf(board, view.roller), what });
}

/** What has just come of the roll, where that says more than the question. */
function verdict(board: Board): LogLine | null {
  const { scene, lang, names, behind, moment } = board;
  if (scene.verdict === null) return null;
  // Setting aside is the person's own doing; what the dice did is news.
  const news = behind || moment === 'waiting' || (moment === 'decide' && scene.verdict.kind !== 'setAside');
  return news ? eventLine(lang, scene.verdict, names) : null;
}

function heading(board: Board): string {
  const { view, say, moment, behind, falling, scene, me } = board;
  if (falling || behind) {
    return scene.seat === me ? say(ARENA.yourThrow) : say(ARENA.theirThrow, { name: nameOf(board, scene.seat) });
  }
  switch (moment) {
    case 'turn':
      return say(ARENA.deeds);
    case 'throw':
      return say(view.action === 'finalBattle' ? ARENA.battle : ARENA.yourThrow);
    case 'decide':
      return say(view.action === 'finalBattle' ? ARENA.battle : ARENA.stopOrGo);
    case 'choose':
      return say(view.face === 'rally' ? ARENA.rally : ARENA.chooseDice);
    case 'removeDie':
      return say(ARENA.sevenDice);
    case 'window':
      return say(ARENA.window);
    case 'keep':
      return say(ARENA.keep);
    case 'limit':
      return say(ARENA.limit);
    case 'over':
    case 'waiting': {
      const name = nameOf(board, view.step === 'turn' ? view.active : view.roller);
      if (view.step === 'turn') return say(ARENA.theirTurn, { name });
      return say(view.rolls === 0 ? ARENA.theirThrow : ARENA.theirRoll, { name });
    }
  }
}

function Middle({ picking, afterword }: { readonly picking: Picking; readonly afterword: React.ReactNode }) {
  const { view, moment, behind, playing } = useBoard();
  // A card lies open while it is being told, and until somebody has answered it.
  const used = playing?.event.kind === 'used' ? playing.event.card : (view.aimed?.card ?? null);
  if (moment === 'over' && !behind && playing === null) return <Victory afterword={afterword} />;
  if (moment === 'turn' && !behind && playing === null) return <Deeds />;
  if ((moment === 'keep' || moment === 'limit') && !behind) return <ItemChoice />;
  return (
    <>
      {used !== null && <FarkleCard key={used} id={used} />}
      <Dice picking={picking} />
      {moment === 'choose' && !behind && <Rewards picking={picking} />}
      <Aside />
    </>
  );
}

export interface ArenaProps {
  readonly picking: Picking;
  readonly afterword: React.ReactNode;
}

export function Arena({ picking, afterword }: ArenaProps) {
  const board = useBoard();
  const { say, view, playing, moment } = board;
  const won = moment === 'over' && playing === null;
  const said = verdict(board);
  return (
    <section className="arena" aria-label={say(REGIONS.arena)} data-effect={playing?.event.kind}>
      {!won && (
        <header className="arena__title">
          <p className="eyebrow">{eyebrow(board)}</p>
          {said === null ? (
            <h2>{heading(board)}</h2>
          ) : (
            <h2 data-tone={said.tone}>
              <Icon name={said.icon} /> {said.text}
            </h2>
          )}
        </header>
      )}
      {(view.action === 'brawl' || view.action === 'finalBattle') && !won && <Duel />}
      <Middle picking={picking} afterword={afterword} />
      <UseStrip />
      {playing?.event.kind === 'zonk' && (
        <span className="arena__zonk" aria-hidden="true">
          {say(ARENA.zonk)}
        </span>
      )}
      {playing?.event.kind === 'eaten' && (
        <span className="arena__bite" aria-hidden="true">
          <Icon name="spiked-dragon-head" />
        </span>
      )}
    </section>
  );
}
