// About a match that is looked at: its moments that counted, the report, the proof of the dice, the file and the link.
import { isRefusal, type MatchFile } from '@wyrmtable/kernel';
import { isGameId } from '@wyrmtable/registry';
import { replay as words } from '@wyrmtable/words/replay';
import { REPORT_PAGE } from '@wyrmtable/words/report';
import { table as tableWords } from '@wyrmtable/words/shell-table';
import { type ReactNode, Suspense, use, useId, useState } from 'react';
import { atTableOf } from '../games/at-table.ts';
import { GAMES } from '../games/index.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Popover } from '../pieces/Popover.tsx';
import { ReportDialog } from '../report/report.tsx';
import type { Telling } from '../report/telling.ts';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { keepFile } from '../table/keep-file.ts';
import { whyNot } from '../table/why-not.ts';
import { type Checked, check } from '../verify/check.ts';
import { Finding, FindingTitle } from '../verify/finding.tsx';
import type { Mark } from './marks.ts';
import type { Reporting } from './use-report.ts';

export interface AboutProps {
  readonly file: MatchFile;
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
  readonly reporting: Reporting;
  readonly go: (at: number) => void;
  /** A link that opens at this moment. */
  readonly link: () => Promise<string>;
}

const TELLINGS = new WeakMap<MatchFile, Promise<Telling>>();

function tellingOf(file: MatchFile): Promise<Telling> | null {
  if (!isGameId(file.game)) return null;
  const found = TELLINGS.get(file) ?? atTableOf(file.game).then(({ telling }) => telling(file.options));
  TELLINGS.set(file, found);
  return found;
}

function Report({ file, names, reporting, opened }: Pick<AboutProps, 'file' | 'names' | 'reporting'> & Opened) {
  const telling = tellingOf(file);
  const known = telling === null ? null : use(telling);
  if (reporting.report === null || known === null || opened === 0) return null;
  return <ReportDialog report={reporting.report} telling={known} lastPart={false} names={names} opened={opened} />;
}

interface Opened {
  readonly opened: number;
}

/** The file played again in this browser, die by die. */
function Proof({ file }: { readonly file: MatchFile }) {
  const { say, lang } = useSpeech();
  const [checked, setChecked] = useState<Checked | string | null>(null);
  const [asked, setAsked] = useState(false);
  const cards = isGameId(file.game) && GAMES[file.game].chance.of === 'cards';
  const look = async () => {
    setAsked(true);
    const found = await check(file);
    setChecked(isRefusal(found) ? await whyNot(lang, found) : found);
  };
  return (
    <>
      <Btn icon={cards ? 'card-draw' : 'rolling-dices'} disabled={asked} onPress={() => void look()}>
        {say(cards ? tableWords.checkCards : tableWords.check)}
      </Btn>
      <div role="status">
        {asked && checked === null && <p>{say(cards ? tableWords.checkingCards : tableWords.checking)}</p>}
        {typeof checked === 'string' && <p>{checked}</p>}
        {checked !== null && typeof checked === 'object' && <FindingTitle checked={checked} />}
      </div>
      {checked !== null && typeof checked === 'object' && <Finding file={file} checked={checked} />}
    </>
  );
}

function MarkList({ marks, reporting, file, go }: Pick<AboutProps, 'marks' | 'reporting' | 'file' | 'go'>) {
  const { say } = useSpeech();
  const { done } = reporting;
  return (
    <>
      {marks.length > 0 && (
        <ul className="replayer__marks">
          {marks.map((mark) => (
            <li key={`${mark.kind} ${mark.at}`}>
              <button type="button" className="btn" data-kind="quiet" onClick={() => go(mark.at)}>
                <i className="timeline__sign" data-mark={mark.kind} aria-hidden="true" />
                <span>{mark.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {done !== null && <p className="hint">{say(words.marksComing, { done, total: file.choices.length })}</p>}
      {done === null && marks.length === 0 && <p className="hint">{say(words.noMarks)}</p>}
    </>
  );
}

export function About(props: AboutProps): ReactNode {
  const { file, link, reporting, names } = props;
  const { say } = useSpeech();
  const id = useId();
  const [opened, setOpened] = useState(0);
  const copy = async () => {
    const address = await link();
    try {
      await navigator.clipboard.writeText(address);
      notify(say(words.copied));
    } catch {
      // Without leave to copy, the link itself is shown: it can be copied by hand.
      notify(address);
    }
  };
  const go = (at: number) => {
    document.getElementById(id)?.hidePopover();
    props.go(at);
  };
  return (
    <>
      <Btn kind="quiet" icon="linked-rings" label={say(words.link)} onPress={() => void copy()} />
      <Popover className="btn" id={id} label={say(words.about)} trigger={<Icon name="scroll-unfurled" />}>
        <div className="along">
          <h2 className="rule">{say(words.marks)}</h2>
          <MarkList {...props} go={go} />
          {(reporting.report?.course.length ?? 0) > 2 && (
            <>
              <h2 className="rule">{say(words.course)}</h2>
              <p className="hint">{say(words.courseNote)}</p>
            </>
          )}
          <h2 className="rule">{say(words.about)}</h2>
          <Btn
            icon="magnifying-glass"
            disabled={reporting.report === null}
            onPress={() => setOpened((before) => before + 1)}
          >
            {say(REPORT_PAGE.button)}
          </Btn>
          <Btn icon="save" onPress={() => keepFile(file)}>
            {say(tableWords.download)}
          </Btn>
          <Proof file={file} />
        </div>
      </Popover>
      <Suspense fallback={null}>
        <Report file={file} names={names} reporting={reporting} opened={opened} />
      </Suspense>
    </>
  );
}
