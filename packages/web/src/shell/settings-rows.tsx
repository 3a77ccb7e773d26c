// What can be set, row by row; fetched when the settings are first opened.
import { LANGS, langName } from '@wyrmtable/words';
import { ENCOUNTERS } from '@wyrmtable/words/encounters';
import { common, settings as words } from '@wyrmtable/words/shell';
import { captions as captionWords, volumes as volumeNames } from '@wyrmtable/words/sounds';
import { talkSetting } from '@wyrmtable/words/talk-setting';
import { word as wordWords } from '@wyrmtable/words/word';
import type { ReactNode } from 'react';
import { Switch } from '../pieces/Switch.tsx';
import { type Cue, SOUND_KINDS, type SoundKind } from '../sound/cues.ts';
import { ambience, hear } from '../sound/player.ts';
import { WordChoice } from '../word/choice.tsx';
import { changeSettings, useSettings } from './settings.ts';
import { ODDS_MODES, SPEEDS, TEXT_SIZES } from './settings-shape.ts';
import { useSpeech } from './words.ts';

function Row({
  name,
  children,
  note,
}: {
  readonly name: string;
  readonly children: ReactNode;
  readonly note?: string;
}) {
  return (
    <div className="setting">
      <h3>{name}</h3>
      <div className="setting__choice">{children}</div>
      {note !== undefined && <p className="hint">{note}</p>}
    </div>
  );
}

const SPEED_NAMES = { slow: words.speedSlow, normal: words.speedNormal, fast: words.speedFast, off: words.speedOff };
const ODDS_NAMES = { off: words.oddsOff, demand: words.oddsDemand, always: words.oddsAlways };
const TEXT_NAMES = { normal: words.textNormal, large: words.textLarge, huge: words.textHuge };

/** One of each kind, to hear how loud it is. */
const SAMPLES: Readonly<Record<Exclude<SoundKind, 'ambience'>, Cue>> = {
  dice: 'dice-kept',
  cards: 'card-played',
  blows: 'hit',
  signals: 'your-turn',
};

function Volume({
  name,
  value,
  disabled,
  onChange,
  onDone,
}: {
  readonly name: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
  readonly onDone: () => void;
}) {
  return (
    <label className="setting__volume">
      <span>{name}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        disabled={disabled}
        value={Math.round(value * 100)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber / 100)}
        onPointerUp={onDone}
        onKeyUp={onDone}
      />
    </label>
  );
}

function SoundRow() {
  const { say } = useSpeech();
  const { sound: on, volume, volumes } = useSettings();
  return (
    <Row name={say(words.sound)}>
      <Switch
        label={say(words.sound)}
        options={[
          { value: 'on', text: say(words.on) },
          { value: 'off', text: say(words.off) },
        ]}
        value={on ? 'on' : 'off'}
        onChange={(value) => changeSettings({ sound: value === 'on' })}
      />
      <Volume
        name={say(words.volume)}
        value={volume}
        disabled={!on}
        onChange={(value) => changeSettings({ volume: value })}
        onDone={() => hear({ cue: SAMPLES.signals })}
      />
      <div className="setting__volumes">
        {SOUND_KINDS.map((kind) => (
          <Volume
            key={kind}
            name={say(volumeNames[kind])}
            value={volumes[kind]}
            disabled={!on}
            onChange={(value) => changeSettings({ volumes: { ...volumes, [kind]: value } })}
            onDone={() => (kind === 'ambience' ? ambience(null) : hear({ cue: SAMPLES[kind] }))}
          />
        ))}
      </div>
    </Row>
  );
}

function CaptionRow() {
  const { say } = useSpeech();
  const { captions } = useSettings();
  return (
    <Row name={say(captionWords.name)} note={say(captionWords.note)}>
      <Switch
        label={say(captionWords.name)}
        options={[
          { value: 'on', text: say(captionWords.on) },
          { value: 'off', text: say(captionWords.off) },
        ]}
        value={captions ? 'on' : 'off'}
        onChange={(value) => changeSettings({ captions: value === 'on' })}
      />
    </Row>
  );
}

function EncounterRow() {
  const { say } = useSpeech();
  const { encounters } = useSettings();
  return (
    <Row name={say(ENCOUNTERS.name)} note={say(ENCOUNTERS.note)}>
      <Switch
        label={say(ENCOUNTERS.name)}
        options={[
          { value: 'on', text: say(captionWords.on) },
          { value: 'off', text: say(captionWords.off) },
        ]}
        value={encounters ? 'on' : 'off'}
        onChange={(value) => changeSettings({ encounters: value === 'on' })}
      />
    </Row>
  );
}

function TalkRow() {
  const { say } = useSpeech();
  const { talk } = useSettings();
  return (
    <Row name={say(talkSetting.name)} note={say(talkSetting.note)}>
      <Switch
        label={say(talkSetting.name)}
        options={[
          { value: 'on', text: say(captionWords.on) },
          { value: 'off', text: say(captionWords.off) },
        ]}
        value={talk ? 'on' : 'off'}
        onChange={(value) => changeSettings({ talk: value === 'on' })}
      />
    </Row>
  );
}

export default function Rows() {
  const { say, lang } = useSpeech();
  const current = useSettings();
  return (
    <>
      <Row name={say(common.language)}>
        <Switch
          label={say(common.language)}
          options={LANGS.map((value) => ({ value, text: langName(value) }))}
          value={lang}
          onChange={(value) => changeSettings({ lang: value })}
        />
      </Row>
      <SoundRow />
      <CaptionRow />
      <EncounterRow />
      <Row name={say(words.speed)} note={say(words.speedNote)}>
        <Switch
          label={say(words.speed)}
          options={SPEEDS.map((value) => ({ value, text: say(SPEED_NAMES[value]) }))}
          value={current.speed}
          onChange={(speed) => changeSettings({ speed })}
        />
      </Row>
      <Row name={say(words.odds)}>
        <Switch
          label={say(words.odds)}
          options={ODDS_MODES.map((value) => ({ value, text: say(ODDS_NAMES[value]) }))}
          value={current.odds}
          onChange={(odds) => changeSettings({ odds })}
        />
      </Row>
      <Row name={say(words.text)}>
        <Switch
          label={say(words.text)}
          options={TEXT_SIZES.map((value) => ({ value, text: say(TEXT_NAMES[value]) }))}
          value={current.text}
          onChange={(text) => changeSettings({ text })}
        />
      </Row>
      <TalkRow />
      <Row name={say(wordWords.title)}>
        <WordChoice />
      </Row>
    </>
  );
}
