// Opening a table that was brought here as a file.
import { travel } from '@wyrmtable/words/shell-travel';
import { useLocation } from 'wouter';
import { Icon } from '../pieces/Icon.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';

export function OpenFile() {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const open = async (picked: File | undefined) => {
    if (picked === undefined) return;
    const { takeInFile } = await import('./take-in.ts');
    const taken = await takeInFile(lang, picked);
    if ('refused' in taken) notify(taken.refused, 'danger');
    else go(`/table/${taken.id}`);
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
