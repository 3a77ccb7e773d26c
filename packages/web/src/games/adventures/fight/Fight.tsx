// A fight of an adventure: a Dice Throne table with an enemy across it that decides by the rules.
import '../../dice-throne/throne.css';
import './fight.css';
import { ACTING } from '@wyrmtable/words/adv-fight';
import { eventLine } from '@wyrmtable/words/adventures';
import { PROMPT } from '@wyrmtable/words/throne-asking';
import { Arena } from '../../dice-throne/Arena.tsx';
import { Asking } from '../../dice-throne/asking/Asking.tsx';
import { Breakdown } from '../../dice-throne/asking/Breakdown.tsx';
import { PhaseStrip } from '../../dice-throne/asking/PhaseStrip.tsx';
import type { Question } from '../../dice-throne/asking/question.ts';
import { Board } from '../../dice-throne/Board.tsx';
import { Hand } from '../../dice-throne/Hand.tsx';
import { accentOf } from '../../dice-throne/hero-arms.ts';
import { OddsToggle } from '../../dice-throne/odds/OddsToggle.tsx';
import { Outlooks } from '../../dice-throne/odds/Outlooks.tsx';
import { Seats } from '../../dice-throne/Seats.tsx';
import { isTeams } from '../../dice-throne/standing.ts';
import { nameOf, useAdventure } from '../table.ts';
import { Foe } from './Foe.tsx';
import { Mind } from './Mind.tsx';
import { doingNext } from './mind.ts';
import { Rail } from './Rail.tsx';
import { useFight } from './table.ts';

export { FightGlance } from './FightGlance.tsx';
export { FightTable } from './FightTable.tsx';

/** The scene: phases, who fights whom, the enemy, the dice, the board and the hand. In the versus modes all sit round one table. */
export function Fight() {
  const { view, me, heroes } = useAdventure();
  const { shown } = useFight();
  const versus = view.mode !== 'campaign';
  const near = versus ? (me ?? view.arena.active) : shown.hero;
  return (
    <div
      className="throne fight"
      data-accent={accentOf(heroes[near])}
      data-mode={view.arena.mode}
      data-teams={(versus && isTeams(view.arena)) || undefined}
      data-players={versus ? view.heroes.length : undefined}
    >
      <div className="throne__phases">
        <PhaseStrip />
        <OddsToggle />
      </div>
      {versus ? (
        <Seats near={near} />
      ) : (
        <>
          <Rail />
          <Foe />
        </>
      )}
      <Arena afterword={null} />
      <Board seat={near} />
      <Hand />
    </div>
  );
}

/** What an enemy is doing, as long as it is being shown: nothing is asked meanwhile. */
export function useDoing(): Question | null {
  const { playing, lang, say, names, events, told, view } = useAdventure();
  if (playing === null || view.mode !== 'campaign') return null;
  const doing = doingNext(events, told, view.heroes.length);
  if (doing === null) return null;
  const line = doing === playing.event && doing.kind !== 'rolled' ? eventLine(lang, doing, names) : null;
  return { title: say(ACTING.title, { name: nameOf({ names }, doing.seat) }), text: line?.text ?? say(PROMPT.skip) };
}

/** The prompt while the arena asks, or an enemy acts. */
export function FightAsking({ doing }: { readonly doing: Question | null }) {
  return <Asking shown={doing} />;
}

/** What stands above the chronicle: damage line by line, the enemy's reasons, and odds. */
export function FightNotes() {
  return (
    <>
      <Breakdown />
      <Mind />
      <Outlooks />
    </>
  );
}
