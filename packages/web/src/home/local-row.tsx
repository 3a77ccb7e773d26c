// A table of this device: how it stands, the way back to it, and the way to be rid of it.
import { gameTitle, number } from '@wyrmtable/words';
import { home } from '@wyrmtable/words/shell';
import { elsewhere } from '@wyrmtable/words/shell-company';
import { travel } from '@wyrmtable/words/shell-travel';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/Icon.tsx';
import { notify } from '../shell/notices.tsx';
import { type Speech, useSpeech } from '../shell/words.ts';
import type { SavedTable } from '../table/local/saves.ts';
import { TakeAlong } from '../table/take-along.tsx';
import { namesOf, Row, seatNames } from './row.tsx';
import type { Standing } from './standing.ts';
import type { SavedTables } from './use-saved-tables.ts';

const ARMS = { accent: 'madder', division: 'bend', charge: 'battle-axe' } as const;

/** Undefined while it is being worked out, null where it cannot be. */
function useStanding(saved: SavedTable): Standing | null | undefined {
  const [standing, setStanding] = useState<Standing | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    import('./standing.ts')
      .then(({ standingOf }) => standingOf(saved))
      // A list without these figures is still a list.
      .catch(() => null)
      .then((found) => {
        if (wanted) setStanding(found);
      });
    return () => {
      wanted = false;
    };
  }, [saved]);
  return standing;
}

function journeyLine(say: Speech['say'], standing: Extract<Standing, { game: 'etchinstone' }>): string {
  const { region, regions, score, result } = standing;
  if (result === 'won') return say(home.wonEtch, { score });
  if (result === 'lost') return say(home.lostEtch, { region, regions });
  return region === 0 ? say(home.beforeEtch) : say(home.standingEtch, { region, regions });
}

function standingLine({ say, lang }: Speech, standing: Standing, seats: SavedTable['seats']): string {
  const names = (winners: readonly number[]) => winners.map((seat) => seatNames(lang, seats)[seat] ?? '').join(' · ');
  const figures = (all: readonly number[]) => all.map((one) => number(lang, one)).join(' · ');
  switch (standing.game) {
    case 'etchinstone':
      return journeyLine(say, standing);
    case 'dragon-farkle': {
      const { turn, armies, winner } = standing;
      if (winner !== null) return say(home.wonFarkle, { turn, name: names([winner]) });
      return say(home.standingFarkle, { turn, armies: figures(armies) });
    }
    case 'dice-throne': {
      const { turn, health, winners } = standing;
      if (winners === null) return say(home.standingThrone, { turn, health: figures(health) });
      return winners.length === 0 ? say(home.drawnThrone) : say(home.wonThrone, { turn, names: names(winners) });
    }
    case 'adventures': {
      const { campaign, turn } = standing;
      return campaign === null ? say(home.standingVersus, { turn }) : say(home.standingAdventure, campaign);
    }
  }
}

export function LocalRow({ saved, kept }: { readonly saved: SavedTable; readonly kept: SavedTables }) {
  const speech = useSpeech();
  const { say, lang, ago } = speech;
  const standing = useStanding(saved);
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
      {...(standing === null
        ? {}
        : { standing: standing === undefined ? '' : standingLine(speech, standing, saved.seats) })}
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
