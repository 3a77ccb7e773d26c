// One slot of a verb, a number, a condition, or of what they are printed on: drawn by what the vocabulary says it holds. Programs
// stand here too, since slots hold programs and programs slots.
import { type Held, type HeldFields, type Offer, offersAt } from '@wyrmtable/dice-throne/check';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { useState } from 'react';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { numbered } from '../pieces/numbered.ts';
import { useSpeech } from '../shell/words.ts';
import { isData, isEffect, useBench, vocabulary } from './bench.ts';
import { type Draft, moved, put } from './draft/document.ts';
import { FlawsAt } from './Flaws.tsx';
import { ChoiceField, FlagField, NumberField } from './inputs.tsx';
import { Menu } from './Menu.tsx';
import { blank, choiceName, fieldName, idName, literalText, offered } from './saying.ts';

export interface FieldProps {
  readonly held: Held;
  readonly at: string;
  readonly value: unknown;
  readonly label: string;
}

/** The first id that would do, for a new entry. */
const firstId =
  (draft: Draft) =>
  (held: Held): string | undefined => {
    if (held.kind !== 'id') return undefined;
    const { hero, statuses } = draft;
    const ids = {
      symbol: hero.die[0],
      status: statuses[0]?.id ?? 'stun',
      slot: hero.slots[0]?.id,
      ability: hero.slots[0]?.id,
    };
    return Object.hasOwn(ids, held.of) ? new Map(Object.entries(ids)).get(held.of) : held.of;
  };

/** What offers call a place that may be left empty. */
const NOTHING = 'null';

/** The field that a place is. */
const fieldAt = (at: string): string => at.slice(at.lastIndexOf('.') + 1);

/** Whether it is one list to choose from: words, ids, or nothing. */
const isOneList = ({ kind }: Held): boolean => kind === 'only' || kind === 'oneOf' || kind === 'id';

/** Words or ids, of which only those that fit are offered. */
function OfferedField({ held, at, value, label }: FieldProps) {
  const { draft, edit } = useBench();
  const { lang } = useSpeech();
  const offers = offersAt(draft, at);
  const all =
    offers.length > 0 ? offers : held.kind === 'oneOf' ? held.of.map((name): Offer => ({ name, value: name })) : [];
  const ids = (held.kind === 'either' ? held.of : [held]).find(({ kind }) => kind === 'id');
  const text = (name: string) =>
    ids === undefined || name === NOTHING
      ? choiceName(lang, name, fieldAt(at))
      : idName(lang, draft.hero.id, ids, name);
  const now = String(value);
  const options = all.some(({ name }) => name === now) ? all : [{ name: now, value }, ...all];
  return (
    <ChoiceField
      label={label}
      value={now}
      options={options.map(({ name }) => ({ value: name, text: text(name) }))}
      onChange={(name) => {
        const offer = options.find((one) => one.name === name);
        if (offer !== undefined) edit((one) => put(one, at, offer.value));
      }}
    />
  );
}

/** A number, a condition or a requirement: which, and its own slots. */
function LiteralField({ held, at, value, label }: FieldProps & { readonly held: Held & { readonly kind: 'tagged' } }) {
  const { draft, edit } = useBench();
  const { lang } = useSpeech();
  const family = vocabulary().families[held.of];
  const which = isData(value) ? value[family.tag] : undefined;
  const fields = typeof which === 'string' ? family.entries[which]?.fields : undefined;
  const entries = () =>
    offered(lang, draft.hero.id, offersAt(draft, at)).map((offer) => ({
      ...offer,
      run: () => edit((one) => put(one, at, offer.value)),
    }));
  return (
    <fieldset className="slot slot--literal">
      <legend className="slot__name">{label}</legend>
      {typeof value === 'number' ? (
        <NumberField
          label={label}
          named
          value={value}
          least={0}
          most={vocabulary().limits.number}
          onChange={(next) => edit((one) => put(one, at, next), at)}
        />
      ) : (
        <span className="slot__says">{literalText(lang, draft.hero.id, value)}</span>
      )}
      <ChangeMenu entries={entries} />
      {fields !== undefined && <Fields fields={fields} at={at} value={value} />}
    </fieldset>
  );
}

function ChangeMenu({ entries }: Pick<Parameters<typeof Menu>[0], 'entries'>) {
  const { say } = useSpeech();
  return <Menu label={say(WORKSHOP.change)} quiet entries={entries} />;
}

