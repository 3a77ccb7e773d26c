// The loot die: who rolled for which chest, the row of the table it hit, and what it gives.
import './loot-rolls.css';
import type { Reward } from '@wyrmtable/adventures';
import { LOOT_DIE } from '@wyrmtable/words/adv-table';
import { rewardText } from '@wyrmtable/words/adventures';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../pieces/Icon.tsx';
import { numbered } from '../../../pieces/numbered.ts';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { Rule } from '../../../pieces/Rule.tsx';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import { nameOf, useAdventure } from '../table.ts';
import { D20 } from './D20.tsx';
import { rewardIcon } from './glyphs.ts';
import { Mark } from './Mark.tsx';
import { type LootRoll, openRolls, rowOf } from './rolls.ts';

/** Twenty results side by side, the one that was rolled lit. */
function Row({ results, result }: { readonly results: readonly Reward[]; readonly result: number }) {
  return (
    <span className="loot-row" aria-hidden="true">
      {numbered(results).map(({ key, value }) => (
        <i key={key} data-hit={key === result || undefined}>
          <Icon name={rewardIcon(value)} />
        </i>
      ))}
    </span>
  );
}

function Roll({ roll }: { readonly roll: LootRoll }) {
  const table = useAdventure();
  const { say, lang, heroes, playing } = table;
  const { seat, chest, result, number } = roll;
  const { results, confidence } = rowOf(chest);
  const reward = results[result - 1];
  const name = nameOf(table, seat);
  const falling = playing?.number === number && !playing.landed ? playing.lands : 0;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a phone the die falls below the map.
    if (falling > 0) line.current?.scrollIntoView({ block: 'center' });
  }, [falling]);
  const given = reward === undefined ? '' : rewardText(lang, reward);
  return (
    <li className="loot-roll" ref={line} data-accent={heroes[seat]} data-falling={falling > 0 || undefined}>
      <D20 result={result} ms={falling} />
      <div className="loot-roll__words">
        <p className="loot-roll__who" aria-hidden="true">
          <Portrait arms={heroArms(heroes[seat])} />
          {chest > 4 ? say(LOOT_DIE.bossRoll, { name }) : say(LOOT_DIE.roll, { name, chest })}
        </p>
        <p className="loot-roll__reward" aria-hidden="true">
          {reward !== undefined && <Icon name={rewardIcon(reward)} />}
          {given}
        </p>
        <Mark confidence={confidence} />
        {falling === 0 && <p className="sr-only">{say(LOOT_DIE.label, { name, result, reward: given })}</p>}
      </div>
      <Row results={results} result={falling > 0 ? 0 : result} />
    </li>
  );
}

export function LootRolls() {
  const { say, events, told } = useAdventure();
  const rolls = openRolls(events, told);
  if (rolls.length === 0) return null;
  return (
    <section className="loot-rolls" aria-label={say(LOOT_DIE.title)}>
      <Rule>{say(LOOT_DIE.title)}</Rule>
      <ul>
        {rolls.slice(-4).map((roll) => (
          <Roll key={roll.number} roll={roll} />
        ))}
      </ul>
    </section>
  );
}
