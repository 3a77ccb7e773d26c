// The tale of a run from its events: what each stretch of the road gave and took, and how the final battle went.
import { type EtchinstoneEvent, type Forecast, REGIONS } from '@wyrmtable/etchinstone';

export interface Stretch {
  readonly region: number;
  readonly full: number;
  readonly narrow: number;
  readonly defeat: number;
  readonly gained: number;
  readonly fallen: number;
}

/** How far one part of the final battle came. */
export interface Final {
  readonly total: number;
  /** The highest tier, or the lowest if not even that was reached. */
  readonly goal: number;
  /** 0 where all was lost. */
  readonly tier: number;
  readonly damage: number;
}

export interface Tale {
  readonly stretches: readonly Stretch[];
  /** Levels lost in the final battle. */
  readonly fallenAtLast: number;
  readonly journey: Final | null;
  readonly battle: Final | null;
}

type Counts = { -readonly [K in keyof Stretch]: Stretch[K] };

const TIERS: readonly Forecast['result'][] = ['defeat', 'tier1', 'tier2', 'tier3'];

function finalOf({ action, goals, result, damage }: Forecast): Final {
  const tier = Math.max(0, TIERS.indexOf(result));
  return { total: action.total, goal: (tier === 0 ? goals[0] : goals.at(-1)) ?? 0, tier, damage: damage.total };
}

export function taleOf(events: readonly EtchinstoneEvent[]): Tale {
  const stretches = REGIONS.map(
    (_, i): Counts => ({ region: i + 1, full: 0, narrow: 0, defeat: 0, gained: 0, fallen: 0 }),
  );
  // The set-up leads into region 1 before anybody listens, so nothing announces it.
  let here: Counts | undefined = stretches[0];
  let fallenAtLast = 0;
  let journey: Final | null = null;
  let battle: Final | null = null;
  for (const event of events) {
    switch (event.kind) {
      case 'region':
      case 'regionSkipped':
        here = stretches[event.region - 1];
        break;
      case 'finalJourney':
        here = undefined;
        break;
      case 'upgraded':
        if (here !== undefined) here.gained++;
        break;
      case 'downgraded':
      case 'removed':
        if (here === undefined) fallenAtLast++;
        else here.fallen++;
        break;
      case 'resolved': {
        const { forecast } = event;
        const { against, result } = forecast;
        if (against === 'finalJourney') journey = finalOf(forecast);
        else if (against === 'finalEnemy') battle = finalOf(forecast);
        else if (here !== undefined && (result === 'full' || result === 'narrow' || result === 'defeat'))
          here[result]++;
        break;
      }
      default:
        break;
    }
  }
  return { stretches, fallenAtLast, journey, battle };
}
