// Etchinstone's rules page: a short text, then every trait, region, dragon and card, read from the content.
import {
  CARDS_FOR_ENCOUNTER,
  DETOURS,
  DIFFICULTY_IDS,
  DRAGONS,
  ENCOUNTER_KINDS,
  HAND_SIZE,
  JOURNEY_HAND,
  KNOCKOUT_DISCARD,
  LAST_REGION,
  MAGE_CARDS,
  type MageCard,
  REGIONS,
  type Region,
  TRAITS,
  WRONG_KIND_VALUE,
} from '@wyrmtable/etchinstone';
import type { Message } from '@wyrmtable/words';
import { etchRules as rules } from '@wyrmtable/words/etch-rules';
import {
  BEST_SCORE,
  cardNote,
  cardText,
  difficultyName,
  difficultyText,
  dragonName,
  dragonNote,
  dragonText,
  encounterName,
  encounterNote,
  encounterText,
  encounterTitle,
  fullCardName,
  glossary,
  optionName,
  optionText,
  regionName,
  roleName,
  roleText,
  traitKindName,
  traitName,
  traitText,
} from '@wyrmtable/words/etchinstone';
import { lexicon } from '../games/etchinstone/lexicon.ts';
import type { RulesProps } from '../games/manifest.ts';
import { Told } from '../pieces/Told.tsx';
import { useSpeech } from '../shell/words.ts';
import { Leaf, RulesPage, Section, Terms, Text } from './parts.tsx';

function Encounters({ region, number }: { readonly region: Region; readonly number: number }) {
  const { lang } = useSpeech();
  return (
    <>
      <h3>{regionName(lang, number)}</h3>
      <ul className="leaves">
        {ENCOUNTER_KINDS.flatMap((kind) =>
          (kind === 'enemy' ? region.enemies : region.journeys).map(({ type }) => (
            <Leaf
              key={`${kind} ${type}`}
              under="part"
              icon={kind === 'enemy' ? 'crossed-swords' : region.icon}
              title={encounterTitle(lang, number, kind, type)}
              when={encounterName(lang, kind, type)}
              note={encounterNote(lang, number, kind, type)}
            >
              <p>
                <Told text={encounterText(lang, number, kind, type)} />
              </p>
            </Leaf>
          )),
        )}
      </ul>
    </>
  );
}

function CardLeaf({ card }: { readonly card: MageCard }) {
  const { say, lang } = useSpeech();
  return (
    <Leaf icon={card.icon} title={fullCardName(lang, card.id)} note={cardNote(lang, card.id, 4)}>
      {card.faces.map(({ level }) => (
        <p key={level}>
          <b>{say(rules.level, { level })}.</b> {cardText(lang, card.id, level)}
        </p>
      ))}
    </Leaf>
  );
}

const CONTENTS: readonly (readonly [string, Message])[] = [
  ['goal', rules.goalTitle],
  ['encounter', rules.encounterTitle],
  ['roles', rules.rolesTitle],
  ['outcome', rules.outcomeTitle],
  ['final', rules.finalTitle],
  ['difficulty', rules.difficultyTitle],
  ['traits', rules.traitsTitle],
  ['regions', rules.regionsTitle],
  ['dragons', rules.dragonsTitle],
  ['cards', rules.cardsTitle],
  ['words', rules.wordsTitle],
];

function Play() {
  return (
    <>
      <Section id="goal" title={rules.goalTitle}>
        <Text of={rules.goal} with={{ cards: MAGE_CARDS.length, regions: LAST_REGION, best: BEST_SCORE }} />
      </Section>
      <Section id="encounter" title={rules.encounterTitle}>
        <Text of={rules.challenge} with={{ detours: DETOURS }} />
        <Text of={rules.action} />
        <Text of={rules.penalty} with={{ knockout: KNOCKOUT_DISCARD }} />
        <Text of={rules.upgrade} />
        <Text of={rules.cleanup} with={{ least: CARDS_FOR_ENCOUNTER, hand: HAND_SIZE }} />
      </Section>
      <RoleSection />
      <Section id="outcome" title={rules.outcomeTitle}>
        <Text of={rules.enemy} />
        <Text of={rules.journey} />
        <Text of={rules.wrong} with={{ wrong: WRONG_KIND_VALUE }} />
      </Section>
      <Section id="final" title={rules.finalTitle}>
        <Text of={rules.final} with={{ final: JOURNEY_HAND }} />
      </Section>
    </>
  );
}

function RoleSection() {
  const { lang } = useSpeech();
  const places = ['spell', 'element', 'boost', 'spare', 'hidden', 'key'] as const;
  return (
    <Section id="roles" title={rules.rolesTitle}>
      <Terms entries={places.map((place) => [roleName(lang, place), roleText(lang, place)])} />
    </Section>
  );
}

function Content() {
  const { lang } = useSpeech();
  return (
    <>
      <Section id="difficulty" title={rules.difficultyTitle}>
        <Terms
          entries={[
            ...DIFFICULTY_IDS.map((id) => [difficultyName(lang, id), difficultyText(lang, id)] as const),
            ...(['cavalier', 'glassCannon'] as const).map(
              (id) => [optionName(lang, id), optionText(lang, id)] as const,
            ),
          ]}
        />
      </Section>
      <Section id="traits" title={rules.traitsTitle}>
        <ul className="leaves">
          {TRAITS.map(({ id, kind, icon }) => (
            <Leaf key={id} icon={icon} title={traitName(lang, id)} when={traitKindName(lang, kind)}>
              <p>
                <Told text={traitText(lang, id)} />
              </p>
            </Leaf>
          ))}
        </ul>
      </Section>
      <Section id="regions" title={rules.regionsTitle}>
        <Text of={rules.ours} />
        {REGIONS.map((region, i) => (
          <Encounters key={region.id} region={region} number={i + 1} />
        ))}
      </Section>
      <Section id="dragons" title={rules.dragonsTitle}>
        <ul className="leaves">
          {DRAGONS.map(({ id, icon }) => (
            <Leaf key={id} icon={icon} title={dragonName(lang, id)} note={dragonNote(lang, id)}>
              <p>
                <Told text={dragonText(lang, id)} />
              </p>
            </Leaf>
          ))}
        </ul>
      </Section>
      <Section id="cards" title={rules.cardsTitle}>
        <ul className="leaves">
          {MAGE_CARDS.map((card) => (
            <CardLeaf key={card.id} card={card} />
          ))}
        </ul>
      </Section>
      <Section id="words" title={rules.wordsTitle}>
        <Terms entries={glossary(lang).map(({ term, meaning }) => [term, meaning])} />
      </Section>
    </>
  );
}

export function EtchinstoneRules({ learning }: RulesProps) {
  return (
    <RulesPage game="etchinstone" learning={learning} lexicon={lexicon} contents={CONTENTS}>
      <Play />
      <Content />
    </RulesPage>
  );
}
