// A hero on the workbench: its parts on the left, the chosen one in the middle, and above them what may be done with all of it.
import { checkHero, oddities } from '@wyrmtable/dice-throne/check';
import { heroName } from '@wyrmtable/words/dice-throne';
import { longTexts, oddText } from '@wyrmtable/words/hero-check';
import { SHARED } from '@wyrmtable/words/shared-heroes';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { Btn } from '../pieces/Btn.tsx';
import { useNarrow } from '../pieces/narrow.ts';
import { Portrait } from '../pieces/Portrait.tsx';
import { lazy } from '../shell/patient.ts';
import { useSpeech } from '../shell/words.ts';
import { coloursOf, putDown, takeUp } from './at-hand.ts';
import { BenchContext, useBench } from './bench.ts';
import { type Calls, type Draft, inStep } from './draft/document.ts';
import { begun, changed, redone, undone } from './draft/history.ts';
import { keepDraft } from './draft/kept.ts';
import { FlawsAt } from './Flaws.tsx';
import { ABOUT, Outline, type OutlineProps } from './Outline.tsx';
import { AboutPart, CardPart, DiePart, SlotPart, StatusPart } from './Parts.tsx';
import { Playing } from './Playing.tsx';
import { Reading } from './Reading.tsx';
import { useHeld } from './use-held.ts';

const Balancing = lazy(() => import('./balance/Balancing.tsx'));
const Share = lazy(() => import('./sharing/Share.tsx'));

function ChosenPart({ chosen, choose }: OutlineProps) {
  const { draft } = useBench();
  const { hero, statuses } = draft;
  const gone = () => choose(ABOUT);
  const number = 'number' in chosen ? chosen.number : -1;
  const slot = chosen.kind === 'slot' ? hero.slots[number] : undefined;
  const status = chosen.kind === 'status' ? statuses[number] : undefined;
  const card = chosen.kind === 'card' ? hero.cards[number] : undefined;
  if (slot !== undefined) return <SlotPart key={number} slot={slot} gone={gone} />;
  if (status !== undefined) return <StatusPart key={number} status={status} gone={gone} />;
  if (card !== undefined) return <CardPart key={number} card={card} at={`hero.cards.${card.id}`} gone={gone} />;
  if (chosen.kind === 'promo' && hero.promo !== null) return <CardPart card={hero.promo} at="hero.promo" gone={gone} />;
  return chosen.kind === 'die' ? <DiePart /> : <AboutPart />;
}

export interface EditorProps {
  readonly id: string;
  readonly first: Draft;
}

export function Editor({ id, first }: EditorProps) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const narrow = useNarrow();
  const [history, setHistory] = useState(() => begun(first));
  const [chosen, choose] = useState(ABOUT);
  const [kept, setKept] = useState(true);
  const [weighs, setWeighs] = useState(false);
  const [shares, setShares] = useState(false);
  const draft = history.now;
  // Texts ask for names and tokens by id: those on the workbench come first, before anything below is drawn.
  useMemo(() => takeUp(draft), [draft]);
  useEffect(() => putDown, []);
  const { held, take } = useHeld(id, (other) => setHistory(begun(other)));
  useEffect(() => {
    if (held) setKept(keepDraft(id, draft));
  }, [id, draft, held]);
  const looked = useDeferredValue(draft);
  const flaws = useMemo(() => checkHero(looked), [looked]);
  const odd = useMemo(
    () => [
      ...oddities(looked).map((one) => ({ at: one.at, text: oddText(lang, one.odd) })),
      ...longTexts(lang, looked.hero).map((one) => ({ at: one.at, text: one.odd })),
    ],
    [looked, lang],
  );
  const calls: Calls = (what, number) => {
    const names = {
      symbol: WORKSHOP.newSymbolName,
      ability: WORKSHOP.newAbilityName,
      card: WORKSHOP.newCardName,
      status: WORKSHOP.newStatusName,
    };
    return say(names[what], { number });
  };
  const edit = (change: (draft: Draft) => Draft, place?: string) =>
    setHistory((was) => {
      const next = inStep(change(was.now), lang, calls);
      return changed(was, next, place ?? null);
    });
  const undo = () => setHistory(undone);
  const redo = () => setHistory(redone);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      setHistory(event.shiftKey ? redone : undone);
    };
    if (!held) return undefined;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [held]);
  const name = heroName(lang, draft.hero.id);
  const edits = held && !narrow;
  return (
    <BenchContext value={{ draft, edit, flaws, oddities: odd }}>
      <div className="workbench" style={coloursOf(draft)}>
        <header className="workbench__head">
          <Portrait arms={heroArms(draft.hero.id)} />
          <h1>{name}</h1>
          <p className="workbench__state" data-tone={flaws.length > 0 ? 'danger' : undefined} aria-live="polite">
            {say(WORKSHOP.wrong, { count: flaws.length })} · {say(kept ? WORKSHOP.kept : WORKSHOP.notKept)}
          </p>
          <div className="row">
            {edits && (
              <>
                <Btn disabled={history.past.length === 0} onPress={undo}>
                  {say(WORKSHOP.undo)}
                </Btn>
                <Btn disabled={history.future.length === 0} onPress={redo}>
                  {say(WORKSHOP.redo)}
                </Btn>
              </>
            )}
            <Playing draft={draft} disabled={flaws.length > 0} />
            <Btn expanded={weighs} onPress={() => setWeighs(!weighs)}>
              {say(WORKSHOP.balance)}
            </Btn>
            <Btn icon="share" expanded={shares} onPress={() => setShares(!shares)}>
              {say(SHARED.share)}
            </Btn>
            <Btn icon="scroll-unfurled" onPress={() => go(`/print/${id}`)}>
              {say(WORKSHOP.print)}
            </Btn>
            <Link className="btn" href="/hero-workshop">
              {say(WORKSHOP.back)}
            </Link>
          </div>
        </header>
        {!held && (
          <div className="row elsewhere" role="status">
            <p>{say(SHARED.elsewhere)}</p>
            <Btn kind="primary" onPress={take}>
              {say(SHARED.changeHere)}
            </Btn>
          </div>
        )}
        {shares && (
          <Suspense>
            <Share id={id} />
          </Suspense>
        )}
        {weighs && (
          <Suspense>
            <Balancing id={id} />
          </Suspense>
        )}
        {edits ? (
          <div className="workbench__body">
            <Outline chosen={chosen} choose={choose} />
            <section className="workbench__part">
              <ChosenPart chosen={chosen} choose={choose} />
            </section>
          </div>
        ) : (
          <>
            {narrow && <p className="hint">{say(WORKSHOP.narrow)}</p>}
            <FlawsAt at="hero" />
            <Reading draft={draft} />
          </>
        )}
      </div>
    </BenchContext>
  );
}
