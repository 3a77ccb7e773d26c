// What a page shows frame by frame: every change of the beat, the dials, the dice, the chronicle's end and the prompt.
import type { Page } from 'playwright-core';

export interface Frame {
  /** Milliseconds since the watching began. */
  readonly at: number;
  /** The kind of event that is being shown, or nothing. */
  readonly beat: string;
  readonly telling: boolean;
  readonly falling: boolean;
  /** Health, or armies. */
  readonly figures: string;
  /** States of the dice: colours follow them. */
  readonly dice: string;
  readonly heard: string;
  /** A die is in the air, as the eye sees it. */
  readonly tumbling: boolean;
  /** The last line of the chronicle, and how many there are. */
  readonly line: string;
  readonly lines: number;
  /** Ways to answer, in the prompt and on the dice. */
  readonly answers: number;
  readonly ultimate: boolean;
  /** The word lies across the dice. */
  readonly zonk: boolean;
  readonly title: string;
}

const WATCH = `(() => {
  const all = (of, say) => [...document.querySelectorAll(of)].map(say).join('|');
  const begun = performance.now();
  globalThis.framesSeen = [];
  let before = '';
  const see = () => {
    const stage = document.querySelector('.stage');
    const log = document.querySelectorAll('.log li');
    const frame = {
      beat: stage?.dataset.beat ?? '',
      telling: stage?.dataset.telling !== undefined,
      falling: stage?.dataset.falling !== undefined,
      figures: all('.dial[data-kind="hp"] .dial__value, .march__flag .sr-only', (one) => one.textContent),
      dice: all('.tray .die, .dice__soldiers .die', (one) => one.dataset.state),
      tumbling: [...document.querySelectorAll('.die__cube')].some((cube) =>
        cube.getAnimations().some(({ playState }) => playState === 'running'),
      ),
      heard: all('.tray .die, .dice__soldiers .die', (one) => one.getAttribute('aria-label')),
      line: log[log.length - 1]?.textContent ?? '',
      lines: log.length,
      answers: document.querySelectorAll('.prompt .btn[data-kind="primary"], button.die').length,
      zonk: document.querySelector('.arena__zonk') !== null,
      ultimate: document.querySelector('.ultimate') !== null,
      title: document.title,
    };
    const now = JSON.stringify(frame);
    if (stage !== null && now !== before) {
      before = now;
      framesSeen.push({ at: Math.round(performance.now() - begun), ...frame });
    }
    requestAnimationFrame(see);
  };
  see();
})()`;

/** From now on every frame that differs from the one before is kept. */
export const watchFrames = (page: Page): Promise<unknown> => page.evaluate(WATCH);
export const framesOf = (page: Page): Promise<readonly Frame[]> => page.evaluate<readonly Frame[]>('framesSeen');
