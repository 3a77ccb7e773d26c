// What every table with hands and dice knows of the person who sits at it, worked out once and handed down to its parts.
import type { Choice, Happening, Seat } from '@wyrmtable/kernel';
import { type Lang, type Message, type Params, phrase } from '@wyrmtable/words';
import { type Context, useContext, useEffect, useMemo, useState } from 'react';
import type { Beat } from '../stage/stage.ts';
import type { NumberedEvent, SeatInfo, TablePort } from '../table/port.ts';
import type { OddsMode, TableViewProps } from './contract.ts';
import { isShared, stillOpen, tapped } from './peeking.ts';

export interface Viewer {
  readonly lang: Lang;
  readonly say: (message: Message, params?: Params) => string;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly seats: readonly SeatInfo[];
  /** Players' names by seat. */
  readonly names: readonly string[];
  /** The seat whose eyes these are; null for a spectator. */
  readonly me: Seat | null;
  /** Several people share this screen, so hands stay covered until their owner looks. */
  readonly shared: boolean;
  /** The watcher's hand may be seen. */
  readonly open: boolean;
  /** Uncovers the watcher's hand on a shared screen, or covers it again. */
  readonly peek: () => void;
  readonly odds: OddsMode;
  /** Chances are to be seen now: always, or because somebody has asked. */
  readonly oddsShown: boolean;
  /** Nothing is done or said for whoever sits here. */
  readonly unaided: boolean;
  /** What a lesson asks for; null where nothing is taught. */
  readonly taught: ((choice: Choice) => boolean) | null;
  /** What the coach says, or null while it thinks; undefined where none is asked. */
  readonly advised: Choice | null | undefined;
  readonly toggleOdds: () => void;
  readonly events: readonly NumberedEvent[];
  /** The number of the newest event that may be told: dice in the air are not. */
  readonly told: number;
  /** Something is still to be told, so nobody is asked yet. */
  readonly telling: boolean;
  /** Asks the table for events before those. */
  readonly earlier: TablePort['earlier'];
}

/** An event of one game while it is being shown. */
export interface Shown<Event extends Happening> extends Omit<Beat, 'event'> {
  readonly event: Event;
}

/** What is being shown, where it is an event of that game. */
export function shownAs<Event extends Happening>(
  playing: Beat | null,
  isOurs: (event: Happening) => event is Event,
): Shown<Event> | null {
  return playing !== null && isOurs(playing.event) ? { ...playing, event: playing.event } : null;
}

/** Whose hand lies open on a screen that several people share. */
function usePeeking(me: Seat | null): readonly [open: boolean, peek: () => void] {
  const [peeking, setPeeking] = useState<Seat | null>(null);
  const kept = stillOpen(peeking, me);
  useEffect(() => setPeeking(kept), [kept]);
  return [kept !== null, () => setPeeking(tapped(kept, me))];
}

/** `secrets` says whether people at one screen hide anything from each other. */
export function useViewer(
  { snapshot, port, settings, stage }: TableViewProps,
  secrets = true,
): Viewer & { readonly playing: Beat | null } {
  const { seats, watcher, events, canUndo } = snapshot;
  const { lang, odds, unaided = false, advised } = settings;
  const me = watcher === 'spectator' ? null : watcher;
  const [peeking, peek] = usePeeking(me);
  const [oddsAsked, setOddsAsked] = useState(false);
  const say = useMemo<Viewer['say']>(() => (message, params) => phrase(lang, message, params), [lang]);
  const shared = secrets && isShared(seats);
  return {
    lang,
    say,
    canUndo,
    undo: () => port.undo(),
    seats,
    names: seats.map(({ name }) => name),
    me,
    shared,
    open: !shared || peeking,
    peek,
    odds,
    unaided,
    taught: port.taught?.() ?? null,
    advised,
    oddsShown: odds === 'always' || (odds === 'demand' && oddsAsked),
    toggleOdds: () => setOddsAsked(!oddsAsked),
    events,
    told: stage.told,
    telling: stage.telling,
    earlier: port.earlier,
    playing: stage.playing,
  };
}

/** What was handed down to the part that is being drawn; one outside of its table is the house's mistake, and loud. */
export function useHanded<Known>(context: Context<Known | null>, place: string): Known {
  const known = useContext(context);
  if (known === null) throw new Error(`a part of ${place} was drawn outside of it`);
  return known;
}

export function nameOf({ names }: Pick<Viewer, 'names'>, seat: Seat | null): string {
  return (seat === null ? undefined : names[seat]) ?? '?';
}
