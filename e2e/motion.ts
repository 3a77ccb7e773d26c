// What moves on a page, and for how long.
import type { Page } from 'playwright-core';

/** Watches, frame by frame, for the longest animation that runs; endless ones count as such. */
const WATCH = `(() => {
  globalThis.longestMotion = { ms: 0, what: '' };
  const see = () => {
    for (const animation of document.getAnimations()) {
      const ms = animation.effect.getComputedTiming().endTime;
      if (animation.playState === 'running' && ms > longestMotion.ms) {
        const { target } = animation.effect;
        globalThis.longestMotion = { ms, what: (animation.animationName ?? animation.transitionProperty ?? 'tumble') + ' of ' + target.className };
      }
    }
    requestAnimationFrame(see);
  };
  see();
})()`;

export interface Motion {
  readonly ms: number;
  readonly what: string;
}

/** What a cross-fade may take. */
export const CROSS_FADE = 250;

/** Every page that is opened from now on is watched. */
export const watchMotion = (page: Page): Promise<unknown> => page.addInitScript(WATCH);

/** The longest motion since the page was opened. */
export const longestMotion = (page: Page): Promise<Motion> => page.evaluate<Motion>('longestMotion');
