// SK-3.1: the three actions of a turn, each as a parchment with what it means just now.
import './deeds.css';
import { BRAWL_BONUS } from '@wyrmtable/dragon-farkle';
import { number, percent } from '@wyrmtable/words';
import { actionName } from '@wyrmtable/words/dragon-farkle';
import { DEEDS } from '@wyrmtable/words/farkle-table';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { Why } from '../../pieces/Why.tsx';
import { armsOf } from '../../seats/arms.ts';
import { nameOf, useBoard } from './board.ts';
import { chanceToWin } from './odds.ts';
import { effectOf } from './worth.ts';

function Recruit() {
  const { say, lang, offers, view, choose } = useBoard();
  const { recruit } = offers;
  const inLair = view.heroes[view.active]?.lair ?? false;
  return (
    <button
      type="button"
      className="deed"
      aria-keyshortcuts="Enter"
      disabled={recruit === null}
      onClick={() => recruit !== null && choose(recruit)}
    >
      <Icon name="rally-the-troops" />
      <b>{actionName(lang, 'recruit')}</b>
      <span>{inLair ? say(DEEDS.recruitLeaves, { threshold: view.threshold }) : say(DEEDS.recruit)}</span>
    </button>
  );
}

function Brawl() {
  const board = useBoard();
  const { say, lang, offers, view, choose } = board;
  const own = view.heroes[view.active]?.companion ?? null;
  const bonus = effectOf(own, 'win-bonus')?.soldiers ?? BRAWL_BONUS;
  const none = offers.brawls.length === 0;
  return (
    <div className="deed" data-state={none ? 'closed' : undefined}>
      <Icon name="crossed-swords" />
      <b>{actionName(lang, 'brawl')}</b>
      <span>
        {none ? say(DEEDS.noBrawl) : say(DEEDS.brawl, { bonus })} {none && <Why rule="SK-3.4" />}
      </span>
      <ul className="deed__targets">
        {offers.brawls.map(({ target, choice }) => (
          <li key={target}>
            <button type="button" onClick={() => choose(choice)}>
              <Portrait arms={armsOf(target)} />
              <span>
                <span className="sr-only">{actionName(lang, 'brawl')}: </span>
                {nameOf(board, target)}
              </span>
              <em className="num">{number(lang, view.heroes[target]?.army ?? 0)}</em>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FinalBattle() {
  const { say, lang, offers, view, choose, oddsShown } = useBoard();
  const { finalBattle } = offers;
  const army = view.heroes[view.active]?.army ?? 0;
  const missing = view.threshold - army;
  if (finalBattle === null)
    return (
      <div className="deed" data-state="closed">
        <Icon name="spiked-dragon-head" />
        <b>{actionName(lang, 'finalBattle')}</b>
        <span>
          {missing > 0 ? say(DEEDS.battleFrom, { threshold: view.threshold, missing }) : say(DEEDS.battleNextTurn)}{' '}
          <Why rule={missing > 0 ? 'SK-3.2' : 'SK-3.3'} />
        </span>
      </div>
    );
  return (
    <button type="button" className="deed" onClick={() => choose(finalBattle)}>
      <Icon name="spiked-dragon-head" />
      <b>{actionName(lang, 'finalBattle')}</b>
      <span>
        {say(DEEDS.battle, { wounds: view.wounds })}
        {oddsShown && <em>{say(DEEDS.battleChance, { chance: percent(lang, chanceToWin(army, view.wounds)) })}</em>}
      </span>
    </button>
  );
}

export function Deeds() {
  return (
    <div className="deeds">
      <Recruit />
      <Brawl />
      <FinalBattle />
    </div>
  );
}
