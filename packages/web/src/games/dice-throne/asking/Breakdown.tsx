// Why a number of damage is what it is: for what is on its way, line by line, and for what landed last.
import './breakdown.css';
import '../../../pieces/keywords.css';
import type { BreakdownLine, DamageType, PoolView, ThroneEvent } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { breakdownLine, DAMAGE_NAMES, damageText } from '@wyrmtable/words/dice-throne';
import { BREAKDOWN_PANEL as WORDS } from '@wyrmtable/words/throne-asking';
import { Icon } from '../../../pieces/Icon.tsx';
import { numbered } from '../../../pieces/numbered.ts';
import { Rule } from '../../../pieces/Rule.tsx';
import { Told } from '../../../pieces/Told.tsx';
import { Unfold } from '../../../pieces/Unfold.tsx';
import { Why } from '../../../pieces/Why.tsx';
import { BREAKDOWN_RULES } from '../../../why/dice-throne.ts';
import { isThroneEvent } from '../happening.ts';
import { nameOf, type ThroneTable, useThrone } from '../table.ts';

/** Each type of damage has a shape of its own; colour only repeats it. */
const TYPE_ICONS: Readonly<Record<DamageType, string>> = {
  normal: 'crossed-swords',
  undefendable: 'broken-shield',
  pure: 'water-drop',
  collateral: 'burst-blob',
  ultimate: 'sun-radiations',
};
const TYPE_NOTES = {
  normal: WORDS.defendable,
  undefendable: WORDS.undefendable,
  pure: WORDS.pure,
  collateral: WORDS.pure,
  ultimate: WORDS.ultimate,
} as const;

const LINE_ICONS: Readonly<Record<BreakdownLine['what'], string>> = {
  base: 'crossed-swords',
  plus: 'sword-wound',
  minus: 'shield',
  half: 'shield',
  times: 'sword-wound',
  avoided: 'wing-cloak',
  shielded: 'shield',
};

interface Source {
  readonly by: Seat;
  readonly at: Seat | null;
  readonly type: DamageType;
  readonly subtotal: number;
  readonly damage: number;
  readonly lines: readonly BreakdownLine[];
}

/** The sum is worth a line only where something is computed from it (DT-15.4). */
const isHalved = ({ lines }: Source): boolean => lines.some(({ what }) => what === 'half' || what === 'times');

function SourceLines({ source }: { readonly source: Source }) {
  const table = useThrone();
  const { say, lang } = table;
  const { by, at, type, damage, subtotal, lines } = source;
  const names = { by: nameOf(table, by), at: nameOf(table, at) };
  return (
    <li className="source" data-type={type}>
      <h3 className="source__route">
        <Icon name={TYPE_ICONS[type]} />
        <span>{at === null ? say(WORDS.unaimed, names) : say(WORDS.route, names)}</span>
      </h3>
      <p className="source__type">
        <Unfold inline className="keyword" title={say(DAMAGE_NAMES[type])} face={say(DAMAGE_NAMES[type])}>
          <b className="keyword__term">{say(DAMAGE_NAMES[type])}</b>
          <span className="keyword__meaning">{say(TYPE_NOTES[type])}</span>
        </Unfold>
      </p>
      <ol>
        {numbered(lines).map(({ key, value }) => (
          <li key={key} data-what={value.what}>
            <Icon name={LINE_ICONS[value.what]} />
            <span>
              <Told
                text={
                  value.seat === by
                    ? breakdownLine(lang, value)
                    : say(WORDS.line, { name: nameOf(table, value.seat), line: breakdownLine(lang, value) })
                }
              />{' '}
              <Why rule={BREAKDOWN_RULES[value.what]} />
            </span>
          </li>
        ))}
        {isHalved(source) && <li className="source__sum">{say(WORDS.subtotal, { amount: subtotal })}</li>}
      </ol>
      <p className="source__total">
        <Told text={say(WORDS.total, { amount: damageText(lang, type, damage) })} />
      </p>
    </li>
  );
}

type Landed = Extract<ThroneEvent, { kind: 'damage' }>;

/** What may be told between damage that lands together. */
const TOGETHER: ReadonlySet<ThroneEvent['kind']> = new Set<ThroneEvent['kind']>(['health', 'status']);

/** The damage that landed together last, as far as it has been told. */
function landedOf({ events, told }: ThroneTable): Landed[] {
  const found: Landed[] = [];
  for (const { event, number } of events.toReversed()) {
    // Somebody else has sat down at a table that is led: what landed on whoever sat there before is past.
    if (event.kind === 'engaged') break;
    if (number > told || !isThroneEvent(event)) continue;
    if (event.kind === 'damage') found.unshift(event);
    else if (found.length > 0 && !TOGETHER.has(event.kind)) break;
  }
  return found;
}

function Healing() {
  const table = useThrone();
  const { say, view } = table;
  return numbered(view.healing).map(({ key, value: amount }) => {
    const seat = view.players.findIndex(({ dial }) => dial === key - 1);
    return amount === 0 ? null : (
      <p key={key} className="source__healing">
        <Icon name="health-normal" />
        {say(WORDS.healing, { name: nameOf(table, seat), amount })}
      </p>
    );
  });
}

export function Breakdown() {
  const table = useThrone();
  const { say, view } = table;
  const coming: readonly PoolView[] = view.pools;
  const landed = coming.length > 0 ? [] : landedOf(table);
  const sources: readonly Source[] = coming.length > 0 ? coming : landed;
  const healing = view.healing.some((amount) => amount > 0);
  if (sources.length === 0 && !healing) return null;
  return (
    <section className="breakdown" aria-labelledby="breakdown-title">
      <Rule id="breakdown-title">{say(landed.length > 0 ? WORDS.landed : WORDS.coming)}</Rule>
      <ul className="sources">
        {numbered(sources).map(({ key, value }) => (
          <SourceLines key={key} source={value} />
        ))}
      </ul>
      {healing && <Healing />}
    </section>
  );
}
