// Why the enemy did what it did: every roll with the dice it kept, its card, and the ability it chose.
import './mind.css';
import { SCENARIOS } from '@wyrmtable/adventures';
import { confidenceMark, list } from '@wyrmtable/words';
import { CARD_FATES, MIND } from '@wyrmtable/words/adv-fight';
import { eventLine, heroBonusText } from '@wyrmtable/words/adventures';
import { abilityName, cardName, heroName, symbolName } from '@wyrmtable/words/dice-throne';
import { PROMPT } from '@wyrmtable/words/throne-asking';
import { Die } from '../../../pieces/Die.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { numbered } from '../../../pieces/numbered.ts';
import { Rule } from '../../../pieces/Rule.tsx';
import { Told } from '../../../pieces/Told.tsx';
import { textOf } from '../../dice-throne/cards.ts';
import { sidesOf } from '../../dice-throne/Dice.tsx';
import { accentOf } from '../../dice-throne/hero-arms.ts';
import { placesOf } from '../../dice-throne/odds/chances.ts';
import { heroById } from '../../dice-throne/standing.ts';
import { useAdventure } from '../table.ts';
import { cardIn, type Thought } from './mind.ts';
import { bossCalled, useFight } from './table.ts';

const NOTHING: ReadonlySet<number> = new Set();

interface LineProps {
  readonly thought: Thought;
  /** Which roll it is, if it is one, and whether no later one has been told. */
  readonly attempt: number;
  readonly last: boolean;
  readonly foe: string;
}

interface RollProps extends LineProps {
  readonly thought: Extract<Thought, { kind: 'roll' }>;
}

function Roll({ thought, attempt, last, foe }: RollProps) {
  const { say, lang, names } = useAdventure();
  const { dice, kept } = thought;
  const hero = heroById(foe);
  const stays = placesOf(kept?.dice ?? [], dice, NOTHING);
  const named = list(
    lang,
    dice.map((face) => symbolName(lang, foe, hero.die[face - 1] ?? '')),
  );
  return (
    <>
      <span className="mind__dice" role="img" aria-label={say(MIND.roll, { roll: attempt, dice: named })}>
        {numbered(dice).map(({ key, value }) => (
          <Die
            key={key}
            face={value}
            size="small"
            state={stays.has(key - 1) ? 'kept' : 'resting'}
            label=""
            sides={sidesOf(hero)}
          />
        ))}
      </span>
      {/* What stays is marked on the dice; in words it is said of the last roll, and of all for the ear. */}
      {kept !== null && <span className={last ? undefined : 'sr-only'}>{eventLine(lang, kept, names)?.text}</span>}
    </>
  );
}

function Hand({ die }: { readonly die: number | null }) {
  const { say, view } = useAdventure();
  const from = SCENARIOS[view.scenario - 1]?.kingsHand.from ?? 0;
  return die === null ? say(MIND.handSpent) : say(MIND.hand, { die, from, won: String(die >= from) });
}

function Line({ thought, attempt, last, foe }: LineProps) {
  const { say, lang, names } = useAdventure();
  switch (thought.kind) {
    case 'roll':
      return <Roll thought={thought} attempt={attempt} last={last} foe={foe} />;
    case 'hand':
      return <Hand die={thought.die} />;
    case 'card':
      return eventLine(lang, thought.event, names)?.text ?? say(CARD_FATES[thought.event.fate]);
    case 'chose': {
      const params = { name: heroName(lang, foe), ability: abilityName(lang, thought.event.ability) };
      return eventLine(lang, thought.event, names)?.text ?? say(MIND.only, params);
    }
  }
}

const ICONS: Readonly<Record<Thought['kind'], string>> = {
  roll: 'rolling-dices',
  chose: 'targeting',
  card: 'card-play',
  hand: 'crown',
};

/** The boss's card of this turn with its hero bonus (ADV-16.5, 16.6). */
function BossCard({ foe }: { readonly foe: string }) {
  const { say, lang, view } = useAdventure();
  const { thoughts } = useFight();
  const told = cardIn(thoughts);
  const id = told?.card ?? view.bossCard;
  const entry = bossCalled(foe)?.cards.find(({ card }) => card.id === id);
  if (id === null || entry === undefined) return null;
  return (
    <div className="mind__card">
      <p className="eyebrow">
        {say(MIND.card)}
        <span>{say(CARD_FATES[told?.fate ?? 'revealed'])}</span>
      </p>
      <p className="mind__text">
        <b>{cardName(lang, id)}</b> {say(PROMPT.cost, { cp: entry.card.cost, text: textOf(lang, id, foe) })}
      </p>
      {entry.card.confidence !== 'sourced' && (
        <p className="foe__mark">
          <Icon name="quill-ink" /> {confidenceMark(lang, entry.card.confidence)}
        </p>
      )}
      <p className="mind__bonus">
        <Icon name="laurels" /> <Told text={heroBonusText(lang, entry)} />
      </p>
    </div>
  );
}

export function Mind() {
  const { say, lang, view } = useAdventure();
  const { shown, thoughts } = useFight();
  const foe = shown.foe === null ? undefined : view.arena.players[shown.foe];
  if (foe === undefined || (thoughts.length === 0 && view.bossCard === null)) return null;
  const title = say(MIND.title, { name: heroName(lang, foe.hero) });
  const rolls = thoughts.filter(({ kind }) => kind === 'roll');
  // What becomes of the card stands beside it.
  const lines = thoughts.filter(({ kind }) => kind !== 'card');
  return (
    <section className="mind" aria-label={title} data-accent={accentOf(foe.hero)}>
      <Rule>{title}</Rule>
      <BossCard foe={foe.hero} />
      <ol>
        {lines.map((thought) => (
          <li key={thought.number} data-kind={thought.kind}>
            <Icon name={ICONS[thought.kind]} />
            <span className="mind__line">
              <Line
                thought={thought}
                attempt={rolls.indexOf(thought) + 1}
                last={thought === rolls.at(-1)}
                foe={foe.hero}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
