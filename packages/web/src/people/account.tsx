// The page of one's own account: a guest may become one or sign in, and whoever has one looks after it.
import './account.css';
import '../pieces/btn.css';
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { AccountInfo } from '@wyrmtable/wire';
import { account as words } from '@wyrmtable/words/people';
import { useCallback, useEffect, useState } from 'react';
import { Btn } from '../pieces/Btn.tsx';
import { rememberName } from '../shell/own-name.ts';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { useSpeech } from '../shell/words.ts';
import { ownAccount } from './api.ts';
import { Codes } from './codes.tsx';
import { Problem } from './fields.tsx';
import { Guest } from './guest.tsx';
import { Own } from './own.tsx';

/** Undefined until the server has said who this is. */
type Known = AccountInfo | null | Refusal | undefined;

export default function Account() {
  const { say } = useSpeech();
  const [known, setKnown] = useState<Known>(undefined);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  usePageBusy(known === undefined);
  const look = useCallback(() => {
    void ownAccount().then((found) => {
      setKnown(found);
      // At tables it goes by this name, so forms there begin with it.
      if (found !== null && !isRefusal(found)) rememberName(found.name);
    });
  }, []);
  useEffect(look, [look]);
  const made = (fresh: readonly string[]): void => {
    setCodes(fresh);
    look();
  };
  return (
    <Page title={say(words.title)}>
      <h1>{say(words.title)}</h1>
      {known === undefined && <p className="hint">{say(words.asking)}</p>}
      {codes !== null && <Codes codes={codes} onKept={() => setCodes(null)} />}
      {known === null && codes === null && <Guest onMade={made} onSignedIn={look} />}
      {known !== undefined && isRefusal(known) && (
        <>
          <Problem of={known} />
          <div className="row">
            <Btn onPress={look}>{say(words.again)}</Btn>
          </div>
        </>
      )}
      {known !== undefined && known !== null && !isRefusal(known) && codes === null && (
        <Own account={known} onChange={look} onCodes={made} />
      )}
    </Page>
  );
}
