// What is wrong, where it is: the same checks as `wyrmtable hero check`.
import { flawText } from '@wyrmtable/words/hero-check';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { Icon } from '../pieces/Icon.tsx';
import { useSpeech } from '../shell/words.ts';
import { useBench } from './bench.ts';

const isInside = (place: string, at: string): boolean =>
  place === at || place.startsWith(`${at}.`) || place.startsWith(`${at}[`);

export interface FlawsAtProps {
  readonly at: string;
  /** Those of everything inside, too. */
  readonly inside?: boolean;
}

export function FlawsAt({ at, inside = true }: FlawsAtProps) {
  const { flaws, oddities } = useBench();
  const { lang } = useSpeech();
  const fits = (place: string) => (inside ? isInside(place, at) : place === at);
  const wrong = [...new Set(flaws.filter((flaw) => fits(flaw.at)).map(({ fault }) => flawText(lang, fault)))];
  const odd = [...new Set(oddities.filter((one) => fits(one.at)).map((one) => one.text))];
  if (wrong.length + odd.length === 0) return null;
  return (
    <ul className="flaws">
      {wrong.map((text) => (
        <li key={text} data-tone="danger">
          <Icon name="cancel" />
          {text}
        </li>
      ))}
      {odd.map((text) => (
        <li key={text}>
          <Icon name="uncertainty" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** How much is wrong inside a part, beside its name. */
export function FlawCount({ at }: { readonly at: readonly string[] }) {
  const { flaws } = useBench();
  const count = flaws.filter((flaw) => at.some((place) => isInside(flaw.at, place))).length;
  const { say } = useSpeech();
  return count === 0 ? null : (
    <span className="flaw-count" role="img" aria-label={say(WORKSHOP.wrong, { count })}>
      {count}
    </span>
  );
}
