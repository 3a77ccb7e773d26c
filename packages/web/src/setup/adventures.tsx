// A new adventure: campaign or versus, difficulty, part, the seats, and whom each of them plays.
import { DIFFICULTIES, type Difficulty, MODES, SCENARIOS, TEAM_NAME_LIMIT } from '@wyrmtable/adventures';
import type { GameId } from '@wyrmtable/registry';
import type { Message } from '@wyrmtable/words';
import {
  difficultyName,
  difficultyText,
  enemyName,
  MODE_NAMES,
  scenarioName,
  scenarioText,
} from '@wyrmtable/words/adventures';
import { ADVENTURE_SETUP as WORDS } from '@wyrmtable/words/adventures-setup';
import { home } from '@wyrmtable/words/shell';
import { THRONE_SETUP } from '@wyrmtable/words/throne-setup';
import { use } from 'react';
import { forLobbyOnce } from '../games/loaded-game.ts';
import type { SetUpProps } from '../games/manifest.ts';
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
import { Company } from './company.tsx';
import { HeroChoice } from './hero-choice.tsx';
import { HeroForm, ModeRows } from './hero-form.tsx';
import { LegacyRow } from './legacy.tsx';
import { levelsOf, type Way } from './plan.ts';
import { OnOffRow, Row } from './rows.tsx';
import { useKeptPlan } from './use-kept-plan.ts';

const GAME = 'adventures' satisfies GameId;

const MODE_NOTES = {
  campaign: WORDS.campaignNote,
  'boss-vs-team': WORDS.teamNote,
  'boss-vs-boss': WORDS.bossesNote,
} as const;

interface RowsProps {
  readonly plan: AdventurePlan;
  readonly onChange: (plan: AdventurePlan) => void;
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
      <OnOffRow
        title={say(WORDS.further)}
        note={say(WORDS.furtherNote)}
        on={plan.extraMinions}
        onChange={(extraMinions) => onChange({ ...plan, extraMinions })}
      />
      <LegacyRow on={plan.legacy} onChange={(legacy) => onChange({ ...plan, legacy })} />
    </>
  );
}

function hintOf({ mode }: AdventurePlan, way: Way): Message | null {
  const campaign = mode === 'campaign';
  if (way === 'online') return campaign ? WORDS.onlineSeats : THRONE_SETUP.onlineHeroes;
  return way === 'bots' && campaign ? WORDS.several : null;
}

function AdventuresForm({ way }: { readonly way: Way }) {
  const { say, lang } = useSpeech();
  const registered = use(forLobbyOnce(GAME));
  const { casting } = registered;
  const levels = levelsOf(registered);
  const remember = (next: AdventurePlan) => rememberAdventurePlan(way, next);
  const [plan, setPlan] = useKeptPlan(() => adventurePlanOf(way, registered, lang), remember);
  const { mode, seats } = plan;
  const campaign = mode === 'campaign';
  const hint = hintOf(plan, way);
  return (
    <HeroForm
      game={GAME}
      way={way}
      levels={levels}
      plan={plan}
      onChange={setPlan}
      optionsOf={optionsOf}
      remember={remember}
      several={campaign}
      {...(casting === undefined ? {} : { drafting: { cast: [], casting, rivals: false, nameOf: enemyName } })}
      teamOf={(seat) => (mode === 'boss-vs-team' ? (seat === 0 ? 'A' : 'B') : null)}
      hint={hint === null ? null : say(hint)}
      choice={(seat, name, choice) =>
        isBossSeat(mode, seat) ? (
          <BossChoice title={say(WORDS.bossFor, { name })} {...choice} />
        ) : (
          <HeroChoice title={say(THRONE_SETUP.chooseFor, { name })} {...choice} />
        )
      }
    >
      <ModeRows
        title={say(WORDS.mode)}
        modes={MODES.map((value) => ({ value, text: say(MODE_NAMES[value]) }))}
        mode={mode}
        note={say(MODE_NOTES[mode])}
        counts={SEATS[mode]}
        count={seats.length}
        counted={say(campaign ? WORDS.heroes : WORDS.players)}
        onChange={(chosen, count) => setPlan(seated(plan, chosen, count, { way, lang, levels }))}
      />
      {campaign && <CampaignRows plan={plan} onChange={setPlan} />}
    </HeroForm>
  );
}

export default function AdventureSetUp({ accent }: SetUpProps) {
  return (
    <Company
      game={GAME}
      accent={accent}
      form={AdventuresForm}
      names={{ bots: home.aloneOrBots }}
      notes={{ bots: WORDS.botsNote, screen: WORDS.screenNote }}
    />
  );
}
