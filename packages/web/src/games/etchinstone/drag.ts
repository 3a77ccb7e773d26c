// Carrying a card by pointer: it follows the finger or the mouse, and whatever place lies under it when let go gets it.
import { type PointerEvent as ReactPointerEvent, useRef } from 'react';

/** A press that moves less than this is a tap. */
const SLACK = 8;

export interface Carrying {
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  /** True once after a carry, so that the click that ends it is not taken for a tap. */
  readonly wasCarried: () => boolean;
}

function placeUnder(x: number, y: number, carried: Element): number | null {
  const found = document
    .elementsFromPoint(x, y)
    .find((element) => !carried.contains(element) && element.closest('[data-place]') !== null)
    ?.closest<HTMLElement>('[data-place]');
  const place = found?.dataset.place;
  return place === undefined ? null : Number(place);
}

/** `drop` hears where the card of the pressed place was let go. */
export function useCarrying(drop: (from: number, to: number) => void): Carrying {
  const carried = useRef(false);
  return {
    wasCarried() {
      const was = carried.current;
      carried.current = false;
      return was;
    },
    onPointerDown(down) {
      const card = down.currentTarget;
      const from = Number(card.dataset.place);
      carried.current = false;
      if (down.button !== 0) return;
      const follow = (move: PointerEvent) => {
        const x = move.clientX - down.clientX;
        const y = move.clientY - down.clientY;
        if (!carried.current && Math.hypot(x, y) < SLACK) return;
        carried.current = true;
        card.dataset.carried = '';
        card.style.translate = `${x}px ${y}px`;
      };
      const settle = () => {
        window.removeEventListener('pointermove', follow);
        window.removeEventListener('pointerup', letGo);
        window.removeEventListener('pointercancel', settle);
        delete card.dataset.carried;
        card.style.translate = '';
      };
      const letGo = (up: PointerEvent) => {
        const to = carried.current ? placeUnder(up.clientX, up.clientY, card) : null;
        settle();
        if (to !== null && to !== from) drop(from, to);
      };
      window.addEventListener('pointermove', follow);
      window.addEventListener('pointerup', letGo);
      window.addEventListener('pointercancel', settle);
    },
  };
}
