// Choosing a boss: four shields, a lot, and what the chosen one is about.
import './hero-choice.css';
import { BOSSES, type BossFight, SCENARIOS } from '@wyrmtable/adventures';
import { enemyName, scenarioText } from '@wyrmtable/words/adventures';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import '../games/adventures/fight/arms.ts';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { useSpeech } from '../shell/words.ts';
import type { HeroChoiceProps } from './hero-choice.tsx';

export function BossChoice({ title, chosen, choose }: HeroChoiceProps) {
  const { say, lang } = useSpeech();
  const fight = SCENARIOS.find(
    (scenario): scenario is BossFight => scenario.kind === 'boss' && scenario.boss === chosen,
  );
  // Difficulties belong to campaigns: nothing is said of what a boss would have on one.
  const text = fight && scenarioText(lang, { ...fight, bossHealthOn: {} }, 4);
  return (
    <>
      <fieldset className="hero-choice">
        <legend>{title}</legend>
        <div className="hero-choice__tiles">
          {BOSSES.map(({ id }) => (
            <button
              key={id}
              type="button"
              className="hero-tile"
              data-accent={id}
              aria-pressed={id === chosen}
              onClick={() => choose(id)}
            >
              <Portrait arms={heroArms(id)} />
              <span className="hero-tile__name">{enemyName(lang, id)}</span>
            </button>
          ))}
        </div>
        <div className="hero-choice__bar">
          <Btn icon="uncertainty" pressed={chosen === null} onPress={() => choose(null)}>
            {say(WORDS.lot)}
          </Btn>
        </div>
      </fieldset>
      <p className="hint hero-sheet">{text ?? say(WORDS.lotText)}</p>
    </>
  );
}
