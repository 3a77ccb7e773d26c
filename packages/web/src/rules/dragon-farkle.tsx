// Dragon Farkle's rules page: a short text, the soldier table and every card, read from the content.
import {
  BRAWL_BONUS,
  type Card,
  COMPANIONS,
  DEFENCE_DICE,
  DICE,
  ITEMS,
  LAIR_THRESHOLD,
  SOLDIER_TABLE,
  WOUNDS_OF,
} from '@wyrmtable/dragon-farkle';
import { confidenceMark, type Message, number } from '@wyrmtable/words';
import { cardEffect, cardName, cardTiming, confidenceNote, rowName } from '@wyrmtable/words/dragon-farkle';
import { farkleRules as rules } from '@wyrmtable/words/farkle-rules';
import { lexicon } from '../games/dragon-farkle/lexicon.ts';
import type { RulesProps } from '../games/manifest.ts';
import { Told } from '../pieces/Told.tsx';
import { useSpeech } from '../shell/words.ts';
import { Leaf, RulesPage, Section, Text } from './parts.tsx';

function SoldierTable() {
  const { say, lang } = useSpeech();
  return (
    <table className="soldiers">
      <thead>
        <tr>
          <th scope="col">{say(rules.combination)}</th>
          <th scope="col">{say(rules.soldiers)}</th>
          <th scope="col">{say(rules.sure)}</th>
        </tr>
      </thead>
      <tbody>
        {SOLDIER_TABLE.map((row) => (
          <tr key={row.id}>
            <th scope="row">{rowName(lang, row.id)}</th>
            <td className="num">{number(lang, row.soldiers)}</td>
            <td>{confidenceNote(lang, row.confidence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CardRow({ card }: { readonly card: Card }) {
  const { say, lang } = useSpeech();
  const name = cardName(lang, card.id);
  return (
    <Leaf
      under="part"
      icon={card.icon}
      title={card.count > 1 ? say(rules.copies, { name, count: card.count }) : name}
      when={cardTiming(lang, card)}
      note={confidenceMark(lang, card.confidence)}
    >
      <p>
        <Told text={cardEffect(lang, card)} />
      </p>
    </Leaf>
  );
}

function Cards({ title, cards }: { readonly title: Message; readonly cards: readonly Card[] }) {
  const { say } = useSpeech();
  return (
    <>
      <h3>{say(title)}</h3>
      <ul className="leaves">
        {cards.map((card) => (
          <CardRow key={card.id} card={card} />
        ))}
      </ul>
    </>
  );
}

const CONTENTS: readonly (readonly [string, Message])[] = [
  ['goal', rules.goalTitle],
  ['turn', rules.turnTitle],
  ['worth', rules.tableTitle],
  ['recruit', rules.recruitTitle],
  ['event', rules.eventTitle],
  ['brawl', rules.brawlTitle],
  ['battle', rules.battleTitle],
  ['cards', rules.cardsTitle],
  ['legend', rules.legendTitle],
];

export function DragonFarkleRules({ learning }: RulesProps) {
  const { lang } = useSpeech();
  const figure = (value: number) => number(lang, value);
  return (
    <RulesPage game="dragon-farkle" learning={learning} lexicon={lexicon} contents={CONTENTS}>
      <Section id="goal" title={rules.goalTitle}>
        <Text of={rules.goal} with={{ wounds: 3 }} />
      </Section>
      <Section id="turn" title={rules.turnTitle}>
        <Text of={rules.turn} with={{ threshold: figure(LAIR_THRESHOLD) }} />
      </Section>
      <Section id="worth" title={rules.tableTitle}>
        <Text of={rules.table} />
        <SoldierTable />
      </Section>
      <Section id="recruit" title={rules.recruitTitle}>
        <Text of={rules.recruit} with={{ dice: DICE }} />
      </Section>
      <Section id="event" title={rules.eventTitle}>
        <Text of={rules.eventDragon} />
        <Text of={rules.eventRally} />
        <Text of={rules.eventBlank} />
      </Section>
      <Section id="brawl" title={rules.brawlTitle}>
        <Text of={rules.brawl} with={{ attack: DICE, defence: DEFENCE_DICE, bonus: figure(BRAWL_BONUS) }} />
      </Section>
      <Section id="battle" title={rules.battleTitle}>
        <Text of={rules.battle} with={{ dragon: WOUNDS_OF.dragon, rally: WOUNDS_OF.rally }} />
        <Text of={rules.lair} />
      </Section>
      <Section id="cards" title={rules.cardsTitle}>
        <Text of={rules.cards} />
        <Text of={rules.ours} />
        <Cards title={rules.companions} cards={COMPANIONS} />
        <Cards title={rules.items} cards={ITEMS} />
      </Section>
      <Section id="legend" title={rules.legendTitle}>
        <Text of={rules.legend} />
      </Section>
    </RulesPage>
  );
}
