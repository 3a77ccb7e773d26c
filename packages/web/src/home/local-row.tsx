// A table of this device: how it stands, the way back to it, and the way to be rid of it.
import { gameTitle, type Lang } from '@wyrmtable/words';
import { home } from '@wyrmtable/words/shell';
import { elsewhere } from '@wyrmtable/words/shell-company';
import { travel } from '@wyrmtable/words/shell-travel';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/Icon.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import type { SavedTable } from '../table/local/saves.ts';
import { TakeAlong } from '../table/take-along.tsx';
import { Row } from './row.tsx';
import { savedLineOf } from './saved-line.ts';
import { namesOf } from './seat-names.ts';
import type { SavedTables } from './use-saved-tables.ts';

const ARMS = { accent: 'madder', division: 'bend', charge: 'battle-axe' } as const;

/** Undefined while it is being worked out, null where it cannot be. */
function useStanding(saved: SavedTable, lang: Lang): string | null | undefined {
  const [standing, setStanding] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    savedLineOf(lang, saved)
      // A list without these lines is still a list.
      .catch(() => null)
      .then((found) => {
        if (wanted) setStanding(found);
      });
    return () => {
      wanted = false;
    };
  }, [saved, lang]);
  return standing;
}

export function LocalRow({ saved, kept }: { readonly saved: SavedTable; readonly kept: SavedTables }) {
  const { say, lang, ago } = useSpeech();
  const standing = useStanding(saved, lang);
  const thrown = kept.thrown.has(saved.id);
  const names = namesOf(lang, saved.seats);
  const when = { game: gameTitle(lang, saved.game), when: ago(saved.touched) };
  const away = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; the focus waits at the one that mends it.
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) (thrown ? back : away).current?.focus();
    moved.current = false;
  }, [thrown]);
  const put = (change: () => void) => {
    moved.current = true;
    change();
  };

  if (thrown) {
    return (
      <Row arms={ARMS} title={names} note={say(home.thrownAway)} faded>
        <button
          type="button"
          className="btn"
          ref={back}
          aria-label={`${say(home.putBack)}: ${names}`}
          onClick={() =>
            put(() => {
              if (!kept.putBack(saved)) notify(say(home.notPutBack), 'danger');
            })
          }
        >
          {say(home.putBack)}
        </button>
      </Row>
    );
  }
  return (
    <Row
      arms={ARMS}
      title={names}
      note={
        saved.moved === undefined
          ? say(saved.over ? home.rowFinished : home.rowLocal, when)
          : say(elsewhere.movedRow, when)
      }
      // A line is kept free for it, so that nothing jumps.
      {...(standing === null ? {} : { standing: standing ?? '' })}
    >
      <button
        type="button"
        className="btn"
        data-kind="quiet"
        ref={away}
        aria-label={say(home.forget, { names })}
        onClick={() => put(() => kept.throwAway(saved))}
      >
        <Icon name="trash-can" />
      </button>
      <TakeAlong saved={saved} label={say(travel.open, { names })} trigger={<Icon name="share" />} />
      <Link className="btn" data-kind={saved.over ? 'plain' : 'primary'} href={`/table/${saved.id}`}>
        {say(saved.over ? home.look : home.play)}
      </Link>
    </Row>
  );
}
