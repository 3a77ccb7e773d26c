// Opening a table that was brought here as a file.
import { isRefusal } from '@wyrmtable/kernel';
import { verify } from '@wyrmtable/words/shell-table';
import { travel } from '@wyrmtable/words/shell-travel';
import { useLocation } from 'wouter';
import { Icon } from '../pieces/Icon.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { takeIn } from '../table/local/travel.ts';
import { sentenceOf } from '../table/refusal-line.ts';

/** The longest campaign is well under this. */
const LARGEST = 8_000_000;

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
