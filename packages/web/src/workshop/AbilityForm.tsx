// An ability as a form: rows with what the dice must show, a defence with its dice, a passive with what it does and sells.
import type { Ability, Hooks, PlayNeed, Use } from '@wyrmtable/dice-throne';
import { type HeldFields, offersAt } from '@wyrmtable/dice-throne/check';
import { useText as textOfUse } from '@wyrmtable/words/dice-throne';
import { MOMENT_NAMES, WORKSHOP } from '@wyrmtable/words/workshop';
import { Btn } from '../pieces/Btn.tsx';
import { numbered } from '../pieces/numbered.ts';
import { useSpeech } from '../shell/words.ts';
import { useBench, vocabulary } from './bench.ts';
import { rowChance } from './draft/chances.ts';
import { PLAIN, put } from './draft/document.ts';
import { Field, Program } from './Field.tsx';
import { FlawsAt } from './Flaws.tsx';
import { ChoiceField } from './inputs.tsx';
import { Menu } from './Menu.tsx';
import { blank, fieldName, hookText, playNeedName } from './saying.ts';

export interface AbilityFormProps {
  readonly at: string;
  readonly ability: Ability;
}

/** The description of what is printed: fields of a status, which has hooks and uses like any passive. */
function statusFields(): HeldFields {
  const { hero } = vocabulary();
  const list = hero.kind === 'object' ? hero.fields.statuses : undefined;
  return list?.kind === 'list' && list.of.kind === 'object' ? list.of.fields : {};
}

function hookFields(): HeldFields {
  const { hooks } = statusFields();
  return hooks?.kind === 'object' ? hooks.fields : {};
}

function fieldsOfUse(): HeldFields {
  const { uses } = statusFields();
  return uses?.kind === 'list' && uses.of.kind === 'object' ? uses.of.fields : {};
}

const MOST_ROWS = 8;
const MOST_NEEDS = 6;
/** A figure of scenarios, which no hero brings along. */
const OF_SCENARIOS = 'perTurn';

function RowsForm({ at, ability }: AbilityFormProps) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  return (
    <>
      {numbered(ability.rows).map(({ key, value: row }) => {
        const place = `${at}.rows[${key - 1}]`;
        return (
          <fieldset className="part-row" key={key}>
            <legend>{say(WORKSHOP.row, { number: key })}</legend>
            <Field
              held={{ kind: 'tagged', of: 'need' }}
              at={`${place}.need`}
              value={row.need}
              label={fieldName(lang, 'need')}
            />
            <p className="chance">{say(WORKSHOP.chance, { chance: rowChance(draft.hero, row.need) })}</p>
            <FlawsAt at={place} inside={false} />
            <FlawsAt at={`${place}.need`} />
            <Program at={`${place}.effects`} effects={row.effects} label={say(WORKSHOP.rule)} />
            {ability.rows.length > 1 && (
              <Btn kind="quiet" icon="trash-can" onPress={() => edit((one) => put(one, place, undefined))}>
                {say(WORKSHOP.takeAway)}
              </Btn>
            )}
          </fieldset>
        );
      })}
      {ability.rows.length < MOST_ROWS && (
        <Btn
          onPress={() =>
            edit((one) =>
              put(one, `${at}.rows[${ability.rows.length}]`, { need: { kind: 'large-straight' }, effects: [PLAIN] }),
            )
          }
        >
          {say(WORKSHOP.addRow)}
        </Btn>
      )}
    </>
  );
}

export function HooksForm({ at, hooks }: { readonly at: string; readonly hooks: Hooks }) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const fields = hookFields();
  const there = Object.entries(hooks);
  const status = draft.statuses[0]?.id ?? 'stun';
  const absent = () =>
    Object.entries(fields).flatMap(([hook, held]) => {
      if (hook === OF_SCENARIOS || Object.hasOwn(hooks, hook)) return [];
      const value = blank(held, (one) => (one.kind === 'id' && one.of === 'group' ? 'group' : status));
      return [
        {
          key: hook,
          text: hookText(lang, draft.hero.id, hook, value),
          run: () => edit((one) => put(one, `${at}.${hook}`, value)),
        },
      ];
    });
  return (
    <>
      {there.map(([hook, value]) => {
        const held = fields[hook];
        const inner = held?.kind === 'maybe' ? held.of : held;
        return (
          <fieldset className="part-row" key={hook}>
            <legend>{hookText(lang, draft.hero.id, hook, value)}</legend>
            <FlawsAt at={`${at}.${hook}`} inside={false} />
            {inner !== undefined && (
              <Field held={inner} at={`${at}.${hook}`} value={value} label={say(WORKSHOP.rule)} />
            )}
            <Btn kind="quiet" icon="trash-can" onPress={() => edit((one) => put(one, `${at}.${hook}`, undefined))}>
              {say(WORKSHOP.takeAway)}
            </Btn>
          </fieldset>
        );
      })}
      <Menu label={say(WORKSHOP.addHook)} entries={absent} />
    </>
  );
}

