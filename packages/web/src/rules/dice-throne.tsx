// Dice Throne's rules page: a short text, the types of damage, and every hero, card and token, read from the content.
import './throne.css';
import { COMMON_CARDS, HEROES, type Hero, MODE_IDS, STATUSES } from '@wyrmtable/dice-throne';
import type { Confidence } from '@wyrmtable/kernel';
import { confidenceMark, type Message } from '@wyrmtable/words';
import {
  abilityName,
  abilityText,
  cardName,
  cardText,
  cardTiming,
  DAMAGE_NAMES,
  heroLine,
  heroName,
  MODE_NAMES,
  PHASE_NAMES,
  statusName,
  statusText,
} from '@wyrmtable/words/dice-throne';
import { table } from '@wyrmtable/words/shell-table';
import { MODE_RULES, throneRules as rules } from '@wyrmtable/words/throne-rules';
import { THRONE_SETUP } from '@wyrmtable/words/throne-setup';
import { useState } from 'react';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { lexicon } from '../games/dice-throne/lexicon.ts';
import type { RulesProps } from '../games/manifest.ts';
import { Portrait } from '../pieces/Portrait.tsx';
import { Told } from '../pieces/Told.tsx';
import { useSpeech } from '../shell/words.ts';
import { Keywords, Leaf, RulesPage, Section, Terms, Text } from './parts.tsx';

const PHASES: readonly (readonly [Message, Message])[] = [
  [PHASE_NAMES.upkeep, rules.upkeep],
  [PHASE_NAMES.income, rules.income],
  [PHASE_NAMES['main-1'], rules.main],
  [PHASE_NAMES.offence, rules.offence],
  [PHASE_NAMES.targeting, rules.targeting],
  [PHASE_NAMES.defence, rules.defence],
  [PHASE_NAMES['main-2'], rules.main],
  [PHASE_NAMES.discard, rules.discard],
];

const MODES = MODE_IDS.map((mode) => [MODE_NAMES[mode], MODE_RULES[mode]] as const);

/** DT-6: what can be done about each type. */
const DAMAGE = [
  { type: 'normal', defendable: true, avoidable: true, raisable: true },
  { type: 'undefendable', defendable: false, avoidable: true, raisable: true },
  { type: 'pure', defendable: false, avoidable: true, raisable: false },
  { type: 'collateral', defendable: false, avoidable: true, raisable: false },
  { type: 'ultimate', defendable: false, avoidable: false, raisable: true },
] as const;

