// What happened while nobody looked: how much it was, and a button that tells it; the chronicle has its lines.
import { stage as words } from '@wyrmtable/words/shell-table';
import { Btn } from '../pieces/Btn.tsx';
import { useSpeech } from '../shell/words.ts';
import { Slip } from '../table/company/slip.tsx';
import { type Chapter, turnsIn } from './stage.ts';
import type { StageDesk } from './use-stage.ts';

export function Missed({ missed, desk }: { readonly missed: Chapter; readonly desk: StageDesk }) {
  const { say } = useSpeech();
  const answer = (wanted: boolean) => desk.tell({ kind: 'missed', wanted, now: performance.now() });
  return (
    <div data-stage="true">
      <Slip text={say(words.missed, { turns: turnsIn(missed) })}>
        <Btn kind="primary" onPress={() => answer(true)}>
          {say(words.showMissed)}
        </Btn>
        <Btn onPress={() => answer(false)}>{say(words.neverMind)}</Btn>
      </Slip>
    </div>
  );
}
