// Adventures' rules page: a short text, the loot table, and every tile, minion, boss, loot card and token, read from the content.
import './throne.css';
import {
  BOSSES,
  type Boss,
  CLASSES,
  DIFFICULTIES,
  EXTRA_MINIONS,
  LOOT,
  LOOT_TABLE,
  type LootClass,
  MINIONS,
  type Minion,
  PRICES,
  STATUS_IDS,
  TILES,
  VISEER,
} from '@wyrmtable/adventures';
import type { Confidence } from '@wyrmtable/kernel';
import { confidenceMark, type Message } from '@wyrmtable/words';
import {
  bossCardText,
  CLASS_NAMES,
  difficultyName,
  difficultyText,
  enemyName,
  heroBonusText,
  levelNumeral,
  lootName,
  lootSigns,
  lootText,
  minionTexts,
  objectiveText,
  rewardText,
  tileName,
  tileText,
  tokenText,
} from '@wyrmtable/words/adventures';
import { adventureRules as rules } from '@wyrmtable/words/adventures-rules';
import { abilityName, abilityText, cardName, cardTiming, statusName } from '@wyrmtable/words/dice-throne';
import { table } from '@wyrmtable/words/shell-table';
import { throneRules } from '@wyrmtable/words/throne-rules';
import { type ReactNode, useState } from 'react';
import '../games/adventures/fight/arms.ts';
import { lexicon } from '../games/adventures/lexicon.ts';
import { accentOf, heroArms } from '../games/dice-throne/hero-arms.ts';
import type { RulesProps } from '../games/manifest.ts';
import { Portrait } from '../pieces/Portrait.tsx';
import { Told } from '../pieces/Told.tsx';
import { useSpeech } from '../shell/words.ts';
import { Keywords, Leaf, RulesPage, Section, Terms, Text } from './parts.tsx';

const LEVELS = [1, 2, 3, 4] as const;