/** How many of each symbol of the die. */
function SymbolsField({ at, value, most }: { readonly at: string; readonly value: unknown; readonly most: number }) {
  const { draft, edit } = useBench();
  const { lang } = useSpeech();
  const counts: Readonly<Record<string, unknown>> = isData(value) ? value : {};
  return (
    <>
      {[...new Set(draft.hero.die)].map((symbol) => {
        const count = counts[symbol];
        return (
          <NumberField
            key={symbol}
            label={idName(lang, draft.hero.id, { kind: 'id', of: 'symbol' }, symbol)}
            value={typeof count === 'number' ? count : 0}
            least={0}
            most={most}
            onChange={(next) => edit((one) => put(one, `${at}.${symbol}`, next === 0 ? undefined : next), at)}
          />
        );
      })}
    </>
  );
}

function ListField({ held, at, value, label }: FieldProps & { readonly held: Held & { readonly kind: 'list' } }) {
  const { draft, edit } = useBench();
  const { say } = useSpeech();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="slots">
      <legend>{label}</legend>
      {numbered(entries).map(({ key, value: entry }) => {
        const place = `${at}[${key - 1}]`;
        return (
          <div className="slots__entry" key={place}>
            <Field held={held.of} at={place} value={entry} label={`${key}`} />
            {entries.length > held.least && (
              <button
                type="button"
                className="btn"
                data-kind="quiet"
                aria-label={`${say(WORKSHOP.takeAway)}: ${label} ${key}`}
                onClick={() => edit((one) => put(one, place, undefined))}
              >
                <Icon name="cancel" />
              </button>
            )}
          </div>
        );
      })}
      {entries.length < held.most && (
        <button
          type="button"
          className="btn"
          data-kind="quiet"
          onClick={() => edit((one) => put(one, `${at}[${entries.length}]`, blank(held.of, firstId(draft))))}
        >
          {say(WORKSHOP.addEntry)}
        </button>
      )}
    </fieldset>
  );
}

/** One of several shapes: nothing, a word, a number, a condition. */
function EitherField({ held, at, value, label }: FieldProps & { readonly held: Held & { readonly kind: 'either' } }) {
  const { draft, edit } = useBench();
  const { lang } = useSpeech();
  const shapes = held.of.flatMap((one): { key: string; held: Held; value: unknown }[] => {
    if (one.kind === 'oneOf') return one.of.map((word) => ({ key: word, held: one, value: word }));
    if (one.kind === 'only')
      return [{ key: one.value === null ? 'nothing' : String(one.value), held: one, value: one.value }];
    return [{ key: 'number', held: one, value: blank(one, firstId(draft)) }];
  });
  const plain = shapes.find((one) => one.value === value);
  const now = plain ?? shapes.find(({ key }) => key === 'number') ?? shapes[0];
  if (now === undefined) return null;
  const text = ({ key, held: one }: (typeof shapes)[number]) =>
    key === 'number' && one.kind !== 'whole' ? label : choiceName(lang, key);
  return (
    <>
      <ChoiceField
        label={label}
        value={now.key}
        options={shapes.map((one) => ({ value: one.key, text: text(one) }))}
        onChange={(key) => {
          const shape = shapes.find((one) => one.key === key);
          if (shape !== undefined) edit((one) => put(one, at, shape.value));
        }}
      />
      {plain === undefined && <Field held={now.held} at={at} value={value} label={label} />}
    </>
  );
}

/** Something that may be left out. */
function MaybeField({ held, at, value, label }: FieldProps & { readonly held: Held & { readonly kind: 'maybe' } }) {
  const { draft, edit } = useBench();
  const there = value !== undefined;
  return (
    <>
      <FlagField
        label={label}
        value={there}
        onChange={(on) => edit((one) => put(one, at, on ? blank(held.of, firstId(draft)) : undefined))}
      />
      {there && held.of.kind !== 'only' && <Field held={held.of} at={at} value={value} label={label} />}
    </>
  );
}

