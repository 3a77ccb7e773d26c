// The notes beside the dice: the chance of a Zonk for each number of dice, and the soldier table.
import './chances.css';
import { DICE, SOLDIER_TABLE } from '@wyrmtable/dragon-farkle';
import { number, percent } from '@wyrmtable/words';
import { confidenceNote, rowName } from '@wyrmtable/words/dragon-farkle';
import { ODDS, REGIONS } from '@wyrmtable/words/farkle-table';
import { Btn } from '../../pieces/Btn.tsx';
import { RiskBars } from '../../pieces/RiskBars.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { useBoard } from './board.ts';
import { zonkChance } from './odds.ts';
import { diceAhead, type Picking } from './picking.ts';

const COUNTS = Array.from({ length: DICE }, (_, i) => DICE - i);

export function Risks({ picking }: { readonly picking: Picking }) {
  const board = useBoard();
  const { say, lang, view, odds, oddsShown, toggleOdds, behind, falling } = board;
  if (odds === 'off') return null;
  const battle = view.action === 'finalBattle';
  return (
    <section className="risks-note" aria-label={say(REGIONS.risk)}>
      <Rule>{battle ? `${say(REGIONS.risk)}, ${say(ODDS.inBattle)}` : say(REGIONS.risk)}</Rule>
      {oddsShown && (
        <RiskBars
          current={behind || falling ? null : diceAhead(board, picking)}
          risks={COUNTS.map((dice) => {
            const chance = zonkChance(dice, battle);
            return { key: dice, name: say(ODDS.dice, { dice }), chance, text: percent(lang, chance, 1) };
          })}
        />
      )}
      {odds === 'demand' && (
        <Btn onPress={toggleOdds} expanded={oddsShown} icon="dice-target">
          {say(oddsShown ? REGIONS.hideOdds : REGIONS.showOdds)}
        </Btn>
      )}
    </section>
  );
}

export function Levy() {
  const { say, lang } = useBoard();
  return (
    <section className="levy" aria-label={say(REGIONS.levy)}>
      <Rule>{say(REGIONS.levy)}</Rule>
      <dl>
        {SOLDIER_TABLE.map((row) => (
          <div key={row.id}>
            <dt>{rowName(lang, row.id)}</dt>
            <dd className="num">
              {number(lang, row.soldiers)}
              {row.confidence !== 'sourced' && (
                <>
                  <span aria-hidden="true" title={confidenceNote(lang, row.confidence)}>
                    *
                  </span>
                  <span className="sr-only">{confidenceNote(lang, row.confidence)}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
