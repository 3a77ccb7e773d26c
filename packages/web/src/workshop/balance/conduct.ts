// Leads a course of duels: hands them out to players, so many ahead to each, and tells what comes of them. It can stop at any
// moment and go on later from where it was.
import type { BalanceCourse, Batch, DuelEnd, DuelWish } from '@wyrmtable/bots/lab';
import type { Told } from './run.ts';

/** Somebody who plays duels in the order they are handed over, on a thread of their own. */
export interface Player {
  play(duel: DuelWish): Promise<DuelEnd | null>;
  leave(): void;
}

export interface Hall {
  readonly players: number;
  /** Duels that each has at hand: with more than one, nobody waits for a page that is busy drawing. */
  readonly ahead: number;
  readonly hire: () => Player;
  readonly tell: (told: Told) => void;
}

export interface Conduct {
  goOn(): void;
  /** Everybody leaves at once; what is half played is played again later. */
  stop(): void;
}

const told = ({ stage, total, changes, proposals }: Batch): Told => ({
  kind: 'asked',
  stage,
  total,
  changes,
  proposals,
});

export function conduct(course: BalanceCourse, { players, ahead, hire, tell }: Hall): Conduct {
  let asked = course.next();
  let ends = new Map<number, DuelEnd | null>();
  /** Duels that nobody plays, by their numbers. */
  let waiting: number[] = [];
  let hired: Player[] = [];
  /** How many more each may be handed. */
  const room = new Map<Player, number>();
  const roomOf = (player: Player): number => room.get(player) ?? 0;

  const dismiss = () => {
    for (const player of hired) player.leave();
    hired = [];
    room.clear();
  };
  const isHere = (player: Player): boolean => hired.includes(player);

  /** All duels of the batch are played: on to what the course wants next. */
  function turnPage(batch: Batch): void {
    asked = course.next(batch.duels.map((_, i) => ends.get(i) ?? null));
    ends = new Map();
    if (asked.done === true) {
      dismiss();
      tell({ kind: 'done', balance: asked.value });
      return;
    }
    tell(told(asked.value));
    // The numbers take far longer than the hero itself: whoever wants that says so.
    if (batch.stage === 'duels' && asked.value.stage !== 'duels') {
      dismiss();
      tell({ kind: 'rested' });
    } else handOut(asked.value);
  }

  function handOut(batch: Batch): void {
    waiting = [...batch.duels.keys()].filter((i) => !ends.has(i));
    // One to each before anybody has a second.
    for (let i = 0; i < ahead; i++) for (const player of room.keys()) busy(player, batch);
  }

  function busy(player: Player, batch: Batch): void {
    const number = roomOf(player) > 0 ? waiting.shift() : undefined;
    const duel = number === undefined ? undefined : batch.duels[number];
    if (number === undefined || duel === undefined) return;
    room.set(player, roomOf(player) - 1);
    player.play(duel).then(
      (end) => {
        if (!isHere(player)) return;
        ends.set(number, end);
        room.set(player, roomOf(player) + 1);
        tell({ kind: 'played', rival: duel.rival, end });
        if (ends.size === batch.duels.length) turnPage(batch);
        else busy(player, batch);
      },
      () => {
        if (!isHere(player)) return;
        dismiss();
        tell({ kind: 'failed' });
      },
    );
  }

  return {
    goOn() {
      if (asked.done === true || hired.length > 0) return;
      const batch = asked.value;
      hired = Array.from({ length: Math.min(players, batch.duels.length) }, hire);
      for (const player of hired) room.set(player, ahead);
      tell(told(batch));
      tell({ kind: 'goes-on' });
      handOut(batch);
    },
    stop() {
      if (hired.length === 0) return;
      dismiss();
      tell({ kind: 'stopped' });
    },
  };
}
