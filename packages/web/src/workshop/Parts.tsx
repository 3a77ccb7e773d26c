// The parts of a hero, each with its form and beside it what comes of it.
import type { Ability, ActionCard, Slot, Status, Upgrade } from '@wyrmtable/dice-throne';
import { STATUSES } from '@wyrmtable/dice-throne';
import { DIVISIONS } from '@wyrmtable/dice-throne/boxes';
import { ABILITY_KIND_NAMES, abilityName, CARD_KIND_NAMES, symbolName } from '@wyrmtable/words/dice-throne';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import type { ReactNode } from 'react';
import { Btn } from '../pieces/Btn.tsx';
import { numbered } from '../pieces/numbered.ts';
import { useSpeech } from '../shell/words.ts';
import { AbilityForm, HooksForm, NeedsForm, UsesForm } from './AbilityForm.tsx';
import { useBench } from './bench.ts';
import { addOtherSide, addSecond, addUpgrade, moved, ofKind, put, setFace } from './draft/document.ts';
import { Program } from './Field.tsx';
import { FlawsAt } from './Flaws.tsx';
import { IconField } from './Icons.tsx';
import { ChoiceField, FlagField, NumberField } from './inputs.tsx';
import { NameField } from './Names.tsx';
import { AbilityWhole, BoardPreview, CardPreview, TilePreview, TokenPreview } from './Preview.tsx';
import { choiceName, fieldName } from './saying.ts';

/** A form, and what it makes. */
function Part({ form, made }: { readonly form: ReactNode; readonly made: ReactNode }) {
  return (
    <div className="part">
      <div className="part__form">{form}</div>
      <div className="part__made">{made}</div>
    </div>
  );
}

const DEEP = [0.42, 0.09] as const;
const LIT = [0.86, 0.09] as const;
const PLAIN_LOOK = { accent: { deep: [...DEEP, 250], lit: [...LIT, 250] }, division: 'pale' } as const;

export function AboutPart() {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const { hero, look = PLAIN_LOOK } = draft;
  const hue = look.accent.deep[2];
  const paint = (value: number) =>
    edit((one) => put(one, 'look.accent', { deep: [...DEEP, value], lit: [...LIT, value] }), 'hue');
  return (
    <Part
      form={
        <>
          <NameField at="names.hero" kind="person" label={say(WORKSHOP.heroName)} />
          <NameField at="names.line" kind="title" label={say(WORKSHOP.line)} most={160} />
          <div className="slots">
            <NumberField
              label={say(WORKSHOP.complexity)}
              value={hero.complexity}
              least={1}
              most={6}
              onChange={(value) => edit((one) => put(one, 'hero.complexity', value), 'complexity')}
            />
            <IconField
              label={say(WORKSHOP.icon)}
              value={hero.icon}
              onChange={(icon) => edit((one) => put(one, 'hero.icon', icon))}
            />
            <ChoiceField
              label={say(WORKSHOP.division)}
              value={look.division}
              options={DIVISIONS.map((value) => ({ value, text: choiceName(lang, value) }))}
              onChange={(value) => edit((one) => put(one, 'look', { ...look, division: value }))}
            />
            <label className="slot">
              <span>{say(WORKSHOP.hue)}</span>
              <input
                type="range"
                className="hue"
                min={0}
                max={359}
                value={Math.round(hue)}
                onChange={(event) => paint(event.currentTarget.valueAsNumber)}
              />
            </label>
          </div>
          <Program at="hero.setUp" effects={hero.setUp} label={say(WORKSHOP.setUp)} />
          <FlawsAt at="names" inside={false} />
          <FlawsAt at="hero.slots" inside={false} />
          <FlawsAt at="hero.cards" inside={false} />
        </>
      }
      made={<BoardPreview hero={hero} />}
    />
  );
}

const NEW = ' new';

