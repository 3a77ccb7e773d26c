// A new Dice Throne table: the mode, the seats with bots or people, and a hero for each.
import { MODE_IDS } from '@wyrmtable/dice-throne';
import type { GameId } from '@wyrmtable/registry';
import { heroName, MODE_NAMES } from '@wyrmtable/words/dice-throne';
import { MODE_NOTES, THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { use } from 'react';
import { forLobbyOnce } from '../games/loaded-game.ts';
import type { SetUpProps } from '../games/manifest.ts';
import { useSpeech } from '../shell/words.ts';
import { Company } from './company.tsx';
import { HeroChoice } from './hero-choice.tsx';
import { HeroForm, ModeRows } from './hero-form.tsx';
import { levelsOf, type Way } from './plan.ts';
import {
  CAST,
  countsOf,
  optionsOf,
  rememberThronePlan,
  seated,
  type ThronePlan,
  teamOf,
  thronePlanOf,
} from './throne-plan.ts';
import { useKeptPlan } from './use-kept-plan.ts';

const GAME = 'dice-throne' satisfies GameId;

function ThroneForm({ way }: { readonly way: Way }) {
  const { say, lang } = useSpeech();
  const registered = use(forLobbyOnce(GAME));
  const { casting } = registered;
  const levels = levelsOf(registered);
  const remember = (next: ThronePlan) => rememberThronePlan(way, next);
  const [plan, setPlan] = useKeptPlan(() => thronePlanOf(way, registered, lang), remember);
  return (
    <HeroForm
      game={GAME}
      way={way}
      levels={levels}
      plan={plan}
      onChange={setPlan}
      optionsOf={optionsOf}
      remember={remember}
      {...(casting === undefined
        ? {}
        : { drafting: { cast: CAST, casting, rivals: plan.mode === 'duel', nameOf: heroName } })}
      teamOf={(seat) => teamOf(plan.mode, seat)}
      hint={way === 'online' ? say(WORDS.onlineHeroes) : null}
      choice={(_, name, choice) => <HeroChoice title={say(WORDS.chooseFor, { name })} {...choice} />}
    >
      <ModeRows
        title={say(WORDS.mode)}
        modes={MODE_IDS.map((value) => ({ value, text: say(MODE_NAMES[value]) }))}
        mode={plan.mode}
        note={say(MODE_NOTES[plan.mode])}
        counts={countsOf(plan.mode)}
        count={plan.seats.length}
        onChange={(mode, count) => setPlan(seated(plan, mode, count, { way, lang, levels }))}
      />
    </HeroForm>
  );
}

export default function ThroneSetUp({ accent }: SetUpProps) {
  return <Company game={GAME} accent={accent} form={ThroneForm} notes={{ screen: WORDS.screenNote }} />;
}
