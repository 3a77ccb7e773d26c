// What an event of Dragon Farkle says of the table, and no more: dice, armies, wounds and cards as they stand when it has been told.
import type { FarkleEvent, FarkleView } from '@wyrmtable/dragon-farkle';
import type { Happening, Seat } from '@wyrmtable/kernel';
import { isFarkleEvent } from './happening.ts';

type HeroView = FarkleView['heroes'][number];

const ofSeat = (view: FarkleView, seat: Seat, change: (hero: HeroView) => Partial<HeroView>): FarkleView => ({
  ...view,
  heroes: view.heroes.map((hero, i) => (i === seat ? { ...hero, ...change(hero) } : hero)),
});

/** Somebody takes up all the dice. */
const afresh = { pending: 0, aside: [], rolls: 0, dice: [], face: null, placed: [], placedEvent: null } as const;

/** `soldiers` of them stay, or the dragon has eaten them. */
function aside(view: FarkleView, dice: readonly number[], soldiers: number, pending: number): FarkleView {
  const left = Math.max(0, view.left - dice.length);
  return { ...view, aside: [...view.aside, { dice, soldiers }], left, pending };
}

function drawn(view: FarkleView, { seat, pending, item }: Extract<FarkleEvent, { kind: 'drew' }>): FarkleView {
  const next = ofSeat(view, seat, (hero) =>
    pending ? { pendingItems: hero.pendingItems + 1 } : { items: hero.items + 1 },
  );
  if (item === undefined) return next;
  return pending ? { ...next, pendingHand: [...next.pendingHand, item] } : { ...next, hand: [...next.hand, item] };
}

function afterEvent(view: FarkleView, event: FarkleEvent): FarkleView {
  switch (event.kind) {
    case 'turn': {
      const { seat, turn } = event;
      const turned = { active: seat, roller: seat, turn, step: 'turn', action: null, target: null } as const;
      return { ...view, ...afresh, ...turned, attack: 0, dealt: 0, lost: 0, companionUsed: false, aimed: null };
    }
    case 'action':
      return { ...view, ...afresh, action: event.action, target: event.target ?? null, roller: event.seat };
    case 'defending':
      return { ...view, ...afresh, roller: event.seat, left: event.dice, attack: event.against };
    case 'rolled':
      return { ...view, dice: event.dice, face: event.face, rolls: view.rolls + 1, roller: event.seat };
    case 'rerolledDice':
      return { ...view, dice: event.dice };
    case 'rerolledDie': {
      const at = view.dice.indexOf(event.from);
      return at < 0 ? view : { ...view, dice: view.dice.with(at, event.to) };
    }
    case 'rerolledEvent':
      return { ...view, face: event.to };
    case 'setAside':
      return aside(view, event.dice, event.soldiers, event.pending);
    case 'eaten':
      return aside(view, event.dice, 0, view.pending);
    case 'hotDice':
      return { ...view, left: event.dice };
    case 'zonk':
      return { ...view, pending: 0 };
    case 'fallen':
      return aside(view, event.dice, event.soldiers, view.pending);
    case 'army': {
      const lost = event.why === 'battle' ? view.lost - event.change : view.lost;
      return ofSeat({ ...view, lost }, event.seat, () => ({ army: event.army }));
    }
    case 'wounded':
      return { ...view, dealt: event.dealt };
    case 'healed':
      return { ...view, dealt: 0 };
    case 'wiped':
      return ofSeat(view, event.seat, () => ({ wiped: true, lair: false }));
    case 'respawned':
      return ofSeat(view, event.seat, () => ({ wiped: false }));
    case 'joined':
      return ofSeat(view, event.seat, () => ({ companion: event.companion }));
    case 'parted':
      return ofSeat(view, event.seat, () => ({ companion: null }));
    case 'enteredLair':
    case 'leftLair':
      return ofSeat(view, event.seat, () => ({ lair: event.kind === 'enteredLair' }));
    case 'drew':
      return drawn(view, event);
    default:
      return view;
  }
}

export function isFarkleView(view: object): view is FarkleView {
  return 'heroes' in view && 'step' in view && 'aside' in view;
}

/** Nobody is asked while the story goes on. */
export const tellFarkle = (view: object, event: Happening): object =>
  isFarkleView(view) && isFarkleEvent(event) ? afterEvent({ ...view, toMove: null, window: null }, event) : view;
