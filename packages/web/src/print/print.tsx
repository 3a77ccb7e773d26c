// /print/:hero — a hero on paper: what is wanted and on which paper, the sheets as they will be, and the browser's own print.
import './print.css';
import { HEROES, type Hero, type Status } from '@wyrmtable/dice-throne';
import { heroName } from '@wyrmtable/words/dice-throne';
import { PRINT_PAGE as WORDS } from '@wyrmtable/words/print-page';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { Btn } from '../pieces/Btn.tsx';
import { numbered } from '../pieces/numbered.ts';
import { Switch } from '../pieces/Switch.tsx';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { useSpeech } from '../shell/words.ts';
import { PieceFace } from './faces.tsx';
import { useFit } from './fit.ts';
import { cellsOf, type Line, type Paper } from './paper.ts';
import { PARTS, type Part, type PrintedSheet, sheetsOf } from './sheets.ts';

const mm = (length: number): string => `${length}mm`;

const at = ({ x, y, width, height }: Line): CSSProperties => ({
  left: mm(x),
  top: mm(y),
  width: mm(width),
  height: mm(height),
});

/** Where Letter is at home. */
const LETTER = /-(US|CA|MX|PH)$/;

const usualPaper = (): Paper => (LETTER.test(navigator.language) ? 'letter' : 'a4');

interface SheetProps {
  readonly hero: Hero;
  readonly paper: Paper;
  readonly sheet: PrintedSheet;
}

function PaperSheet({ hero, paper, sheet }: SheetProps) {
  const { say, lang } = useSpeech();
  const label = say(WORDS.sheet, {
    hero: heroName(lang, hero.id),
    part: say(WORDS[sheet.part]),
    number: sheet.number,
    of: sheet.of,
  });
  return (
    <li className="sheet-frame" data-paper={paper}>
      <section className="sheet" data-paper={paper} data-accent={heroArms(hero.id).accent} aria-label={label}>
        {sheet.marks.map((mark) => (
          <i className="cut" key={Object.values(mark).join(' ')} style={at(mark)} />
        ))}
        {sheet.blocks.flatMap((block) =>
          numbered(cellsOf(block)).map(({ key, value }) => (
            <div className="cell" data-size={block.size} key={`${block.y} ${key}`} style={at(value)}>
              <PieceFace hero={hero} piece={value.item} />
            </div>
          )),
        )}
        <p className="sheet__label">{say(WORDS.credit, { sheet: label })}</p>
        <p className="sheet__scale" aria-hidden="true">
          {say(WORDS.mm)}
        </p>
      </section>
    </li>
  );
}

interface SheetsProps {
  readonly hero: Hero;
  readonly paper: Paper;
  readonly sheets: readonly PrintedSheet[];
}

function Sheets({ hero, paper, sheets }: SheetsProps) {
  const { lang } = useSpeech();
  const root = useRef<HTMLUListElement>(null);
  const what = useMemo(() => `${lang} ${paper} ${JSON.stringify(sheets)}`, [lang, paper, sheets]);
  useFit(root, what);
  return (
    <ul className="sheets" ref={root}>
      {sheets.map((sheet) => (
        <PaperSheet key={`${sheet.part} ${sheet.number}`} hero={hero} paper={paper} sheet={sheet} />
      ))}
    </ul>
  );
}

/** The choices and the sheets of a hero with its own tokens. */
function PrintOf({ hero, own, colours = {} }: OnPaper) {
  const { say } = useSpeech();
  const [paper, setPaper] = useState(usualPaper);
  const [parts, setParts] = useState<ReadonlySet<Part>>(() => new Set(PARTS));
  const sheets = useMemo(() => sheetsOf(hero, own, paper, parts), [hero, own, paper, parts]);
  const toggle = (part: Part) => setParts(new Set(PARTS.filter((one) => parts.has(one) !== (one === part))));
  return (
    <>
      <div className="print-choice row">
        <Switch
          label={say(WORDS.paper)}
          options={[
            { value: 'a4', text: 'A4' },
            { value: 'letter', text: 'Letter' },
          ]}
          value={paper}
          onChange={setPaper}
        />
        <fieldset className="print-parts row">
          <legend className="sr-only">{say(WORDS.parts)}</legend>
          {PARTS.map((part) => (
            <Btn key={part} pressed={parts.has(part)} onPress={() => toggle(part)}>
              {say(WORDS[part])}
            </Btn>
          ))}
        </fieldset>
        {sheets.length > 0 ? (
          <Btn kind="primary" icon="scroll-unfurled" onPress={() => window.print()}>
            {say(WORDS.print, { sheets: sheets.length })}
          </Btn>
        ) : (
          <p className="hint">{say(WORDS.nothing)}</p>
        )}
      </div>
      <div className="on-paper" style={colours}>
        <Sheets hero={hero} paper={paper} sheets={sheets} />
      </div>
    </>
  );
}

const NO_STATUSES: readonly Status[] = [];

interface OnPaper {
  readonly hero: Hero;
  readonly own: readonly Status[];
  /** Colours that no sheet of style knows. */
  readonly colours?: CSSProperties;
}

/** One of the sixteen, or one that somebody made, which is fetched from the workshop; null while nobody knows. */
function useHero(id: string): OnPaper | 'nobody' | null {
  const shipped = useMemo(() => HEROES.find((one) => one.id === id), [id]);
  const [made, setMade] = useState<OnPaper | 'nobody' | null>(null);
  usePageBusy(shipped === undefined && made === null);
  useEffect(() => {
    if (shipped !== undefined) return undefined;
    let gone = false;
    let leave = () => {};
    void import('../workshop/for-print.ts').then(async ({ draftFor, putDown }) => {
      leave = putDown;
      const found = await draftFor(id);
      if (gone) putDown();
      else setMade(found ?? 'nobody');
    });
    return () => {
      gone = true;
      leave();
    };
  }, [id, shipped]);
  return useMemo(() => (shipped === undefined ? made : { hero: shipped, own: NO_STATUSES }), [shipped, made]);
}

export default function Print({ hero: id }: { readonly hero: string }) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const found = useHero(id);
  const onPaper = found === 'nobody' ? null : found;
  // Nobody is called as the address calls them, and whoever is on the way not yet.
  const called = found === 'nobody' ? id : onPaper === null ? '…' : heroName(lang, onPaper.hero.id);
  const title = say(WORDS.title, { hero: called });
  return (
    <Page title={title} className="page print">
      <h1>{title}</h1>
      <p className="prose">{say(WORDS.lead)}</p>
      <p className="hint">{say(WORDS.scale)}</p>
      <label className="row print-hero">
        {say(WORDS.hero)}
        <select
          className="field"
          value={onPaper?.hero.id ?? ''}
          onChange={(event) => go(`/print/${event.currentTarget.value}`, { replace: true })}
        >
          {!HEROES.some((one) => one.id === onPaper?.hero.id) && (
            <option value={onPaper?.hero.id ?? ''}>{onPaper === null ? '' : heroName(lang, onPaper.hero.id)}</option>
          )}
          {HEROES.map((one) => (
            <option key={one.id} value={one.id}>
              {heroName(lang, one.id)}
            </option>
          ))}
        </select>
      </label>
      {found === 'nobody' && <p>{say(WORDS.noHero, { hero: id })}</p>}
      {onPaper !== null && <PrintOf {...onPaper} />}
    </Page>
  );
}
