// A shared hero as a list shows it: arms, name, author, and how it fares.
import type { ListedHero } from '@wyrmtable/wire';
import type { Lang } from '@wyrmtable/words';
import { SHARED } from '@wyrmtable/words/shared-heroes';
import { Link } from 'wouter';
import { Icon } from '../../pieces/Icon.tsx';
import { useSpeech } from '../../shell/words.ts';
import { coloursOf } from '../at-hand.ts';

/** In the reader's language; every hero has all of them. */
export const inLang = (said: Readonly<Record<string, string>>, lang: Lang): string => said[lang] ?? said.en ?? '';

const isColour = (value: unknown): value is readonly [number, number, number] =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number');

/** What lists know of its look, if it looks like one. */
function accentIn(look: object): Parameters<typeof coloursOf>[0] {
  const accent = 'accent' in look && typeof look.accent === 'object' && look.accent !== null ? look.accent : {};
  const { deep, lit }: { readonly deep?: unknown; readonly lit?: unknown } = accent;
  return isColour(deep) && isColour(lit) ? { look: { accent: { deep, lit }, division: 'pale' } } : {};
}

export function HeroRow({ hero }: { readonly hero: ListedHero }) {
  const { say, lang, ago } = useSpeech();
  const { id, author, fares, version, listed } = hero;
  return (
    <li className="hero-row" style={coloursOf(accentIn(hero.look))}>
      <span className="hero-row__arms" aria-hidden="true">
        <Icon name={hero.icon} />
      </span>
      <div>
        <Link href={`/heroes/${id}`}>{inLang(hero.names, lang)}</Link>
        <p>{inLang(hero.lines, lang)}</p>
        <p className="hint">
          {[
            author === null ? say(SHARED.byGuest) : say(SHARED.by, { name: author }),
            say(SHARED.version, { version }),
            ...(fares === null ? [] : [say(SHARED.faresShort, { share: fares.won / fares.duels })]),
            ...(listed ? [] : [say(SHARED.unlisted)]),
            ago(hero.changed),
          ].join(' · ')}
        </p>
      </div>
    </li>
  );
}
