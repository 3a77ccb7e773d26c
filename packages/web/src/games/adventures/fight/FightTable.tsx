// Lays the arena's Dice Throne table around its children, and remembers which of the fights a person looks at.
import './arms.ts';
import { adventures } from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';
import { LOOT_RIBBON } from '@wyrmtable/words/adv-fight';
import { choiceLine, className, tokenText } from '@wyrmtable/words/adventures';
import { cardTiming, momentOf } from '@wyrmtable/words/dice-throne';
import { type ReactNode, useMemo, useState } from 'react';
import { useVisit } from '../../dice-throne/asking/passing.ts';
import { isThroneEvent } from '../../dice-throne/happening.ts';
import { useKeeping } from '../../dice-throne/keeping.ts';
import { useDiceKeys } from '../../dice-throne/keyboard.ts';
import { TableProvider, type TableWords, type ThroneTable } from '../../dice-throne/table.ts';
import { shownAs } from '../../viewer.ts';
import { type AdventureTable, useAdventure } from '../table.ts';
import { fightsOf } from './fights.ts';
import { mindOf, stayedIn } from './mind.ts';
import { FightProvider, lootClass } from './table.ts';

const hireOdds = () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });

function wordsOf({ lang, say, names, heroes, view }: AdventureTable): TableWords {
  return {
    order: (reading) => choiceLine(lang, reading, names, heroes, { arena: momentOf(view.arena) }),
    ribbon: (card) => {
      const timing = cardTiming(lang, card);
      const kind = lootClass(card.id);
      return kind === undefined ? timing : say(LOOT_RIBBON, { timing, class: className(lang, kind) });
    },
    token: ({ id }) => tokenText(lang, id),
  };
}

/** Whose fight somebody looks at of their own accord, until the turn moves on. */
interface Looked {
  readonly hero: Seat;
  readonly during: Seat;
}

export function FightTable({ children }: { readonly children: ReactNode }) {
  const adventure = useAdventure();
  const { view, events, told } = adventure;
  const [looked, setLooked] = useState<Looked | null>(null);
  const keeping = useKeeping(view.arena, adventure.arenaAnswers);
  useDiceKeys(keeping);
  useVisit();
  const now = view.active;
  const picked = looked?.during === now ? looked.hero : null;
  const pick = (hero: Seat | null) => setLooked(hero === null ? null : { hero, during: now });
  const shown = fightsOf(view, now)[picked ?? now] ?? { hero: now, foe: null, current: true };
  // In the versus modes everybody has a mind of their own.
  const seat = view.mode === 'campaign' ? shown.foe : null;
  const enemy = view.arena.players[seat ?? -1]?.hero ?? '';
  const thoughts = useMemo(
    () => (seat === null ? [] : mindOf(events, told, { seat, enemy })),
    [events, told, seat, enemy],
  );
  const playing = shownAs(adventure.playing, isThroneEvent);
  const table: ThroneTable = {
    ...adventure,
    view: view.arena,
    answers: adventure.arenaAnswers,
    send: adventure.sendArena,
    taught: adventure.taughtInArena,
    playing,
    falling: playing?.event.kind === 'rolled' && !playing.landed,
    keeping,
    stayed: seat === null ? null : { seat, dice: stayedIn(thoughts) },
    words: wordsOf(adventure),
    contents: adventures.content,
    hireOdds,
  };
  return (
    <TableProvider value={table}>
      <FightProvider value={{ shown, picked, pick, now, thoughts }}>{children}</FightProvider>
    </TableProvider>
  );
}
