// Talk at an online table: a button that says how much is new, what is said as it comes, and the panel.
import './talk.css';
import type { Spoken } from '@wyrmtable/wire';
import { talk as words } from '@wyrmtable/words/talk';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../pieces/Icon.tsx';
import { useSettings } from '../../../shell/settings.ts';
import { useSpeech } from '../../../shell/words.ts';
import type { TableSnapshot } from '../../port.ts';
import type { RemotePort } from '../port.ts';
import { Panel } from './panel.tsx';
import { wordsOf } from './said.ts';
import { wishAt } from './wish.ts';

/** Milliseconds for which something that was just said stands over the table. */
const SHOWN_FOR = 6000;
/** And after which it is none any more, whatever the clocks of the two machines show. */
const RECENT = 60_000;

/** What others have said since the page was opened, the last of it, for a while; nothing while the panel is open. */
function useBubble(said: readonly Spoken[], open: boolean): Spoken | null {
  const [shown, setShown] = useState<Spoken | null>(null);
  const last = said.findLast(({ own }) => !own);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const number = last?.number ?? 0;
    const before = seen.current ?? number;
    seen.current = number;
    // What was said long before this page came is no news.
    if (last === undefined || number <= before || Date.now() - last.at > RECENT) return undefined;
    setShown(last);
    const timer = setTimeout(() => setShown(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [last]);
  return open ? null : shown;
}

function Bubble({ one }: { readonly one: Spoken }) {
  const { say, lang } = useSpeech();
  const text = wordsOf(lang, one);
  if (text === null) return null;
  return (
    <p className="talk-bubble">
      <b className="talk-bubble__name">{one.name === '' ? say(words.watcher) : one.name}</b> {text}
    </p>
  );
}

export default function Talk({ port, snapshot, code }: { port: RemotePort; snapshot: TableSnapshot; code: string }) {
  const { say } = useSpeech();
  const { talk: isOn } = useSettings();
  const [open, setOpen] = useState(false);
  const { said, wish } = port.talk();
  const [read, setRead] = useState(0);
  const bubble = useBubble(said, open);
  const button = useRef<HTMLButtonElement>(null);
  // The switch of the settings works at once, on every open table.
  useEffect(() => {
    const wanted = isOn ? wishAt(code) : 'off';
    if (port.talk().wish !== wanted) port.hear(wanted);
  }, [port, code, isOn]);
  const last = said.at(-1)?.number ?? 0;
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  if (!isOn || wish === 'off') return null;
  const unread = open ? 0 : said.filter(({ number, own }) => !own && number > read).length;
  return (
    <>
      <button
        type="button"
        ref={button}
        className="btn talk-button"
        data-kind="quiet"
        aria-expanded={open}
        aria-label={unread > 0 ? say(words.unread, { count: unread }) : say(words.open)}
        onClick={(event) => {
          if (event.detail > 0) event.currentTarget.blur();
          setOpen(!open);
        }}
      >
        <Icon name="conversation" />
        {unread > 0 && <span className="talk-button__count">{unread > 9 ? '9+' : unread}</span>}
      </button>
      {createPortal(
        <>
          <div className="talk-bubbles" role="status">
            {bubble !== null && <Bubble one={bubble} />}
          </div>
          {open && (
            <Panel
              port={port}
              snapshot={snapshot}
              code={code}
              onClose={() => {
                setOpen(false);
                button.current?.focus();
              }}
            />
          )}
        </>,
        document.body,
      )}
    </>
  );
}