export function DiePart() {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const { hero } = draft;
  const symbols = [...new Set(hero.die)];
  return (
    <Part
      form={
        <>
          <div className="slots">
            {numbered(hero.die).map(({ key, value }) => (
              <ChoiceField
                key={key}
                label={say(WORKSHOP.face, { value: key })}
                value={value}
                options={[
                  ...symbols.map((symbol) => ({ value: symbol, text: symbolName(lang, hero.id, symbol) })),
                  { value: NEW, text: say(WORKSHOP.newSymbol) },
                ]}
                onChange={(symbol) => edit((one) => setFace(one, key, symbol === NEW ? null : symbol))}
              />
            ))}
          </div>
          <h3>{say(WORKSHOP.symbols)}</h3>
          {symbols.map((symbol) => (
            <div className="slots" key={symbol}>
              <IconField
                label={say(WORKSHOP.icon)}
                value={hero.faceIcons[symbol] ?? ''}
                onChange={(icon) => edit((one) => put(one, `hero.faceIcons.${symbol}`, icon))}
              />
              <NameField at={`names.symbols.${symbol}`} kind="noun" label={say(WORKSHOP.name)} />
            </div>
          ))}
        </>
      }
      made={<BoardPreview hero={hero} />}
    />
  );
}

const KINDS = ['offensive', 'defensive', 'passive', 'ultimate'] as const;

function KindField({ at, ability }: { readonly at: string; readonly ability: Ability }) {
  const { edit } = useBench();
  const { say } = useSpeech();
  return (
    <ChoiceField
      label={fieldName(useSpeech().lang, 'kind')}
      value={ability.kind}
      options={KINDS.map((kind) => ({ value: kind, text: say(ABILITY_KIND_NAMES[kind]) }))}
      onChange={(value) => {
        const kind = KINDS.find((one) => one === value);
        if (kind !== undefined) edit((one) => ofKind(one, at, ability.id, kind));
      }}
    />
  );
}

const COST = { least: 0, most: 15 } as const;
const MOST_SECOND = 3;

function UpgradeForm({ slot, upgrade }: { readonly slot: Slot; readonly upgrade: Upgrade }) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const at = `hero.slots.${slot.id}.upgrades.${upgrade.id}`;
  return (
    <details className="upgrade" open>
      <summary>{say(WORKSHOP.upgrade, { level: upgrade.level === 2 ? 'II' : 'III' })}</summary>
      <Part
        form={
          <>
            <NumberField
              label={fieldName(lang, 'cost')}
              value={upgrade.cost}
              {...COST}
              onChange={(value) => edit((one) => put(one, `${at}.cost`, value), `${at}.cost`)}
            />
            <FlawsAt at={at} inside={false} />
            <FlawsAt at={`${at}.cost`} />
            <AbilityForm at={`${at}.ability`} ability={upgrade.ability} />
            {upgrade.adds.map((ability) => (
              <fieldset className="part-row" key={ability.id}>
                <legend>{abilityName(lang, ability.id)}</legend>
                <NameField at={`names.added.${ability.id}`} kind="title" label={say(WORKSHOP.name)} />
                <AbilityForm at={`${at}.adds.${ability.id}`} ability={ability} />
                <Btn
                  kind="quiet"
                  icon="trash-can"
                  onPress={() => edit((one) => put(one, `${at}.adds.${ability.id}`, undefined))}
                >
                  {say(WORKSHOP.takeAway)}
                </Btn>
              </fieldset>
            ))}
            <div className="row">
              {upgrade.adds.length < MOST_SECOND && (
                <Btn kind="quiet" onPress={() => edit((one) => addSecond(one, slot.id, upgrade.id))}>
                  {say(WORKSHOP.addSecond)}
                </Btn>
              )}
              {upgrade === slot.upgrades.at(-1) && (
                <Btn kind="quiet" icon="trash-can" onPress={() => edit((one) => put(one, at, undefined))}>
                  {say(WORKSHOP.takeAway)}
                </Btn>
              )}
            </div>
          </>
        }
        made={<CardPreview hero={draft.hero} card={upgrade} />}
      />
    </details>
  );
}