/** What must be so before something is played, besides its timing and its cost. */
export function NeedsForm({ at, needs }: { readonly at: string; readonly needs: readonly PlayNeed[] }) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const name = (need: unknown) => playNeedName(lang, draft.hero.id, need);
  const { needs: held } = fieldsOfUse();
  const one = held?.kind === 'list' ? held.of : undefined;
  const end = `${at}[${needs.length}]`;
  const offered = () => {
    const figures = one?.kind === 'either' ? one.of.filter(({ kind }) => kind === 'object') : [];
    const status = draft.statuses[0]?.id ?? 'stun';
    const further = figures.map((figure) => blank(figure, () => status));
    const all = [...offersAt(draft, end).map(({ value }) => value), ...further];
    return all.map((value) => ({
      key: JSON.stringify(value),
      text: name(value),
      run: () => edit((was) => put(was, end, value)),
    }));
  };
  return (
    <div className="needs">
      {numbered(needs).map(({ key, value }) => {
        const place = `${at}[${key - 1}]`;
        const shape =
          one?.kind === 'either' && typeof value === 'object'
            ? one.of.find((shape) =>
                'kind' in value
                  ? shape.kind === 'tagged'
                  : shape.kind === 'object' && Object.keys(shape.fields).every((field) => field in value),
              )
            : undefined;
        return (
          <div className="slots__entry" key={key}>
            <p>{name(value)}</p>
            {shape !== undefined && <Field held={shape} at={place} value={value} label={fieldName(lang, 'needs')} />}
            <FlawsAt at={place} />
            <Btn kind="quiet" icon="trash-can" onPress={() => edit((was) => put(was, place, undefined))}>
              {say(WORKSHOP.takeAway)}
            </Btn>
          </div>
        );
      })}
      {needs.length < MOST_NEEDS && <Menu label={say(WORKSHOP.addNeed)} quiet entries={offered} />}
    </div>
  );
}

export interface UsesFormProps {
  readonly at: string;
  readonly uses: readonly Use[];
  /** The token that is spent, where the uses are a token's own. */
  readonly status: string | null;
}

const SIMPLE = ['cp', 'status', 'tokens', 'perTurn', 'matured', 'modifier'] as const;

export function UsesForm({ at, uses, status }: UsesFormProps) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const fields = fieldsOfUse();
  const moments = fields.moment?.kind === 'oneOf' ? fields.moment.of : [];
  const fresh: Use = {
    moment: 'main',
    cp: status === null ? 1 : 0,
    status,
    tokens: status === null ? 0 : 1,
    matured: false,
    perTurn: 'any',
    modifier: false,
    needs: [],
    effects: [PLAIN],
  };
  return (
    <>
      {numbered(uses).map(({ key, value: use }) => {
        const place = `${at}[${key - 1}]`;
        return (
          <fieldset className="part-row" key={key}>
            <legend>{textOfUse(lang, draft.hero.id, use)}</legend>
            <FlawsAt at={place} inside={false} />
            <div className="slots">
              <ChoiceField
                label={fieldName(lang, 'moment')}
                value={use.moment}
                options={moments.map((value) => {
                  const name = MOMENT_NAMES[value];
                  return { value, text: name === undefined ? value : say(name) };
                })}
                onChange={(value) => edit((one) => put(one, `${place}.moment`, value))}
              />
              {SIMPLE.map((field) => {
                const held = fields[field];
                return held === undefined ? null : (
                  <Field
                    key={field}
                    held={held}
                    at={`${place}.${field}`}
                    value={use[field]}
                    label={fieldName(lang, field)}
                  />
                );
              })}
            </div>
            <NeedsForm at={`${place}.needs`} needs={use.needs} />
            <Program at={`${place}.effects`} effects={use.effects} label={say(WORKSHOP.rule)} />
            <Btn kind="quiet" icon="trash-can" onPress={() => edit((one) => put(one, place, undefined))}>
              {say(WORKSHOP.takeAway)}
            </Btn>
          </fieldset>
        );
      })}
      <Btn onPress={() => edit((one) => put(one, `${at}[${uses.length}]`, fresh))}>{say(WORKSHOP.addUse)}</Btn>
    </>
  );
}

export function AbilityForm({ at, ability }: AbilityFormProps) {
  const { say, lang } = useSpeech();
  if (ability.kind === 'offensive' || ability.kind === 'ultimate') return <RowsForm at={at} ability={ability} />;
  if (ability.kind === 'passive') {
    return (
      <>
        <HooksForm at={`${at}.hooks`} hooks={ability.hooks} />
        <UsesForm at={`${at}.uses`} uses={ability.uses} status={null} />
      </>
    );
  }
  const dice = { kind: 'whole', least: 1, most: vocabulary().limits.dice } as const;
  return (
    <>
      <div className="slots">
        <Field held={dice} at={`${at}.dice`} value={ability.dice} label={fieldName(lang, 'dice')} />
        <Field
          held={{ ...dice, least: 0 }}
          at={`${at}.rerolls`}
          value={ability.rerolls}
          label={fieldName(lang, 'rerolls')}
        />
        <Field held={{ kind: 'flag' }} at={`${at}.unique`} value={ability.unique} label={fieldName(lang, 'unique')} />
      </div>
      <Program at={`${at}.effects`} effects={ability.effects} label={say(WORKSHOP.rule)} />
    </>
  );
}
