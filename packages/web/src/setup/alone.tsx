// Setting out alone: how hard, against which dragon, with which rules. One tap on Start is enough.
import { DIFFICULTY_IDS, DRAGON_IDS, DRAGONS, type EtchinstoneOptions } from '@wyrmtable/etchinstone';
import { gameTitle } from '@wyrmtable/words';
import { RECORD, SETUP } from '@wyrmtable/words/etch-table';
import {
  difficultyName,
  difficultyText,
  dragonName,
  dragonNote,
  dragonText,
  optionName,
  optionText,
} from '@wyrmtable/words/etchinstone';
import { setUp } from '@wyrmtable/words/shell';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Bests } from '../games/etchinstone/Bests.tsx';
import { planOf } from '../games/etchinstone/day.ts';
import { runs, standingOf } from '../games/etchinstone/runs.ts';
import type { SetUpProps } from '../games/manifest.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { dayAt } from '../shell/day.ts';
import { deviceStorage } from '../shell/device-storage.ts';
import { ownName } from '../shell/own-name.ts';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';
import { beginTable } from '../table/local/begin.ts';
import { savedTable } from '../table/local/saves.ts';
import { FirstRoad } from './first-road.tsx';
import { OnOffRow, Row } from './rows.tsx';
import { useKeptPlan } from './use-kept-plan.ts';

const GAME = 'etchinstone';
const PLACE = 'setup.etchinstone';

const USUAL: EtchinstoneOptions = { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false };

/** What was agreed the last time; anything that no longer makes sense is as usual. */
function lastOptions(): EtchinstoneOptions {
  const stored = deviceStorage.read(PLACE);
  const kept: Partial<Record<keyof EtchinstoneOptions, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  return {
    difficulty: DIFFICULTY_IDS.find((id) => id === kept.difficulty) ?? USUAL.difficulty,
    dragon: DRAGON_IDS.find((id) => id === kept.dragon) ?? USUAL.dragon,
    cavalier: kept.cavalier === true,
    glassCannon: kept.glassCannon === true,
  };
}

function Dragons({
  chosen,
  choose,
}: {
  readonly chosen: EtchinstoneOptions['dragon'];
  readonly choose: (dragon: EtchinstoneOptions['dragon']) => void;
}) {
  const { say, lang } = useSpeech();
  return (
    <fieldset className="dragons">
      <legend className="sr-only">{say(SETUP.dragon)}</legend>
      {DRAGONS.map(({ id, icon, battle }) => (
        <button
          key={id}
          type="button"
          className="btn dragon"
          data-accent={battle.element}
          aria-pressed={id === chosen}
          onClick={() => choose(id)}
        >
          <Icon name={icon} />
          <span>{dragonName(lang, id)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Everybody's dragon of this day: begun once on this device, then gone on with or looked at. */
function Today({ name }: { readonly name: string }) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [day] = useState(() => dayAt(Date.now()));
  const { seed, options } = planOf(day);
  const id = `day-${day}`;
  const saved = savedTable(id);
  const open = async () => {
    go(`/table/${saved === null ? await beginTable(GAME, options, [{ name, bot: null }], { id, seed }) : id}`);
  };
  const difficulty = difficultyName(lang, options.difficulty);
  return (
    <Row
      title={say(RECORD.today)}
      note={say(RECORD.todayNote, { dragon: dragonName(lang, options.dragon), difficulty })}
    >
      <button type="button" className="btn" onClick={() => void open()}>
        <Icon name="spiked-dragon-head" />
        {say(saved === null ? RECORD.face : saved.over ? RECORD.look : RECORD.goOn)}
      </button>
    </Row>
  );
}

/** What has been done so far against what is chosen. */
function Best({ options }: { readonly options: EtchinstoneOptions }) {
  const { say } = useSpeech();
  const { best, played, won } = standingOf(runs(), options);
  if (played === 0) return null;
  return (
    <p className="hint">
      {best === null ? say(RECORD.noBest) : say(RECORD.best, { best })} {say(RECORD.played, { played, won })}
    </p>
  );
}

export default function Alone({ accent }: SetUpProps) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const remember = (next: EtchinstoneOptions) => void deviceStorage.write(PLACE, next);
  const [options, setOptions] = useKeptPlan(lastOptions, remember);
  const [busy, setBusy] = useState(false);
  const { difficulty, dragon } = options;
  const name = ownName() === '' ? say(SETUP.mage) : ownName();

  const start = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    remember(options);
    go(`/table/${await beginTable(GAME, options, [{ name, bot: null }])}`);
  };

  return (
    <Page title={say(setUp.title)} place={gameTitle(lang, GAME)}>
      <div data-accent={accent}>
        <p className="eyebrow">{gameTitle(lang, GAME)}</p>
        <h1>{say(SETUP.title)}</h1>
        <p className="hint">{say(SETUP.note)}</p>
      </div>
      <form className="plan" onSubmit={(event) => void start(event)}>
        <FirstRoad name={name} />
        <Today name={name} />
        <Row title={say(SETUP.difficulty)} note={difficultyText(lang, difficulty)}>
          <Switch
            label={say(SETUP.difficulty)}
            options={DIFFICULTY_IDS.map((id) => ({ value: id, text: difficultyName(lang, id) }))}
            value={difficulty}
            onChange={(value) => setOptions({ ...options, difficulty: value })}
          />
        </Row>
        <Row title={say(SETUP.dragon)} note={`${dragonText(lang, dragon)} ${dragonNote(lang, dragon)}`}>
          <Dragons chosen={dragon} choose={(value) => setOptions({ ...options, dragon: value })} />
        </Row>
        {(['cavalier', 'glassCannon'] as const).map((option) => (
          <OnOffRow
            key={option}
            title={optionName(lang, option)}
            note={optionText(lang, option)}
            on={options[option]}
            onChange={(on) => setOptions({ ...options, [option]: on })}
          />
        ))}
        <Best options={options} />
        <div className="plan__start">
          <button type="submit" className="btn" data-kind="primary" disabled={busy}>
            {say(SETUP.start)}
          </button>
        </div>
      </form>
      <Bests />
    </Page>
  );
}