export function SlotPart({ slot, gone }: { readonly slot: Slot; readonly gone: () => void }) {
  const { draft, edit } = useBench();
  const { say } = useSpeech();
  const { hero } = draft;
  const at = `hero.slots.${slot.id}`;
  const number = hero.slots.indexOf(slot);
  return (
    <>
      <Part
        form={
          <>
            <NameField at={`names.abilities.${slot.printed.id}`} kind="title" label={say(WORKSHOP.name)} />
            <KindField at={`${at}.printed`} ability={slot.printed} />
            <FlawsAt at={`${at}.printed`} inside={false} />
            <AbilityForm at={`${at}.printed`} ability={slot.printed} />
            <div className="row">
              <Btn
                kind="quiet"
                disabled={number === 0}
                onPress={() => edit((one) => moved(one, 'hero.slots', number, -1))}
              >
                {say(WORKSHOP.up)}
              </Btn>
              <Btn
                kind="quiet"
                disabled={number === hero.slots.length - 1}
                onPress={() => edit((one) => moved(one, 'hero.slots', number, 1))}
              >
                {say(WORKSHOP.down)}
              </Btn>
              {hero.slots.length > 1 && (
                <Btn
                  kind="quiet"
                  icon="trash-can"
                  onPress={() => {
                    edit((one) => put(one, at, undefined));
                    gone();
                  }}
                >
                  {say(WORKSHOP.takeAway)}
                </Btn>
              )}
            </div>
          </>
        }
        made={
          <>
            <div className="tile-preview">
              <TilePreview hero={hero} ability={slot.printed} />
            </div>
            <AbilityWhole hero={hero} ability={slot.printed} />
          </>
        }
      />
      {slot.otherSide !== null && (
        <details className="upgrade" open>
          <summary>{say(WORKSHOP.otherSide)}</summary>
          <Part
            form={
              <>
                {slot.otherSide.id !== slot.printed.id && (
                  <NameField at={`names.otherSide.${slot.otherSide.id}`} kind="title" label={say(WORKSHOP.name)} />
                )}
                <KindField at={`${at}.otherSide`} ability={slot.otherSide} />
                <FlawsAt at={`${at}.otherSide`} inside={false} />
                <AbilityForm at={`${at}.otherSide`} ability={slot.otherSide} />
                <Btn kind="quiet" icon="trash-can" onPress={() => edit((one) => put(one, `${at}.otherSide`, null))}>
                  {say(WORKSHOP.takeAway)}
                </Btn>
              </>
            }
            made={
              <>
                <div className="tile-preview">
                  <TilePreview hero={hero} ability={slot.otherSide} />
                </div>
                <AbilityWhole hero={hero} ability={slot.otherSide} />
              </>
            }
          />
        </details>
      )}
      {slot.upgrades.map((upgrade) => (
        <UpgradeForm key={upgrade.id} slot={slot} upgrade={upgrade} />
      ))}
      {slot.upgrades.length < 2 && slot.otherSide === null && (
        <Btn icon="upgrade" onPress={() => edit((one) => addUpgrade(one, slot.id))}>
          {say(WORKSHOP.addUpgrade)}
        </Btn>
      )}
      {slot.upgrades.length === 0 && slot.otherSide === null && (
        <Btn kind="quiet" onPress={() => edit((one) => addOtherSide(one, slot.id))}>
          {say(WORKSHOP.addOtherSide)}
        </Btn>
      )}
    </>
  );
}

const STATUS_KINDS = ['positive', 'negative', 'unique', 'companion'] as const;
const STATUS_FLAGS = ['persistent', 'removable', 'movable'] as const;

