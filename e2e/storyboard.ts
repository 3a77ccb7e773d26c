// What a table shows while it is told, frame by frame, and where that knew more than the dice that had landed.
import type { Page } from 'playwright-core';

/** What a person sees, reads or hears of how things stand; questions and the dice themselves are not among it. */
const STANDING = {
  chronicle: '.log li',
  dials: '.dial',
  armies: '.march__flag, .march__wounds, .hero__name, .hero__state',
  dealt: '.duel__hearts, .duel__who',
  aside: '.aside__set',
  blows: '.clash__damage, .source__total',
  tokens: '.chip__name, .chip__count',
  cards: '.hand .card__name, .throne-hand .card__name, .piles, .pile, .hero__items',
  states: '.player__state',
  places: '.place .sr-only',
  said: '.notices, .tidings, .slip',
} as const;
type Part = keyof typeof STANDING;

export interface Shown {
  /** Milliseconds since the watching began. */
  readonly at: number;
  readonly beat: string;
  readonly telling: boolean;
  readonly falling: boolean;
  /** A die is in the air, as the eye sees it. */
  readonly tumbling: boolean;
  /** Answers that could be pressed. */
  readonly answers: number;
  readonly title: string;
  readonly standing: Readonly<Record<Part, readonly string[]>>;
}

/** In one piece, since the page's own rules forbid it to compile anything later. */
const WATCH = `(() => {
  const PARTS = ${JSON.stringify(STANDING)};
  const begun = performance.now();
  globalThis.storyboard = [];
  let before = '';
  const read = (one) => (one.getAttribute('aria-label') ?? '') + one.textContent.replace(/\\s+/g, ' ').trim();
  const see = () => {
    const stage = document.querySelector('.stage');
    const frame = {
      beat: stage?.dataset.beat ?? '',
      telling: stage?.dataset.telling !== undefined,
      falling: stage?.dataset.falling !== undefined,
      tumbling: [...document.querySelectorAll('.die__cube')].some((cube) =>
        cube.getAnimations().some(({ playState }) => playState === 'running'),
      ),
      answers: document.querySelectorAll('.prompt__actions .btn[data-kind="primary"], button.die').length,
      title: document.title,
      standing: Object.fromEntries(Object.entries(PARTS).map(([part, of]) => [part, [...document.querySelectorAll(of)].map(read)])),
    };
    const now = JSON.stringify(frame);
    if (stage !== null && now !== before) {
      before = now;
      storyboard.push({ at: Math.round(performance.now() - begun), ...frame });
    }
    requestAnimationFrame(see);
  };
  see();
})()`;

/** From now on every frame that differs from the one before is kept. */
export const watchStory = (page: Page): Promise<unknown> => page.evaluate(WATCH);
export const storyOf = (page: Page): Promise<readonly Shown[]> => page.evaluate<readonly Shown[]>('storyboard');

/** Dice fall in these; whatever they show is told when they lie. */
const THROWS: ReadonlySet<string> = new Set(['rolled', 'rerolledDice', 'rerolledDie', 'rerolledEvent', 'loot-die']);

const isPart = (name: string): name is Part => name in STANDING;
const PARTS = Object.keys(STANDING).filter(isPart);

/** The table itself has changed: from the map to a fight, or back. */
const movedOn = ({ standing: before }: Shown, { standing: after }: Shown): boolean =>
  (before.places.length === 0) !== (after.places.length === 0) ||
  (before.dials.length === 0) !== (after.dials.length === 0);

/** Lines that are new; old ones may leave a chronicle at any time. */
const comeIn = (before: readonly string[], after: readonly string[]): readonly string[] =>
  after.filter((line) => !before.includes(line));

/** Everything that was shown before it had been told, a line each; nothing for a story that keeps its order. */
export function spoilersIn(story: readonly Shown[]): readonly string[] {
  const found: string[] = [];
  const complain = ({ at, beat }: Shown, what: string) => found.push(`${at} ms, ${beat || 'at rest'}: ${what}`);
  for (const [i, frame] of story.entries()) {
    const before = story[i - 1];
    if (before === undefined) continue;
    if (frame.tumbling && !frame.falling) complain(frame, 'dice are in the air after they have been told');
    if (frame.telling && frame.answers > 0) complain(frame, 'somebody could answer before the story is over');
    if (!frame.falling || movedOn(before, frame)) continue;
    for (const part of PARTS) {
      const come = comeIn(before.standing[part], frame.standing[part]);
      if (come.length > 0) complain(frame, `${part} while dice are in the air: ${come.slice(0, 2).join(' / ')}`);
    }
  }
  return found;
}

/** Throws, and those of them that no frame showed in the air. */
export function throwsIn(story: readonly Shown[]): { readonly seen: number; readonly unseen: number } {
  let [seen, unseen] = [0, 0];
  for (const [i, { beat, falling }] of story.entries()) {
    if (!THROWS.has(beat)) continue;
    const before = story[i - 1];
    if (falling && before?.falling !== true) seen++;
    if (!falling && before?.beat !== beat) unseen++;
  }
  return { seen, unseen };
}
