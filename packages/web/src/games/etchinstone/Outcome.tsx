// The live forecast: what the hand as it lies would lead to, with every sum in the open and nothing reckoned here.
import './outcome.css';
import { type Addend, type Forecast, KNOCKOUT_DISCARD, MAGE_CARDS } from '@wyrmtable/etchinstone';
import { OUTCOME, REGIONS } from '@wyrmtable/words/etch-table';
import {
  elementName,
  type ForecastLine,
  type ForecastPart,
  figureName,
  forecastLines,
} from '@wyrmtable/words/etchinstone';
import type { ReactNode } from 'react';
import { Frame } from '../../pieces/Frame.tsx';
import { Gauge, type GaugeMark, type GaugePart } from '../../pieces/Gauge.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { type Board, useBoard } from './board.ts';
import { SOURCE_ACCENTS } from './glyphs.ts';
import { Options } from './Options.tsx';
import { Sum } from './Sum.tsx';
import { toneOf, verdictOf } from './verdict.ts';

/** A part has the colour of the card or the element it comes from. */
function accentOf({ source, card, element }: Addend): string {
  const own = SOURCE_ACCENTS[source];
  return own ?? element ?? MAGE_CARDS.find(({ id }) => id === card)?.element ?? 'dragon';
}

const partsOf = (addends: readonly Addend[]): GaugePart[] =>
  addends.map((addend, i) => ({ key: `${addend.source} ${i}`, amount: addend.amount, accent: accentOf(addend) }));

function goalMarks({ say }: Board, { goals, against }: Forecast): GaugeMark[] {
  if (against === 'enemy' || against === 'journey') {
    const [half = 0, whole = 0] = goals;
    return [
      { at: half, text: say(OUTCOME.half, { at: half }) },
      { at: whole, text: say(against === 'enemy' ? OUTCOME.health : OUTCOME.goal, { at: whole }) },
    ];
  }
  return goals.map((at) => ({ at, text: String(at) }));
}

function actionTitle({ say }: Board, { against, sets }: Forecast): string {
  if (against === 'journey' || against === 'finalJourney') return say(OUTCOME.move);
  return say(sets[0]?.kind === 'move' ? OUTCOME.outrun : OUTCOME.attack);
}

type Lines = ReadonlyMap<ForecastPart, ForecastLine>;

function Line(props: {
  readonly title: string;
  readonly tally: Forecast['action'];
  /** The same sum in words. */
  readonly line: ForecastLine | undefined;
  readonly marks: readonly GaugeMark[];
}) {
  const { title, tally, line, marks } = props;
  const spoken = [line?.text ?? title, ...marks.map(({ text }) => text)].join('; ');
  return (
    <div className="outcome__line">
      <p className="outcome__title" aria-hidden="true">
        <span>{title}</span>
        <Sum addends={line?.addends ?? []} total={tally.total} />
      </p>
      <Gauge parts={partsOf(tally.addends)} total={tally.total} marks={marks} label={spoken} />
    </div>
  );
}

function Fact(props: { readonly icon: string; readonly tone?: 'danger' | 'heal'; readonly children: ReactNode }) {
  return (
    <li data-tone={props.tone}>
      <Icon name={props.icon} />
      <span>{props.children}</span>
    </li>
  );
}

function Damage({ forecast, lines }: { readonly forecast: Forecast; readonly lines: Lines }) {
  const { say, lang } = useBoard();
  const { damage, element, absorption } = forecast;
  if (damage.total === 0) {
    return (
      <Fact icon="shield" tone="heal">
        {lines.get('damage')?.text}
      </Fact>
    );
  }
  const able = absorption.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Fact icon="broken-heart" tone="danger">
      {element === null ? figureName(lang, 'damage') : say(OUTCOME.damageOf, { element: elementName(lang, element) })}{' '}
      <Sum addends={lines.get('damage')?.addends ?? []} total={damage.total} />{' '}
      <em>{say(OUTCOME.absorbs, { amount: able })}</em>
    </Fact>
  );
}