function DamageTable() {
  const { say } = useSpeech();
  const mark = (is: boolean) => say(is ? rules.yes : rules.no);
  return (
    <table className="soldiers damage-types">
      <thead>
        <tr>
          <th scope="col">{say(rules.type)}</th>
          <th scope="col">{say(rules.defendable)}</th>
          <th scope="col">{say(rules.avoidable)}</th>
          <th scope="col">{say(rules.raisable)}</th>
        </tr>
      </thead>
      <tbody>
        {DAMAGE.map(({ type, defendable, avoidable, raisable }) => (
          <tr key={type}>
            <th scope="row">{say(DAMAGE_NAMES[type])}</th>
            <td>{mark(defendable)}</td>
            <td>{mark(avoidable)}</td>
            <td>{mark(raisable)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Entry {
  readonly icon: string;
  readonly name: string;
  readonly when?: string;
  readonly text: string;
  readonly confidence?: Confidence;
}

function Leaves({ of }: { readonly of: readonly Entry[] }) {
  const { lang } = useSpeech();
  return (
    <ul className="leaves">
      {of.map(({ icon, name, when = '', text, confidence = 'sourced' }) => (
        <Leaf
          key={`${name} ${when}`}
          under="part"
          icon={icon}
          title={name}
          when={when}
          note={confidenceMark(lang, confidence)}
        >
          <p>
            <Told text={text} />
          </p>
        </Leaf>
      ))}
    </ul>
  );
}

function CommonCards() {
  const { say, lang } = useSpeech();
  return (
    <Leaves
      of={COMMON_CARDS.map((card) => ({
        icon: 'perspective-dice-six-faces-random',
        name: cardName(lang, card.id),
        when: say(rules.cost, { kind: cardTiming(lang, card), cp: card.cost }),
        text: cardText(lang, card),
        confidence: card.confidence,
      }))}
    />
  );
}

function HeroPages({ hero }: { readonly hero: Hero }) {
  const { say, lang } = useSpeech();
  const boards = hero.slots.flatMap(({ printed, otherSide }) => [printed, ...(otherSide === null ? [] : [otherSide])]);
  const upgrades = hero.slots.flatMap((slot) => slot.upgrades);
  const cards = [...upgrades, ...hero.cards, ...(hero.promo === null ? [] : [hero.promo])];
  return (
    <>
      <h4>{say(rules.abilities)}</h4>
      <Leaves
        of={boards.map((ability) => ({
          icon: hero.icon,
          name: abilityName(lang, ability.id),
          text: abilityText(lang, hero.id, ability),
        }))}
      />
      <h4>{say(rules.tokensTitle)}</h4>
      <Leaves
        of={STATUSES.filter(({ id }) => hero.statuses.includes(id)).map((status) => ({
          icon: status.icon,
          name: statusName(lang, status.id),
          text: statusText(lang, status),
          confidence: status.confidence,
        }))}
      />
      <h4>{say(rules.ownCards)}</h4>
      <Leaves
        of={cards.map((card) => ({
          icon: hero.icon,
          name: cardName(lang, card.id),
          when: say(rules.cost, { kind: cardTiming(lang, card), cp: card.cost }),
          text: cardText(lang, card, hero.id),
          confidence: card.confidence,
        }))}
      />
    </>
  );
}

/** Some fifty texts a hero: they are made when somebody opens the book there. */
function HeroBook({ hero }: { readonly hero: Hero }) {
  const { say, lang } = useSpeech();
  const [open, setOpen] = useState(false);
  const line = heroLine(lang, hero.id);
  return (
    <details className="hero-book" data-accent={hero.id} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Portrait arms={heroArms(hero.id)} />
        <span>
          <b>{heroName(lang, hero.id)}</b>
          <small>{say(THRONE_SETUP.complexity, { level: hero.complexity })}</small>
          {line !== '' && <span>{line}</span>}
        </span>
      </summary>
      {open && <HeroPages hero={hero} />}
    </details>
  );
}

const CONTENTS: readonly (readonly [string, Message])[] = [
  ['goal', rules.goalTitle],
  ['turn', rules.turnTitle],
  ['dice', rules.diceTitle],
  ['damage', rules.damageTitle],
  ['tokens', rules.tokensTitle],
  ['windows', rules.windowsTitle],
  ['modes', rules.modesTitle],
  ['cards', rules.cardsTitle],
  ['heroes', rules.heroesTitle],
  ['glossary', table.glossary],
];

const DECK = 32;

export function DiceThroneRules({ learning }: RulesProps) {
  const { say } = useSpeech();
  return (
    <RulesPage game="dice-throne" learning={learning} lexicon={lexicon} contents={CONTENTS}>
      <Section id="goal" title={rules.goalTitle}>
        <Text of={rules.goal} />
      </Section>
      <Section id="turn" title={rules.turnTitle}>
        <Text of={rules.turn} />
        <Terms entries={PHASES.map(([name, text]) => [say(name), say(text)])} />
      </Section>
      <Section id="dice" title={rules.diceTitle}>
        <Text of={rules.dice} />
        <Text of={rules.declaring} />
        <Text of={rules.ultimate} />
      </Section>
      <Section id="damage" title={rules.damageTitle}>
        <Text of={rules.damage} />
        <DamageTable />
        <Text of={rules.sum} />
      </Section>
      <Section id="tokens" title={rules.tokensTitle}>
        <Text of={rules.tokens} />
      </Section>
      <Section id="windows" title={rules.windowsTitle}>
        <Text of={rules.windows} />
        <Text of={rules.stops} />
      </Section>
      <Section id="modes" title={rules.modesTitle}>
        <Terms entries={MODES.map(([name, text]) => [say(name), say(text)])} />
      </Section>
      <Section id="cards" title={rules.cardsTitle}>
        <Text of={rules.cards} with={{ own: DECK, common: COMMON_CARDS.length }} />
        <h3>{say(rules.common)}</h3>
        <CommonCards />
      </Section>
      <Section id="heroes" title={rules.heroesTitle}>
        <Text of={rules.heroes} />
        {HEROES.map((hero) => (
          <HeroBook key={hero.id} hero={hero} />
        ))}
      </Section>
      <Keywords />
    </RulesPage>
  );
}
