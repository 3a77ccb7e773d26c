// An ability to read: what it needs, what it does, and what the words mean.
import type { PlayerView } from '@wyrmtable/dice-throne';
import { ABILITY_KIND_NAMES, abilityName } from '@wyrmtable/words/dice-throne';
import type { ReactNode } from 'react';
import { Meanings, Told } from '../../pieces/Told.tsx';
import { rowsOf } from './reading.ts';
import type { LaidAbility } from './standing.ts';
import { useThrone } from './table.ts';

export const LEVELS = { 1: undefined, 2: 'II', 3: 'III' } as const;

export interface AbilityTextProps {
  readonly player: PlayerView;
  readonly laid: LaidAbility;
  /** Said of it at this moment. */
  readonly children?: ReactNode;
}

export function AbilityText({ player, laid, children }: AbilityTextProps) {
  const { lang, say } = useThrone();
  const { ability, level } = laid;
  const { rows, shared } = rowsOf(lang, player.hero, ability);
  const kind = say(ABILITY_KIND_NAMES[ability.kind]);
  return (
    <>
      <h3 className="slip__name">
        {abilityName(lang, ability.id)} {LEVELS[level]}
      </h3>
      <p className="eyebrow">{kind}</p>
      <dl className="slip__rows">
        {rows.map(({ need, text }) => (
          <div key={need}>
            {need !== '' && <dt>{need}</dt>}
            <dd>
              <Told text={text} />
            </dd>
          </div>
        ))}
        {shared !== '' && (
          <div>
            <dd>
              <Told text={shared} />
            </dd>
          </div>
        )}
      </dl>
      {children}
      <Meanings of={[kind, ...rows.flatMap(({ need, text }) => [need, text]), shared]} />
    </>
  );
}
