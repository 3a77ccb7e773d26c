// Taking a table of this device along: as a file, as a link that holds all of it, or online for good.
import './take-along.css';
import { isRefusal, type MatchFile, type Refusal } from '@wyrmtable/kernel';
import type { Lang } from '@wyrmtable/words';
import { elsewhere } from '@wyrmtable/words/shell-company';
import { travel } from '@wyrmtable/words/shell-travel';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Popover } from '../pieces/Popover.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { keepFile } from './keep-file.ts';
import { type SavedTable, savedTable } from './local/saves.ts';

/** Matches are played again for this, so it is fetched only by those who do it: the front page has no engine. */
const travelling = () => import('./local/table-transfer.ts');

async function refuse(lang: Lang, refused: Refusal): Promise<void> {
  const { sentenceOf } = await import('./refusal-line.ts');
  notify(sentenceOf(lang, refused), 'danger');
}

export interface TakeAlongProps {
  readonly saved: SavedTable;
  readonly label: string;
  readonly trigger: ReactNode;
  readonly kind?: 'plain' | 'quiet';
}

/** The table as a file, where it can only be kept. */
export function KeepSaved({ saved }: { readonly saved: SavedTable }) {
  const { say, lang } = useSpeech();
  const save = async () => {
    const { fileOf } = await travelling();
    const file = await fileOf(saved);
    if (isRefusal(file)) await refuse(lang, file);
    else keepFile(file);
  };
  return (
    <Btn icon="save" onPress={() => void save()}>
      {say(travel.file)}
    </Btn>
  );
}

export function TakeAlong({ saved, label, trigger, kind = 'plain' }: TakeAlongProps) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  /** As it stands by now: every move has been put away. */
  const now = () => savedTable(saved.id) ?? saved;
  const withFile = async (use: (file: MatchFile) => void | Promise<void>) => {
    const { fileOf } = await travelling();
    const file = await fileOf(now());
    if (isRefusal(file)) await refuse(lang, file);
    else await use(file);
  };
  const copy = async (file: MatchFile) => {
    const { linkTo } = await travelling();
    const link = await linkTo(file);
    try {
      await navigator.clipboard.writeText(link);
      notify(say(travel.copied));
    } catch {
      // Without leave to copy, the link itself is shown: it can be copied by hand.
      notify(link);
    }
  };
  const move = async () => {
    const { putOnline } = await travelling();
    const code = await putOnline(now());
    if (isRefusal(code)) await refuse(lang, code);
    else go(`/t/${code}`);
  };
  return (
    <Popover className="btn" kind={kind} label={label} trigger={trigger}>
      <div className="along">
        <h2 className="rule">{say(travel.title)}</h2>
        <p>{say(travel.text)}</p>
        <Btn icon="save" onPress={() => void withFile(keepFile)}>
          {say(travel.file)}
        </Btn>
        <Btn icon="linked-rings" onPress={() => void withFile(copy)}>
          {say(travel.link)}
        </Btn>
        {!saved.over && saved.moved === undefined && (
          <>
            <h2 className="rule">{say(elsewhere.onlineTitle)}</h2>
            <p>{say(elsewhere.onlineText)}</p>
            <Btn icon="castle" onPress={() => void move()}>
              {say(elsewhere.putOnline)}
            </Btn>
          </>
        )}
      </div>
    </Popover>
  );
}
