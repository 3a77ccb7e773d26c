// Taking a table of this device along, as a file or as a link, and opening one that was brought here.
import { isRefusal, type MatchFile } from '@wyrmtable/kernel';
import { verify } from '@wyrmtable/words/shell-table';
import { travel } from '@wyrmtable/words/shell-travel';
import { useLocation } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Popover } from '../pieces/Popover.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { keepFile } from '../table/keep-file.ts';
import type { SavedTable } from '../table/local/saves.ts';
import { fileOf, linkTo, takeIn } from '../table/local/travel.ts';
import { sentenceOf } from '../table/refusal-line.ts';

/** The longest match is well under one megabyte. */
const LARGEST = 8_000_000;

export function TakeAlong({ saved, names }: { readonly saved: SavedTable; readonly names: string }) {
  const { say, lang } = useSpeech();
  const withFile = async (use: (file: MatchFile) => void | Promise<void>) => {
    const file = await fileOf(saved);
    if (isRefusal(file)) notify(sentenceOf(lang, file), 'danger');
    else await use(file);
  };
  const copy = async (file: MatchFile) => {
    const link = await linkTo(file);
    try {
      await navigator.clipboard.writeText(link);
      notify(say(travel.copied));
    } catch {
      // Without leave to copy, the link itself is shown: it can be copied by hand.
      notify(link);
    }
  };
  return (
    <Popover className="btn" label={say(travel.open, { names })} trigger={<Icon name="share" />}>
      <div className="along">
        <h2 className="rule">{say(travel.title)}</h2>
        <p>{say(travel.text)}</p>
        <Btn icon="save" onPress={() => void withFile(keepFile)}>
          {say(travel.file)}
        </Btn>
        <Btn icon="linked-rings" onPress={() => void withFile(copy)}>
          {say(travel.link)}
        </Btn>
      </div>
    </Popover>
  );
}

export function OpenFile() {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const open = async (picked: File | undefined) => {
    if (picked === undefined) return;
    const refuse = (sentence: string) => notify(sentence, 'danger');
    if (picked.size > LARGEST) return refuse(say(verify.tooBig, { file: picked.name }));
    let raw: unknown;
    try {
      raw = JSON.parse(await picked.text());
    } catch {
      return refuse(say(verify.notJson, { file: picked.name }));
    }
    const id = await takeIn(raw);
    if (isRefusal(id)) refuse(sentenceOf(lang, id));
    else go(`/table/${id}`);
  };
  return (
    <label className="btn openfile">
      <Icon name="open-folder" />
      <span>{say(travel.pick)}</span>
      <input
        className="sr-only"
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          // The same file may be picked again after it was changed.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
