// Listens to one duel and sums up what each ability brought.
import { type AbilitySum, abilityIn, type LabResult } from '@wyrmtable/bots/lab';
import type { Step, ThroneEvent, ThroneState } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';

/** Where the use of an ability is over for certain. */
const OVER: ReadonlySet<Step> = new Set<Step>(['main-2', 'turn', 'upkeep', 'over']);

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
  const uses = (seat: Seat, ability: string): Using => {
    const sum = abilityIn(into, heroes[seat] ?? '', ability);
    sum.times++;
    return { seat, ability, sum };
  };
  return (event) => {
    if (OVER.has(state.step)) {
      offence = null;
      defence = null;
    }
    switch (event.kind) {
      case 'activated':
        offence = uses(event.seat, event.ability);
        break;
      case 'defends':
        defence = event.ability === null ? null : uses(event.seat, event.ability);
        break;
      case 'damage':
        if (offence !== null && event.by === offence.seat && event.at !== offence.seat) {
          offence.sum.damage += event.damage;
          if (defence !== null && event.at === defence.seat) defence.sum.prevented += preventedBy(defence, event);
        } else if (defence !== null && event.by === defence.seat) defence.sum.damage += event.damage;
        break;
      default:
        if (offence !== null) bringing(offence, event);
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

function bringing({ seat, sum }: Using, event: ThroneEvent): void {
  switch (event.kind) {
    case 'health':
      if (event.change > 0 && event.seats.includes(seat)) sum.healed += event.change;
      break;
    case 'cp':
      if (event.change > 0 && event.seat === seat) sum.cp += event.change;
      break;
    case 'drew':
      if (event.seat === seat) sum.cards += event.count;
      break;
    case 'status':
      if (event.change <= 0) break;
      if (event.seat === seat) sum.gained += event.change;
      else sum.inflicted += event.change;
      break;
    default:
      break;
  }
}
