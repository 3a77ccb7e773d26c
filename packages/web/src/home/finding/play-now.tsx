// Looking for somebody to play with: what, at which pace, under which name; then waiting, with a bot offered after a while.
import { isKind, KIND_IDS, KINDS, type KindId, NAME_LIMIT, PACES, type Pace } from '@wyrmtable/wire';
import { finding } from '@wyrmtable/words/finding';
import { type FormEvent, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Btn } from '../../pieces/Btn.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Switch } from '../../pieces/Switch.tsx';
import { deviceStorage } from '../../shell/device-storage.ts';
import { notify } from '../../shell/notices.tsx';
import { useOwnName } from '../../shell/own-name.ts';
import { lazy } from '../../shell/patient.ts';
import { useSpeech } from '../../shell/words.ts';
import { markPaired } from '../../table/remote/paired.ts';
import { kindName } from './kinds.ts';
import type { Found, Standing } from './seek-line.ts';
import { useMe } from './use-me.ts';

const TellMe = lazy(() => import('../../word/tell-me.tsx'));

/** How a search ends with nobody found. */
type Ended = Extract<Found, { readonly kind: 'unsought' | 'refused' }>;

/** What was sought the last time. */
const PLACE = 'seek';

interface Wish {
  readonly kind: KindId;
  readonly pace: Pace;
  readonly rated: boolean;
}

/** Under the name it was begun with: whoever changes the language does not begin anew. */
interface Sought extends Wish {
  readonly name: string;
}

function lastWish(): Wish {
  const stored = deviceStorage.read(PLACE);
  const kept: Partial<Record<keyof Wish, unknown>> = typeof stored === 'object' && stored !== null ? stored : {};
  return {
    kind: typeof kept.kind === 'string' && isKind(kept.kind) ? kept.kind : 'duel',
    pace: PACES.find((pace) => pace === kept.pace) ?? 'live',
    rated: kept.rated === true,
  };
}

interface PlayNowProps {
  readonly seeking: Readonly<Record<string, number>>;
}

export function PlayNow({ seeking }: PlayNowProps) {
  const { say, lang } = useSpeech();
  const [wish, setWish] = useState(lastWish);
  const [name, setName] = useOwnName();
  const [sought, setSought] = useState<Sought | null>(null);
  const who = useMe();
  const account = who?.account === true;
  const mayCount = account && KINDS[wish.kind].rated;
  const change = (changed: Partial<Wish>) => {
    const next = { ...wish, ...changed };
    setWish(next);
    deviceStorage.write(PLACE, next);
  };
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim() === '' ? say(finding.guest) : name.trim();
    setSought({ ...wish, rated: wish.rated && mayCount, name: called });
  };
  if (sought !== null) return <Seeking sought={sought} onEnd={() => setSought(null)} />;
  const paceNames = { live: finding.live, days: finding.days } as const;
  return (
    <form className="seek" onSubmit={begin}>
      <label>
        <span className="seek__label">{say(finding.what)}</span>
        <select
          className="field"
          value={wish.kind}
          onChange={({ currentTarget: { value } }) => isKind(value) && change({ kind: value })}
        >
          {KIND_IDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(lang, kind)}
            </option>
          ))}
        </select>
      </label>
      {account ? (
        <Switch
          label={say(finding.stakes)}
          options={[
            { value: 'friendly', text: say(finding.friendly) },
            ...(mayCount ? [{ value: 'rated', text: say(finding.rated) } as const] : []),
          ]}
          value={wish.rated && mayCount ? 'rated' : 'friendly'}
          onChange={(value) => change({ rated: value === 'rated' })}
        />
      ) : (
        <label>
          <span className="seek__label">{say(finding.name)}</span>
          <input
            className="field"
            maxLength={NAME_LIMIT}
            autoComplete="off"
            placeholder={say(finding.guest)}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </label>
      )}
      <Switch
        label={say(finding.pace)}
        options={PACES.map((value) => ({ value, text: say(paceNames[value]) }))}
        value={wish.pace}
        onChange={(pace) => change({ pace })}
      />
      <button type="submit" className="btn seek__go" data-kind="primary">
        <Icon name="crossed-swords" />
        {say(finding.playNow)}
      </button>
      <p className="hint">
        {say(finding.seekers, { count: seeking[wish.kind] ?? 0 })}
        {who !== null && !account && ` ${say(finding.onlyAccounts)}`}
      </p>
    </form>
  );
}

interface SeekingProps {
  readonly sought: Sought;
  readonly onEnd: () => void;
}

function Seeking({ sought: { kind, pace, rated, name }, onEnd }: SeekingProps) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [standing, setStanding] = useState<Standing | null>(null);
  const [seconds, setSeconds] = useState(0);
  const explain = async (found: Ended) => {
    if (found.kind === 'unsought') return notify(say(finding.lost), 'danger');
    const { sentenceOf } = await import('../../table/refusal-line.ts');
    notify(sentenceOf(lang, found.refusal), 'danger');
  };
  const hear = useEffectEvent((found: Found) => {
    switch (found.kind) {
      case 'seeking':
        return setStanding(found);
      case 'paired':
        markPaired(found.table);
        return go(`/t/${found.table}`);
      default:
        void explain(found);
        onEnd();
    }
  });
  useEffect(() => {
    let stop: (() => void) | null = null;
    let wanted = true;
    void import('./seek-line.ts').then(({ seek }) => {
      if (wanted) stop = seek({ kind, pace, rated, name }, (found) => hear(found));
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [kind, pace, rated, name]);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const { game } = KINDS[kind];
  return (
    <div className="seek seek--on">
      <p role="status">{say(finding.seeking, { what: kindName(lang, kind) })}</p>
      <p className="hint">
        <span className="seek__clock" aria-hidden="true">
          {say(finding.waited, { seconds })}
        </span>
        {standing !== null && ` · ${say(finding.others, { count: standing.others })}`}
      </p>
      {standing?.bot === true && (
        <div className="seek__bot" role="status">
          <p>{say(finding.botOffer)}</p>
          <Btn onPress={() => go(`/play/${game}?way=bots`)}>{say(finding.playBot)}</Btn>
        </div>
      )}
      <Suspense>
        <TellMe of="ready" />
      </Suspense>
      <Btn icon="cancel" onPress={onEnd}>
        {say(finding.stop)}
      </Btn>
    </div>
  );
}
