// Master's hint: what it would do, and what that is worth beside what else could be done.
import './hint.css';
import type { Hint as Found, Way } from '@wyrmtable/bots/etchinstone';
import { etchinstone } from '@wyrmtable/etchinstone';
import { number, percent } from '@wyrmtable/words';
import { HINT } from '@wyrmtable/words/etch-table';
import { choiceLine } from '@wyrmtable/words/etchinstone';
import { useEffect, useRef } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { type Board, useBoard } from './board.ts';
import { draftOf, forecastOf, sameLayout } from './draft.ts';
import { gistOf, verdictOf } from './verdict.ts';

/** A tenth of a point or of a percent is the least that is worth saying. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

const signed = (board: Board, value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(board.lang, Math.abs(value))}`;

/** The first choice in which a way parts from master's; its last where there is no other. */
function telling(way: Way, from: Way | null): number {
  const parting = from === null ? -1 : way.choices.findIndex((choice, i) => choice !== from.choices[i]);
  return way.choices[parting >= 0 ? parting : way.choices.length - 1] ?? 0;
}

/** What a way is, in words: an arrangement by its outcome, anything else by the choice itself. */
function describe(board: Board, way: Way, hint: Found): string {
  const { lang, view } = board;
  if (way === hint.master && hint.arrangement !== null) {
    const forecast = forecastOf(view, draftOf({ ...view, arrangement: hint.arrangement }));
    if (forecast !== null) return `${verdictOf(board, forecast)}, ${gistOf(board, forecast)}`;
  }
  if (way === hint.own && board.forecast !== null) {
    return `${verdictOf(board, board.forecast)}, ${gistOf(board, board.forecast)}`;
  }
  return choiceLine(lang, etchinstone.read(telling(way, way === hint.master ? null : hint.master), view), view);
}

function difference(board: Board, { master, own, next }: Found): string | null {
  const other = own ?? next;
  if (other === null) return null;
  const win = tenth((master.win - other.win) * 100);
  const score = tenth(master.score - other.score);
  if (win === 0 && score === 0) return board.say(HINT.alike);
  const params = { win: `${signed(board, win)} %`, score: signed(board, score) };
  return board.say(own === null ? HINT.better : HINT.betterThanOwn, params);
}

function Ways({ hint }: { readonly hint: Found }) {
  const board = useBoard();
  const { say, lang } = board;
  const rows = [
    { name: HINT.master, way: hint.master },
    { name: HINT.own, way: hint.own },
    { name: HINT.next, way: hint.next },
  ].flatMap(({ name, way }) => (way === null ? [] : [{ name, way }]));
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{say(HINT.what)}</th>
          <th scope="col">{say(HINT.win)}</th>
          <th scope="col">{say(HINT.score)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, way }) => (
          <tr key={name.en} data-best={way === hint.master || undefined}>
            <th scope="row">{say(name)}</th>
            <td>{describe(board, way, hint)}</td>
            <td className="num">{percent(lang, way.win, 1)}</td>
            <td className="num">{number(lang, tenth(way.score))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Body({ hint }: { readonly hint: Found }) {
  const board = useBoard();
  const { say, view, draft, hands } = board;
  const wanted = hint.arrangement === null ? null : draftOf({ ...view, arrangement: hint.arrangement });
  const laid = wanted !== null && sameLayout(view, wanted, draft);
  const gained = difference(board, hint);
  return (
    <>
      <Ways hint={hint} />
      <p className="hint__note">
        {laid ? say(HINT.laidOut) : gained} {say(HINT.from, { worlds: hint.worlds })}
      </p>
      {wanted !== null && !laid && (
        <Btn icon="card-play" onPress={() => hands.layOut(wanted)}>
          {say(HINT.layOut)}
        </Btn>
      )}
    </>
  );
}

export function Hint() {
  const { say, hinted, hands } = useBoard();
  const { kind } = hinted;
  const box = useRef<HTMLElement>(null);
  // On a phone it opens below the cards, out of sight of whoever asked.
  useEffect(() => {
    if (kind !== 'none') box.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  if (kind === 'none') return null;
  return (
    <section ref={box} className="hintbox" aria-label={say(HINT.title)} aria-busy={hinted.kind === 'thinking'}>
      <h2>
        <Icon name="light-bulb" />
        {say(HINT.title)}
      </h2>
      <div role="status">
        {hinted.kind === 'thinking' && <p className="hint__note">{say(HINT.thinking)}</p>}
        {hinted.kind === 'failed' && <p className="hint__note">{say(HINT.failed)}</p>}
        {hinted.kind === 'hint' && <Body hint={hinted.hint} />}
      </div>
      <Btn kind="quiet" icon="cancel" label={say(HINT.close)} onPress={hands.dismissHint} />
    </section>
  );
}
