// /hero-workshop: where heroes of one's own begin and wait; /hero-workshop/ID is one of them on the workbench.
import './workshop.css';
import { HEROES } from '@wyrmtable/dice-throne';
import { completed, type Flaw } from '@wyrmtable/dice-throne/check';
import { personCalled } from '@wyrmtable/kernel/names';
import type { Lang } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { flawText } from '@wyrmtable/words/hero-check';
import { SHARED } from '@wyrmtable/words/shared-heroes';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { notify } from '../shell/notices.tsx';
import { Page } from '../shell/page.tsx';
import { lazy } from '../shell/patient.ts';
import { useSpeech } from '../shell/words.ts';
import { coloursOf } from './at-hand.ts';
import { copyOf, fromNothing, newId } from './draft/begin.ts';
import type { Draft } from './draft/document.ts';
import { fromLetters, fromText, MOST_TEXT, type Taken, TOO_LARGE } from './draft/file.ts';
import { dropDraft, type Kept, keepDraft, keptDraft, keptDrafts } from './draft/kept.ts';
import { Editor } from './Editor.tsx';

const OwnShared = lazy(() => import('./sharing/Own.tsx'));

function Begin() {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [model, setModel] = useState(HEROES[0]?.id ?? '');
  const [drafts, setDrafts] = useState(keptDrafts);
  // One slip of the hand costs nothing: it lies here until the page is left.
  const [dropped, setDropped] = useState<Kept | null>(null);
  /** What might stand there instead is a list for programs. */
  const faultOf = ({ fault }: Flaw): string =>
    fault.kind === 'one-of' ? say(WORKSHOP.notKnown, { value: fault.value }) : flawText(lang, fault);
  /** Why a hero was not taken in, with what is wrong where. */
  const tell = (file: string | null, taken: Exclude<Taken, { readonly draft: Draft }>) => {
    const of = { file: file ?? say(WORKSHOP.thisLink) };
    const [flaw] = taken.flaws;
    if (flaw === undefined) notify(file === null ? say(WORKSHOP.badLink) : say(WORKSHOP.notHero, of), 'danger');
    else notify(say(WORKSHOP.otherHero, { ...of, at: flaw.at, fault: faultOf(flaw) }), 'danger');
  };
  const open = (draft: Draft) => {
    if (!keepDraft(draft.hero.id, draft)) notify(say(WORKSHOP.notKept), 'danger');
    go(`/hero-workshop/${draft.hero.id}`);
  };
  /** A hero that came from elsewhere is a copy under an id of its own. */
  const takeIn = (draft: Draft) => open({ ...draft, hero: { ...draft.hero, id: newId() } });
  useEffect(() => {
    const letters = location.hash.slice(1);
    if (letters === '') return;
    history.replaceState(null, '', location.pathname);
    void fromLetters(letters).then((taken) => {
      if ('draft' in taken) takeIn(taken.draft);
      else tell(null, taken);
    });
  });
  const openFile = async (picked: File | undefined) => {
    if (picked === undefined) return;
    const taken = picked.size > MOST_TEXT * 3 ? TOO_LARGE : fromText(await picked.text());
    if ('draft' in taken) takeIn(taken.draft);
    else tell(picked.name, taken);
  };
  const nothing = () =>
    fromNothing(newId(), lang, {
      hero: say(WORKSHOP.firstHero),
      line: say(WORKSHOP.firstLine),
      abilities: [
        say(WORKSHOP.firstBlow),
        say(WORKSHOP.firstRush),
        say(WORKSHOP.firstStorm),
        say(WORKSHOP.firstGuard),
        say(WORKSHOP.firstWrath),
      ],
    });
  return (
    <>
      <h1>{say(WORKSHOP.title)}</h1>
      <p className="prose">{say(WORKSHOP.lead)}</p>
      <div className="row">
        <Btn kind="primary" icon="quill-ink" onPress={() => open(nothing())}>
          {say(WORKSHOP.fromNothing)}
        </Btn>
        <label className="row">
          {say(WORKSHOP.copyOf)}
          <select className="field" value={model} onChange={(event) => setModel(event.currentTarget.value)}>
            {HEROES.map(({ id }) => (
              <option key={id} value={id}>
                {heroName(lang, id)}
              </option>
            ))}
          </select>
        </label>
        <Btn
          onPress={() => {
            const copy = copyOf(model, newId());
            if (copy !== null) open(copy);
          }}
        >
          {say(WORKSHOP.copy)}
        </Btn>
        <label className="btn openfile">
          <Icon name="open-folder" />
          <span>{say(WORKSHOP.openFile)}</span>
          <input
            className="sr-only"
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              void openFile(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Link className="btn" href="/heroes">
          {say(SHARED.title)}
        </Link>
      </div>
      <section className="drafts">
        <Rule>{say(WORKSHOP.drafts)}</Rule>
        {dropped !== null && (
          <div className="row" role="status">
            <p>{say(WORKSHOP.removed, { name: nameOf(dropped.document, lang) })}</p>
            <Btn
              onPress={() => {
                keepDraft(dropped.id, dropped.document);
                setDropped(null);
                setDrafts(keptDrafts());
              }}
            >
              {say(WORKSHOP.bringBack)}
            </Btn>
          </div>
        )}
        {drafts.length === 0 && <p className="hint">{say(WORKSHOP.noDrafts)}</p>}
        <ul>
          {drafts.map(({ id, document, touched }) => (
            <DraftRow
              key={id}
              id={id}
              document={document}
              touched={touched}
              drop={() => {
                setDropped(keptDraft(id));
                dropDraft(id);
                setDrafts(keptDrafts());
              }}
            />
          ))}
        </ul>
      </section>
      <Suspense>
        <OwnShared />
      </Suspense>
    </>
  );
}

function nameOf(document: Draft, lang: Lang): string {
  const { hero } = completed(document).names;
  return personCalled(hero, lang);
}

interface DraftRowProps {
  readonly id: string;
  readonly document: Draft;
  readonly touched: number;
  readonly drop: () => void;
}

function DraftRow({ id, document, touched, drop }: DraftRowProps) {
  const { say, lang, ago } = useSpeech();
  const name = nameOf(document, lang);
  return (
    <li className="draft-row hero-row" style={coloursOf(document)}>
      <span className="hero-row__arms" aria-hidden="true">
        <Icon name={document.hero.icon} />
      </span>
      <Link href={`/hero-workshop/${id}`}>{name}</Link>
      <span className="hint">{ago(touched)}</span>
      <Btn kind="quiet" icon="trash-can" label={say(WORKSHOP.remove, { name })} onPress={drop} />
    </li>
  );
}

export default function Workshop({ draft: id }: { readonly draft: string | null }) {
  const { say } = useSpeech();
  const kept = id === null ? null : keptDraft(id);
  return (
    <Page title={say(WORKSHOP.title)} className="page workshop">
      {id === null ? (
        <Begin />
      ) : kept === null ? (
        <>
          <h1>{say(WORKSHOP.title)}</h1>
          <p>{say(WORKSHOP.noDraft)}</p>
          <p>
            <Link className="btn" href="/hero-workshop">
              {say(WORKSHOP.back)}
            </Link>
          </p>
        </>
      ) : (
        <Editor key={id} id={id} first={kept.document} />
      )}
    </Page>
  );
}
