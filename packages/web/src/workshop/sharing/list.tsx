// /heroes: those that people share with everybody, found by name.
import '../workshop.css';
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { heroRefusalLine, SHARED } from '@wyrmtable/words/shared-heroes';
import { common } from '@wyrmtable/words/shell';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Btn } from '../../pieces/Btn.tsx';
import { Page } from '../../shell/page.tsx';
import { usePageBusy } from '../../shell/page-busy.ts';
import { useSpeech } from '../../shell/words.ts';
import { OWN_REASONS } from '../../table/why-not.ts';
import { type HeroList, publicHeroes } from './api.ts';
import { HeroRow } from './HeroRow.tsx';

/** Who types is asked about once they pause. */
const PAUSE_MS = 250;

/** What the server has found, and more of it. */
function useFound(search: string): readonly [HeroList | Refusal | null, () => void] {
  const [found, setFound] = useState<HeroList | Refusal | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      void publicHeroes(search, null).then((answer) => wanted && setFound(answer));
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [search]);
  const more = async () => {
    if (found === null || isRefusal(found)) return;
    const answer = await publicHeroes(search, found.next);
    // Whoever cannot be asked now may be asked again: what is there stays.
    if (!isRefusal(answer)) setFound({ ...answer, heroes: [...found.heroes, ...answer.heroes] });
  };
  return [found, () => void more()];
}

export default function SharedHeroes() {
  const { say, lang } = useSpeech();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [found, more] = useFound(search);
  usePageBusy(found === null);
  const refused = found !== null && isRefusal(found) ? found : null;
  const list = found !== null && !isRefusal(found) ? found : null;
  const own = refused === null ? undefined : OWN_REASONS[refused.refused];
  return (
    <Page title={say(SHARED.title)} className="page workshop">
      <h1>{say(SHARED.title)}</h1>
      <p className="prose">{say(SHARED.lead)}</p>
      <div className="row">
        <input
          className="field"
          type="search"
          aria-label={say(SHARED.search)}
          placeholder={say(SHARED.search)}
          maxLength={48}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Link className="btn" href="/hero-workshop">
          {say(SHARED.toWorkshop)}
        </Link>
      </div>
      {found === null && <p className="hint">{say(common.loading)}</p>}
      {refused !== null && <p role="alert">{own === undefined ? heroRefusalLine(lang, refused) : say(own)}</p>}
      {list?.heroes.length === 0 && (
        <p role="status">{search === '' ? say(SHARED.none) : say(SHARED.notFound, { search })}</p>
      )}
      {list !== null && (
        <ul className="hero-rows">
          {list.heroes.map((hero) => (
            <HeroRow key={hero.id} hero={hero} />
          ))}
        </ul>
      )}
      {list !== null && list.next !== null && <Btn onPress={more}>{say(SHARED.more)}</Btn>}
    </Page>
  );
}
