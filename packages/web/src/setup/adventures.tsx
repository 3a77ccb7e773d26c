// A new adventure: campaign or versus, difficulty, part, the seats, and whom each of them plays.
import { DIFFICULTIES, type Difficulty, MODES, type Mode, SCENARIOS, TEAM_NAME_LIMIT } from '@wyrmtable/adventures';
import type { GameId } from '@wyrmtable/shelf';
import { difficultyName, difficultyText, MODE_NAMES, scenarioName, scenarioText } from '@wyrmtable/words/adventures';
import { ADVENTURE_SETUP as WORDS } from '@wyrmtable/words/adventures-setup';
import { setUp } from '@wyrmtable/words/shell';
import { THRONE_SETUP } from '@wyrmtable/words/throne-setup';
import { type ReactNode, use, useState } from 'react';
import { takenOnce } from '../games/shelved.ts';
import { useNarrow } from '../pieces/narrow.ts';
import { Switch } from '../pieces/Switch.tsx';
import { useSpeech } from '../shell/words.ts';
import {
  type AdventurePlan,
  adventurePlanOf,
  isBossSeat,
  optionsOf,
  rememberAdventurePlan,
  SEATS,
  seated,
} from './adventures-plan.ts';
import { BossChoice } from './boss-choice.tsx';
import { HERO_CHOICE, HeroChoice } from './hero-choice.tsx';
import { HeroSeats } from './hero-seats.tsx';
import { useLaying } from './laying.ts';
import { levelsOf, type Way } from './plan.ts';

const GAME = 'adventures' satisfies GameId;

const MODE_NOTES = {
  campaign: WORDS.campaignNote,
  'boss-vs-team': WORDS.teamNote,
  'boss-vs-boss': WORDS.bossesNote,
} as const;

const below = (count: number): number => Math.floor(Math.random() * count);

function Row(props: { readonly title: string; readonly note?: string; readonly children: ReactNode }) {
  return (
    <div className="plan__row">
      <h2>{props.title}</h2>
      {props.children}
      {props.note !== undefined && <p className="hint plan__note">{props.note}</p>}
    </div>
  );
}

interface RowsProps {
  readonly plan: AdventurePlan;
  readonly onChange: (plan: AdventurePlan) => void;
}

function OnOff(
  props: RowsProps & { readonly of: 'extraMinions' | 'legacy'; readonly title: string; readonly note: string },
) {
  const { say } = useSpeech();
  const { plan, onChange, of, title, note } = props;
  return (
    <Row title={title} note={note}>
      <Switch
        label={title}
        options={[
          { value: 'off', text: say(WORDS.off) },
          { value: 'on', text: say(WORDS.on) },
        ]}
        value={plan[of] ? 'on' : 'off'}
        onChange={(value) => onChange({ ...plan, [of]: value === 'on' })}
      />
    </Row>
  );
}

const WHOLE = '';

const noteOf = (lang: Parameters<typeof difficultyText>[0], difficulty: Difficulty | undefined): string =>
  difficulty === undefined ? '' : difficultyText(lang, difficulty);

/** What a campaign asks beyond its seats. */
function CampaignRows({ plan, onChange }: RowsProps) {
  const { say, lang } = useSpeech();
  const heroes = ([1, 2, 3, 4] as const).find((count) => count === plan.seats.length) ?? 1;
  const scenario = SCENARIOS.find(({ number }) => number === plan.scenario);
  const partNote = scenario === undefined ? say(WORDS.wholeNote) : scenarioText(lang, scenario, heroes);
  return (
    <>
      <Row
        title={say(WORDS.difficulty)}
        note={noteOf(
          lang,
          DIFFICULTIES.find(({ id }) => id === plan.difficulty),
        )}
      >
        <Switch
          label={say(WORDS.difficulty)}
          options={DIFFICULTIES.map(({ id }) => ({ value: id, text: difficultyName(lang, id) }))}
          value={plan.difficulty}
          onChange={(difficulty) => onChange({ ...plan, difficulty })}
        />
      </Row>
      <Row title={say(WORDS.part)} note={partNote}>
        <select
          className="field"
          aria-label={say(WORDS.part)}
          value={plan.scenario ?? WHOLE}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...plan, scenario: value === WHOLE ? null : Number(value) })
          }
        >
          <option value={WHOLE}>{say(WORDS.whole)}</option>
          {SCENARIOS.map((one) => (
            <option key={one.number} value={one.number}>
              {scenarioName(lang, one.number)}
            </option>
          ))}
        </select>
      </Row>
      <Row title={say(WORDS.team)} note={say(WORDS.teamNameNote)}>
        <input
          className="field"
          aria-label={say(WORDS.team)}
          maxLength={TEAM_NAME_LIMIT}
          autoComplete="off"
          value={plan.team}
          onChange={({ currentTarget: { value } }) => onChange({ ...plan, team: value })}
        />
      </Row>
      <OnOff
        plan={plan}
        onChange={onChange}
        of="extraMinions"
        title={say(WORDS.further)}
        note={say(WORDS.furtherNote)}
      />
      <OnOff plan={plan} onChange={onChange} of="legacy" title={say(WORDS.legacy)} note={say(WORDS.legacyNote)} />
    </>
  );
}