export function Field(props: FieldProps) {
  const { held, at, value, label } = props;
  const { edit } = useBench();
  switch (held.kind) {
    case 'whole':
    case 'part':
      return (
        <NumberField
          label={label}
          value={typeof value === 'number' ? value : held.least}
          least={held.least}
          most={held.most}
          onChange={(next) => edit((one) => put(one, at, next), at)}
        />
      );
    case 'flag':
      return <FlagField label={label} value={value === true} onChange={(on) => edit((one) => put(one, at, on))} />;
    case 'oneOf':
    case 'id':
      return <OfferedField {...props} />;
    case 'tagged':
      return <LiteralField {...props} held={held} />;
    case 'either':
      return held.of.every(isOneList) ? <OfferedField {...props} /> : <EitherField {...props} held={held} />;
    case 'record':
      return <SymbolsField at={at} value={value} most={held.of.kind === 'whole' ? held.of.most : 1} />;
    case 'list':
      return held.of.kind === 'tagged' && held.of.of === 'effect' ? (
        <Program at={at} effects={value} label={label} />
      ) : (
        <ListField {...props} held={held} />
      );
    case 'object':
      return <Fields fields={held.fields} at={at} value={value} />;
    case 'maybe':
      return <MaybeField {...props} held={held} />;
    case 'only':
    case 'text':
      return null;
  }
}

/** All slots of something, by the names of its fields. */
function Fields({ fields, at, value }: { readonly fields: HeldFields; readonly at: string; readonly value: unknown }) {
  const { lang } = useSpeech();
  const data: Readonly<Record<string, unknown>> = isData(value) ? value : {};
  return (
    <div className="slots">
      {Object.entries(fields).map(([field, held]) => (
        <Field key={field} held={held} at={`${at}.${field}`} value={data[field]} label={fieldName(lang, field)} />
      ))}
    </div>
  );
}

export interface ProgramProps {
  readonly at: string;
  readonly effects: unknown;
  readonly label: string;
}

interface EffectRowProps {
  readonly at: string;
  readonly list: string;
  readonly number: number;
  readonly last: boolean;
  readonly value: unknown;
  readonly open: boolean;
  readonly toggle: () => void;
}

function EffectRow({ at, list, number, last, value, open, toggle }: EffectRowProps) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const fields = isEffect(value) ? vocabulary().families.effect.entries[value.verb]?.fields : undefined;
  const entries = () =>
    offered(lang, draft.hero.id, offersAt(draft, at)).map((offer) => ({
      ...offer,
      run: () => edit((one) => put(one, at, offer.value)),
    }));
  return (
    <li className="deed" data-open={open || undefined}>
      <button type="button" className="deed__says" aria-expanded={open} onClick={toggle}>
        {literalText(lang, draft.hero.id, value)}
      </button>
      <FlawsAt at={at} inside={!open} />
      {open && (
        <div className="deed__slots">
          {fields !== undefined && <Fields fields={fields} at={at} value={value} />}
          <div className="row">
            <ChangeMenu entries={entries} />
            <Btn kind="quiet" disabled={number === 0} onPress={() => edit((one) => moved(one, list, number, -1))}>
              {say(WORKSHOP.up)}
            </Btn>
            <Btn kind="quiet" disabled={last} onPress={() => edit((one) => moved(one, list, number, 1))}>
              {say(WORKSHOP.down)}
            </Btn>
            <Btn kind="quiet" icon="trash-can" onPress={() => edit((one) => put(one, at, undefined))}>
              {say(WORKSHOP.takeAway)}
            </Btn>
          </div>
        </div>
      )}
    </li>
  );
}

export function Program({ at, effects, label }: ProgramProps) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const [open, setOpen] = useState(-1);
  const deeds: readonly unknown[] = Array.isArray(effects) ? effects : [];
  const end = `${at}[${deeds.length}]`;
  const entries = () =>
    offered(lang, draft.hero.id, offersAt(draft, end)).map((offer) => ({
      ...offer,
      run: () => {
        edit((one) => put(one, end, offer.value));
        setOpen(deeds.length);
      },
    }));
  return (
    <fieldset className="program">
      <legend>{label}</legend>
      <ol>
        {numbered(deeds).map(({ key, value }) => {
          const i = key - 1;
          return (
            <EffectRow
              key={key}
              at={`${at}[${i}]`}
              list={at}
              number={i}
              last={i === deeds.length - 1}
              value={value}
              open={open === i}
              toggle={() => setOpen(open === i ? -1 : i)}
            />
          );
        })}
      </ol>
      <Menu label={say(WORKSHOP.addEffect)} entries={entries} />
    </fieldset>
  );
}
