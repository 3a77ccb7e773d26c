// The page that checks a match file: played again here, its dice, its promise and its end held against it.
import './verify.css';
import '../pieces/btn.css';
import { isRefusal, type MatchFile, readMatchFile } from '@wyrmtable/kernel';
import { verify as words } from '@wyrmtable/words/shell-verify';
import { type DragEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Page } from '../shell/page.tsx';
import { type Speech, useSpeech } from '../shell/words.ts';
import { packed } from '../table/local/table-transfer.ts';
import { sentenceOf } from '../table/refusal-line.ts';
import { type Checked, check } from './check.ts';
import { Finding, FindingTitle } from './finding.tsx';

/** The longest match is well under one megabyte. */
const LARGEST = 8_000_000;

type Result =
  | { readonly kind: 'nothing' | 'reading' }
  | { readonly kind: 'problem'; readonly sentence: string }
  | { readonly kind: 'checked'; readonly file: MatchFile; readonly checked: Checked };

async function examine(picked: File, { say, lang }: Speech): Promise<Result> {
  const problem = (sentence: string): Result => ({ kind: 'problem', sentence });
  if (picked.size > LARGEST) return problem(say(words.tooBig, { file: picked.name }));
  let raw: unknown;
  try {
    raw = JSON.parse(await picked.text());
  } catch {
    return problem(say(words.notJson, { file: picked.name }));
  }
  const file = readMatchFile(raw);
  if (isRefusal(file)) return problem(sentenceOf(lang, file));
  const checked = await check(file);
  return isRefusal(checked) ? problem(sentenceOf(lang, checked)) : { kind: 'checked', file, checked };
}

export default function Verify() {
  const speech = useSpeech();
  const { say } = speech;
  const [result, setResult] = useState<Result>({ kind: 'nothing' });
  const [, go] = useLocation();
  const [over, setOver] = useState(false);

  const take = async (picked: File | undefined) => {
    if (picked === undefined) return;
    setResult({ kind: 'reading' });
    setResult(await examine(picked, speech));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  const watch = async (file: MatchFile) => go(`/m/file#match=${await packed(file)}`);

  return (
    <Page title={say(words.title)}>
      <h1>{say(words.title)}</h1>
      <p className="prose">{say(words.lead)}</p>
      {/* Dropping is a shortcut; the button inside does the same for everybody. */}
      <section
        className="frame drop"
        data-over={over || undefined}
        aria-label={say(words.pick)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className="btn" data-kind="primary">
          {say(words.pick)}
          <input
            className="sr-only"
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              // The same file may be picked again after it was changed.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <p className="hint">{say(words.drop)}</p>
      </section>
      <div role="status">
        {result.kind === 'reading' && <p className="hint">{say(words.reading)}</p>}
        {result.kind === 'problem' && <p className="drop__problem">{result.sentence}</p>}
        {result.kind === 'checked' && <FindingTitle checked={result.checked} />}
      </div>
      {result.kind === 'checked' && (
        <>
          <div className="row">
            <Btn icon="film-strip" onPress={() => void watch(result.file)}>
              {say(words.watch)}
            </Btn>
          </div>
          <Finding file={result.file} checked={result.checked} />
        </>
      )}
    </Page>
  );
}
