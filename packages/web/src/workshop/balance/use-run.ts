// A balance run for as long as its page is open: the threads end with it.

import type { DuelLevel } from '@wyrmtable/bots/lab';
import { balancing, RIVALS } from '@wyrmtable/bots/lab';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { useEffect, useRef, useState } from 'react';
import { type Conduct, conduct } from './conduct.ts';
import { cores, hirePlayer } from './hire.ts';
import { after, begunRun, type Run, type Told } from './run.ts';

/** Each number is tried so many times, one higher and one lower. */
const TRIES = 64;
/** One in play and one at hand. */
const AHEAD = 2;
/** The page is drawn anew at most this often. */
const EVERY_MS = 250;

export interface Running {
  readonly run: Run | null;
  begin(box: HeroBox, level: DuelLevel, each: number): void;
  goOn(): void;
  stop(): void;
}

export function useRun(): Running {
  const [run, setRun] = useState<Run | null>(null);
  const leading = useRef<Conduct | null>(null);
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  return {
    run,
    begin(box, level, each) {
      end.current();
      const seed = 1 + Math.floor(Math.random() * 1_000_000);
      const plan = { level, seed, duels: each, rivals: RIVALS, tries: TRIES };
      let heard: Told[] = [];
      let timer = 0;
      const show = () => {
        clearTimeout(timer);
        timer = 0;
        const news = heard;
        heard = [];
        setRun((was) => was && after(was, news));
      };
      const conducted = conduct(balancing(box, plan), {
        players: cores(),
        ahead: AHEAD,
        hire: () => hirePlayer({ box, level, seed }),
        tell(told) {
          heard.push(told);
          // What changes the buttons is shown at once.
          if (told.kind !== 'played' && told.kind !== 'asked') show();
          else if (timer === 0) timer = window.setTimeout(show, EVERY_MS);
        },
      });
      leading.current = conducted;
      end.current = () => {
        conducted.stop();
        clearTimeout(timer);
      };
      setRun(begunRun(box, plan));
      conducted.goOn();
    },
    goOn: () => leading.current?.goOn(),
    stop: () => leading.current?.stop(),
  };
}
