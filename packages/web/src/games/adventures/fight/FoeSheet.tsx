// What an enemy's card says beside its abilities: how it rolls, what it prefers, what it leaves, and how sure we are of it.
import type { Objective } from '@wyrmtable/adventures';
import type { PlayerView } from '@wyrmtable/dice-throne';
import { confidenceMark } from '@wyrmtable/words';
import { FOE } from '@wyrmtable/words/adv-fight';
import { keepText, levelNumeral, minionTexts, objectiveText } from '@wyrmtable/words/adventures';
import { abilityName } from '@wyrmtable/words/dice-throne';
import { Icon } from '../../../pieces/Icon.tsx';
import { Told } from '../../../pieces/Told.tsx';
import { abilitiesOf } from '../../dice-throne/standing.ts';
import { type AdventureTable, useAdventure } from '../table.ts';
import { bossCalled, minionCalled } from './table.ts';

/** A minion's level; a boss has none, nor has whoever stands beside it. */
export function rankOf(say: AdventureTable['say'], id: string): string {
  const minion = minionCalled(id);
  if (minion === undefined) return say(FOE.boss);
  return minion.level === 0 ? say(FOE.beside) : say(FOE.level, { level: levelNumeral(minion.level) });
}

function Priorities({ player }: { readonly player: PlayerView }) {
  const { say, lang } = useAdventure();
  const priorities = bossCalled(player.hero)?.priorities ?? {};
  const ranked = abilitiesOf(player)
    .flatMap(({ ability }) => {
      const priority = priorities[ability.id];
      return priority === undefined ? [] : [{ id: ability.id, priority }];
    })
    .toSorted((a, b) => b.priority - a.priority);
  if (ranked.length === 0) return null;
  return (
    <div>
      <dt>{say(FOE.priorities)}</dt>
      <dd>
        {say(FOE.prioritiesNote)}
        <ol className="priorities">
          {ranked.map(({ id, priority }) => (
            <li key={id}>
              <b className="num">{priority}</b> {abilityName(lang, id)}
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );
}

export function FoeSheet({ player, objective }: { readonly player: PlayerView; readonly objective: Objective | null }) {
  const { say, lang } = useAdventure();
  const minion = minionCalled(player.hero);
  const confidence = (minion ?? bossCalled(player.hero))?.confidence ?? 'sourced';
  const texts = minion === undefined ? null : minionTexts(lang, minion);
  return (
    <>
      <p className="eyebrow">{rankOf(say, player.hero)}</p>
      <dl className="slip__rows">
        {objective !== null && (
          <div>
            <dt>{say(FOE.how)}</dt>
            <dd>
              <Told text={objectiveText(lang, player.hero, objective)} />
            </dd>
            <dd>
              <Told text={keepText(lang, objective)} />
            </dd>
          </div>
        )}
        {texts !== null && (
          <div>
            {texts.signs !== '' && (
              <dd>
                <Told text={texts.signs} />
              </dd>
            )}
            <dt>{say(FOE.reward)}</dt>
            <dd>
              <Told text={texts.reward} />
            </dd>
          </div>
        )}
        <Priorities player={player} />
      </dl>
      {confidence !== 'sourced' && (
        <p className="foe__mark">
          <Icon name="quill-ink" /> {confidenceMark(lang, confidence)}
        </p>
      )}
    </>
  );
}
