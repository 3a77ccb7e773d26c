// What one more or one less of each number does, and the smallest changes that make the hero even, each with a press that makes it.
import type { Proposal, Turned } from '@wyrmtable/bots/lab';
import { percent } from '@wyrmtable/words';
import { BALANCE } from '@wyrmtable/words/balance';
import { BALANCE_PAGE } from '@wyrmtable/words/balance-page';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { Fragment } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { useNarrow } from '../../pieces/narrow.ts';
import { Rule } from '../../pieces/Rule.tsx';
import { notify } from '../../shell/notices.tsx';
import { useSpeech } from '../../shell/words.ts';
import { useBench } from '../bench.ts';
import { put } from '../draft/document.ts';
import { placeName, standing } from './places.ts';
import { RateCells } from './Rates.tsx';
import type { Run } from './run.ts';

const arrow = ({ from, value }: Turned): string => `${from} → ${value}`;
const arrows = (turned: readonly Turned[]): string => turned.map(arrow).join(', ');
const keyOf = (turned: readonly Turned[]): string => turned.map(({ at, value }) => `${at} ${value}`).join(' ');

interface OfRun {
  readonly run: Run;
}

/** The thing in the first line, and what the number is part of in the second: things follow each other where there are several. */
function Place({ run, turned }: OfRun & { readonly turned: readonly Turned[] }) {
  const { say, lang } = useSpeech();
  const places = turned.map((one) => ({ ...placeName(lang, run.box, one.at), one }));
  const things = Map.groupBy(places, ({ thing }) => thing);
  const rowName = (row: number | null): string => (row === null ? '' : say(WORKSHOP.row, { number: row }));
  return (
    <th scope="row">
      {[...things].map(([thing, numbers]) => (
        <Fragment key={thing}>
          {thing}
          {numbers.map(({ row, sentence, field, one }) => (
            <small key={one.at}>
              {(turned.length === 1
                ? [rowName(row), sentence, field]
                : [row === null ? sentence : rowName(row), arrow(one)]
              )
                .filter((part) => part !== '')
                .join(' · ')}
            </small>
          ))}
        </Fragment>
      ))}
    </th>
  );
}

/** On a small screen nothing is changed, as everywhere in the workshop. */
function Take({ run, turned }: OfRun & Pick<Proposal, 'turned'>) {
  const { draft, edit, flaws } = useBench();
  const { say, lang } = useSpeech();
  const stands = standing(draft, turned);
  if (stands !== 'fits') return <span>{say(stands === 'in' ? BALANCE_PAGE.isIn : BALANCE_PAGE.isGone)}</span>;
  const things = new Set(turned.map(({ at }) => placeName(lang, run.box, at).thing));
  return (
    <Btn
      label={say(BALANCE_PAGE.putOf, { thing: [...things].join(', '), change: arrows(turned) })}
      disabled={flaws.length > 0}
      onPress={() => {
        edit((draft) => turned.reduce((one, { at, value }) => put(one, at, value), draft));
        notify(say(BALANCE_PAGE.wasPut));
      }}
    >
      {say(BALANCE_PAGE.put)}
    </Btn>
  );
}

function Proposals({ run }: OfRun) {
  const { say } = useSpeech();
  const narrow = useNarrow();
  return (
    <div className="lab__scroll">
      <table className="lab__table">
        <caption>{say(BALANCE.proposals)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(BALANCE_PAGE.number)}</th>
            <th scope="col">{say(BALANCE_PAGE.change)}</th>
            <th scope="col" colSpan={2}>
              {say(BALANCE_PAGE.shift)}
            </th>
            {!narrow && <td />}
          </tr>
        </thead>
        <tbody>
          {run.proposals.map((one) => (
            <tr key={keyOf(one.turned)}>
              <Place run={run} turned={one.turned} />
              <td className="num">{one.turned.length === 1 && arrows(one.turned)}</td>
              <RateCells rate={one.rate} />
              {!narrow && (
                <td>
                  <Take run={run} turned={one.turned} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** More of them tell nobody anything. */
const SHOWN = 40;

function Numbers({ run }: OfRun) {
  const { say, lang } = useSpeech();
  const strongest = run.changes.toSorted((a, b) => Math.abs(b.shift) - Math.abs(a.shift)).slice(0, SHOWN);
  const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(lang, share, 1)}`;
  return (
    <>
      <Rule>{say(BALANCE_PAGE.numbers)}</Rule>
      <p className="prose">{say(BALANCE_PAGE.numbersLead)}</p>
      <div className="lab__scroll">
        <table className="lab__table">
          <caption className="sr-only">{say(BALANCE_PAGE.numbers)}</caption>
          <thead>
            <tr>
              <th scope="col">{say(BALANCE_PAGE.number)}</th>
              <th scope="col">{say(BALANCE_PAGE.change)}</th>
              <th scope="col">{say(BALANCE_PAGE.shift)}</th>
            </tr>
          </thead>
          <tbody>
            {strongest.map((one) => (
              <tr key={`${one.at} ${one.value}`}>
                <Place run={run} turned={[one]} />
                <td className="num">{arrow(one)}</td>
                <td className="num">
                  {signed(one.shift)} <small>± {percent(lang, one.error, 1)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

export function Changes({ run, even }: OfRun & { readonly even: boolean }) {
  const { say } = useSpeech();
  const { changes, proposals, phase } = run;
  return (
    <>
      {(phase === 'done' || proposals.length > 0) && (
        <>
          <Rule>{say(BALANCE_PAGE.even)}</Rule>
          {proposals.length > 0 ? (
            <Proposals run={run} />
          ) : (
            <p className="prose">{say(even ? BALANCE.even : BALANCE.none)}</p>
          )}
        </>
      )}
      {changes.length > 0 && <Numbers run={run} />}
    </>
  );
}
