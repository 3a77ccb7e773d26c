// What the next key card can tell, counted from the cards still in the deck: for those who want to see the odds.
import './ahead.css';
import { keyOdds } from '@wyrmtable/bots/etchinstone/odds';
import { percent } from '@wyrmtable/words';
import { encounterName, encounterTitle, hardshipName } from '@wyrmtable/words/etchinstone';
import { AHEAD } from '@wyrmtable/words/odds-table';
import { Popover } from '../../pieces/Popover.tsx';
import { RiskBars } from '../../pieces/RiskBars.tsx';
import type { OddsMode } from '../contract.ts';
import { useBoard } from './board.ts';

/** A glance at the likeliest encounter; the whole list unfolds. */
export function Ahead({ odds }: { readonly odds: OddsMode }) {
  const { say, lang, view } = useBoard();
  const found = odds === 'off' ? null : keyOdds(view);
  const [first] = found?.encounters ?? [];
  if (found === null || first === undefined) return null;
  const named = ({ kind, type }: typeof first) => encounterTitle(lang, view.region, kind, type);
  const glance = say(AHEAD.likeliest, { encounter: named(first), chance: percent(lang, first.chance) });
  return (
    <section className="ahead" aria-label={say(AHEAD.title)}>
      <Popover
        className="ahead__glance"
        late
        trigger={
          <>
            <span>{say(AHEAD.title)}</span>
            {odds === 'always' && <b>{glance}</b>}
          </>
        }
      >
        <div className="ahead__list">
          <h2 className="rule">{say(AHEAD.title)}</h2>
          <p className="hint">{say(AHEAD.note, { cards: view.deck.cards.length })}</p>
          <RiskBars
            current={null}
            risks={found.encounters.map((one, i) => ({
              key: i,
              name: `${named(one)}, ${encounterName(lang, one.kind, one.type)}`,
              chance: one.chance,
              text: percent(lang, one.chance),
            }))}
          />
          <h3>{say(AHEAD.hardships)}</h3>
          {found.hardships.length === 0 ? (
            <p className="hint">{hardshipName(lang, null)}</p>
          ) : (
            <RiskBars
              current={null}
              risks={found.hardships.map(({ hardship, chance }, i) => ({
                key: i,
                name: hardshipName(lang, hardship),
                chance,
                text: percent(lang, chance),
              }))}
            />
          )}
        </div>
      </Popover>
    </section>
  );
}
