// Reports of heroes that people share: what an act about one does to its page.
import { tidyCode } from '../fairness.ts';
import { isVisible } from '../heroes/pages.ts';
import { column, HERO_CARD } from '../storage/columns.ts';
import type { Storage } from '../storage/port.ts';
import type { Act } from '../storage/ports/moderation.ts';

/** Where a report of a table has its code. No table has such a one. */
const PLACE = 'heroes/';
const codeIn = (place: string): string | null => (place.startsWith(PLACE) ? place.slice(PLACE.length) : null);

/** Whose hero it is, and what it is called; null where that person cannot see one. */
export async function heroReported(
  { heroes }: Storage,
  code: string,
  reporter: string,
): Promise<{ readonly person: string; readonly name: string; readonly match: string } | null> {
  const hero = await heroes.hero(tidyCode(code));
  if (!isVisible(hero, reporter)) return null;
  const { names } = column(HERO_CARD, hero.card, `card of hero ${hero.id}`);
  return { person: hero.author, name: names.en ?? '', match: `${PLACE}${hero.id}` };
}

/** Whoever acts on a report of a hero takes it out of sight, unless they dismiss it; who takes the act back brings it back. */
export async function settleHero({ heroes, moderation }: Storage, act: Act): Promise<void> {
  const first = act.undoes === null ? act : await moderation.act(act.undoes);
  if (first === null || first.complaint === null || first.kind === 'dismiss') return;
  const code = codeIn((await moderation.complaint(first.complaint))?.match ?? '');
  if (code !== null) await heroes.hide(code, act.undoes === null);
}
