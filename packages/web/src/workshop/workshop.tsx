// /hero-workshop: where heroes of one's own begin and wait; /hero-workshop/ID is one of them on the workbench.
import './workshop.css';
import { HEROES } from '@wyrmtable/dice-throne';
import { completed } from '@wyrmtable/dice-throne/check';
import { heroName } from '@wyrmtable/words/dice-throne';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { notify } from '../shell/notices.tsx';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';
import { copyOf, fromNothing, newId } from './draft/begin.ts';
import type { Draft } from './draft/document.ts';
import { fromLetters, fromText, MOST_TEXT } from './draft/file.ts';
import { dropDraft, keepDraft, keptDraft, keptDrafts } from './draft/kept.ts';
import { Editor } from './Editor.tsx';

function Begin() {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [model, setModel] = useState(HEROES[0]?.id ?? '');
  const [drafts, setDrafts] = useState(keptDrafts);
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
    void fromLetters(letters).then((draft) => {
      if (draft === null) notify(say(WORKSHOP.badLink), 'danger');
      else takeIn(draft);
    });
  });
  const openFile = async (picked: File | undefined) => {
    if (picked === undefined) return;
    const draft = picked.size > MOST_TEXT * 3 ? null : fromText(await picked.text());
    if (draft === null) notify(say(WORKSHOP.notHero, { file: picked.name }), 'danger');
    else takeIn(draft);
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
      </div>
      <section className="drafts">
        <Rule>{say(WORKSHOP.drafts)}</Rule>
        {drafts.length === 0 && <p className="hint">{say(WORKSHOP.noDrafts)}</p>}
        <ul>
          {drafts.map(({ id, document, touched }) => (
            <DraftRow
              key={id}
              id={id}
              document={document}
              touched={touched}
              drop={() => {
                dropDraft(id);
                setDrafts(keptDrafts());
              }}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

interface DraftRowProps {
  readonly id: string;
  readonly document: Draft;
  readonly touched: number;
  readonly drop: () => void;
}

function DraftRow({ id, document, touched, drop }: DraftRowProps) {
  const { say, lang, ago } = useSpeech();
  const { hero } = completed(document).names;
  const name = lang === 'en' ? hero.en : hero[lang].nominative;
  return (
    <li className="draft-row">
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
