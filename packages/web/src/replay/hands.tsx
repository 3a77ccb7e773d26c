// All hands at once, beside a match that is seen by everybody's eyes.
import { isGameId } from '@wyrmtable/registry';
import { list } from '@wyrmtable/words';
import { replay as words } from '@wyrmtable/words/replay';
import { useEffect, useId, useState } from 'react';
import { atTableOf } from '../games/at-table.ts';
import { Btn } from '../pieces/Btn.tsx';
import { armsOf } from '../seats/arms.ts';
import { useSpeech } from '../shell/words.ts';
import type { Held } from './held.ts';
import type { ReplayPort } from './port.ts';
import { seatsBy } from './seats-by.ts';

/** Null until the game's names are here, and for a game without hidden hands. */
function useHeld(game: string): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const found = isGameId(game) ? await (await atTableOf(game)).held?.() : undefined;
      if (wanted && found !== undefined) setHeld(found);
    };
    load().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [game]);
  return held;
}

export function Hands({ port, names }: { readonly port: ReplayPort; readonly names: readonly string[] }) {
  const { say, lang } = useSpeech();
  const id = useId();
  const [open, setOpen] = useState(false);
  const held = useHeld(port.file.game);
  const each = port.frame()?.each ?? null;
  if (held === null || each === null || names.length < 2) return null;
  return (
    <>
      <Btn kind="quiet" icon="card-draw" label={say(words.allHands)} pressed={open} onPress={() => setOpen(!open)} />
      {open && (
        <section className="replayer__hands" aria-labelledby={id}>
          <h2 id={id} className="rule">
            {say(words.allHands)}
          </h2>
          <dl>
            {seatsBy(names).map(({ seat, name }) => {
              const cards = held.names(lang, each[seat] ?? {}, seat);
              return (
                <div key={seat} data-accent={armsOf(seat).accent}>
                  <dt>{name}</dt>
                  <dd>{cards.length === 0 ? say(words.noCards) : list(lang, cards)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      )}
    </>
  );
}
