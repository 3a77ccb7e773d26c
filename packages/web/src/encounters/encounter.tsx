// A leaf beside the question, for what is met for the first time: read while one thinks, gone with the answer.
import './encounter.css';
import type { GameId } from '@wyrmtable/registry';
import { ENCOUNTERS } from '@wyrmtable/words/encounters';
import { use, useEffect, useState } from 'react';
import { atTableOf } from '../games/at-table.ts';
import { onceEach } from '../games/loaded-game.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Told } from '../pieces/Told.tsx';
import { useSpeech } from '../shell/words.ts';
import { type Meets, metIn, newTo, remember } from './meeting.ts';

const NOTHING: Meets = { in: () => [] };

const meetsOf = onceEach(async (game) => (await (await atTableOf(game)).encounters?.()) ?? NOTHING);

interface EncounterProps {
  readonly game: GameId;
  /** The position in which somebody is asked; null while nobody is. */
  readonly asked: object | null;
}

/** One at a time; what stood beside a question that was answered has been met. */
export default function Encounter({ game, asked }: EncounterProps) {
  const { say, lang } = useSpeech();
  const meets = use(meetsOf(game));
  const [met, setMet] = useState(() => metIn(game));
  const [shown, setShown] = useState<{ readonly key: string; readonly beside: object } | null>(null);
  const meeting = asked === null ? null : newTo(met, meets.in(asked));
  const key = meeting?.key ?? null;
  useEffect(() => {
    if (shown !== null && shown.beside !== asked) {
      setMet(remember(game, shown.key));
      setShown(null);
    } else if (shown === null && key !== null && asked !== null) setShown({ key, beside: asked });
  }, [game, shown, asked, key]);
  if (meeting === null || shown?.key !== key) return null;
  return (
    <aside className="encounter" aria-label={say(ENCOUNTERS.region)}>
      <div role="status">
        <h2>
          <Icon name="graduate-cap" />
          {meeting.title(lang)}
        </h2>
        <p>
          <Told text={meeting.text(lang)} />
        </p>
      </div>
      <Btn kind="quiet" onPress={() => setMet(remember(game, meeting.key))}>
        {say(ENCOUNTERS.close)}
      </Btn>
    </aside>
  );
}
