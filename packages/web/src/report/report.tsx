// The look back below the end of a match: luck by seat, then the dearest decisions.
import './report.css';
import { number, percent } from '@wyrmtable/words';
import { REPORT_PAGE as words } from '@wyrmtable/words/report';
import { common } from '@wyrmtable/words/shell';
import { useEffect, useId, useRef } from 'react';
import { type Speech, useSpeech } from '../shell/words.ts';
import type { Report, ToldSlip } from './protocol.ts';
import { points, sumsOf } from './sums.ts';
import type { SlipTelling, Telling } from './telling.ts';

export interface ReportProps {
  readonly report: Report;
  readonly telling: Telling;
  readonly lastPart: boolean;
  /** By seat. */
  readonly names: readonly string[];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function LuckLine({ report, names, at }: { report: Report; names: readonly string[]; at: number }) {
  const { say, lang } = useSpeech();
  const luck = report.luck[at];
  if (luck === undefined) return null;
  const { seat, throws, defences, got, expected, luckier } = luck;
  const name = names[seat] ?? '';
  const shared = { name, luckier: percent(lang, luckier) };
  const by = tenth(got - expected);
  const side = by === 0 ? 'same' : by > 0 ? 'more' : 'less';
  return (
    <li>
      {report.luckKind === 'zonks'
        ? say(words.zonks, { ...shared, throws, zonks: got, expected: tenth(expected) })
        : say(words.worth, { ...shared, attacks: throws - defences, defences, by: Math.abs(by), side })}
      <span
        className="luck"
        style={{ '--luckier': `${100 * luckier}%` } as Record<`--${string}`, string>}
        aria-hidden="true"
      />
    </li>
  );
}

function SlipRow({ slip, telling, names }: { slip: ToldSlip; telling: SlipTelling; names: readonly string[] }) {
  const { say, lang } = useSpeech();
  const turn = telling.turn(slip.view);
  const dice = telling.dice(slip.view);
  const asked = telling.asked(lang, slip.view);
  const name = names[slip.seat] ?? '';
  return (
    <li className="slip">
      <p className="slip__head">
        <b>{turn === null ? say(words.place, { name, at: slip.at + 1 }) : say(words.turn, { name, turn })}</b>
        {dice.length > 0 && (
          <span>{say(words.dice, { dice: dice.map((value) => number(lang, value)).join(' ') })}</span>
        )}
        <span className="slip__cost">{say(words.cost, { cost: points(slip.cost) })}</span>
      </p>
      {asked.length > 0 && <p className="hint">{asked.join(' · ')}</p>}
      <dl>
        <dt>{say(words.made)}</dt>
        <dd>{telling.choice(lang, slip.made, names, slip.view)}</dd>
        <dt>{say(words.better)}</dt>
        <dd>{telling.choice(lang, slip.better, names, slip.view)}</dd>
      </dl>
    </li>
  );
}

/** What good play could expect, what slips took of it, and what the cards did to bring about the end. */
function cardsLine({ say, lang }: Speech, report: Report): string {
  const { opening, lost, won } = report;
  const by = (won ? 1 : 0) - (opening ?? 0) + lost;
  return say(words.cards, {
    ...sumsOf(report),
    opening: percent(lang, opening ?? 0),
    side: by >= 0 ? 'gave' : 'took',
    by: points(Math.abs(by)),
  });
}

/** The dearest decisions of whoever played here. */
function Slips({ report, telling, names }: Pick<ReportProps, 'report' | 'names'> & { readonly telling: SlipTelling }) {
  const { say } = useSpeech();
  const { decisions, slips } = report;
  return (
    <>
      <h3>{say(words.decisions)}</h3>
      {decisions === null || decisions === 0 ? (
        <p>{say(words.ownSeats)}</p>
      ) : (
        <>
          <p className="hint">{say(words.decisionsHow, { decisions, ...sumsOf(report) })}</p>
          {slips.length === 0 && <p>{say(words.noSlips)}</p>}
          <ol>
            {slips.map((slip) => (
              <SlipRow key={slip.at} slip={slip} telling={telling} names={names} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** Over the table, whatever game lies on it. Each time it is asked for again it opens; closing is the browser's. */
export function ReportDialog({ report, telling, lastPart, names, opened }: ReportProps & { readonly opened: number }) {
  const speech = useSpeech();
  const { say } = speech;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (opened > 0 && dialog.current?.open === false) dialog.current.showModal();
  }, [opened]);
  return (
    <dialog className="report" ref={dialog} aria-labelledby={title} closedby="any">
      <header>
        <h2 id={title}>{say(words.title)}</h2>
        <button type="button" className="btn" data-kind="quiet" onClick={() => dialog.current?.close()}>
          {say(common.close)}
        </button>
      </header>
      <h3>{say(lastPart ? words.part : words.luck)}</h3>
      {report.luckKind === null ? (
        <p>{cardsLine(speech, report)}</p>
      ) : (
        <>
          <ul>
            {report.luck.map(({ seat }, at) => (
              <LuckLine key={seat} report={report} names={names} at={at} />
            ))}
          </ul>
          <p className="hint">{say(words.luckHow)}</p>
          {report.luckKind === 'worth' && <p className="hint">{say(words.luckCounted)}</p>}
          {telling.aside !== null && <p className="hint">{say(telling.aside)}</p>}
        </>
      )}
      {telling.slips !== null && <Slips report={report} telling={telling.slips} names={names} />}
    </dialog>
  );
}
