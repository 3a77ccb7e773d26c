// Listens to one duel and sums up what each ability brought.
import { type Step, statusNumber, type ThroneEvent, type ThroneState } from '@wyrmtable/dice-throne';
import { statusOf } from '@wyrmtable/dice-throne/lead';
import type { Seat, Stocked } from '@wyrmtable/kernel';
import { type AbilitySum, abilityIn, type LabResult } from './result.ts';

/** Where the use of an ability is over for certain. */
const OVER: ReadonlySet<Step> = new Set<Step>(['main-2', 'turn', 'upkeep', 'over']);

/** Of the match that is played, so that made heroes count too. */
const isNegative = (of: Stocked, id: string): boolean => statusOf(of, statusNumber(of, id)).kind === 'negative';

interface Using {
  readonly seat: Seat;
  readonly ability: string;
  readonly sum: AbilitySum;
}

/** The listener for a duel of these heroes, by seat. */
export function measuring(
  into: Pick<LabResult, 'abilities'>,
  heroes: readonly string[],
  state: ThroneState,
): (event: ThroneEvent) => void {
  let offence: Using | null = null;
  let defence: Using | null = null;
  /** Damage that has landed on each seat and is part of the next change of its health. */
  const hurt = heroes.map(() => 0);
  const uses = (seat: Seat, ability: string): Using => {
    const sum = abilityIn(into, heroes[seat] ?? '', ability);
    sum.times++;
    return { seat, ability, sum };
  };
  return (event) => {
    if (OVER.has(state.step)) {
      offence = null;
      defence = null;
      hurt.fill(0);
    }
    switch (event.kind) {
      case 'activated':
        offence = uses(event.seat, event.ability);
        break;
      case 'defends':
        defence = event.ability === null ? null : uses(event.seat, event.ability);
        break;
      case 'health': {
        // Damage and healing move the dial together; whoever falls shows nothing of the healing.
        const [seat = 0] = event.seats;
        const healed = event.health === 0 ? 0 : event.change + (hurt[seat] ?? 0);
        hurt[seat] = 0;
        for (const using of [offence, defence]) if (using?.seat === seat) using.sum.healed += Math.max(0, healed);
        break;
      }
      case 'damage':
        hurt[event.at] = (hurt[event.at] ?? 0) + event.damage;
        if (offence !== null && event.by === offence.seat && event.at !== offence.seat) {
          offence.sum.damage += event.damage;
          if (defence !== null && event.at === defence.seat) defence.sum.prevented += preventedBy(defence, event);
        } else if (defence !== null && event.by === defence.seat) defence.sum.damage += event.damage;
        break;
      default:
        for (const using of [offence, defence]) if (using !== null) bringing(state, using, event);
    }
  };
}

/** What the defence itself took off, as the breakdown tells it. */
function preventedBy({ seat, ability }: Using, { lines }: Extract<ThroneEvent, { kind: 'damage' }>): number {
  let prevented = 0;
  for (const { what, seat: by, cause, source, amount } of lines)
    if (by === seat && cause === 'defence' && source === ability && what !== 'base' && what !== 'plus')
      prevented += Math.abs(amount);
  return prevented;
}

function bringing(of: Stocked, { seat, sum }: Using, event: ThroneEvent): void {
  switch (event.kind) {
    case 'cp':
      if (event.change > 0 && event.seat === seat) sum.cp += event.change;
      break;
    case 'drew':
      if (event.seat === seat) sum.cards += event.count;
      break;
    case 'status':
      // Whose doing it was shows in its kind: nobody puts a good token on an opponent, or a bad one on oneself.
      if (event.change <= 0) break;
      if (isNegative(of, event.status) !== (event.seat === seat))
        sum[event.seat === seat ? 'gained' : 'inflicted'] += event.change;
      break;
    default:
      break;
  }
}
