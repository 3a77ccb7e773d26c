// The settings: one dialog over any page, each choice at work as soon as it is made.
import './settings-dialog.css';
import { common } from '@wyrmtable/words/shell';
import { Suspense, useEffect, useId, useRef } from 'react';
import { Icon } from '../pieces/Icon.tsx';
import { lazy } from './patient.ts';
import { createStore, useStore } from './store.ts';
import { useSpeech } from './words.ts';

const Rows = lazy(() => import('./settings-rows.tsx'));

const open = createStore(false);

export function openSettings(): void {
  open.set(true);
}

export function SettingsDialog() {
  const { say } = useSpeech();
  const wanted = useStore(open);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (wanted) dialog.current?.showModal();
    else dialog.current?.close();
  }, [wanted]);
  return (
    <dialog className="settings" ref={dialog} aria-labelledby={title} closedby="any" onClose={() => open.set(false)}>
      {wanted && (
        <div className="settings__sheet">
          <header>
            <h2 id={title}>{say(common.settings)}</h2>
            <button
              type="button"
              className="btn"
              data-kind="quiet"
              aria-label={say(common.close)}
              onClick={() => open.set(false)}
            >
              <Icon name="cancel" />
            </button>
          </header>
          <Suspense>
            <Rows />
          </Suspense>
        </div>
      )}
    </dialog>
  );
}
