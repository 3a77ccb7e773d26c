// Setting up a table: who sits, how strong the bots are, how tough the dragon is. One tap on Start is enough.
import './setup.css';
import '../pieces/btn.css';
import { type GameId, isGameId, type Shelved } from '@wyrmtable/shelf';
import { gameTitle, type Message } from '@wyrmtable/words';
import { ADVENTURE_SETUP } from '@wyrmtable/words/adventures-setup';
import { home, setUp, trouble } from '@wyrmtable/words/shell';
import { THRONE_SETUP } from '@wyrmtable/words/throne-setup';
import { type ComponentType, lazy, use, useState } from 'react';
import { useSearchParams } from 'wouter';
import { GAME_ACCENTS } from '../games/accents.ts';
import { takenOnce } from '../games/shelved.ts';
import { Switch } from '../pieces/Switch.tsx';
import { Trouble } from '../shell/lost.tsx';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';
import { Alone } from './alone.tsx';
import { useLaying } from './laying.ts';
import { levelsOf, optionsOf, planOf, rememberPlan, resized, TIES, WAYS, type Way, WOUNDS, wayOf } from './plan.ts';
import { NumberRow, Row, StartRow } from './rows.tsx';
import { Seats } from './seats.tsx';

/** Games with heroes bring them along in forms of their own. */
const FORMS: Readonly<Partial<Record<GameId, ComponentType<{ readonly way: Way }>>>> = {
  'dice-throne': lazy(() => import('./throne.tsx')),
  adventures: lazy(() => import('./adventures.tsx')),
};

const WAY_NAMES: Readonly<Record<Way, Message>> = {
  bots: home.againstBots,
  screen: home.onScreen,
  online: home.online,
};
const WAY_NOTES: Readonly<Record<Way, Message>> = {
  bots: setUp.botsNote,
  screen: setUp.screenNote,
  online: setUp.onlineNote,
};

interface FormProps {
  readonly game: GameId;
  readonly way: Way;
  readonly shelved: Shelved;
}

function PlanForm({ game, way, shelved }: FormProps) {
  const { say, lang } = useSpeech();
  const [plan, setPlan] = useState(() => planOf(game, way, shelved, lang));
  const { min, max } = shelved.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const levels = levelsOf(shelved);

  const laying = useLaying({
    game,
    way,
    plan,
    optionsOf,
    remember: (agreed) => rememberPlan(game, way, agreed),
  });

  return (
    <form className="plan" onSubmit={(event) => void laying.start(event)}>
      <NumberRow
        title={say(setUp.howMany)}
        values={counts}
        value={plan.seats.length}
        onChange={(count) => setPlan(resized(plan, count, way, lang, levels))}
      />
      <Seats plan={plan} way={way} levels={levels} onChange={setPlan} />
      <NumberRow
        title={say(setUp.wounds)}
        note={say(setUp.woundsNote, { wounds: plan.wounds })}
        values={WOUNDS}
        value={plan.wounds}
        onChange={(wounds) => setPlan({ ...plan, wounds })}
      />
      <Row title={say(setUp.ties)} note={say(setUp.tiesNote, { ties: plan.ties })}>
        <Switch
          label={say(setUp.ties)}
          options={TIES.map((value) => ({ value, text: say(setUp.tie, { ties: value }) }))}
          value={plan.ties}
          onChange={(ties) => setPlan({ ...plan, ties })}
        />
      </Row>
      <StartRow way={way} laying={laying} />
    </form>
  );
}

function Form({ game, way }: Omit<FormProps, 'shelved'>) {
  const { lang } = useSpeech();
  return <PlanForm key={`${way} ${lang}`} game={game} way={way} shelved={use(takenOnce(game))} />;
}

const NOTE_OF: Readonly<Partial<Record<GameId, typeof WAY_NOTES>>> = {
  'dice-throne': { ...WAY_NOTES, screen: THRONE_SETUP.screenNote },
  adventures: { ...WAY_NOTES, bots: ADVENTURE_SETUP.botsNote, screen: ADVENTURE_SETUP.screenNote },
};

/** A table for company: bots, people at this screen, or people far away. */
function Company({ game }: { readonly game: GameId }) {
  const { say, lang } = useSpeech();
  const [search, setSearch] = useSearchParams();
  const way = wayOf(search.get('way'));
  const OwnForm = FORMS[game];
  const names = game === 'adventures' ? { ...WAY_NAMES, bots: home.aloneOrBots } : WAY_NAMES;
  return (
    <Page title={say(setUp.title)} place={gameTitle(lang, game)}>
      <div data-accent={GAME_ACCENTS[game]}>
        <p className="eyebrow">{gameTitle(lang, game)}</p>
        <h1>{say(setUp.title)}</h1>
      </div>
      <div className="ways">
        <Switch
          label={say(setUp.way)}
          options={WAYS.map((value) => ({ value, text: say(names[value]) }))}
          value={way}
          onChange={(value) => setSearch({ way: value }, { replace: true })}
        />
        <p className="hint">{say((NOTE_OF[game] ?? WAY_NOTES)[way])}</p>
      </div>
      {OwnForm === undefined ? <Form game={game} way={way} /> : <OwnForm key={`${way} ${lang}`} way={way} />}
    </Page>
  );
}

const SETUPS: Readonly<Record<GameId, ComponentType<{ readonly game: GameId }>>> = {
  'dragon-farkle': Company,
  etchinstone: Alone,
  'dice-throne': Company,
  adventures: Company,
};

export default function SetUp({ game }: { readonly game: string }) {
  const { say } = useSpeech();
  if (isGameId(game)) {
    const Known = SETUPS[game];
    return <Known game={game} />;
  }
  return <Trouble title={say(trouble.lostTitle)} text={say(setUp.noSuchGame, { game })} />;
}