/** Hundreds of texts: they are made when somebody opens the book there. */
function Book(props: { readonly title: string; readonly enemy?: string; readonly children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="hero-book"
      data-accent={props.enemy === undefined ? undefined : accentOf(props.enemy)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {props.enemy !== undefined && <Portrait arms={heroArms(props.enemy)} />}
        <b>{props.title}</b>
      </summary>
      {open && props.children()}
    </details>
  );
}

function useMark() {
  const { lang } = useSpeech();
  return (confidence: Confidence): string => confidenceMark(lang, confidence);
}

function Minions({ of }: { readonly of: readonly Minion[] }) {
  const { say, lang } = useSpeech();
  const mark = useMark();
  return (
    <ul className="leaves">
      {of.map((minion) => {
        const { objective, signs, attack, defence, passive, reward } = minionTexts(lang, minion);
        const rows = attack.rows.map(({ need, text }) => `${need}: ${text}`);
        return (
          <Leaf
            key={minion.id}
            under="part"
            icon={heroArms(minion.id).charge}
            title={enemyName(lang, minion.id)}
            when={say(rules.health, { health: minion.health })}
            note={mark(minion.confidence)}
          >
            {[signs, objective, ...rows, attack.shared, defence, passive, reward]
              .filter((text) => text !== '')
              .map((text) => (
                <p key={text}>
                  <Told text={text} />
                </p>
              ))}
          </Leaf>
        );
      })}
    </ul>
  );
}

function BossPages({ boss }: { readonly boss: Boss }) {
  const { say, lang } = useSpeech();
  const mark = useMark();
  const upgrades = boss.board.slots.flatMap((slot) => slot.upgrades);
  return (
    <>
      <h4>{say(throneRules.abilities)}</h4>
      <ul className="leaves">
        {boss.board.slots.map(({ printed }) => (
          <Leaf
            key={printed.id}
            under="part"
            icon={heroArms(boss.id).charge}
            title={abilityName(lang, printed.id)}
            note={mark(boss.confidence)}
          >
            <p>
              <Told text={abilityText(lang, boss.id, printed)} />
            </p>
          </Leaf>
        ))}
      </ul>
      <h4>{say(rules.cards)}</h4>
      <ul className="leaves">
        {upgrades.map((card) => (
          <Leaf key={card.id} under="part" icon="upgrade" title={cardName(lang, card.id)} note={mark(card.confidence)}>
            <p>
              <Told text={bossCardText(lang, boss, card)} />
            </p>
          </Leaf>
        ))}
        {boss.cards.map((one) => (
          <Leaf
            key={one.card.id}
            under="part"
            icon="card-play"
            title={cardName(lang, one.card.id)}
            when={cardTiming(lang, one.card)}
            note={mark(one.card.confidence)}
          >
            <p>
              <Told text={bossCardText(lang, boss, one.card)} />
            </p>
            <p>
              <Told text={objectiveText(lang, boss.id, one.objective)} />
            </p>
            <p>
              <Told text={heroBonusText(lang, one)} />
            </p>
          </Leaf>
        ))}
      </ul>
    </>
  );
}

function LootPages({ of }: { readonly of: LootClass }) {
  const { lang } = useSpeech();
  const mark = useMark();
  return (
    <ul className="leaves">
      {LOOT.filter((loot) => loot.class === of).map((loot) => (
        <Leaf
          key={loot.number}
          under="part"
          icon="chest"
          title={lootName(lang, loot.card.id)}
          when={cardTiming(lang, loot.card)}
          note={mark(loot.card.confidence)}
        >
          <p>
            <Told text={lootText(lang, loot)} />
          </p>
          {lootSigns(lang, loot) !== '' && (
            <p>
              <Told text={lootSigns(lang, loot)} />
            </p>
          )}
        </Leaf>
      ))}
    </ul>
  );
}

/** What the twenty-sided die brings from each chest (ADV-13). */
function LootTable() {
  const { say, lang } = useSpeech();
  const results = Array.from({ length: 20 }, (_, i) => i);
  return (
    <table className="soldiers damage-types">
      <thead>
        <tr>
          <th scope="col">{say(rules.roll)}</th>
          {LOOT_TABLE.map(({ chest }) => (
            <th key={chest} scope="col">
              {say(rules.chest, { number: chest })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result}>
            <th scope="row">{result + 1}</th>
            {LOOT_TABLE.map(({ chest, results: row }) => {
              const reward = row[result];
              return <td key={chest}>{reward === undefined ? '' : rewardText(lang, reward)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CONTENTS: readonly (readonly [string, Message])[] = [
  ['goal', rules.goalTitle],
  ['explore', rules.exploreTitle],
  ['minions', rules.minionsTitle],
  ['bosses', rules.bossesTitle],
  ['loot', rules.lootTitle],
  ['difficulties', rules.difficultiesTitle],
  ['versus', rules.versusTitle],
  ['tiles', rules.tilesTitle],
  ['tokens', rules.tokensTitle],
  ['glossary', table.glossary],
];

function Tiles({ level }: { readonly level: number }) {
  const { lang } = useSpeech();
  const mark = useMark();
  // Families of equal tiles stand here once.
  const kinds = new Map(TILES.filter((tile) => tile.level === level).map((tile) => [tile.id, tile]));
  return (
    <ul className="leaves">
      {[...kinds.values()].map((tile) => (
        <Leaf
          key={tile.id}
          under="part"
          icon="treasure-map"
          title={tileName(lang, tile.id)}
          note={mark(tile.confidence)}
        >
          <p>
            <Told text={tileText(lang, tile)} />
          </p>
        </Leaf>
      ))}
    </ul>
  );
}

export function AdventuresRules({ learning }: RulesProps) {
  const { say, lang } = useSpeech();
  const levelled = (level: number) => say(rules.level, { level: levelNumeral(level) });
  return (
    <RulesPage game="adventures" learning={learning} lexicon={lexicon} contents={CONTENTS}>
      <Section id="goal" title={rules.goalTitle}>
        <Text of={rules.goal} />
        <Text of={rules.campaign} />
      </Section>
      <Section id="explore" title={rules.exploreTitle}>
        <Text of={rules.move} />
        <Text of={rules.reveal} />
        <Text of={rules.salves} />
        <Text of={rules.portal} />
      </Section>
      <Section id="minions" title={rules.minionsTitle}>
        <Text of={rules.minions} />
        <Text of={rules.minionsList} with={{ count: MINIONS.length }} />
        {LEVELS.map((level) => (
          <Book key={level} title={levelled(level)}>
            {() => <Minions of={MINIONS.filter((minion) => minion.level === level)} />}
          </Book>
        ))}
        <Book title={say(rules.further)}>{() => <Minions of={[...EXTRA_MINIONS, VISEER]} />}</Book>
      </Section>
      <Section id="bosses" title={rules.bossesTitle}>
        <Text of={rules.bosses} />
        {BOSSES.map((boss) => (
          <Book key={boss.id} title={enemyName(lang, boss.id)} enemy={boss.id}>
            {() => <BossPages boss={boss} />}
          </Book>
        ))}
      </Section>
      <Section id="loot" title={rules.lootTitle}>
        <Text of={rules.chests} />
        <div className="scrolled">
          <LootTable />
        </div>
        <Text of={rules.shop} with={{ identify: PRICES.identify, sell: PRICES.sale }} />
        <Text of={rules.loot} />
        {CLASSES.map((kind) => (
          <Book key={kind} title={say(CLASS_NAMES[kind])}>
            {() => <LootPages of={kind} />}
          </Book>
        ))}
      </Section>
      <Section id="difficulties" title={rules.difficultiesTitle}>
        <Terms entries={DIFFICULTIES.map((one) => [difficultyName(lang, one.id), difficultyText(lang, one)])} />
      </Section>
      <Section id="versus" title={rules.versusTitle}>
        <Text of={rules.versus} />
      </Section>
      <Section id="tiles" title={rules.tilesTitle}>
        {LEVELS.map((level) => (
          <Book key={level} title={levelled(level)}>
            {() => <Tiles level={level} />}
          </Book>
        ))}
      </Section>
      <Section id="tokens" title={rules.tokensTitle}>
        <Terms entries={STATUS_IDS.map((id) => [statusName(lang, id), tokenText(lang, id)])} />
      </Section>
      <Keywords />
    </RulesPage>
  );
}
