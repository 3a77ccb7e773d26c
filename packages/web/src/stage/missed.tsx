// What happened while nobody looked: the few things that weigh most, and a button that tells all of it.
import type { Happening } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/shelf';
import type { Lang } from '@wyrmtable/words';
import { stage as words } from '@wyrmtable/words/shell-table';
import { useEffect, useState } from 'react';
import { isAdventureEvent } from '../games/adventures/happening.ts';
import { isThroneEvent } from '../games/dice-throne/happening.ts';
import { isFarkleEvent } from '../games/dragon-farkle/happening.ts';
import { isEtchinstoneEvent } from '../games/etchinstone/happening.ts';
import { Btn } from '../pieces/Btn.tsx';
import { useSpeech } from '../shell/words.ts';
import { Slip } from '../table/company/slip.tsx';
import { lasting } from './beats.ts';
import type { Chapter } from './stage.ts';
import type { StageDesk } from './use-stage.ts';

type Teller = (lang: Lang, event: Happening, names: readonly string[]) => string | undefined;

/** The sentences of a game have come with its table. */
const TELLERS: Readonly<Record<GameId, () => Promise<Teller>>> = {
  'dice-throne': async () => {
    const { eventLine } = await import('@wyrmtable/words/dice-throne');
    return (lang, event, names) => (isThroneEvent(event) ? eventLine(lang, event, names)?.text : undefined);
  },
  adventures: async () => {
    const { eventLine } = await import('@wyrmtable/words/adventures');
    return (lang, event, names) => (isAdventureEvent(event) ? eventLine(lang, event, names)?.text : undefined);
  },
  'dragon-farkle': async () => {
    const { eventLine } = await import('@wyrmtable/words/dragon-farkle');
    return (lang, event, names) => (isFarkleEvent(event) ? eventLine(lang, event, names)?.text : undefined);
  },
  etchinstone: async () => {
    const { eventLine } = await import('@wyrmtable/words/etchinstone');
    return (lang, event) => (isEtchinstoneEvent(event) ? eventLine(lang, event)?.text : undefined);
  },
};

/** What is looked at for so long is worth a line, and so many lines are read. */
const WEIGHTY_MS = 400;
const LINES = 5;

function weighty({ acts }: Chapter): readonly Happening[] {
  const events = acts.flatMap((act) => act.events.map(({ event }) => event));
  return events.filter((event) => {
    const { ms, lands } = lasting(event, null, 'normal');
    return lands === 0 && ms >= WEIGHTY_MS;
  });
}

export interface MissedProps {
  readonly game: GameId;
  readonly missed: Chapter;
  readonly desk: StageDesk;
  readonly names: readonly string[];
}

export function Missed({ game, missed, desk, names }: MissedProps) {
  const { say, lang } = useSpeech();
  const [teller, setTeller] = useState<{ readonly tell: Teller } | null>(null);
  useEffect(() => {
    void TELLERS[game]().then((tell) => setTeller({ tell }));
  }, [game]);
  const lines = weighty(missed).flatMap((event) => teller?.tell(lang, event, names) ?? []);
  const answer = (wanted: boolean) => desk.tell({ kind: 'missed', wanted, now: performance.now() });
  return (
    <div data-stage="true">
      <Slip text={[say(words.missed), ...lines.slice(-LINES)].join(' ')}>
        <Btn kind="primary" onPress={() => answer(true)}>
          {say(words.showMissed)}
        </Btn>
        <Btn onPress={() => answer(false)}>{say(words.neverMind)}</Btn>
      </Slip>
    </div>
  );
}
