// Playing on from a moment: whose seat one takes, and who plays the others.
import { botName } from '@wyrmtable/words';
import { replay as words } from '@wyrmtable/words/replay';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Popover } from '../pieces/Popover.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { branchTable } from '../table/local/begin.ts';
import { saveTable } from '../table/local/saves.ts';
import { useLevels } from '../table/use-levels.ts';
import { whyNot } from '../table/why-not.ts';
import type { ReplayPort } from './port.ts';
import { seatsBy } from './seats-by.ts';

const USUAL = 'adept';

/** Whoever one looks through the eyes of, or the first person. */
function seatAt(port: ReplayPort): number {
  const { eyes } = port.moment();
  return typeof eyes === 'number'
    ? eyes
    : Math.max(
        0,
        port.file.seats.findIndex(({ bot }) => bot === null),
      );
}

export function PlayOn({ port, names }: { readonly port: ReplayPort; readonly names: readonly string[] }) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const levels = useLevels(port.file.game);
  const [chosen, setChosen] = useState<number | null>(null);
  const [level, setLevel] = useState(USUAL);
  const seat = chosen ?? seatAt(port);
  const frame = port.frame();
  const over = frame === null || frame.outcome !== null;
  const play = async () => {
    if (frame === null) return;
    const bot = levels.includes(level) ? level : (levels[0] ?? null);
    const seats = port.file.seats.map((_, i) =>
      i === seat ? { name: names[i] ?? '', bot: null } : { name: bot ?? '', bot },
    );
    const table = branchTable(port.file, seats, frame.at, frame.drawn);
    if (saveTable(table)) go(`/table/${table.id}`);
    else notify(await whyNot(lang, { refused: 'not-saved' }), 'danger');
  };
  return (
    <Popover
      className="btn replayer__on"
      label={say(words.playOn)}
      trigger={
        <>
          <Icon name="divergence" />
          <span>{say(words.playOn)}</span>
        </>
      }
    >
      <div className="along">
        <h2 className="rule">{say(words.playOn)}</h2>
        <p>{say(over ? words.nothingLeft : words.playOnText)}</p>
        {!over && names.length > 1 && (
          <>
            <label className="replayer__field">
              <span>{say(words.youPlay)}</span>
              <select className="field" value={seat} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
                {seatsBy(names).map((one) => (
                  <option key={one.seat} value={one.seat}>
                    {one.name}
                  </option>
                ))}
              </select>
            </label>
            <label className="replayer__field">
              <span>{say(words.others)}</span>
              <select className="field" value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
                {levels.map((one) => (
                  <option key={one} value={one}>
                    {botName(lang, one)}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        {!over && (
          <Btn kind="primary" onPress={() => void play()}>
            {say(words.toTable)}
          </Btn>
        )}
      </div>
    </Popover>
  );
}