function Time({ forecast, lines }: { readonly forecast: Forecast; readonly lines: Lines }) {
  const { say, lang } = useBoard();
  const { time, discards, against } = forecast;
  if (against === 'finalEnemy') return null;
  if (time.total === 0) {
    return (
      <Fact icon="hourglass" tone="heal">
        {say(OUTCOME.noTime)}
      </Fact>
    );
  }
  return (
    <Fact icon="hourglass" tone="danger">
      {figureName(lang, 'time')} <Sum addends={lines.get('time')?.addends ?? []} total={time.total} />{' '}
      <em>{say(OUTCOME.discards, { cards: discards })}</em>
    </Fact>
  );
}

/** Damage, time, experience and whatever else follows. */
function Facts({ forecast, lines }: { readonly forecast: Forecast; readonly lines: Lines }) {
  const { say } = useBoard();
  const { xp, spare, knockout, against } = forecast;
  const gained = lines.get('xp');
  const poison = lines.get('poison');
  return (
    <ul className="outcome__facts">
      <Damage forecast={forecast} lines={lines} />
      <Time forecast={forecast} lines={lines} />
      {gained !== undefined && (
        <Fact icon="scroll-quill" {...(xp > 0 ? { tone: 'heal' } : {})}>
          {gained.text}
        </Fact>
      )}
      {poison !== undefined && (
        <Fact icon="snake-bite" tone="danger">
          {poison.text}
        </Fact>
      )}
      {spare?.goes === true && (
        <Fact icon="card-discard" tone="danger">
          {say(OUTCOME.spareGoes)}
        </Fact>
      )}
      {knockout && against !== 'finalEnemy' && (
        <Fact icon="knockout" tone="danger">
          {say(OUTCOME.knockout, { cards: KNOCKOUT_DISCARD })}
        </Fact>
      )}
    </ul>
  );
}

function Reckoned({ forecast }: { readonly forecast: Forecast }) {
  const board = useBoard();
  const { say, lang } = board;
  const { initiative, rival, against, result } = forecast;
  const lines: Lines = new Map(forecastLines(lang, forecast).map((line) => [line.part, line]));
  // Below the dragon's first tier nothing follows any more.
  const ends = result === 'defeat' && (against === 'finalJourney' || against === 'finalEnemy');
  return (
    <>
      <Line
        title={actionTitle(board, forecast)}
        tally={forecast.action}
        line={lines.get('action')}
        marks={goalMarks(board, forecast)}
      />
      {initiative !== null && rival !== null && (
        <Line
          title={say(initiative.total === rival ? OUTCOME.tie : OUTCOME.initiative)}
          tally={initiative}
          line={lines.get('initiative')}
          marks={[{ at: rival, text: say(OUTCOME.rival, { at: rival }) }]}
        />
      )}
      {!ends && <Facts forecast={forecast} lines={lines} />}
    </>
  );
}

function Verdict({ forecast }: { readonly forecast: Forecast }) {
  const board = useBoard();
  const tone = toneOf(forecast);
  return (
    <h2 className="outcome__verdict" data-tone={tone} aria-live="polite">
      <Icon name={tone === 'danger' ? 'broken-shield' : 'laurels'} />
      {verdictOf(board, forecast)}
    </h2>
  );
}

export function Outcome() {
  const { say, forecast } = useBoard();
  return (
    <section aria-label={say(REGIONS.outcome)}>
      <Frame>
        <div className="outcome">
          <div className="outcome__main">
            {forecast === null ? (
              <>
                <h2 className="outcome__verdict">{say(OUTCOME.unknown)}</h2>
                <p className="hint">{say(OUTCOME.unknownText)}</p>
              </>
            ) : (
              <>
                <Verdict forecast={forecast} />
                <Reckoned forecast={forecast} />
              </>
            )}
          </div>
          <Options />
        </div>
      </Frame>
    </section>
  );
}

/** What the arrangement that was played last has come to, while its consequences are dealt with. */
export function Aftermath({ forecast }: { readonly forecast: Forecast }) {
  const { say } = useBoard();
  return (
    <section aria-label={say(REGIONS.aftermath)}>
      <Frame>
        <div className="outcome">
          <div className="outcome__main">
            <Verdict forecast={forecast} />
            <Reckoned forecast={forecast} />
          </div>
        </div>
      </Frame>
    </section>
  );
}
