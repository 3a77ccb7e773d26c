// Following, muting and blocking somebody on their page.
import { isRefusal } from '@wyrmtable/kernel';
import type { RelationInfo } from '@wyrmtable/wire';
import { useCallback, useEffect, useState } from 'react';
import { ownPeople } from '../people/api.ts';
import { sentenceOf } from '../people/sentence.ts';
import { leaveStance, takeStance } from '../people/stances.ts';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { Stances } from '../table/remote/talk/stances.tsx';

export default function Stance({ name }: { readonly name: string }) {
  const { lang } = useSpeech();
  const [own, setOwn] = useState<RelationInfo | null>(null);
  const look = useCallback(() => {
    void ownPeople().then((found) => isRefusal(found) || setOwn(found.find((one) => one.name === name) ?? null));
  }, [name]);
  useEffect(look, [look]);
  return (
    <div className="row">
      <Stances
        name={name}
        stance={own?.kind ?? null}
        onTake={async (wanted) => {
          const refused = own?.kind === wanted ? await leaveStance(own.id) : await takeStance({ name }, wanted);
          if (refused !== null) notify(sentenceOf(lang, refused), 'danger');
          look();
        }}
      />
    </div>
  );
}
