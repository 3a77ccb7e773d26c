// A shared hero as it is kept, and as lists and its own page show it.
import { digest, isRefusal, type Refusal } from '@wyrmtable/kernel';
import { inEach, personCalled } from '@wyrmtable/kernel/names';
import { bringHeroes, loadGame } from '@wyrmtable/registry';
import { HERO_LIMIT, type HeroFigures, type HeroPage, type ListedHero } from '@wyrmtable/wire';
import { foldName } from '../people/folding.ts';
import { accountsOf, type Person } from '../people/who.ts';
import { no } from '../refusals.ts';
import { column, HERO_CARD, HERO_DOCUMENT, HERO_FIGURES } from '../storage/columns.ts';
import type { Storage } from '../storage/port.ts';
import type { SharedHead, SharedHero } from '../storage/ports/heroes.ts';

type Card = Pick<ListedHero, 'names' | 'lines' | 'complexity' | 'icon' | 'look' | 'fares'>;
type Checked = Pick<SharedHero, 'digest' | 'search' | 'card' | 'document' | 'figures'>;

/** More won than played, or other sums than their parts, were measured by nobody. */
function isSound({ duels, won, rivals }: HeroFigures): boolean {
  const sum = (of: (rival: HeroFigures['rivals'][number]) => number) => rivals.reduce((all, one) => all + of(one), 0);
  return (
    rivals.every((one) => one.won <= one.duels) && sum((one) => one.duels) === duels && sum((one) => one.won) === won
  );
}

/** The document as it is kept, if it can be played: looked at as heroes that a table brings are. */
export async function checked(document: object, figures: HeroFigures | undefined): Promise<Checked | Refusal> {
  const text = JSON.stringify(document);
  if (text.length > HERO_LIMIT) return no('hero-too-large', { limit: HERO_LIMIT });
  if (figures !== undefined && !isSound(figures)) return no('bad-figures');
  const brought = await bringHeroes(await loadGame('dice-throne'), [document]);
  if (isRefusal(brought)) return brought;
  const [box] = brought.boxes;
  if (box === undefined) return no('bad-message', { path: 'document', problem: 'hero' });
  const { hero, line } = box.names;
  const names = inEach((lang) => personCalled(hero, lang));
  const { rivals: _, ...fares } = figures ?? { rivals: [], level: '', duels: 0, won: 0 };
  const { complexity, icon } = box.hero;
  const card: Card = {
    ...{ names, lines: { ...line }, complexity, icon, look: box.look },
    fares: figures === undefined ? null : fares,
  };
  return {
    digest: digest(document),
    search: [...new Set(Object.values(names))].map(foldName).join('\n'),
    card: JSON.stringify(card),
    document: text,
    figures: figures === undefined ? null : JSON.stringify(figures),
  };
}

const cardIn = ({ id, card }: SharedHead): Card => column(HERO_CARD, card, `card of hero ${id}`);

const listedAs = (head: SharedHead, author: Person | undefined): ListedHero => ({
  id: head.id,
  version: head.version,
  author: author?.name ?? null,
  listed: head.listed,
  hidden: head.hidden,
  ...cardIn(head),
  changed: head.changed,
});

/** Heroes as a list shows them, with what their authors are called now. */
export async function asListed(storage: Storage, heads: readonly SharedHead[]): Promise<ListedHero[]> {
  const authors = await accountsOf(
    storage,
    heads.map(({ author }) => author),
  );
  return heads.map((head) => listedAs(head, authors.get(head.author)));
}

export const isVisible = (hero: SharedHead | null, person: string): hero is SharedHead =>
  hero !== null && (!hero.hidden || hero.author === person);

/** Without the author: as its author takes it along. */
export function pageOf(hero: SharedHero): Omit<HeroPage, 'author' | 'yours' | 'origin'> {
  const { author: _, ...listed } = listedAs(hero, undefined);
  return {
    ...listed,
    created: hero.created,
    document: column(HERO_DOCUMENT, hero.document, `document of hero ${hero.id}`),
    figures: hero.figures === null ? null : column(HERO_FIGURES, hero.figures, `figures of hero ${hero.id}`),
  };
}

/** The page of the hero as that person sees it. What it was copied from is named as far as everybody may see it. */
export async function shownTo(storage: Storage, hero: SharedHero, person: string): Promise<HeroPage> {
  const model = hero.origin === null ? null : await storage.heroes.hero(hero.origin.hero);
  const seen = isVisible(model, person) ? model : null;
  const authors = await accountsOf(storage, [hero.author, ...(seen === null ? [] : [seen.author])]);
  return {
    ...pageOf(hero),
    author: authors.get(hero.author)?.name ?? null,
    yours: hero.author === person,
    origin: hero.origin && {
      ...hero.origin,
      names: seen === null ? null : cardIn(seen).names,
      author: (seen === null ? null : authors.get(seen.author)?.name) ?? null,
    },
  };
}
