// The margin: the road to the dragon, the piles, and the level of every card at a glance.
import './notes.css';
import { type DragonId, dragonOf, ELEMENTS, MAGE_CARDS, REGIONS, TOP_LEVEL } from '@wyrmtable/etchinstone';
import { number } from '@wyrmtable/words';
import { FIGURES, REGIONS as PARTS, PILES, ROAD } from '@wyrmtable/words/etch-table';
import {
  cardName,
  cardNote,
  cardRows,
  dragonName,
  elementName,
  figureName,
  regionName,
} from '@wyrmtable/words/etchinstone';
import { common } from '@wyrmtable/words/shell';
import { Btn } from '../../pieces/Btn.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Pips } from '../../pieces/Pips.tsx';
import { Popover } from '../../pieces/Popover.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { useBoard } from './board.ts';
import { ELEMENT_ICONS } from './glyphs.ts';

const ROMAN = ['I', 'II', 'III', 'IV'] as const;

/** Region 1 to 4, and the dragon as the fifth stop. */
function stopOf(stage: string, region: number): number {
  return stage === 'finalJourney' || stage === 'finalEnemy' ? REGIONS.length + 1 : region;
}

function Stop(props: {
  readonly at: number;
  readonly here: number;
  readonly icon: string;
  readonly mark: string;
  readonly name: string;
}) {
  const { say } = useBoard();
  const { at, here, icon, mark, name } = props;
  const message = at < here ? ROAD.done : at === here ? ROAD.here : ROAD.ahead;
  return (
    <li data-done={at < here || undefined} aria-current={at === here ? 'step' : undefined} title={name}>
      <Icon name={icon} />
      <span aria-hidden="true">{mark}</span>
      <span className="sr-only">{say(message, { name })}</span>
    </li>
  );
}

export function Road() {
  const { say, lang, view } = useBoard();
  const here = stopOf(view.stage, view.region);
  const dragon: DragonId = view.dragon;
  return (
    <section className="road" aria-label={say(PARTS.road)}>
      <Rule>{say(PARTS.road)}</Rule>
      <ol>
        {REGIONS.map(({ id, icon }, i) => (
          <Stop key={id} at={i + 1} here={here} icon={icon} mark={ROMAN[i] ?? ''} name={regionName(lang, i + 1)} />
        ))}
        <Stop
          at={REGIONS.length + 1}
          here={here}
          icon={dragonOf(view, dragon).icon}
          mark={dragonName(lang, dragon)}
          name={dragonName(lang, dragon)}
        />
      </ol>
    </section>
  );
}

/** Long sheets scroll, and whoever has no pointer needs something in them to hold on to. */
function Close({ sheet }: { readonly sheet: string }) {
  const { say } = useBoard();
  return <Btn kind="quiet" icon="cancel" label={say(common.dismiss)} popoverTarget={sheet} />;
}

type Zone = 'deck' | 'hand' | 'discard' | 'removed' | 'key';

/** A card's whole sheet: what it offers at each of its levels. */
function Sheet({ id, sheet }: { readonly id: string; readonly sheet: string }) {
  const { say, lang, view } = useBoard();
  const faces = MAGE_CARDS.find((card) => card.id === id)?.faces ?? [];
  return (
    <div className="cardsheet">
      <h2>
        {cardName(lang, id)} <Close sheet={sheet} />
      </h2>
      {faces.map(({ level }) => (
        <section key={level} data-current={view.levels[id] === level || undefined}>
          <h3>
            <Pips on={level} of={TOP_LEVEL} /> {say(FIGURES.level, { level })}
          </h3>
          <dl>
            {cardRows(lang, id, level, view).map(({ row, label, text }) => (
              <div key={row}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {cardNote(lang, id, level) !== '' && <p>{cardNote(lang, id, level)}</p>}
        </section>
      ))}
    </div>
  );
}

function Pile({ zone, cards }: { readonly zone: Exclude<Zone, 'key'>; readonly cards: readonly string[] }) {
  const { say, lang, view } = useBoard();
  const pile = figureName(lang, zone);
  return (
    <Popover
      className="pile"
      late
      id={`pile-${zone}`}
      trigger={
        <>
          <span>{pile}</span> <b>{number(lang, cards.length)}</b>
        </>
      }
    >
      <div className="pilelist">
        <h2 className="rule">
          {say(PILES.open, { pile, count: cards.length })} <Close sheet={`pile-${zone}`} />
        </h2>
        {cards.length === 0 && <p className="hint">{say(PILES.none)}</p>}
        {zone === 'deck' && cards.length > 0 && <p className="hint">{say(PILES.unordered)}</p>}
        <ul>
          {cards.map((id) => {
            const card = MAGE_CARDS.find((one) => one.id === id);
            const level = view.levels[id] ?? 0;
            return (
              <li key={id} data-accent={card?.element}>
                <Icon name={card === undefined ? 'spell-book' : ELEMENT_ICONS[card.element]} />
                <span>{cardName(lang, id)}</span>
                <Pips on={level} of={TOP_LEVEL} />
                <span className="sr-only">{say(FIGURES.level, { level })}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </Popover>
  );
}

export function Piles() {
  const { say, lang, view } = useBoard();
  const { deck, key, hand, discard, removed } = view;
  const inDeck = key === null ? deck.cards : [key, ...deck.cards];
  return (
    <section className="piles" aria-label={say(PARTS.cards)}>
      <Rule>{say(PARTS.cards)}</Rule>
      <div className="piles__row">
        <Pile zone="deck" cards={inDeck} />
        <Pile zone="hand" cards={hand} />
        <Pile zone="discard" cards={discard} />
        <Pile zone="removed" cards={removed} />
        <p className="pile" title={say(PILES.scoreNote)}>
          <span>{figureName(lang, 'score')}</span> <b data-gilt>{number(lang, view.score)}</b>
        </p>
      </div>
    </section>
  );
}

/** Sixteen cells, four of each element: the glyph is the craft, the pips are the level, the look is where it lies. */
export function Levels() {
  const { say, lang, view } = useBoard();
  const zoneOf = (id: string): Zone => {
    if (view.key === id) return 'key';
    if (view.hand.includes(id)) return 'hand';
    if (view.discard.includes(id)) return 'discard';
    return view.removed.includes(id) ? 'removed' : 'deck';
  };
  const cards = ELEMENTS.flatMap((element) => MAGE_CARDS.filter((card) => card.element === element));
  return (
    <section className="levels" aria-label={say(PARTS.levels)}>
      <Rule>{say(PARTS.levels)}</Rule>
      <ul>
        {cards.map(({ id, icon, element }) => {
          const zone = zoneOf(id);
          const level = view.levels[id] ?? 0;
          const name = cardName(lang, id);
          return (
            <li key={id} data-zone={zone} data-accent={element}>
              <Popover
                className="levels__cell"
                late
                id={`card-${id}`}
                label={say(PILES.cell, {
                  card: name,
                  element: elementName(lang, element),
                  zone: zone === 'key' ? say(PILES.key) : figureName(lang, zone),
                  level,
                })}
                trigger={
                  <>
                    <Icon name={icon} />
                    <Pips on={level} of={TOP_LEVEL} />
                  </>
                }
              >
                <Sheet id={id} sheet={`card-${id}`} />
              </Popover>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
