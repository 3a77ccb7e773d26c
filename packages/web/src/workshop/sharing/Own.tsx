// The heroes that this person shares, on the workshop's first page; nothing where there are none or no server.
import { isRefusal } from '@wyrmtable/kernel';
import { SHARED } from '@wyrmtable/words/shared-heroes';
import { Rule } from '../../pieces/Rule.tsx';
import { useAsked } from '../../ratings/use-asked.ts';
import { useSpeech } from '../../shell/words.ts';
import { ownHeroes } from './api.ts';
import { HeroRow } from './HeroRow.tsx';

export default function Own() {
  const { say } = useSpeech();
  const answer = useAsked(ownHeroes, '');
  if (answer === null || isRefusal(answer) || answer.length === 0) return null;
  return (
    <section className="drafts">
      <Rule>{say(SHARED.mine)}</Rule>
      <ul className="hero-rows">
        {answer.map((hero) => (
          <HeroRow key={hero.id} hero={hero} />
        ))}
      </ul>
    </section>
  );
}