export function StatusPart({ status, gone }: { readonly status: Status; readonly gone: () => void }) {
  const { edit } = useBench();
  const { say, lang } = useSpeech();
  const at = `statuses.${status.id}`;
  return (
    <Part
      form={
        <>
          {STATUSES.some(({ id }) => id === status.id) && <p className="hint">{say(WORKSHOP.theirs)}</p>}
          <NameField at={`names.statuses.${status.id}`} kind="noun" label={say(WORKSHOP.name)} />
          <FlawsAt at={at} inside={false} />
          <div className="slots">
            <ChoiceField
              label={fieldName(lang, 'kind')}
              value={status.kind}
              options={STATUS_KINDS.map((value) => ({ value, text: choiceName(lang, value) }))}
              onChange={(value) => edit((one) => put(one, `${at}.kind`, value))}
            />
            <NumberField
              label={fieldName(lang, 'limit')}
              value={status.limit}
              least={1}
              most={99}
              onChange={(value) => edit((one) => put(one, `${at}.limit`, value), `${at}.limit`)}
            />
            <IconField
              label={say(WORKSHOP.icon)}
              value={status.icon}
              onChange={(icon) => edit((one) => put(one, `${at}.icon`, icon))}
            />
            {STATUS_FLAGS.map((flag) => (
              <FlagField
                key={flag}
                label={fieldName(lang, flag)}
                value={status[flag]}
                onChange={(value) => edit((one) => put(one, `${at}.${flag}`, value))}
              />
            ))}
          </div>
          <HooksForm at={`${at}.hooks`} hooks={status.hooks} />
          <UsesForm at={`${at}.uses`} uses={status.uses} status={status.id} />
          <Btn
            kind="quiet"
            icon="trash-can"
            onPress={() => {
              edit((one) => put(one, at, undefined));
              gone();
            }}
          >
            {say(WORKSHOP.takeAway)}
          </Btn>
        </>
      }
      made={<TokenPreview status={status} />}
    />
  );
}

const TIMINGS = ['main', 'roll', 'instant'] as const;

export interface CardPartProps {
  readonly card: ActionCard;
  /** `hero.cards.ID` or `hero.promo`. */
  readonly at: string;
  readonly gone: () => void;
}

export function CardPart({ card, at, gone }: CardPartProps) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  return (
    <Part
      form={
        <>
          <NameField at={`names.cards.${card.id}`} kind="title" label={say(WORKSHOP.name)} />
          <FlawsAt at={at} inside={false} />
          <FlawsAt at={`${at}.cost`} />
          <div className="slots">
            <NumberField
              label={fieldName(lang, 'cost')}
              value={card.cost}
              {...COST}
              onChange={(value) => edit((one) => put(one, `${at}.cost`, value), `${at}.cost`)}
            />
            <ChoiceField
              label={fieldName(lang, 'timing')}
              value={card.timing}
              options={TIMINGS.map((value) => ({ value, text: say(CARD_KIND_NAMES[value]) }))}
              onChange={(value) => edit((one) => put(one, `${at}.timing`, value))}
            />
            {card.timing === 'roll' && (
              <FlagField
                label={fieldName(lang, 'modifier')}
                value={card.modifier}
                onChange={(value) =>
                  edit((one) => {
                    const rest = card.needs.filter((need) => need !== 'an-attack');
                    return put(put(one, `${at}.modifier`, value), `${at}.needs`, value ? ['an-attack', ...rest] : rest);
                  })
                }
              />
            )}
          </div>
          <NeedsForm at={`${at}.needs`} needs={card.needs} />
          <Program at={`${at}.effects`} effects={card.effects} label={say(WORKSHOP.rule)} />
          <Btn
            kind="quiet"
            icon="trash-can"
            onPress={() => {
              edit((one) => put(one, at, at === 'hero.promo' ? null : undefined));
              gone();
            }}
          >
            {say(WORKSHOP.takeAway)}
          </Btn>
        </>
      }
      made={<CardPreview hero={draft.hero} card={card} />}
    />
  );
}
