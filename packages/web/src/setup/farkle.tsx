// A new table of Dragon Farkle: who sits, how strong the bots are, how tough the dragon is.
import type { GameId } from '@wyrmtable/registry';
import { setUp } from '@wyrmtable/words/shell';
import { use } from 'react';
import { loadedOnce } from '../games/loaded-game.ts';
import type { SetUpProps } from '../games/manifest.ts';
import { Switch } from '../pieces/Switch.tsx';
import { useSpeech } from '../shell/words.ts';
import { Company } from './company.tsx';
import { useLaying } from './laying.ts';
import { levelsOf, optionsOf, type Plan, planOf, rememberPlan, resized, TIES, type Way, WOUNDS } from './plan.ts';
import { NumberRow, Row, StartRow } from './rows.tsx';
import { Seats } from './seats.tsx';
import { useKeptPlan } from './use-kept-plan.ts';

const GAME = 'dragon-farkle' satisfies GameId;

function FarkleForm({ way }: { readonly way: Way }) {
  const { say, lang } = useSpeech();
  const registered = use(loadedOnce(GAME));
  const remember = (next: Plan) => rememberPlan(GAME, way, next);
  const [plan, setPlan] = useKeptPlan(() => planOf(GAME, way, registered, lang), remember);
  const { min, max } = registered.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const levels = levelsOf(registered);

  const laying = useLaying({
    game: GAME,
    way,
    plan,
    optionsOf,
    remember,
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

export default function FarkleSetUp({ accent }: SetUpProps) {
  return <Company game={GAME} accent={accent} form={FarkleForm} />;
}
