// Choosing in turns on one device, for the form of a table: who is to choose, what lies covered, and what the one button does.
import type { Choosing, Seat, SeatRecord } from '@wyrmtable/kernel';
import type { Casting } from '@wyrmtable/registry';
import { type Lang, list } from '@wyrmtable/words';
import { CHOOSING as WORDS } from '@wyrmtable/words/choosing';
import { useState } from 'react';
import { useSpeech } from '../shell/words.ts';
import type { HeroPlan } from './hero-plan.ts';
import { bannedIn, begun, chosenBy, type How, heroesIn, howOf, howsFor, turnOf } from './turns.ts';

/** What a game says of it; without it everybody chooses openly. */
export interface Drafting {
  readonly cast: readonly string[];
  readonly casting: Pick<Casting, 'prefer'>;
  /** The two who sit there are rivals. */
  readonly rivals: boolean;
  /** What whoever may be played is called. */
  nameOf(lang: Lang, hero: string): string;
}

export interface Turns {
  readonly how: How;
  readonly hows: readonly How[];
  begin(how: How): void;
  /** How it stands, in words; null in the open. */
  readonly standing: string | null;
  /** What the one button does in place of the start; null in the open and when all have chosen. */
  readonly deed: { readonly text: string; readonly disabled: boolean; press(): void } | null;
  /** Whose turn it is. */
  readonly seat: Seat | null;
  /** What lies before whoever is to choose; null where it is covered. */
  readonly choice: {
    readonly chosen: string | null;
    choose(hero: string | null): void;
    readonly lots: boolean;
    readonly barred: ReadonlySet<string>;
  } | null;
  /** In place of a lot: has not chosen yet, or has and it lies covered. */
  called(seat: Seat): string | null;
}

const patternOf = (seats: readonly SeatRecord[]): string => seats.map(({ bot }) => bot === null).join();

const below = (count: number): number => Math.floor(Math.random() * count);

export function useTurns<Plan extends HeroPlan>(
  plan: Plan,
  onChange: (plan: Plan) => void,
  drafting: Drafting | undefined,
): Turns | null {
  const { say, lang } = useSpeech();
  const [kept, setKept] = useState<{ readonly seats: string; readonly choosing: Choosing } | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [uncovered, setUncovered] = useState<Seat | null>(null);
  if (drafting === undefined) return null;
  const table = { ...drafting, seats: plan.seats, below };
  const hows = howsFor(plan.seats, drafting.rivals);
  // Where bots or people were exchanged for each other, or others may sit down, it is as if nothing had begun.
  const begunHere = kept !== null && kept.seats === patternOf(plan.seats) && hows.includes(howOf(kept.choosing));
  const choosing = begunHere ? kept.choosing : undefined;
  const go = (next: Choosing | undefined): void => {
    setKept(next === undefined ? null : { seats: patternOf(plan.seats), choosing: next });
    setWanted(null);
    setUncovered(null);
    if (next !== undefined) onChange({ ...plan, heroes: heroesIn(next, plan) });
  };
  const begin = (how: How): void => go(begun(how, table));
  const nothing = { how: howOf(choosing), hows, begin, standing: null, deed: null, seat: null, choice: null };
  if (choosing === undefined) return { ...nothing, called: () => null };
  const turn = turnOf(choosing, plan);
  if (turn === null) return { ...nothing, standing: say(WORDS.allChosen), called: () => null };
  const { seat, deed } = turn;
  const hidden = choosing.how === 'hidden';
  const name = plan.seats[seat]?.name ?? '';
  const alone = plan.seats.filter(({ bot }) => bot === null).length === 1;
  const banned = bannedIn(choosing).map((hero) => drafting.nameOf(lang, hero));
  const whose = {
    take: say(WORDS.lookAway, { name }),
    ban: alone ? say(WORDS.youBan) : say(WORDS.bans, { name }),
    pick: alone ? say(WORDS.youPick) : say(WORDS.picks, { name }),
  }[deed];
  const covered = hidden && uncovered !== seat;
  const hero = wanted === null ? say(deed === 'take' ? WORDS.byLot : WORDS.nobody) : drafting.nameOf(lang, wanted);
  return {
    ...nothing,
    seat,
    standing: banned.length === 0 ? whose : `${whose} ${say(WORDS.banned, { heroes: list(lang, banned) })}`,
    deed: covered
      ? { text: say(WORDS.uncover, { name }), disabled: false, press: () => setUncovered(seat) }
      : {
          text: say(WORDS[deed], { hero }),
          disabled: deed !== 'take' && wanted === null,
          press: () => go(chosenBy(choosing, wanted, table)),
        },
    choice: covered
      ? null
      : {
          chosen: wanted,
          choose: setWanted,
          lots: deed === 'take',
          barred: new Set(choosing.how === 'draft' ? choosing.deeds : []),
        },
    called(at) {
      if (hidden && plan.seats[at]?.bot !== null) return null;
      return say(hidden && choosing.picks[at] != null ? WORDS.covered : WORDS.notYet);
    },
  };
}
