// A link to be handed on: shown whole, copied with one press, marked for copying by hand where the browser will not.
import { lobby } from '@wyrmtable/words/shell-lobby';
import { useRef } from 'react';
import { notify } from '../../shell/notices.tsx';
import { useSpeech } from '../../shell/words.ts';

export function LinkField({ link, label }: { readonly link: string; readonly label: string }) {
  const { say } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(say(lobby.copied));
    } catch {
      field.current?.select();
      notify(say(lobby.notCopied), 'danger');
    }
  };
  return (
    <>
      <input
        className="field invite__link"
        readOnly
        ref={field}
        aria-label={label}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="btn" onClick={() => void copy()}>
        {say(lobby.copy)}
      </button>
    </>
  );
}
