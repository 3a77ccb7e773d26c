// What the duels of the hero as it is have come to so far, beside the figures of the sixteen.
import { type Figures, type HeroFigures, type LabResult, type Rate, ranking } from '@wyrmtable/bots/lab';
import { botName, number, percent } from '@wyrmtable/words';
import { BALANCE } from '@wyrmtable/words/balance';
import { BALANCE_PAGE } from '@wyrmtable/words/balance-page';
import { cardName, heroName } from '@wyrmtable/words/dice-throne';
import { LAB_PAGE, LAB_REPORT } from '@wyrmtable/words/lab';
import { Abilities } from '../../lab/abilities.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { useSpeech } from '../../shell/words.ts';
import { Health } from './Health.tsx';
import { RateCells } from './Rates.tsx';

const tenth = (value: number): number => Math.round(value * 10) / 10;

interface OutcomeProps {
  readonly figures: Figures;
  /** The figures of the sixteen: undefined while they are on their way, null where they cannot be had. */
  readonly lab: LabResult | null | undefined;
}

function Opponents({ figures, lab }: OutcomeProps) {
  const { say, lang } = useSpeech();
  const own = new Map(!lab ? [] : ranking(lab).map(({ hero, overall }) => [hero, overall]));
  const rivals = figures.rivals.toSorted((a, b) => b.rate.share - a.rate.share);
  return (
    <table className="lab__table">
      <caption>{say(BALANCE_PAGE.byOpponent)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(LAB_PAGE.against)}</th>
          <th scope="col" colSpan={2}>
            {say(LAB_REPORT.wins)}
          </th>
          <th scope="col">{say(LAB_REPORT.turns)}</th>
          {own.size > 0 && (
            <th scope="col" className="wide">
              {say(BALANCE_PAGE.theirOwn)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rivals.map(({ rival, rate, turns }) => {
          const theirs = own.get(rival);
          return (
            <tr key={rival}>
              <th scope="row">{heroName(lang, rival)}</th>
              <RateCells rate={rate} />
              <td className="num">{number(lang, tenth(turns))}</td>
              {own.size > 0 && <td className="num wide">{theirs === undefined ? '–' : percent(lang, theirs.share)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type Beside = Pick<HeroFigures, 'hero' | 'overall' | 'first' | 'second' | 'turns'>;

function BesideThem({ figures, lab }: { readonly figures: Figures; readonly lab: LabResult }) {
  const { say, lang } = useSpeech();
  const rows: Beside[] = [figures, ...ranking(lab)].sort((a, b) => b.overall.share - a.overall.share);
  return (
    <>
      <Rule>{say(BALANCE_PAGE.beside)}</Rule>
      <p className="prose">{say(BALANCE_PAGE.besideLead, { bot: botName(lang, lab.bot) })}</p>
      <table className="lab__table">
        <caption className="sr-only">{say(BALANCE_PAGE.beside)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(LAB_REPORT.hero)}</th>
            <th scope="col" colSpan={2}>
              {say(LAB_REPORT.wins)}
            </th>
            <th scope="col" className="wide">
              {say(LAB_REPORT.asFirst)}
            </th>
            <th scope="col" className="wide">
              {say(LAB_REPORT.asSecond)}
            </th>
            <th scope="col">{say(LAB_REPORT.turns)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.hero} className={row === figures ? 'balance__own' : undefined}>
              <th scope="row">{heroName(lang, row.hero)}</th>
              <RateCells rate={row.overall} />
              <td className="num wide">{percent(lang, row.first.share)}</td>
              <td className="num wide">{percent(lang, row.second.share)}</td>
              <td className="num">{number(lang, tenth(row.turns))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Cards({ figures: { cards } }: { readonly figures: Figures }) {
  const { say, lang } = useSpeech();
  return (
    <table className="lab__table">
      <caption>{say(BALANCE_PAGE.cards)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(BALANCE.card)}</th>
          <th scope="col">{say(LAB_REPORT.perGame)}</th>
          <th scope="col" colSpan={2}>
            {say(BALANCE_PAGE.wonWith)}
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map(({ card, perGame, won }) => (
          <tr key={card}>
            <th scope="row">{cardName(lang, card)}</th>
            <td className="num">{number(lang, Math.round(perGame * 100) / 100)}</td>
            <RateCells rate={won} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How often it wins, whoever begins, and how long that takes. */
export function Overall({ figures }: { readonly figures: Figures }) {
  const { say, lang } = useSpeech();
  const { overall, first, second, turns, stopped } = figures;
  const share = (value: number): string => percent(lang, value, 1);
  const said = (rate: Rate): string => `${share(rate.share)} (${share(rate.low)}–${share(rate.high)})`;
  return (
    <>
      <p className="balance__overall">
        {say(BALANCE_PAGE.overall, {
          hero: heroName(lang, figures.hero),
          share: share(overall.share),
          games: overall.games,
          low: share(overall.low),
          high: share(overall.high),
        })}
      </p>
      <p className="prose">
        {say(BALANCE.turns, { first: said(first), second: said(second), turns: tenth(turns) })}
        {stopped > 0 && ` ${say(BALANCE.stopped, { stopped })}`}
      </p>
    </>
  );
}

export function Outcome({ figures, lab }: OutcomeProps) {
  const { say } = useSpeech();
  return (
    <>
      <div className="lab__pair">
        <div className="balance__column">
          <Opponents figures={figures} lab={lab} />
          <Health health={figures.health} />
        </div>
        <div className="balance__column">
          <Abilities abilities={figures.abilities} />
          <Cards figures={figures} />
        </div>
      </div>
      {lab === null && <p className="hint">{say(BALANCE_PAGE.noLab)}</p>}
      {lab && <BesideThem figures={figures} lab={lab} />}
    </>
  );
}