export default function AdventuresForm({ way }: { readonly way: Way }) {
  const { say, lang } = useSpeech();
  const shelved = use(takenOnce(GAME));
  const levels = levelsOf(shelved);
  const [plan, setPlan] = useState(() => adventurePlanOf(way, shelved, lang));
  const [wanted, setChoosing] = useState(0);
  const narrow = useNarrow();
  const choosing = Math.min(wanted, plan.seats.length - 1);
  const campaign = plan.mode === 'campaign';
  const counts = SEATS[plan.mode];
  const reseat = (mode: Mode, count: number) => setPlan(seated(plan, mode, count, way, lang, levels));

  const { busy, start } = useLaying({
    game: GAME,
    way,
    plan,
    optionsOf: (agreed) => optionsOf(agreed, below),
    remember: (agreed) => rememberAdventurePlan(way, agreed),
  });

  const own = way === 'online' && choosing > 0 ? undefined : plan.seats[choosing]?.name;
  const name = own ?? say(THRONE_SETUP.seatOf, { number: choosing + 1 });
  const chosen = plan.heroes[choosing] ?? null;
  const choose = (hero: string | null) =>
    setPlan({ ...plan, heroes: plan.heroes.map((old, seat) => (seat === choosing ? hero : old)) });
  return (
    <form className="plan throne-plan adventure-plan" onSubmit={(event) => void start(event)}>
      <Row title={say(WORDS.mode)} note={say(MODE_NOTES[plan.mode])}>
        <Switch<Mode>
          label={say(WORDS.mode)}
          options={MODES.map((value) => ({ value, text: say(MODE_NAMES[value]) }))}
          value={plan.mode}
          onChange={(mode) => reseat(mode, plan.seats.length)}
        />
      </Row>
      {counts.length > 1 && (
        <Row title={say(campaign ? WORDS.heroes : WORDS.players)}>
          <Switch
            label={say(campaign ? WORDS.heroes : WORDS.players)}
            options={counts.map((count) => ({ value: String(count), text: String(count) }))}
            value={String(plan.seats.length)}
            onChange={(count) => reseat(plan.mode, Number(count))}
          />
        </Row>
      )}
      {campaign && <CampaignRows plan={plan} onChange={setPlan} />}
      <HeroSeats
        plan={plan}
        way={way}
        levels={levels}
        several={campaign}
        choosing={choosing}
        setChoosing={(seat) => {
          setChoosing(seat);
          // On a phone the heroes are further down.
          if (narrow) document.getElementById(HERO_CHOICE)?.scrollIntoView();
        }}
        teamOf={(seat) => (plan.mode === 'boss-vs-team' ? (seat === 0 ? 'A' : 'B') : null)}
        onChange={(seats) => setPlan({ ...plan, seats })}
      />
      {campaign && way === 'bots' && <p className="hint">{say(WORDS.several)}</p>}
      {way === 'online' && <p className="hint">{say(campaign ? WORDS.onlineSeats : THRONE_SETUP.onlineHeroes)}</p>}
      {isBossSeat(plan.mode, choosing) ? (
        <BossChoice title={say(WORDS.bossFor, { name })} chosen={chosen} choose={choose} />
      ) : (
        <HeroChoice title={say(THRONE_SETUP.chooseFor, { name })} chosen={chosen} choose={choose} />
      )}
      <div className="plan__start">
        <button type="submit" className="btn" data-kind="primary" disabled={busy}>
          {say(way === 'online' ? setUp.makeLink : setUp.start)}
        </button>
      </div>
    </form>
  );
}
