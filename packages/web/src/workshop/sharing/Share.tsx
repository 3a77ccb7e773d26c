// The part of the workbench that shares: as a page on the server, as a link that holds the hero, as a file.
import { digest, isRefusal } from '@wyrmtable/kernel';
import { heroName } from '@wyrmtable/words/dice-throne';
import { heroRefusalLine, SHARED } from '@wyrmtable/words/shared-heroes';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Btn } from '../../pieces/Btn.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { notify } from '../../shell/notices.tsx';
import { useSpeech } from '../../shell/words.ts';
import { LinkField } from '../../table/remote/link-field.tsx';
import { OWN_REASONS } from '../../table/why-not.ts';
import { useBench } from '../bench.ts';
import type { Draft } from '../draft/document.ts';
import { asLetters, asText } from '../draft/file.ts';
import { changeHero, hasAccount, shareHero } from './api.ts';
import { figuresFor, know, knownOf, unshared } from './known.ts';

function saveFile(draft: Draft, name: string): void {
  const address = URL.createObjectURL(new Blob([asText(draft)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.hero.json`;
  link.click();
  URL.revokeObjectURL(address);
}

function WithoutServer() {
  const { say, lang } = useSpeech();
  const { draft } = useBench();
  const copyLink = async () => {
    const link = `${location.origin}/hero-workshop#${await asLetters(draft)}`;
    try {
      await navigator.clipboard.writeText(link);
      notify(say(WORKSHOP.linkCopied));
    } catch {
      // Without leave to copy, the link itself is shown: it can be copied by hand.
      notify(link);
    }
  };
  return (
    <>
      <Rule>{say(SHARED.withoutServer)}</Rule>
      <div className="row">
        <Btn icon="save" onPress={() => saveFile(draft, heroName(lang, draft.hero.id))}>
          {say(WORKSHOP.saveFile)}
        </Btn>
        <Btn icon="share" onPress={() => void copyLink()}>
          {say(WORKSHOP.copyLink)}
        </Btn>
      </div>
    </>
  );
}

/** Whether somebody with an account is here, once the server has said so. */
function useAccount(): boolean {
  const [account, setAccount] = useState(false);
  useEffect(() => {
    let wanted = true;
    void hasAccount().then((has) => wanted && setAccount(has === true));
    return () => {
      wanted = false;
    };
  }, []);
  return account;
}

function OnServer({ id }: { readonly id: string }) {
  const { say, lang } = useSpeech();
  const { draft, flaws } = useBench();
  const account = useAccount();
  const [known, setKnown] = useState(() => knownOf(id));
  const [wished, setWished] = useState(known.shared?.listed ?? false);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState('');
  const listed = wished && account;
  const { shared, origin } = known;
  const figures = figuresFor(known, draft);
  const same = shared !== undefined && shared.digest === digest(draft) && shared.listed === listed;
  const share = async () => {
    setBusy(true);
    setWhy('');
    const wish = { document: draft, listed, ...(figures === undefined ? {} : { figures }) };
    const done =
      shared === undefined
        ? await shareHero({ ...wish, ...(origin === undefined ? {} : { origin }) })
        : await changeHero(shared.code, { ...wish, version: shared.version });
    setBusy(false);
    if (!isRefusal(done)) {
      setKnown(know(id, { shared: { ...done, digest: digest(draft), listed } }));
      notify(say(SHARED.done, { version: done.version }));
      return;
    }
    // Taken off from another device: it may be shared anew.
    if (shared !== undefined && done.refused === 'no-such-hero') setKnown(unshared(id));
    const own = OWN_REASONS[done.refused];
    setWhy(own === undefined ? heroRefusalLine(lang, done) : say(own));
  };
  return (
    <>
      <Rule>{say(SHARED.onServer)}</Rule>
      <p className="prose">{say(SHARED.shareLead)}</p>
      <label className="slot--flag">
        <input
          type="checkbox"
          checked={listed}
          disabled={!account}
          onChange={({ currentTarget }) => setWished(currentTarget.checked)}
        />
        {say(SHARED.everybody)}
      </label>
      {!account && (
        <p className="hint">
          {say(SHARED.needsAccount)} <Link href="/account">{say(SHARED.makeAccount)}</Link>
        </p>
      )}
      <p className="hint">
        {figures === undefined ? say(SHARED.withoutFigures) : say(SHARED.withFigures, { duels: figures.duels })}
      </p>
      {shared !== undefined && (
        <p role="status">{say(same ? SHARED.upToDate : SHARED.behind, { version: shared.version })}</p>
      )}
      {flaws.length > 0 && <p role="status">{say(SHARED.notYet)}</p>}
      <div className="row">
        <Btn kind="primary" icon="share" disabled={busy || same || flaws.length > 0} onPress={() => void share()}>
          {say(shared === undefined ? SHARED.shareNow : SHARED.shareNext)}
        </Btn>
        {shared !== undefined && (
          <Link className="btn" href={`/heroes/${shared.code}`}>
            {say(SHARED.itsPage)}
          </Link>
        )}
      </div>
      {shared !== undefined && (
        <div className="row">
          <LinkField link={`${location.origin}/heroes/${shared.code}`} label={say(SHARED.link)} />
        </div>
      )}
      {why !== '' && <p role="alert">{why}</p>}
    </>
  );
}

export default function Share({ id }: { readonly id: string }) {
  const { say } = useSpeech();
  return (
    <section className="sharing" aria-label={say(SHARED.share)}>
      <div className="sharing__part">
        <OnServer id={id} />
      </div>
      <div className="sharing__part">
        <WithoutServer />
      </div>
    </section>
  );
}
