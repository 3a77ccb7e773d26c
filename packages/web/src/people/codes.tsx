// Recovery codes, shown once: to be copied, saved or written down before one goes on.
import { account as words } from '@wyrmtable/words/people';
import { useEffect, useRef } from 'react';
import { Btn } from '../pieces/Btn.tsx';
import { Frame } from '../pieces/Frame.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';

function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function Codes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const { say } = useSpeech();
  const title = useRef<HTMLHeadingElement>(null);
  // They are what matters now, wherever the page was scrolled to.
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  const text = `Wyrmtable · ${location.host}\n${codes.join('\n')}\n`;
  const copy = () => void navigator.clipboard.writeText(text).then(() => notify(say(words.copied)));
  return (
    <Frame>
      <section className="account__form" aria-labelledby="codes-title">
        <h2 className="rule" id="codes-title" ref={title} tabIndex={-1}>
          {say(words.codesTitle)}
        </h2>
        <p className="prose">{say(words.codesLead)}</p>
        <ul className="account__codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="row">
          {navigator.clipboard !== undefined && <Btn onPress={copy}>{say(words.copy)}</Btn>}
          <Btn onPress={() => saveText(text, 'wyrmtable-codes.txt')}>{say(words.save)}</Btn>
          <Btn kind="primary" onPress={onKept}>
            {say(words.kept)}
          </Btn>
        </div>
      </section>
    </Frame>
  );
}
