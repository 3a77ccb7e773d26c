// The one control of the stage: it holds the story while it is told, and tells the last turn again when it is over.
import { stage as words } from '@wyrmtable/words/shell-table';
import { Icon } from '../pieces/Icon.tsx';
import { useSpeech } from '../shell/words.ts';
import { isTelling, type Stage } from './stage.ts';
import { AGAIN, PAUSES, type StageDesk } from './use-stage.ts';

export function StageBar({ stage, desk }: { readonly stage: Stage; readonly desk: StageDesk }) {
  const { say } = useSpeech();
  const telling = isTelling(stage);
  if (!telling && stage.chapters.length === 0) return null;
  const label = say(telling ? (stage.paused ? words.goOn : words.pause) : words.again);
  const press = () => {
    const now = performance.now();
    desk.tell(telling ? { kind: 'pause', paused: !stage.paused, now } : { kind: 'again', now });
  };
  return (
    <button
      type="button"
      className="btn"
      data-kind="quiet"
      data-stage="true"
      aria-label={label}
      title={label}
      aria-keyshortcuts={telling ? PAUSES : AGAIN}
      onClick={press}
    >
      <Icon name={telling ? (stage.paused ? 'play-button' : 'pause-button') : 'backward-time'} />
    </button>
  );
}
